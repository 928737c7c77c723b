"""What a simulation tells: scores, lengths, blocked rounds, disputed situations, seats."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import polars as pl

from caboose.fast.situations import MEANINGS
from caboose.lab.outcomes import Outcomes
from caboose.lab.series import Series, column_name
from caboose.lab.statistics import Estimate, Spread, estimate_by_deal, spread


@dataclass(frozen=True)
class Situation:
    """How often a situation arose that tables quarrel about."""

    name: str
    meaning: str
    times: int
    times_a_round: Estimate
    share_of_rounds: Estimate
    """The rounds in which it arose at all."""


@dataclass(frozen=True)
class Place:
    """How a place at the table fared: a seat, or a place in the order of turns."""

    place: int
    player: str | None
    """The kind of player who sat there; None where the place went round."""
    points_a_round: Estimate
    against_others: Estimate
    """The points of a round less the mean of the others' points."""
    rounds_won: Estimate
    """As a share; equals share a win."""
    matches_won: Estimate | None
    """None for a place in the order of turns, which goes round from round to round."""


@dataclass(frozen=True)
class Simulation:
    """The summary of a simulation. All intervals are by deal."""

    rules: str
    players: tuple[str, ...]
    matches: int
    rounds: int
    seed: int
    fewest_points_win: bool
    points_a_round: Spread
    """Of every seat in every round."""
    points_a_match: Spread
    rounds_a_match: Spread
    laps_a_round: Spread
    steps_a_round: Spread
    blocked: Estimate
    """The share of rounds that nobody could go on with."""
    situations: tuple[Situation, ...]
    seats: tuple[Place, ...]
    turn_order: tuple[Place, ...]
    """Place 1 is the leader of the round, place 2 the seat after it."""

    def as_dict(self) -> dict[str, Any]:
        """The summary as plain data."""
        return asdict(self)


def summarise(series: Series, table: pl.DataFrame) -> Simulation:
    """The summary of the rounds of a series that does not turn its seats."""
    outcomes = Outcomes(series, table)
    return Simulation(
        rules=str(series.rules),
        players=series.players,
        matches=series.matches,
        rounds=len(table),
        seed=series.seed,
        fewest_points_win=outcomes.fewest_win,
        points_a_round=spread(outcomes.points),
        points_a_match=spread(outcomes.totals),
        rounds_a_match=spread(np.bincount(outcomes.match)[1:]),
        laps_a_round=spread(table["laps"].to_numpy()),
        steps_a_round=spread(table["steps"].to_numpy()),
        blocked=estimate_by_deal((table["over"] == "blocked").to_numpy(), outcomes.deal),
        situations=tuple(_situation(name, table, outcomes) for name in MEANINGS),
        seats=_seats(outcomes),
        turn_order=_turn_order(outcomes),
    )


def _situation(name: str, table: pl.DataFrame, outcomes: Outcomes) -> Situation:
    counts = table[column_name(name)].to_numpy()
    return Situation(
        name=name,
        meaning=MEANINGS[name],
        times=int(counts.sum(dtype=np.int64)),
        times_a_round=estimate_by_deal(counts, outcomes.deal),
        share_of_rounds=estimate_by_deal(counts > 0, outcomes.deal),
    )


def _seats(outcomes: Outcomes) -> tuple[Place, ...]:
    against_others, matches_won = outcomes.against_others, outcomes.matches_won
    return tuple(
        Place(
            place=seat + 1,
            player=player,
            points_a_round=estimate_by_deal(outcomes.points[:, seat], outcomes.deal),
            against_others=estimate_by_deal(against_others[:, seat], outcomes.deal),
            rounds_won=estimate_by_deal(outcomes.rounds_won[:, seat], outcomes.deal),
            matches_won=estimate_by_deal(matches_won[:, seat], outcomes.deal_of_match),
        )
        for seat, player in enumerate(outcomes.series.players)
    )


def _turn_order(outcomes: Outcomes) -> tuple[Place, ...]:
    points = outcomes.by_turn_order(outcomes.points.astype(np.float64))
    against_others = outcomes.by_turn_order(outcomes.against_others)
    rounds_won = outcomes.by_turn_order(outcomes.rounds_won)
    return tuple(
        Place(
            place=place + 1,
            player=None,
            points_a_round=estimate_by_deal(points[:, place], outcomes.deal),
            against_others=estimate_by_deal(against_others[:, place], outcomes.deal),
            rounds_won=estimate_by_deal(rounds_won[:, place], outcomes.deal),
            matches_won=None,
        )
        for place in range(outcomes.series.seats)
    )

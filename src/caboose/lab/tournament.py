"""What a tournament tells: every player's figures, and the ladder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import polars as pl

from caboose.lab.outcomes import Outcomes
from caboose.lab.series import Series
from caboose.lab.statistics import (
    Estimate,
    Rating,
    Spread,
    estimate_by_deal,
    ratings,
    spread,
)


@dataclass(frozen=True)
class Entrant:
    """How a player of a tournament fared."""

    name: str
    player: str
    """The kind of player."""
    rating: Rating
    points_a_match: Estimate
    points_a_round: Estimate
    against_others: Estimate
    """The points of a round less the mean of the others' points."""
    rounds_won: Estimate
    """As a share; equals share a win."""
    matches_won: Estimate
    spread_of_rounds: Spread
    """Of the points of its rounds."""


@dataclass(frozen=True)
class Tournament:
    """The result of a tournament. All intervals are by deal."""

    rules: str
    deals: int
    matches: int
    rounds: int
    seed: int
    fewest_points_win: bool
    ladder: tuple[Entrant, ...]
    """The players, the best rating first."""

    def as_dict(self) -> dict[str, Any]:
        """The result as plain data."""
        data = asdict(self)
        for place, entrant in enumerate(self.ladder):
            data["ladder"][place]["rating"]["ordinal"] = entrant.rating.ordinal
        return data


def entrant_names(players: Sequence[str]) -> list[str]:
    """Names that differ: a second greedy is called ``greedy 2``.

    >>> entrant_names(["greedy", "random", "greedy"])
    ['greedy', 'random', 'greedy 2']
    """
    seen: Counter[str] = Counter()
    names = []
    for player in players:
        seen[player] += 1
        names.append(player if seen[player] == 1 else f"{player} {seen[player]}")
    return names


def judge(series: Series, table: pl.DataFrame) -> Tournament:
    """The result of the rounds of a series that turns its seats."""
    outcomes = Outcomes(series, table)
    totals, against_others = outcomes.totals, outcomes.against_others
    matches_won = outcomes.matches_won
    rated = ratings(outcomes.places.tolist())
    entrants = [
        Entrant(
            name=name,
            player=series.players[player],
            rating=rated[player],
            points_a_match=estimate_by_deal(totals[:, player], outcomes.deal_of_match),
            points_a_round=estimate_by_deal(outcomes.points[:, player], outcomes.deal),
            against_others=estimate_by_deal(against_others[:, player], outcomes.deal),
            rounds_won=estimate_by_deal(outcomes.rounds_won[:, player], outcomes.deal),
            matches_won=estimate_by_deal(matches_won[:, player], outcomes.deal_of_match),
            spread_of_rounds=spread(outcomes.points[:, player]),
        )
        for player, name in enumerate(entrant_names(series.players))
    ]
    return Tournament(
        rules=str(series.rules),
        deals=series.matches // series.turns,
        matches=series.matches,
        rounds=len(table),
        seed=series.seed,
        fewest_points_win=outcomes.fewest_win,
        ladder=tuple(sorted(entrants, key=lambda each: -each.rating.mean)),
    )


def with_names(series: Series, table: pl.DataFrame) -> pl.DataFrame:
    """The table of rounds with the name of the player on each seat, ``player_1`` and so on."""
    names = entrant_names(series.players)
    kind = pl.Enum(names)
    turn = (table["match"].to_numpy() - 1) % series.turns
    listed = np.array(names)
    return table.with_columns(
        pl.Series(f"player_{seat + 1}", listed[(seat - turn.astype(np.int64)) % series.seats], kind)
        for seat in range(series.seats)
    )

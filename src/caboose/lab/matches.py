"""A match played in Python, by players who see views, with the deals of compiled play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from caboose.core.layout import LAP, LEADER, OVER
from caboose.fast.chance import CHANCE_SIZE, seed_chance
from caboose.fast.playouts import Table, shuffled
from caboose.fast.situations import (
    NOTES_SIZE,
    SITUATION_COUNT,
    note_opening,
    note_step,
    remember,
)
from caboose.game import Match, Round, Step
from caboose.players import Player
from caboose.rules import Rules
from caboose.tiles import Tile, set_size
from caboose.view import view


def play_match(
    rules: Rules,
    players: Sequence[Player],
    *,
    seed: int,
    number: int,
    deal: int,
    most_rounds: int,
    budget: float,
    dealt: Callable[[Sequence[Player], Round], object] = lambda players, round: None,
) -> list[list[int]]:
    """Play match ``number`` of a series with the shuffles of deal ``deal``, both from 0.

    Returns a row for each round, as ``caboose.fast.playouts.ROUND_COLUMNS`` names it, then the
    points by seat. ``players`` sit in the order of the seats; ``dealt`` is told of them and of each
    round as it is dealt. Raises ValueError that names a player whose step is not legal.
    """
    seats = len(players)
    match = Match(rules, seats, seed=0, lead=deal % seats + 1)  # no shuffle of its own is used
    deal_of_rules = rules.deal(seats)
    table = Table(match.set, seats, deal_of_rules.hand, int(deal_of_rules.engine_aside))
    deals = [0] * CHANCE_SIZE
    seed_chance(deals, seed, 2 * deal)
    chances = [Random(f"{seed} {number} {seat}") for seat in range(seats)]
    order = [0] * set_size(match.set)
    rows: list[list[int]] = []
    while not match.is_over and len(rows) < most_rounds:
        count = shuffled(order, table, max(match.engines), deals)
        round = match.deal([Tile.numbered(tile) for tile in order[:count]])
        dealt(players, round)
        notes = [0] * NOTES_SIZE
        note_opening(list(round.state), table.hand, notes)
        steps = play_round(round, players, chances, budget, notes)
        state = round.state
        rows.append(
            [
                *(round.engine, state[LEADER], state[OVER], state[LAP], steps),
                *notes[:SITUATION_COUNT],
                *round.scores(),
            ]
        )
    return rows


def play_round(
    round: Round,
    players: Sequence[Player],
    chances: Sequence[Random],
    budget: float,
    notes: list[int],
) -> int:
    """Play a round to its end and note its situations; returns how many steps were done."""
    steps = 0
    codes = round.rules.codes
    while not round.over:
        seat = round.to_play
        seen = view(round, seat)
        step = players[seat - 1].choose(seen, budget, chances[seat - 1])
        remember(list(round.state), notes)
        _do(round, step, players[seat - 1])
        note_step(list(round.state), codes, step.number, seen.legal[0].is_play, notes)
        steps += 1
    return steps


def _do(round: Round, step: Step, player: Player) -> None:
    try:
        round.do(step)
    except ValueError as refusal:
        # A plain error, which unlike the refusal itself can travel between processes.
        raise ValueError(f"the player {player.name} chose {step}: {refusal}") from None

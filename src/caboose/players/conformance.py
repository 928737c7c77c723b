"""A test for players of one's own: whether they may sit down at a table."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from time import perf_counter

from caboose.game import Match, Round
from caboose.players.player import Player
from caboose.rules import Rules, preset_names
from caboose.view import view

PATIENCE = 3
"""How many times its budget a step may take, as at the table."""
TRIES = 3
"""A step that came late is asked for again: the machine may have been busy for a moment."""
SHARE_AFRESH = 0.1


def verify_player(make: Callable[[], Player], *, rounds: int = 1, budget: float = 0.05) -> None:
    """Play rounds of every preset with a player in all seats; raises AssertionError.

    What is asked: a legal step each time, within three times the ``budget`` (seconds), and the
    view left as it was; also of a player made afresh in the middle of a round, as servers do.
    """
    assert isinstance(make().name, str), "a player has a name"
    for preset in preset_names():
        for number in range(rounds):
            random = Random(f"{preset} {number}")
            _verify_round(make, _dealt(Rules(preset), random), budget, random)


def _dealt(rules: Rules, random: Random) -> Round:
    """A round for as many players as the rules can deal to."""
    seats = list(range(2, 15))
    random.shuffle(seats)
    for players in seats:
        try:
            return Match(rules, players, seed=random.getrandbits(31)).deal()
        except ValueError:
            continue
    raise AssertionError(f"{rules} deals to no number of players")


def _verify_round(make: Callable[[], Player], round: Round, budget: float, random: Random) -> None:
    players = [make() for _ in range(round.players)]
    while not round.over:
        seat = round.to_play
        seen = view(round, seat)
        kept = deepcopy(seen)
        player = make() if random.random() < SHARE_AFRESH else players[seat - 1]
        for _ in range(TRIES):
            begin = perf_counter()
            step = player.choose(seen, budget, random)
            took = perf_counter() - begin
            if took <= PATIENCE * budget:
                break
        where = f"{round.rules}, seat {seat} of {round.players}, lap {round.lap}"
        assert step in seen.legal, f"{step} is not legal: {where}"
        assert took <= PATIENCE * budget, f"{took:.2f} s for a step, {budget} s are given: {where}"
        assert seen == kept, f"the view was changed: {where}"
        round.do(step)

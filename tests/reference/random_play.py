"""Random options, deals and play, for checks that must hold under all rules."""

from __future__ import annotations

import random
from collections.abc import Callable

from .reference_round import ReferenceRound
from .state import Options

CHOICES: dict[str, list[str | int]] = {
    "engine": ["dealt", "aside", "highest-held"],
    "hunt": ["in-turn", "together", "next-lower"],
    "first_turn": ["whole-train", "one-tile"],
    "first_draw": ["none", "one"],
    "may_decline": ["yes", "no"],
    "first_trains": ["own", "own-or-mexican"],
    "first_end_double": ["later", "now", "ordinary", "forbidden"],
    "first_out": ["finish-lap", "at-once"],
    "late_start": ["one-tile", "whole-train"],
    "cover_duty": ["next-player", "none"],
    "cover_order": ["oldest", "newest", "any"],
    "covers": ["one", "all"],
    "mexican_from": [2, 1, 3],
    "mexican_trains": ["one", "many", "none"],
    "own_first": ["no", "before-mexican", "before-others", "before-anything"],
    "prefer_own": ["no", "yes"],
    "draws": ["one", "two", "until-playable"],
    "drawn_tile": ["may", "must"],
    "must_play": ["yes", "no"],
    "marker_on": ["cannot-play", "not-on-own", "failed-cover"],
    "marker_off": ["own-play", "any-play", "own-play-covered"],
    "follow_up": ["anywhere", "on-double", "none"],
    "doubles_per_turn": ["any", "one"],
    "follow_up_draw": ["one", "none"],
    "draws_per_turn": ["each-time", "one"],
    "max_open_doubles": ["any", "one"],
    "dead_double": ["waived", "owed"],
    "final_double": ["out", "must-follow"],
    "out_bonus": [0, -5],
    "double_blank": [50, 25, 0],
    "double_tiles": ["face", "twice"],
    "blocked": ["all-count", "lowest-zero"],
    "scoring": ["penalty", "winner-takes"],
    "out_on_double": ["plain", "doubled"],
}
"""Every option that a round needs with its values; the first value is that of `spruce`."""

TOPS = [6, 9, 12, 15, 18]


def spruce() -> Options:
    """The options of the default preset (RULES.md section 3)."""
    return {name: values[0] for name, values in CHOICES.items()}


def random_options(rng: random.Random) -> Options:
    """Any value for every option."""
    return {name: rng.choice(values) for name, values in CHOICES.items()}


def random_deal(rng: random.Random, options: Options) -> ReferenceRound:
    """A shuffled round of any set and number of players whose deal fits."""
    top = rng.choice(TOPS)
    order = [(high, low) for high in range(top + 1) for low in range(high + 1)]
    engines = list(range(top + 1))
    hunt_for_one = options["engine"] == "dealt" and options["hunt"] != "next-lower"
    if options["engine"] == "aside" or hunt_for_one:
        engines = [rng.choice(engines)]
    elif options["engine"] == "dealt":
        engines = engines[: rng.randint(1, top + 1)]
    if options["engine"] == "aside":
        order.remove((engines[0], engines[0]))
    rng.shuffle(order)
    seats = rng.randint(2, min(14, len(order) // 2))
    hand = rng.randint(2, min(16, len(order) // seats))
    lead = rng.randint(1, seats)
    return ReferenceRound.open(options, top, seats, hand, order, lead, engines)


def random_step(rng: random.Random, options: Options, game: ReferenceRound) -> str:
    """Any legal step; passes are rare where `must_play: no` would let a round go on for ever."""
    steps = game.legal()
    other_than_pass = [step for step in steps if step != "-"]
    if options["must_play"] == "no" and other_than_pass:
        return rng.choice(other_than_pass)
    return rng.choice(steps)


def play_out(
    rng: random.Random,
    options: Options,
    game: ReferenceRound,
    bound: int,
    look: Callable[[ReferenceRound], None],
) -> int:
    """Play at random until the round is over; look at every state; the number of steps."""
    for count in range(bound):
        look(game)
        if game.over is not None:
            return count
        game.do(random_step(rng, options, game))
    raise AssertionError(f"no end after {bound} steps: {options}")

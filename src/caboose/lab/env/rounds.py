"""How the rounds of both environments are dealt and rewarded."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from caboose.core.layout import STATE_SIZE, TRAINS
from caboose.fast.batches import course_of
from caboose.fast.chance import CHANCE_SIZE, seed_chance
from caboose.fast.playouts import Table
from caboose.game import Round, round_count
from caboose.game.standing import first_engine
from caboose.lab.env import batches
from caboose.rules import Rules
from caboose.tiles import set_size

STEPS_PER_TILE = 20
"""A round is broken off after so many steps for each tile of the set. Only where players may pass
for ever (``must_play=no``) can a round last so long.
"""


def most_steps(rules: Rules, players: int) -> int:
    """The steps after which a round is broken off."""
    return STEPS_PER_TILE * set_size(rules.deal(players).set)


def verified_seed(seed: int | None) -> int:
    """The seed, or one from the system's source of chance; raises ValueError."""
    if seed is None:
        return SystemRandom().getrandbits(31)
    if not 0 <= seed < 1 << 31:
        raise ValueError(f"the seed is {seed}: give a whole number from 0 to {(1 << 31) - 1}")
    return int(seed)


def deals_of(rules: Rules, players: int) -> batches.Deals:
    """What rounds of these rules are dealt from; raises ValueError if they cannot be dealt."""
    deal = rules.deal(players)
    highest = first_engine(rules, deal.set)
    course = course_of(rules, highest)
    rounds = min(round_count(rules, deal.set) or highest + 1, highest + 1)
    table = Table(deal.set, players, deal.hand, int(deal.engine_aside))
    return batches.Deals(table, course, rounds)


class Dealer:
    """Deals one round after another, the same ones for a seed.

    A round has any engine that a match would have, and any seat in the lead.
    """

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self._rules = rules
        self._deals = deals_of(rules, players)
        self._chance = [0] * CHANCE_SIZE
        seed_chance(self._chance, seed, 0)

    def deal(self) -> Round:
        """The next round."""
        state = [0] * STATE_SIZE
        order = [0] * set_size(self._deals.table.top)
        batches.deal_round(state, self._rules.codes, self._deals, order, self._chance)
        return Round(self._rules, state, [[] for _ in range(TRAINS)])


def rewards_of(rules: Rules, points: Sequence[int]) -> list[float]:
    """Each seat's reward for the points of a round: 1 for 100 points better than the mean."""
    winner_takes = int(rules["scoring"] == "winner-takes")
    total = sum(points)
    return [batches.reward(each, total, len(points), winner_takes) for each in points]

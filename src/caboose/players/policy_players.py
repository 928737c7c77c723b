"""The core's own players for one view at a time: the same rules that compiled matches play by."""

from __future__ import annotations

from random import Random

from caboose.core.layout import (
    END,
    HAND,
    HAND_WIDTH,
    HELD,
    MARKERS,
    OPEN,
    OPEN_COUNT,
    SEATS,
    STATE_SIZE,
    TO_PLAY,
    TOP,
    TRAINS,
)
from caboose.fast.chance import CHANCE_SIZE, seed_chance
from caboose.fast.policies import POLICIES, choose
from caboose.game import Step
from caboose.game.steps import train_number
from caboose.tiles import HIGH, LOW
from caboose.trains.slots import WORK_SIZE
from caboose.view import View


class PolicyPlayer:
    """A player that follows one of the core's policies."""

    name = "random"

    def __init__(self) -> None:
        self._work: list[int] = []

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """The step that the policy takes; it needs far less than any budget."""
        if not self._work:
            self._work = [0] * WORK_SIZE
        chance = [0] * CHANCE_SIZE
        seed_chance(chance, random.getrandbits(31), 0)
        steps = [step.number for step in view.legal]
        policy, codes = POLICIES[self.name], view.rules.codes
        return Step(choose(policy, seen_state(view), codes, steps, len(steps), chance, self._work))


class BeginnerPlayer(PolicyPlayer):
    """Lays any tile, but covers open doubles and goes out where it can."""

    name = "beginner"


class CasualPlayer(PolicyPlayer):
    """Lays the heaviest tile, doubles first; overlooks it now and then and lays another."""

    name = "casual"


class PlannerPlayer(PolicyPlayer):
    """Keeps its exact best train, and lays what is spare elsewhere first."""

    name = "planner"


class GreedyPlayer(PolicyPlayer):
    """Lays the heaviest tile that is legal, doubles first, among equals on the own train."""

    name = "greedy"


class RandomPlayer(PolicyPlayer):
    """Chooses among all legal steps, each equally likely."""

    name = "random"


def seen_state(view: View) -> list[int]:
    """The slots of a state that the policies read, from what a seat sees; the rest is 0."""
    state = [0] * STATE_SIZE
    state[TOP] = view.set
    state[SEATS] = len(view.tiles_in_hand)
    state[TO_PLAY] = view.to_play - 1
    for train in range(TRAINS):
        state[END + train] = view.engine
    for name, end in view.ends.items():
        state[END + train_number(name)] = end
    for name, seen in view.trains.items():
        if seen.marker:
            state[MARKERS] |= 1 << train_number(name)
    for place, name in enumerate(view.open_doubles):
        state[OPEN + place] = train_number(name)
    state[OPEN_COUNT] = len(view.open_doubles)
    state[HELD + view.to_play - 1] = len(view.hand)
    hand = HAND + (view.to_play - 1) * HAND_WIDTH
    for tile in view.hand:
        high, low = HIGH[tile.number], LOW[tile.number]
        state[hand + high] |= 1 << low
        state[hand + low] |= 1 << high
    return state

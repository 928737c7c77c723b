"""The core's own players: which of the legal steps they take. Integers only.

They see what their seat may know: its hand and the table (RULES.md section 1).
"""

from __future__ import annotations

from typing import Final

from caboose.core.bits import count_ones
from caboose.core.layout import (
    DRAW,
    END,
    HAND,
    HAND_WIDTH,
    HELD,
    MARKERS,
    OPEN,
    OPEN_COUNT,
    TO_PLAY,
    TOP,
    TRAIN_STEPS,
)
from caboose.core.legal import State
from caboose.core.scoring import tile_points
from caboose.fast.chance import Chance, below
from caboose.rules import codes
from caboose.rules.codes import Codes
from caboose.tiles import HIGH, LOW
from caboose.trains.aims import Aim
from caboose.trains.slots import Work
from caboose.trains.solving import best_worth

RANDOM: Final = 0
GREEDY: Final = 1
PLANNER: Final = 2

BEGINNER: Final = 3
CASUAL: Final = 4

POLICIES: Final = {
    "random": RANDOM,
    "greedy": GREEDY,
    "planner": PLANNER,
    "beginner": BEGINNER,
    "casual": CASUAL,
}
"""The policies by name."""

DOUBLES_FIRST: Final = 1000  # more than any tile counts
TURNS_A_SLIP: Final = 8  # the casual player overlooks the heaviest tile once in so many steps

# What the planner weighs, in fifths of a pip; measured, see docs/performance.md.
SPARE_PIP: Final = 5  # a pip outside the train that is planned
PLANNED_PIP: Final = 1  # a pip in it
TRAIN_LEFT_OPEN: Final = 50  # the own train stays open, although there is a plan for it
DOUBLE_LAID: Final = -100

PIP_WEIGHT: Final = 256  # a pip outweighs all tiles of a hand


def choose(
    policy: int, state: State, rules: Codes, steps: State, count: int, chance: Chance, work: Work
) -> int:
    """The step that a policy takes, of ``count`` legal steps in ascending order.

    ``work`` is the memory of the train solver.
    """
    if policy == PLANNER:
        return planned(state, rules, steps, count, work)
    if policy == GREEDY or (policy == CASUAL and below(chance, TURNS_A_SLIP)):
        return heaviest(state, rules, steps, count)
    if policy == RANDOM:
        return int(steps[below(chance, count)])
    return careless(state, steps, count, policy == BEGINNER, chance)


def careless(state: State, steps: State, count: int, sees_covers: bool, chance: Chance) -> int:
    """Any tile that is legal, the last one in any case; else draw, or pass.

    Who ``sees_covers`` covers an open double where he can, and may stop or draw all the same.
    """
    plays = covers = 0
    for place in range(count):
        if steps[place] < DRAW:
            plays += 1
            covers += is_cover(state, int(steps[place]))
    if sees_covers and covers:
        wanted = below(chance, covers)
        for place in range(plays):
            if is_cover(state, int(steps[place])):
                if wanted == 0:
                    return int(steps[place])
                wanted -= 1
    if plays and (not sees_covers or state[HELD + state[TO_PLAY]] == 1):
        return int(steps[below(chance, plays)])
    return int(steps[below(chance, count)])


def is_cover(state: State, step: int) -> int:
    """1 where a tile covers an open double."""
    for place in range(int(state[OPEN_COUNT])):
        if state[OPEN + place] == step // TRAIN_STEPS:
            return 1
    return 0


def heaviest(state: State, rules: Codes, steps: State, count: int) -> int:
    """The tile that counts most, doubles first, the own train among equals; or draw, or pass."""
    best, best_weight = int(steps[0]), -1
    for place in range(count):
        step = int(steps[place])
        if step >= DRAW:
            break
        tile = step % TRAIN_STEPS
        weight = 2 * tile_points(rules, HIGH[tile], LOW[tile])
        if HIGH[tile] == LOW[tile]:
            weight += DOUBLES_FIRST
        if step // TRAIN_STEPS == state[TO_PLAY]:
            weight += 1
        if weight > best_weight:
            best, best_weight = step, weight
    return best


def planned(state: State, rules: Codes, steps: State, count: int, work: Work) -> int:
    """The tile after which the hand stands best by ``step_cost``; or draw, or pass."""
    best = int(steps[0])
    if count == 1 or best >= DRAW:
        return best
    pips = hand_pips(state, rules)
    best_cost = 0
    for place in range(count):
        step = int(steps[place])
        if step >= DRAW:
            break
        cost = step_cost(state, rules, step, pips, work)
        if place == 0 or cost < best_cost:
            best, best_cost = step, cost
    return best


def step_cost(state: State, rules: Codes, step: int, pips: int, work: Work) -> int:
    """What is to be feared after a tile, in fifths of a pip, for a hand that had ``pips``.

    The hand is planned anew: its best train from the end of the own train, and what is spare.
    """
    seat = int(state[TO_PLAY])
    hand = HAND + seat * HAND_WIDTH
    train, tile = step // TRAIN_STEPS, step % TRAIN_STEPS
    high, low = HIGH[tile], LOW[tile]
    is_own, is_double = train == seat, high == low
    end = int(state[END + seat])
    if is_own:
        end = high + low - end
    state[hand + high] ^= 1 << low
    if not is_double:
        state[hand + low] ^= 1 << high
    aim = Aim(1, PIP_WEIGHT, rules.double_blank, 1)
    inside = best_worth(work, state, hand, end, aim) // (2 * PIP_WEIGHT)
    state[hand + high] ^= 1 << low
    if not is_double:
        state[hand + low] ^= 1 << high
    left = pips - (high + low if tile else rules.double_blank)
    cost = SPARE_PIP * (left - inside) + PLANNED_PIP * inside
    if inside and stays_open(state, rules, is_own, is_double):
        cost += TRAIN_LEFT_OPEN
    if is_double:
        cost += DOUBLE_LAID
    return cost


def hand_pips(state: State, rules: Codes) -> int:
    """The pips in the hand of the player to move, the double-blank at its worth."""
    hand = HAND + int(state[TO_PLAY]) * HAND_WIDTH
    pips = int(state[hand] & 1) * rules.double_blank
    for number in range(1, int(state[TOP]) + 1):
        row = int(state[hand + number])
        pips += number * (count_ones(row) + (row >> number & 1))
    return pips


def stays_open(state: State, rules: Codes, is_own: bool, is_double: bool) -> bool:
    """Whether the own train bears its marker after such a tile. RULES.md 2.4.5."""
    if not state[MARKERS] >> state[TO_PLAY] & 1:
        return False
    if rules.marker_off == codes.MARKER_OFF_ANY_PLAY:
        return False
    return not is_own or (is_double and rules.marker_off == codes.MARKER_OFF_OWN_PLAY_COVERED)

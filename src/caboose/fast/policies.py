"""The core's own players: which of the legal steps they take. Integers only.

They see what their seat may know: its hand and the table (RULES.md section 1).
"""

from __future__ import annotations

from typing import Final

from caboose.core.layout import DRAW, TO_PLAY, TRAIN_STEPS
from caboose.core.legal import State
from caboose.core.scoring import tile_points
from caboose.fast.chance import Chance, below
from caboose.rules.codes import Codes
from caboose.tiles import HIGH, LOW

RANDOM: Final = 0
GREEDY: Final = 1

POLICIES: Final = {"random": RANDOM, "greedy": GREEDY}
"""The policies by name."""

DOUBLES_FIRST: Final = 1000  # more than any tile counts


def choose(
    policy: int, state: State, rules: Codes, steps: State, count: int, chance: Chance
) -> int:
    """The step that a policy takes, of ``count`` legal steps in ascending order."""
    if policy == GREEDY:
        return heaviest(state, rules, steps, count)
    return int(steps[below(chance, count)])


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

"""Perft: how many sequences of legal steps a position has, to a depth, with the deal fixed."""

from __future__ import annotations

from collections.abc import Sequence

from caboose.core.layout import copy_state
from caboose.core.legal import State, legal_steps
from caboose.core.step import do_step
from caboose.rules.codes import Codes


def perft(states: Sequence[State], rules: Codes, steps: Sequence[State], depth: int) -> int:
    """Count the sequences of exactly ``depth`` legal steps; shorter games count nothing.

    ``states`` has a state for each depth from 0 to ``depth``, the position at ``depth``;
    ``steps`` as many buffers for legal steps.
    """
    if depth == 0:
        return 1
    count = legal_steps(states[depth], rules, steps[depth])
    if depth == 1:
        return count
    total = 0
    for place in range(count):
        copy_state(states[depth - 1], states[depth])
        do_step(states[depth - 1], rules, int(steps[depth][place]))
        total += perft(states, rules, steps, depth - 1)
    return total

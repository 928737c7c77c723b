"""Perft: how many sequences of legal steps a position has, to a depth, with the deal fixed."""

from __future__ import annotations

from caboose.core.layout import MOST_LEGAL_STEPS
from caboose.core.legal import State, legal_steps
from caboose.core.step import do_step
from caboose.rules.codes import Codes


def perft(state: State, rules: Codes, depth: int) -> int:
    """Count the sequences of exactly ``depth`` legal steps; shorter games count nothing."""
    if depth == 0:
        return 1
    steps = [0] * MOST_LEGAL_STEPS
    count = legal_steps(state, rules, steps)
    if depth == 1:
        return count
    total = 0
    for place in range(count):
        after = state[:]
        do_step(after, rules, steps[place])
        total += perft(after, rules, depth - 1)
    return total

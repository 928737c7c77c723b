"""The best step where every tile is known, hands and boneyard alike. Integers only.

For measuring alone: how much hidden tiles are worth. The others play by deterministic policies, so
whatever the seat does has one outcome, and lines of steps can be compared without chance.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from caboose.core.layout import SEATS, TO_PLAY, copy_state
from caboose.core.legal import State, legal_steps
from caboose.core.scoring import score_round
from caboose.core.step import do_step
from caboose.fast.chance import Chance
from caboose.fast.playouts import play_out
from caboose.fast.policies import choose
from caboose.fast.searching import balance
from caboose.rules.codes import Codes
from caboose.trains.slots import Work

Numbers = MutableSequence[int]


def foresee(
    state: State,
    trial: State,
    rules: Codes,
    policies: Numbers,
    options: State,
    steps: State,
    chance: Chance,
    points: Numbers,
    work: Work,
    notes: Numbers,
) -> int:
    """The step after which the round ends best for the player to move, all playing on by policies.

    ``policies`` must be deterministic. Each legal step is tried once; among equals the first.
    """
    seat = int(state[TO_PLAY])
    count = legal_steps(state, rules, options)
    best, least = int(options[0]), 0
    for place in range(count):
        copy_state(trial, state)
        do_step(trial, rules, options[place])
        play_out(trial, rules, policies, steps, chance, work, 0, notes)
        score_round(trial, rules, points)
        value = balance(points, seat, int(state[SEATS]), rules)
        if place == 0 or value < least:
            best, least = int(options[place]), value
    return best


def foresee_line(
    state: State,
    line: State,
    trial: State,
    rules: Codes,
    policies: Numbers,
    choices: State,
    options: State,
    steps: State,
    chance: Chance,
    points: Numbers,
    work: Work,
    notes: Numbers,
) -> int:
    """The first step of the best line found for the player to move.

    Each legal step is followed by a line to the end of the round, on which every further step of
    the player is the one that ``foresee`` finds. So a line is never worse than the steps that were
    tried out on it.
    """
    seat = int(state[TO_PLAY])
    count = legal_steps(state, rules, choices)
    best, least = int(choices[0]), 0
    for place in range(count):
        copy_state(line, state)
        do_step(line, rules, choices[place])
        while True:
            found = legal_steps(line, rules, options)
            if found == 0:
                break
            step = int(options[0])
            if line[TO_PLAY] != seat:
                policy = int(policies[int(line[TO_PLAY])])
                step = choose(policy, line, rules, options, found, chance, work)
            elif found > 1:
                step = foresee(
                    line, trial, rules, policies, options, steps, chance, points, work, notes
                )
            do_step(line, rules, step)
        score_round(line, rules, points)
        value = balance(points, seat, int(state[SEATS]), rules)
        if place == 0 or value < least:
            best, least = int(choices[place]), value
    return best

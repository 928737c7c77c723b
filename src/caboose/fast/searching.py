"""Trying steps out: each in the same worlds, the rounds played on by planners. Integers only."""

from __future__ import annotations

from collections.abc import MutableSequence

from caboose.core.layout import DRAW, MOST_SEATS, SEATS, TO_PLAY, copy_state
from caboose.core.legal import State, legal_steps
from caboose.core.scoring import score_round
from caboose.core.step import do_step
from caboose.fast.chance import Chance
from caboose.fast.playouts import play_out
from caboose.fast.policies import hand_pips, planned, step_cost
from caboose.fast.worlds import (
    NOTHING_SHOWN,
    Past,
    World,
    deal_world,
    judge,
    recall,
    shuffle_hidden,
    wander,
)
from caboose.rules import codes
from caboose.rules.codes import Codes
from caboose.trains.slots import Work

Numbers = MutableSequence[int]


def begin_search(
    world: World,
    past: Past,
    present: State,
    rules: Codes,
    viewer: int,
    history: Numbers,
    done: int,
    weighed: int,
    chance: Chance,
    steps: State,
    candidates: Numbers,
    most: int,
    work: Work,
) -> int:
    """Recall a round, think of a first world, and write the steps worth trying into ``candidates``.

    Returns how many they are, ``most`` at most; the planner's choice is the first. See ``recall``
    for the round, ``misfit`` for ``weighed``. ``wander`` leads on to likely worlds.
    """
    recall(world, past, present, rules, viewer, history, done)
    shuffle_hidden(world, chance)
    judge(world, past, rules, int(present[SEATS]), weighed, steps, work)
    return list_candidates(present, rules, steps, candidates, most, work)


def list_candidates(
    state: State, rules: Codes, steps: State, candidates: Numbers, most: int, work: Work
) -> int:
    """Write the planner's choice and the steps next to it by its own measure; how many they are."""
    count = legal_steps(state, rules, steps)
    candidates[0] = planned(state, rules, steps, count, work)
    found = 1
    pips = hand_pips(state, rules)
    for place in range(count):
        step = int(steps[place])
        if step == candidates[0]:
            continue
        # A draw or a pass in place of a tile is always worth a trial.
        cost = step_cost(state, rules, step, pips, work) if step < DRAW else -(1 << 20)
        at = found if found < most else most
        while at > 1 and cost < candidates[most + at - 1]:
            if at < most:
                candidates[at] = candidates[at - 1]
                candidates[most + at] = candidates[most + at - 1]
            at -= 1
        if at < most:
            candidates[at] = step
            candidates[most + at] = cost
            if found < most:
                found += 1
    return found


def search(
    world: World,
    past: Past,
    present: State,
    dealt: State,
    state: State,
    rules: Codes,
    weighed: int,
    moves: int,
    worlds: int,
    candidates: Numbers,
    count: int,
    policies: Numbers,
    chance: Chance,
    steps: State,
    points: Numbers,
    work: Work,
    notes: Numbers,
    sums: Numbers,
) -> None:
    """Try ``count`` candidates out in so many worlds, and add up what comes of them.

    What counts is the seat's points less the mean of the others', times the number of the others,
    the fewer the better. ``sums`` holds a row of ``count + 1`` numbers for each candidate: the sum,
    and for each candidate the sum of the squared differences from that one.
    """
    seat = int(present[TO_PLAY])
    seats = int(present[SEATS])
    width = count + 1
    for _ in range(worlds):
        if weighed == NOTHING_SHOWN:
            shuffle_hidden(world, chance)
        else:
            wander(world, past, rules, weighed, moves, chance, steps, work)
        deal_world(world, present, dealt, chance)
        for place in range(count):
            copy_state(state, dealt)
            do_step(state, rules, candidates[place])
            play_out(state, rules, policies, steps, chance, work, 0, notes)
            score_round(state, rules, points)
            value = balance(points, seat, seats, rules)
            points[MOST_SEATS + place] = value
            sums[place * width] += value
            for other in range(place):
                square = (value - points[MOST_SEATS + other]) * (value - points[MOST_SEATS + other])
                sums[place * width + 1 + other] += square
                sums[other * width + 1 + place] += square


def balance(points: Numbers, seat: int, seats: int, rules: Codes) -> int:
    """How a seat fared against the others: the fewer the better."""
    value = seats * points[seat]
    for each in range(seats):
        value -= points[each]
    return int(-value if rules.scoring == codes.SCORING_WINNER_TAKES else value)

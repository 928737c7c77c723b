"""Whole rounds and matches played inside, one after another. Integers only."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final, NamedTuple

from caboose.core.bits import top_bit
from caboose.core.layout import DRAW, ENGINE, LAP, LEADER, MOST_SEATS, OVER, STATE_SIZE, TO_PLAY
from caboose.core.legal import State, legal_steps
from caboose.core.opening import open_round
from caboose.core.scoring import score_round
from caboose.core.step import do_step
from caboose.fast.chance import Chance, seed_chance, shuffle
from caboose.fast.policies import choose
from caboose.fast.situations import (
    SITUATION_COUNT,
    SITUATIONS,
    Notes,
    note_opening,
    note_step,
    remember,
)
from caboose.rules.codes import Codes
from caboose.trains.slots import Work

Numbers = MutableSequence[int]

# The columns of a round's results.
ROUND_ENGINE: Final = 0
ROUND_LEADER: Final = 1
ROUND_OVER: Final = 2
ROUND_LAPS: Final = 3
ROUND_STEPS: Final = 4
ROUND_SITUATIONS: Final = 5  # where the situations are counted

ROUND_COLUMNS: Final = ("engine", "leader", "over", "laps", "steps", *SITUATIONS)
"""The names of the columns; the points of the seats follow them."""


def points_column(noted: int) -> int:
    """Where the points of the seats begin in a round's results."""
    return ROUND_SITUATIONS + (SITUATION_COUNT if noted else 0)


class Table(NamedTuple):
    """What stays the same over a batch of rounds."""

    top: int
    seats: int
    hand: int
    aside: int
    """1 where the engine is set aside before the shuffle."""


class Course(NamedTuple):
    """Which engines a match has, and what ends it. RULES.md 2.7."""

    first_engine: int
    all_doubles: int
    """1 where any double may be the engine (``highest-held``)."""
    unused_doubles: int
    """1 where any unused double may be (``next-lower``)."""
    target: int
    """The total that ends the match; 0 for none."""


class Batch(NamedTuple):
    """Which matches of a series are played."""

    seed: int
    first: int
    """The number of the first match in the series."""
    matches: int
    turns: int
    """How many matches in succession share their deals, the policies turned one seat each time."""
    most_rounds: int
    noted: int
    """1 where the situations are counted."""


def play_out(
    state: State,
    rules: Codes,
    policies: Numbers,
    steps: State,
    chance: Chance,
    work: Work,
    noted: int,
    notes: Notes,
) -> int:
    """Play a round to its end, each seat by its policy; returns how many steps were done.

    ``work`` is the memory of the train solver. With ``noted`` 1 the situations are counted in
    ``notes``.
    """
    done = 0
    while True:
        count = legal_steps(state, rules, steps)
        if count == 0:
            return done
        policy = int(policies[int(state[TO_PLAY])])
        step = choose(policy, state, rules, steps, count, chance, work)
        if noted:
            remember(state, notes)
            do_step(state, rules, step)
            note_step(state, rules, step, steps[0] < DRAW, notes)
        else:
            do_step(state, rules, step)
        done += 1


def shuffled(order: Numbers, table: Table, engine: int, chance: Chance) -> int:
    """Fill ``order`` with a shuffle for a round; returns how many tiles it holds."""
    count = 0
    aside = engine * (engine + 3) // 2 if table.aside else -1
    for tile in range((table.top + 1) * (table.top + 2) // 2):
        if tile != aside:
            order[count] = tile
            count += 1
    shuffle(chance, order, count)
    return count


def play_round(
    state: State,
    rules: Codes,
    table: Table,
    order: Numbers,
    lead: int,
    engines: int,
    deals: Chance,
    policies: Numbers,
    steps: State,
    choices: Chance,
    work: Work,
    noted: int,
    notes: Notes,
) -> int:
    """Shuffle, open and play out a round; returns how many steps were done.

    ``engines`` is the mask of the numbers that may be its engine. ``deals`` shuffles, ``choices``
    plays: so the same deals can be played by others.
    """
    engine = top_bit(engines)
    count = shuffled(order, table, engine, deals)
    for place in range(STATE_SIZE):
        state[place] = 0
    open_round(state, rules, table.top, table.seats, table.hand, order, count, lead, engines)
    if noted:
        note_opening(state, table.hand, notes)
    return play_out(state, rules, policies, steps, choices, work, noted, notes)


def play_match(
    state: State,
    rules: Codes,
    table: Table,
    course: Course,
    order: Numbers,
    lead: int,
    deals: Chance,
    policies: Numbers,
    steps: State,
    choices: Chance,
    points: Numbers,
    results: Numbers,
    row: int,
    most_rounds: int,
    work: Work,
    noted: int,
    notes: Notes,
) -> int:
    """Play a match and return how many rounds it had.

    Writes a row of results for each round from ``row`` on: ROUND_COLUMNS, without the situations
    where they are not noted, then the points of the seats. Stops at ``most_rounds`` rounds, for
    which there is room.
    """
    used = 0
    rounds = 0
    first_points = points_column(noted)
    width = first_points + table.seats
    for seat in range(MOST_SEATS):
        points[MOST_SEATS + seat] = 0  # totals
    while rounds < most_rounds:
        engines = engines_of_round(course, table.top, rounds, used)
        done = play_round(
            state,
            rules,
            table,
            order,
            lead,
            engines,
            deals,
            policies,
            steps,
            choices,
            work,
            noted,
            notes,
        )
        score_round(state, rules, points)
        place = row + rounds * width
        results[place + ROUND_ENGINE] = state[ENGINE]
        results[place + ROUND_LEADER] = state[LEADER]
        results[place + ROUND_OVER] = state[OVER]
        results[place + ROUND_LAPS] = state[LAP]
        results[place + ROUND_STEPS] = done
        for column in range(ROUND_SITUATIONS, first_points):
            results[place + column] = notes[column - ROUND_SITUATIONS]
        reached = False
        for seat in range(table.seats):
            results[place + first_points + seat] = points[seat]
            points[MOST_SEATS + seat] += points[seat]
            if 0 < course.target <= points[MOST_SEATS + seat]:
                reached = True
        rounds += 1
        used |= 1 << state[ENGINE]
        if rounds % (course.first_engine + 1) == 0:
            used = 0
        if reached:
            break
        lead = lead + 1 if lead + 1 < table.seats else 0
    return rounds


def engines_of_round(course: Course, top: int, rounds: int, used: int) -> int:
    """The mask of the numbers that may be the engine after so many rounds. RULES.md 2.2, 2.7."""
    if course.all_doubles:
        return (1 << (top + 1)) - 1
    if course.unused_doubles:
        return ((1 << (course.first_engine + 1)) - 1) & ~used
    return 1 << (course.first_engine - rounds % (course.first_engine + 1))


def play_matches(
    state: State,
    rules: Codes,
    table: Table,
    course: Course,
    batch: Batch,
    order: Numbers,
    policies: Numbers,
    steps: State,
    deals: Chance,
    choices: Chance,
    points: Numbers,
    work: Work,
    notes: Notes,
    results: Numbers,
    rounds: Numbers,
) -> None:
    """Play a batch of matches, each with its own shuffles; see ``Batch``.

    Match ``i`` of the batch has deal ``(first + i) // turns`` and its policies turned
    ``(first + i) % turns`` seats on. Writes its rounds from row ``i * most_rounds`` of ``results``
    on, and their number into ``rounds[i]``. ``policies`` holds the given ones from
    MOST_SEATS on; before them it has room for those of the match.
    """
    width = (points_column(batch.noted) + table.seats) * batch.most_rounds
    for place in range(batch.matches):
        number = batch.first + place
        deal = number // batch.turns
        turn = number % batch.turns
        for seat in range(table.seats):
            policies[(seat + turn) % table.seats] = policies[MOST_SEATS + seat]
        seed_chance(deals, batch.seed, 2 * deal)
        seed_chance(choices, batch.seed, 2 * number + 1)
        rounds[place] = play_match(
            state,
            rules,
            table,
            course,
            order,
            deal % table.seats,
            deals,
            policies,
            steps,
            choices,
            points,
            results,
            place * width,
            batch.most_rounds,
            work,
            batch.noted,
            notes,
        )

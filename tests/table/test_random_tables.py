"""Whatever is asked of a table: it follows its log, and what is refused changes nothing."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from caboose.rules import preset_names
from caboose.table import Event, RequestRefused, open_table, refold, seen, sit
from caboose.table.messages import DealRound, MakeHost, Rematch, StandIn
from tests.table.tables import (
    Log,
    advance,
    random_request,
    sit_at_random,
    states,
    table_of,
    try_request,
)
from tests.tables import random_table as random_options

TABLES = 24


def random_table(random: Random) -> Log:
    seats = random.choice([2, 2, 3, 4, 4, 5, 8, 14])
    preset = random.choice(["spruce", "spruce-new"] if seats > 8 else preset_names())
    rules = f"{preset} rounds=2" if preset != "app" or seats == 4 else "spruce rounds=1"
    log = Log(open_table("TABLE2", rules, seats))
    for number in range(random.randint(1, seats)):
        log.add(sit(log.table, random.choice(["Ann", "Bea", "Zoë"]), f"hash {number}")[1])
    return log


@pytest.mark.parametrize("number", range(TABLES))
def test_a_refused_request_changes_nothing_and_the_log_gives_the_table(number: int) -> None:
    random = Random(f"table {number}")
    log = random_table(random)
    accepted = refused = 0
    for _ in range(120):
        if random.random() < 0.3:
            try:
                advance(log, random)
            except RequestRefused:
                assert log.table.phase == "gathering"  # seats are free
            continue
        before, count = states(log.table), len(log.events)
        seat = random.choice([None, *range(1, len(log.table.seats) + 1)])
        if try_request(log, seat, random_request(log.table, random), random):
            refused += 1
            assert states(log.table) == before
            assert len(log.events) == count
        else:
            accepted += 1
    assert accepted
    assert refused
    stored = msgspec.json.encode(log.events)
    again = refold(msgspec.json.decode(stored, type=list[Event]))
    assert states(again) == states(log.table)


@pytest.mark.parametrize("number", range(12))
def test_the_log_gives_the_table_after_every_event(number: int) -> None:
    """Under random rules, option by option."""
    random = Random(f"fold {number}")
    rules, seats = random_options(random)
    log = Log(open_table("TABLE2", str(rules.change(rounds=1)), seats))
    sit_at_random(log, random)
    for _ in range(150):
        if random.random() < 0.3 or log.table.phase in ("gathering", "match-over"):
            mover = log.table.to_play or log.table.host
            request = (
                DealRound("d") if log.table.round is None else random_request(log.table, random)
            )
            try_request(log, mover, request, random)
        else:
            advance(log, random)
        if random.random() < 0.1:
            stored = msgspec.json.encode(log.events)
            again = refold(msgspec.json.decode(stored, type=list[Event]))
            assert states(again) == states(log.table)


@pytest.mark.parametrize("preset", preset_names())
def test_a_whole_match_of_computers_ends(preset: str) -> None:
    log = table_of(f"{preset} rounds=2", persons=1, computers=3)
    log.ask(1, MakeHost("h", 1))
    random = Random(preset)
    while log.table.phase != "match-over":
        advance(log, random)
    match = log.table.match
    assert match is not None
    assert len(match.scores) == 2
    log.ask(1, Rematch("r"), random)
    assert log.table.next_table is not None


def test_a_match_of_all_thirteen_rounds_is_played_through() -> None:
    log = table_of("spruce", persons=1, computers=3)
    log.ask(1, StandIn("s", 1, "planner"))
    random = Random(13)
    while log.table.phase != "match-over":
        advance(log, random)
    match = log.table.match
    assert match is not None
    assert [round.engine for round in match.rounds] == list(range(12, -1, -1))
    assert len(log.table.shuffles) == 13
    assert seen(log.table, set(), 0).match.totals == match.totals
    assert states(refold(log.events)) == states(log.table)

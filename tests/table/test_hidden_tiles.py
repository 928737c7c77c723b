"""Two tables that differ only in tiles which a reader has not seen give him the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from caboose.table import Event, Table, open_table, refold
from caboose.table.events import RoundDealt
from tests.table.tables import Log, advance, sit_at_random, state_for
from tests.tables import random_table

TABLES = 20
SWAPS = 25


def running_table(random: Random) -> Log:
    """A table of random rules somewhere in its first round."""
    while True:
        rules, seats = random_table(random)
        log = Log(open_table("TABLE2", str(rules), seats))
        sit_at_random(log, random)
        if log.table.free_seats:
            continue
        for _ in range(random.randint(1, 150)):
            advance(log, random)
            if log.table.phase != "playing":
                break
        if log.table.phase == "playing":
            return log


def with_order(events: list[Event], order: list[int]) -> list[Event]:
    """The log with another shuffle. Salt and commitment stay: a real commitment tells nothing."""
    return [replace(each, order=order) if isinstance(each, RoundDealt) else each for each in events]


def known_to(table: Table, reader: int | None) -> object:
    """What a reader knows, as the rules of the game have it: what lies open and his own tiles."""
    round = table.round
    assert round is not None
    operations = [
        each if each.seat == reader else each._replace(drawn=None) for each in round.operations
    ]
    counts = [len(hand) for hand in round.hands]
    hand = round.hand(reader) if reader else []
    return round.engine, round.leader, operations, counts, len(round.boneyard), hand


def twins(log: Log, reader: int | None, random: Random) -> Iterator[Table]:
    """Tables with the same log, but other tiles where the reader cannot see."""
    (dealt,) = (each for each in log.events if isinstance(each, RoundDealt))
    round = log.table.round
    assert round is not None
    hands = [hand for seat, hand in enumerate(round.hands, 1) if seat != reader]
    hidden = {tile.number for hand in [*hands, round.boneyard] for tile in hand}
    places = [place for place, tile in enumerate(dealt.order) if tile in hidden]
    known, order = known_to(log.table, reader), dealt.order
    for _ in range(SWAPS if len(places) > 1 else 0):
        one, other = random.sample(places, 2)
        swapped = order[:]
        swapped[one], swapped[other] = order[other], order[one]
        try:
            twin = refold(with_order(log.events, swapped))
        except ValueError:
            continue  # somebody could not have played as he did
        if known_to(twin, reader) == known:
            order = swapped
            yield twin


@pytest.mark.parametrize("number", range(TABLES))
def test_the_bytes_to_a_reader_do_not_depend_on_hidden_tiles(number: int) -> None:
    random = Random(f"hidden {number}")
    log = running_table(random)
    found = 0
    for reader in (None, *random.sample(range(1, len(log.table.seats) + 1), 2)):
        told = state_for(log.table, reader)
        for twin in twins(log, reader, random):
            found += 1
            assert state_for(twin, reader) == told
    assert found, "no twin was found: the test shows nothing"

"""What a socket gets after its first state: as much as the whole state would tell, and no more."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from caboose.cli.soak.changed import Data, changed
from caboose.server.connections import Connection
from caboose.server.metrics import Metrics
from caboose.server.rooms import Room
from caboose.server.settings import Settings
from caboose.server.storage import Storage
from caboose.table import Event, RequestRefused, mine, open_table
from caboose.table.messages import DealRound, TakeStep
from tests.table.tables import (
    Log,
    advance,
    random_request,
    sit_at_random,
    table_of,
    try_request,
)
from tests.table.test_hidden_tiles import running_table, twins
from tests.tables import random_table

TABLES = 8


class Reader:
    """A client that keeps its state by what a room tells it."""

    def __init__(self, room: Room, seat: int | None) -> None:
        token = None if seat is None else f"hash {seat}"
        self.connection = Connection(_nowhere, room.news_for, token, 0, 5)
        self.room = room
        self.state: Data = {}
        self.received: list[bytes] = []
        room.enter(self.connection)

    def read(self) -> None:
        """Take what is new."""
        self.received.append(self.room.news_for(self.connection))
        message = json.loads(self.received[-1])
        is_whole = message["type"] == "state"
        self.state = message if is_whole else changed(self.state, message)


async def _nowhere(_: str) -> None:
    raise AssertionError("nothing is sent by itself")


def room_of_its_own(folder: Path) -> Room:
    """A room that is never stored: the tests apply events."""
    storage = Storage(Settings(data=folder).database)
    return Room("TABLE2", storage, Metrics(), lambda _: None, lambda _: None)


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return room_of_its_own(tmp_path)


def follow(room: Room, events: list[Event]) -> None:
    """Apply events of one request as they are after they were stored."""
    for event in events:
        room.table.apply(event)
    room.tell()


def act(log: Log, random: Random) -> None:
    """A legal step, a deal, or any request, which may be refused."""
    if log.table.phase == "playing" and random.random() < 0.8:
        advance(log, random)
        return
    seat = log.table.to_play or log.table.host
    try_request(log, seat, random_request(log.table, random), random)
    if log.table.phase != "match-over" and random.random() < 0.5:
        try:
            advance(log, random)
        except RequestRefused:
            assert log.table.free_seats


@pytest.mark.parametrize("number", range(TABLES))
def test_changes_make_of_a_state_what_the_server_tells_whole(room: Room, number: int) -> None:
    """Under random rules; readers read at every event or only now and then, come and go."""
    random = Random(f"changes {number}")
    rules, seats = random_table(random)
    log = Log(open_table("TABLE2", str(rules.change(rounds=2)), seats))
    sit_at_random(log, random)
    follow(room, log.events)
    readers = [Reader(room, seat) for seat in (None, *range(1, seats + 1))]
    told_changes = 0
    for _ in range(120):
        count = len(log.events)
        act(log, random)
        follow(room, log.events[count:])
        if random.random() < 0.05:
            reader = random.choice(readers)
            room.leave(reader.connection)
            readers[readers.index(reader)] = Reader(room, random.choice([None, 1, seats]))
        for place, reader in enumerate(readers):
            if place % 3 and random.random() < 0.7:
                continue
            reader.read()
            told_changes += b'"type":"change"' in reader.received[-1]
            fresh = Connection(_nowhere, room.news_for, reader.connection.token_hash, 0, 5)
            whole = json.loads(room.news_for(fresh))
            assert reader.state["table"] == whole["table"]
            assert reader.state["mine"] == whole["mine"]
            assert reader.state["seq"] == whole["seq"] == room.table.seq
    assert told_changes > 10


def test_who_goes_out_is_told_while_the_others_finish_the_lap(tmp_path: Path) -> None:
    told = 0
    for number in range(100):
        random, room = Random(f"out {number}"), room_of_its_own(tmp_path)
        log = table_of("spruce deal=double-six first_out=finish-lap", persons=2)
        log.ask(1, DealRound("deal"), random)
        follow(room, log.events)
        reader = Reader(room, None)
        while log.table.phase == "playing" and log.table.round and log.table.round.lap == 1:
            count = len(log.events)
            round, mover = log.table.round, log.mover
            legal = mine(log.table, mover).legal
            step = random.choice([step for step in legal if step != "-"] or legal)
            log.ask(mover, TakeStep("step", step, log.table.seq))
            follow(room, log.events[count:])
            reader.read()
            assert reader.state["table"]["round"]["out"] == round.out
            told += bool(round.out) and b'"type":"change"' in reader.received[-1]
    assert told > 0


@pytest.mark.parametrize("number", range(4))
def test_no_byte_to_a_reader_depends_on_hidden_tiles(
    room: Room, tmp_path: Path, number: int
) -> None:
    """As for whole states in tests/table, but for all that a socket got from the deal on."""
    random = Random(f"hidden changes {number}")
    log = running_table(random)

    def received(events: list[Event], seat: int | None) -> list[bytes]:
        again = room_of_its_own(tmp_path)
        again.table.apply(events[0])
        reader = Reader(again, seat)
        for event in events[1:]:
            reader.read()
            follow(again, [event])
        reader.read()
        return reader.received

    found = 0
    for seat in (None, random.randint(1, len(log.table.seats))):
        told = received(log.events, seat)
        for twin in twins(log, seat, random):
            found += 1
            assert received([each.event for each in twin.happened], seat) == told
    assert found, "no twin was found: the test shows nothing"


def test_a_step_costs_few_bytes(room: Room) -> None:
    """A whole round of four: what goes to a seat for a step stays below 2 kB."""
    random = Random(5)
    log = Log(open_table("TABLE2", "spruce", 4))
    sit_at_random(log, random)
    while log.table.free_seats:
        log = Log(open_table("TABLE2", "spruce", 4))
        sit_at_random(log, random)
    follow(room, log.events)
    readers = [Reader(room, seat) for seat in (None, 1, 2, 3, 4)]
    sizes: list[int] = []
    advance(log, random)
    while log.table.phase == "playing":
        follow(room, log.events[room.table.seq :])
        for reader in readers:
            reader.read()
            sizes.append(len(reader.received[-1]))
        advance(log, random)
    steps = sorted(sizes[len(readers) :])  # the first is the deal
    assert steps[-1] < 2600
    assert steps[len(steps) // 2] < 1600

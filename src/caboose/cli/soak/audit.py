"""What is left after a match, against what its players were told."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import msgspec
from sqlalchemy import select

from caboose.cli.soak.changed import Data
from caboose.cli.soak.players import Person
from caboose.server.schema import requests
from caboose.server.storage import Logged, Storage
from caboose.table import Event, Table, mine, seen
from caboose.table.events import PhraseSaid, RoundDealt, StepDone, StepUndone, TrainDone
from caboose.tiles import Tile

TILE = re.compile(r"\b(\d{1,2})-(\d{1,2})\b")
BY_PERSONS = (StepDone, StepUndone, TrainDone, PhraseSaid)
EXAMPLES = 10

_read_event = msgspec.json.Decoder(Event).decode


@dataclass
class Counts:
    """What was counted; ``lost``, ``doubled``, ``leaked``, ``differing`` and ``gaps`` must be 0."""

    matches: int = 0
    events: int = 0
    acknowledged: int = 0
    """Requests of which a client was told that they are done."""
    found: int = 0
    """Those of them that are in the log, each at its number and saying what was asked."""
    lost: int = 0
    doubled: int = 0
    """Events of persons that no request of its own has caused."""
    gaps: int = 0
    """Tables whose numbers do not run from 1 without a gap."""
    states: int = 0
    """States and changes that clients got."""
    differing: int = 0
    """Those of them that differ from the fold of the log for the reader's seat."""
    leaked: int = 0
    """Those of them that name a tile which was hidden from the reader."""
    refused: int = 0
    examples: list[str] = field(default_factory=list)
    """The first things that are wrong, in words."""

    @property
    def is_good(self) -> bool:
        """Whether all was as it must be."""
        return not (self.lost or self.doubled or self.gaps or self.differing or self.leaked)

    def add(self, other: Counts) -> None:
        """Count these too."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))
        del self.examples[EXAMPLES:]


async def audit(storage: Storage, code: str, persons: Sequence[Person]) -> Counts:
    """Compare a finished match with its log."""
    rows = await storage.read(code)
    wanted = select(requests.c.seat, requests.c.request, requests.c.seq)
    async with storage.engine.connect() as connection:
        found = await connection.execute(wanted.where(requests.c.table_code == code))
        stored = {(seat, request): seq for seat, request, seq in found}
    counts = Counts(matches=1, events=len(rows))
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        counts.gaps += 1
        counts.examples.append(f"{code}: the numbers of the log have a gap")
        return counts
    events = [_read_event(row.event) for row in rows]
    _compare_requests(counts, code, events, stored, persons)
    _compare_states(counts, code, rows, persons)
    return counts


def _compare_requests(
    counts: Counts,
    code: str,
    events: list[Event],
    stored: dict[tuple[int, str], int],
    persons: Sequence[Person],
) -> None:
    for person in persons:
        counts.refused += len(person.refused)
        for each in person.acknowledged:
            counts.acknowledged += 1
            assert person.seat is not None
            at = stored.get((person.seat, each.request))
            if at == each.seq and _says(events[at - 1], person.seat, each.asked):
                counts.found += 1
            else:
                counts.lost += 1
                counts.examples.append(f"{code}: {each} is not in the log, but {at}")
    seats = {person.seat for person in persons}
    caused = set(stored.values())
    counts.doubled += len(stored) - len(caused)
    for seq, event in enumerate(events, 1):
        if isinstance(event, BY_PERSONS) and event.seat in seats and seq not in caused:
            counts.doubled += 1
            counts.examples.append(f"{code}: event {seq} has no request: {event}")


def _says(event: Event, seat: int, asked: Data) -> bool:
    """Whether an event is what a seat asked for."""
    kind = asked["type"]
    if isinstance(event, TrainDone):
        return event.seat == seat and (kind, asked.get("step")) == ("step", "-")
    if kind == "step":
        return isinstance(event, StepDone) and (event.seat, event.step) == (seat, asked["step"])
    wanted: dict[str, type] = {"undo": StepUndone, "say": PhraseSaid, "deal": RoundDealt}
    return isinstance(event, wanted[kind])


def _compare_states(
    counts: Counts, code: str, rows: Sequence[Logged], persons: Sequence[Person]
) -> None:
    told: dict[int, list[tuple[Person, Data, str]]] = {}
    for person in persons:
        for each in person.told:
            told.setdefault(each.seq, []).append((person, each.state, each.text))
    for table, dealt, laid in _fold(rows):
        public: Data | None = None
        for person, state, text in told.get(table.seq, ()):
            counts.states += 1
            if public is None:
                public = _lasting(_plain(seen(table, set(), 0)))
            own = None if person.seat is None else _plain(mine(table, person.seat))
            where = _difference((_lasting(state["table"]), state["mine"]), (public, own))
            if where:
                counts.differing += 1
                about = f"{code}: seat {person.seat} at {table.seq}"
                counts.examples.append(f"{about} differs: {where}")
            leaked = _tiles_in(text, dealt) & (_hidden(table, person.seat) - laid)
            if leaked:
                counts.leaked += 1
                counts.examples.append(f"{code}: seat {person.seat} saw {leaked} at {table.seq}")


def _fold(rows: Sequence[Logged]) -> Iterator[tuple[Table, int, set[Tile]]]:
    """The table after each event, the number of the newest deal, the tiles laid since then."""
    table, dealt, laid = Table(), 0, set[Tile]()
    for row in rows:
        event = _read_event(row.event)
        table.apply(event)
        if isinstance(event, RoundDealt):
            dealt, laid = row.seq, set()
        if table.round is not None:
            laid |= {each.step.tile for each in table.round.operations if each.step.is_play}
        yield table, dealt, laid


def _difference(told: Any, wanted: Any) -> str:
    """The first place where two states differ, and how; empty where they do not."""
    if told == wanted:
        return ""
    pairs: list[tuple[object, Any, Any]] = []
    if isinstance(told, dict) and isinstance(wanted, dict):
        pairs = [(name, told.get(name), wanted.get(name)) for name in told | wanted]
    elif isinstance(told, list | tuple) and len(told) == len(wanted):
        pairs = [(place, *both) for place, both in enumerate(zip(told, wanted, strict=True))]
    for name, one, other in pairs:
        if one != other:
            return f"{name} {_difference(one, other)}"
    return f"told {str(told)[:200]}, and the log gives {str(wanted)[:200]}"


def _plain(record: object) -> Any:
    """A record as a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(record))


def _lasting(table: Data) -> Data:
    """What everybody sees of a table, but for who is connected at the moment."""
    seats = [{**seat, "is_connected": None} for seat in table["seats"]]
    return table | {"seats": seats, "spectators": None}


def _hidden(table: Table, seat: int | None) -> set[Tile]:
    """The tiles that a seat may not see."""
    round = table.round
    if round is None or round.over:
        return set()
    hands = [hand for owner, hand in enumerate(round.hands, 1) if owner != seat]
    return {tile for hand in hands for tile in hand} | set(round.boneyard)


def _tiles_in(text: str, dealt: int) -> set[Tile]:
    """The tiles that a message names; what it tells of earlier rounds does not count."""
    message = msgspec.json.decode(text)
    message["news"] = [each for each in message["news"] if each["seq"] >= dealt]
    named = TILE.findall(msgspec.json.encode(message).decode())
    return {Tile(max(int(a), int(b)), min(int(a), int(b))) for a, b in named}

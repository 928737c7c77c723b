"""What may be known of a table after each event of its log.

Worked out from the log by the reference engine, which shares no code with the one that the server
plays with. Tiles are texts, the higher number first.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from caboose import Rules, Tile
from caboose.game import engines_of_round
from caboose.table import Event
from caboose.table.events import (
    ComputerSeated,
    Renamed,
    RoundDealt,
    SeatFreed,
    SeatTaken,
    StepDone,
    StepUndone,
    TableChanged,
    TableOpened,
)
from tests.reference import ReferenceRound
from tests.tables import PLAY_OPTIONS


class Moment(NamedTuple):
    """What lies open after an event, and what each seat has seen."""

    seq: int
    round: int
    """The number of the newest round; 0 before the first."""
    is_over: bool
    names: tuple[str, ...]
    laid: frozenset[str]
    """The tiles that were laid in this round, the engine with them."""
    held: tuple[frozenset[str], ...]
    """The tiles that each seat has had in this round."""
    hands: tuple[tuple[str, ...], ...]
    boneyard: int
    trains: dict[str, tuple[str, ...]]
    step: StepDone | None
    """What was done, if the event was a step."""
    drawn: str | None
    """The tile that the step drew."""
    scores: tuple[tuple[int, ...], ...]


class Shuffled(NamedTuple):
    """A round's shuffle."""

    order: list[str]
    salt: str
    commitment: str
    engine: str


class Knowledge:
    """A table's log, and what may be known after each of its events."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.code = ""
        self.rules = Rules()
        self.hashes: list[str] = []
        self.shuffles: list[Shuffled] = []
        self.scores: list[tuple[int, ...]] = []
        self.moments: list[Moment] = [EMPTY]
        self._names: list[str] = []
        self._steps: list[str] = []
        self._dealt: RoundDealt | None = None
        self._round: ReferenceRound | None = None
        self._lead = 1
        self._engines: list[int] = []
        self.kept_for: list[str] = []
        self._laid: set[str] = set()
        self._held: list[set[str]] = []
        for event in events:
            self._follow(event)

    def is_told(self, number: int, seq: int) -> bool:
        """Whether round ``number`` is over after event ``seq``, so that all of it is told."""
        moment = self.moments[seq]
        return number < moment.round or (number == moment.round and moment.is_over)

    def _follow(self, event: Event) -> None:
        step, drawn = None, None
        match event:
            case TableOpened():
                self.code, self._lead = event.code, event.lead
                self.kept_for = event.names
                self.rules, self._names = Rules.parse(event.rules), [""] * event.seats
            case TableChanged():
                self.rules = self.rules if event.rules is None else Rules.parse(event.rules)
            case SeatTaken():
                self._names[event.seat - 1] = event.name
                self.hashes.append(event.token_hash)
            case ComputerSeated() | Renamed():
                self._names[event.seat - 1] = event.name
            case SeatFreed():
                self._names[event.seat - 1] = ""
            case RoundDealt():
                self._deal(event)
            case StepDone():
                step = event
                drawn = self._do(event.step)
                self._steps.append(event.step)
            case StepUndone():
                self._undo()
        self.moments.append(self._moment(step, drawn))

    def _deal(self, event: RoundDealt) -> None:
        self._dealt, self._steps = event, []
        if self._round is not None:
            self._engines.append(self._round.engine)
        self._open()
        assert self._round is not None
        seen = self._round.observe()
        engine = f"{self._round.engine}-{self._round.engine}"
        order = [str(Tile.numbered(number)) for number in event.order]
        self.shuffles.append(Shuffled(order, event.salt, event.commitment, engine))
        self._laid = {engine}
        self._held = [set(hand) for hand in seen["hands"].values()]

    def _open(self) -> None:
        """The round as it was dealt."""
        assert self._dealt is not None
        seats, played = len(self._names), len(self._engines)
        deal = self.rules.deal(seats)
        self._round = ReferenceRound.open(
            {name: self.rules[name] for name in PLAY_OPTIONS},
            deal.set,
            seats,
            deal.hand,
            [(tile.high, tile.low) for tile in map(Tile.numbered, self._dealt.order)],
            (self._lead - 1 + played) % seats + 1,
            engines_of_round(self.rules, deal.set, self._engines),
        )

    def _do(self, step: str) -> str | None:
        """Do a step; the tile that it drew."""
        assert self._round is not None
        seat = self._round.to_play
        before = self._round.observe()
        self._round.do(step)
        if "@" in step:
            self._laid.add(step.partition("@")[0])
        drawn: str | None = None
        if step == "+":
            drawn = before["boneyard"][0]
            self._held[seat - 1].add(before["boneyard"][0])
        if self._round.over and len(self.scores) < len(self.shuffles):
            self.scores.append(tuple(self._round.scores().values()))
        return drawn

    def _undo(self) -> None:
        self._steps.pop()
        self._open()
        assert self._round is not None
        for step in self._steps:
            self._round.do(step)

    def _trains(self) -> dict[str, tuple[str, ...]]:
        trains: dict[str, tuple[str, ...]] = {}
        for step in self._steps:
            tile, at, train = step.partition("@")
            if at:
                trains[train] = (*trains.get(train, ()), tile)
        return trains

    def _moment(self, step: StepDone | None, drawn: str | None) -> Moment:
        seq, names = len(self.moments), tuple(self._names)
        if self._round is None:
            return EMPTY._replace(seq=seq, names=names)
        seen = self._round.observe()
        return Moment(
            seq=seq,
            round=len(self.shuffles),
            is_over=self._round.over is not None,
            names=names,
            laid=frozenset(self._laid),
            held=tuple(map(frozenset, self._held)),
            hands=tuple(tuple(hand) for hand in seen["hands"].values()),
            boneyard=len(seen["boneyard"]),
            trains=self._trains(),
            step=step,
            drawn=drawn,
            scores=tuple(self.scores),
        )


EMPTY = Moment(0, 0, False, (), frozenset(), (), (), 0, {}, None, None, ())


def knowledge_of(database: Path, code: str) -> Knowledge:
    """What may be known of a table, from its log in a server's database."""
    rows = _rows(database, "SELECT event FROM log WHERE table_code = ? ORDER BY seq", code)
    return Knowledge(msgspec.json.decode(text, type=Event) for (text,) in rows)


def last_event(database: Path, code: str) -> int:
    """The number of the last event in a table's log now."""
    ((seq,),) = _rows(database, "SELECT max(seq) FROM log WHERE table_code = ?", code)
    return int(seq)


def _rows(database: Path, query: str, code: str) -> list[Any]:
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        rows = connection.execute(query, [code]).fetchall()
    connection.close()
    return rows

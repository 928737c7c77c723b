"""Tables in memory: each the fold of its log, changed by one request after the other."""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import Raw, Struct
from msgspec.json import Decoder, encode

from caboose.server.connections import Connection
from caboose.server.logs import log
from caboose.server.metrics import Metrics
from caboose.server.presence import Elsewhere, Present
from caboose.server.storage import Append, Collided, Logged, Request, Storage, StorageError
from caboose.server.tokens import seat_of_token
from caboose.table import (
    Changes,
    Event,
    RequestRefused,
    Table,
    happenings,
    has_drawn,
    judge,
    mine,
    open_rematch,
    seen,
)
from caboose.table.events import RematchOpened
from caboose.table.messages import Done, Received, TableSeen

MOST_TRIES = 20
"""How often a request is judged anew, when the log has grown meanwhile."""

EVENTS_AT_ONCE = 50
"""So many events of a log are followed before other tables have their turn."""

MOST_NEWS = 300
"""Of what happened before, no more is told to who comes late."""

_read_event = Decoder(Event).decode


class NoTable(Exception):
    """There is no table of that code."""


class Broken(Exception):
    """The log of a table cannot be followed: it is set aside, and its log kept."""


class Accepted(NamedTuple):
    """What follows from a request: events of its table, and a table opened with it."""

    events: Sequence[Event]
    opened: tuple[str, Sequence[Event]] | None = None


Judge = Callable[[Table], Accepted]
"""Says what follows from a request; raises RequestRefused."""


def judge_request(seat: int | None, request: Received) -> Judge:
    """The judge of a seat's request on a socket."""

    def judge_it(table: Table) -> Accepted:
        events = judge(table, seat, request)
        for event in events:
            if isinstance(event, RematchOpened):
                later = copy.copy(table)
                later.next_table = event.code
                return Accepted(events, (event.code, open_rematch(later)))
        return Accepted(events)

    return judge_it


class EncodedState(Struct, frozen=True, tag="state"):
    """A ``State`` of parts that are encoded only once for all who get them."""

    seq: int
    table: Raw
    mine: Raw
    news: Raw
    done: Done | None


class EncodedChange(Struct, frozen=True, tag="change"):
    """A ``Change`` of such parts."""

    since: int
    seq: int
    table: Raw
    mine: Raw
    news: Raw
    done: Done | None


def append_of(code: str, seq: int, events: Iterable[Event], request: Request | None) -> Append:
    """The rows for events from the number ``seq`` on."""
    return Append(code, seq, [encode(event).decode() for event in events], request)


class Room:
    """A table with the sockets that follow it."""

    def __init__(
        self,
        code: str,
        storage: Storage,
        metrics: Metrics,
        on_change: Callable[[Room], None],
        announce: Callable[[Room], None] = lambda _: None,
    ) -> None:
        self.code = code
        self.table = Table()
        self.connections: set[Connection] = set()
        self.elsewhere = Elsewhere()
        self.used = time.monotonic()
        self._on_change = on_change
        self._announce = announce
        self._storage = storage
        self._metrics = metrics
        self._lock = asyncio.Lock()
        self._is_behind = True
        self._changes = Changes()
        self._is_new = True
        self._seats: dict[str | None, int] = {}
        self._encoded: dict[tuple[object, ...], Raw] = {}

    # ------------------------------------------------------------ changing

    async def load(self) -> None:
        """Bring the table up to its log. Raises NoTable, Broken, StorageError."""
        self.used = time.monotonic()
        if self._is_behind:
            async with self._lock:
                await self._catch_up()

    async def follow(self, rows: Sequence[Logged]) -> None:
        """Go on by what another process has stored. Raises Broken.

        ``rows`` are of this table's log, behind some number that the table had come to.
        """
        async with self._lock:
            await self._follow([row for row in rows if row.seq > self.table.seq])

    async def act(self, judging: Judge, request: Request | None = None) -> int:
        """Judge a request, store what follows from it, then tell everybody.

        The number of the last event that it caused; for a request that was accepted before, the
        number from then. Raises RequestRefused, NoTable, Broken, StorageError; the table is then
        unchanged.
        """
        self.used = time.monotonic()
        async with self._lock:
            for _ in range(MOST_TRIES):
                await self._catch_up()
                try:
                    accepted = judging(self.table)
                    self._is_behind = True
                    await self._store(accepted, request)
                except asyncio.CancelledError:
                    await self._settle()
                    raise
                except (RequestRefused, Collided) as obstacle:
                    answered = request and await self._storage.answered(self.code, request)
                    if answered:
                        return answered
                    if isinstance(obstacle, Collided):
                        self._metrics.collisions.inc()
                        continue
                    raise
                self._apply(accepted.events)
                self._is_behind = False
                self._on_change(self)
                self._announce(self)
                return self.table.seq
        raise Broken(f"table {self.code} takes no event")

    async def _store(self, accepted: Accepted, request: Request | None) -> None:
        appends = [append_of(self.code, self.table.seq + 1, accepted.events, request)]
        if accepted.opened:
            code, events = accepted.opened
            appends.append(append_of(code, 1, events, None))
        metrics = self._metrics
        with metrics.commits.time(), metrics.failures.count_exceptions(StorageError):
            await self._storage.append(*appends)
        self._metrics.events.inc(len(accepted.events))

    async def _settle(self) -> None:
        """Read and tell what was stored although who asked for it has gone meanwhile."""
        try:
            await self._catch_up()
        except (StorageError, NoTable, Broken):
            return  # it is read when the table is used next
        self._announce(self)

    async def _catch_up(self) -> None:
        if not self._is_behind:
            return
        rows = await self._storage.read(self.code, self.table.seq)
        if not rows and not self.table.seq:
            raise NoTable(self.code)
        await self._follow(rows)
        self._is_behind = False

    async def _follow(self, rows: Sequence[Logged]) -> None:
        for start in range(0, len(rows), EVENTS_AT_ONCE):
            self._apply([_read_event(row.event) for row in rows[start : start + EVENTS_AT_ONCE]])
            await asyncio.sleep(0)
        self._on_change(self)

    def _apply(self, events: Sequence[Event]) -> None:
        try:
            for event in events:
                self.table.apply(event)
        except Exception as error:
            self._metrics.set_aside.inc()
            log.exception("an event cannot be applied", table=self.code, seq=self.table.seq)
            self.table = Table()
            self.end()
            raise Broken(f"the log of table {self.code} cannot be followed") from error
        self.tell()

    # ------------------------------------------------------------ telling

    def seat_of(self, token_hash: str | None) -> int | None:
        """The seat that a token belongs to."""
        return None if token_hash is None else seat_of_token(self.table, token_hash)

    def enter(self, connection: Connection) -> None:
        """Let a socket follow the table."""
        self.connections.add(connection)
        self._announce(self)
        self.tell()

    def leave(self, connection: Connection) -> None:
        """Let a socket follow no more."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        self._announce(self)
        self.tell()

    def end(self) -> None:
        """Send everybody away; who enters again learns what has become of the table."""
        for each in self.connections:
            each.end()

    def tell(self) -> None:
        """Have what is new sent to everybody."""
        self._is_new = True
        self._encoded.clear()
        for each in self.connections:
            each.tell()

    def public(self) -> TableSeen:
        """The table as everybody sees it."""
        return seen(self.table, *self._present())

    def present(self) -> Present:
        """Who is connected to this process."""
        numbers = seats_by_token(self.table)
        seats = [numbers.get(each.token_hash) for each in self.connections]
        return Present({seat for seat in seats if seat is not None}, seats.count(None))

    def _present(self) -> Present:
        """Who is connected at all."""
        return self.elsewhere.with_those(self.present())

    def news_for(self, connection: Connection, done: Done | None = None) -> bytes:
        """What a socket has not been told yet: what has changed, or else the whole table.

        With it goes the answer to a request of this client.
        """
        if self._is_new:
            self._is_new = False
            self._seats = seats_by_token(self.table)
            self._changes.look(self.table, *self._present())
        table, told, point = self.table, connection.told, connection.point
        connection.told, connection.point = table.seq, self._changes.point
        self._metrics.states.inc()
        seat = self._seats.get(connection.token_hash)
        own = NOT_SEATED if seat is None else self._once(("mine", seat), lambda: mine(table, seat))
        since = max(told, table.seq - MOST_NEWS)
        reader = seat if has_drawn(table, seat, since) else None
        news = self._once(("news", since, reader), lambda: happenings(table, since, reader))
        if not self._changes.reach(point):
            whole = self._once(("whole",), self.public)
            return encode(EncodedState(table.seq, whole, own, news, done))
        changed = self._once(
            ("changed", point, told), lambda: self._changes.since(table, point, told)
        )
        return encode(EncodedChange(told, table.seq, changed, own, news, done))

    def _once(self, key: tuple[object, ...], make: Callable[[], object]) -> Raw:
        """A part of what is sent, made and encoded once for all who get it."""
        found = self._encoded.get(key)
        if found is None:
            found = self._encoded[key] = Raw(encode(make()))
        return found


def seats_by_token(table: Table) -> dict[str | None, int]:
    """The persons' seats by the hashes of their tokens."""
    numbered = enumerate(table.seats, 1)
    return {each.token_hash: number for number, each in numbered if each.token_hash}


NOT_SEATED = Raw(b"null")

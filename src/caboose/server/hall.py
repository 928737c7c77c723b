"""All tables of this process: found by their codes, opened, dropped when idle, deleted when old.

Other processes may serve the same tables: what they store is heard of, or found by a slow look.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from caboose.server.duties import Duties
from caboose.server.logs import log
from caboose.server.metrics import Metrics
from caboose.server.notices import Notice, Notices
from caboose.server.pacing import Pacing
from caboose.server.presence import Present
from caboose.server.rooms import MOST_TRIES, Broken, NoTable, Room, append_of
from caboose.server.settings import Settings
from caboose.server.storage import Collided, Storage, StorageError
from caboose.server.thinking import Thinking
from caboose.server.tokens import new_token, read_code, token_hash
from caboose.table import Table, new_code, open_table, sit


class Hall:
    """The rooms in memory."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        metrics: Metrics,
        thinking: Thinking,
        duties: Duties,
    ) -> None:
        self.storage = storage
        self.rooms: dict[str, Room] = {}
        self.notices = Notices(storage.address, self.hear) if storage.is_shared else None
        self._settings = settings
        self._metrics = metrics
        self._pacing = Pacing(thinking, metrics, duties)
        self._hearing: set[asyncio.Task[None]] = set()
        metrics.tables.set_function(lambda: len(self.rooms))

    async def find(self, text: str) -> Room:
        """The room of a table. Raises NoTable, Broken, StorageError."""
        code = read_code(text)
        if code is None:
            raise NoTable(text[:20])
        room = self.rooms.get(code)
        if room is None:
            room = self.rooms[code] = self._room(code)
        try:
            await room.load()
        except Exception:
            if not room.table.seq and self.rooms.get(code) is room:
                del self.rooms[code]
            raise
        return room

    def _room(self, code: str) -> Room:
        return Room(code, self.storage, self._metrics, self._pacing.follow, self._announce)

    async def open(
        self,
        rules: str,
        seats: int,
        pace: float,
        hints: bool,
        name: str | None,
        *,
        comments: bool = True,
        lead: int = 1,
        earlier: Sequence[Sequence[int]] = (),
        names: Sequence[str] = (),
    ) -> tuple[str, int | None, str | None]:
        """Open a table, with its opener in the first seat: code, seat, token.

        Without a name nobody sits down yet. Raises RequestRefused, StorageError.
        """
        token = new_token()
        for _ in range(MOST_TRIES):
            code = new_code()
            events = open_table(
                code,
                rules,
                seats,
                pace=pace,
                hints=hints,
                comments=comments,
                lead=lead,
                earlier=earlier,
                names=names,
            )
            seat = None
            if name is not None:
                table = Table()
                for event in events:
                    table.apply(event)
                seat, seated = sit(table, name, token_hash(token))
                events += seated
            try:
                await self.storage.append(append_of(code, 1, events, None))
            except Collided:
                continue
            self._metrics.events.inc(len(events))
            return code, seat, token if seat else None
        raise Broken("no free code was found")

    def sweep(self) -> None:
        """Drop idle tables from memory."""
        idle = time.monotonic() - self._settings.idle_minutes * 60
        for room in list(self.rooms.values()):
            if not room.connections and room.used < idle and not self._pacing.moves(room):
                del self.rooms[room.code]

    async def expire(self, before: int) -> None:
        """Delete the tables at which nothing has happened since."""
        for code in await self.storage.expire(before):
            log.info("table expired", table=code)
            expired = self.rooms.get(code)
            if expired:
                self._drop(expired)

    # ------------------------------------------------------------ other processes

    def _announce(self, room: Room) -> None:
        """Tell the other processes how a table stands here."""
        if self.notices is not None:
            here = room.present()
            notice = Notice(room.code, room.table.seq, sorted(here.seats), here.spectators)
            self.notices.publish(notice)

    def hear(self, sender: str, notices: Sequence[Notice]) -> None:
        """Another process tells how tables stand with it."""
        behind: list[Room] = []
        for notice in notices:
            room = self.rooms.get(notice.code)
            if room is None:
                continue
            self._note(room, sender, Present(set(notice.seats), notice.spectators))
            if room.table.seq < notice.seq:
                behind.append(room)
        if behind:
            self._metrics.heard.inc(len(behind))
            reading = asyncio.create_task(self._catch_up(behind))
            self._hearing.add(reading)
            reading.add_done_callback(self._hearing.discard)

    def _note(self, room: Room, sender: str, present: Present) -> None:
        is_first, is_new = room.elsewhere.note(sender, present)
        if is_new:
            room.tell()
            if is_first and room.connections:
                self._announce(room)

    async def heal(self) -> None:
        """Look which tables have gone on, or are no more, without that it was heard of here."""
        for room in self.rooms.values():
            if room.elsewhere.forget_old():
                room.tell()
            if room.connections:
                self._announce(room)
        known = {code: room.table.seq for code, room in self.rooms.items()}
        heads = await self.storage.heads(list(known))
        behind: list[Room] = []
        for code, seq in known.items():
            known_room, head = self.rooms.get(code), heads.get(code, 0)
            if known_room is None:
                continue
            if head > known_room.table.seq:
                behind.append(known_room)
            elif head < seq:  # expired, or the database is another one
                self._drop(known_room)
        self._metrics.healed.inc(len(behind))
        await self._catch_up(behind)

    async def _catch_up(self, behind: Sequence[Room]) -> None:
        """Read what other processes have stored for these tables."""
        try:
            found = await self.storage.read_many({room.code: room.table.seq for room in behind})
        except StorageError as error:
            codes = [room.code for room in behind]
            log.warning("tables cannot be read", tables=codes, problem=str(error))
            return
        for room in behind:
            try:
                await room.follow(found.get(room.code, ()))
            except Broken:
                self._drop(room)

    def _drop(self, room: Room) -> None:
        """Let go of a table that is no more what it was; who is there may enter again."""
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
        self._pacing.stop(room)
        room.end()

    async def close(self) -> None:
        """Let the computer players stop."""
        await self._pacing.close()

"""All tables of this process: found by their codes, opened, dropped when idle, deleted when old."""

from __future__ import annotations

import time

from caboose.server.logs import log
from caboose.server.metrics import Metrics
from caboose.server.pacing import Pacing
from caboose.server.rooms import MOST_TRIES, Broken, NoTable, Room, append_of
from caboose.server.settings import Settings
from caboose.server.storage import Collided, Storage, now
from caboose.server.thinking import Thinking
from caboose.server.tokens import new_token, read_code, token_hash
from caboose.table import Table, new_code, open_table, sit

DAY = 24 * 60 * 60


class Hall:
    """The rooms in memory."""

    def __init__(
        self, settings: Settings, storage: Storage, metrics: Metrics, thinking: Thinking
    ) -> None:
        self.storage = storage
        self.rooms: dict[str, Room] = {}
        self._settings = settings
        self._metrics = metrics
        self._pacing = Pacing(thinking, metrics)
        metrics.tables.set_function(lambda: len(self.rooms))

    async def find(self, text: str) -> Room:
        """The room of a table. Raises NoTable, Broken, StorageError."""
        code = read_code(text)
        if code is None:
            raise NoTable(text[:20])
        room = self.rooms.get(code)
        if room is None:
            room = self.rooms[code] = Room(code, self.storage, self._metrics, self._pacing.follow)
        try:
            await room.load()
        except Exception:
            if not room.table.seq and self.rooms.get(code) is room:
                del self.rooms[code]
            raise
        return room

    async def open(
        self, rules: str, seats: int, pace: float, hints: bool, name: str | None
    ) -> tuple[str, int | None, str | None]:
        """Open a table, with its opener in the first seat: code, seat, token.

        Without a name nobody sits down yet. Raises RequestRefused, StorageError.
        """
        token = new_token()
        for _ in range(MOST_TRIES):
            code = new_code()
            events = open_table(code, rules, seats, pace=pace, hints=hints)
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

    async def sweep(self) -> None:
        """Drop idle tables from memory and delete old ones."""
        idle = time.monotonic() - self._settings.idle_minutes * 60
        for room in list(self.rooms.values()):
            if not room.connections and room.used < idle and not self._pacing.moves(room):
                del self.rooms[room.code]
        before = now() - int(self._settings.expiry_days * DAY * 1000)
        for code in await self.storage.expire(before):
            log.info("table expired", table=code)
            expired = self.rooms.pop(code, None)
            if expired:
                self._pacing.stop(expired)
                expired.end()

    async def close(self) -> None:
        """Let the computer players stop."""
        await self._pacing.close()

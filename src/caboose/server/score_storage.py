"""Shared score sheets in the database: entries are added and never changed."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, select, update

from caboose.scores.entries import MOST_ENTRIES
from caboose.server.schema import score_entries, score_games
from caboose.server.storage import Collided, Storage, now, plain_errors
from caboose.table.opening import new_code

REREAD_SECONDS = 3.0
"""Who waits looks again so often: another process may have added something."""


class SharedGame(NamedTuple):
    """A score sheet that is shared."""

    code: str
    game: str
    """The id that its device gave it."""
    key_hash: str


class Full(Exception):
    """A score sheet has as many entries as it may have."""


class ScoreStorage:
    """The shared score sheets of a database, and who waits for news of them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._news: weakref.WeakValueDictionary[str, asyncio.Event] = weakref.WeakValueDictionary()
        self._is_closed = False

    async def open(self, game: str, key_hash: str) -> SharedGame:
        """Share a game, or find it where it is shared already."""
        while True:
            found = await self._find(score_games.c.game == game)
            if found is not None:
                return found
            values = {"code": new_code(), "game": game, "key_hash": key_hash, "touched": now()}
            try:
                async with plain_errors(), self._storage.engine.begin() as connection:
                    await connection.execute(insert(score_games).values(values))
            except Collided:  # somebody was quicker, or the code is taken
                continue

    async def find(self, code: str) -> SharedGame | None:
        """The game of a code; None where there is none."""
        return await self._find(score_games.c.code == code)

    async def _find(self, condition: ColumnElement[bool]) -> SharedGame | None:
        columns = (score_games.c.code, score_games.c.game, score_games.c.key_hash)
        async with plain_errors(), self._storage.engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(condition))).first()
        return None if row is None else SharedGame(*row)

    async def add(self, code: str, entries: Sequence[tuple[str, str]]) -> int:
        """Add entries (id and text each) that are not there yet; the number of the last of all.

        Raises Full.
        """
        async with plain_errors(), self._storage.engine.begin() as connection:
            # First of all, so that the others wait: from here on nobody else numbers entries.
            touch = update(score_games).where(score_games.c.code == code).values(touched=now())
            await connection.execute(touch)
            of_game = score_entries.c.code == code
            last = await connection.scalar(select(func.max(score_entries.c.seq)).where(of_game))
            last = int(last or 0)
            ids = [id for id, _ in entries]
            known = set(
                await connection.scalars(
                    select(score_entries.c.id).where(of_game, score_entries.c.id.in_(ids))
                )
            )
            fresh = {id: text for id, text in entries if id not in known}
            if last + len(fresh) > MOST_ENTRIES:
                raise Full
            rows = [
                {"code": code, "seq": seq, "id": id, "entry": text}
                for seq, (id, text) in enumerate(fresh.items(), last + 1)
            ]
            if rows:
                await connection.execute(insert(score_entries), rows)
        event = self._news.pop(code, None)
        if event is not None:
            event.set()
        return last + len(rows)

    async def read(self, code: str, after: int) -> list[tuple[int, str]]:
        """The entries behind a number, in order, each with its number."""
        wanted = (
            select(score_entries.c.seq, score_entries.c.entry)
            .where(score_entries.c.code == code, score_entries.c.seq > after)
            .order_by(score_entries.c.seq)
        )
        async with plain_errors(), self._storage.engine.connect() as connection:
            return [(int(seq), str(text)) for seq, text in await connection.execute(wanted)]

    async def wait(self, code: str, after: int, seconds: float) -> list[tuple[int, str]]:
        """The same, but wait so long for something new."""
        until = asyncio.get_running_loop().time() + seconds
        while True:
            event = self._news.setdefault(code, asyncio.Event())
            found = await self.read(code, after)
            left = until - asyncio.get_running_loop().time()
            if found or left <= 0 or self._is_closed:
                return found
            try:
                await asyncio.wait_for(event.wait(), min(left, REREAD_SECONDS))
            except TimeoutError:
                continue

    async def expire(self, before: int) -> None:
        """Delete the games to which nothing was added since."""
        async with plain_errors(), self._storage.engine.begin() as connection:
            await connection.execute(delete(score_games).where(score_games.c.touched < before))

    def stop_waiting(self) -> None:
        """Answer everybody who waits: the server stops."""
        self._is_closed = True
        for event in list(self._news.values()):
            event.set()

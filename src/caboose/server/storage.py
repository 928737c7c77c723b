"""The log of all tables in a database. What is appended is on the disk when ``append`` returns.

Many appends at once share one transaction, so that the disk is waited for once and not once each.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Integer,
    String,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caboose.server import sqlite
from caboose.server.migrations import migrate
from caboose.server.postgres import FAILURES, connect, lock_key
from caboose.server.schema import log, requests, tables

LARGEST_BATCH = 256
"""Appends that may share a transaction."""

CODES_AT_ONCE = 500
"""Tables that one question may name."""

CROSSED = {"40001", "40P01"}
"""PostgreSQL's codes for a transaction that another one crossed: nothing of it was stored."""


class StorageError(Exception):
    """The database cannot be read or written now."""


class Collided(Exception):
    """An event of that number is there already, the request was answered, or the table is gone."""


class Logged(NamedTuple):
    """An event as it is stored."""

    seq: int
    at: int
    """When, in milliseconds since 1970."""
    event: str


class Request(NamedTuple):
    """A request of a seat, by the name that the client gave it."""

    seat: int
    request: str


class Append(NamedTuple):
    """Events for the end of one table's log."""

    code: str
    seq: int
    """The number of the first of them."""
    events: Sequence[str]
    request: Request | None = None
    """The request that caused them."""

    @property
    def opens(self) -> bool:
        """Whether the table begins with these."""
        return self.seq == 1


def now() -> int:
    """The time as the log has it: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Storage:
    """The database. ``migrate`` and ``open`` first; ``close`` lets running appends end."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_shared = address.startswith("postgresql:")
        """Whether other processes may use it at the same time."""
        self.engine = _postgres(address) if self.is_shared else sqlite.engine_of(address)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._file = None if self.is_shared else sqlite.Writer(address)
        self._waiting: list[tuple[Sequence[Append], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def migrate(self) -> None:
        """Bring the database to the newest form, once for all processes. Raises StorageError."""
        async with plain_errors(), self.engine.begin() as connection:
            await self._lock_others_out("migrations", connection)
            await connection.run_sync(migrate)

    async def _lock_others_out(self, name: str, connection: AsyncConnection) -> None:
        """Let other processes wait until this transaction ends."""
        if self.is_shared:
            await connection.execute(select(func.pg_advisory_xact_lock(lock_key(name))))

    def open(self) -> None:
        """Begin to take appends."""
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Store what waits, then let go of the database."""
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
            while self._waiting:
                await self._store_waiting()
        await self.engine.dispose()
        if self._file is not None:
            self._file.close()

    # ------------------------------------------------------------ writing

    async def append(self, *appends: Append) -> None:
        """Store these together or not at all.

        Raises Collided where one of them does not fit the log any more, StorageError where the
        database fails. A caller that is cancelled meanwhile goes on when it is settled whether
        they are stored: what he reads after that has them, or never will.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((appends, done))
        self._wake.set()
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._store_waiting()

    async def _store_waiting(self) -> None:
        batch = self._waiting[:LARGEST_BATCH]
        del self._waiting[:LARGEST_BATCH]
        storing = asyncio.create_task(self._store(batch))
        try:
            await asyncio.shield(storing)
        except asyncio.CancelledError:
            await storing
            raise

    async def _store(self, batch: Sequence[tuple[Sequence[Append], asyncio.Future[None]]]) -> None:
        """Store all in one transaction; if one does not fit, each in its own."""
        problem: Exception | None = None
        appends = [each for together, _ in batch for each in together]
        try:
            async with plain_errors():
                await self._insert(appends)
        except Collided as collided:
            if len(batch) > 1:
                for each in batch:
                    await self._store([each])
                return
            problem = collided
        except Exception as error:
            problem = error
        for _, done in batch:
            if done.done():
                continue
            if problem:
                done.set_exception(problem)
            else:
                done.set_result(None)

    async def newest(self) -> int | None:
        """When something happened last at any table."""
        async with plain_errors(), self._reading.connect() as connection:
            newest: int | None = await connection.scalar(select(func.max(tables.c.touched)))
        return newest

    async def _insert(self, appends: Sequence[Append]) -> None:
        if self._file is not None:
            await self._file.run(lambda connection: _insert(connection, appends))
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(_insert, appends)

    async def expire(self, before: int) -> list[str]:
        """Delete the tables at which nothing has happened since; their codes."""
        async with plain_errors(), self.engine.begin() as connection:
            await self._lock_others_out("expiry", connection)
            old = await connection.scalars(select(tables.c.code).where(tables.c.touched < before))
            codes = list(old)
            if codes:
                await connection.execute(delete(tables).where(tables.c.code.in_(codes)))
        return codes

    # ------------------------------------------------------------ reading

    async def read(self, code: str, after: int = 0) -> list[Logged]:
        """The events of a table behind a number, in order; empty where there is no such table."""
        wanted = (
            select(log.c.seq, log.c.at, log.c.event)
            .where(log.c.table_code == code, log.c.seq > after)
            .order_by(log.c.seq)
        )
        async with plain_errors(), self._reading.connect() as connection:
            return [Logged(*row) for row in await connection.execute(wanted)]

    async def read_many(self, known: Mapping[str, int]) -> dict[str, list[Logged]]:
        """The events of several tables, each behind the number that is known of it, in order."""
        if not self.is_shared:
            return {code: await self.read(code, seq) for code, seq in known.items()}
        found: dict[str, list[Logged]] = {}
        codes = list(known)
        async with plain_errors(), self._reading.connect() as connection:
            for start in range(0, len(codes), CODES_AT_ONCE):
                part = codes[start : start + CODES_AT_ONCE]
                asked = {"codes": part, "seqs": [known[code] for code in part]}
                for code, *row in await connection.execute(_BEHIND, asked):
                    found.setdefault(code, []).append(Logged(*row))
        return found

    async def heads(self, codes: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables; one that is gone is left out."""
        last = select(func.max(log.c.seq)).where(log.c.table_code == tables.c.code)
        wanted = select(tables.c.code, last.scalar_subquery())
        found: dict[str, int] = {}
        async with plain_errors(), self._reading.connect() as connection:
            for start in range(0, len(codes), CODES_AT_ONCE):
                part = codes[start : start + CODES_AT_ONCE]
                rows = await connection.execute(wanted.where(tables.c.code.in_(part)))
                found.update((code, seq) for code, seq in rows if seq is not None)
        return found

    async def answered(self, code: str, request: Request) -> int | None:
        """The last event that a request has caused; None if it was never accepted."""
        wanted = select(requests.c.seq).where(
            requests.c.table_code == code,
            requests.c.seat == request.seat,
            requests.c.request == request.request,
        )
        async with plain_errors(), self._reading.connect() as connection:
            return await connection.scalar(wanted)

    async def check(self) -> None:
        """Raise StorageError where the database does not answer."""
        async with plain_errors(), self._reading.connect() as connection:
            await connection.execute(select(tables.c.code).limit(1))


@contextlib.asynccontextmanager
async def plain_errors() -> Any:
    """Turn what goes wrong in the database into Collided or StorageError."""
    try:
        yield
    except IntegrityError as error:
        raise Collided(str(error.orig)) from error
    except CommandError as error:
        raise StorageError(f"a newer version of this program has written it ({error})") from error
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) in CROSSED:
            raise Collided(str(error.orig)) from error
        raise _storage_error(error) from error
    except (SQLAlchemyError, *FAILURES) as error:
        raise _storage_error(error) from error


def _storage_error(error: Exception) -> StorageError:
    return StorageError(str(error).split("\n", maxsplit=1)[0] or repr(error))


_known = (
    func.unnest(bindparam("codes", type_=ARRAY(String)), bindparam("seqs", type_=ARRAY(Integer)))
    .table_valued("code", "seq", name="known")
    .render_derived()
)
_BEHIND = (
    select(log.c.table_code, log.c.seq, log.c.at, log.c.event)
    .join(_known, and_(log.c.table_code == _known.c.code, log.c.seq > _known.c.seq))
    .order_by(log.c.table_code, log.c.seq)
)
"""PostgreSQL's way to ask for several tables in one statement that is always the same."""

_TOUCH = update(tables).where(tables.c.code == bindparam("of")).values(touched=bindparam("touched"))


def _insert(connection: Connection, appends: Sequence[Append]) -> None:
    # In one order everywhere, so that the transactions of two processes never wait for each other.
    appends = sorted(appends, key=lambda each: (each.code, each.seq))
    at = now()
    opened = [{"code": each.code, "created": at, "touched": at} for each in appends if each.opens]
    if opened:
        connection.execute(insert(tables), opened)
    rows = [
        {"table_code": each.code, "seq": seq, "at": at, "event": text}
        for each in appends
        for seq, text in enumerate(each.events, each.seq)
    ]
    connection.execute(insert(log), rows)
    answers = [
        {
            "table_code": each.code,
            "seat": each.request.seat,
            "request": each.request.request,
            "seq": each.seq + len(each.events) - 1,
        }
        for each in appends
        if each.request
    ]
    if answers:
        connection.execute(insert(requests), answers)
    touched = [{"of": each.code, "touched": at} for each in appends if not each.opens]
    if touched:
        connection.execute(_TOUCH, touched)


def _postgres(address: str) -> AsyncEngine:
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: connect(address),
        pool_size=5,
        pool_timeout=10,
        hide_parameters=True,  # else errors name them, and the log has hands and shuffles
    )

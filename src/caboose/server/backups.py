"""Copies of a database, made and put back while servers run.

A backup is one SQLite file with the same tables, whichever database it was made of, so that what
was kept in one kind can be put back into the other. Putting back adds what is missing and takes
nothing away: a table that has gone on since the backup stays as it is.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from caboose.server.migrations import form_of, newest_form
from caboose.server.schema import log, metadata, requests, score_entries, score_games, tables
from caboose.server.score_storage import Full, ScoreStorage
from caboose.server.storage import Collided, Logged, Storage, StorageError, plain_errors
from caboose.table import Event, Table

ROWS_AT_ONCE = 1000
MOST_TRIES = 20

_read_event = msgspec.json.Decoder(Event).decode


@dataclass
class Verified:
    """What a database holds, every table having been replayed."""

    tables: int = 0
    events: int = 0
    score_sheets: int = 0
    set_aside: list[str] = field(default_factory=list)
    """Tables whose log cannot be followed; it is kept all the same."""


@dataclass
class Restored:
    """What became of the tables of a backup. Score sheets count as tables."""

    added: list[str] = field(default_factory=list)
    """They were missing."""
    continued: list[str] = field(default_factory=list)
    """They were there with a part of their events."""
    kept: int = 0
    """They were there with all of these events, or more."""
    differing: list[str] = field(default_factory=list)
    """They are there with other events, and were left as they are."""


def copy_at(file: Path) -> Storage:
    """The database of a backup."""
    return Storage(f"sqlite+aiosqlite:///{file}")


async def back_up(storage: Storage, file: Path) -> Verified:
    """Copy a database, as it is at one moment, into a new file; then replay all of the copy.

    Raises FileExistsError, StorageError; then there is no such file.
    """
    if file.exists():
        raise FileExistsError(f"{file} is there already: give another name, or remove it")
    partial = file.with_name(file.name + ".partial")
    # For its owner alone, like the database: it holds every hand.
    os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    copy = copy_at(partial)
    try:
        await copy.migrate()
        async with _snapshot(storage) as source, plain_errors():
            await _verify_form(source)
            async with copy.engine.begin() as target:
                await _copy_rows(source, target)
        verified = await verify(copy)
        async with plain_errors(), copy.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA journal_mode=DELETE")  # one file, not three
        await copy.close()
        os.link(partial, file)  # never over a file that has come meanwhile
        return verified
    finally:
        await copy.close()
        for rest in (partial, Path(f"{partial}-wal"), Path(f"{partial}-shm")):
            rest.unlink(missing_ok=True)


@contextlib.asynccontextmanager
async def _snapshot(storage: Storage) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, whatever is stored meanwhile."""
    async with plain_errors(), storage.engine.connect() as connection:
        if storage.is_shared:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection


async def _verify_form(connection: AsyncConnection) -> None:
    form = await connection.run_sync(form_of)
    if form != newest_form():
        raise StorageError(
            f"the database has form {form or 0}, and this program form {newest_form()}: "
            "start the server once, or take the program of that form"
        )


async def _copy_rows(source: AsyncConnection, target: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        rows = await source.stream(select(table))
        async for part in rows.mappings().partitions(ROWS_AT_ONCE):
            await target.execute(insert(table), [dict(row) for row in part])


async def verify(storage: Storage) -> Verified:
    """Replay every table of a database. Raises StorageError."""
    async with plain_errors(), storage.engine.connect() as connection:
        codes = list(await connection.scalars(select(tables.c.code).order_by(tables.c.code)))
        sheets = await connection.scalar(select(func.count()).select_from(score_games))
    verified = Verified(score_sheets=sheets or 0)
    for code in codes:
        rows = await storage.read(code)
        verified.tables += 1
        verified.events += len(rows)
        if not can_be_followed(rows):
            verified.set_aside.append(code)
    return verified


def can_be_followed(rows: Sequence[Logged]) -> bool:
    """Whether a log is whole and its events give a table."""
    table = Table()
    try:
        for number, row in enumerate(rows, 1):
            if row.seq != number:
                return False
            table.apply(_read_event(row.event))
    except Exception:  # whatever is wrong with an event
        return False
    return bool(rows)


# ------------------------------------------------------------ putting back


async def restore(file: Path, storage: Storage) -> Restored:
    """Put back into a database what is missing of a backup. Raises ValueError, StorageError."""
    if not file.is_file():
        raise FileNotFoundError(f"there is no file {file}")
    with tempfile.TemporaryDirectory() as folder:
        # A copy, so that an older backup can be brought to the newest form.
        copied = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, copied)
        backup = copy_at(copied)
        try:
            await _verify_backup(backup, file)
            restored = Restored()
            async with plain_errors(), backup.engine.connect() as source:
                await _restore_tables(backup, source, storage, restored)
                await _restore_scores(source, storage, restored)
            return restored
        finally:
            await backup.close()


async def _verify_backup(backup: Storage, file: Path) -> None:
    try:
        async with plain_errors(), backup.engine.connect() as connection:
            form = await connection.run_sync(form_of)
        if form is None:
            raise ValueError(f"{file} is no backup: caboose backup makes one")
        await backup.migrate()
    except StorageError as error:
        raise ValueError(f"{file} cannot be read as a backup: {error}") from None


async def _restore_tables(
    backup: Storage, source: AsyncConnection, storage: Storage, restored: Restored
) -> None:
    for row in (await source.execute(select(tables).order_by(tables.c.code))).mappings().all():
        code = row["code"]
        events = await backup.read(code)
        of_table = select(requests).where(requests.c.table_code == code)
        answers = [dict(each) for each in (await source.execute(of_table)).mappings()]
        for _ in range(MOST_TRIES):
            there = await storage.read(code)
            same = min(len(there), len(events))
            if [each.event for each in there[:same]] != [each.event for each in events[:same]]:
                restored.differing.append(code)
            elif len(there) >= len(events):
                restored.kept += 1
            else:
                try:
                    await _add(storage, dict(row), events[same:], answers, is_new=not there)
                except Collided:  # a server that runs has just added to it
                    continue
                (restored.continued if there else restored.added).append(code)
            break
        else:
            raise StorageError(f"table {code} is being played too fast: try again")


async def _add(
    storage: Storage,
    table: dict[str, Any],
    events: Sequence[Logged],
    answers: Sequence[dict[str, Any]],
    is_new: bool,
) -> None:
    code, first = table["code"], events[0].seq
    rows = [{"table_code": code, **each._asdict()} for each in events]
    missing = [each for each in answers if each["seq"] >= first]
    async with plain_errors(), storage.engine.begin() as target:
        if is_new:
            await target.execute(insert(tables), [table])
        await target.execute(insert(log), rows)
        if missing:
            await target.execute(insert(requests), missing)


async def _restore_scores(source: AsyncConnection, storage: Storage, restored: Restored) -> None:
    scores = ScoreStorage(storage)
    for row in (await source.execute(select(score_games))).mappings().all():
        code = row["code"]
        of_game = select(score_entries).where(score_entries.c.code == code)
        rows = await source.execute(of_game.order_by(score_entries.c.seq))
        entries = [(each.id, each.entry) for each in rows]
        is_new = False
        found = await scores.find(code)
        if found is None:
            try:
                async with plain_errors(), storage.engine.begin() as target:
                    await target.execute(insert(score_games), [dict(row)])
                is_new = True
            except Collided:  # its game has another code here
                restored.differing.append(code)
                continue
        elif found.game != row["game"]:
            restored.differing.append(code)
            continue
        before = len(await scores.read(code, 0))
        try:
            after = await scores.add(code, entries)
        except Full:
            restored.differing.append(code)
            continue
        if is_new:
            restored.added.append(code)
        elif after > before:
            restored.continued.append(code)
        else:
            restored.kept += 1

"""The log in a real database of each kind."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from caboose.server.running import prepare
from caboose.server.schema import metadata
from caboose.server.settings import Settings
from caboose.server.storage import Append, Collided, Request, Storage, StorageError, now


def with_storage(address: str, use: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(address)
        await storage.migrate()
        storage.open()
        try:
            await use(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def sqlite_address(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder}/tables.sqlite"


def test_what_was_appended_is_there_after_reopening(address: str) -> None:
    async def write(storage: Storage) -> None:
        await storage.append(Append("AAA", 1, ["one", "two"]))
        await storage.append(Append("AAA", 3, ["three"], Request(2, "r1")))

    async def read(storage: Storage) -> None:
        rows = await storage.read("AAA", 1)
        assert [(row.seq, row.event) for row in rows] == [(2, "two"), (3, "three")]
        assert await storage.answered("AAA", Request(2, "r1")) == 3
        assert await storage.answered("AAA", Request(1, "r1")) is None
        assert await storage.read("BBB") == []

    with_storage(address, write)
    with_storage(address, read)


def test_an_append_that_does_not_fit_changes_nothing(address: str) -> None:
    async def use(storage: Storage) -> None:
        await storage.append(Append("AAA", 1, ["one"], Request(1, "r1")))
        for appends in (
            [Append("AAA", 1, ["again"])],
            [Append("AAA", 2, ["two"], Request(1, "r1"))],
            [Append("BBB", 2, ["no such table"])],
            [Append("CCC", 1, ["one"]), Append("AAA", 1, ["again"])],
        ):
            with pytest.raises(Collided):
                await storage.append(*appends)
        assert len(await storage.read("AAA")) == 1
        assert await storage.read("CCC") == []

    with_storage(address, use)


def test_appends_of_many_tables_at_once_do_not_disturb_each_other(address: str) -> None:
    async def use(storage: Storage) -> None:
        codes = [f"T{number}" for number in range(600)]
        await asyncio.gather(*(storage.append(Append(code, 1, ["one"])) for code in codes))
        waiting = [storage.append(Append(code, 2, ["two"])) for code in codes]
        waiting.insert(300, storage.append(Append("T7", 1, ["does not fit"])))
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in results if each is not None] == [Collided]
        assert isinstance(results[300], Collided)
        for code in codes:
            assert [row.event for row in await storage.read(code)] == ["one", "two"]

    with_storage(address, use)


def test_expiry_takes_the_whole_table(address: str) -> None:
    async def use(storage: Storage) -> None:
        await storage.append(Append("OLD", 1, ["one"], Request(1, "r1")))
        await asyncio.sleep(0.01)
        between = now()
        await storage.append(Append("NEW", 1, ["one"]))
        assert await storage.expire(between) == ["OLD"]
        assert await storage.read("OLD") == []
        assert await storage.answered("OLD", Request(1, "r1")) is None
        assert len(await storage.read("NEW")) == 1

    with_storage(address, use)


def test_a_broken_database_is_told_in_plain_words(tmp_path: Path) -> None:
    async def use(storage: Storage) -> None:
        await storage.check()
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            connection.execute("DROP TABLE log")
        with pytest.raises(StorageError, match="log"):
            await storage.append(Append("AAA", 1, ["one"]))

    with_storage(sqlite_address(tmp_path), use)


def test_commits_are_on_the_disk(tmp_path: Path) -> None:
    async def use(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2)):
                found = await connection.exec_driver_sql(f"PRAGMA {pragma}")
                assert found.scalar() == wanted

    with_storage(sqlite_address(tmp_path), use)


def test_the_migrations_make_what_the_schema_says(address: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def use(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_storage(address, use)


def test_a_database_that_cannot_be_used_is_refused_in_plain_words(tmp_path: Path) -> None:
    asyncio.run(prepare(Settings(data=tmp_path)))
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '999'")
    with pytest.raises(ValueError, match="a newer version"):
        asyncio.run(prepare(Settings(data=tmp_path)))
    (tmp_path / "tables.sqlite").write_bytes(b"no database " * 1000)
    with pytest.raises(ValueError, match="not a database"):
        asyncio.run(prepare(Settings(data=tmp_path)))

"""A backup of a server that runs has all that was acknowledged, and puts it back anywhere."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from caboose.cli.app import app
from caboose.server.backups import back_up, restore, verify
from caboose.server.storage import Append, Storage
from caboose.table import open_table
from tests.server.players import enter, play_round
from tests.server.processes import ServerProcess


def opening(code: str) -> list[str]:
    events = open_table(code, "spruce", 2, pace=1, hints=True)
    return [msgspec.json.encode(event).decode() for event in events]


def run(work: Any) -> Any:
    return asyncio.run(work)


def caboose(*words: str, **environment: str) -> Result:
    return CliRunner().invoke(app, words, env=environment)


def rows_of(file: Path) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as connection:
        return [
            row
            for table in ("tables", "log", "requests", "score_entries")
            for row in connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3")
        ]


def test_a_server_that_runs_is_backed_up_and_restored_in_one_command_each(
    address: str, postgres_address: str, tmp_path: Path
) -> None:
    """From each kind of database to the other."""
    settings: dict[str, object] = {"messages_a_second": 1000}
    is_shared = address.startswith("postgresql")
    given = settings | ({"postgresql": address} if is_shared else {})

    async def play(server: ServerProcess) -> Any:
        table = server.open_table(rules="spruce deal=double-six", seats=2)
        other = server.sit(table["code"], "Bea")
        async with (
            enter(server, table["code"], table["token"]) as one,
            enter(server, table["code"], other["token"]) as two,
        ):
            await one.do("deal")
            await play_round([one, two])
            return table, one.state["seq"], one.state["table"]["round"]

    async def replayed(server: ServerProcess, table: Any) -> Any:
        async with enter(server, table["code"], table["token"]) as one:
            return one.state["seq"], one.state["table"]["round"]

    async def copy_of(database: str) -> list[tuple[object, ...]]:
        storage = Storage(database)
        await back_up(storage, tmp_path / "again.sqlite")
        await storage.close()
        return rows_of(tmp_path / "again.sqlite")

    where = {"CABOOSE_POSTGRESQL": address} if is_shared else {"CABOOSE_DATA": str(tmp_path)}
    file = tmp_path / "copy.sqlite"
    with ServerProcess(tmp_path, 0, **given) as server:
        table, seq, round = run(play(server))
        shared = {"game": "game-1", "key": "k" * 20}
        assert server.post("/api/scores", shared).status_code == 201
        made = caboose("backup", str(file), **where)
        assert made.exit_code == 0, made.stderr
        assert f"tables: 1, events: {seq}, score sheets: 1" in made.stdout
    assert file.stat().st_mode & 0o77 == 0, "whoever reads it sees every hand"
    assert not list(tmp_path.glob("copy.sqlite?*"))

    target = tmp_path / "target"
    where = {"CABOOSE_DATA": str(target)}
    database = f"sqlite+aiosqlite:///{target}/tables.sqlite"
    if not is_shared:
        where["CABOOSE_POSTGRESQL"] = database = postgres_address
        settings["postgresql"] = database
    with ServerProcess(target, 0, **settings) as other:
        back = caboose("restore", str(file), **where)
        assert back.exit_code == 0, back.stderr
        assert "Put back: 2 that were missing" in back.stdout
        assert run(replayed(other, table)) == (seq, round)
        assert run(copy_of(database)) == rows_of(file)


def test_restoring_adds_what_is_missing_and_takes_nothing_away(
    address: str, tmp_path: Path
) -> None:
    async def use() -> None:
        storage = Storage(address)
        await storage.migrate()
        storage.open()
        said = '{"type":"said","seat":1,"phrase":"hello"}'
        for code in ("LONGER", "SHORTER", "OTHER", "MISSING"):
            await storage.append(Append(code, 1, [*opening(code), said]))
        await storage.append(Append("POISON", 1, ['{"type":"opened"}']))
        file = tmp_path / "copy.sqlite"
        verified = await back_up(storage, file)
        with pytest.raises(FileExistsError):
            await back_up(storage, file)
        assert (verified.tables, verified.set_aside) == (5, ["POISON"])
        async with storage.engine.begin() as connection:
            for statement in (
                "DELETE FROM tables WHERE code = 'MISSING'",
                "DELETE FROM log WHERE table_code = 'SHORTER' AND seq = 2",
                "UPDATE log SET event = event || ' ' WHERE table_code = 'OTHER' AND seq = 1",
            ):
                await connection.exec_driver_sql(statement)
        await storage.append(Append("LONGER", 3, [said]))
        restored = await restore(file, storage)
        assert (restored.added, restored.continued) == (["MISSING"], ["SHORTER"])
        assert (restored.kept, restored.differing) == (2, ["OTHER"])
        lengths = await storage.heads(["LONGER", "SHORTER", "OTHER", "MISSING", "POISON"])
        assert lengths == {"LONGER": 3, "SHORTER": 2, "OTHER": 2, "MISSING": 2, "POISON": 1}
        assert (await verify(storage)).events == 10
        await storage.close()

    run(use())


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    nothing = caboose("backup", str(file), CABOOSE_DATA=str(tmp_path))
    assert (nothing.exit_code, nothing.stderr.count("\n")) == (2, 1)
    assert "there are no tables in" in nothing.stderr
    for content, says in ((b"no database " * 500, "cannot be read"), (b"", "is no backup")):
        file.write_bytes(content)
        refused = caboose("restore", str(file), CABOOSE_DATA=str(tmp_path / "data"))
        assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
        assert says in refused.stderr
    assert "there is no file" in caboose("restore", str(tmp_path / "none")).stderr


@pytest.mark.parametrize("rows", [1, 2500])
def test_a_copy_is_that_of_one_moment(address: str, tmp_path: Path, rows: int) -> None:
    """While it is made, a table grows; the copy has no gap and fits together."""

    async def use() -> None:
        storage = Storage(address)
        await storage.migrate()
        storage.open()
        await storage.append(Append("GROWS", 1, opening("GROWS") * rows))

        async def grow() -> None:
            last = rows
            while True:
                await storage.append(Append("GROWS", last + 1, ["more"]))
                last += 1

        growing = asyncio.create_task(grow())
        verified = await back_up(storage, tmp_path / "copy.sqlite")
        growing.cancel()
        assert verified.events >= rows
        copied = rows_of(tmp_path / "copy.sqlite")
        seqs = [row[1] for row in copied if row[0] == "GROWS" and len(row) == 4]
        assert seqs == list(range(1, len(seqs) + 1))
        await storage.close()

    run(use())

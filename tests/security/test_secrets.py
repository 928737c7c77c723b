"""Tokens and other secrets: how they are made, and where they must not be."""

from __future__ import annotations

import asyncio
import base64
import logging
import os
import sqlite3
import stat
import sys
import traceback
from pathlib import Path

import pytest

from caboose.server.logs import HidingFormatter, hide_secrets
from caboose.server.storage import Append, Storage, StorageError
from caboose.server.tokens import TOKEN_LENGTH, new_token
from tests.server.players import Client, enter
from tests.server.processes import ServerProcess


def test_tokens_have_256_bits_that_all_vary() -> None:
    tokens = [new_token() for _ in range(500)]
    assert len(set(tokens)) == len(tokens)
    assert {len(token) for token in tokens} == {TOKEN_LENGTH}
    numbers = [int.from_bytes(base64.urlsafe_b64decode(token + "=")) for token in tokens]
    for bit in range(256):
        # One in 10 billion bits of pure chance would fail this.
        assert 170 < sum(number >> bit & 1 for number in numbers) < 330


def test_a_line_of_the_log_hides_what_looks_like_a_token() -> None:
    token = new_token()
    line = hide_secrets(None, "", {"token": "x", "path": f"/t/AAAAAA?seat={token}", "seat": 1})
    assert line == {"token": "(hidden)", "path": "/t/AAAAAA?seat=(hidden)", "seat": 1}
    try:
        raise ValueError(f"no {token}")
    except ValueError:
        record = logging.LogRecord("a", 30, "", 1, f"{token} of %s", (token,), sys.exc_info())
    text = HidingFormatter("%(message)s").format(record)
    assert "Traceback" in text
    assert token not in text


def test_a_failing_database_names_no_hand_and_no_hash(tmp_path: Path) -> None:
    """Its errors go into the log with their whole tracebacks."""
    secret = " ".join(("order", "and", "hash"))  # not as it stands in this source

    async def fail() -> str:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite")
        await storage.migrate()
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            connection.execute(
                "CREATE TRIGGER broken BEFORE INSERT ON log BEGIN SELECT no_such_function(); END"
            )
        connection.close()
        storage.open()
        try:
            await storage.append(Append("AAA", 1, [secret]))
        except StorageError as error:
            return "".join(traceback.format_exception(error))
        finally:
            await storage.close()
        raise AssertionError("the trigger did not work")

    text = asyncio.run(fail())
    assert "no_such_function" in text
    assert "INSERT INTO log" in text
    assert secret not in text


@pytest.mark.skipif(os.name != "posix", reason="the rights of files are the system's own")
def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with ServerProcess(tmp_path) as server:
        server.open_table()
        for file in tmp_path.glob("tables.sqlite*"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_a_token_opens_its_own_table_and_the_rematch_alone(server: ServerProcess) -> None:
    async def play() -> None:
        opened = server.open_table(seats=2, rules="spruce rounds=1 set=6 hand=4 engine=aside")
        async with enter(server, opened["code"], opened["token"]) as host:
            await host.do("seat-computer", seat=2, level="random")
            await host.do("deal")
            await to_the_end(host)
            await host.do("rematch")
            again = host.state["table"]["next_table"]
        async with enter(server, again, opened["token"]) as host:
            assert host.state["mine"]["seat"] == 1

    async def to_the_end(host: Client) -> None:
        while host.state["table"]["phase"] == "playing":
            if host.legal:
                await host.do("step", step=host.legal[0], seq=host.state["seq"])
            else:
                await host.seq(host.state["seq"] + 1)

    asyncio.run(play())

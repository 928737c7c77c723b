"""What can go wrong beside a kill: a poison event, a full disk, a clock that jumps."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
from pathlib import Path

import pytest

from caboose.server.expiry import DAY, JUMP, Expiry
from caboose.server.rooms import append_of
from caboose.server.storage import Append, Storage
from caboose.table.events import PhraseSaid, StepDone
from tests.server.players import close_of, enter, entering
from tests.server.processes import ServerProcess

YEAR = 365 * DAY


def test_a_poison_event_sets_one_table_aside_and_keeps_its_record(tmp_path: Path) -> None:
    async def use(server: ServerProcess) -> None:
        sick, well = (server.open_table(seats=2) for _ in range(2))
        storage = Storage(f"sqlite+aiosqlite:///{server.database}")
        storage.open()
        async with (
            enter(server, sick["code"], sick["token"]) as patient,
            enter(server, well["code"], well["token"]) as other,
        ):
            seq = patient.state["seq"]
            poison = append_of(sick["code"], seq + 1, [StepDone(1, "12-12@1")], None)
            more = append_of(sick["code"], seq + 2, [PhraseSaid(1, "hello")], None)
            await storage.append(poison)
            await storage.append(more)
            with pytest.raises(ConnectionError):
                await patient.seq(seq + 1)
            assert patient.socket.close_code == 1012
            closed = await close_of(server, sick["code"], entering(sick["token"]))
            assert closed == (4500, "this table is set aside")
            await other.do("say", phrase="hello")
            assert (await storage.heads([sick["code"]])) == {sick["code"]: seq + 2}
        await storage.close()
        assert "caboose_tables_set_aside_total 0.0" not in server.get("/metrics").text

    with ServerProcess(tmp_path) as server:
        asyncio.run(use(server))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
def test_while_the_disk_is_full_nothing_changes_and_then_it_goes_on(tmp_path: Path) -> None:
    """The process may not make any file longer, as when the disk is full."""

    async def use(server: ServerProcess) -> None:
        table = server.open_table(seats=2)
        async with enter(server, table["code"], table["token"]) as client:
            wal = (tmp_path / "tables.sqlite-wal").stat().st_size
            ends = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (wal, ends[1]))
            stored = 0
            while (answer := await client.ask("say", f"r{stored}", phrase="hello"))[
                "type"
            ] == "done":
                stored += 1
                assert stored < 100, "the limit holds nothing back"
            assert answer["message"]["id"] == "refused-unavailable"
            seq = client.state["seq"]
            again = await client.ask("say", f"r{stored}", phrase="hello")
            assert again == answer
            assert client.state["seq"] == seq
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, ends)
            done = await client.ask("say", f"r{stored}", phrase="hello")
            assert (done["type"], done["seq"]) == ("done", seq + 1)
        with sqlite3.connect(server.database) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            found = connection.execute("SELECT count(*) FROM requests").fetchone()
        assert found == (stored + 1,)

    with ServerProcess(tmp_path, messages_a_second=1000) as server:
        asyncio.run(use(server))


class Clocks:
    """A machine's clock, and time itself, in milliseconds."""

    def __init__(self, shown: int) -> None:
        self.shown, self.passed = shown, 0

    def expiry(self) -> Expiry:
        return Expiry(lambda: self.shown + self.passed, lambda: self.passed)


def test_old_tables_expire_by_a_clock_that_runs_well() -> None:
    clocks = Clocks(50 * YEAR)
    expiry = clocks.expiry()
    assert expiry.before(YEAR, newest=50 * YEAR - DAY) == 49 * YEAR
    clocks.passed = 100 * DAY
    clocks.shown += JUMP // 2  # set by NTP
    assert expiry.before(YEAR, newest=None) == 49 * YEAR + 100 * DAY + JUMP // 2


@pytest.mark.parametrize("jump", [2 * YEAR, -2 * YEAR, 2 * JUMP])
def test_nothing_expires_by_a_clock_that_jumped(jump: int) -> None:
    clocks = Clocks(50 * YEAR)
    expiry = clocks.expiry()
    assert expiry.before(YEAR, newest=50 * YEAR) is not None
    clocks.shown += jump
    assert expiry.before(YEAR, newest=50 * YEAR) is None
    clocks.shown -= jump
    assert expiry.before(YEAR, newest=50 * YEAR) is None, "until the next start"


@pytest.mark.parametrize("wrong_by", [2 * YEAR, -2 * YEAR])
def test_nothing_expires_by_a_clock_that_was_wrong_at_the_start(wrong_by: int) -> None:
    expiry = Clocks(50 * YEAR + wrong_by).expiry()
    assert expiry.before(YEAR, newest=50 * YEAR) is None
    assert expiry.before(YEAR, newest=50 * YEAR + wrong_by) is None, "a table was opened since"


def test_events_stay_in_order_when_the_clock_goes_back(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The numbers order the log; the time is only told."""

    async def use() -> None:
        storage = Storage(address)
        await storage.migrate()
        storage.open()
        await storage.append(Append("AAA", 1, ["one"]))
        monkeypatch.setattr("caboose.server.storage.now", lambda: 0)
        await storage.append(Append("AAA", 2, ["two"]))
        assert [row.event for row in await storage.read("AAA")] == ["one", "two"]
        await storage.close()

    asyncio.run(use())

"""The server is killed or stopped in the middle: nothing is lost and nothing doubled."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from caboose.cli.soak.changed import Data
from caboose.server.running import alone, listen
from tests.server.players import Client, choose, enter
from tests.server.processes import ServerProcess

PLAYED = ("played", "drew", "passed")


def events(server: ServerProcess, code: str) -> list[Data]:
    """The log of a table, read beside the server."""
    with sqlite3.connect(server.database) as connection:
        rows = connection.execute(
            "SELECT seq, event FROM log WHERE table_code = ? ORDER BY seq", [code]
        ).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return [json.loads(event) for _, event in rows]


class Stubborn:
    """A player who plays a whole round whatever happens to the server.

    A request that was not answered is sent again under its name.
    """

    def __init__(self, server: ServerProcess, code: str, token: str, name: str) -> None:
        self.server, self.code, self.token, self.name = server, code, token, name
        self.unanswered: tuple[str, Data] | None = None
        self.acknowledged: list[str] = []
        self.news: list[Data] = []
        self.seen = 0
        self.last: Data = {}

    async def play(self) -> None:
        while True:
            try:
                async with enter(self.server, self.code, self.token, self.seen) as client:
                    await self._play(client)
                    return
            except (WebSocketException, OSError):
                await asyncio.sleep(0.05)

    async def _play(self, client: Client) -> None:
        while True:
            state = client.state
            self._note(client)
            if state["table"]["phase"] != "playing":
                self.last = state
                return
            if self.unanswered is None and state["mine"]["legal"]:
                name = f"{self.name}-{len(self.acknowledged)}"
                step = {"step": choose(state["mine"]["legal"]), "seq": state["seq"]}
                self.unanswered = (name, step)
            if self.unanswered is None:
                await client.seq(state["seq"] + 1)
                continue
            name, step = self.unanswered
            answer = await client.ask("step", name, **step)
            assert answer["type"] == "done", answer
            self.unanswered = None
            self.acknowledged.append(name)
            await client.seq(answer["seq"])

    def _note(self, client: Client) -> None:
        for state in client.states:
            self.news += [each for each in state["news"] if each["seq"] > self.seen]
            self.seen = max(self.seen, state["seq"])
        client.states.clear()


async def seat_people(server: ServerProcess) -> list[Stubborn]:
    """A table of four people, dealt."""
    opened = server.open_table(rules="spruce")
    code = opened["code"]
    tokens = [opened["token"]]
    tokens += [server.sit(code, name)["token"] for name in ("Bea", "Carl", "Dora")]
    async with enter(server, code, tokens[0]) as host:
        await host.do("deal")
    return [Stubborn(server, code, token, f"p{n}") for n, token in enumerate(tokens)]


async def seat_computers(server: ServerProcess) -> list[Stubborn]:
    """A table of a person and three computers, dealt."""
    opened = server.open_table(rules="spruce", pace=0.02)
    async with enter(server, opened["code"], opened["token"]) as host:
        for seat, level in enumerate(("greedy", "random", "greedy"), 2):
            await host.do("seat-computer", seat=seat, level=level)
        await host.do("deal")
    return [Stubborn(server, opened["code"], opened["token"], "alone")]


async def kill_while_playing(server: ServerProcess, kills: int) -> list[list[Stubborn]]:
    """Play a round at both tables while the server is killed at random moments."""
    chance = random.Random()
    tables = [await seat_people(server), await seat_computers(server)]
    tasks = [asyncio.create_task(each.play()) for players in tables for each in players]
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.05, 0.3))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.gather(*tasks)
    return tables


def verify_nothing_lost_or_doubled(server: ServerProcess, players: list[Stubborn]) -> None:
    code, seats = players[0].code, [player.last["mine"]["seat"] for player in players]
    steps = [
        event
        for event in events(server, code)
        if event["type"] in ("step", "train-done") and event["seat"] in seats
    ]
    acknowledged = [name for player in players for name in player.acknowledged]
    assert len(steps) == len(acknowledged) == len(set(acknowledged))
    with sqlite3.connect(server.database) as connection:
        stored = connection.execute(
            "SELECT request FROM requests WHERE table_code = ?", [code]
        ).fetchall()
    assert {name for (name,) in stored} > set(acknowledged)
    round = players[0].last["table"]["round"]
    done = [each["seq"] for each in round["history"]]
    for player in players:
        assert player.last["table"]["round"] == round
        told = [each["seq"] for each in player.news if each["kind"] in PLAYED]
        assert told == done, "every step was told, in order and once"


@pytest.mark.parametrize("kills", [2, pytest.param(25, marks=pytest.mark.slow)])
def test_killed_at_random_moments_every_acknowledged_step_is_there_once(
    tmp_path: Path, kills: int
) -> None:
    with ServerProcess(tmp_path, messages_a_second=1000) as server:
        for players in asyncio.run(kill_while_playing(server, kills)):
            verify_nothing_lost_or_doubled(server, players)
        assert "Traceback" not in server.log.read_text()


def test_a_stop_closes_the_sockets_with_a_reason(tmp_path: Path) -> None:
    async def follow(server: ServerProcess, code: str) -> Any:
        async with enter(server, code) as client:
            await asyncio.to_thread(server.stop)
            with pytest.raises(ConnectionError):
                await client.seq(1000)
            return client.socket.close_code, client.socket.close_reason

    with ServerProcess(tmp_path) as server:
        code = server.open_table()["code"]
        assert asyncio.run(follow(server, code)) == (1012, "the server restarts")
        assert "Traceback" not in server.log.read_text()


def test_a_port_that_is_taken_and_a_folder_that_is_used_are_refused(
    server: ServerProcess,
) -> None:
    with pytest.raises(ValueError, match=f"port {server.port} is taken .* --port [1-9]"):
        listen("127.0.0.1", server.port)
    with pytest.raises(ValueError, match="another server keeps its tables in"), alone(server.data):
        pass

"""Hints over the network: for the seat whose turn it is, where the table allows them."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from caboose.game import Step
from caboose.locales import LANGUAGES, worded
from caboose.server.hints import Hints
from caboose.server.metrics import Metrics
from caboose.server.rooms import Room
from caboose.server.settings import Settings
from caboose.server.storage import Storage
from caboose.server.thinking import Thinking
from caboose.table.messages import DealRound, Say
from caboose.tiles import Tile
from caboose.trains import best_train
from caboose.view import View
from tests.server.players import enter
from tests.server.processes import ServerProcess
from tests.table.tables import table_of


def table_for_two(server: ServerProcess) -> tuple[str, dict[int, str]]:
    """The code of a new table, and the tokens by seat."""
    opened = server.open_table(rules="spruce rounds=1", seats=2)
    code = opened["code"]
    return code, {1: opened["token"], 2: server.sit(code, "Bea")["token"]}


def asked(server: ServerProcess, code: str, what: str, token: str) -> dict[str, Any]:
    """What the table answers the owner of a token."""
    told: dict[str, Any] = server.post(f"/api/tables/{code}/{what}", {"token": token}).json()
    return told


def test_a_hint_is_for_the_seat_whose_turn_it_is(server: ServerProcess) -> None:
    async def ask() -> None:
        code, tokens = table_for_two(server)

        def hint(token: str) -> dict[str, Any]:
            return asked(server, code, "hint", token)

        assert hint(tokens[1])["reason"] == "hint-not-your-turn"
        async with enter(server, code, tokens[1]) as host:
            state = await host.do("deal")
            mover = state["table"]["round"]["to_play"]
            assert hint(tokens[3 - mover])["reason"] == "hint-not-your-turn"
            assert hint("nobody's")["reason"] == "only-players"
            told = hint(tokens[mover])
            async with enter(server, code, tokens[mover]) as seated:
                mine = seated.state["mine"]
            assert told["seq"] == state["seq"]
            assert told["step"] in mine["legal"]
            ends = [tile.split("-") for tile in told["plan"]]
            assert all(first[1] == second[0] for first, second in pairwise(ends))
            held = {frozenset(tile.split("-")) for tile in mine["hand"]}
            assert {frozenset(each) for each in ends} <= held
            for language in LANGUAGES:
                reason = told["reason"]
                assert worded(reason["id"], reason["arguments"], language, ["Ann", "Bea"], mover)
            await host.do("change", hints=False)
            assert hint(tokens[mover])["reason"] == "no-hints"

    asyncio.run(ask())


def test_the_plan_for_the_own_hand_is_there_at_any_time_of_a_round(server: ServerProcess) -> None:
    async def ask() -> None:
        code, tokens = table_for_two(server)

        def plan(token: str) -> dict[str, Any]:
            return asked(server, code, "plan", token)

        assert plan(tokens[1])["reason"] == "not-dealt-yet"
        async with enter(server, code, tokens[1]) as host:
            state = await host.do("deal")
            assert plan("nobody's")["reason"] == "only-players"
            for seat, token in tokens.items():
                async with enter(server, code, token) as seated:
                    hand = {Tile.parse(each) for each in seated.state["mine"]["hand"]}
                told = plan(token)
                engine = state["table"]["round"]["engine"]
                best = best_train(hand, engine, "pips", double_blank=50)
                assert told == {
                    "seq": state["seq"],
                    "tiles": [f"{one}-{other}" for one, other in best.oriented],
                }, seat
            await host.do("change", hints=False)
            assert plan(tokens[1])["reason"] == "no-hints"

    asyncio.run(ask())


class Counted(Thinking):
    """Counts how often a player was asked."""

    asked = 0

    async def choose(self, level: str, seen: View, code: str) -> Step:
        self.asked += 1
        return await super().choose(level, seen, code)


def test_a_hint_is_thought_out_once_for_each_state_of_the_table(tmp_path: Path) -> None:
    async def ask() -> None:
        thinking = Counted(0.1, Metrics())
        storage = Storage(Settings(data=tmp_path).database)
        room = Room("TABLE2", storage, Metrics(), lambda _: None)
        log = table_of()
        log.ask(1, DealRound("d"), Random(1))
        room.table = log.table
        hints = Hints(thinking)
        first = await asyncio.gather(*(hints.hint(room, log.mover) for _ in range(5)))
        assert await hints.hint(room, log.mover) == first[0]
        assert first == [first[0]] * 5
        assert thinking.asked == 1
        log.ask(1, Say("s", "hello"))
        again = asyncio.create_task(hints.hint(room, log.mover))
        other = asyncio.create_task(hints.hint(room, log.mover))
        await asyncio.sleep(0)
        again.cancel()  # who goes away takes the hint from nobody
        assert (await other).seq == log.table.seq == first[0].seq + 1
        assert thinking.asked == 2
        await thinking.close()

    asyncio.run(ask())

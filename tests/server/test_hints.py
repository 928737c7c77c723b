"""Hints over the network: for the seat whose turn it is, where the table allows them."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

from caboose.locales import LANGUAGES, worded
from tests.server.players import enter
from tests.server.processes import ServerProcess


def test_a_hint_is_for_the_seat_whose_turn_it_is(server: ServerProcess) -> None:
    async def ask() -> None:
        opened = server.open_table(rules="spruce rounds=1", seats=2)
        code = opened["code"]
        tokens = {1: opened["token"], 2: server.sit(code, "Bea")["token"]}

        def hint(token: str) -> dict[str, Any]:
            told: dict[str, Any] = server.post(f"/api/tables/{code}/hint", {"token": token}).json()
            return told

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

"""Whole rounds over sockets, with everything that a table can do."""

from __future__ import annotations

import asyncio

from tests.server.players import enter, play_round
from tests.server.processes import ServerProcess


def test_two_people_play_a_match_and_a_rematch(server: ServerProcess) -> None:
    async def match() -> None:
        opened = server.open_table(rules="spruce rounds=2", seats=2)
        code = opened["code"]
        bea = server.sit(code, "Bea")
        async with (
            enter(server, code, opened["token"]) as first,
            enter(server, code, bea["token"]) as second,
            enter(server, code) as spectator,
        ):
            assert first.state["mine"]["seat"] == 1
            assert second.state["mine"]["seat"] == 2
            for number in (1, 2):
                state = await first.do("deal")
                assert state["table"]["round"]["number"] == number
                await second.seq(state["seq"])
                await play_round([first, second])
            state = first.state
            assert state["table"]["phase"] == "match-over"
            assert len(state["table"]["match"]["scores"]) == 2
            await spectator.seq(state["seq"])
            assert spectator.state["table"] == state["table"]
            assert all(each["mine"] is None for each in spectator.states)

            await second.do("rematch")
            await first.until(lambda: bool(first.state["table"]["next_table"]))
            again = first.state["table"]["next_table"]
        async with enter(server, again, bea["token"]) as second:
            assert second.state["mine"]["seat"] == 2
            assert second.state["table"]["phase"] == "gathering"
            names = [seat["name"] for seat in second.state["table"]["seats"]]
            assert names == ["Ann", "Bea"]

    asyncio.run(match())

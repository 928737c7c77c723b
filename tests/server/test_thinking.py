"""Computer players that fail are replaced for the step, and the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from multiprocessing import active_children

import pytest

from caboose.game import Match
from caboose.rules import Rules
from caboose.server.metrics import Metrics
from caboose.server.thinking import Thinking
from caboose.view import View, view

OWN = "tests.server.odd_players:"


def seen() -> View:
    """A view with a choice."""
    round = Match(Rules(), 4, seed=3).deal()
    found = view(round, round.to_play)
    assert len(found.legal) > 1
    return found


def with_thinking(use: Callable[[Thinking, Metrics], Awaitable[None]], budget: float = 0.5) -> None:
    """Use players for a while."""

    async def run() -> None:
        metrics = Metrics()
        thinking = Thinking(budget, metrics)
        try:
            await use(thinking, metrics)
        finally:
            await thinking.close()

    asyncio.run(run())


def replaced(metrics: Metrics) -> float:
    """How many steps another player had to do."""
    lines = metrics.text().decode().splitlines()
    (line,) = (each for each in lines if each.startswith("caboose_players_replaced_total"))
    return float(line.split()[1])


async def wait_for_workers(thinking: Thinking) -> None:
    """Until a worker answers; till then the substitute does."""
    async with asyncio.timeout(300):
        while await thinking.choose(OWN + "Steady", seen(), "ABCDEF") != seen().legal[-1]:
            pass


def test_the_workers_end_with_the_server() -> None:
    async def use(thinking: Thinking, metrics: Metrics) -> None:
        await wait_for_workers(thinking)
        assert active_children()

    with_thinking(use)
    assert not active_children()


@pytest.mark.parametrize(
    "name", ["no such player", *(OWN + each for each in ("Sleeper", "Crasher", "Cheat"))]
)
def test_a_player_that_fails_is_replaced(name: str) -> None:
    async def use(thinking: Thinking, metrics: Metrics) -> None:
        await wait_for_workers(thinking)
        before = replaced(metrics)
        assert await thinking.choose(name, seen(), "ABCDEF") in seen().legal
        assert replaced(metrics) == before + 1
        await wait_for_workers(thinking)  # they answer again

    with_thinking(use)


def test_the_event_loop_goes_on_while_a_player_thinks() -> None:
    async def use(thinking: Thinking, metrics: Metrics) -> None:
        await wait_for_workers(thinking)
        choosing = asyncio.create_task(thinking.choose(OWN + "Sleeper", seen(), "ABCDEF"))
        beats = 0
        while not choosing.done():
            await asyncio.sleep(0.01)
            beats += 1
        assert beats > 2, "as long as it thought, nothing else was done"

    with_thinking(use)


def test_workers_that_were_killed_are_replaced() -> None:
    async def use(thinking: Thinking, metrics: Metrics) -> None:
        for _ in range(3):
            await wait_for_workers(thinking)
            before = active_children()
            for each in before:
                each.kill()
            await asyncio.sleep(0.5)
            assert await thinking.choose("expert", seen(), "ABCDEF") in seen().legal
        await wait_for_workers(thinking)  # new ones, and they think

    with_thinking(use)

"""Nobody is told what he may not know: every byte to everybody over whole matches.

The slow test plays 500 matches: ``python3 run.py test tests/security/test_wire.py -m slow``.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from tests.security.knowledge import knowledge_of
from tests.security.leaking import KINDS, LEAKS, LeakingServer, host_with
from tests.security.recorder import Recorder, Wanted, random_match
from tests.security.wire import Judge, Leak
from tests.server.processes import ServerProcess

AT_ONCE = 5


def judge_all(server: ServerProcess, recorder: Recorder) -> int:
    """Judge all that was told of a match; how much it was."""
    knowledge = knowledge_of(server.database, recorder.code)
    judge = Judge(knowledge, recorder.tokens)
    for told in recorder.told:
        judge.judge(told)
    assert {told.reader for told in recorder.told} >= {None, *range(1, len(recorder.seats) + 1)}
    return len(recorder.told)


def play(server: ServerProcess, wanted: list[Wanted], random: Random) -> list[Recorder]:
    """Play matches side by side."""
    recorders = [Recorder(server, each, random) for each in wanted]

    async def play_all() -> None:
        await asyncio.gather(*(each.play() for each in recorders))

    asyncio.run(play_all())
    return recorders


def play_and_judge(server: ServerProcess, seed: str, matches: int, most_rounds: int) -> int:
    """Play random matches and judge all that was told; how much it was."""
    random, told = Random(seed), 0
    for begin in range(0, matches, AT_ONCE):
        count = min(AT_ONCE, matches - begin)
        wanted = [random_match(random, most_rounds) for _ in range(count)]
        told += sum(judge_all(server, each) for each in play(server, wanted, random))
    return told


def test_nobody_is_told_what_he_may_not_know(server: ServerProcess) -> None:
    assert play_and_judge(server, "quick", matches=8, most_rounds=2) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_nobody_is_told_what_he_may_not_know_in_many_matches(
    server: ServerProcess, part: int
) -> None:
    assert play_and_judge(server, f"part {part}", matches=50, most_rounds=3) > 10_000


@pytest.fixture(scope="module")
def leaked(leaking: LeakingServer) -> dict[str, Recorder]:
    """A match for each leak, by its host's name, and one without a leak."""
    hosts = ["Ann", *(host_with(kind, leak) for kind in KINDS for leak in LEAKS)]
    # Small hands, so that much is drawn; a single round may pass without a draw that is told.
    rules = "spruce rounds=3 set=9 hand=5 engine=aside"
    recorders = play(leaking, [Wanted(rules, 2, 2, host) for host in hosts], Random(1))
    return {each.wanted.host: each for each in recorders}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_every_leak_is_found(
    leaking: LeakingServer, leaked: dict[str, Recorder], leak: Any, kind: str
) -> None:
    with pytest.raises(Leak):
        judge_all(leaking, leaked[host_with(kind, leak)])


def test_the_same_server_tells_nothing_where_it_has_no_leak(
    leaking: LeakingServer, leaked: dict[str, Recorder]
) -> None:
    assert judge_all(leaking, leaked["Ann"]) > 50

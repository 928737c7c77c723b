"""Reviews over the network: of rounds that are over, for anybody, made once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from caboose.game import Step
from caboose.locales import LANGUAGES, worded
from caboose.notation import replay
from caboose.players.review import Finished, accounts, decisions, finished_rounds
from caboose.server.metrics import Metrics
from caboose.server.reviews import MOST_WAITING, Reviewing, Reviews
from caboose.server.thinking import Thinking
from caboose.table import RequestRefused, Table
from tests.locales.english import english_in, is_whole
from tests.server.players import enter, play_round
from tests.server.processes import ServerProcess
from tests.table.tables import advance, table_of

SECONDS = 300
"""The workers may have to compile first."""

NAMES = ["Ann", "Bea"]


def played_table(server: ServerProcess) -> str:
    """The code of a table at which a round is over and another one runs."""
    opened = server.open_table(rules="spruce deal=double-six rounds=2", seats=2)
    code = str(opened["code"])

    async def play() -> None:
        token = server.sit(code, "Bea")["token"]
        async with enter(server, code, opened["token"]) as ann, enter(server, code, token) as bea:
            await ann.do("deal")
            await play_round([ann, bea])
            await ann.do("deal")

    asyncio.run(play())
    return code


def table_of_computers(server: ServerProcess) -> str:
    """The code of a table at which computers have played a round."""
    opened = server.open_table(rules="spruce deal=double-six rounds=1", seats=2)

    async def play() -> None:
        async with enter(server, opened["code"], opened["token"]) as host:
            await host.do("seat-computer", seat=2, level="beginner")
            await host.do("deal")
            await host.do("stand-in", seat=1, level="beginner")
            await host.until(lambda: host.state["table"]["phase"] == "match-over")

    asyncio.run(play())
    return str(opened["code"])


def ask(server: ServerProcess, code: str, number: int = 1) -> dict[str, Any]:
    """What the server tells of a review now."""
    told: dict[str, Any] = server.post(f"/api/tables/{code}/rounds/{number}/review", {}).json()
    return told


def reviewed(server: ServerProcess, code: str) -> list[dict[str, Any]]:
    """All that the server tells until the review of the first round is there."""
    told = [ask(server, code)]
    end = time.monotonic() + SECONDS
    while not told[-1]["review"] and time.monotonic() < end:
        time.sleep(0.05)
        told.append(ask(server, code))
    return told


@pytest.fixture(scope="module")
def code(server: ServerProcess) -> str:
    """A table with a finished round and a running one."""
    return played_table(server)


@pytest.fixture(scope="module")
def told(server: ServerProcess, code: str) -> list[dict[str, Any]]:
    """All that is told while the first round is reviewed."""
    return reviewed(server, code)


@pytest.fixture(scope="module")
def finished(server: ServerProcess, code: str) -> Finished:
    """The round as the record has it."""
    match = replay(server.get(f"/api/tables/{code}/record").text).match
    assert match is not None
    return finished_rounds(match)[0]


def test_every_choice_of_the_round_is_rated(told: list[dict[str, Any]], finished: Finished) -> None:
    review = told[-1]["review"]
    choices = list(decisions(finished))
    assert [(each["frame"], each["seat"], each["step"]) for each in review["ratings"]] == [
        (len(seen.operations) + 1, seen.seat, str(step)) for seen, step in choices
    ]
    for each, (seen, _) in zip(review["ratings"], choices, strict=True):
        assert Step.parse(each["best"]) in seen.legal
        assert each["error"] >= 0
        if each["best"] == each["step"]:
            assert (each["lost"], each["error"]) == (0, 0)


def test_turning_points_and_seats_follow_from_the_ratings(
    told: list[dict[str, Any]], finished: Finished
) -> None:
    review = told[-1]["review"]
    by_frame = {each["frame"]: each for each in review["ratings"]}
    worst = [by_frame[frame] for frame in review["turning_points"]]
    assert worst == sorted(worst, key=lambda each: -each["lost"])
    assert all(each["lost"] > each["error"] for each in worst)
    for number, seat in enumerate(review["seats"], 1):
        own = [each for each in review["ratings"] if each["seat"] == number]
        assert seat["decisions"] == len(own)
        assert seat["lost"] == pytest.approx(sum(each["lost"] for each in own))
        assert seat["error"] ** 2 == pytest.approx(sum(each["error"] ** 2 for each in own))
        gave, made = accounts(finished)[number - 1]
        assert (seat["gave"], seat["made"]) == pytest.approx((gave, made))


def test_progress_is_told_and_never_goes_back(told: list[dict[str, Any]]) -> None:
    assert [each["done"] for each in told] == sorted(each["done"] for each in told)
    assert told[-1]["done"] == told[-1]["count"]


def test_who_asks_later_gets_the_same_review(
    server: ServerProcess, code: str, told: list[dict[str, Any]]
) -> None:
    assert ask(server, code) == told[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_in_every_language(told: list[dict[str, Any]], language: str) -> None:
    for each in told[-1]["review"]["ratings"]:
        reason = each["reason"]
        words = worded(reason["id"], reason["arguments"], language, NAMES, each["seat"])
        assert is_whole(words)
        assert language == "en" or not english_in(words, language, frozenset())


def test_a_running_round_is_not_reviewed(server: ServerProcess, code: str) -> None:
    for number in (2, 3):
        assert ask(server, code, number)["reason"] == "no-round"


def test_one_address_may_have_so_many_rounds_reviewed(narrow: ServerProcess) -> None:
    narrow = narrow.called_from("192.0.2.40")
    first, second = table_of_computers(narrow), table_of_computers(narrow)
    assert ask(narrow, first)["count"] >= 0
    assert ask(narrow, second)["reason"] == "too-fast"
    assert "review" in ask(narrow, first)  # what is being made may be asked for


# ---------------------------------------------------------------- in one process


class Watched(Thinking):
    """Notes, whenever workers get a task, what is told of a review then."""

    look: Callable[[], Reviewing]

    def __init__(self, budget: float, metrics: Metrics) -> None:
        super().__init__(budget, metrics)
        self.seen: list[Reviewing] = []

    async def work(self, task: Callable[..., Any], *arguments: object, patience: float) -> Any:
        self.seen.append(self.look())
        return await super().work(task, *arguments, patience=patience)


def finished_table() -> Table:
    """A table at which a round of computers is over."""
    log, random = table_of("spruce deal=double-six rounds=1", 1, 1), Random(3)
    while log.table.phase != "match-over":
        advance(log, random)
    return log.table


async def until_told(reviews: Reviews, table: Table) -> Reviewing:
    """Ask until the review is made; raises RequestRefused."""
    async with asyncio.timeout(SECONDS):
        while not (told := reviews.of(table, 1)).review:
            await asyncio.sleep(0.02)
        return told


def test_all_who_ask_share_one_review_and_are_told_how_far_it_is() -> None:
    async def ask_often() -> None:
        thinking, table = Watched(1, Metrics()), finished_table()
        reviews = Reviews(thinking)
        thinking.look = lambda: reviews.of(table, 1)
        told = await asyncio.gather(*(until_told(reviews, table) for _ in range(5)))
        assert all(each is told[0] for each in told)
        count = told[0].count
        assert count > 5
        assert thinking.seen == [Reviewing(done, count, None) for done in range(count)]
        await thinking.close()

    asyncio.run(ask_often())


def test_a_review_that_fails_says_so_once_and_may_be_asked_for_again() -> None:
    async def ask_in_vain() -> None:
        thinking, table = Thinking(1, Metrics()), finished_table()
        reviews = Reviews(thinking)
        await thinking.work(len, "", patience=SECONDS)
        await thinking.close()  # no worker takes anything any more
        for _ in range(2):
            with pytest.raises(RequestRefused) as refusal:
                await until_told(reviews, table)
            assert refusal.value.reason == "unavailable"
            assert not reviews.has(table, 1)

    asyncio.run(ask_in_vain())


def test_only_so_many_wait_for_their_review() -> None:
    async def ask_for_many() -> None:
        thinking = Thinking(1, Metrics())
        reviews = Reviews(thinking)
        tables = [finished_table() for _ in range(MOST_WAITING + 1)]
        for number, table in enumerate(tables):
            table.code = f"TABLE{number}"
        for table in tables[:-1]:
            assert reviews.of(table, 1).review is None
        with pytest.raises(RequestRefused):
            reviews.of(tables[-1], 1)
        assert reviews.of(tables[0], 1).review is None
        await reviews.close()
        await thinking.close()

    asyncio.run(ask_for_many())

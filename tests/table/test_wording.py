"""Whatever a table says has an entry in the catalogues, and is worded for every reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from caboose import Rules
from caboose.locales import LANGUAGES, worded
from caboose.table import RequestRefused, Table, happenings, open_table
from caboose.table.alerts import alert, own_turn
from caboose.table.messages import PHRASES, Message, Say
from tests.table.tables import Log, advance, random_request, sit_at_random, table_of
from tests.tables import deal_round, random_table

TABLES = 60
STEPS = 120


def said(table: Table, since: int) -> Iterator[tuple[Message, int | None]]:
    """What a table says, with the seat that reads it (None: a spectator)."""
    mover = table.to_play or 1
    for reader in {None, 1, mover, mover % len(table.seats) + 1}:
        yield alert(table, reader), reader
        for each in happenings(table, since, reader):
            assert each.message is not None
            yield each.message, reader


def drive(log: Log, random: Random) -> Iterator[tuple[Message, int | None]]:
    """Random requests and legal steps, and all that is said meanwhile."""
    for _ in range(STEPS):
        table = log.table
        before, over = table.seq, table.phase == "match-over"
        try:
            if random.random() < 0.8 and not over:
                advance(log, random)
            else:
                mover = table.to_play or 1
                seat = random.choice([None, 1, mover, mover, random.randint(1, len(table.seats))])
                log.ask(seat, random_request(table, random), random)
        except RequestRefused as refusal:
            yield refusal.message, None
        yield from said(table, before)
        if over and random.random() < 0.1:
            return


DOUBLES_SEATS = 8


def told_of_doubles() -> Iterator[tuple[Message, int | None]]:
    """What is owed in rounds in which every double is laid as soon as it can be."""
    rules = Rules("spruce", cover_order="any", covers="all")
    for number in range(40):
        random = Random(number)
        round = deal_round(rules, DOUBLES_SEATS, random)
        while not round.over:
            legal = round.legal_steps()
            yield own_turn(round, legal), round.to_play
            doubles = [step for step in legal if step.is_play and step.tile.high == step.tile.low]
            round.do(random.choice(doubles or legal))


@pytest.fixture(scope="module")
def messages() -> dict[str, tuple[Message, int | None, list[str]]]:
    """One message of each entry that was said at many tables, with its reader and the names."""
    found: dict[str, tuple[Message, int | None, list[str]]] = {}
    for number in range(TABLES):
        random = Random(f"words {number}")
        rules, seats = random_table(random)
        log = Log(open_table("TABLE2", str(rules.change(rounds=2)), seats))
        sit_at_random(log, random)
        for message, reader in drive(log, random):
            if message.id not in found:
                found[message.id] = message, reader, [seat.name for seat in log.table.seats]
    for message, reader in told_of_doubles():
        found.setdefault(message.id, (message, reader, ["Ann"] * DOUBLES_SEATS))
    return found


def test_much_is_said(messages: dict[str, tuple[Message, int | None, list[str]]]) -> None:
    kinds = [id.split("-")[0] for id in messages]
    assert kinds.count("alert") >= 28
    assert kinds.count("log") >= 15
    assert kinds.count("refused") >= 18
    assert kinds.count("refusal") >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_is_worded_in_every_language(
    language: str, messages: dict[str, tuple[Message, int | None, list[str]]]
) -> None:
    for message, reader, names in messages.values():
        text = worded(message.id, message.arguments, language, names, reader)
        assert text
        assert not re.search(r"[{}]|\bunknown\b", text), text


def test_every_phrase_is_told() -> None:
    log = table_of()
    for phrase in PHRASES:
        log.ask(1, Say("s", phrase))
    assert [each.message.id for each in happenings(log.table, 3, 2) if each.message] == [
        f"phrase-{phrase}" for phrase in PHRASES
    ]

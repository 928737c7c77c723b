"""Messages worded for a reader, and when the catalogues are read at all."""

from __future__ import annotations

import subprocess
import sys

import pytest

from caboose.locales import LANGUAGES, worded
from caboose.rules import options
from caboose.table import RequestRefused, open_table
from tests.locales.english import english_in, is_whole, words

NAMES = ["Ann", "Bea", "Cem"]


@pytest.mark.parametrize(
    ("train", "reader", "text"),
    [
        ("2", 2, "Cover the 7-7 on your train"),
        ("2", 1, "Cover the 7-7 on Bea’s train"),
        ("2", None, "Cover the 7-7 on Bea’s train"),
        ("M", 2, "Cover the 7-7 on the Mexican train"),
        ("M2", 2, "Cover the 7-7 on the Mexican train"),
        ("9", 2, "Cover the 7-7 on 9’s train"),
    ],
)
def test_a_train_is_told_by_its_owner(train: str, reader: int | None, text: str) -> None:
    assert worded("alert-cover", {"tile": "7-7", "train": train}, "en", NAMES, reader) == text


@pytest.mark.parametrize(("train", "place"), [("M", ""), ("M2", " 2"), ("M13", " 13")])
def test_further_mexican_trains_have_their_number(train: str, place: str) -> None:
    assert worded("board-mexican", {"train": train}, "en", NAMES, 1) == f"Mexican{place}"


def test_a_seat_is_told_by_its_name_and_the_reader_as_you() -> None:
    def said(reader: int | None, **arguments: str | int) -> str:
        return worded("phase-turn", arguments, "en", NAMES, reader)

    assert said(1, seat=1) == "Your turn"
    assert said(2, seat=1) == said(None, seat=1) == "Ann’s turn"
    assert said(1, seat=4) == "4’s turn"
    assert said(2, seat=1, name="Zoe") == "Zoe’s turn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_is_said_in_every_language(language: str) -> None:
    assert "Bea" in worded("alert-wait", {"seat": 2}, language, NAMES, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_may_be_of_any_size(language: str) -> None:
    for number in (10**15, -(10**30)):
        told = worded("deal-no-players", {"players": number, "most": 14}, language, [], None)
        assert str(number).strip("-") in told


def test_the_given_arguments_stay_as_they_are() -> None:
    given: dict[str, str | int] = {"seat": 1}
    worded("alert-wait", given, "en", NAMES, 2)
    assert given == {"seat": 1}


def test_nothing_is_read_before_a_sentence_is_wanted() -> None:
    program = """
import sys
from caboose import Match
refusal = Match(players=2).deal().refusal("0-0@9")
assert refusal is not None
assert not [name for name in sys.modules if name.startswith("fluent")]
assert str(refusal)
assert "fluent.runtime" in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


BAD_RULES = [
    ("spruec", 4),
    ("nonsense", 4),
    ("spruce drawss=two", 4),
    ("spruce xyz=1", 4),
    ("spruce draws=nine", 4),
    ("spruce hand=1000", 4),
    ("spruce mexican_from=x", 4),
    ("spruce draws", 4),
    ("spruce draws=one draws=two", 4),
    ("spruce first_engine=18", 4),
    ("masters", 12),
    ("spruce set=6 hand=20", 4),
    ("spruce set=6 hand=14 engine=aside", 2),
    ("x" * 3000, 4),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rules", "seats"), BAD_RULES)
def test_what_is_wrong_with_rules_is_told_in_every_language(
    language: str, rules: str, seats: int
) -> None:
    with pytest.raises(RequestRefused) as caught:
        open_table("TABLE2", rules, seats)
    assert caught.value.reason == "bad-rules"
    message = caught.value.message
    text = worded(message.id, message.arguments, language, [], None)
    assert is_whole(text), text
    given = frozenset(word for name in [*options(), *rules.split()] for word in words(name))
    values = frozenset(
        word for each in options().values() for value in each.values for word in words(value)
    )
    assert not english_in(text, language, given | values), text


def test_a_deal_that_cannot_be_dealt_tells_the_sum_to_every_reader() -> None:
    with pytest.raises(RequestRefused) as caught:
        open_table("TABLE2", "spruce set=6 hand=9", 4)
    told = caught.value.message
    assert "4 hands of 9 take 36; 8 lack" in worded(told.id, told.arguments, "en", [], None)
    assert "4 manos de 9 son 36; faltan 8" in worded(told.id, told.arguments, "es", [], None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_made_too_small_names_the_seat_and_its_person(language: str) -> None:
    told: dict[str, str | int] = {"seat": 3, "name": "Cem"}
    text = worded("refused-smaller-seat-taken", told, language, NAMES, 1)
    assert "3" in text
    assert "Cem" in text
    assert text != worded("refused-smaller-seat-taken", told, language, NAMES, 3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("train", ["1", "2", "M", "M2"])
def test_the_name_of_a_train_ends_in_no_blank(language: str, train: str) -> None:
    name = worded("board-train-name", {"train": train}, language, NAMES, 1)
    assert name == name.strip()
    assert name.endswith("2") == (train == "M2")

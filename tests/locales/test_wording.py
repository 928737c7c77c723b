"""Messages worded for a reader, and when the catalogues are read at all."""

from __future__ import annotations

import subprocess
import sys

import pytest

from caboose.locales import LANGUAGES, worded

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

"""The games that the client's tests count are those that Python counts now."""

from __future__ import annotations

import json

import msgspec

from caboose.scores import GameCounted
from tests.scores.vectors import FILE, features, vectors


def test_the_committed_vectors_are_up_to_date() -> None:
    """Remake them with: .venv/bin/python -m tests.scores.vectors."""
    assert FILE.read_text("utf-8") == vectors()


def test_everything_that_can_be_counted_is_in_the_vectors() -> None:
    games = [msgspec.convert(each["game"], GameCounted) for each in json.loads(FILE.read_text())]
    assert set().union(*map(features, games)) == {
        *("engine", "ending", "double-blank", "out-on-double"),
        *("tile-twice", "tile-engine", "tile-unknown", "too-many"),
        *("tie-shared", "tie-zero-rounds", "tie-lowest-round", "tie-rounds-won"),
        *("tie-highest-round", "blocked", "several out"),
    }

"""The core and the reference engine count what the perft file says."""

from __future__ import annotations

from typing import Any

import pytest

from caboose import Round, Rules
from caboose.notation import position_to_mapping, read_position
from tests.perft.files import Entry, read
from tests.reference import ReferenceRound
from tests.tables import PLAY_OPTIONS

ENTRIES = read()
NAMES = [f"{place}-{entry.position.split()[0]}" for place, entry in enumerate(ENTRIES)]
LEAVES_OF_CORE = 30_000
LEAVES_OF_REFERENCE = 300


def reference(entry: Entry) -> ReferenceRound:
    """The position on the reference engine."""
    position = read_position(entry.position)
    mapping: dict[str, Any] = position_to_mapping(position)
    rules = Rules.parse(mapping.pop("rules"))
    return ReferenceRound.from_position({name: rules[name] for name in PLAY_OPTIONS}, mapping)


def count(entry: Entry, depth: int) -> int:
    """The perft of a position by the reference engine, replaying the steps of each sequence."""

    def below(steps: list[str]) -> int:
        round = reference(entry)
        for step in steps:
            round.do(step)
        legal = round.legal()
        if len(steps) == depth - 1:
            return len(legal)
        return sum(below([*steps, step]) for step in legal)

    return below([])


def shallow(entry: Entry, leaves: int) -> list[int]:
    """The counts of the first depths, as long as their sum is small."""
    return [each for n, each in enumerate(entry.counts) if sum(entry.counts[: n + 1]) <= leaves]


def test_the_file_is_broad() -> None:
    rounds = [Round.set_up(read_position(entry.position)) for entry in ENTRIES]
    assert len(ENTRIES) >= 40
    assert {round.rules.preset for round in rounds} >= {"spruce", "wikihow", "warp", "house"}
    assert {round.set for round in rounds} == {6, 9, 12, 15, 18}
    assert {2, 14} <= {round.players for round in rounds}
    assert sum(entry.counts[-1] for entry in ENTRIES) > 5_000_000


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_core_counts(entry: Entry) -> None:
    round = Round.set_up(read_position(entry.position))
    for depth, expected in enumerate(shallow(entry, LEAVES_OF_CORE), 1):
        assert round.perft(depth) == expected


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_reference_counts(entry: Entry) -> None:
    for depth, expected in enumerate(shallow(entry, LEAVES_OF_REFERENCE), 1):
        assert count(entry, depth) == expected


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_compiled_core_counts(entry: Entry) -> None:
    compiled = pytest.importorskip("caboose.fast.compiled")
    round = Round.set_up(read_position(entry.position))
    for depth in range(max(1, len(entry.counts) - 1), len(entry.counts) + 1):
        expected = entry.counts[depth - 1]
        assert compiled.perft(round.state, round.rules.codes, depth) == expected


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_reference_counts_to_ten_thousand_leaves(entry: Entry) -> None:
    """About ten minutes; run with: python3 run.py test -m slow tests/perft."""
    for depth, expected in enumerate(shallow(entry, 10_000), 1):
        assert count(entry, depth) == expected

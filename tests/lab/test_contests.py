"""Contests: who is better, by how much, and that a kept verdict is not played again."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from caboose.cli.bench_book import Book
from caboose.cli.bench_strength import PRESETS
from caboose.lab.contests import Contest, against, hold, most_players
from caboose.lab.series import Series
from caboose.lab.spread import play_series
from caboose.players import level_names
from caboose.rules import Rules


def contest(one: str, two: str, *, seats: int = 2, deals: int = 30) -> Contest:
    return Contest("spruce rounds=1", against(one, two, seats), deals, 2, 5, playouts=4)


def test_who_is_better_has_the_lower_points_and_wins_more() -> None:
    found = hold(contest("planner", "random", seats=4), workers=1)
    assert found.points.high is not None
    assert found.points.high < 0
    assert found.matches_won.mean > 0.9
    assert found.rounds == 60


def test_the_other_way_round_the_difference_is_the_opposite() -> None:
    found, other = (hold(contest(*pair), workers=1) for pair in (_PAIR, _PAIR[::-1]))
    assert found.points.mean == pytest.approx(-other.points.mean)
    assert found.matches_won.mean == pytest.approx(1 - other.matches_won.mean)


_PAIR = ("planner", "greedy")


@pytest.mark.parametrize("preset", PRESETS)
def test_levels_without_search_stand_in_their_order(preset: str) -> None:
    """The Expert's place is measured in docs/strength.md; it takes too long here."""
    quick = level_names()[1:]
    for one, two in pairwise(quick):
        for seats in (2, 4, most_players(Rules(preset))):
            shown = hold(
                Contest(f"{preset} rounds=1", against(one, two, seats), 250, 2, 9, playouts=1)
            )
            assert shown.points.high is not None
            assert shown.points.high < 0, (one, two, seats, shown)


def test_a_kept_verdict_is_read_and_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "verdicts.jsonl"
    wanted = contest("planner", "casual")
    first = Book(path, 1).verdict(wanted)
    kept = path.read_bytes()
    assert Book(path, 1).verdict(wanted) == first
    assert path.read_bytes() == kept
    Book(path, 1).verdict(contest("planner", "casual", deals=31))
    assert len(path.read_text().splitlines()) == 2


def test_an_expert_who_counts_playouts_repeats_a_series() -> None:
    series = Series(Rules("spruce", rounds=1), ("expert", "planner"), 1, seed=3, playouts=6)
    assert play_series(series, workers=1).equals(play_series(series, workers=1))


def test_no_playouts_are_refused() -> None:
    with pytest.raises(ValueError, match="0 playouts: give 1 to"):
        Series(Rules(), ("expert", "planner"), 1, playouts=0)

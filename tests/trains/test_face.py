"""The Python face: what it takes, what it gives, what it refuses."""

from __future__ import annotations

import re
from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest

from caboose.tiles import SETS, Tile, set_size, tile_set
from caboose.trains import best_train, best_trains, best_two_trains


@pytest.mark.parametrize(
    "hand",
    [
        "12-5 5-3 9-1",
        "5-12, 3-5, 9-1",
        ["12-5", "3-5", "9-1"],
        [(12, 5), (3, 5), (1, 9)],
        [Tile(12, 5), Tile(5, 3), Tile(9, 1)],
        [Tile(5, 12), "5-3", (9, 1)],
        iter([(12, 5), (5, 3), (9, 1)]),
    ],
    ids=["text", "commas", "texts", "pairs", "tiles", "mixed", "iterator"],
)
def test_a_hand_may_be_written_in_many_ways(hand: Any) -> None:
    train = best_train(hand, 12)
    assert train.tiles == (Tile(12, 5), Tile(5, 3))
    assert train.oriented == ((12, 5), (5, 3))
    assert train.leftovers == (Tile(9, 1),)
    assert (train.count, train.pips, train.leftover_pips, train.end) == (2, 25, 10, 3)


@pytest.mark.parametrize("hand", ["", [], "9-1 3-3"], ids=["no text", "no tiles", "no start"])
def test_a_hand_that_cannot_start(hand: Any) -> None:
    train = best_train(hand, 12)
    assert (train.tiles, train.count, train.pips, train.end) == ((), 0, 0, 12)
    assert len(train.leftovers) == len(str(hand).split()) * bool(hand)
    assert str(train) == "12 –"
    assert best_trains(hand, 12, 3) == []
    two = best_two_trains(hand, 12)
    assert (two.count, two.own, two.mexican) == (0, train, train)


def test_the_double_blank_counts_as_asked() -> None:
    hand = "12-0 0-0 12-9 9-9 9-8"
    assert best_train(hand, 12, "pips").pips == 56
    assert best_train(hand, 12, "pips", double_blank=50).pips == 62


def test_doubles_at_the_end() -> None:
    hand = "12-5 5-5 5-3 9-9"
    assert str(best_train(hand, 12)) == "12 [12-5][5-5][5-3]"
    assert str(best_train("12-5 5-5", 12, end_on_double=False)) == "12 [12-5]"
    # Both may be laid as the hand's last tile, but with a tile left over it must be followed.
    assert str(best_train("12-5 5-5", 12, follow_doubles=True)) == "12 [12-5][5-5]"
    assert str(best_train("12-5 5-5 9-9", 12, follow_doubles=True)) == "12 [12-5]"
    both: dict[str, Any] = {"follow_doubles": True, "end_on_double": False}
    assert str(best_train("12-5 5-5", 12, **both)) == "12 [12-5]"
    # A double at the start's own number is laid first where something follows.
    assert str(best_train("12-12 12-5", 12, end_on_double=False)) == "12 [12-12][12-5]"
    assert best_train("12-12", 12, end_on_double=False).count == 0
    assert best_train("12-12", 12).count == 1


def test_of_equals_one_that_does_not_end_on_a_double() -> None:
    assert str(best_train("12-5 5-5 12-9 9-8 7-1", 12)) == "12 [12-9][9-8]"


def test_heavy_tiles_come_early() -> None:
    hand = "12-1 1-4 4-12 12-7 7-2 2-12 12-3 7-7"
    assert str(best_train(hand, 12)) == "12 [12-7][7-7][7-2][2-12][12-4][4-1][1-12][12-3]"


def test_two_trains_from_one_hand() -> None:
    two = best_two_trains("12-5 5-3 12-9 9-8 7-7", 12)
    assert [str(two.own), str(two.mexican)] == ["12 [12-9][9-8]", "12 [12-5][5-3]"]
    assert (two.count, two.pips, two.leftover_pips) == (4, 63, 14)
    assert two.leftovers == (Tile(7, 7),)
    alone = best_two_trains("12-5 5-3 3-12", 12)
    assert (alone.own.count, alone.mexican.count) == (3, 0)


def test_the_best_few_end_with_what_there_is() -> None:
    few = best_trains("12-5 5-3 5-5", 12, 50)
    assert [each.count for each in few] == [3, 2, 2, 1]
    assert best_trains("12-5 5-3 5-5", 12, 2) == few[:2]


@pytest.mark.parametrize(
    ("top", "tiles", "pips"),
    [(6, 28, 218), (9, 51, 517), (12, 91, 1142), (15, 129, 1999), (18, 190, 3470)],
)
def test_whole_sets(top: int, tiles: int, pips: int) -> None:
    """The figures of BENCHMARKS.md, the double-blank counting 50."""
    hand = tile_set(top)
    assert best_train(hand, top).count == tiles
    assert best_train(hand, top, "pips", double_blank=50).pips == pips
    both = best_train(hand, top, "tiles-then-pips", double_blank=50)
    assert (both.count, both.pips) == (tiles, pips)
    assert set_size(top) == len(hand)


def test_threads_do_not_disturb_each_other() -> None:
    hands = [tile_set(top) for top in SETS] * 4
    alone = [best_train(hand, 6, "pips") for hand in hands]
    found: dict[int, object] = {}

    def solve(place: int) -> None:
        found[place] = best_train(hands[place], 6, "pips")

    threads = [Thread(target=solve, args=(place,)) for place in range(len(hands))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[place] for place in range(len(hands))] == alone


REFUSED: dict[str, dict[str, Any]] = {
    "12-5 is in the hand twice": {"hand": "12-5 5-12"},
    "19-5 is no tile: an end has 0 to 18": {"hand": "19-5"},
    "12-19 is no tile": {"hand": [(12, 19)]},
    "12--1 is no tile": {"hand": [(12, -1)]},
    "'12.5' is no tile: write two numbers like 12-5": {"hand": "12.5"},
    "'12' is no tile: give a Tile, two whole numbers": {"hand": [12]},
    "'(1.0, 2)' is no tile": {"hand": [(1.0, 2)]},
    "'(True, 2)' is no tile": {"hand": [(True, 2)]},
    "'(1, 2, 3)' is no tile": {"hand": [(1, 2, 3)]},
    "a train cannot start from '19'": {"start": 19},
    "a train cannot start from '-1'": {"start": -1},
    "a train cannot start from 'ten'": {"start": "ten"},
    "did you mean pips?": {"objective": "pip"},
    "did you mean tiles-then-pips?": {"objective": "tiles_then_pips"},
    "the objectives are tiles, pips": {"objective": "zzz"},
    "the objective mix needs weights": {"objective": "mix"},
    "the weights are both 0": {"weights": (0, 0)},
    "the weights cannot be '(-1, 0)': give two whole numbers": {"weights": (-1, 0)},
    "the weights cannot be '(1, 1000000000)'": {"weights": (1, 10**9)},
    "the weights cannot be '3'": {"weights": 3},
    "weights are for the objective mix": {"objective": "pips", "weights": (1, 1)},
    "the double-blank cannot count '-1'": {"double_blank": -1},
}


@pytest.mark.parametrize("said", REFUSED)
@pytest.mark.parametrize("solve", [best_train, best_two_trains])
def test_bad_input_is_refused_with_what_would_be_right(
    solve: Callable[..., object], said: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        solve(**{"hand": "12-5", "start": 12, **REFUSED[said]})


def test_the_number_of_trains_is_one_or_more() -> None:
    with pytest.raises(ValueError, match="k is 0: it is how many trains are wanted, 1 or more"):
        best_trains("12-5", 12, 0)

"""Entries of several devices: merged in any order, corrected, undone; nothing is lost."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caboose.scores import EntryUndone, changes, count_game, merge, next_time, read_entries
from tests.scores.games import Sheet
from tests.scores.random_games import random_game


def test_the_later_of_two_corrections_counts_and_both_are_in_the_list() -> None:
    sheet = Sheet("wikihow")
    sheet.round(1, 0, 30, 10)
    common = list(sheet.entries)
    one, other = (
        read_entries(
            [
                {
                    "kind": "hand",
                    "id": id,
                    "at": at,
                    "round": 1,
                    "player": "bea",
                    "points": points,
                    "by": by,
                }
            ]
        )
        for id, at, points, by in [("x", 900, 31, "Ann"), ("y", 901, 32, "Bea")]
    )
    for order in ([*common, *one, *other], [*other, *one, *common]):
        assert count_game(order).rounds[0].points["bea"] == 32
        listed = {change.id: change.before for change in changes(order)}
        assert (listed["x"], listed["y"]) == ("30", "31")


def test_at_the_same_time_all_devices_still_agree() -> None:
    sheet = Sheet("wikihow", players=2)
    data = {"kind": "hand", "at": 900, "round": 1, "player": "ann"}
    one, other = read_entries([data | {"id": "x", "points": 1}, data | {"id": "y", "points": 2}])
    for order in ((one, other), (other, one)):
        assert count_game([*sheet.entries, *order]).rounds[0].hands == {"ann": 2}


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10_000), st.randoms(use_true_random=False))
def test_any_order_and_any_share_gives_the_same_game(seed: int, random: Random) -> None:
    entries = random_game(Random(seed))
    shuffled = list(entries)
    random.shuffle(shuffled)
    devices = [[each for each in shuffled if random.random() < 0.7] for _ in range(3)]
    merged = merge(*devices, shuffled)
    assert merged == merge(entries)
    assert count_game(shuffled) == count_game(entries)
    assert merge(merge(devices[0], devices[1]), devices[2]) == merge(devices[2], *devices[:2])


def test_undo_and_its_undoing() -> None:
    sheet = Sheet("wikihow", players=2)
    sheet.round(1, 0, 30)
    wrong = sheet.hand(1, "bea", 99)
    undo = sheet.write("undone", entry=wrong)
    assert sheet.points(1) == [0, 30]
    redo = sheet.write("undone", entry=undo)
    assert sheet.points(1) == [0, 99]
    sheet.write("undone", entry=redo)
    assert sheet.points(1) == [0, 30]
    listed = {change.id: change.is_undone for change in changes(sheet.entries)}
    assert (listed[wrong], listed[undo], listed[redo]) == (True, False, True)


def test_nothing_undoes_what_comes_after_it() -> None:
    sheet = Sheet("wikihow", players=2)
    sheet.write("undone", entry="later")
    sheet.write("undone", id="own", entry="own")
    sheet.round(1, 0, 30)
    sheet.write("hand", id="later", round=1, player="bea", points=31)
    assert sheet.points(1) == [0, 31]


def test_the_list_of_changes_has_every_entry_and_what_stood_there() -> None:
    sheet = Sheet("spruce", players=2)
    ids = [sheet.hand(1, "bea", each) for each in (5, "12-5 0-0", None, "")]
    sheet.write("renamed", player="bea", name="Beate")
    sheet.answer(1, "double-blank", "none")
    sheet.answer(1, "double-blank", "bea")
    listed = changes(sheet.entries)
    assert [each.id for each in listed] == [each.id for each in merge(sheet.entries)]
    before = {each.id: each.before for each in listed}
    assert [before[each] for each in ids] == ["", "5", "= 12-5 0-0", ""]
    assert [each.before for each in listed][-3:] == ["Bea", "", "none"]


def test_an_entry_comes_after_all_that_its_device_knew() -> None:
    sheet = Sheet()
    newest = sheet.entries[-1].at
    assert next_time(sheet.entries, now=newest + 500) == newest + 500
    assert next_time(sheet.entries, now=5) == newest + 1  # a clock that is behind


def test_what_concerns_nobody_says_nothing() -> None:
    sheet = Sheet("wikihow", players=2)
    before = sheet.counted
    sheet.hand(1, "nobody", 40)
    sheet.write("renamed", player="nobody", name="No")
    sheet.write("left", player="nobody", from_round=1)
    sheet.write("lead", player="nobody")
    sheet.write("card", round=1, lead="nobody")
    sheet.answer(1, "no-question", "no-answer")
    assert sheet.counted == before


HAND = {"kind": "hand", "id": "x", "at": 5, "round": 1, "player": "ann"}


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("nonsense", "this is no list of entries"),
        ([{"kind": "magic", "id": "x", "at": 5}], "in entry 1, 'kind' is not"),
        ([HAND | {"id": "x y"}], "in entry 1, 'id' is not"),
        ([HAND | {"at": -1}], "in entry 1, 'at' is not"),
        ([HAND | {"at": 9_999_999_999_999}], "in entry 1, 'at' is not"),
        ([HAND | {"round": 0}], "in entry 1, 'round' is not"),
        ([HAND | {"points": -5}], "in entry 1, 'points' is not"),
        ([HAND, {"kind": "left", "id": "x", "at": 5}], "in entry 2, 'player' is not"),
        ([HAND, 7], "in entry 2, 'kind' is not"),
        ([HAND | {"points": 1, "tiles": []}], "not as both"),
        ([HAND | {"tiles": ["5-12"]}], "'5-12' is written 12-5"),
        ([HAND | {"tiles": ["99-1"]}], "0 to 18 pips"),
        ([{"kind": "rules", "id": "x", "at": 5, "rules": "chess"}], "chess"),
        ([{"kind": "rules", "id": "x", "at": 5, "set": 11}], "no double-11 set"),
        (
            [{"kind": "rules", "id": "x", "at": 5, "rules": "spruce first_engine=12", "set": 9}],
            "double-9 set has engines 9 to 0",
        ),
        ([{"kind": "joined", "id": "x", "at": 5, "player": "ann", "name": "  "}], "needs a name"),
        ([HAND | {"id": f"x{number}"} for number in range(5001)], "at most 5000"),
    ],
)
def test_bad_entries_are_refused(data: object, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read_entries(data)


def test_the_newest_entry_leaves_room_for_a_later_one() -> None:
    (last,) = read_entries([HAND | {"at": 4_102_444_800_000}])
    assert next_time([last], now=1) == last.at


def test_an_undo_of_nothing_is_no_harm() -> None:
    assert count_game([EntryUndone(id="a", at=1, entry="b")]).players == []

"""Rounds of a score sheet: hands, questions, checks, points. RULES.md 2.6."""

from __future__ import annotations

import pytest

from caboose import Rules
from tests.scores.games import Sheet


def test_numbers_and_tiles_count_alike() -> None:
    sheet = Sheet()
    sheet.round(1, 0, "12-5 5-3", 25)
    sheet.round(2, "", "5-3 0-0", 8)
    assert sheet.points(1) == [0, 25, 25]
    assert sheet.points(2) == [0, 58, 8]


@pytest.mark.parametrize(
    ("rules", "hands", "points"),
    [
        ("spruce double_blank=25", ["", "0-0", "4-4"], [0, 25, 8]),
        ("spruce double_blank=0", ["", "0-0", "4-4"], [0, 0, 8]),
        ("spruce double_tiles=twice", ["", "6-6 6-5", "4-4"], [0, 35, 16]),
        ("spruce out_bonus=-5", ["", "6-5", "4-4"], [-5, 11, 8]),
        ("spruce scoring=winner-takes", ["", "6-5", "4-4"], [19, 0, 0]),
        ("spruce scoring=winner-takes out_bonus=-5", ["4-4", "", ""], [0, 4, 4]),
    ],
)
def test_every_scoring_option(rules: str, hands: list[str], points: list[int]) -> None:
    sheet = Sheet(rules)
    sheet.round(1, *hands)
    sheet.answer(1, "ending", "out")
    assert sheet.points(1) == points


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ("spruce", [9, 9, 12]),
        ("spruce blocked=lowest-zero", [0, 0, 12]),
        ("spruce scoring=winner-takes", [6, 6, 0]),
    ],
)
def test_a_blocked_round(rules: str, points: list[int]) -> None:
    sheet = Sheet(rules)
    sheet.round(1, "6-3", "5-4", "6-6")
    assert [(q.name, q.answers) for q in sheet.counted_round(1).questions] == [
        ("ending", ["blocked"])
    ]
    assert sheet.points(1) == points  # as they are if nothing else is said
    sheet.answer(1, "ending", "blocked")
    assert sheet.counted_round(1).is_blocked
    assert (sheet.questions(1), sheet.points(1)) == ([], points)


def test_several_may_be_out_only_where_the_first_lap_is_finished() -> None:
    """RULES.md 2.3, first_out."""
    sheet = Sheet("spruce")
    sheet.round(1, 0, 0, "6-6")
    (question,) = sheet.counted_round(1).questions
    assert (question.name, question.answers) == ("ending", ["blocked", "out"])
    sheet.answer(1, "ending", "out")
    assert sheet.questions(1) == []
    assert sheet.counted_round(1).out == ["ann", "bea"]
    strict = Sheet("wikihow first_out=at-once")
    strict.round(1, 0, 0, "6-6")
    strict.answer(1, "ending", "out")  # no answer to this question
    assert strict.questions(1) == ["ending"]
    strict.answer(1, "ending", "blocked")
    assert strict.questions(1) == []


def test_one_zero_asks_nothing_but_may_be_a_blocked_round() -> None:
    sheet = Sheet("spruce blocked=lowest-zero double_blank=0")
    sheet.round(1, 0, 7, 9)
    assert (sheet.questions(1), sheet.counted_round(1).out) == ([], ["ann"])
    sheet.answer(1, "ending", "blocked")
    assert (sheet.counted_round(1).is_blocked, sheet.counted_round(1).out) == (True, [])


def test_who_had_the_double_blank() -> None:
    sheet = Sheet()
    sheet.round(1, 0, 30, "12-5")
    (question,) = sheet.counted_round(1).questions
    assert (question.name, question.answers) == ("double-blank", ["bea", "none", "counted"])
    assert sheet.points(1) == [0, 30, 17]
    for answer, points in [("bea", 80), ("none", 30), ("counted", 30)]:
        sheet.answer(1, "double-blank", answer)
        assert sheet.points(1) == [0, points, 17]
        assert sheet.questions(1) == []
    sheet.answer(1, "double-blank", "ann")  # who is out holds nothing
    assert sheet.questions(1) == ["double-blank"]


@pytest.mark.parametrize(
    ("rules", "hands"),
    [
        ("spruce", ["", "12-5", "0-0 3-1"]),  # all tiles are known
        ("spruce", [0, 30, "0-0 3-1"]),  # somebody showed it
        ("wikihow", [0, 30, 7]),  # it counts nothing
        ("spruce first_engine=0", [0, 30, 7]),  # it is the engine
    ],
)
def test_the_double_blank_is_not_asked_for_without_need(rules: str, hands: list[int | str]) -> None:
    sheet = Sheet(rules)
    sheet.round(1, *hands)
    assert sheet.questions(1) == []


def test_whether_the_last_tile_was_a_double() -> None:
    sheet = Sheet("spruce out_on_double=doubled")
    sheet.round(1, "", "5-4", "6-6")
    assert sheet.questions(1) == ["out-on-double"]
    assert sheet.points(1) == [0, 9, 12]
    sheet.answer(1, "out-on-double", "yes")
    assert sheet.points(1) == [0, 18, 24]
    sheet.answer(1, "out-on-double", "no")
    assert (sheet.points(1), sheet.questions(1)) == ([0, 9, 12], [])
    sheet.round(2, "1-0", "5-4", "6-6")
    assert sheet.questions(2) == ["ending"]  # nobody was out on anything


def test_which_double_was_the_engine() -> None:
    sheet = Sheet("spruce hunt=next-lower double_blank=0")
    assert sheet.counted_round(1).engine is None
    sheet.round(1, 0, 4, 5)
    (question,) = sheet.counted_round(1).questions
    assert (question.name, question.answers[0], len(question.answers)) == ("engine", "0", 13)
    sheet.write("card", round=1, engine=10)
    assert sheet.questions(1) == []
    assert 10 not in sheet.counted_round(2).engines
    sheet.write("card", round=1, engine=13)  # a double-12 set has none
    assert sheet.counted_round(1).engine == 10


def test_the_engines_go_down_and_the_lead_goes_round() -> None:
    sheet = Sheet()
    for number in range(1, 5):
        sheet.round(number, 0, 1, 2)
    cards = [(each.engine, each.lead, each.shuffles) for each in sheet.counted.rounds]
    assert cards == [
        (12, "ann", "carl"),
        (11, "bea", "ann"),
        (10, "carl", "bea"),
        (9, "ann", "carl"),
        (8, "bea", "ann"),
    ]
    sheet.write("lead", player="bea")
    sheet.write("card", round=3, lead="bea")
    assert [each.lead for each in sheet.counted.rounds] == ["bea", "carl", "bea", "carl", "ann"]


def test_how_many_tiles_to_draw() -> None:
    assert Sheet(players=4).counted_round(1).tiles == Rules().deal(4).hand
    assert Sheet("masters", players=6, top=9).counted_round(1).tiles is None  # 72 of 55 tiles


def test_a_tile_in_two_hands_is_flagged() -> None:
    sheet = Sheet()
    sheet.round(1, "", "5-3 9-2", "5-3 12-12 13-1")
    flags = [(each.name, each.tile, each.players) for each in sheet.counted_round(1).flags]
    assert flags == [
        ("tile-twice", "5-3", ["bea", "carl"]),
        ("tile-engine", "12-12", ["carl"]),
        ("tile-unknown", "13-1", ["carl"]),
    ]
    sheet.hand(1, "bea", "9-2 9-2")
    (flag, *_) = sheet.counted_round(1).flags
    assert (flag.tile, flag.players) == ("9-2", ["bea"])


def test_more_points_than_the_set_has_are_flagged() -> None:
    sheet = Sheet(top=6)
    sheet.round(1, 0, 100, 106)  # 168 pips, 12 of them the engine's, and 50 for the 0-0
    assert sheet.counted_round(1).flags == []
    sheet.hand(1, "bea", 101)
    (flag,) = sheet.counted_round(1).flags
    assert (flag.name, flag.points, flag.players) == ("too-many", 206, ["carl"])


def test_a_round_counts_when_every_hand_is_there() -> None:
    sheet = Sheet()
    sheet.hand(1, "ann", 0)
    sheet.hand(1, "bea", 20)
    assert sheet.points(1) == []
    assert [player.total for player in sheet.counted.players] == [0, 0, 0]
    sheet.hand(1, "carl", 30)
    sheet.hand(1, "bea", None)
    assert not sheet.counted_round(1).is_entered

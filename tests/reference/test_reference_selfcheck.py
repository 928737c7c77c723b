"""Checks of the reference engine itself: examples of RULES.md, small positions, random play."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import ReferenceRound, hand_points, ranking, round_scores
from .random_play import CHOICES, play_out, random_deal, random_options, spruce
from .state import Options
from .tiles import Tile, full_set
from .turn import Lay


def rules(**changes: str | int) -> Options:
    """The options of `spruce` with changes."""
    assert set(changes) <= set(CHOICES)
    return {**spruce(), **changes}


def setup(position: dict[str, Any], **changes: str | int) -> ReferenceRound:
    """A double-12 round from a position, with `spruce` and changes."""
    return ReferenceRound.from_position(
        rules(**changes), {"set": 12, "engine": 12, "to_play": 1, **position}
    )


def all_tiles(game: ReferenceRound) -> list[Tile]:
    """Every tile in hands, boneyard and trains (reaching inside for the trains)."""
    state = game._state
    tiles = list(state.boneyard)
    for player in state.players.values():
        tiles += player.hand
    for train in state.trains():
        tiles += train.tiles
    return tiles


# --- the example cases of RULES.md 4.3


FOLLOW_UP_CASE: dict[str, Any] = {
    "lap": 2,
    "trains": {1: ["12-8"], 2: {"chain": ["12-3"], "marker": True}, "M": ["12-2"]},
    "open_doubles": [],
    "hands": {1: ["8-8", "6-2", "5-4"], 2: ["1-0", "3-0"], 3: ["7-7"]},
    "boneyard": ["9-1", "8-4"],
}


def test_follow_up_anywhere() -> None:
    """The first example case, step by step."""
    game = setup(FOLLOW_UP_CASE)
    assert game.legal() == ["6-2@M", "8-8@1"]
    assert game.refusal("8-8@2") == "no-match"
    game.do("8-8@1")
    assert game.legal() == ["6-2@M"]
    assert game.refusal("+") == "can-play"
    game.do("6-2@M")
    seen = game.observe()
    assert (seen["to_play"], seen["open_doubles"], seen["markers"]) == (2, ["1"], [2])
    assert game.refusal("3-0@2") == "owes-cover"


def test_follow_up_on_double_draws_and_is_marked() -> None:
    """2.4.6 on-double: only the double; a draw that does not help ends with a marker."""
    game = setup(FOLLOW_UP_CASE, follow_up="on-double")
    game.do("8-8@1")
    assert game.refusal("6-2@M") == "owes-follow-up"
    assert game.refusal("-") == "must-draw"
    assert game.legal() == ["+"]
    game.do("+")
    assert game.refusal("+") == "already-drew"
    assert game.legal() == ["-"]
    game.do("-")
    assert game.observe()["markers"] == [1, 2]
    assert game.observe()["open_doubles"] == ["1"]


def test_follow_up_none_ends_the_turn() -> None:
    """Ruling 28."""
    game = setup(FOLLOW_UP_CASE, follow_up="none")
    game.do("8-8@1")
    assert game.to_play == 2
    assert game.observe()["open_doubles"] == ["1"]


def test_score_double_blank() -> None:
    """The score example."""
    hands: dict[int, list[tuple[int, int]]] = {1: [], 2: [(0, 0), (5, 0), (6, 6)]}
    assert round_scores(rules(), hands, [1], False, False) == {1: 0, 2: 67}


def test_ranking_most_zero_rounds() -> None:
    """The match example, and a shared place."""
    assert ranking(rules(), {1: [0, 0, 10], 2: [0, 5, 5]}) == [1, 2]
    assert ranking(rules(), {2: [0, 5], 3: [5, 0], 1: [0, 0]}) == [1, [2, 3]]
    assert ranking(rules(), {1: [3, 7], 2: [4, 6]}) == [1, 2]


# --- refusals


def test_refusals_in_a_plain_turn() -> None:
    """Stable reasons one by one (4.3)."""
    game = setup(FOLLOW_UP_CASE)
    assert game.refusal("8-8@1", seat=2) == "not-your-turn"
    assert game.refusal("8-8@1", seat=1) is None
    assert game.refusal("12-0@1") == "not-in-hand"
    assert game.refusal("6-2@3") == "train-closed"
    assert game.refusal("6-2@M2") == "train-closed"
    assert game.refusal("5-4@1") == "no-match"
    assert game.refusal("-") == "can-play"
    assert game.refusal("2-6@M") is None
    before = game.observe()
    with pytest.raises(ValueError, match="train-closed"):
        game.do("6-2@3")
    assert game.observe() == before
    with pytest.raises(ValueError, match="not a step"):
        game.refusal("6-2@M1")


def test_unstarted_marked_train_is_open() -> None:
    """2.4.2: a tile with the engine's number starts it, but never a double."""
    game = setup(
        {
            "trains": {1: ["12-8"], 2: {"chain": [], "marker": True}, "M": ["12-1"]},
            "hands": {1: ["12-3", "5-4"], 2: ["1-0"]},
        }
    )
    assert game.legal() == ["12-3@2"]
    game.do("12-3@2")
    assert game.observe()["markers"] == [2]
    assert game.observe()["ends"] == {"1": 8, "2": 3, "M": 1}


def test_mexican_train_start_and_mexican_from() -> None:
    """2.4.2 mexican_from and mexican_trains, ruling 21."""
    position = {"trains": {1: ["12-8"]}, "hands": {1: ["12-3", "5-4"], 2: ["1-0"]}}
    assert setup(position).legal() == ["12-3@M"]
    assert setup(position, mexican_from=3).refusal("12-3@M") == "not-yet"
    assert setup(position, mexican_trains="none").refusal("12-3@M") == "train-closed"
    assert setup(position, mexican_trains="many").refusal("12-3@M2") == "train-closed"
    running = {**position, "trains": {1: ["12-8"], "M": ["12-4"]}}
    assert setup(running, mexican_trains="many").legal() == ["12-3@M2", "5-4@M"]
    assert setup(running, mexican_trains="one").refusal("12-3@M2") == "train-closed"


# --- owed covers


COVERS: dict[str, Any] = {
    "trains": {1: ["12-9"], 2: ["12-8", "8-8"], 3: ["12-7", "7-7"], "M": ["12-5", "5-5"]},
    "open_doubles": [3, "M", 2],
    "hands": {1: ["9-3", "8-1", "7-1", "5-1"], 2: ["8-0"], 3: ["7-0"]},
    "boneyard": ["2-1", "3-2"],
}


def test_cover_order() -> None:
    """2.4.1 cover_order, also on closed trains (ruling 19)."""
    assert setup(COVERS).legal() == ["7-1@3"]
    assert setup(COVERS, cover_order="newest").legal() == ["8-1@2"]
    any_order = setup(COVERS, cover_order="any")
    assert any_order.legal() == ["5-1@M", "7-1@3", "8-1@2"]
    assert any_order.refusal("9-3@1") == "owes-cover"
    assert setup(COVERS, prefer_own="yes").legal() == ["7-1@3"]


def test_one_cover_ends_the_turn() -> None:
    """2.4.1 covers one."""
    game = setup(COVERS)
    game.do("7-1@3")
    assert game.to_play == 2
    assert game.observe()["open_doubles"] == ["M", "2"]
    assert game.observe()["markers"] == []


def test_all_covers() -> None:
    """2.4.1 covers all, ruling 17: on while he can, no draw, no marker."""
    game = setup(COVERS, covers="all")
    game.do("7-1@3")
    assert game.legal() == ["5-1@M"]
    assert (game.refusal("-"), game.refusal("+")) == ("can-play", "can-play")
    game.do("5-1@M")
    game.do("8-1@2")
    assert (game.to_play, game.observe()["open_doubles"]) == (2, [])
    short = setup({**COVERS, "hands": {1: ["7-1", "9-3"], 2: ["8-0"], 3: ["5-0"]}}, covers="all")
    short.do("7-1@3")
    assert (short.to_play, short.observe()["markers"]) == (2, [])


def test_failed_cover() -> None:
    """2.4.1: draw, pass, own marker, the next player owes it."""
    position = {**COVERS, "hands": {1: ["9-3"], 2: ["7-0"], 3: ["8-0", "5-0"]}}
    game = setup(position)
    assert game.legal() == ["+"]
    game.do("+")
    assert game.legal() == ["-"]
    game.do("-")
    assert game.observe()["markers"] == [1]
    assert game.legal() == ["7-0@3"]


def test_cover_is_a_duty_also_with_a_drawn_tile() -> None:
    """Ruling 13."""
    position = {**COVERS, "hands": {1: ["9-3"], 2: ["7-0"], 3: ["8-0"]}, "boneyard": ["7-2"]}
    game = setup(position, must_play="no", drawn_tile="may")
    game.do("+")
    assert game.legal() == ["7-2@3"]


def test_no_cover_duty() -> None:
    """2.4.1 cover_duty none, ruling 20."""
    position = {k: v for k, v in COVERS.items() if k != "open_doubles"}
    game = setup(position, cover_duty="none")
    assert game.observe()["open_doubles"] == []
    assert game.legal() == ["5-1@M", "9-3@1"]


def test_before_anything_owes_no_cover() -> None:
    """Ruling 18."""
    position = {
        "trains": {2: ["12-8", "8-8"]},
        "hands": {1: ["8-1", "5-1"], 2: ["8-0"]},
        "boneyard": ["12-1"],
    }
    game = setup(position, own_first="before-anything")
    assert game.refusal("8-1@2") == "own-train-first"
    game.do("+")
    assert game.legal() == ["12-1@1", "-"]
    game.do("-")
    assert game.observe()["markers"] == [1]
    assert game.legal() == ["8-0@2"]


# --- own train first


def test_own_first_and_prefer_own() -> None:
    """2.4.2 own_first and prefer_own, ruling 21."""
    position = {
        "trains": {2: {"chain": ["12-3"], "marker": True}, "M": ["12-2"]},
        "hands": {1: ["12-5", "3-0", "2-0"], 2: ["1-0"]},
    }
    many = setup(position, mexican_trains="many", own_first="before-mexican")
    assert many.legal() == ["12-5@1", "2-0@M", "3-0@2"]
    assert many.refusal("12-5@M2") == "own-train-first"
    assert setup(position, own_first="before-others").legal() == ["12-5@1", "2-0@M"]
    assert setup(position, own_first="before-anything").legal() == ["12-5@1"]
    assert setup(position, prefer_own="yes").legal() == ["12-5@1"]
    unable = {**position, "hands": {1: ["3-0", "2-0"], 2: ["1-0"]}}
    assert setup(unable, prefer_own="yes").legal() == ["2-0@M", "3-0@2"]


# --- draws and passes


STUCK: dict[str, Any] = {
    "trains": {1: ["12-9"], 2: ["12-8"], "M": ["12-7"]},
    "hands": {1: ["5-4"], 2: ["8-0", "6-6"]},
    "boneyard": ["3-2", "9-1", "9-0", "2-0"],
}


def test_draws() -> None:
    """2.4.3 draws, ruling 8."""
    one = setup(STUCK)
    assert one.refusal("-") == "must-draw"
    one.do("+")
    assert one.refusal("+") == "already-drew"
    assert one.legal() == ["-"]
    two = setup(STUCK, draws="two")
    two.do("+")
    assert two.legal() == ["+"]
    two.do("+")
    assert two.refusal("+") == "can-play"
    assert two.legal() == ["9-1@1", "-"]
    until = setup(STUCK, draws="until-playable", drawn_tile="must")
    until.do("+")
    until.do("+")
    assert until.legal() == ["9-1@1"]


def test_empty_boneyard() -> None:
    """Ruling 9."""
    game = setup({**STUCK, "boneyard": []})
    assert game.refusal("+") == "boneyard-empty"
    assert game.legal() == ["-"]


def test_must_play_no() -> None:
    """Ruling 13."""
    able = {**STUCK, "hands": {1: ["9-4"], 2: ["8-0"]}}
    game = setup(able, must_play="no")
    assert game.legal() == ["9-4@1", "+", "-"]
    game.do("+")
    assert game.legal() == ["9-4@1", "-"]
    assert game.refusal("+") == "already-drew"
    until = setup(able, must_play="no", draws="until-playable")
    until.do("+")
    assert until.refusal("+") == "already-drew"
    two = setup(able, must_play="no", draws="two")
    two.do("+")
    assert two.legal() == ["9-4@1", "+", "-"]
    must = setup(able, must_play="no", draws="two", drawn_tile="must")
    must.do("+")
    assert must.legal() == ["9-4@1"]
    assert (must.refusal("+"), must.refusal("-")) == ("can-play", "can-play")
    assert setup(STUCK, must_play="no").legal() == ["+"]


def test_drew_in_a_position() -> None:
    """4.3 turn: drew."""
    game = setup({**STUCK, "hands": {1: ["9-4"], 2: ["8-0"]}, "turn": {"drew": 1}})
    assert game.legal() == ["9-4@1", "-"]


# --- markers


def test_marker_on() -> None:
    """2.4.4, ruling 22."""
    position = {**STUCK, "boneyard": ["7-1"], "hands": {1: ["5-4"], 2: ["8-0", "6-6"]}}
    for marker_on, marked in (("cannot-play", []), ("not-on-own", [1]), ("failed-cover", [])):
        game = setup(position, marker_on=marker_on)
        game.do("+")
        game.do("7-1@M")
        assert game.observe()["markers"] == marked
    for marker_on, marked in (("cannot-play", [1]), ("not-on-own", [1]), ("failed-cover", [])):
        game = setup({**STUCK, "boneyard": []}, marker_on=marker_on)
        game.do("-")
        assert game.observe()["markers"] == marked


def test_marker_off() -> None:
    """2.4.5, ruling 23."""
    position = {
        "trains": {1: {"chain": ["12-9"], "marker": True}, 2: ["12-8"], "M": ["12-7"]},
        "hands": {1: ["9-9", "9-1", "7-1", "0-0"], 2: ["8-0"]},
    }
    expected = {"own-play": [1], "any-play": [], "own-play-covered": [1]}
    for marker_off, marked in expected.items():
        game = setup(position, marker_off=marker_off)
        game.do("7-1@M")
        assert game.observe()["markers"] == marked
    expected = {"own-play": [], "any-play": [], "own-play-covered": [1]}
    for marker_off, marked in expected.items():
        game = setup(position, marker_off=marker_off)
        game.do("9-9@1")
        assert game.observe()["markers"] == marked
        game.do("9-1@1")
        assert game.observe()["markers"] == []


# --- doubles


def test_doubles_per_turn_and_max_open() -> None:
    """2.4.6, ruling 25."""
    position = {
        "trains": {1: ["12-9"], "M": ["12-7"]},
        "hands": {1: ["9-9", "7-7", "3-1"], 2: ["9-0", "7-0"]},
        "boneyard": ["2-1", "4-1", "5-1"],
    }
    game = setup(position)
    game.do("9-9@1")
    game.do("7-7@M")
    assert game.observe()["open_doubles"] == ["1", "M"]
    for change in ({"doubles_per_turn": "one"}, {"max_open_doubles": "one"}):
        game = setup(position, **change)
        game.do("9-9@1")
        assert game.refusal("7-7@M") == "too-many-doubles"
        assert game.legal() == ["+"]


def test_draws_per_turn() -> None:
    """Ruling 24."""
    position = {
        "trains": {1: ["12-9"], "M": ["12-7"]},
        "hands": {1: ["3-1"], 2: ["9-0", "7-0"]},
        "boneyard": ["9-9", "7-7", "4-1", "5-1"],
    }
    each = setup(position)
    each.do("+")
    each.do("9-9@1")
    each.do("+")
    assert each.refusal("+") == "can-play"
    each.do("7-7@M")
    each.do("+")
    assert each.refusal("+") == "already-drew"
    one = setup(position, draws_per_turn="one")
    one.do("+")
    one.do("9-9@1")
    assert one.refusal("+") == "already-drew"
    assert one.legal() == ["-"]
    none = setup({**position, "hands": {1: ["9-9", "3-1"], 2: ["9-0"]}}, follow_up_draw="none")
    none.do("9-9@1")
    assert none.legal() == ["-"]


def test_draws_in_a_position_after_a_double() -> None:
    """The brief: "+" entries in laid were made there, the others before the first tile."""
    position: dict[str, Any] = {
        "trains": {1: ["12-9", "9-9"]},
        "hands": {1: ["3-1", "4-1"], 2: ["9-0"]},
        "boneyard": ["5-1"],
    }
    before = setup({**position, "turn": {"drew": 1, "laid": ["9-9@1"]}})
    assert before.observe()["open_doubles"] == ["1"]
    assert before.legal() == ["+"]
    after = setup({**position, "turn": {"drew": 1, "laid": ["9-9@1", "+"]}})
    assert after.legal() == ["-"]


def dead_position() -> dict[str, Any]:
    """Seat 1 lays 9-9 while no other tile bears 9."""
    return {
        "trains": {1: ["12-9"], "M": ["12-7"]},
        "hands": {1: ["9-9", "7-1", "3-2"], 2: ["1-0", "6-0"]},
        "boneyard": ["2-1"],
    }


def test_dead_double_waived() -> None:
    """2.4.7, ruling 26."""
    game = setup(dead_position())
    game.do("9-9@1")
    assert game.observe()["open_doubles"] == []
    assert game.legal() == ["7-1@M"]
    on_double = setup(dead_position(), follow_up="on-double")
    on_double.do("9-9@1")
    assert (on_double.to_play, on_double.observe()["open_doubles"]) == (2, [])


def test_dead_double_owed_blocks_all() -> None:
    """2.4.7 owed, ruling 16."""
    game = setup(dead_position(), dead_double="owed")
    game.do("9-9@1")
    game.do("7-1@M")
    assert game.observe()["open_doubles"] == ["1"]
    assert game.refusal("1-0@M") == "owes-cover"
    game.do("+")
    game.do("-")
    assert game.over is None
    assert game.legal() == ["-"]
    game.do("-")
    assert game.over == "blocked"


def test_final_double_out() -> None:
    """2.4.8 out, and the score of out_on_double."""
    position = {"trains": {1: ["12-9"]}, "hands": {1: ["9-9"], 2: ["9-0", "1-1"]}}
    game = setup(position, out_on_double="doubled")
    game.do("9-9@1")
    assert (game.over, game.out) == ("out", [1])
    assert game.legal() == []
    assert game.refusal("-") == "round-over"
    assert game.scores() == {1: 0, 2: 22}


def test_final_double_must_follow() -> None:
    """2.4.8 must-follow, ruling 27."""
    position = {
        "trains": {1: ["12-9"], "M": ["12-7"]},
        "hands": {1: ["9-9"], 2: ["9-0", "1-1", "0-0"]},
        "boneyard": ["5-4", "3-2"],
    }
    for follow_up in ("anywhere", "on-double", "none"):
        game = setup(position, final_double="must-follow", follow_up=follow_up)
        game.do("9-9@1")
        assert game.legal() == ["+"]
        game.do("+")
        assert game.legal() == ["-"]
        game.do("-")
        assert game.observe()["markers"] == [1]
        assert game.legal() == ["9-0@1"]
    lucky = setup({**position, "boneyard": ["9-4"]}, final_double="must-follow")
    lucky.do("9-9@1")
    lucky.do("+")
    assert lucky.legal() == ["9-4@1"]
    lucky.do("9-4@1")
    assert (lucky.over, lucky.out) == ("out", [1])
    nothing = setup({**position, "boneyard": []}, final_double="must-follow")
    nothing.do("9-9@1")
    assert nothing.legal() == ["-"]
    nothing.do("-")
    assert (nothing.over, nothing.observe()["hands"][1]) == (None, [])
    dead = setup(
        {**position, "hands": {1: ["9-9"], 2: ["8-0"]}},
        final_double="must-follow",
        follow_up="on-double",
    )
    dead.do("9-9@1")
    assert dead.over == "out"


# --- the first lap


FIRST: dict[str, Any] = {
    "lap": 1,
    "hands": {1: ["12-5", "5-5", "5-2", "2-0", "7-6"], 2: ["12-4", "5-1"], 3: ["12-7", "8-7"]},
    "boneyard": ["12-1", "9-8"],
}


def test_whole_first_train() -> None:
    """2.3 whole-train: as many as wished, only on the own train."""
    game = setup(FIRST)
    assert game.legal() == ["12-5@1", "-"]
    assert game.refusal("12-5@M") == "not-yet"
    assert game.refusal("12-5@2") == "not-yet"
    game.do("12-5@1")
    assert game.legal() == ["5-2@1", "5-5@1", "-"]
    assert game.refusal("+") == "can-play"
    game.do("5-5@1")
    game.do("5-2@1")
    game.do("2-0@1")
    assert (game.to_play, game.lap) == (2, 1)  # ruling 7: no further tile can be laid


def test_first_lap_decline_and_draw() -> None:
    """2.3 may_decline and first_draw, rulings 8 and 11."""
    game = setup(FIRST)
    game.do("-")
    assert game.observe()["markers"] == [1]
    assert setup(FIRST, may_decline="no").refusal("-") == "can-play"
    stuck = {**FIRST, "hands": {1: ["5-2", "3-1"], 2: ["12-4"]}}
    assert setup(stuck).refusal("+") == "already-drew"
    assert setup(stuck).legal() == ["-"]
    drawing = setup(stuck, first_draw="one")
    assert drawing.legal() == ["+"]
    drawing.do("+")
    assert drawing.legal() == ["12-1@1", "-"]
    drawing.do("12-1@1")
    assert drawing.legal() == ["3-1@1", "-"]
    strict = setup(stuck, first_draw="one", may_decline="no")
    strict.do("+")
    assert strict.legal() == ["12-1@1"]


def test_first_turn_one_tile() -> None:
    """2.3 one-tile and the end of the first lap."""
    game = setup(FIRST, first_turn="one-tile")
    game.do("12-5@1")
    game.do("12-4@2")
    game.do("12-7@3")
    assert (game.to_play, game.lap) == (1, 2)


def test_first_trains_own_or_mexican() -> None:
    """Ruling 10."""
    game = setup(FIRST, first_trains="own-or-mexican", mexican_from=3)
    assert game.legal() == ["12-5@1", "12-5@M", "-"]
    game.do("12-5@M")
    game.do("5-5@M")
    game.do("-")
    assert (game.to_play, game.observe()["markers"]) == (2, [])
    assert game.legal() == ["12-4@2", "5-1@M", "-"]


def test_first_end_double_later_and_now() -> None:
    """2.3 first_end_double later and now, ruling 12."""
    later = setup(FIRST)
    later.do("12-5@1")
    later.do("5-5@1")
    later.do("-")
    assert later.observe()["open_doubles"] == ["1"]
    assert later.legal() == ["12-4@2", "-"]
    now = setup(FIRST, first_end_double="now")
    now.do("12-5@1")
    now.do("5-5@1")
    now.do("-")
    assert now.legal() == ["5-1@1"]
    assert now.refusal("12-4@2") == "owes-cover"
    assert now.refusal("5-1@3") == "not-yet"
    now.do("5-1@1")
    assert now.to_play == 3


def test_first_end_double_forbidden() -> None:
    """2.3 forbidden, ruling 12."""
    game = setup(FIRST, first_end_double="forbidden", first_trains="own-or-mexican")
    game.do("12-5@1")
    game.do("5-5@1")
    assert game.refusal("-") == "would-end-on-double"
    assert game.refusal("+") == "can-play"
    assert game.legal() == ["5-2@1"]
    alone = {**FIRST, "hands": {1: ["12-5", "5-5", "7-6"], 2: ["12-4"]}}
    alone_game = setup(alone, first_end_double="forbidden")
    alone_game.do("12-5@1")
    assert alone_game.to_play == 2  # 5-5 could not be followed, so the train has ended


def test_first_end_double_ordinary() -> None:
    """2.3 ordinary: the follow-up is owed by the same player, then by the next one."""
    game = setup(FIRST, first_end_double="ordinary")
    game.do("12-5@1")
    game.do("5-5@1")
    assert game.legal() == ["5-2@1"]
    alone = {**FIRST, "hands": {1: ["12-5", "5-5", "7-6"], 2: ["12-4", "5-1"]}}
    alone_game = setup(alone, first_end_double="ordinary")
    alone_game.do("12-5@1")
    alone_game.do("5-5@1")
    assert alone_game.legal() == ["+"]
    alone_game.do("+")
    alone_game.do("-")
    assert alone_game.observe()["markers"] == [1]
    assert alone_game.legal() == ["5-1@1"]


def test_one_tile_forbidden_follower_is_laid() -> None:
    """Ruling 12, last sentence."""
    position = {
        "lap": 1,
        "trains": {2: ["12-4"], "M": ["12-5"]},
        "leader": 2,
        "hands": {1: ["5-5", "5-2", "7-6"], 2: ["12-8"]},
    }
    changes: dict[str, str | int] = {"first_turn": "one-tile", "first_trains": "own-or-mexican"}
    game = setup(position, first_end_double="forbidden", **changes)
    game.do("5-5@M")
    assert game.legal() == ["5-2@M"]
    game.do("5-2@M")
    assert game.to_play == 2
    later = setup(position, first_end_double="later", **changes)
    later.do("5-5@M")
    assert (later.to_play, later.lap) == (2, 2)


def test_first_out() -> None:
    """2.3 first_out, ruling 15."""
    position = {
        "lap": 1,
        "hands": {1: ["12-5", "5-1"], 2: ["12-4", "7-0"], 3: ["12-7"]},
        "boneyard": ["9-9"],
    }
    game = setup(position, out_bonus=-5)
    game.do("12-5@1")
    game.do("5-1@1")
    assert (game.over, game.out, game.to_play) == (None, [1], 2)
    game.do("12-4@2")
    game.do("12-7@3")
    assert (game.over, game.out) == ("out", [1, 3])
    assert game.scores() == {1: -5, 2: 7, 3: -5}
    at_once = setup(position, first_out="at-once")
    at_once.do("12-5@1")
    at_once.do("5-1@1")
    assert at_once.over == "out"


def test_late_start_whole_train() -> None:
    """Ruling 14."""
    position = {
        "trains": {2: ["12-4"], "M": ["12-3"]},
        "hands": {1: ["12-5", "5-5", "5-2", "4-3"], 2: ["5-1", "9-9"]},
        "boneyard": ["8-8"],
    }
    one = setup(position)
    one.do("12-5@1")
    assert one.to_play == 2
    whole = setup(position, late_start="whole-train")
    whole.do("12-5@1")
    assert whole.legal() == ["5-2@1", "5-5@1", "-"]
    assert whole.refusal("4-3@M") == "not-yet"
    assert whole.refusal("4-3@2") == "not-yet"
    whole.do("5-5@1")
    whole.do("-")
    assert whole.observe()["markers"] == []
    assert whole.legal() == ["5-1@1"]
    started = {**position, "trains": {1: ["12-5"], "M": ["12-3"]}}
    by_others = setup(started, late_start="whole-train")
    by_others.do("5-2@1")
    assert by_others.to_play == 2


# --- blocked


def test_blocked() -> None:
    """2.5, ruling 29."""
    position = {
        "trains": {1: ["12-9"], 2: ["12-8"], "M": ["12-7"]},
        "hands": {1: ["5-4"], 2: ["6-0"], 3: ["0-0"]},
    }
    game = setup(position)
    game.do("-")
    game.do("-")
    assert game.observe()["over"] is None
    game.do("-")
    assert game.over == "blocked"
    assert game.scores() == {1: 9, 2: 6, 3: 50}


def test_new_marker_lets_play_go_on() -> None:
    """2.5: a new marker may open a train."""
    position = {
        "trains": {1: ["12-9"], 2: ["12-8"], "M": ["12-7"]},
        "hands": {1: ["8-4"], 2: ["6-0"]},
    }
    game = setup(position)
    game.do("-")
    game.do("-")
    assert game.over is None
    assert game.legal() == ["8-4@2"]


def test_two_idle_laps_block() -> None:
    """Ruling 29: two whole laps without a tile, though somebody could lay one."""
    position = {"trains": {1: ["12-9"]}, "hands": {1: ["9-4"], 2: ["6-0"]}, "idle": 2}
    game = setup(position, must_play="no")
    game.do("-")
    assert game.over is None
    game.do("-")
    assert game.over == "blocked"


def test_not_blocked_while_the_mexican_train_waits() -> None:
    """Ruling 29 with mexican_from."""
    position = {"lap": 2, "trains": {1: ["12-9"]}, "hands": {1: ["5-4"], 2: ["6-0"]}}
    game = setup(position, mexican_from=4)
    for _ in range(3):
        game.do("-")
    assert (game.over, game.lap) == (None, 3)
    game.do("-")
    assert game.over == "blocked"


# --- score


def test_hand_points() -> None:
    """Ruling 32."""
    tiles = [(0, 0), (6, 6), (5, 1)]
    assert hand_points(rules(), tiles) == 68
    assert hand_points(rules(double_tiles="twice", double_blank=25), tiles) == 55
    assert hand_points(rules(double_blank=0), tiles) == 18


def test_winner_takes() -> None:
    """2.6 winner-takes, rulings 30 and 31."""
    hands: dict[int, list[tuple[int, int]]] = {1: [], 2: [(5, 0)], 3: [(4, 4)], 4: []}
    options = rules(scoring="winner-takes", out_bonus=-5)
    assert round_scores(options, hands, [1, 4], False, False) == {1: 6, 2: 0, 3: 0, 4: 6}
    doubled = {**options, "out_on_double": "doubled"}
    assert round_scores(doubled, hands, [1, 4], False, True)[1] == 13
    shut: dict[int, list[tuple[int, int]]] = {1: [(3, 2)], 2: [(5, 0)], 3: [(5, 4)]}
    assert round_scores(doubled, shut, [], True, False) == {1: 4, 2: 4, 3: 0}
    assert ranking(options, {1: [9, 0], 2: [3, 6], 3: [8, 1], 4: [0, 9]}) == [3, 2, [1, 4]]


def test_blocked_scores() -> None:
    """2.6 blocked, ruling 34."""
    hands = {1: [(3, 2)], 2: [(5, 0)], 3: [(5, 4)]}
    assert round_scores(rules(), hands, [], True, False) == {1: 5, 2: 5, 3: 9}
    lowest = rules(blocked="lowest-zero", out_bonus=-5)
    assert round_scores(lowest, hands, [], True, False) == {1: 0, 2: 0, 3: 9}


# --- the deal and the engine


def small_order(*first: tuple[int, int]) -> list[tuple[int, int]]:
    """A double-6 order that begins with these tiles."""
    rest = [tile.pair() for tile in full_set(6) if tile.pair() not in first]
    return list(first) + rest


def test_deal_and_engine_held() -> None:
    """Rulings 1 and 2."""
    order = small_order((6, 1), (2, 1), (6, 6), (5, 1))
    game = ReferenceRound.open(rules(), 6, 2, 2, order, 1, [6])
    seen = game.observe()
    assert (game.to_play, game.engine, seen["leader"]) == (2, 6, 2)
    assert seen["hands"] == {1: ["2-1", "6-1"], 2: ["5-1"]}
    assert len(seen["boneyard"]) == 24
    assert game.legal() == ["-"]


def test_hunt_in_turn_and_together() -> None:
    """Ruling 2."""
    order = small_order((6, 1), (2, 1), (5, 4), (5, 1), (3, 0), (3, 1), (6, 6), (4, 0))
    in_turn = ReferenceRound.open(rules(), 6, 2, 2, order, 2, [6])
    assert in_turn.to_play == 2
    assert in_turn.observe()["hands"] == {1: ["2-1", "3-1", "6-1"], 2: ["3-0", "5-1", "5-4"]}
    together = ReferenceRound.open(rules(hunt="together"), 6, 2, 2, order, 2, [6])
    assert together.to_play == 2
    assert together.observe()["hands"][1] == ["2-1", "3-1", "4-0", "6-1"]


def test_next_lower_highest_held_and_aside() -> None:
    """Rulings 1 and 3, and 2.2."""
    order = small_order((6, 1), (4, 4), (5, 5), (5, 1))
    lower = ReferenceRound.open(rules(hunt="next-lower"), 6, 2, 2, order, 2, [4, 3, 2, 1, 0])
    assert (lower.engine, lower.to_play) == (4, 1)
    held = ReferenceRound.open(rules(engine="highest-held"), 6, 2, 2, order, 2, list(range(7)))
    assert (held.engine, held.to_play) == (5, 2)
    aside_order = [pair for pair in order if pair != (6, 6)]
    aside = ReferenceRound.open(rules(engine="aside"), 6, 2, 2, aside_order, 2, [6])
    assert (aside.engine, aside.to_play) == (6, 2)
    assert sum(len(hand) for hand in aside.observe()["hands"].values()) == 4


def test_deal_too_large_is_refused() -> None:
    """2.1: double-six with four players and the engine aside is impossible."""
    order = [tile.pair() for tile in full_set(6) if tile.pair() != (6, 6)]
    with pytest.raises(ValueError, match="more than 27"):
        ReferenceRound.open(rules(engine="aside"), 6, 4, 7, order, 1, [6])


# --- random play


def check_agreement(game: ReferenceRound, top: int) -> None:
    """legal() and refusal() agree for every tile of the set on every train text, "+" and "-"."""
    legal = game.legal()
    assert len(legal) == len(set(legal))
    running = len(game._state.mexican_trains)
    trains = [str(seat) for seat in game._state.seats()]
    trains += ["M"] + [f"M{number}" for number in range(2, running + 3)]
    for tile in full_set(top):
        for train in trains:
            normal = f"{tile.high}-{tile.low}@{train}"
            assert (game.refusal(normal) is None) == (normal in legal)
            turned = f"{tile.low}-{tile.high}@{train}"
            assert game.refusal(turned) == game.refusal(normal)
    assert (game.refusal("+") is None) == ("+" in legal)
    assert (game.refusal("-") is None) == ("-" in legal)
    other = game._state.next_seat(game.to_play)
    assert game.refusal("-", seat=other) in ("not-your-turn", "round-over")


def check_table(game: ReferenceRound, whole: list[Tile]) -> None:
    """Facts of RULES.md section 1 that hold in every state."""
    state = game._state
    order = {tile: tile.pair() for tile in whole}
    assert sorted(order[tile] for tile in all_tiles(game)) == sorted(order.values())
    assert len([train for train in state.trains() if train.is_started()]) <= state.top
    for train in state.trains():
        train.end(state.engine)
        assert not (train.tiles and train.tiles[0].is_double())
        for beneath, above in zip(train.tiles, train.tiles[1:], strict=False):
            assert not (beneath.is_double() and above.is_double())
    for double in state.open_doubles:
        there = state.train(double.train)
        assert there is not None
        assert there.ends_in_double()
    if game.over is None:
        assert game.legal()
    else:
        assert game.legal() == []


@pytest.mark.parametrize("seed", range(120))
def test_random_rounds_end(seed: int) -> None:
    """Every round ends, tiles are conserved, legal() and refusal() agree."""
    rng = random.Random(seed)
    options = random_options(rng)
    game = random_deal(rng, options)
    whole = all_tiles(game)
    top = game._state.top
    seats = len(game._state.seats())
    total = (top + 1) * (top + 2) // 2
    assert len(whole) == total - 1
    engine_pips = 2 * game.engine
    assert sum(t.high + t.low for t in whole) + engine_pips == top * (top + 1) * (top + 2) // 2

    def look(now: ReferenceRound) -> None:
        check_table(now, whole)
        if rng.random() < 0.02:
            check_agreement(now, top)

    bound = 2 * total + 2 * seats * (total + 4)
    play_out(rng, options, game, bound, look)
    assert set(game.scores()) == set(game.observe()["hands"])
    if game.over == "out":
        assert game.out
        assert all(game.observe()["hands"][seat] == [] for seat in game.out)
    else:
        assert game.observe()["boneyard"] == []
        assert game.out == []


def test_random_play_covers_all_values() -> None:
    """Every value of every option is met by the random options of the seeds above."""
    met: dict[str, set[str | int]] = {name: set() for name in CHOICES}
    for seed in range(120):
        for name, value in random_options(random.Random(seed)).items():
            met[name].add(value)
    assert {name: set(values) for name, values in CHOICES.items()} == met


@pytest.mark.parametrize("seed", range(30))
def test_from_position_agrees_with_play(seed: int) -> None:
    """A position written down in any state of a turn goes on as the round itself does."""
    rng = random.Random(1000 + seed)
    options = random_options(rng)
    game = random_deal(rng, options)
    for _ in range(400):
        if game.over is not None:
            break
        copy = ReferenceRound.from_position(options, written_down(game))
        assert copy.observe() == game.observe()
        assert copy.legal() == game.legal()
        step = rng.choice(game.legal())
        copy.do(step)
        game.do(step)
        assert copy.observe() == game.observe()


def written_down(game: ReferenceRound) -> dict[str, Any]:
    """The position of the round as a case would hold it."""
    state = game._state
    seen = game.observe()
    trains: dict[str, Any] = {}
    for train in state.trains():
        chain = [tile.text() for tile in train.tiles]
        trains[train.name] = {"chain": chain, "marker": train.marker}
    position = {"set": state.top, "trains": trains, "idle": state.idle}
    position["out_on_double"] = state.out_on_double
    for key in ("engine", "lap", "to_play", "leader", "open_doubles", "hands", "boneyard", "out"):
        position[key] = seen[key]
    laid: list[str] = []
    for event in state.turn.events:
        if isinstance(event, Lay):
            laid.append(f"{event.tile.text()}@{event.train}")
        elif laid:
            laid.append("+")  # made between the tiles; the others are only counted
    position["turn"] = {"drew": state.turn.draw_count(), "laid": laid}
    return position

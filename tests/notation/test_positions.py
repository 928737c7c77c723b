"""Positions as a line and as a mapping: nothing is lost, and what is wrong is named."""

from __future__ import annotations

from random import Random

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from caboose import Position, Round, Rules, Step, Tile
from caboose.game import Train
from caboose.notation import (
    position_from_mapping,
    position_to_mapping,
    read_position,
    write_position,
)
from caboose.notation.files import read_yaml
from caboose.tiles import parse_tiles
from tests.notation.messages import assert_says, message_of
from tests.tables import deal_round, random_table, rounds


def through_line(position: Position) -> Position:
    return read_position(write_position(position))


def through_mapping(position: Position) -> Position:
    return position_from_mapping(position_to_mapping(position))


def through_yaml(position: Position) -> Position:
    return position_from_mapping(read_yaml(yaml.safe_dump(position_to_mapping(position))))


WAYS = [through_line, through_mapping, through_yaml]


# ------------------------------------------------------------- round trips


@settings(deadline=None, max_examples=150)
@given(rounds())
def test_a_round_at_any_step_survives_every_notation(round: Round) -> None:
    for way in WAYS:
        assert way(round.position) == round.position
    again = Round.set_up(through_line(round.position))
    assert again.position == round.position
    assert again.legal_steps() == round.legal_steps()
    if round.over:
        assert again.scores() == round.scores()


@settings(deadline=None, max_examples=60)
@given(rounds(), st.integers(0, 2**32))
def test_a_round_read_again_plays_on_like_the_first(round: Round, seed: int) -> None:
    """What a turn has done and owes is in the position too, and all that comes of it."""
    again = Round.set_up(through_line(round.position))
    random = Random(seed)
    for _ in range(60):
        steps = round.legal_steps()
        assert again.legal_steps() == steps
        if not steps:
            break
        step = random.choice(steps)
        assert again.do(step) == round.do(step)
    assert again.position == round.position


@pytest.mark.parametrize("seed", range(20))
def test_a_round_survives_at_each_of_its_steps(seed: int) -> None:
    random = Random(f"positions {seed}")
    round = deal_round(*random_table(random), random)
    while not round.over:
        again = Round.set_up(through_line(round.position))
        assert again.position == round.position
        assert again.legal_steps() == round.legal_steps()
        round.do(random.choice(round.legal_steps()))


def test_a_draw_after_a_last_tile_that_is_a_double_leaves_the_follow_up_owed() -> None:
    """What the double owes was settled while the hand was empty, before the draw."""
    line = (
        "spruce final_double=must-follow; set 6; engine 0; lap 1; trains 1:5-0 2:2-0,4-2,4-4; "
        "to_play 2; hands 1:5-1,5-2 2:6-4; boneyard 6-5; turn 2-0@2 4-2@2 4-4@2 +"
    )
    assert [str(step) for step in Round.set_up(read_position(line)).legal_steps()] == ["6-4@2"]


def test_a_round_may_wait_for_the_mexican_train_for_many_laps() -> None:
    line = (
        "spruce mexican_from=99; set 6; engine 6; lap 80; hands 1:1-0 2:2-0; "
        "trains 1:6-5 2:6-4; idle 150"
    )
    position = read_position(line)
    assert through_line(Round.set_up(position).position).idle == 150


# ------------------------------------------------------------- strictness

HAND_MADE = Position(
    rules=Rules("spruce", follow_up="on-double", double_blank=25),
    set=12,
    engine=12,
    hands=(
        (Tile(5, 4), Tile(8, 6)),
        (Tile(1, 0), Tile(3, 0)),
        (),
    ),
    trains={
        "1": Train((Tile(12, 8), Tile(8, 8))),
        "2": Train((Tile(12, 3),), marker=True),
        "3": Train((), marker=True),
        "M": Train((Tile(12, 2), Tile(2, 2))),
        "M2": Train((Tile(12, 1),)),
    },
    boneyard=(Tile(9, 1), Tile(8, 4)),
    open_doubles=("M", "1"),
    leader=2,
    to_play=1,
    lap=3,
    drew=2,
    turn=(Step.draw(), Step.play(Tile(8, 8), 1), Step.draw()),
    idle=1,
    out=(3,),
    out_on_double=True,
)

LINE = (
    "spruce follow_up=on-double double_blank=25; set 12; engine 12; lap 3; to_play 1; leader 2; "
    "trains 1:12-8,8-8 2*:12-3 3*: M:12-2,2-2 M2:12-1; open M 1; "
    "hands 1:5-4,8-6 2:1-0,3-0 3:; boneyard 9-1,8-4; "
    "drew 2; turn + 8-8@1 +; idle 1; out 3; out_on_double yes"
)


def test_a_position_has_one_line() -> None:
    assert write_position(HAND_MADE) == LINE
    assert read_position(LINE) == HAND_MADE
    assert write_position(HAND_MADE._replace(over="blocked")) == LINE + "; over blocked"


def test_a_position_has_one_mapping() -> None:
    assert position_to_mapping(HAND_MADE) == {
        "rules": "spruce follow_up=on-double double_blank=25",
        "set": 12,
        "engine": 12,
        "lap": 3,
        "to_play": 1,
        "leader": 2,
        "trains": {
            "1": ["12-8", "8-8"],
            "2": {"chain": ["12-3"], "marker": "yes"},
            "3": {"chain": [], "marker": "yes"},
            "M": ["12-2", "2-2"],
            "M2": ["12-1"],
        },
        "open_doubles": ["M", "1"],
        "hands": {1: ["5-4", "8-6"], 2: ["1-0", "3-0"], 3: []},
        "boneyard": ["9-1", "8-4"],
        "turn": {"drew": 2, "laid": ["+", "8-8@1", "+"]},
        "idle": 1,
        "out": [3],
        "out_on_double": "yes",
    }


def test_no_open_doubles_and_open_doubles_not_told_are_told_apart() -> None:
    for open_doubles in (None, ()):
        position = HAND_MADE._replace(open_doubles=open_doubles, turn=(), drew=0)
        for way in WAYS:
            assert way(position).open_doubles == open_doubles


# --------------------------------------------------------------- leniency

SMALL = "spruce; set 6; engine 6; trains 1:6-2 2*:6-3; hands 1:2-1 2:3-0,4-4; boneyard 5-5,1-0"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("6-2", "2-6"),
        ("3-0,4-4", "0-3,4-4"),
        ("3-0,4-4", "3-0, 4-4"),
        ("3-0,4-4", "3-0 4-4"),
        ("1:2-1 2:", "1: 2-1 2: "),
        ("1:2-1 2:", "1:2-1, 2:"),
        ("1:2-1 2:3-0,4-4", "2:3-0,4-4 1:2-1"),
        ("1:6-2 2*:6-3", "2*:6-3 1:6-2"),
        ("1:6-2 2*:", "01:6-2 02*:"),
        ("5-5,1-0", "5-5 , 1-0;"),
        ("set 6; engine 6", "engine 6;; set   6"),
        ("; set 6", " ;set\t6\n"),
        ("spruce", "  spruce"),
        ("spruce", ""),
        ("spruce", "spruce draws=one"),
        ("spruce", "spruce; boneyard 5-5,1-0"),
        ("spruce", "spruce; lap 2; to_play 1; leader 1; drew 0; idle 0; turn; out"),
    ],
)
def test_one_position_written_in_many_ways(old: str, new: str) -> None:
    assert old in SMALL
    base = SMALL if "boneyard" not in new else SMALL.removesuffix("; boneyard 5-5,1-0")
    assert by_name(read_position(base.replace(old, new, 1))) == by_name(read_position(SMALL))


def by_name(position: Position) -> Position:
    """The position with its trains in the order of their names."""
    return position._replace(trains=dict(sorted(position.trains.items())))


def test_what_is_left_out_has_the_value_it_has_in_a_case() -> None:
    expected = Position(
        rules=Rules("spruce"),
        set=6,
        engine=6,
        hands=((Tile(2, 1),), (Tile(3, 0),)),
        trains={},
        boneyard=(),
        open_doubles=None,
        leader=1,
        to_play=1,
        lap=2,
        drew=0,
        turn=(),
        idle=0,
        out=(),
        out_on_double=False,
        over=None,
    )
    assert read_position("spruce; set 6; engine 6; hands 1:2-1 2:3-0") == expected
    case = {"set": "6", "engine": 6, "hands": {"1": ["1-2"], 2: ["0-3"]}}
    assert position_from_mapping(case) == expected
    case |= {"trains": "", "boneyard": None, "turn": {}, "open_doubles": None}
    assert position_from_mapping(case) == expected


def test_the_draws_of_a_turn_need_not_be_counted_again() -> None:
    assert read_position(SMALL + "; turn + +").drew == 2
    assert read_position(SMALL + "; turn +; drew 2").drew == 2


def test_a_train_may_be_a_chain_or_a_chain_with_its_marker() -> None:
    base = {"set": 6, "engine": 6, "hands": {1: ["2-1"], 2: ["3-0"]}}
    for train in (["6-2"], {"chain": ["6-2"]}, {"chain": ["6-2"], "marker": "no"}):
        read = position_from_mapping(base | {"trains": {1: train, "m": ""}})
        assert read.trains == {"1": Train((Tile(6, 2),)), "M": Train()}
    for marker in (True, "yes", "true", "Yes"):
        read = position_from_mapping(base | {"trains": {2: {"marker": marker}}})
        assert read.trains == {"2": Train((), marker=True)}


# ------------------------------------------------------------- bad inputs


def set_up(line: str) -> Round:
    return Round.set_up(read_position(line))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        # the line
        ("spruce", "spruse", "'spruse' is no preset | did you mean spruce?"),
        ("spruce", "spruce draws", "'draws' does not fit | options like draws=two"),
        ("spruce", "spruce draws=six", "'six' is no value of draws | one, two, until-playable"),
        ("set 6;", "", "the position lacks set"),
        ("engine 6;", "", "the position lacks engine"),
        ("hands 1:2-1 2:3-0,4-4;", "", "the position lacks hands"),
        ("set 6", "set", "set takes one value, not 0"),
        ("set 6", "set 6 9", "set takes one value, not 2"),
        ("set 6", "set six", "set is 'six' | a whole number"),
        ("set 6", "set 7", "no double-7 set | double-6, 9, 12, 15, 18"),
        ("set 6", "set 1e1", "set is '1e1' | a whole number"),
        ("set 6", "set ٦", "set is '٦' | a whole number"),
        ("set 6", "set 6; set 6", "gives set twice"),
        ("set 6", "set 6; drew 1; drew 1", "gives drew twice"),
        ("set 6", "set 6; turn +; turn +", "gives turn twice"),
        ("set 6", "set 6; open; open", "gives open twice"),
        ("set 6", "set 6; rules spruce", "no key 'rules' | set, engine"),
        ("set 6", "set 6; bone 5-5", "no key 'bone' | boneyard"),
        ("set 6", "set 6; open_doubles 1", "no key 'open_doubles' | open,"),
        ("set 6", "set 6; over yes", "over is 'yes' | out or blocked"),
        ("set 6", "set 6; out_on_double 1", "out_on_double is '1' | yes or no"),
        ("1:2-1", "2-1", "'2-1' does not fit in hands | 1:12-5,5-3"),
        ("1:2-1", "1:2-1 1:5-4", "hands gives '1' twice"),
        ("1:2-1", "1:2-1 01:5-4", "hands gives a seat twice"),
        ("1:2-1", "3:2-1", "hands lacks seat 1 | 1, 2, 3 … without gaps"),
        ("1:2-1", "M:2-1", "a seat of hands is 'M' | a whole number"),
        ("1:2-1", "15:2-1", "a seat of hands is 15 | 1 to 14"),
        ("1:2-1", "1*:2-1", "a seat of hands is '1*' | a whole number"),
        ("1:2-1", "1:21", "'21' is no tile | two numbers like 12-5"),
        ("1:6-2", "1:6-2 01:6-4", "train 1 is given twice"),
        ("1:6-2", "X:6-2", "'X' is no train | M for the Mexican train"),
        ("5-5,1-0", "5-5@1", "'5-5@1' is no tile | two numbers like 12-5"),
        ("spruce", "spruce; turn 2-1", "'2-1' is no step | 12-5@3"),
        ("spruce", "spruce; open X", "'X' is no train | M for the Mexican train"),
        # the position
        (" 2:3-0,4-4", "", "1 hands | 2 to 14 players"),
        ("engine 6", "engine 7", "the engine is 7 | 0 to 6"),
        ("spruce", "spruce; to_play 3", "to_play is 3 | 1 to 2"),
        ("spruce", "spruce; leader 0", "leader is 0 | 1 to 2"),
        ("spruce", "spruce; out 3", "out names seat 3 | 1 to 2"),
        ("spruce", "spruce; lap 0", "lap is 0 | from 1"),
        ("spruce", "spruce; lap 10000", "lap is 10000 | from 1"),
        ("spruce", "spruce; idle -1", "idle is -1 | 0 to"),
        ("spruce", "spruce; turn +; drew 0", "drew is 0 | the turn shows 1 draws"),
        ("spruce", "spruce; drew 29", "drew is 29"),
        ("1:6-2", "1:2-1", "on train 1 the tile 2-1 | does not match the 6 before it"),
        ("1:6-2", "1:6-2,4-0", "on train 1 the tile 4-0 | does not match the 2 before it"),
        ("1:6-2", "1:6-6", "train 1 starts with 6-6 | never starts with a double"),
        ("1:6-2", "3:6-2", "a train of seat 3 | only 2 hands"),
        ("1:6-2", "M*:6-2", "a Mexican train bears no marker | always open"),
        ("1:6-2", "M2:6-2", "numbered without a gap | M, M2, M3"),
        ("1:2-1", "1:12-1", "12-1 is not in a double-6 set"),
        ("1:2-1", "1:6-2", "6-2 stands in two places"),
        ("5-5", "4-4", "4-4 stands in two places"),
        ("5-5", "6-6", "6-6 stands in two places | it is the engine"),
        ("spruce", "spruce; open 1", "open_doubles names train 1 | does not end in a double"),
        ("2 2*:6-3", "2,2-2 2*:6-3; open 1 1", "open_doubles names train 1 twice"),
        ("spruce", "spruce; turn -", "the turn holds a pass | would have ended it"),
        ("spruce", "spruce; turn 5-4@1", "the turn says 5-4@1 | does not end the train"),
        ("spruce", "spruce; turn 6-2@1", "the turn is over after 6-2@1 | nothing more is owed"),
        (
            "1:6-2 2*:6-3",
            "M:6-4,4-2; turn 4-2@M",
            "the turn is over after 4-2@M | nothing more is owed",
        ),
        (
            "1:6-2 2*:6-3",
            "1:6-5,5-5,5-2; boneyard; turn 5-2@1",
            "the turn is over after the cover 5-2@1",
        ),
    ],
)
def test_a_bad_position_is_refused_with_what_was_wrong_and_what_would_be_right(
    old: str, new: str, says: str
) -> None:
    base = SMALL if "boneyard" not in new else SMALL.replace("; boneyard 5-5,1-0", "")
    set_up(SMALL)
    assert old in base
    assert_says(lambda: set_up(base.replace(old, new, 1)), says)


HANDS = {"1": ["2-1"], "2": ["3-0"]}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({}, "the position lacks set"),
        (["set"], "the position is \"['set']\" | a mapping like {a: b}"),
        ({"set": 6, "engine": 6, "hands": []}, "hands is '[]' | a mapping like {a: b}"),
        ({"set": True, "engine": 6, "hands": HANDS}, "set is 'True' | a whole number"),
        ({"set": 6.0, "engine": 6, "hands": HANDS}, "set is '6.0' | a whole number"),
        ({"set": 6, "engine": -1, "hands": HANDS}, "engine is -1 | 0 to"),
        ({"set": 6, "engine": 10**12, "hands": HANDS}, "engine is '1000 | a whole number"),
        ({"set": 6, "engine": 6, "hands": {1: [], "1": []}}, "hands has a key twice"),
        ({"set": 6, "engine": 6, "hands": {1: "2-1", 2: []}}, "a hand is '2-1' | like [a, b]"),
        ({"set": 6, "engine": 6, "hands": HANDS, "rules": 3}, "not '3' | a mapping of options"),
        (
            {"set": 6, "engine": 6, "hands": HANDS, "rules": {"draw": "two"}},
            "'draw' is no option | did you mean draws?",
        ),
        (
            {"set": 6, "engine": 6, "hands": HANDS, "trains": {1: {"tiles": []}}},
            "train 1 has no key 'tiles' | chain, marker",
        ),
        (
            {"set": 6, "engine": 6, "hands": HANDS, "trains": {1: {"marker": "up"}}},
            "the marker of train 1 is 'up' | yes or no",
        ),
        (
            {"set": 6, "engine": 6, "hands": HANDS, "trains": {"m": [], "M": []}},
            "train M is given twice",
        ),
        (
            {"set": 6, "engine": 6, "hands": HANDS, "turn": {"draw": 1}},
            "turn has no key 'draw' | drew, laid",
        ),
        (
            {"set": 6, "engine": 6, "hands": HANDS, "turn": ["+"]},
            "turn is \"['+']\" | a mapping like {a: b}",
        ),
        (
            {"set": 6, "engine": 6, "hands": HANDS, "boneyard": "5-5 4-4"},
            "boneyard is '5-5 4-4' | a list like [a, b]",
        ),
    ],
)
def test_a_bad_mapping_is_refused_with_what_was_wrong_and_what_would_be_right(
    given: dict[str, object], says: str
) -> None:
    assert_says(lambda: position_from_mapping(given), says)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("set", "x" * 10_000),
        ("1:2-1", "1" * 10_000 + ":2-1"),
        ("1:2-1", "1:2-1 " + "1" * 9_000 + ":2-1 " + "1" * 9_000 + ":2-1"),
        ("spruce", "spruce " + "draws" * 2_000 + "=1"),
        ("spruce", "spruce; over " + "\x1b[31m" * 1_000),
        ("spruce", "spruce; lap " + "9" * 10_000),
    ],
    ids=["key", "seat", "seats", "option", "over", "number"],
)
def test_a_message_is_short_and_plain_whatever_was_given(old: str, new: str) -> None:
    message = message_of(lambda: set_up(SMALL.replace(old, new, 1)))
    assert len(message) < 700
    assert message.isprintable()


def test_a_line_that_is_longer_than_any_is_not_read() -> None:
    with pytest.raises(ValueError, match=r"20,001 characters; at most 20,000 are read"):
        read_position(" " * 20_001)


def test_the_longest_position_has_room_in_a_line() -> None:
    tiles = parse_tiles(" ".join(f"{a}-{b}" for a in range(19) for b in range(a + 1)))[:-1]
    rules = Rules("spruce", **dict(Rules("warp")))
    position = Position(rules, 18, 18, (tuple(tiles), ()), {}, lap=9_999, idle=999_999)
    assert through_line(position) == position
    assert len(write_position(position)) < 3_000

"""The referee's sentences: reason, rule, option with value, and what would be legal."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from caboose import Refusal, Round, Step
from caboose.game import REASONS
from caboose.game.explanation import differences, owed, why_legal
from caboose.notation import read_position
from tests.tables import rounds

TABLE = (
    "{rules}; set 12; engine 12; lap {lap}; trains 1:12-8 2*:12-3 M:12-2; "
    "hands 1:8-8,6-2,5-4 2:1-0,3-0 3:7-7,8-0; boneyard 9-1,8-4"
)


def table(rules: str = "spruce", lap: int = 2) -> Round:
    """The example position of RULES.md 4.3."""
    return Round.set_up(read_position(TABLE.format(rules=rules, lap=lap)))


@pytest.mark.parametrize(
    ("rules", "lap", "steps", "tried", "sentence"),
    [
        ("spruce", 2, [], "8-8@2", r"8-8 does not fit train 2, which ends in 3\. Legal now: 8-8@1"),
        ("spruce", 2, [], "5-4@3", r"seat 3 is closed.*\(marker_on=cannot-play, rules 2.4.4\)"),
        ("spruce", 2, [], "7-7@1", r"The tile 7-7 is not in the hand\."),
        ("spruce", 2, [], "+", r"can be laid.*\(must_play=yes, rules 2.4.3\)"),
        (
            "spruce",
            2,
            ["8-8@1", "6-2@M"],
            "3-0@2",
            r"on train 1 must be covered first.*cover_duty=next-player",
        ),
        ("warp", 2, ["8-8@1"], "6-2@M", r"must go on the double on train 1.*follow_up=on-double"),
        ("spruce", 1, [], "6-2@M", r"only the own train may be used.*first_trains=own.*2\.3"),
        ("spruce", 2, [], "8-8@M2", r"only one Mexican train, M\..*\(mexican_trains=one"),
    ],
)
def test_sentences(rules: str, lap: int, steps: list[str], tried: str, sentence: str) -> None:
    round = table(rules, lap)
    for step in steps:
        round.do(step)
    refusal = round.refusal(tried)
    assert refusal is not None
    assert re.search(sentence, str(refusal)), str(refusal)


def test_a_refusal_holds_its_parts() -> None:
    round = table()
    with pytest.raises(Refusal) as caught:
        round.play(Step.parse("5-4@1").tile, 3)
    assert caught.value.reason == "train-closed"
    assert caught.value.reason in REASONS
    assert caught.value.option == "marker_on"
    assert caught.value.step == Step.parse("5-4@3")
    assert caught.value.legal == round.legal_steps()


def test_another_seat_is_not_told_the_legal_steps() -> None:
    refusal = table().refusal("1-0@2", seat=2)
    assert refusal is not None
    assert refusal.reason == "not-your-turn"
    assert refusal.legal == []
    assert "8-8" not in str(refusal)


def test_families_of_actions_agree() -> None:
    round = table()
    tile = Step.parse("6-2@M").tile
    assert round.can_play(tile, "M")
    assert not round.can_draw()
    assert not round.can_pass()
    with pytest.raises(Refusal, match="can be laid"):
        round.draw()
    with pytest.raises(Refusal, match="can be laid"):
        round.verify_pass()
    operation = round.play(tile, "M", seat=1)
    assert (operation.seat, operation.ends_turn, round.to_play) == (1, True, 2)


def test_explanations_name_the_duty_and_the_presets_that_differ() -> None:
    round = table()
    assert owed(round).startswith("Seat 1 is to play")
    assert why_legal(round, Step.parse("6-2@M")) == "the Mexican train is open to all"
    round.do("8-8@1")
    assert "owes a follow-up" in owed(round)
    by_preset = {each.preset: each.sentence for each in differences(round)}
    assert by_preset.keys() == {"house", "masters", "tournament", "warp"}
    assert by_preset["warp"] == "also legal: +; not legal: 6-2@M"
    step = Step.parse("6-2@M")
    assert {each.preset: each.sentence for each in differences(round, step)} == dict.fromkeys(
        by_preset, "refused: owes-follow-up (follow_up)"
    )
    round.do("6-2@M")
    assert "owes a cover" in owed(round)


FORBIDS: dict[tuple[str, str], set[object] | None] = {
    ("not-yet", "first_trains"): None,
    ("not-yet", "late_start"): {"whole-train"},
    ("not-yet", "mexican_from"): None,
    ("own-train-first", "own_first"): {"before-mexican", "before-others", "before-anything"},
    ("own-train-first", "prefer_own"): {"yes"},
    ("owes-cover", "cover_order"): {"oldest", "newest"},
    ("owes-cover", "cover_duty"): {"next-player"},
    ("owes-follow-up", "follow_up"): {"on-double"},
    ("train-closed", "marker_on"): None,
    ("train-closed", "mexican_trains"): None,
    ("too-many-doubles", "doubles_per_turn"): {"one"},
    ("too-many-doubles", "max_open_doubles"): {"one"},
    ("would-end-on-double", "first_end_double"): {"forbidden"},
    ("can-play", "must_play"): {"yes"},
    ("can-play", "drawn_tile"): {"must"},
    ("can-play", "may_decline"): {"no"},
    ("can-play", "first_draw"): None,
    ("can-play", "cover_duty"): {"next-player"},
    ("can-play", "follow_up"): {"anywhere", "on-double"},
    ("can-play", "final_double"): {"must-follow"},
    ("already-drew", "draws"): {"one", "two", "until-playable"},  # a tile fits by now
    ("already-drew", "first_draw"): None,
    ("already-drew", "follow_up_draw"): {"none"},
    ("already-drew", "draws_per_turn"): None,
    ("must-draw", "draws"): None,
    ("must-draw", "first_draw"): {"one"},
    ("must-draw", "follow_up_draw"): {"one"},
}
"""For each reason the options that may be named for it, with the values that can forbid the step
(None: any value can).
"""


def cited_wrongly(round: Round, step: Step) -> str | None:
    """What is wrong with the option that a refusal names, or None."""
    refusal = round.refusal(step)
    if refusal is None or refusal.option is None:
        return None
    value = round.rules[refusal.option]
    values = FORBIDS.get((refusal.reason, refusal.option), set())
    return None if values is None or value in values else f"{step}: {refusal}"


@settings(deadline=None, max_examples=80)
@given(rounds())
def test_the_named_option_can_be_the_reason(round: Round) -> None:
    hand = round.hand(round.to_play)
    names = [*round.trains, "M", "M2"]
    steps = [Step.draw(), Step.pass_turn()]
    steps += [Step.play(tile, name) for tile in hand for name in names]
    for step in steps:
        assert cited_wrongly(round, step) is None


@pytest.mark.parametrize(
    ("line", "step", "cites"),
    [
        ("tournament; lap 3; trains 1:12-5; hands 1:5-4,3-1 2:1-0,8-3", "-", "must_play=yes"),
        (
            "spruce must_play=no drawn_tile=must; lap 3; trains 1:12-5; "
            "hands 1:5-4,3-1 2:1-0,8-3; turn +",
            "-",
            "drawn_tile=must",
        ),
        ("spruce; lap 1; hands 1:12-4,3-1 2:1-0,8-3", "+", "first_draw=none"),
        (
            "spruce first_end_double=ordinary; lap 1; trains 1:12-8,8-8; "
            "hands 1:5-4,3-1 2:1-0,8-3; turn 8-8@1",
            "-",
            "follow_up_draw=one",
        ),
        (
            "spruce doubles_per_turn=one max_open_doubles=one; lap 3; trains 1:12-8,8-8 M:12-3; "
            "hands 1:3-3,3-1 2:1-0,7-5; turn 8-8@1",
            "3-3@M",
            "doubles_per_turn=one",
        ),
        ("spruce; lap 1; hands 1:12-4,5-1 2:1-0,8-3", "5-1@9", "no seat 9"),
        (
            "spruce; lap 3; trains 1:12-5 2:12-9,9-9; hands 1:5-4,9-1 2:1-0,8-3",
            "5-4@1",
            "cover_duty=next-player",
        ),
    ],
)
def test_sentences_cite_what_decides(line: str, step: str, cites: str) -> None:
    rules, _, rest = line.partition(";")
    text = f"{rules}; set 12; engine 12;{rest}; boneyard 9-2"
    assert cites in str(Round.set_up(read_position(text)).refusal(step))


def test_differences_remember_doubles_that_the_rules_dropped() -> None:
    table = "{}; set 12; engine 12; lap 3; trains 1:12-5,5-3 2:12-9,9-9 M:12-1,1-6; hands {}"
    none = Round.set_up(
        read_position(table.format("spruce cover_duty=none", "1:9-4,6-3,2-0 2:8-7,9-6 3:10-8"))
    )
    found = {each.preset: each.sentence for each in differences(none)}
    assert found["spruce"].startswith("also legal: 9-4@2; not legal: 6-3@1")
    dead = Round.set_up(read_position(table.format("spruce", "1:7-4,6-3,2-0 2:8-7 3:10-8")))
    assert differences(dead) == [("app", "also legal: -; not legal: 6-3@1, 6-3@M")]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (
            "spruce covers=all; set 12; engine 12; lap 3; trains 1:12-8,8-8 2:12-4,4-4,4-1; "
            "hands 1:5-1,6-2 2:1-0,8-5; boneyard 9-1; turn 4-1@2; open 1",
            "the turn is over after the cover 4-1@2",
        ),
        (
            "spruce; set 12; engine 12; lap 1; trains 1:12-8; hands 1:5-1 2:1-0; turn 12-8@1",
            "the turn is over after 12-8@1",
        ),
        (
            "spruce; set 12; engine 12; trains M:12-4 M2:12-5; hands 1:5-1 2:1-0",
            "2 Mexican trains, but the rules have mexican_trains=one",
        ),
    ],
)
def test_positions_that_cannot_stand(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        Round.set_up(read_position(line))

"""The referee's sentences: reason, rule, option with value, and what would be legal."""

from __future__ import annotations

import re

import pytest

from caboose import Refusal, Round, Step
from caboose.game import REASONS
from caboose.game.explanation import differences, owed, why_legal
from caboose.notation import read_position

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
        ("spruce", 2, ["8-8@1", "6-2@M"], "3-0@2", r"on train 1 must be covered first.*oldest"),
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

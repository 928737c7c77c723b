"""Hints: a legal step, a plan that can be laid, and a reason that every language can tell."""

from __future__ import annotations

from random import Random

import pytest

from caboose.game import Match, Position, Round, Train
from caboose.locales import LANGUAGES, worded
from caboose.players import PlannerPlayer, RandomPlayer, planned_train, suggest
from caboose.rules import Rules, preset_names
from caboose.tiles import parse_tiles
from caboose.view import View, view
from tests.locales.english import english_in, is_whole

NAMES = ["Ann", "Bea", "Carl", "Dee"]
ALIKE = frozenset(name.lower() for name in NAMES)


@pytest.mark.parametrize("preset", preset_names())
def test_every_hint_of_a_round_can_be_followed_and_told(preset: str) -> None:
    round = Match(Rules(preset), 4, seed=len(preset)).deal()
    random = Random(preset)
    while not round.over:
        seen = view(round, round.to_play)
        # Now and then a random player advises, so that all kinds of steps come up.
        suggestion = suggest(seen, random.choice([PlannerPlayer(), RandomPlayer()]), 1, random)
        assert suggestion.step in seen.legal
        plan = suggestion.plan
        assert sorted([*plan.tiles, *plan.leftovers]) == sorted(seen.hand)
        for language in LANGUAGES:
            told = worded(*suggestion.reason, language, NAMES, round.to_play)
            assert is_whole(told)
            if language != "en":
                assert not english_in(told, language, ALIKE)
        round.do(suggestion.step)


def seen_with(
    hand: str, *, boneyard: str = "11-0 9-0", marker: bool = False, other: str = "12-2"
) -> View:
    """Seat 1's view in the second lap: its train ends in 8, seat 2's open one in 2, M in 3."""
    return view(
        Round.set_up(
            Position(
                rules=Rules(),
                set=12,
                engine=12,
                hands=(tuple(parse_tiles(hand)), tuple(parse_tiles("6-0 4-0"))),
                trains={
                    "1": Train(tuple(parse_tiles("12-8")), marker=marker),
                    "2": Train(tuple(parse_tiles(other)), marker=True),
                    "M": Train(tuple(parse_tiles("12-3"))),
                },
                boneyard=tuple(parse_tiles(boneyard)),
            )
        ),
        1,
    )


@pytest.mark.parametrize(
    ("seen", "step", "reason"),
    [
        (seen_with("11-10 5-4"), "+", "hint-draw"),
        (seen_with("11-10 5-4", boneyard=""), "-", "hint-pass"),
        (seen_with("8-1"), "8-1@1", "hint-last"),
        (seen_with("8-1 5-4"), "8-1@1", "hint-only"),
        (seen_with("8-1 1-0 3-2"), "3-2@2", "hint-spare"),
        (seen_with("8-7 7-2"), "8-7@1", "hint-plan"),
        (seen_with("8-7 7-2", marker=True), "8-7@1", "hint-close"),
        (seen_with("8-7 2-2"), "2-2@2", "hint-double"),
        (seen_with("9-2 8-1 5-4", other="12-2 2-2"), "9-2@2", "hint-cover"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_reason_tells_what_the_planner_saw(seen: View, step: str, reason: str) -> None:
    suggestion = suggest(seen, PlannerPlayer(), 1, Random(1))
    assert (str(suggestion.step), suggestion.reason.id) == (step, reason)


def test_the_plan_counts_pips_as_the_rules_do() -> None:
    assert str(planned_train(seen_with("8-0 0-0 8-7 7-7 7-3"))) == "8 [8-0][0-0]"


def test_nothing_is_suggested_out_of_turn() -> None:
    round = Match(Rules(), 2, seed=1).deal()
    with pytest.raises(ValueError, match="not this seat's turn"):
        suggest(view(round, 3 - round.to_play), PlannerPlayer(), 1, Random(1))
    with pytest.raises(ValueError, match="a spectator has no hand"):
        planned_train(view(round, None))

"""The score keeper and the game itself: the same hands give the same points, places and ends."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from caboose import Match, Rules
from caboose.rules import preset_names
from caboose.scores import GameCounted, count_game, sheet_of_match
from tests.scores.games import NAMES, Sheet

RULES = [
    *preset_names(),
    "spruce out_bonus=-5 double_tiles=twice",
    "house scoring=winner-takes blocked=lowest-zero",
    "masters blocked=lowest-zero out_on_double=doubled target=400",
    "tournament first_engine=4 double_blank=25",
]


def played(rules: str, seed: int, earlier: Sequence[Sequence[int]] = (), lead: int = 1) -> Match:
    """A match played at random to its end, at most four rounds of it."""
    random = Random(seed)
    match = Match(Rules.parse(rules), NAMES[:4], seed=seed, lead=lead, earlier=earlier)
    while not match.is_over and len(match.rounds) < 4:
        round = match.deal()
        while not round.over:
            round.do(random.choice(round.legal_steps()))
    return match


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("way", ["tiles", "numbers"])
def test_a_real_match_written_down(rules: str, way: str) -> None:
    match = played(rules, len(rules))
    sheet = Sheet(rules, players=4, top=match.set)
    for number, round in enumerate(match.rounds, 1):
        assert sheet.counted_round(number).engine == round.engine
        assert sheet.counted_round(number).lead == NAMES[(number - 1) % 4].lower()
        for player, hand in zip(sheet.players, round.hands, strict=True):
            tiles = [str(tile) for tile in hand]
            if way == "tiles":
                sheet.hand(number, player, " ".join(tiles))
                continue
            twice = match.rules["double_tiles"] == "twice"
            pips = [tile.pips * (2 if twice and tile.is_double else 1) for tile in hand]
            sheet.hand(number, player, sum(pips))
            if "0-0" in tiles:
                sheet.answer(number, "double-blank", player)
        sheet.answer(number, "ending", "blocked" if round.over == "blocked" else "out")
        sheet.answer(number, "out-on-double", "yes" if round.out_on_double else "no")
        if way == "numbers" and "double-blank" in sheet.questions(number):
            sheet.answer(number, "double-blank", "none")
        assert sheet.questions(number) == []
        assert sheet.counted_round(number).flags == []
        assert sheet.points(number) == match.scores[number - 1]
    counted = sheet.counted
    assert [player.total for player in counted.players] == match.totals
    assert counted.is_over == match.is_over
    assert counted.round_count == match.round_count
    ranking = [each if isinstance(each, list) else [each] for each in match.ranking]
    assert counted.ranking == [[NAMES[s - 1].lower() for s in group] for group in ranking]


def assert_same(counted: GameCounted, match: Match) -> None:
    """A sheet stands as its match does."""
    assert [player.total for player in counted.players] == match.totals
    assert counted.is_over == match.is_over
    entered = [round for round in counted.rounds if round.is_entered]
    assert not any(round.questions or round.flags for round in entered)
    assert [round.engine for round in entered[-len(match.rounds) :]] == [
        round.engine for round in match.rounds
    ]
    if not match.is_over:
        (following,) = counted.rounds[len(entered) :]
        assert following.engines == match.engines
        assert following.lead == counted.players[match.lead - 1].id


@pytest.mark.parametrize("rules", RULES)
def test_a_match_of_the_table_goes_on_on_paper(rules: str) -> None:
    for seed in range(3):
        match = played(rules, seed, lead=3)
        entries, summed = sheet_of_match(match)
        counted = count_game(entries)
        assert_same(counted, match)
        assert summed == 0
        assert [player.name for player in counted.players] == match.names
        assert [list(round.points.values()) for round in counted.rounds if round.is_entered] == (
            match.scores
        )
        ids = [player.id for player in counted.players]
        ranking = [each if isinstance(each, list) else [each] for each in match.ranking]
        assert counted.ranking == [[ids[seat - 1] for seat in group] for group in ranking]


@pytest.mark.parametrize(
    ("rules", "earlier", "summed"),
    [
        ("spruce", [[0, 25, 70, 8], [9, 0, 4, 3]], 0),
        ("spruce out_bonus=-5", [[-5, 25, 70, 8]], 0),
        ("spruce", [[13, 25, 70, 8]], 0),  # what somebody began with is in it
        ("spruce blocked=lowest-zero", [[13, 25, 70, 8], [0, 1, 2, 3]], 2),
        ("spruce scoring=winner-takes", [[103, 0, 0, 0], [0, 0, 16, 0]], 2),
    ],
)
def test_rounds_before_the_table_come_along(
    rules: str, earlier: list[list[int]], summed: int
) -> None:
    match = played(rules, 5, earlier, lead=2)
    sheet = sheet_of_match(match)
    assert sheet.summed == summed
    assert_same(count_game(sheet.entries), match)

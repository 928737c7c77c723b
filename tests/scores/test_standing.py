"""Places, ties and the end of a game. RULES.md 2.7."""

from __future__ import annotations

import pytest

from tests.scores.games import Sheet

TAKES = "spruce double_blank=0 scoring=winner-takes rounds="


def play(rules: str, *rows: list[int]) -> Sheet:
    """A game of which each row is a round's hands."""
    sheet = Sheet(f"{rules}{len(rows)}", players=len(rows[0]))
    for number, row in enumerate(rows, 1):
        sheet.round(number, *row)
        if row.count(0) != 1:
            sheet.answer(number, "ending", "blocked")
    return sheet


PENALTY = "spruce double_blank=0 rounds="

Ranking = list[list[str]]

TIES: dict[str, tuple[str, list[list[int]], Ranking]] = {
    "zero-rounds": (PENALTY, [[5, 0, 9], [5, 10, 9]], [["bea"], ["ann"], ["carl"]]),
    "lowest-round": (PENALTY, [[8, 3, 9], [7, 12, 9]], [["bea"], ["ann"], ["carl"]]),
    "shared": (PENALTY, [[7, 3, 9], [3, 7, 9]], [["ann", "bea"], ["carl"]]),
    "rounds-won": (TAKES, [[0, 10, 10], [9, 0, 1], [9, 0, 1]], [["bea"], ["ann"], ["carl"]]),
    "highest-round": (
        TAKES,
        [[0, 5, 25], [0, 5, 5], [9, 0, 11], [5, 0, 15]],
        [["ann"], ["bea"], ["carl"]],
    ),
    "shared where the winner takes all": (
        TAKES,
        [[0, 5, 15], [8, 0, 12]],
        [["ann", "bea"], ["carl"]],
    ),
}
"""Games of three whose first two have equal totals: the rules, each round's hands, the places."""

COUNTS = {
    "zero-rounds": [1, 0],
    "lowest-round": [3, 7],
    "shared": [10, 10],
    "rounds-won": [2, 1],
    "highest-round": [30, 20],
    "shared where the winner takes all": [20, 20],
}


@pytest.mark.parametrize("name", TIES)
def test_every_tie_break(name: str) -> None:
    """RULES.md 2.7, the penalty points and ``winner-takes``, each to the end."""
    rules, rows, ranking = TIES[name]
    counted = play(rules, *rows).counted
    assert counted.is_over
    assert counted.players[0].total == counted.players[1].total
    assert counted.ranking == ranking
    (tie,) = counted.ties
    assert (tie.name, tie.counts) == (f"tie-{name.split(maxsplit=1)[0]}", COUNTS[name])


def test_without_a_tie_nothing_is_explained() -> None:
    counted = play(PENALTY, [5, 4, 9], [5, 8, 9]).counted
    assert (counted.ranking, counted.ties) == ([["ann"], ["bea"], ["carl"]], [])


def test_equals_share_a_place_and_the_next_is_left_out() -> None:
    counted = play(PENALTY, [5, 0, 5, 9]).counted
    assert [player.place for player in counted.players] == [2, 1, 2, 4]


def test_a_tie_is_told_only_when_the_game_is_over() -> None:
    sheet = Sheet("spruce double_blank=0 rounds=2")
    sheet.round(1, 0, 7, 7)
    assert sheet.counted.ties == []
    sheet.round(2, 0, 7, 7)
    assert [tie.name for tie in sheet.counted.ties] == ["tie-shared"]


def test_a_game_ends_with_its_rounds_or_its_target() -> None:
    sheet = Sheet("spruce double_blank=0 target=50")
    sheet.round(1, 0, 30, 10)
    is_over = [sheet.counted.is_over]
    sheet.round(2, 5, 20, 0)
    assert [*is_over, sheet.counted.is_over] == [False, True]
    assert sheet.counted.round_count is None
    assert len(sheet.counted.rounds) == 2
    whole = Sheet("wikihow", top=6)
    is_over = []
    for number in range(1, 8):
        whole.round(number, 0, 3, 4)
        is_over.append(whole.counted.is_over)
    assert is_over == [False] * 6 + [True]


def test_an_open_question_keeps_a_game_from_its_end() -> None:
    sheet = Sheet("spruce rounds=1")
    sheet.round(1, 0, 30, 10)
    is_over = [sheet.counted.is_over]
    sheet.answer(1, "double-blank", "none")
    assert [*is_over, sheet.counted.is_over] == [False, True]


def test_players_may_end_a_game_and_go_on_after_all() -> None:
    sheet = Sheet("wikihow")
    sheet.round(1, 0, 30, 10)
    end = sheet.write("ended")
    assert sheet.counted.is_over
    assert [len(sheet.counted.rounds), sheet.counted.next_lead] == [1, "bea"]
    sheet.write("undone", entry=end)
    assert [sheet.counted.is_over, len(sheet.counted.rounds)] == [False, 2]


def test_a_late_comer_has_what_was_agreed_on() -> None:
    sheet = Sheet("wikihow")
    sheet.round(1, 0, 30, 10)
    sheet.write("joined", player="dora", name="Dora", from_round=2, points=13)
    sheet.players.append("dora")
    assert sheet.counted_round(1).players == ["ann", "bea", "carl"]
    sheet.round(2, 4, 0, 6, 2)
    totals = {player.name: (player.total, player.rounds) for player in sheet.counted.players}
    assert totals == {"Ann": (4, 2), "Bea": (30, 2), "Carl": (16, 2), "Dora": (15, 1)}


def test_a_late_comer_has_no_more_rounds_at_zero_for_having_missed_some() -> None:
    sheet = Sheet("wikihow rounds=3", players=2)
    sheet.round(1, 5, 0)
    sheet.write("joined", player="carl", name="Carl", from_round=2, points=5)
    sheet.players.append("carl")
    sheet.round(2, 0, 9, 3)
    sheet.round(3, 3, 9, 0)
    counted = sheet.counted
    assert [player.total for player in counted.players] == [8, 18, 8]
    assert counted.ties[0].name == "tie-shared"  # each has one round at zero, and a best of 3


def test_who_leaves_comes_last_and_may_return() -> None:
    sheet = Sheet("wikihow")
    sheet.round(1, 10, 0, 30)
    sheet.write("left", player="bea", from_round=2)
    assert sheet.counted_round(2).players == ["ann", "carl"]
    sheet.hand(2, "ann", 0)
    sheet.hand(2, "carl", 5)
    assert sheet.counted.ranking == [["ann"], ["carl"], ["bea"]]
    assert [each.is_playing for each in sheet.counted.players] == [True, False, True]
    sheet.write("returned", player="bea", from_round=3)
    assert sheet.counted_round(3).players == ["ann", "bea", "carl"]
    assert sheet.counted_round(3).lead == "ann"
    assert sheet.counted.ranking == [["bea"], ["ann"], ["carl"]]


def test_the_lead_skips_who_has_left() -> None:
    sheet = Sheet("wikihow")
    sheet.write("left", player="bea", from_round=2)
    sheet.round(1, 0, 1, 2)
    assert sheet.counted_round(2).lead == "carl"


def test_a_renamed_player_keeps_the_points() -> None:
    sheet = Sheet("wikihow")
    sheet.round(1, 10, 0, 30)
    sheet.write("renamed", player="ann", name="Anna")
    assert next((p.name, p.total) for p in sheet.counted.players) == ("Anna", 10)


def test_the_rules_may_be_put_right_afterwards() -> None:
    sheet = Sheet("spruce", players=2)
    sheet.round(1, "", "0-0")
    sheet.write("rules", rules="spruce double_blank=25", set=12)
    assert sheet.points(1) == [0, 25]

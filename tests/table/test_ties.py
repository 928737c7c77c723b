"""Why the first is first where totals are equal: RULES.md 2.7, as the table tells it."""

from __future__ import annotations

from random import Random

import pytest

from caboose import Match, Rules
from caboose.locales import LANGUAGES, worded
from caboose.table import seen
from caboose.table.seen import tie_break
from tests.table.tables import advance, table_of


class Told(Match):
    """A match of which only the points are told, a row for each round."""

    def __init__(self, rules: Rules, scores: list[list[int]]) -> None:
        super().__init__(rules, len(scores[0]), seed=0)
        self.told = scores

    @property
    def scores(self) -> list[list[int]]:
        return self.told


TAKES = "winner-takes"


@pytest.mark.parametrize(
    ("scoring", "scores", "id", "seat"),
    [
        ("penalty", [[5, 0, 9], [5, 10, 9]], "tie-zero-rounds", 2),
        ("penalty", [[7, 3, 9], [3, 7, 9], [5, 5, 5]], "tie-shared", None),
        ("penalty", [[8, 3, 9], [7, 12, 9]], "tie-lowest-round", 2),
        ("penalty", [[5, 6, 9], [5, 5, 9]], None, None),
        (TAKES, [[20, 0, 0], [0, 10, 0], [0, 10, 0]], "tie-rounds-won", 2),
        (TAKES, [[30, 0], [10, 0], [0, 20], [0, 20]], "tie-highest-round", 1),
        (TAKES, [[30, 0], [0, 30]], "tie-shared", None),
        (TAKES, [[30, 0], [0, 20]], None, None),
    ],
)
def test_the_tie_break_that_decides_is_told(
    scoring: str, scores: list[list[int]], id: str | None, seat: int | None
) -> None:
    match = Told(Rules("spruce", scoring=scoring), scores)
    told = tie_break(match)
    assert (told and told.id) == id
    if told:
        assert told.arguments.get("seat") == seat
        assert match.ranking[0] == (seat or [1, 2])
        names = ["Ann", "Bea", "Carl"]
        assert all(worded(told.id, told.arguments, each, names, None) for each in LANGUAGES)


def test_a_tie_is_explained_when_the_match_is_over_and_not_before() -> None:
    """Of many short matches some end in a tie; then its ranking and its message agree."""
    ties = 0
    for seed in range(60):
        random = Random(seed)
        log = table_of("spruce rounds=1 set=6 hand=2", persons=1, computers=5)
        while log.table.phase != "match-over":
            assert seen(log.table, set(), 0).match.tie_break is None
            advance(log, random)
        match = seen(log.table, set(), 0).match
        best = match.ranking[0]
        equals = [
            seat for seat, total in enumerate(match.totals, 1) if total == match.totals[best[0] - 1]
        ]
        assert (match.tie_break is not None) == (len(equals) > 1)
        ties += match.tie_break is not None
    assert ties

"""A match that goes on after rounds that were played elsewhere, at another table or on paper."""

from __future__ import annotations

from random import Random

import pytest

from caboose import Match, Rules
from caboose.notation import replay, write_record
from tests.tables import play_to_end


def test_it_goes_on_as_if_all_had_been_played_here() -> None:
    whole = Match(Rules("spruce", set=6, hand=5), 3, seed=4)
    for _ in range(3):
        play_to_end(whole.deal(), Random(1))
    part = Match(Rules("spruce", set=6, hand=5), 3, seed=9, earlier=whole.scores[:2])
    assert (part.lead, part.engines, part.scores) == (3, [4], whole.scores[:2])
    play_to_end(part.deal(whole.orders[2]), Random(1))
    assert part.rounds[0].leader == whole.rounds[2].leader
    assert len(part.scores) == 3
    assert part.scores[:2] == whole.scores[:2]
    assert (part.lead, part.engines, part.finished) == (whole.lead, whole.engines, 1)


def test_its_record_bears_the_earlier_rounds() -> None:
    match = Match(Rules("spruce", rounds=3, out_bonus=-5), 2, seed=4, earlier=[[-5, 12], [3, -5]])
    play_to_end(match.deal(), Random(1))
    assert match.is_over
    text = write_record(match)
    assert '[Earlier "-5 12, 3 -5"]' in text
    again = replay(text)
    assert again.damage is None
    assert again.match is not None
    assert (again.match.scores, again.match.ranking) == (match.scores, match.ranking)
    for wrong, says in [("-5 12 7", "of 3 players"), ("x 12", "points"), ("-5 12," * 3, "over")]:
        damaged = replay(text.replace("-5 12, 3 -5", wrong.strip(",")))
        assert says in str(damaged.damage)


@pytest.mark.parametrize(
    ("earlier", "says"),
    [
        ([[1, 2, 3]], "earlier round 1 has the points of 3 players, not of 2"),
        ([[1, 2], [100_000, 0]], "earlier round 2 has more than 99999 points"),
        ([[0, 1]] * 13, "the match is over with its 13 earlier rounds"),
        ([[0, 1]] * 999, "at most 998"),
    ],
)
def test_earlier_rounds_that_do_not_serve(earlier: list[list[int]], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Match(Rules("spruce", set=12), 2, earlier=earlier)

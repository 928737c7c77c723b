"""Matches: engines, lead seat, end, ranking. RULES.md 2 and 2.7."""

from __future__ import annotations

from random import Random

import pytest

from caboose import Match, Rules, Tile
from caboose.game import engines_of_round, rank, round_count
from caboose.tiles import tile_set
from tests.tables import played_match


def play_round(match: Match, seed: int = 1) -> None:
    """Deal and play one round at random."""
    random = Random(seed)
    round = match.deal()
    while not round.over:
        round.do(random.choice(round.legal_steps()))


@pytest.mark.parametrize(("top", "players", "hand"), [(6, 4, 6), (9, 3, 10), (12, 4, 15)])
def test_a_match_has_a_round_for_each_engine(top: int, players: int, hand: int) -> None:
    match = played_match(Rules(set=top, hand=hand), players, 1)
    assert [round.engine for round in match.rounds] == list(range(top, -1, -1))
    assert match.totals == [sum(column) for column in zip(*match.scores, strict=True)]


def test_the_lead_seat_moves_one_seat_each_round() -> None:
    match = played_match(Rules("warp"), 4, 2)  # engine aside: the lead seat leads
    assert [round.leader for round in match.rounds] == [n % 4 + 1 for n in range(13)]
    later = Match(Rules("warp"), 4, seed=1, lead=3)
    assert [later.deal().leader, later.lead] == [3, 4]


def test_the_lead_seat_moves_on_whoever_led() -> None:
    match = Match(Rules(set=12, hand=4), 4, seed=5)  # small hands: the engine is hunted for
    leads, leaders = [], []
    for _ in range(8):
        leads.append(match.lead)
        play_round(match)
        leaders.append(match.round.leader)
    assert leads == [1, 2, 3, 4, 1, 2, 3, 4]
    assert leaders != leads


def test_who_holds_the_engine_leads() -> None:
    order = tile_set(6)
    order.remove(Tile(6, 6))
    order.insert(5, Tile(6, 6))  # in the second hand
    match = Match(Rules(deal="double-six"), 3, lead=3)
    round = match.deal(order[:5] + order[6:12] + [Tile(6, 6)] + order[12:])
    assert round.leader == 2
    assert len(round.hand(2)) == 6


def test_rounds_and_first_engine() -> None:
    match = played_match(Rules(rounds=3, first_engine=7), 4, 3)
    assert [round.engine for round in match.rounds] == [7, 6, 5]
    with pytest.raises(ValueError, match="double-9 set has engines 9 to 0"):
        Match(Rules(first_engine=12), 2)


def test_engines_start_again_from_the_first() -> None:
    used: list[int] = []
    for _ in range(15):
        used += engines_of_round(Rules(rounds=15), 12, used)
    assert used == [*range(12, -1, -1), 12, 11]


def test_next_lower_looks_at_the_unused_engines_of_this_pass() -> None:
    rules = Rules(hunt="next-lower", first_engine=3)
    assert engines_of_round(rules, 12, []) == [0, 1, 2, 3]
    assert engines_of_round(rules, 12, [2, 3]) == [0, 1]
    assert engines_of_round(rules, 12, [2, 3, 0, 1]) == [0, 1, 2, 3]
    assert engines_of_round(rules, 12, [2, 3, 0, 1, 0]) == [1, 2, 3]


def test_next_lower_uses_every_engine_once() -> None:
    match = played_match(Rules("spruce", hunt="next-lower", set=6, hand=5), 4, 4)
    assert sorted(round.engine for round in match.rounds) == list(range(7))


def test_a_target_ends_the_match_after_the_round_that_reaches_it() -> None:
    match = played_match(Rules(target=150), 4, 5)
    before = [sum(column) for column in zip(*match.scores[:-1], strict=True)]
    assert max(match.totals) >= 150
    assert max(before) < 150
    assert round_count(Rules(target=150), 12) is None
    assert round_count(Rules(target=150, rounds=4), 12) == 4
    assert len(played_match(Rules(target=99999, rounds=2), 2, 1).rounds) == 2


def test_a_long_target_goes_through_the_engines_again() -> None:
    match = played_match(Rules(target=900, set=6, hand=5), 4, 6)
    engines = [round.engine for round in match.rounds]
    assert len(engines) > 7
    assert engines[:8] == [6, 5, 4, 3, 2, 1, 0, 6]


def test_what_a_match_refuses() -> None:
    match = Match(Rules(rounds=1), 2, seed=1)
    with pytest.raises(ValueError, match="no round is dealt yet"):
        _ = match.round
    match.deal()
    with pytest.raises(ValueError, match="round 1 is not over yet"):
        match.deal()
    with pytest.raises(ValueError, match="there are no scores yet"):
        match.round.scores()
    over = played_match(Rules(rounds=1), 2, 1)
    with pytest.raises(ValueError, match="the match is over"):
        over.deal()
    with pytest.raises(ValueError, match="the seats are 1 to 2"):
        Match(Rules(), 2, lead=3)
    with pytest.raises(ValueError, match="2 to 14 players"):
        Match(Rules(), 15)


def test_an_order_that_does_not_serve_is_refused() -> None:
    match = Match(Rules("spruce", deal="double-six"), 2)
    whole = tile_set(6)
    for order, says in [
        (whole[:10], "2 hands of 7 take 14"),
        ([*whole, whole[3]], "holds 2-0 twice"),
        (whole[:-1], "6-6 must be"),
        ([*whole[:-1], Tile(7, 6)], "holds 7-6, which no double-6 set has"),
    ]:
        with pytest.raises(ValueError, match=says):
            match.deal(order)
    assert match.rounds == []
    aside = Match(Rules("spruce", deal="double-six", engine="aside"), 2)
    with pytest.raises(ValueError, match="set aside and not in the order"):
        aside.deal(whole)


def test_the_same_seed_deals_the_same_match() -> None:
    one, other = (played_match(Rules(rounds=3), 5, 9) for _ in range(2))
    assert one.orders == other.orders
    assert one.scores == other.scores
    assert Match(Rules(), 3).deal().hands != Match(Rules(), 3).deal().hands


@pytest.mark.parametrize(
    ("scoring", "rows", "ranking"),
    [
        ("penalty", [[5, 0, 3], [0, 5, 3]], [[1, 2], 3]),
        ("penalty", [[3, 0, 2], [3, 6, 4]], [2, 3, 1]),  # equal totals: 2 has a zero; 3 has the 2
        ("penalty", [[-5, 0], [9, 4]], [2, 1]),  # a bonus counts as a round with zero points
        ("winner-takes", [[30, 0, 0], [0, 10, 20]], [1, 3, 2]),
        ("winner-takes", [[20, 0], [0, 15], [0, 5]], [2, 1]),  # equal totals: more rounds won
        ("winner-takes", [[20, 0], [0, 20]], [[1, 2]]),
    ],
)
def test_ranking(scoring: str, rows: list[list[int]], ranking: object) -> None:
    assert rank(Rules(scoring=scoring), rows) == ranking

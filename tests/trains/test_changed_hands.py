"""What must hold between a hand and a changed one."""

from __future__ import annotations

from random import Random

import pytest

from caboose.tiles import Tile, tile_set
from caboose.trains import best_train, best_trains, best_two_trains
from tests.trains.hands import OBJECTIVES, random_hand, random_start

HANDS = 300


@pytest.mark.parametrize("end_on_double", [True, False])
@pytest.mark.parametrize("objective", OBJECTIVES, ids=lambda each: f"{each.name}{each.weights}")
def test_a_further_tile_never_lowers_the_worth(objective: object, end_on_double: bool) -> None:
    assert isinstance(objective, type(OBJECTIVES[0]))
    worth = objective.worth(50)
    random = Random(f"{objective} {end_on_double}")
    for _ in range(HANDS // 4):
        hand = random_hand(random, 40)
        start = random_start(random, hand)
        known = frozenset(hand)
        spare = random.choice([tile for tile in tile_set(18) if tile not in known])
        for solve in (best_train, best_two_trains):
            found = []
            for tiles in (hand, [*hand, spare]):
                result = solve(
                    tiles,
                    start,
                    objective.name,
                    weights=objective.weights,
                    double_blank=50,
                    end_on_double=end_on_double,
                )
                left = frozenset(result.leftovers)
                found.append(worth([tile for tile in tiles if tile not in left]))
            assert found[0] <= found[1]


def test_other_names_for_the_numbers_change_nothing() -> None:
    random = Random("renamed")
    for _ in range(HANDS):
        hand = random_hand(random, 40)
        start = random_start(random, hand)
        names = random.sample(range(19), 19)
        renamed = [Tile.of(names[tile.high], names[tile.low]) for tile in hand]
        random.shuffle(renamed)
        for end_on_double in (True, False):
            one = best_train(hand, start, end_on_double=end_on_double)
            other = best_train(renamed, names[start], end_on_double=end_on_double)
            assert one.count == other.count
            two = best_two_trains(hand, start, end_on_double=end_on_double)
            others = best_two_trains(renamed, names[start], end_on_double=end_on_double)
            assert two.count == others.count


def test_the_order_of_the_hand_changes_nothing() -> None:
    random = Random("shuffled")
    for _ in range(HANDS):
        hand = random_hand(random, 40)
        start = random_start(random, hand)
        train = best_train(hand, start, "pips")
        random.shuffle(hand)
        assert best_train(hand, start, "pips").tiles == train.tiles


def test_a_train_is_at_least_as_good_as_any_walk() -> None:
    random = Random("walks")
    for _ in range(HANDS):
        hand = random_hand(random, 60)
        start = random_start(random, hand)
        best = best_train(hand, start)
        for _ in range(5):
            end, walk, left = start, 0, list(hand)
            while fitting := [tile for tile in left if tile.has(end)]:
                tile = random.choice(fitting)
                left.remove(tile)
                end = tile.other(end)
                walk += 1
            assert walk <= best.count


def test_what_the_best_train_leaves_cannot_be_joined() -> None:
    """The second best of a hand is no better than the best of it without one of its tiles."""
    random = Random("second")
    for _ in range(HANDS // 4):
        hand = random_hand(random, 20)
        start = random_start(random, hand)
        few = best_trains(hand, start, 3, "pips")
        assert [each.pips for each in few] == sorted((each.pips for each in few), reverse=True)
        for worse in few[1:]:
            dropped = [tile for tile in few[0].tiles if tile not in worse.tiles]
            if dropped:
                rest = [tile for tile in hand if tile != dropped[0]]
                assert best_train(rest, start, "pips").pips >= worse.pips

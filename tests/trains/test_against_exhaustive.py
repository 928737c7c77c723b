"""The solver against plain exhaustive search, for every objective and option."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caboose.tiles import Tile
from caboose.trains import best_train, best_trains, best_two_trains
from tests.trains.exhaustive import AllTrains, orders
from tests.trains.hands import (
    DOUBLE_BLANK,
    DOUBLE_OPTIONS,
    OBJECTIVES,
    DoubleOption,
    Objective,
    check_train,
    random_hand,
    random_start,
)

MOST_TILES = 14
MOST_FOR_TWO = 9
MOST_FOR_ORDERS = 9
EACH_IN_CI = 150
EACH = 3000

objectives = pytest.mark.parametrize(
    "objective", OBJECTIVES, ids=lambda each: f"{each.name}{each.weights or ''}"
)
double_options = pytest.mark.parametrize(
    "option", DOUBLE_OPTIONS, ids=("any", "no double last", "follow")
)


def check_hand(seed: str, objective: Objective, option: DoubleOption) -> None:
    """One random hand: the best train, the best few, two trains, the end and the order."""
    random = Random(seed)
    hand = random_hand(random, MOST_TILES)
    start = random_start(random, hand)
    double_blank = random.choice((0, DOUBLE_BLANK))
    worth = objective.worth(double_blank)
    arguments: dict[str, Any] = {
        **objective.arguments(),
        "double_blank": double_blank,
        **option._asdict(),
    }
    oracle = AllTrains(hand, start)
    worths = oracle.worths(worth, *option)

    train = best_train(hand, start, **arguments)
    check_train(train, hand, start, double_blank)
    assert worth(train.tiles) == (worths[0] if worths else 0)
    laid = sum(1 << hand.index(tile) for tile in train.tiles)
    assert oracle.allowed(laid, *option)
    if not option.end_on_double and train.tiles:
        assert not train.tiles[-1].is_double
    if option == DOUBLE_OPTIONS[0] and worths:
        # Where only pips count, more tiles are better before the end matters.
        finer = objective if objective.tile_weight else Objective("", None, 1, 1000)
        fine = finer.worth(double_blank)
        best = max(fine(oracle.tiles(each)) for each in oracle.sets())
        assert fine(train.tiles) == best
        assert train.tiles[-1].is_double == oracle.must_end_on_double(fine, best)
        assert not any(tile.has(train.end) for tile in train.leftovers)
    if train.count <= MOST_FOR_ORDERS:
        check_order(train.tiles, start, double_blank)

    wanted = random.randint(1, 12)
    few = best_trains(hand, start, wanted, **arguments)
    for each in few:
        check_train(each, hand, start, double_blank)
        assert oracle.allowed(sum(1 << hand.index(tile) for tile in each.tiles), *option)
    assert [worth(each.tiles) for each in few] == worths[:wanted]
    assert len({frozenset(each.tiles) for each in few}) == len(few)

    check_two(hand[:MOST_FOR_TWO], start, objective, option, double_blank)


def check_two(
    hand: list[Tile], start: int, objective: Objective, option: DoubleOption, double_blank: int
) -> None:
    """The best two trains of a hand."""
    worth = objective.worth(double_blank)
    two = best_two_trains(
        hand,
        start,
        objective.name,
        weights=objective.weights,
        double_blank=double_blank,
        **option._asdict(),
    )
    trains = (two.own, two.mexican)
    best = AllTrains(hand, start).best_two(worth, *option)
    assert sum(worth(each.tiles) for each in trains) == best
    for each in trains:
        check_train(each, [*each.tiles, *two.leftovers], start, double_blank)
    assert sorted([*two.own.tiles, *two.mexican.tiles, *two.leftovers]) == sorted(hand)
    doubles = sum(each.tiles[-1].is_double for each in trains if each.tiles)
    if not option.end_on_double:
        assert doubles == 0
    elif option.follow_doubles:
        assert doubles <= int(not two.leftovers)


def check_order(tiles: tuple[Tile, ...], start: int, double_blank: int) -> None:
    """No other order that ends as well has heavier tiles early."""

    def rank(order: tuple[Tile, ...]) -> tuple[bool, list[int]]:
        ends_well = not order or not order[-1].is_double
        return ends_well, [tile.pips or double_blank for tile in order]

    assert rank(tiles) == max(map(rank, orders(tiles, start)))


@double_options
@objectives
def test_random_hands(objective: Objective, option: DoubleOption) -> None:
    for seed in range(EACH_IN_CI):
        check_hand(f"{objective} {option} {seed}", objective, option)


@pytest.mark.slow
@pytest.mark.timeout(0)
@double_options
@objectives
def test_thousands_of_random_hands(objective: Objective, option: DoubleOption) -> None:
    for seed in range(EACH_IN_CI, EACH_IN_CI + EACH):
        check_hand(f"{objective} {option} {seed}", objective, option)

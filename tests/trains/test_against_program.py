"""The solver against a 0/1 program, for hands that are too large to be searched."""

from __future__ import annotations

from random import Random

import pytest

from caboose.tiles import SETS, Tile, tile_set
from caboose.trains import best_train, best_two_trains
from tests.trains.hands import OBJECTIVES, Objective, check_train
from tests.trains.program import Program

EACH_IN_CI = 10
EACH = 500
SMALL_ENOUGH = 1_000  # a weight that the program's arithmetic can tell from 1

objectives = pytest.mark.parametrize(
    "objective", OBJECTIVES, ids=lambda each: f"{each.name}{each.weights or ''}"
)
ends = pytest.mark.parametrize("end_on_double", [True, False], ids=["any", "no double last"])


def large_hand(random: Random) -> tuple[list[Tile], int]:
    """15 to 60 tiles of a set, and a start; some hands of a kind that is hard for the solver."""
    kind = random.randrange(6)
    if kind == 0:
        hand = awkward_hand(random)
        return hand, random.choice(random.choice(hand))
    top = random.choice([9, 12, 12, 15, 18, 18])
    tiles = tile_set(top)
    if kind == 1:
        tiles = [tile for tile in tiles if random.random() < 0.3 or tile.is_double]
    count = random.choice([random.randint(15, 30), random.randint(15, 60)])
    hand = random.sample(tiles, min(count, len(tiles)))
    return hand, random.choice([top, random.choice(random.choice(hand))])


def awkward_hand(random: Random) -> list[Tile]:
    """Many odd numbers that are paired over a few, or a tree; with some or all doubles."""
    numbers = random.sample(range(19), 19)
    if random.random() < 0.5:
        hubs = numbers[: random.randint(2, 5)]
        pairs = [(hub, other) for hub in hubs for other in numbers[len(hubs) :]]
        pairs = random.sample(pairs, random.randint(20, len(pairs)))
    else:
        reach = random.choice([3, 19])
        pairs = [
            (numbers[place], numbers[random.randrange(max(0, place - reach), place)])
            for place in range(1, 19)
        ]
    doubles = random.choice([0, 5, 19])
    return [Tile.of(*pair) for pair in pairs] + [
        Tile(each, each) for each in random.sample(numbers, doubles)
    ]


def check_hand(seed: str, objective: Objective, end_on_double: bool) -> None:
    random = Random(seed)
    hand, start = large_hand(random)
    if objective.tile_weight > SMALL_ENOUGH:
        objective = objective._replace(tile_weight=10_000)
    if objective.pip_weight > SMALL_ENOUGH:
        objective = objective._replace(pip_weight=200)
    worth = objective.worth(50)
    train = best_train(
        hand,
        start,
        objective.name,
        weights=objective.weights,
        double_blank=50,
        end_on_double=end_on_double,
    )
    check_train(train, hand, start, 50)
    best, _ = Program(hand, start, worth, 1, end_on_double).solve()
    assert worth(train.tiles) == best
    if random.random() < 0.3:
        two = best_two_trains(
            hand,
            start,
            objective.name,
            weights=objective.weights,
            double_blank=50,
            end_on_double=end_on_double,
        )
        check_train(two.own, [*two.own.tiles, *two.leftovers], start, 50)
        check_train(two.mexican, [*two.mexican.tiles, *two.leftovers], start, 50)
        best, _ = Program(hand, start, worth, 2, end_on_double).solve()
        assert worth([*two.own.tiles, *two.mexican.tiles]) == best


@ends
@objectives
def test_large_hands(objective: Objective, end_on_double: bool) -> None:
    for seed in range(EACH_IN_CI):
        check_hand(f"{objective} {end_on_double} {seed}", objective, end_on_double)


@pytest.mark.slow
@pytest.mark.timeout(0)
@ends
@objectives
def test_thousands_of_large_hands(objective: Objective, end_on_double: bool) -> None:
    for seed in range(EACH_IN_CI, EACH_IN_CI + EACH):
        check_hand(f"{objective} {end_on_double} {seed}", objective, end_on_double)


@pytest.mark.parametrize("top", SETS)
def test_whole_sets(top: int) -> None:
    for start in {top, 0, top // 2}:
        for objective in OBJECTIVES[:2]:
            worth = objective.worth(50)
            train = best_train(tile_set(top), start, objective.name, double_blank=50)
            assert worth(train.tiles) == Program(tile_set(top), start, worth).solve()[0]

"""Random hands, and what every train must satisfy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from caboose.tiles import Tile, tile_set
from caboose.trains import LaidTrain

DOUBLE_BLANK = 50


class Objective(NamedTuple):
    """An objective as the solver is asked for it, and what it means."""

    name: str
    weights: tuple[int, int] | None
    tile_weight: int
    pip_weight: int

    def arguments(self) -> dict[str, object]:
        """The arguments of ``best_train``."""
        found: dict[str, object] = {"objective": self.name}
        return found | ({"weights": self.weights} if self.weights else {})

    def worth(self, double_blank: int) -> Callable[[Sequence[Tile]], int]:
        """What tiles are worth."""

        def worth(tiles: Sequence[Tile]) -> int:
            pips = sum(tile.high + tile.low or double_blank for tile in tiles)
            return self.tile_weight * len(tiles) + self.pip_weight * pips

        return worth


OBJECTIVES = (
    Objective("tiles", None, 1, 0),
    Objective("pips", None, 0, 1),
    Objective("tiles-then-pips", None, 1_000_000, 1),
    Objective("pips-then-tiles", None, 1, 1_000_000),
    Objective("mix", (7, 2), 7, 2),
    Objective("mix", (0, 3), 0, 3),
)


class DoubleOption(NamedTuple):
    """The options on doubles."""

    follow_doubles: bool
    end_on_double: bool


DOUBLE_OPTIONS = (
    DoubleOption(False, True),
    DoubleOption(False, False),
    DoubleOption(True, True),
)


def random_hand(random: Random, most: int, tops: Sequence[int] = (6, 9, 12, 15, 18)) -> list[Tile]:
    """Some tiles of a set, now and then with more doubles than chance gives, or few numbers."""
    top = random.choice(tops)
    tiles = tile_set(top)
    kind = random.randrange(4)
    if kind == 0:
        tiles = [tile for tile in tiles if random.random() < 0.3 or tile.is_double]
    elif kind == 1:
        numbers = random.sample(range(top + 1), random.randint(3, min(top + 1, 9)))
        tiles = [tile for tile in tiles if tile.high in numbers and tile.low in numbers]
    count = max(random.randint(0, most), random.randint(0, most))
    return random.sample(tiles, min(count, len(tiles)))


def random_start(random: Random, hand: Sequence[Tile]) -> int:
    """A number of the hand, mostly."""
    if hand and random.random() < 0.9:
        return random.choice(random.choice(hand))
    return random.randint(0, 18)


def check_train(train: LaidTrain, hand: Sequence[Tile], start: int, double_blank: int) -> None:
    """Whether the train can be laid from the hand, and its figures are right."""
    assert train.start == start
    assert sorted([*train.tiles, *train.leftovers]) == sorted(hand)
    end = start
    for tile, (touching, other) in zip(train.tiles, train.oriented, strict=True):
        assert touching == end
        assert Tile.of(touching, other) == tile
        end = other
    assert train.end == end
    assert train.count == len(train.tiles)
    assert train.pips == sum(tile.high + tile.low or double_blank for tile in train.tiles)
    left = sum(tile.high + tile.low or double_blank for tile in train.leftovers)
    assert train.leftover_pips == left

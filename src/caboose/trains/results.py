"""Trains as they come back from the solver."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from caboose.tiles import Tile


@dataclass(frozen=True, slots=True)
class LaidTrain:
    """A train that a hand can lay.

    ``tiles`` are in the order in which they are laid, from the number ``start``; ``leftovers``
    are the hand's other tiles in the order in which the hand had them. ``pips`` and
    ``leftover_pips`` count the double-blank as was asked.

    >>> from caboose.trains import best_train
    >>> train = best_train("3-5 8-3 12-5 3-3 9-1", 12)
    >>> print(train)
    12 [12-5][5-3][3-3][3-8]
    >>> train.count, train.pips, train.end, [str(tile) for tile in train.leftovers]
    (4, 42, 8, ['9-1'])
    """

    start: int
    tiles: tuple[Tile, ...]
    leftovers: tuple[Tile, ...]
    pips: int
    leftover_pips: int

    @property
    def count(self) -> int:
        """How many tiles are laid."""
        return len(self.tiles)

    @property
    def oriented(self) -> tuple[tuple[int, int], ...]:
        """Each tile as the number that touches the train, and the number that it then shows.

        >>> from caboose.trains import best_train
        >>> best_train("5-3 12-5", 12).oriented
        ((12, 5), (5, 3))
        """
        end = self.start
        turned = []
        for tile in self.tiles:
            turned.append((end, tile.other(end)))
            end = tile.other(end)
        return tuple(turned)

    @property
    def end(self) -> int:
        """The number at the train's end; ``start`` where no tile is laid."""
        return self.oriented[-1][1] if self.tiles else self.start

    def __str__(self) -> str:
        return f"{self.start} " + ("".join(f"[{a}-{b}]" for a, b in self.oriented) or "–")


@dataclass(frozen=True, slots=True)
class TwoTrains:
    """Two trains that a hand can lay from the same number, such as the own and the Mexican one.

    ``leftovers`` are the tiles that are on neither; ``pips`` and ``leftover_pips`` are pips.
    """

    own: LaidTrain
    mexican: LaidTrain
    leftovers: tuple[Tile, ...]
    pips: int
    leftover_pips: int

    @property
    def count(self) -> int:
        """How many tiles are laid."""
        return self.own.count + self.mexican.count


def count_pips(tiles: Iterable[Tile], double_blank: int) -> int:
    """The pips of tiles, the double-blank counting ``double_blank``."""
    return sum(tile.pips or double_blank for tile in tiles)


def tiles_along(path: list[int], count: int) -> tuple[Tile, ...]:
    """The tiles between the first ``count + 1`` numbers of a path."""
    return tuple(Tile.of(path[place], path[place + 1]) for place in range(count))

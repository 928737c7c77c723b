"""Tiles and sets: their numbers and their text.

A tile is known by its number, the same in every set: ``high * (high + 1) // 2 + low``, so that
0-0 is 0, 1-0 is 1, 1-1 is 2 and 18-18 is 189. RULES.md section 1.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from caboose.locales import WordedError

SETS = (6, 9, 12, 15, 18)
"""The highest double of each set that is played with."""

HIGHEST_PIPS = 18
TILE_COUNT = (HIGHEST_PIPS + 1) * (HIGHEST_PIPS + 2) // 2

HIGH: tuple[int, ...] = tuple(high for high in range(HIGHEST_PIPS + 1) for _ in range(high + 1))
"""The higher end of each tile, by tile number."""

LOW: tuple[int, ...] = tuple(low for high in range(HIGHEST_PIPS + 1) for low in range(high + 1))
"""The lower end of each tile, by tile number."""

_TEXT = re.compile(r"\s*(\d{1,2})\s*[-–:/|]\s*(\d{1,2})\s*")


class Tile(NamedTuple):
    """One tile, its higher end first.

    >>> Tile.parse("5-12")
    Tile(high=12, low=5)
    >>> print(Tile(12, 5), Tile(12, 5).pips, Tile(7, 7).is_double)
    12-5 17 True
    """

    high: int
    low: int

    @classmethod
    def of(cls, one: int, other: int) -> Tile:
        """The tile with these two ends, in either order.

        Raises ValueError if an end is not 0 to 18.
        """
        if not (0 <= one <= HIGHEST_PIPS and 0 <= other <= HIGHEST_PIPS):
            raise WordedError("tile-no-end", {"tile": f"{one}-{other}", "most": HIGHEST_PIPS})
        return cls(max(one, other), min(one, other))

    @classmethod
    def numbered(cls, number: int) -> Tile:
        """The tile with this number (0 to 189)."""
        return TILES[number]

    @classmethod
    def parse(cls, text: str) -> Tile:
        """Read a tile such as ``12-5``, either end first.

        Raises ValueError with what was given and what was expected.
        """
        match = _TEXT.fullmatch(text)
        if match is None:
            raise WordedError("tile-none", {"text": shorten(text)})
        return cls.of(int(match[1]), int(match[2]))

    @property
    def number(self) -> int:
        """The tile's number, the same in every set."""
        return self.high * (self.high + 1) // 2 + self.low

    @property
    def is_double(self) -> bool:
        """Whether both ends are equal."""
        return self.high == self.low

    @property
    def pips(self) -> int:
        """The pips of both ends together."""
        return self.high + self.low

    def has(self, end: int) -> bool:
        """Whether one of the ends has this many pips."""
        return end in (self.high, self.low)

    def other(self, end: int) -> int:
        """The end that remains when ``end`` touches a train."""
        return self.high + self.low - end

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"


TILES: tuple[Tile, ...] = tuple(map(Tile, HIGH, LOW))
"""Every tile, by its number."""


def shorten(text: object, longest: int = 40) -> str:
    """The text in quotes for a message, cut where it is long and with control signs escaped."""
    shown = ascii(str(text)) if not str(text).isprintable() else repr(str(text))
    return shown if len(shown) <= longest else shown[: longest - 2] + "…" + shown[-1]


def verify_set(top: int) -> None:
    """Raise ValueError unless there is a set with this highest double."""
    if top not in SETS:
        known = ", ".join(str(each) for each in SETS)
        raise WordedError("set-none", {"set": top, "sets": known})


def set_size(top: int) -> int:
    """The number of tiles in a double-``top`` set.

    >>> [set_size(top) for top in SETS]
    [28, 55, 91, 136, 190]
    """
    return (top + 1) * (top + 2) // 2


def tile_set(top: int) -> list[Tile]:
    """All tiles of a double-``top`` set, in the order of their numbers."""
    return [Tile.numbered(number) for number in range(set_size(top))]


def parse_tiles(text: str) -> list[Tile]:
    """Read tiles that are separated by spaces or commas.

    >>> [str(tile) for tile in parse_tiles("12-5, 5-3 0-0")]
    ['12-5', '5-3', '0-0']
    """
    return [Tile.parse(word) for word in text.replace(",", " ").split()]

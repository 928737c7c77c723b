"""Reading a hand, however it is written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from caboose.tiles import HIGHEST_PIPS, Tile, shorten
from caboose.trains.slots import NUMBERS

TileLike: TypeAlias = Tile | tuple[int, int] | str
Hand: TypeAlias = str | Iterable[TileLike]


def read_hand(hand: Hand) -> list[Tile]:
    """The tiles of a hand, in the order given.

    A hand is one text such as ``"12-5 5-3"``, or tiles, pairs of numbers or texts. Raises
    ValueError if one of them is no tile, or is there twice.
    """
    words: Iterable[TileLike] = hand.replace(",", " ").split() if isinstance(hand, str) else hand
    tiles = [read_tile(word) for word in words]
    seen = 0
    for tile in tiles:
        bit = 1 << tile.number
        if seen & bit:
            raise ValueError(f"{tile} is in the hand twice: a set has every tile once")
        seen |= bit
    return tiles


def read_tile(word: TileLike) -> Tile:
    """One tile; raises ValueError with what was given and what was expected."""
    if isinstance(word, Tile):
        return Tile.of(word.high, word.low)
    if isinstance(word, str):
        return Tile.parse(word)
    try:
        one, other = word
        is_pair = type(one) is int and type(other) is int
    except (TypeError, ValueError):
        is_pair = False
    if not is_pair:
        raise ValueError(
            f"{shorten(word)} is no tile: give a Tile, two whole numbers like (12, 5) "
            "or a text like 12-5"
        )
    return Tile.of(one, other)


def read_start(start: int) -> int:
    """The number that a train starts from; raises ValueError unless it is 0 to 18."""
    if type(start) is not int or not 0 <= start <= HIGHEST_PIPS:
        raise ValueError(
            f"a train cannot start from {shorten(start)}: "
            f"give the engine's number, 0 to {HIGHEST_PIPS}"
        )
    return start


def rows_of(tiles: Iterable[Tile]) -> list[int]:
    """The hand as the solver reads it: for each number the mask of the other ends held with it."""
    rows = [0] * NUMBERS
    for high, low in tiles:
        rows[high] |= 1 << low
        rows[low] |= 1 << high
    return rows

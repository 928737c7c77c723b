"""Things on the table: tiles, trains and players (RULES.md section 1)."""

from __future__ import annotations

import re
from dataclasses import dataclass

_TILE_TEXT = re.compile(r"^(\d+)-(\d+)$")


@dataclass(frozen=True)
class Tile:
    """A tile with two ends; the higher end is always kept first (section 1)."""

    high: int
    low: int

    @classmethod
    def of(cls, one: int, other: int) -> Tile:
        """The tile with these two ends, in either order."""
        return cls(max(one, other), min(one, other))

    @classmethod
    def parse(cls, text: str) -> Tile:
        """Read a text such as "12-5" or "5-12" (section 1: both orders are read)."""
        match = _TILE_TEXT.match(text.strip())
        if match is None:
            raise ValueError(f"not a tile: {text!r}")
        return cls.of(int(match.group(1)), int(match.group(2)))

    def text(self) -> str:
        """The tile as written, the higher end first (section 1)."""
        return f"{self.high}-{self.low}"

    def pair(self) -> tuple[int, int]:
        """The tile as a pair (high, low)."""
        return (self.high, self.low)

    def is_double(self) -> bool:
        """Whether both ends are equal (section 1)."""
        return self.high == self.low

    def bears(self, number: int) -> bool:
        """Whether one of the ends shows the number."""
        return number in (self.high, self.low)

    def other_end(self, number: int) -> int:
        """The end away from the one that shows the number."""
        if not self.bears(number):
            raise ValueError(f"{self.text()} does not bear {number}")
        return self.low if self.high == number else self.high


def full_set(top: int) -> list[Tile]:
    """Every tile of a double-N set, once each (section 1)."""
    return [Tile(high, low) for high in range(top + 1) for low in range(high + 1)]


class Train:
    """A row of tiles that starts at the engine (section 1)."""

    def __init__(self, name: str, owner: int | None) -> None:
        """Make an empty train; owner is a seat, or None for a Mexican train."""
        self.name = name
        self.owner = owner
        self.tiles: list[Tile] = []
        self.marker = False

    def is_mexican(self) -> bool:
        """Whether the train belongs to nobody (section 1)."""
        return self.owner is None

    def is_started(self) -> bool:
        """Whether a tile lies on the train, whoever laid it."""
        return len(self.tiles) > 0

    def end(self, engine: int) -> int:
        """The number that the next tile must bear: found by walking along the whole train."""
        number = engine
        for tile in self.tiles:
            number = tile.other_end(number)
        return number

    def ends_in_double(self) -> bool:
        """Whether the last tile of the train is a double."""
        return self.is_started() and self.tiles[-1].is_double()

    def fits(self, tile: Tile, engine: int) -> bool:
        """Whether the tile matches the end; a train never starts with a double (section 1)."""
        if not self.is_started() and tile.is_double():
            return False
        return tile.bears(self.end(engine))


class Player:
    """A seat with its hand and its own train."""

    def __init__(self, seat: int, hand: list[Tile]) -> None:
        """Seat a player with a hand; his own train is empty and bears no marker."""
        self.seat = seat
        self.hand = list(hand)
        self.train = Train(str(seat), seat)

    def holds(self, tile: Tile) -> bool:
        """Whether the tile is in the hand."""
        return tile in self.hand


class OpenDouble:
    """A double at the end of a train that no tile has covered yet (section 1)."""

    def __init__(self, train: str, number: int, laid_this_turn: bool) -> None:
        """Note the train's name, the number of the double and when it was laid."""
        self.train = train
        self.number = number
        self.laid_this_turn = laid_this_turn

"""What happened in the turn of the player to move, in order, and the texts of steps (4.1)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .tiles import Tile

_PLAY_TEXT = re.compile(r"^(\d+-\d+)@(\d+|M\d*)$")


@dataclass(frozen=True)
class PlayStep:
    """Laying one tile on one train, e.g. "12-5@3" or "6-2@M" (4.1)."""

    tile: Tile
    train: str

    def text(self) -> str:
        """The step as written."""
        return f"{self.tile.text()}@{self.train}"


def parse_play(text: str) -> PlayStep:
    """Read the text of a play; the tile may have either end first (4.1)."""
    match = _PLAY_TEXT.match(text.strip())
    if match is None or match.group(2) in ("M0", "M1"):
        raise ValueError(f"not a step: {text!r}")
    return PlayStep(Tile.parse(match.group(1)), match.group(2))


@dataclass(frozen=True)
class Draw:
    """A draw in this turn."""


@dataclass(frozen=True)
class Lay:
    """A tile laid in this turn, and whether it paid a cover that the player owed."""

    tile: Tile
    train: str
    paid_cover: bool


class Turn:
    """The row of single steps of one turn so far (2.4)."""

    def __init__(self) -> None:
        """Begin a turn in which nothing has happened yet."""
        self.events: list[Draw | Lay] = []

    def draw_count(self) -> int:
        """How many tiles were drawn in this turn."""
        return len([event for event in self.events if isinstance(event, Draw)])

    def lays(self) -> list[Lay]:
        """The tiles laid in this turn, in order."""
        return [event for event in self.events if isinstance(event, Lay)]

    def has_laid(self) -> bool:
        """Whether a tile was laid in this turn."""
        return len(self.lays()) > 0

    def last_lay(self) -> Lay | None:
        """The last tile laid in this turn, if any."""
        lays = self.lays()
        return lays[-1] if lays else None

    def laid_on(self, train: str) -> list[Tile]:
        """The tiles laid on that train in this turn."""
        return [lay.tile for lay in self.lays() if lay.train == train]

    def doubles_laid(self) -> int:
        """How many doubles were laid in this turn."""
        return len([lay for lay in self.lays() if lay.tile.is_double()])

    def draws_since_last_lay(self) -> int:
        """How many tiles were drawn after the last tile laid (or since the turn began)."""
        count = 0
        for event in self.events:
            if isinstance(event, Lay):
                count = 0
            else:
                count += 1
        return count

    def is_cover_turn(self) -> bool:
        """Whether the turn's first tile paid an owed cover (2.4.1)."""
        lays = self.lays()
        return len(lays) > 0 and lays[0].paid_cover

"""Steps and train names as people write them. RULES.md sections 1 and 4.1."""

from __future__ import annotations

import re

from caboose.core.layout import (
    DRAW,
    MEXICAN,
    MOST_MEXICANS,
    MOST_SEATS,
    PASS,
    TRAIN_STEPS,
)
from caboose.tiles import Tile, shorten

_TRAIN = re.compile(r"(\d{1,2})|[Mm](\d{0,2})")


def train_name(train: int) -> str:
    """The name of a train of the core: ``1`` to ``14`` for seats, ``M``, ``M2`` and so on.

    >>> train_name(0), train_name(14), train_name(15)
    ('1', 'M', 'M2')
    """
    if train < MEXICAN:
        return str(train + 1)
    return "M" if train == MEXICAN else f"M{train - MEXICAN + 1}"


def train_number(name: str | int) -> int:
    """The core's number of a named train; raises ValueError for what is no train's name."""
    match = _TRAIN.fullmatch(str(name).strip())
    if match and match[1]:
        if 1 <= int(match[1]) <= MOST_SEATS:
            return int(match[1]) - 1
    elif match:
        place = int(match[2] or 1)
        if 1 <= place <= MOST_MEXICANS:
            return MEXICAN + place - 1
    raise ValueError(
        f"{shorten(name)} is no train: write a seat's number (1 to {MOST_SEATS}), M for the "
        "Mexican train, or M2, M3 … for further ones"
    )


class Step:
    """One step of a turn: laying a tile on a train, drawing, or passing.

    ``number`` is the core's number of the step. Steps sort in the order of their numbers.

    >>> step = Step.parse("5-12@3")
    >>> print(step, step.tile, step.train)
    12-5@3 12-5 3
    >>> Step.parse("+") == Step.draw(), Step.parse("-") == Step.pass_turn()
    (True, True)
    """

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    @classmethod
    def play(cls, tile: Tile, train: str | int) -> Step:
        """Lay a tile on a train (a seat's number, ``M``, ``M2`` …); raises ValueError."""
        return cls(train_number(train) * TRAIN_STEPS + tile.number)

    @classmethod
    def draw(cls) -> Step:
        """Draw a tile."""
        return cls(DRAW)

    @classmethod
    def pass_turn(cls) -> Step:
        """Pass, which also ends a train being built."""
        return cls(PASS)

    @classmethod
    def parse(cls, text: str) -> Step:
        """Read ``12-5@3``, ``12-5@M``, ``+`` or ``-``, the tile's ends in either order.

        Raises ValueError with what was given and what was expected.
        """
        word = str(text).strip()
        if word == "+":
            return cls.draw()
        if word in ("-", "–"):
            return cls.pass_turn()
        tile, at, train = word.partition("@")
        if not at:
            raise ValueError(
                f"{shorten(word)} is no step: write 12-5@3 or 12-5@M to play, + to draw, - to pass"
            )
        return cls.play(Tile.parse(tile), train)

    @property
    def is_draw(self) -> bool:
        """Whether the step draws a tile."""
        return self.number == DRAW

    @property
    def is_pass(self) -> bool:
        """Whether the step passes."""
        return self.number == PASS

    @property
    def is_play(self) -> bool:
        """Whether the step lays a tile."""
        return self.number < DRAW

    @property
    def tile(self) -> Tile:
        """The tile that is laid; raises ValueError for a draw or a pass."""
        if not self.is_play:
            raise ValueError(f"the step {self} lays no tile")
        return Tile.numbered(self.number % TRAIN_STEPS)

    @property
    def train(self) -> str:
        """The name of the train that is laid on; raises ValueError for a draw or a pass."""
        if not self.is_play:
            raise ValueError(f"the step {self} goes on no train")
        return train_name(self.number // TRAIN_STEPS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.number == other.number

    def __lt__(self, other: Step) -> bool:
        return self.number < other.number

    def __hash__(self) -> int:
        return self.number

    def __str__(self) -> str:
        if self.is_draw:
            return "+"
        return "-" if self.is_pass else f"{self.tile}@{self.train}"

    def __repr__(self) -> str:
        return f"Step.parse({str(self)!r})"

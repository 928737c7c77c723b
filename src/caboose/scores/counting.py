"""What hands count, and the points of a round: by the scoring code of the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from caboose.core.scoring import settle, tile_points
from caboose.rules import Rules
from caboose.scores.entries import HandEntered
from caboose.tiles import Tile, tile_set

DOUBLE_BLANK = "0-0"


def is_known(hand: HandEntered | None) -> bool:
    """Whether a hand is entered."""
    return hand is not None and (hand.points is not None or hand.tiles is not None)


def is_out(hand: HandEntered) -> bool:
    """Whether nothing is held."""
    return hand.points == 0 or hand.tiles == []


def hand_points(rules: Rules, hand: HandEntered) -> int:
    """What a hand counts; a number counts as it is."""
    if hand.tiles is None:
        return hand.points or 0
    return sum(points_of(rules, Tile.parse(each)) for each in hand.tiles)


def points_of(rules: Rules, tile: Tile) -> int:
    """What a tile counts in a hand."""
    return tile_points(rules.codes, tile.high, tile.low)


@lru_cache(maxsize=1024)
def all_points(rules: Rules, top: int, engine: int | None) -> int:
    """What all tiles count that can be in the hands: those of the set without the engine."""
    tiles = [tile for tile in tile_set(top) if tile != (engine, engine)]
    return sum(points_of(rules, tile) for tile in tiles)


def round_points(
    rules: Rules,
    hands: Sequence[int],
    out: Sequence[bool],
    is_blocked: bool,
    is_out_on_double: bool,
) -> list[int]:
    """The points of a round, from what each hand counts and who is out. RULES.md 2.6.

    >>> round_points(Rules(out_bonus=-5), [0, 21], [True, False], False, False)
    [-5, 21]
    """
    points = list(hands)
    mask = sum(1 << seat for seat, each in enumerate(out) if each)
    settle(rules.codes, len(points), is_blocked, mask, is_out_on_double, points)
    return points


def hand_text(hand: HandEntered | None) -> str:
    """A hand in one line: a number, or its tiles with ``=`` before them; empty if unknown."""
    if hand is None or not is_known(hand):
        return ""
    return str(hand.points) if hand.tiles is None else " ".join(["=", *hand.tiles])

"""The friendly face of the solver: the best train, two trains, the best few."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from caboose.tiles import Tile
from caboose.trains.aims import Aim
from caboose.trains.hands import Hand, read_hand, read_start, rows_of
from caboose.trains.objectives import read_aim
from caboose.trains.results import LaidTrain, TwoTrains, count_pips, tiles_along
from caboose.trains.slots import MOST_TILES, NUMBERS, WORK_SIZE
from caboose.trains.solving import best_path
from caboose.trains.two import two_paths

LONGEST_PATH = MOST_TILES + NUMBERS + 1


class Memory(threading.local):
    """The solver's working memory, one for each thread."""

    def __init__(self) -> None:
        self.work = [0] * WORK_SIZE
        self.path = [0] * LONGEST_PATH
        self.other_path = [0] * LONGEST_PATH


memory = Memory()


def best_train(
    hand: Hand,
    start: int,
    objective: str = "tiles",
    *,
    weights: tuple[int, int] | None = None,
    double_blank: int = 0,
    follow_doubles: bool = False,
    end_on_double: bool = True,
) -> LaidTrain:
    """The best train that a hand can lay from the number ``start``; exact, whatever the hand.

    ``hand``: one text such as ``"12-5 5-3"``, or any number of tiles, pairs of numbers or texts.
    ``objective``: ``tiles`` (the most), ``pips`` (the most), ``tiles-then-pips``,
    ``pips-then-tiles``, or ``mix``, for which ``weights`` are what a tile and what a pip is
    worth. ``double_blank``: the pips of the double-blank.

    ``end_on_double=False``: the train may not end on a double. ``follow_doubles=True``: every
    double must be followed by a tile of the train, so it may not end on a double either, with
    the one exception (unless ``end_on_double`` is false) that the hand's last tile may be one.

    Where only pips count, more tiles decide between equals. Of the trains that are then equally
    good it is one that does not end on a double, if there is one, and its heavy tiles are laid as
    early as can be. (No leftover ever fits at its end: with it the train would be better.)

    A hand that cannot start gives an empty train. Raises ValueError for what is no tile, for a
    tile that is there twice, and for options that do not exist, saying what would be right.

    >>> print(best_train([(12, 5), (5, 3), (12, 9)], 12))
    12 [12-5][5-3]
    >>> print(best_train("12-5 5-3 12-9 9-8 7-7", 12, "pips"))
    12 [12-9][9-8]
    """
    tiles = read_hand(hand)
    aim = read_aim(objective, weights, double_blank, end_on_double)
    read_start(start)
    rows = rows_of(tiles)
    count = best_path(memory.work, rows, 0, start, aim, 1, memory.path)
    if follow_doubles and end_on_double and count < len(tiles):
        aim = aim._replace(end_on_double=0)
        count = best_path(memory.work, rows, 0, start, aim, 1, memory.path)
    return laid_train(tiles, start, tiles_along(memory.path, count), double_blank)


def best_two_trains(
    hand: Hand,
    start: int,
    objective: str = "tiles",
    *,
    weights: tuple[int, int] | None = None,
    double_blank: int = 0,
    follow_doubles: bool = False,
    end_on_double: bool = True,
) -> TwoTrains:
    """The two trains (own and Mexican) that a hand can lay and that are together the best.

    Both begin at the number ``start``; the second may be empty. The own train is as heavy as the
    cheapest way to the other's end allows. Arguments and errors are those of ``best_train``;
    with ``follow_doubles`` one train may end on a double where both lay the whole hand.

    >>> trains = best_two_trains("12-5 5-3 12-9 9-8", 12)
    >>> print(trains.own, "and", trains.mexican)
    12 [12-9][9-8] and 12 [12-5][5-3]
    """
    tiles = read_hand(hand)
    aim = read_aim(objective, weights, double_blank, end_on_double)
    read_start(start)
    rows = rows_of(tiles)
    own, mexican = lay_two(rows, start, aim)
    if follow_doubles and end_on_double:
        last = [each[-1] for each in (own, mexican) if each]
        doubles = sum(tile.is_double for tile in last)
        if doubles > (len(own) + len(mexican) == len(tiles)):
            own, mexican = lay_two(rows, start, aim._replace(end_on_double=0))
    laid = own + mexican
    leftovers = left_over(tiles, laid)
    left_pips = count_pips(leftovers, double_blank)
    return TwoTrains(
        LaidTrain(start, own, leftovers, count_pips(own, double_blank), left_pips),
        LaidTrain(start, mexican, leftovers, count_pips(mexican, double_blank), left_pips),
        leftovers,
        count_pips(laid, double_blank),
        left_pips,
    )


def lay_two(rows: Sequence[int], start: int, aim: Aim) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """The tiles of the best two trains."""
    own, mexican = two_paths(memory.work, rows, 0, start, aim, memory.path, memory.other_path)
    return tiles_along(memory.path, own), tiles_along(memory.other_path, mexican)


def laid_train(
    hand: Sequence[Tile], start: int, laid: tuple[Tile, ...], double_blank: int
) -> LaidTrain:
    """A train of these tiles, with what the hand has left over."""
    leftovers = left_over(hand, laid)
    return LaidTrain(
        start,
        laid,
        leftovers,
        count_pips(laid, double_blank),
        count_pips(leftovers, double_blank),
    )


def left_over(hand: Sequence[Tile], laid: Sequence[Tile]) -> tuple[Tile, ...]:
    """The tiles of a hand that are not laid, in the hand's order."""
    gone = frozenset(laid)
    return tuple(tile for tile in hand if tile not in gone)

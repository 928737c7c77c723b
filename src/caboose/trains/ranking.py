"""The best few trains of a hand."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass

from caboose.tiles import Tile
from caboose.trains.aims import Aim, place_hand
from caboose.trains.best import laid_train, memory
from caboose.trains.hands import Hand, read_hand, read_start, rows_of
from caboose.trains.laying import lay_out
from caboose.trains.objectives import read_aim
from caboose.trains.results import LaidTrain, tiles_along
from caboose.trains.search import search, set_tile
from caboose.trains.slots import BEST, FAR, FORCED, OPEN, PENALTY, ROW
from caboose.trains.solving import best_doubles


@dataclass(frozen=True, slots=True)
class Share:
    """A share of all trains of a hand, and the best one in it.

    They all have the tiles ``laid`` (a mask of tile numbers), none has those of ``out``.
    """

    worth: int
    tiles: tuple[Tile, ...]
    laid: int
    out: int


def best_trains(
    hand: Hand,
    start: int,
    k: int,
    objective: str = "tiles",
    *,
    weights: tuple[int, int] | None = None,
    double_blank: int = 0,
    follow_doubles: bool = False,
    end_on_double: bool = True,
) -> list[LaidTrain]:
    """The ``k`` best trains of a hand, best first, no two of the same tiles; exact.

    There are fewer if the hand has no more (none at all where it cannot start). The order of
    equally good ones is fixed but means nothing. The other arguments and the errors are those of
    ``best_train``.

    >>> [str(train) for train in best_trains("12-5 5-3 5-8", 12, 2, "pips")]
    ['12 [12-5][5-8]', '12 [12-5][5-3]']
    """
    if type(k) is not int or k < 1:
        raise ValueError(f"k is {k!r}: it is how many trains are wanted, 1 or more")
    tiles = read_hand(hand)
    aim = read_aim(objective, weights, double_blank, end_on_double)
    read_start(start)
    found = rank(tiles, start, aim, k)
    if follow_doubles and end_on_double:
        # The hand's last tile may be a double; all other trains may not end on one.
        whole = [each for each in found[:1] if len(each) == len(tiles)]
        rest = rank(tiles, start, aim._replace(end_on_double=0), k)
        if whole and not (rest and len(rest[0]) == len(tiles)):
            rest = whole + rest
        found = rest[:k]
    return [laid_train(tiles, start, each, double_blank) for each in found]


def rank(tiles: Sequence[Tile], start: int, aim: Aim, wanted: int) -> list[tuple[Tile, ...]]:
    """The tiles of the best trains as laid, best first.

    When a share's best train is taken, the rest of the share is split by its first tile that is
    laid otherwise than in that train (Lawler's way).
    """
    found: list[tuple[Tile, ...]] = []
    shares: list[Share] = []
    add_share(shares, tiles, start, aim, wanted, 0, 0)
    while shares:
        share = shares.pop(0)
        found.append(share.tiles)
        missing = wanted - len(found)
        if missing == 0:
            break
        taken = frozenset(share.tiles)
        laid, out = share.laid, share.out
        for tile in sorted(tiles, key=taken.__contains__, reverse=True):
            bit = 1 << tile.number
            if (laid | out) & bit:
                continue
            if tile in taken:
                add_share(shares, tiles, start, aim, missing, laid, out | bit)
                laid |= bit
            else:
                add_share(shares, tiles, start, aim, missing, laid | bit, out)
                out |= bit
    return found


def add_share(
    shares: list[Share],
    tiles: Sequence[Tile],
    start: int,
    aim: Aim,
    most: int,
    laid: int,
    out: int,
) -> None:
    """Add a share of the trains to the ``most`` best ones, if it is one of them."""
    floor = shares[most - 1].worth if most <= len(shares) else 0
    worth, train = best_between(tiles, start, aim, laid, out, floor)
    if train:
        insort(shares, Share(worth, train, laid, out), key=lambda share: -share.worth)
        del shares[most:]


def best_between(
    tiles: Sequence[Tile], start: int, aim: Aim, laid: int, out: int, floor: int
) -> tuple[int, tuple[Tile, ...]]:
    """The best train with certain tiles laid and others out, if worth more than ``floor``."""
    work = memory.work
    place_hand(work, rows_of(tile for tile in tiles if not out >> tile.number & 1), 0, start, aim)
    must = 0
    for tile in tiles:
        if laid >> tile.number & 1:
            must |= 1 << tile.high | 1 << tile.low
            if not tile.is_double:
                set_tile(work, OPEN, tile.high * ROW + tile.low)
                set_tile(work, FORCED, tile.high * ROW + tile.low)
            elif work[PENALTY + tile.high]:
                work[PENALTY + tile.high] = FAR
    worth = search(work, start, 1, must, floor)
    if worth == floor:
        return 0, ()
    doubles = best_doubles(work, start, aim)
    count = lay_out(work, BEST, start, doubles, aim.double_blank, memory.path)
    return worth, tiles_along(memory.path, count)

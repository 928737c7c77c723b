"""Plain exhaustive search: an oracle that shares nothing with the solver."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from caboose.tiles import Tile


@dataclass
class AllTrains:
    """Every train that a hand can lay: by tile set (a mask of places), its possible ends.

    An end is the number at the end, and whether the last tile is a double.
    """

    hand: Sequence[Tile]
    start: int
    ends: dict[int, set[tuple[int, bool]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        todo = [(0, self.start, False)]
        self.ends[0] = {(self.start, False)}
        while todo:
            laid, end, _ = todo.pop()
            for place, tile in enumerate(self.hand):
                if laid >> place & 1 or not tile.has(end):
                    continue
                after = (laid | 1 << place, tile.other(end), tile.is_double)
                known = self.ends.setdefault(after[0], set())
                if after[1:] not in known:
                    known.add(after[1:])
                    todo.append(after)

    @property
    def whole(self) -> int:
        """The set of all tiles."""
        return (1 << len(self.hand)) - 1

    def tiles(self, laid: int) -> list[Tile]:
        """The tiles of a set."""
        return [tile for place, tile in enumerate(self.hand) if laid >> place & 1]

    def allowed(self, laid: int, follow_doubles: bool, end_on_double: bool) -> bool:
        """Whether a set can be laid under these options."""
        if not end_on_double or (follow_doubles and laid != self.whole):
            return any(not double for _, double in self.ends[laid])
        return True

    def sets(self, follow_doubles: bool = False, end_on_double: bool = True) -> Iterator[int]:
        """All sets that can be laid under these options, the empty one too."""
        return (each for each in self.ends if self.allowed(each, follow_doubles, end_on_double))

    def worths(
        self, worth: Callable[[Sequence[Tile]], int], follow_doubles: bool, end_on_double: bool
    ) -> list[int]:
        """What all trains but the empty one are worth, best first."""
        sets = self.sets(follow_doubles, end_on_double)
        return sorted((worth(self.tiles(each)) for each in sets if each), reverse=True)

    def best_two(
        self, worth: Callable[[Sequence[Tile]], int], follow_doubles: bool, end_on_double: bool
    ) -> int:
        """The most that two trains are worth together."""
        worths = {each: worth(self.tiles(each)) for each in self.ends}
        ordered = sorted(worths, key=worths.__getitem__, reverse=True)
        best = 0
        for place, one in enumerate(ordered):
            if 2 * worths[one] < best:
                break
            for other in ordered[place:]:
                if worths[one] + worths[other] <= best:
                    break
                if one & other:
                    continue
                doubles = sum(
                    all(double for _, double in self.ends[each]) for each in (one, other) if each
                )
                most = 2
                if not end_on_double or follow_doubles:
                    most = int(end_on_double and one | other == self.whole)
                if doubles <= most:
                    best = worths[one] + worths[other]
        return best

    def must_end_on_double(self, worth: Callable[[Sequence[Tile]], int], best: int) -> bool:
        """Whether all trains that are worth ``best`` end on a double."""
        return all(
            double
            for laid, ends in self.ends.items()
            for _, double in ends
            if worth(self.tiles(laid)) == best
        )


def orders(tiles: Sequence[Tile], start: int) -> Iterator[tuple[Tile, ...]]:
    """All orders in which all these tiles can be laid from ``start``."""
    if not tiles:
        yield ()
    for place, tile in enumerate(tiles):
        if tile.has(start):
            rest = [*tiles[:place], *tiles[place + 1 :]]
            for order in orders(rest, tile.other(start)):
                yield (tile, *order)

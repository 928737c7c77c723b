"""What happened in a round, turn by turn, as far as one seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from caboose.game import Operation
from caboose.tiles import Tile
from caboose.view import View


class Deed(NamedTuple):
    """One step, and what a reader needs to know of the table at that moment."""

    operation: Operation
    end: int = 0
    """The number that the tile was laid on."""
    starts_train: bool = False
    was_open: bool = False
    """Whether the player's own train bore its marker before."""
    tiles_left: int = 0
    """How many tiles the player held afterwards."""

    @property
    def is_play(self) -> bool:
        """Whether a tile was laid."""
        return self.operation.step.is_play

    @property
    def tile(self) -> Tile:
        """The tile that was laid."""
        return self.operation.step.tile

    @property
    def train(self) -> str:
        """The train that it was laid on."""
        return self.operation.step.train

    @property
    def on_own(self) -> bool:
        """Whether it was laid on the player's own train."""
        return self.is_play and self.train == str(self.operation.seat)


class Turn(NamedTuple):
    """One turn of a player, as far as it has gone."""

    seat: int
    deeds: tuple[Deed, ...]

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended."""
        return self.deeds[-1].operation.ends_turn

    @property
    def is_whole_train(self) -> bool:
        """Whether the player began his train with several tiles."""
        laid = [deed for deed in self.deeds if deed.is_play]
        return len(laid) > 1 and laid[0].starts_train and all(deed.on_own for deed in laid)


def turns(view: View) -> list[Turn]:
    """The turns of the round so far, in order."""
    ends: dict[str, int] = {}
    marked: set[int] = set()
    held = _dealt(view)
    found: list[Turn] = []
    deeds: list[Deed] = []
    for operation in view.operations:
        seat, step = operation.seat, operation.step
        deed = Deed(operation, was_open=seat in marked)
        if step.is_play:
            end = ends.get(step.train, view.engine)
            deed = deed._replace(end=end, starts_train=step.train not in ends)
            ends[step.train] = step.tile.other(end)
        held[seat - 1] += step.is_draw - step.is_play
        deeds.append(deed._replace(tiles_left=held[seat - 1]))
        if operation.marked:
            marked.add(seat)
        if operation.unmarked:
            marked.discard(seat)
        if operation.ends_turn:
            found.append(Turn(seat, tuple(deeds)))
            deeds = []
    if deeds:
        found.append(Turn(deeds[0].operation.seat, tuple(deeds)))
    return found


def newest_train(operations: Sequence[Operation]) -> str | None:
    """The train that the newest tile lies on."""
    for operation in reversed(operations):
        if operation.step.is_play:
            return operation.step.train
    return None


def _dealt(view: View) -> list[int]:
    """How many tiles each seat held before its first step."""
    held = list(view.tiles_in_hand)
    for operation in view.operations:
        held[operation.seat - 1] += operation.step.is_play - operation.step.is_draw
    return held

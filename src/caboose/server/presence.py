"""Who is connected to a table: here, and through other processes, as these tell of it."""

from __future__ import annotations

import time
from typing import NamedTuple

REMEMBERED_SECONDS = 10.0
"""A process that has told nothing for so long is no more; each tells anew far more often."""


class Present(NamedTuple):
    """The seats that are connected, and how many look on."""

    seats: set[int]
    spectators: int

    @property
    def is_nobody(self) -> bool:
        """Whether nobody is there."""
        return not self.seats and not self.spectators


class Elsewhere:
    """Who is connected to one table through other processes."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[Present, float]] = {}

    def note(self, sender: str, present: Present) -> tuple[bool, bool]:
        """What a process tells; whether it is heard for the first time, and whether it is new."""
        before = self._told.get(sender)
        if present.is_nobody:
            self._told.pop(sender, None)
        else:
            self._told[sender] = (present, time.monotonic())
        known = before[0] if before else Present(set(), 0)
        return before is None, known != present

    def forget_old(self) -> bool:
        """Forget the processes that tell nothing any more; whether there were any."""
        old = time.monotonic() - REMEMBERED_SECONDS
        gone = [sender for sender, (_, at) in self._told.items() if at < old]
        for sender in gone:
            del self._told[sender]
        return bool(gone)

    def with_those(self, here: Present) -> Present:
        """Those here and elsewhere together."""
        there = [present for present, _ in self._told.values()]
        return Present(
            here.seats.union(*(each.seats for each in there)),
            here.spectators + sum(each.spectators for each in there),
        )

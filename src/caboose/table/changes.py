"""What is new at a table for a reader who has been told how it stood before."""

from __future__ import annotations

from collections.abc import Iterable

from caboose.table.alerts import alert
from caboose.table.events import (
    ComputerSeated,
    HostChanged,
    PersonReturned,
    PhraseSaid,
    Renamed,
    SeatFreed,
    SeatTaken,
    StandInSeated,
    StepDone,
    TrainDone,
)
from caboose.table.happenings import told_of
from caboose.table.messages import Happening, SeatSeen, TableChange
from caboose.table.seen import LaidTrain, laid_out, seats_seen, train_seen, turn_seen
from caboose.table.table import Happened, Table

_ABOUT_SEATS = (
    SeatTaken,
    SeatFreed,
    ComputerSeated,
    StandInSeated,
    PersonReturned,
    Renamed,
    HostChanged,
)
_ABOUT_TURN = (StepDone, TrainDone, StandInSeated, PersonReturned)
"""A stand-in has not to say that a train is done."""


def is_told_whole(happened: Happened) -> bool:
    """Whether an event changes more than a ``TableChange`` tells."""
    if isinstance(happened.event, StepDone):
        return happened.ends is not None
    return not isinstance(happened.event, (PhraseSaid, TrainDone, *_ABOUT_SEATS))


class Changes:
    """The parts of a table with the point at which each has changed last.

    A **point** counts the times that the table was looked at. A reader is at the point of the last
    look that he was told of; one who was told nothing is at point 0.
    """

    def __init__(self) -> None:
        self.point = 0
        self._whole = 1
        """Who has not been told since this point is told the whole table."""
        self._seq = 0
        self._connected: set[int] = set()
        self._spectators = 0
        self._seats: list[SeatSeen] = []
        self._seats_at = 0
        self._stepped_at = 0
        self._trains: dict[str, tuple[LaidTrain, int]] = {}

    def look(self, table: Table, connected: set[int], spectators: int) -> None:
        """Take in what has happened, and who is connected, since the last look."""
        self.point += 1
        happened = table.happened[self._seq :]
        if table.seq < self._seq or any(map(is_told_whole, happened)):
            self._whole = self.point
        events = [each.event for each in happened]
        if connected != self._connected or any(isinstance(each, _ABOUT_SEATS) for each in events):
            self._seats, self._seats_at = seats_seen(table, connected), self.point
        if any(isinstance(each, _ABOUT_TURN) for each in events):
            self._stepped_at = self.point
        if happened and table.round is not None:
            self._keep(laid_out(table.round))
        self._seq, self._connected, self._spectators = table.seq, connected, spectators

    def _keep(self, trains: Iterable[LaidTrain]) -> None:
        before, self._trains = self._trains, {}
        for train in trains:
            kept = before.get(train.name)
            self._trains[train.name] = kept if kept and kept[0] == train else (train, self.point)

    def reach(self, point: int) -> bool:
        """Whether a reader at this point can be told changes, and needs not the whole table."""
        return point >= self._whole

    def since(self, table: Table, point: int, seq: int) -> TableChange:
        """What a reader at a point, who has seen event ``seq``, lacks.

        ``table`` is as at the last look, and the changes reach the point.
        """
        round = table.round
        has_stepped = round is not None and self._stepped_at > point
        return TableChange(
            alert=alert(table, None),
            spectators=self._spectators,
            seats=self._seats if self._seats_at > point else None,
            turn=turn_seen(table, round) if round and has_stepped else None,
            trains=[
                train_seen(round.engine, train)
                for train, changed in self._trains.values()
                if round and has_stepped and changed > point
            ],
            steps=logged_since(table, seq),
        )


def logged_since(table: Table, seq: int) -> list[Happening]:
    """What the log of the round has got after event ``seq``, as everybody may know it."""
    logged = (StepDone, StandInSeated, PersonReturned)
    return [
        told_of(table, each, None)[0]
        for each in table.happened[seq:]
        if table.round is not None and isinstance(each.event, logged)
    ]

"""What happened at a table, as the log, the spoken table and the animations tell it."""

from __future__ import annotations

from caboose.game import Step
from caboose.table.events import (
    ComputerSeated,
    Event,
    HostChanged,
    PersonReturned,
    PhraseSaid,
    RematchOpened,
    Renamed,
    RoundDealt,
    SeatFreed,
    SeatTaken,
    StandInSeated,
    StepDone,
    StepUndone,
    TableChanged,
    TableOpened,
    TrainDone,
)
from caboose.table.messages import Happening, HappeningKind, Message
from caboose.table.table import Happened, Table


def happenings(table: Table, since: int, seat: int | None) -> list[Happening]:
    """What happened after event ``since``, as a seat (None: a spectator) may know it."""
    return [
        told
        for happened in table.happened[max(since, 0) :]
        for told in told_of(table, happened, seat)
    ]


def has_drawn(table: Table, seat: int | None, since: int) -> bool:
    """Whether a seat drew a tile after event ``since``: others are told less than it is."""
    drawn = (each.operation for each in table.happened[max(since, 0) :])
    return any(each and each.drawn is not None and each.seat == seat for each in drawn)


def history(table: Table, seat: int | None) -> list[Happening]:
    """The log of the newest round, as a seat may know it."""
    return [told for each in table.log_of_round for told in told_of(table, each, seat)[:1]]


def told_of(table: Table, happened: Happened, seat: int | None) -> list[Happening]:
    """What one event tells a seat; the end of a round is a happening of its own."""
    event, seq = happened.event, happened.seq
    if isinstance(event, StepDone):
        told = [step_told(happened, event, seat)]
        if happened.ends == "match-over":
            told.append(Happening(seq, "match-over", message=Message("log-match-over")))
        elif happened.ends is not None:
            told.append(Happening(seq, "round-over", message=Message("log-round-over")))
        return told
    return event_told(seq, event)


def step_told(happened: Happened, event: StepDone, seat: int | None) -> Happening:
    """A step; the tile that was drawn only for the seat that drew it."""
    operation = happened.operation
    assert operation is not None
    step, mover = operation.step, event.seat
    if step.is_play:
        tile, train = str(step.tile), step.train
        about: dict[str, str | int] = {"seat": mover, "tile": tile, "train": train}
        id = "log-covered" if operation.covered else "log-played"
        return Happening(
            happened.seq,
            "played",
            mover,
            tile,
            train,
            operation.covered,
            operation.marked,
            operation.unmarked,
            Message(id, about),
        )
    if step == Step.draw():
        own = operation.drawn if seat == mover else None
        if own is None:
            return Happening(
                happened.seq, "drew", mover, message=Message("log-drew", {"seat": mover})
            )
        message = Message("log-drew-tile", {"seat": mover, "tile": str(own)})
        return Happening(happened.seq, "drew", mover, str(own), message=message)
    id = "log-passed-open" if operation.marked else "log-passed"
    return Happening(
        happened.seq,
        "passed",
        mover,
        marked=operation.marked,
        message=Message(id, {"seat": mover}),
    )


_TOLD: dict[type, tuple[HappeningKind, str]] = {
    SeatTaken: ("sat", "log-sat"),
    SeatFreed: ("left", "log-left"),
    ComputerSeated: ("computer", "log-computer"),
    StandInSeated: ("stand-in", "log-stand-in"),
    PersonReturned: ("returned", "log-returned"),
    HostChanged: ("host", "log-host"),
    TableChanged: ("settings", "log-settings"),
    Renamed: ("renamed", "log-renamed"),
    RoundDealt: ("dealt", "log-dealt"),
    StepUndone: ("undone", "log-undone"),
    RematchOpened: ("rematch", "log-rematch"),
}
"""The kind and the catalogues' entry of each event that is told in one way."""


def event_told(seq: int, event: Event) -> list[Happening]:
    """What an event that is no step tells everybody."""
    if isinstance(event, (TableOpened, TrainDone)):
        return []
    if isinstance(event, PhraseSaid):
        message = Message(f"phrase-{event.phrase}", {"seat": event.seat})
        return [Happening(seq, "said", event.seat, message=message)]
    kind, id = _TOLD[type(event)]
    seat: int | None = getattr(event, "seat", None)
    if isinstance(event, SeatFreed):
        return [Happening(seq, kind, seat, message=Message(id, {"number": event.seat}))]
    return [Happening(seq, kind, seat, message=Message(id, {} if seat is None else {"seat": seat}))]

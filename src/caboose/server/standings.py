"""How it stands at a table, in short: for the list of one's own tables."""

from __future__ import annotations

from msgspec import Struct

from caboose.server.rooms import Room
from caboose.table.messages import Phase


class Standing(Struct, frozen=True):
    """A table of one's own, in short."""

    code: str
    phase: Phase | None
    """None where the table is no more, or the token is none of its seats'."""
    seat: int | None = None
    names: list[str] = []
    to_play: int | None = None
    round: int = 0
    """The number of the newest round; 0 before the first."""
    totals: list[int] = []
    next_table: str | None = None


def standing_of(room: Room, hashed: str) -> Standing:
    """How it stands at a table, for one of its seats."""
    table = room.table
    seat = room.seat_of(hashed)
    if seat is None:
        return Standing(room.code, None)
    match = table.match
    return Standing(
        code=room.code,
        phase=table.phase,
        seat=seat,
        names=[each.name for each in table.seats],
        to_play=table.to_play,
        round=len(match.earlier) + len(match.rounds) if match else 0,
        totals=match.totals if match else [],
        next_table=table.next_table,
    )

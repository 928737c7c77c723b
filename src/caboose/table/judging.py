"""What may happen at a table: requests in, events out, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom

from caboose.table.events import Event
from caboose.table.messages import (
    ChangeTable,
    DealRound,
    Enter,
    FreeSeat,
    MakeHost,
    Received,
    Rematch,
    Rename,
    Return,
    Say,
    SeatComputer,
    StandIn,
    TakeStep,
    Undo,
)
from caboose.table.opening import (
    ask_rematch,
    change_table,
)
from caboose.table.playing import deal, say, take_step, undo
from caboose.table.refusing import refused
from caboose.table.seating import (
    come_back,
    free_seat,
    make_host,
    rename,
    seat_computer,
    seat_stand_in,
)
from caboose.table.table import Table

MOST_EVENTS = 3000
"""After so many in a round only what goes on with the match is taken: a log must end."""

_HOST: dict[type, Callable[..., Event]] = {
    ChangeTable: change_table,
    MakeHost: make_host,
    SeatComputer: seat_computer,
    StandIn: seat_stand_in,
}
"""What only the host may do."""

_OWN: dict[type, Callable[..., Event]] = {
    FreeSeat: free_seat,
    Rename: rename,
    Return: come_back,
    Say: say,
}
"""What every person may do for the own seat."""


def judge(
    table: Table, seat: int | None, request: Received, random: Random | None = None
) -> list[Event]:
    """The events that a request of a seat (None: a spectator) leads to; raises RequestRefused.

    ``random`` makes shuffles, salts and codes; without it they come from the system's own source
    of chance.
    """
    random = random or SystemRandom()
    if isinstance(request, Enter):
        raise refused("entered-already")
    if seat is None:
        raise refused("only-players")
    goes_on = isinstance(request, TakeStep | DealRound | Rematch)
    if table.events_of_round >= MOST_EVENTS and not goes_on:
        raise refused("enough")
    if type(request) in _HOST:
        if seat != table.host:
            raise refused("only-host")
        return [_HOST[type(request)](table, request)]
    match request:
        case TakeStep():
            return take_step(table, seat, request)
        case Undo():
            return undo(table, seat, request)
        case DealRound():
            return [deal(table, seat, request, random)]
        case Rematch():
            return [ask_rematch(table, random)]
    return [_OWN[type(request)](table, seat, request)]

"""Who sits where: persons, computers, stand-ins, the host. A person's seat is never lost."""

from __future__ import annotations

from caboose.players import player_names
from caboose.table.events import (
    ComputerSeated,
    Event,
    HostChanged,
    PersonReturned,
    Renamed,
    SeatFreed,
    SeatTaken,
    StandInSeated,
)
from caboose.table.messages import FreeSeat, MakeHost, Rename, Return, SeatComputer, StandIn
from caboose.table.names import clean_name, is_same_name, unused_name
from caboose.table.refusing import refused
from caboose.table.table import Seat, Table

COMPUTER_NAMES = (
    "Stoker",
    "Signal",
    "Whistle",
    "Boiler",
    "Piston",
    "Lantern",
    "Tender",
    "Coupler",
    "Semaphore",
    "Gauge",
    "Throttle",
    "Bogie",
    "Sleeper",
    "Buffer",
)
"""The names of computer players, by seat: parts of railways, the same in every language."""


def sit(
    table: Table, name: str, token_hash: str, seat: int | None = None
) -> tuple[int, list[Event]]:
    """Give a person a seat: the one wished for, or one that is free; raises RequestRefused.

    A seat that is kept for this name comes first, then those that are kept for nobody.
    """
    if table.match is not None:
        raise refused("already-dealt")
    free = table.free_seats
    if not free:
        raise refused("table-full")
    if seat is None:
        seat = min(free, key=lambda number: _strangeness(table.seat(number), name))
    elif _known_seat(table, seat) not in free:
        raise refused("seat-taken", seat=seat)
    return seat, [SeatTaken(seat, _given_name(table, name), token_hash)]


def _strangeness(seat: Seat, name: str) -> int:
    """How little a free seat is meant for somebody of this name."""
    if not seat.kept_for:
        return 1
    return 0 if is_same_name(seat.kept_for, clean_name(name)) else 2


def free_seat(table: Table, seat: int, request: FreeSeat) -> Event:
    """Free a seat before the first deal: the own one, or as the host any."""
    number = _known_seat(table, request.seat)
    if table.match is not None:
        raise refused("already-dealt")
    if seat not in (number, table.host):
        raise refused("only-host")
    if table.seat(number).kind == "free":
        raise refused("seat-free", seat=number)
    return SeatFreed(number)


def rename(table: Table, seat: int, request: Rename) -> Event:
    """Give oneself another name."""
    return Renamed(seat, _given_name(table, request.name, seat))


def come_back(table: Table, seat: int, _: Return) -> Event:
    """Play oneself again after a stand-in has."""
    if table.seat(seat).kind != "stand-in":
        raise refused("no-stand-in")
    return PersonReturned(seat)


def seat_computer(table: Table, request: SeatComputer) -> Event:
    """The host seats a computer before the first deal, or changes its level at any time."""
    number = _known_seat(table, request.seat)
    level = _known_level(request.level)
    seat = table.seat(number)
    if seat.token_hash is not None:
        raise refused("seat-taken", seat=number)
    others = [each.name for each in table.seats]
    return ComputerSeated(
        number, seat.name or unused_name(COMPUTER_NAMES[number - 1], others), level
    )


def seat_stand_in(table: Table, request: StandIn) -> Event:
    """The host has a computer play for a person."""
    return StandInSeated(_seat_of_person(table, request.seat), _known_level(request.level))


def make_host(table: Table, request: MakeHost) -> Event:
    """The host hands over the host's rights."""
    return HostChanged(_seat_of_person(table, request.seat))


def _known_seat(table: Table, number: int) -> int:
    if not 1 <= number <= len(table.seats):
        raise refused("no-such-seat", count=len(table.seats))
    return number


def _seat_of_person(table: Table, number: int) -> int:
    if table.seat(_known_seat(table, number)).token_hash is None:
        raise refused("no-person", seat=number)
    return number


def _known_level(name: str) -> str:
    if name not in player_names():
        raise refused("no-such-level")
    return name


def _given_name(table: Table, name: str, seat: int | None = None) -> str:
    cleaned = clean_name(name)
    if not cleaned:
        raise refused("no-name")
    others = [each.name for number, each in enumerate(table.seats, 1) if number != seat]
    return unused_name(cleaned, others)

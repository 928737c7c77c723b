"""Opening a table and its rematch, and what the host may change about it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

from caboose.game import Match
from caboose.locales import WordedError
from caboose.rules import Rules
from caboose.table.events import (
    ComputerSeated,
    Event,
    HostChanged,
    RematchOpened,
    SeatTaken,
    TableChanged,
    TableOpened,
)
from caboose.table.messages import ChangeTable
from caboose.table.names import clean_name, unused_name
from caboose.table.refusing import refused
from caboose.table.table import Table

FEWEST_SEATS, MOST_SEATS = 2, 14
LONGEST_RULES = 2000
SLOWEST_PACE = 30.0
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without letters and digits that look or sound alike."""

CODE_LENGTH = 6


def new_code(random: Random | None = None) -> str:
    """A fresh code for a table, short enough to be read out."""
    random = random or SystemRandom()
    return "".join(random.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def open_table(
    code: str,
    rules: str,
    seats: int,
    *,
    pace: float = 1.0,
    hints: bool = True,
    comments: bool = True,
    lead: int = 1,
    earlier: Sequence[Sequence[int]] = (),
    names: Sequence[str] = (),
) -> list[Event]:
    """Open a table; ``pace`` is in seconds, ``lead`` the lead seat of the first round.

    ``earlier`` has the points of rounds that were played elsewhere, a row by seat, ``names`` who
    played them, for whom the seats are kept. Raises RequestRefused where the rules, the seats, the
    pace or the earlier rounds do not serve.
    """
    _verify_pace(pace)
    checked = read_rules(rules, seats)
    if not 1 <= lead <= seats:
        lead = 1
    rows = [list(row) for row in earlier]
    _verify_earlier(checked, seats, rows)
    kept = _kept(names[:seats])
    return [TableOpened(code, str(checked), seats, pace, hints, comments, lead, rows, kept)]


def read_rules(text: str, seats: int) -> Rules:
    """The rules of a text, if so many can be dealt by them; raises RequestRefused."""
    _verify_seats(seats)
    if len(text) > LONGEST_RULES:
        raise refused("bad-rules", detail="rules-too-long", most=LONGEST_RULES)
    try:
        rules = Rules.parse(text)
        Match(rules, seats, seed=0)
    except WordedError as error:
        told = error.message
        raise refused("bad-rules", detail=told.id, **told.arguments) from None
    return rules


def change_table(table: Table, request: ChangeTable) -> Event:
    """The host's changes: rules and seats before the first deal, the rest at any time."""
    if request.pace is not None:
        _verify_pace(request.pace)
    if request.rules is None and request.seats is None:
        return TableChanged(pace=request.pace, hints=request.hints, comments=request.comments)
    if table.match is not None:
        raise refused("already-dealt")
    seats = len(table.seats) if request.seats is None else request.seats
    _verify_seats(seats)
    for number in range(seats + 1, len(table.seats) + 1):
        if table.seat(number).kind != "free":
            raise refused("smaller-seat-taken", seat=number, name=table.seat(number).name)
    rules = read_rules(str(table.rules) if request.rules is None else request.rules, seats)
    _verify_earlier(rules, seats, table.earlier)
    return TableChanged(str(rules), seats, request.pace, request.hints, request.comments)


def ask_rematch(table: Table, random: Random) -> Event:
    """A rematch, whose table ``open_rematch`` opens; once a match, after its end."""
    if table.phase != "match-over":
        raise refused("match-runs")
    if table.next_table is not None:
        raise refused("rematch-open")
    return RematchOpened(new_code(random))


def open_rematch(table: Table) -> list[Event]:
    """The first events of the table that ``next_table`` names: the same seats, the next leads.

    Persons keep their tokens; stand-ins leave. The lead seat goes on by one from the last round's.
    """
    if table.next_table is None or table.match is None:
        raise refused("match-runs")
    events = open_table(
        table.next_table,
        str(table.rules),
        len(table.seats),
        pace=table.pace,
        hints=table.hints,
        comments=table.comments,
        lead=table.match.lead,
    )
    for number, seat in enumerate(table.seats, 1):
        if seat.token_hash is not None:
            events.append(SeatTaken(number, seat.name, seat.token_hash))
        elif seat.level is not None:
            events.append(ComputerSeated(number, seat.name, seat.level))
    if table.host is not None:
        events.append(HostChanged(table.host))
    return events


def _verify_seats(seats: int) -> None:
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise refused("bad-seats", fewest=FEWEST_SEATS, most=MOST_SEATS)


def _verify_earlier(rules: Rules, seats: int, rows: Sequence[Sequence[int]]) -> None:
    try:
        Match(rules, seats, seed=0, earlier=rows)
    except ValueError:
        raise refused("bad-earlier", count=len(rows), seats=seats) from None


def _kept(names: Sequence[str]) -> list[str]:
    """The names as seats bear them: no two alike; what shows nothing keeps a seat for nobody."""
    kept: list[str] = []
    for given in names:
        name = clean_name(given)
        kept.append(unused_name(name, kept) if name else "")
    return kept


def _verify_pace(pace: float) -> None:
    if not 0 <= pace <= SLOWEST_PACE:
        raise refused("bad-pace", most=int(SLOWEST_PACE))

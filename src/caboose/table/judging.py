"""What may happen at a table: requests in, events out, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom

from caboose.game import Match, Round, Step
from caboose.players import player_named, player_names
from caboose.rules import Rules
from caboose.table.commitment import commit
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
)
from caboose.table.messages import (
    PHRASES,
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
from caboose.table.names import clean_name, unused_name
from caboose.table.refusing import refused, refused_by_rules
from caboose.table.table import Table
from caboose.view import view

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
    code: str, rules: str, seats: int, *, pace: float = 1.0, hints: bool = True, lead: int = 1
) -> list[Event]:
    """Open a table; raises RequestRefused where the rules or the seats do not serve."""
    _verify_seats(seats)
    _verify_pace(pace)
    checked = read_rules(rules, seats)
    if not 1 <= lead <= seats:
        lead = 1
    return [TableOpened(code, str(checked), seats, pace, hints, lead)]


def read_rules(text: str, seats: int) -> Rules:
    """The rules of a text, if so many can be dealt by them; raises RequestRefused."""
    if len(text) > LONGEST_RULES:
        raise refused("bad-rules", detail=f"the text is longer than {LONGEST_RULES} characters")
    try:
        rules = Rules.parse(text)
        Match(rules, seats, seed=0)
    except ValueError as error:
        raise refused("bad-rules", detail=str(error)) from None
    return rules


def sit(
    table: Table, name: str, token_hash: str, seat: int | None = None
) -> tuple[int, list[Event]]:
    """Give a person a seat: the one wished for, or the first free one; raises RequestRefused."""
    if table.match is not None:
        raise refused("already-dealt")
    free = [number for number, each in enumerate(table.seats, 1) if each.kind == "free"]
    if not free:
        raise refused("table-full")
    if seat is None:
        seat = free[0]
    elif seat not in free:
        raise refused("seat-taken", seat=seat)
    return seat, [SeatTaken(seat, _name(table, name), token_hash)]


def judge(
    table: Table, seat: int | None, request: Received, random: Random | None = None
) -> list[Event]:
    """The events that a request of a seat leads to; raises RequestRefused.

    ``random`` makes shuffles, salts and codes; without it they come from the system's own source
    of chance.
    """
    random = random or SystemRandom()
    if isinstance(request, Enter):
        raise refused("entered-already")
    if seat is None:
        raise refused("only-players")
    if type(request) in _HOST:
        if seat != table.host:
            raise refused("only-host")
        return [_HOST[type(request)](table, request)]
    match request:
        case TakeStep():
            return _step(table, seat, request)
        case DealRound():
            return [_deal(table, seat, random)]
        case Rematch():
            return [_rematch(table, random)]
        case FreeSeat():
            return [_free(table, seat, request)]
        case Rename():
            return [Renamed(seat, _name(table, request.name, seat))]
    return [_OWN[type(request)](table, seat, request)]


# --------------------------------------------------------------------- playing


def _step(table: Table, seat: int, request: TakeStep) -> list[Event]:
    round = _running(table)
    try:
        step = Step.parse(request.step[:20])
    except ValueError:
        raise refused("no-step") from None
    refusal = round.refusal(step, seat)
    if refusal is not None:
        if request.seq < table.seq and refusal.reason in ("not-your-turn", "round-over"):
            raise refused("table-moved-on")
        raise refused_by_rules(refusal, table.rules)
    back: list[Event] = [PersonReturned(seat)] if table.seat(seat).kind == "stand-in" else []
    return [*back, StepDone(seat, str(step))]


def _undo(table: Table, seat: int, request: Undo) -> StepUndone:
    if table.undoable != seat:
        raise refused("no-undo")
    return StepUndone(seat)


def _say(table: Table, seat: int, request: Say) -> PhraseSaid:
    if request.phrase not in PHRASES:
        raise refused("no-such-phrase")
    return PhraseSaid(seat, request.phrase)


def _return(table: Table, seat: int, request: Return) -> PersonReturned:
    if table.seat(seat).kind != "stand-in":
        raise refused("no-stand-in")
    return PersonReturned(seat)


_OWN: dict[type, Callable[..., Event]] = {Undo: _undo, Say: _say, Return: _return}
"""What every person may do for the own seat."""


def _running(table: Table) -> Round:
    if table.round is None:
        raise refused("not-dealt-yet")
    return table.round


def computer_step(table: Table, random: Random, budget: float = 1.0) -> StepDone:
    """The step of the computer that is to move; raises RequestRefused if none is.

    A player whose choice is not legal is replaced by the greedy one for this step.
    """
    mover = table.computer_to_move
    round = table.round
    if mover is None or round is None:
        raise refused("no-computer")
    seat, level = mover
    seen = view(round, seat)
    step = player_named(level).choose(seen, budget, random)
    if step not in seen.legal:
        step = player_named("greedy").choose(seen, budget, random)
    return StepDone(seat, str(step))


def _deal(table: Table, seat: int, random: Random) -> RoundDealt:
    if table.phase == "playing":
        raise refused("round-runs")
    if table.phase == "match-over":
        raise refused("match-over")
    match = table.match
    if match is None:
        if seat != table.host:
            raise refused("only-host")
        free = [number for number, each in enumerate(table.seats, 1) if each.kind == "free"]
        if free:
            raise refused("seats-free", count=len(free))
        match = Match(table.rules, len(table.seats), seed=0, lead=table.lead)
    order = match.shuffle(random)
    salt = f"{random.getrandbits(128):032x}"
    return RoundDealt([tile.number for tile in order], salt, commit(order, salt))


def _rematch(table: Table, random: Random) -> RematchOpened:
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


# ------------------------------------------------------------------- the seats


def _name(table: Table, name: str, seat: int | None = None) -> str:
    cleaned = clean_name(name)
    if not cleaned:
        raise refused("no-name")
    others = [each.name for number, each in enumerate(table.seats, 1) if number != seat]
    return unused_name(cleaned, others)


def _known_seat(table: Table, number: int) -> int:
    if not 1 <= number <= len(table.seats):
        raise refused("no-such-seat", count=len(table.seats))
    return number


def _free(table: Table, seat: int, request: FreeSeat) -> SeatFreed:
    number = _known_seat(table, request.seat)
    if table.match is not None:
        raise refused("already-dealt")
    if seat not in (number, table.host):
        raise refused("only-host")
    if table.seat(number).kind == "free":
        raise refused("seat-free", seat=number)
    return SeatFreed(number)


def _level(name: str) -> str:
    if name not in player_names():
        raise refused("no-such-level")
    return name


# ------------------------------------------------------------------ the host's


def _seat_computer(table: Table, request: SeatComputer) -> Event:
    number = _known_seat(table, request.seat)
    level = _level(request.level)
    seat = table.seat(number)
    if seat.token_hash is not None:
        raise refused("seat-taken", seat=number)
    if seat.level is None and table.match is not None:
        raise refused("already-dealt")
    name = seat.name or unused_name(_computer_name(number), [each.name for each in table.seats])
    return ComputerSeated(number, name, level)


COMPUTER_NAMES = (
    "Stoker", "Signal", "Whistle", "Boiler", "Piston", "Lantern", "Tender", "Coupler", "Semaphore",
    "Gauge", "Throttle", "Bogie", "Sleeper", "Buffer",
)  # fmt: skip
"""The names of computer players, by seat: parts of railways, the same in every language."""


def _computer_name(seat: int) -> str:
    return COMPUTER_NAMES[seat - 1]


def _stand_in(table: Table, request: StandIn) -> Event:
    number = _known_seat(table, request.seat)
    if table.seat(number).token_hash is None:
        raise refused("no-person", seat=number)
    return StandInSeated(number, _level(request.level))


def _change(table: Table, request: ChangeTable) -> Event:
    if request.pace is not None:
        _verify_pace(request.pace)
    if request.rules is None and request.seats is None:
        return TableChanged(pace=request.pace, hints=request.hints)
    if table.match is not None:
        raise refused("already-dealt")
    seats = len(table.seats) if request.seats is None else request.seats
    _verify_seats(seats)
    for number in range(seats + 1, len(table.seats) + 1):
        if table.seat(number).kind != "free":
            raise refused("seat-taken", seat=number)
    rules = read_rules(str(table.rules) if request.rules is None else request.rules, seats)
    return TableChanged(str(rules), seats, request.pace, request.hints)


def _make_host(table: Table, request: MakeHost) -> Event:
    number = _known_seat(table, request.seat)
    if table.seat(number).token_hash is None:
        raise refused("no-person", seat=number)
    return HostChanged(number)


_HOST: dict[type, Callable[..., Event]] = {
    SeatComputer: _seat_computer,
    StandIn: _stand_in,
    ChangeTable: _change,
    MakeHost: _make_host,
}
"""What only the host may do."""


def _verify_seats(seats: int) -> None:
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise refused("bad-seats", fewest=FEWEST_SEATS, most=MOST_SEATS)


def _verify_pace(pace: float) -> None:
    if not 0 <= pace <= SLOWEST_PACE:
        raise refused("bad-pace", most=int(SLOWEST_PACE))

"""Tables for tests: opened, sat at, driven by random requests."""

from __future__ import annotations

from random import Random

import msgspec

from caboose.players import player_named
from caboose.table import (
    Event,
    RequestRefused,
    Table,
    happenings,
    judge,
    mine,
    open_table,
    seen,
    sit,
)
from caboose.table.events import StepDone
from caboose.table.messages import (
    PHRASES,
    ChangeTable,
    DealRound,
    FreeSeat,
    MakeHost,
    Received,
    Rematch,
    Rename,
    Return,
    Say,
    SeatComputer,
    StandIn,
    State,
    TakeStep,
    Undo,
)
from caboose.view import view


class Log:
    """A table with the log that it is the fold of."""

    def __init__(self, events: list[Event]) -> None:
        self.table = Table()
        self.events: list[Event] = []
        self.add(events)

    def add(self, events: list[Event]) -> None:
        """Append events that were accepted."""
        for event in events:
            self.table.apply(event)
            self.events.append(event)

    @property
    def mover(self) -> int:
        """The seat whose turn it is."""
        assert self.table.to_play is not None
        return self.table.to_play

    def ask(self, seat: int | None, request: Received, random: Random | None = None) -> None:
        """Have a request judged, and follow it; raises RequestRefused."""
        self.add(judge(self.table, seat, request, random))


def table_of(rules: str = "spruce rounds=2", persons: int = 2, computers: int = 0) -> Log:
    """A table at which everybody sits; seat 1 is the host's."""
    log = Log(open_table("TABLE2", rules, persons + computers))
    for number in range(1, persons + 1):
        log.add(sit(log.table, f"Person {number}", f"hash {number}")[1])
    for number in range(persons + 1, persons + computers + 1):
        log.ask(1, SeatComputer("c", number, "greedy"))
    return log


def sit_at_random(log: Log, random: Random) -> None:
    """Persons and computers on random seats; now and then one stays free."""
    log.add(sit(log.table, "Ann", "hash 0")[1])
    for number in log.table.free_seats:
        if random.random() < 0.5:
            log.add(sit(log.table, random.choice(["Ann", "Bea", "Zoë"]), f"hash {number}")[1])
        elif random.random() < 0.98:
            level = random.choice(["greedy", "random"])
            log.ask(log.table.host, SeatComputer("c", number, level))


def state_for(table: Table, seat: int | None) -> bytes:
    """All that a seat, or a spectator, gets of a table from its beginning on."""
    own = None if seat is None else mine(table, seat)
    return msgspec.json.encode(
        State(table.seq, seen(table, {1}, 1), own, happenings(table, 0, seat))
    )


def states(table: Table) -> list[bytes]:
    """What everybody gets."""
    return [state_for(table, seat) for seat in (None, *range(1, len(table.seats) + 1))]


def advance(log: Log, random: Random) -> None:
    """Take the table on by one step or deal, whoever is to act; RequestRefused after the end."""
    table = log.table
    if table.phase != "playing":
        log.ask(table.host, DealRound("d"), random)
    elif table.computer_to_move:
        assert table.round is not None
        seat, level = table.computer_to_move
        step = player_named(level).choose(view(table.round, seat), 1.0, random)
        log.add([StepDone(seat, str(step))])
    else:
        seat = log.mover
        log.ask(seat, TakeStep("s", random.choice(mine(table, seat).legal), table.seq))


def random_request(table: Table, random: Random) -> Received:
    """A request that may or may not make sense."""
    seat = random.randint(-1, 15)
    level = random.choice(["greedy", "random", "planner", "genius", ""])
    legal = mine(table, random.randint(1, len(table.seats))).legal if table.seats else []
    hand = mine(table, table.to_play).hand if table.to_play else []
    train = random.choice([*map(str, range(1, len(table.seats) + 2)), "M", "M2"])
    laid = [f"{random.choice(hand)}@{train}"] * 4 if hand else []
    step = random.choice([*legal, *laid, "+", "-", "3-3@1", "nonsense", "12-5@M2", "9" * 50])
    requests: list[Received] = [
        TakeStep(
            "r", step, random.choice([table.seq, table.seq, random.randint(-1, table.seq + 2)])
        ),
        Undo("r"),
        Say("r", random.choice([*PHRASES, "curse"])),
        DealRound("r"),
        SeatComputer("r", seat, level),
        FreeSeat("r", seat),
        StandIn("r", seat, level),
        Return("r"),
        ChangeTable("r", random.choice([None, "warp", "spruce draws=two", "x=", "é" * 3000])),
        ChangeTable("r", seats=seat, pace=random.choice([None, 0.5, -1.0, 1e9])),
        Rename("r", random.choice(["Ann", "", " \u202e\x00", "Ánn", "x" * 99])),
        MakeHost("r", seat),
        Rematch("r"),
    ]
    return random.choice(requests)


def try_request(log: Log, seat: int | None, request: Received, random: Random) -> str | None:
    """Have a request judged; the reason if it is refused."""
    try:
        log.ask(seat, request, random)
    except RequestRefused as refusal:
        return refusal.reason
    return None

"""A table as the fold of its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from caboose.game import Match, Operation, Round, Step
from caboose.rules import Rules
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
from caboose.table.messages import Kind, Phase
from caboose.tiles import Tile


@dataclass
class Seat:
    """Who sits at a seat. With a token hash it is a person's, whoever moves for it."""

    name: str = ""
    token_hash: str | None = None
    level: str | None = None
    """The computer player that moves for this seat."""
    kept_for: str = ""
    """The name of whoever played for this seat elsewhere; while it is free it is kept for them."""

    @property
    def kind(self) -> Kind:
        """Who moves for the seat."""
        if self.token_hash is None:
            return "free" if self.level is None else "computer"
        return "person" if self.level is None else "stand-in"


class Shuffle(NamedTuple):
    """What fixed a round before it was dealt."""

    order: tuple[Tile, ...]
    salt: str
    commitment: str


class Happened(NamedTuple):
    """An event with its number and what it did to the round."""

    seq: int
    event: Event
    operation: Operation | None = None
    """What a step did; it holds the tile that was drawn."""
    ends: str | None = None
    """``round-over`` or ``match-over``, if the step ended one."""


class Table:
    """A live table. ``apply`` moves it on; the same events always give the same table.

    Events are taken to be accepted already: ``judging`` decides what may happen.
    """

    def __init__(self) -> None:
        self.seq = 0
        self.code = ""
        self.rules = Rules()
        self.seats: list[Seat] = []
        self.host: int | None = None
        self.pace = 1.0
        self.hints = True
        self.comments = True
        self.lead = 1
        self.earlier: list[list[int]] = []
        self.match: Match | None = None
        self.shuffles: list[Shuffle] = []
        self.next_table: str | None = None
        self.happened: list[Happened] = []
        self._dealt_at = 0
        self._steps: list[int] = []  # of this round, as far as they stand: numbers of events
        self._goes_no_further: int | None = None  # the seat whose whole train has just ended

    @property
    def round(self) -> Round | None:
        """The newest round; None before the first deal."""
        return self.match.round if self.match else None

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.match is None:
            return "gathering"
        if not self.match.round.over:
            return "playing"
        return "match-over" if self.match.is_over else "round-over"

    def seat(self, number: int) -> Seat:
        """A seat, counted from 1."""
        return self.seats[number - 1]

    def seat_of(self, token_hash: str) -> int | None:
        """The seat of a token; None if it is nobody's."""
        for number, seat in enumerate(self.seats, 1):
            if seat.token_hash == token_hash:
                return number
        return None

    @property
    def persons(self) -> list[int]:
        """The seats that belong to persons."""
        return [number for number, seat in enumerate(self.seats, 1) if seat.token_hash]

    @property
    def free_seats(self) -> list[int]:
        """The seats that nobody has."""
        return [number for number, seat in enumerate(self.seats, 1) if seat.kind == "free"]

    @property
    def computer_to_move(self) -> tuple[int, str] | None:
        """The seat to move and the level of the computer that moves for it, if one does."""
        mover = self.to_play
        level = None if mover is None else self.seat(mover).level
        return None if mover is None or level is None else (mover, level)

    @property
    def to_play(self) -> int | None:
        """The seat whose turn it is at the table; None while no round runs."""
        round = self.round
        if round is None or round.over:
            return None
        return self.to_say_done or round.to_play

    @property
    def to_say_done(self) -> int | None:
        """The person who has yet to say that a whole train is done; None if nobody has.

        RULES.md 2.3: a train that can go no further ends the turn by itself. But its builder may
        want to build otherwise, so the others wait for his word.
        """
        seat = self._goes_no_further
        return seat if seat and self.seat(seat).kind == "person" else None

    @property
    def undoable(self) -> int | None:
        """The seat that may take its last step back; None if nobody may.

        Until somebody else has acted, a tile was drawn or the round is over.
        """
        round = self.round
        if round is None or round.over or not self._steps:
            return None
        operation = round.operations[-1]
        return None if operation.step == Step.draw() else operation.seat

    @property
    def events_of_round(self) -> int:
        """How many events there were since the newest deal; before it, since the opening."""
        return self.seq - self._dealt_at

    @property
    def log_of_round(self) -> list[Happened]:
        """The steps of the newest round that stand, and who came to play for whom meanwhile."""
        standing = set(self._steps)
        return [
            each
            for each in self.happened[self._dealt_at :]
            if each.seq in standing or isinstance(each.event, (StandInSeated, PersonReturned))
        ]

    def has_moved(self, since: int) -> bool:
        """Whether a step was done or undone, or a round dealt, after event ``since``."""
        moves = (RoundDealt, StepDone, StepUndone)
        return any(isinstance(each.event, moves) for each in self.happened[max(since, 0) :])

    def has_ended_turn(self, seat: int, since: int) -> bool:
        """Whether a seat ended a turn, or a round was dealt, after event ``since``."""
        return any(
            isinstance(each.event, RoundDealt)
            or (each.operation and each.operation.ends_turn and each.operation.seat == seat)
            for each in self.happened[max(since, 0) :]
        )

    # ------------------------------------------------------------------ events

    def apply(self, event: Event) -> None:
        """Move the table on by an accepted event."""
        self.seq += 1
        operation: Operation | None = None
        ends: str | None = None
        match event:
            case RoundDealt():
                self._deal(event)
            case StepDone():
                operation = self._do(event)
                if operation.over:
                    ends = "match-over" if self.phase == "match-over" else "round-over"
            case StepUndone():
                self._undo()
            case TableOpened() | TableChanged():
                self._arrange(event)
            case TrainDone():
                self._goes_no_further = None
            case RematchOpened():
                self.next_table = event.code
            case PhraseSaid():
                pass
            case _:
                self._seat(event)
        self.happened.append(Happened(self.seq, event, operation, ends))

    def _arrange(self, event: TableOpened | TableChanged) -> None:
        if isinstance(event, TableOpened):
            self.code, self.lead = event.code, event.lead
            self.earlier = event.earlier
        if event.rules is not None:
            self.rules = Rules.parse(event.rules)
        if event.seats is not None:
            free = [Seat() for _ in range(event.seats - len(self.seats))]
            self.seats = self.seats[: event.seats] + free
            if self.lead > event.seats:
                self.lead = 1
        if isinstance(event, TableOpened):
            for seat, name in zip(self.seats, event.names, strict=False):
                seat.kept_for = name
        if event.pace is not None:
            self.pace = event.pace
        if event.hints is not None:
            self.hints = event.hints
        if event.comments is not None:
            self.comments = event.comments

    def _seat(
        self,
        event: SeatTaken
        | SeatFreed
        | ComputerSeated
        | StandInSeated
        | PersonReturned
        | Renamed
        | HostChanged,
    ) -> None:
        seat = self.seat(event.seat)
        match event:
            case SeatTaken():
                seat.name, seat.token_hash, seat.level = event.name, event.token_hash, None
                if self.host is None:
                    self.host = event.seat
            case SeatFreed():
                self.seats[event.seat - 1] = Seat(kept_for=seat.kept_for)
                if self.host == event.seat:
                    self.host = next(iter(self.persons), None)
            case ComputerSeated():
                seat.name, seat.level = event.name, event.level
            case StandInSeated():
                seat.level = event.level
            case PersonReturned():
                seat.level = None
            case Renamed():
                seat.name = event.name
            case HostChanged():
                self.host = event.seat
        if self.match is not None:
            self.match.names = [each.name for each in self.seats]

    def _deal(self, event: RoundDealt) -> None:
        if self.match is None:
            names = [seat.name for seat in self.seats]
            self.match = Match(self.rules, names, seed=0, lead=self.lead, earlier=self.earlier)
        order = tuple(Tile.numbered(number) for number in event.order)
        self.match.deal(order)
        self.shuffles.append(Shuffle(order, event.salt, event.commitment))
        self._dealt_at = self.seq
        self._steps = []
        self._goes_no_further = None

    def _do(self, event: StepDone) -> Operation:
        assert self.match is not None
        round, seat = self.match.round, event.seat
        is_building = round.begins_building(Step.parse(event.step))
        operation = round.do(event.step)
        self._steps.append(self.seq)
        may_regret = operation.ends_turn and not round.over and round.tiles_in_hand[seat - 1] > 0
        self._goes_no_further = seat if is_building and may_regret else None
        return operation

    def _undo(self) -> None:
        assert self.match is not None
        self._steps.pop()
        self._goes_no_further = None
        steps = [each.step for each in self.match.round.operations[:-1]]
        self.match.rounds.pop()
        self.match.orders.pop()
        round = self.match.deal(self.shuffles[-1].order)
        for step in steps:
            round.do(step)


def refold(events: Iterable[Event]) -> Table:
    """The table after these events."""
    table = Table()
    for event in events:
        table.apply(event)
    return table

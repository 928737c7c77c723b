"""What can happen at a table, as rows of its log. The table is the fold of its events."""

from __future__ import annotations

from msgspec import Struct


class TableOpened(Struct, frozen=True, tag="opened"):
    """A table was opened; always the first event."""

    code: str
    rules: str
    """In one line, as ``Rules.parse`` reads it."""
    seats: int
    pace: float = 1.0
    hints: bool = True
    comments: bool = True
    lead: int = 1
    """The lead seat of the first round."""
    earlier: list[list[int]] = []
    """The points of rounds that were played elsewhere, a row by seat."""
    names: list[str] = []
    """Whom the seats are kept for, by seat; empty for anybody."""


class SeatTaken(Struct, frozen=True, tag="taken"):
    """A person sat down."""

    seat: int
    name: str
    token_hash: str
    """SHA-256 of the seat's secret, in hexadecimal digits."""


class SeatFreed(Struct, frozen=True, tag="freed"):
    """A seat became free again, before the first deal."""

    seat: int


class ComputerSeated(Struct, frozen=True, tag="computer"):
    """A computer player sat down, or its level was changed."""

    seat: int
    name: str
    level: str


class StandInSeated(Struct, frozen=True, tag="stand-in"):
    """A computer plays for a person who is away."""

    seat: int
    level: str


class PersonReturned(Struct, frozen=True, tag="returned"):
    """A person plays again after a stand-in has."""

    seat: int


class TableChanged(Struct, frozen=True, tag="changed"):
    """The host changed the table; what stays as it is, is None."""

    rules: str | None = None
    seats: int | None = None
    pace: float | None = None
    hints: bool | None = None
    comments: bool | None = None


class Renamed(Struct, frozen=True, tag="renamed"):
    """A person has another name."""

    seat: int
    name: str


class HostChanged(Struct, frozen=True, tag="host"):
    """Another person has the host's rights."""

    seat: int


class RoundDealt(Struct, frozen=True, tag="dealt"):
    """A round was dealt. ``order`` and ``salt`` are told to nobody before the round is over."""

    order: list[int]
    """The numbers of the tiles in their shuffled order."""
    salt: str
    commitment: str


class StepDone(Struct, frozen=True, tag="step"):
    """A step was done for a seat, by its person or a computer."""

    seat: int
    step: str


class StepUndone(Struct, frozen=True, tag="undone"):
    """A seat took its last step back."""

    seat: int


class TrainDone(Struct, frozen=True, tag="train-done"):
    """A person is done with a whole train that goes no further. RULES.md 2.3."""

    seat: int


class PhraseSaid(Struct, frozen=True, tag="said"):
    """A person or a computer said a canned phrase."""

    seat: int
    phrase: str


class RematchOpened(Struct, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    code: str


Event = (
    TableOpened
    | SeatTaken
    | SeatFreed
    | ComputerSeated
    | StandInSeated
    | PersonReturned
    | TableChanged
    | Renamed
    | HostChanged
    | RoundDealt
    | StepDone
    | StepUndone
    | TrainDone
    | PhraseSaid
    | RematchOpened
)

"""What a client sends and what it gets: the contract between server and client.

The client's types are generated from these. Seats count from 1; tiles and steps are texts
(RULES.md 4.1: ``12-5``, ``12-5@3``, ``12-5@M``, ``+``, ``-``); trains are named ``1`` to ``14``,
``M``, ``M2``. Words are never sent: a ``Message`` names an entry of the catalogues, and each
client words it in its reader's language.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Phase = Literal["gathering", "playing", "round-over", "match-over"]
"""Before the first deal; a round runs; between two rounds; after the last one."""

Kind = Literal["free", "person", "computer", "stand-in"]
"""Who moves for a seat. A stand-in is a computer that plays for an absent person."""


class Message(Struct, frozen=True):
    """An entry of the catalogues with its arguments (tile, train, seat, name, number …)."""

    id: str
    arguments: dict[str, str | int] = {}


# ------------------------------------------------------------ what a client gets


class SeatSeen(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Kind
    name: str
    level: str | None
    """Which computer player sits or stands in here."""
    is_host: bool
    is_connected: bool
    """Whether a person's device is connected; true for computers."""
    kept_for: str
    """Whom a free seat is kept for: who has played for it elsewhere; else empty."""


class TrainSeen(Struct, frozen=True):
    """A train as everybody sees it."""

    name: str
    tiles: list[str]
    """From the engine outwards, each with the number first that touches the train."""
    end: int
    """The number that fits; the engine's number where the train is not started."""
    is_started: bool
    is_open: bool
    """Whether everybody may use it: the Mexican trains, and trains with a marker."""
    has_marker: bool
    has_open_double: bool


class DutySeen(Struct, frozen=True):
    """What the player to move has to do. RULES.md 2.3, 2.4."""

    task: Literal["play", "cover", "follow-up"]
    trains: list[str]
    """Where the cover or follow-up must go; empty for a follow-up that may go anywhere."""
    is_first_turn: bool
    is_building: bool
    has_laid: bool


HappeningKind = Literal[
    "sat",
    "left",
    "computer",
    "stand-in",
    "returned",
    "host",
    "settings",
    "renamed",
    "dealt",
    "played",
    "drew",
    "passed",
    "undone",
    "said",
    "round-over",
    "match-over",
    "rematch",
]
"""What can happen."""


class Happening(Struct, frozen=True):
    """One thing that happened, for the log, the spoken table and the animations."""

    seq: int
    """The number of its event."""
    kind: HappeningKind
    seat: int | None = None
    tile: str | None = None
    """A tile that was laid; a drawn one only for the seat that drew it."""
    train: str | None = None
    covered: str | None = None
    """The train whose open double was covered."""
    marked: bool = False
    unmarked: bool = False
    message: Message | None = None
    """What the log says. Written for everybody; the client puts "you" where it is the reader."""


class TurnSeen(Struct, frozen=True):
    """How the round stands, besides its trains: what any step may change."""

    to_play: int
    lap: int
    duty: DutySeen
    open_doubles: list[str]
    """The trains whose double is owed, in the order in which they may or must be covered."""
    tiles_in_hand: list[int]
    tiles_in_boneyard: int
    newest: str | None
    """The train with the newest tile."""
    out: list[int]
    """Who has gone out; the others may still finish the lap."""


class RoundSeen(TurnSeen, frozen=True):
    """The round as everybody sees it."""

    number: int
    engine: int
    leader: int
    trains: list[TrainSeen]
    """The seats' trains in order, then the Mexican trains, with the one that may be started."""
    over: Literal["out", "blocked"] | None
    commitment: str
    """SHA-256 of the shuffle and its salt, published before the first tile was seen."""
    salt: str | None
    """Published when the round is over, with the order."""
    order: list[str] | None
    hands: list[list[str]] | None
    """All hands, once the round is over."""
    points: list[int] | None
    """What each seat scored, once the round is over."""
    history: list[Happening]
    """The steps of this round that stand, and who came to play for whom meanwhile."""


class OptionSeen(Struct, frozen=True):
    """An option of the rules with this table's value."""

    name: str
    value: str
    preset_value: str
    section: str
    """Where RULES.md has it."""


class MatchSeen(Struct, frozen=True):
    """The match so far."""

    round_count: int | None
    """None where only a target ends the match."""
    earlier: int
    """How many of the rounds in ``scores`` were played elsewhere, before those of the table."""
    engines: list[int]
    """Of the rounds dealt so far."""
    scores: list[list[int]]
    """A row a finished round, by seat."""
    totals: list[int]
    ranking: list[list[int]]
    """Seats from the winner down; seats that share a place stand together."""
    tie_break: Message | None
    """Why the first is first, where the totals are equal."""


class DealSeen(Struct, frozen=True):
    """What is dealt, with its arithmetic, known before anyone joins."""

    set: int
    tiles: int
    seats: int
    hand: int
    engine_aside: bool
    boneyard: int


class TableSeen(Struct, frozen=True):
    """A table as everybody sees it, spectators and screens too."""

    code: str
    phase: Phase
    preset: str
    rules: str
    """The rules in one line, as records name them."""
    changed: list[OptionSeen]
    """The options that differ from the preset's."""
    deal: DealSeen
    seats: list[SeatSeen]
    pace: float
    """Seconds before a computer's step."""
    hints: bool
    comments: bool
    """Whether computer players say something now and then."""
    spectators: int
    match: MatchSeen
    round: RoundSeen | None
    alert: Message
    """The one sentence of the alert line, for those who look on."""
    next_table: str | None
    """The code of the rematch, once there is one."""


class Mine(Struct, frozen=True):
    """What only one seat gets."""

    seat: int
    hand: list[str]
    """In the order of the tiles' numbers; how they are arranged is the client's."""
    legal: list[str]
    """The legal steps, on the seat's turn."""
    drawn: list[str]
    """Tiles drawn in this turn."""
    can_undo: bool
    alert: Message
    """The one sentence of the alert line, worded for this seat."""


class Done(Struct, frozen=True, tag="done"):
    """A request was accepted (or had been before)."""

    request: str
    seq: int


class State(Struct, frozen=True, tag="state"):
    """The whole table as of event ``seq``: on entering, and where a ``Change`` cannot tell it."""

    seq: int
    table: TableSeen
    mine: Mine | None
    """None for a spectator."""
    news: list[Happening]
    """What happened since the number that the client had last seen."""
    done: Done | None = None
    """The answer to a request of this client, if it led to this."""


class TableChange(Struct, frozen=True):
    """What is new for everybody since an earlier state. All else is as it was."""

    alert: Message
    spectators: int
    seats: list[SeatSeen] | None
    """All seats, where one of them has changed."""
    turn: TurnSeen | None
    """In place of the same fields of the round, where a step was done."""
    trains: list[TrainSeen]
    """Those that have changed, each in place of its namesake; one without is new, and the last."""
    steps: list[Happening]
    """For the end of the round's history."""


class Change(Struct, frozen=True, tag="change"):
    """What makes the state of event ``since`` that of event ``seq``.

    A client that does not have that state enters again, and gets it whole.
    """

    since: int
    seq: int
    table: TableChange
    mine: Mine | None
    """As in a ``State``: it replaces the former."""
    news: list[Happening]
    """What happened since the state that this one follows."""
    done: Done | None = None


class Refused(Struct, frozen=True, tag="refused"):
    """A request was refused; nothing has changed."""

    request: str
    reason: str
    """A stable name: those of RULES.md 4.3, and the table's own."""
    message: Message
    option: OptionSeen | None = None
    """The option that decides, if one does."""


Sent = State | Change | Done | Refused
"""Everything that a server sends on a socket."""


# ------------------------------------------------------------ what a client sends


class Ask(Struct, frozen=True):
    """A request; ``request`` is made by the client, so that a resent one is known again."""

    request: str


class Enter(Struct, frozen=True, tag="enter"):
    """The first message on a socket: who enters, and the last number that it has seen."""

    token: str | None
    """The seat's secret; None for a spectator."""
    seen: int = 0


class TakeStep(Ask, frozen=True, tag="step"):
    """Do a step of one's own turn; ``seq`` is the state that the player saw."""

    step: str
    seq: int


class Undo(Ask, frozen=True, tag="undo"):
    """Take the last step back: until somebody else has acted, or a tile was drawn."""


class Say(Ask, frozen=True, tag="say"):
    """Say one of the canned phrases."""

    phrase: str


class DealRound(Ask, frozen=True, tag="deal"):
    """Deal the first or the next round. The first one: the host."""


class SeatComputer(Ask, frozen=True, tag="seat-computer"):
    """The host seats a computer player in a free seat, or changes its level."""

    seat: int
    level: str


class FreeSeat(Ask, frozen=True, tag="free-seat"):
    """The host frees a seat before the first deal; a person may free the own one."""

    seat: int


class StandIn(Ask, frozen=True, tag="stand-in"):
    """The host seats a stand-in for a person. The person returns with ``Return``."""

    seat: int
    level: str


class Return(Ask, frozen=True, tag="return"):
    """Play again oneself after a stand-in has."""


class ChangeTable(Ask, frozen=True, tag="change"):
    """The host changes the table: rules and seats before the first deal, the rest at any time."""

    rules: str | None = None
    """In one line: ``spruce follow_up=on-double``."""
    seats: int | None = None
    pace: float | None = None
    hints: bool | None = None
    comments: bool | None = None


class Rename(Ask, frozen=True, tag="rename"):
    """Change one's own name."""

    name: str


class MakeHost(Ask, frozen=True, tag="make-host"):
    """The host hands the host's rights to another person."""

    seat: int


class Rematch(Ask, frozen=True, tag="rematch"):
    """After the match: open a table with the same seats, names and tokens."""


Received = (
    Enter
    | TakeStep
    | Undo
    | Say
    | DealRound
    | SeatComputer
    | FreeSeat
    | StandIn
    | Return
    | ChangeTable
    | Rename
    | MakeHost
    | Rematch
)
"""Everything that a client sends on a socket."""

PHRASES = (
    "hello",
    "well-played",
    "good-luck",
    "oops",
    "hurry",
    "thanks",
    "one-left",
    "good-game",
    "wait-please",
    "goodbye",
)
"""The canned phrases; their entries in the catalogues are ``phrase-hello`` and so on."""

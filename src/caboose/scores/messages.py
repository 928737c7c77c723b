"""How a game stands: what the pages, the terminal and the files show of it."""

from __future__ import annotations

from msgspec import Struct


class Question(Struct, frozen=True):
    """What has to be asked before a round's points are certain."""

    name: str
    """``engine``, ``ending``, ``double-blank`` or ``out-on-double``."""
    answers: list[str]
    """What may be answered: for ``double-blank`` ids of players and ``none``, ``counted``."""


class Flag(Struct, frozen=True):
    """Something in a round that cannot be right."""

    name: str
    """``tile-twice``, ``tile-engine``, ``tile-unknown`` or ``too-many``."""
    players: list[str]
    tile: str = ""
    points: int = 0
    """The most that all hands can count together, for ``too-many``."""


class RoundCounted(Struct, frozen=True):
    """A round: its card, the hands, the points."""

    number: int
    players: list[str]
    engines: list[int]
    """The numbers that may be its engine."""
    engine: int | None
    """Its engine; None where the table has to say which double it was."""
    lead: str
    """Who has the lead; empty where nobody plays."""
    shuffles: str
    """Who shuffles: the last one in the order of turns."""
    tiles: int | None
    """Tiles to draw; None where no deal table says it."""
    hands: dict[str, int]
    """What the hands count that are entered."""
    is_entered: bool
    """Whether all hands are entered."""
    is_blocked: bool
    out: list[str]
    points: dict[str, int]
    """The points of all players, once all hands are entered: as they are if nothing is asked."""
    questions: list[Question]
    flags: list[Flag]


class PlayerCounted(Struct, frozen=True):
    """How a player stands."""

    id: str
    name: str
    is_playing: bool
    total: int
    place: int
    """1 is the first; equals share a place; 0 before the first round is entered."""
    rounds: int
    rounds_out: int


class Tie(Struct, frozen=True):
    """Equal totals, and what puts one before the other. RULES.md 2.7."""

    name: str
    """An entry of the catalogues: ``tie-shared`` and others."""
    players: list[str]
    """The one ahead and the one behind; all who share a place."""
    counts: list[int]
    """What decides, for each of the two."""


class GameCounted(Struct, frozen=True):
    """A game."""

    rules: str
    set: int
    league: str
    players: list[PlayerCounted]
    """In the order of the seats."""
    round_count: int | None
    """How many rounds there will be; None where only the target ends the game."""
    rounds: list[RoundCounted]
    """All with something in them, and the one that is played next."""
    ranking: list[list[str]]
    """From the first place down; those who share a place together; who has left comes last."""
    ties: list[Tie]
    """Once the game is over."""
    is_over: bool
    next_lead: str
    """Who would have the lead in a further round, or a rematch."""


class Change(Struct, frozen=True):
    """An entry in the list of changes."""

    id: str
    is_undone: bool
    before: str
    """What stood in the same place before: a hand as ``hand_text`` writes it, a name, an answer."""

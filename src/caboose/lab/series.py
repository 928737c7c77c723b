"""A series of matches, and the pieces of it that can be played anywhere.

A piece depends on the series alone: whoever plays it, in whatever order, gets the same rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from caboose.fast import POLICIES, play_matches
from caboose.fast.batches import ENDS, LONGEST_MATCH
from caboose.fast.playouts import ROUND_COLUMNS
from caboose.fast.situations import SITUATIONS
from caboose.game import Round
from caboose.game.standing import first_engine, round_count
from caboose.lab.matches import play_match
from caboose.players import ExpertPlayer, Player, player_named
from caboose.rules import Rules

MOST_MATCHES = 10_000_000
COMPILED_PIECE = 256
"""Matches of one piece where the core's own policies play; else a piece is one match."""

LONGEST_BUDGET = 3600.0
MOST_PLAYOUTS = 1_000_000


def _nothing(players: Sequence[Player], round: Round) -> None:
    pass


@dataclass(frozen=True)
class Series:
    """What is to be played.

    ``players`` names the kind of player of each seat. With ``turns`` above 1 so many matches in
    succession share their deals, and the players move one seat on from each to the next. ``budget``
    is what a player outside the core may spend on a step, in seconds; with ``playouts`` the Expert
    tries each candidate so often instead, and the same seed gives the same rounds everywhere.

    ``make`` makes the player of a name, ``dealt`` is told of the players and of each round as it is
    dealt, where compiled code does not play: for players that only a measurement knows. Both must
    be functions of modules, since they travel to other processes.

    Raises ValueError for players, deals or numbers that do not serve.
    """

    rules: Rules
    players: tuple[str, ...]
    matches: int
    seed: int = 1
    turns: int = 1
    budget: float = 0.2
    playouts: int | None = None
    make: Callable[[str], Player] = player_named
    dealt: Callable[[Sequence[Player], Round], object] = _nothing

    def __post_init__(self) -> None:
        for kind in self.players:
            self.make(kind)
        deal = self.rules.deal(self.seats)
        first_engine(self.rules, deal.set)
        if not 1 <= self.matches <= MOST_MATCHES:
            raise ValueError(f"{self.matches} matches cannot be played: give 1 to {MOST_MATCHES}")
        if not 0 <= self.seed < 1 << 31:
            raise ValueError(f"the seed is {self.seed}: give a number from 0 to {(1 << 31) - 1}")
        if not 1 <= self.turns <= self.seats:
            raise ValueError(f"{self.turns} turns of the seats: give 1 to {self.seats}")
        if not 0 < self.budget <= LONGEST_BUDGET:
            raise ValueError(f"the budget is {self.budget}: give up to {LONGEST_BUDGET:g} seconds")

        if self.playouts is not None and not 1 <= self.playouts <= MOST_PLAYOUTS:
            raise ValueError(f"{self.playouts} playouts: give 1 to {MOST_PLAYOUTS}")

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)

    @property
    def is_compiled(self) -> bool:
        """Whether all players are policies of the core, so that compiled code plays."""
        return all(kind in POLICIES for kind in self.players)


class Piece(NamedTuple):
    """Matches of a series that are played in one go."""

    first: int
    """The number of the first match, from 0."""
    matches: int


Played = Iterator[tuple[int, pl.DataFrame]]
"""The places of pieces with their tables, in the order in which they are done."""


def pieces(series: Series) -> list[Piece]:
    """The pieces of a series; their size depends on the players alone."""
    size = COMPILED_PIECE if series.is_compiled else 1
    return [
        Piece(first, min(size, series.matches - first)) for first in range(0, series.matches, size)
    ]


def play_piece(series: Series, piece: Piece) -> pl.DataFrame:
    """Play a piece: a table with one row a round, see ``columns``."""
    if series.is_compiled:
        rounds, cells = _compiled(series, piece)
    else:
        rounds, cells = _in_python(series, piece)
    matches = np.repeat(np.arange(piece.first, piece.first + piece.matches), rounds)
    starts = np.cumsum(rounds) - rounds
    numbers = np.arange(len(matches)) - np.repeat(starts, rounds)
    data = np.column_stack([matches + 1, matches // series.turns + 1, numbers + 1, cells])
    data[:, 3 + ROUND_COLUMNS.index("leader")] += 1
    schema = columns(series.seats)
    ends = np.array(ENDS)
    return pl.DataFrame(
        [
            pl.Series(name, ends[data[:, place]] if name == "over" else data[:, place], dtype)
            for place, (name, dtype) in enumerate(schema.items())
        ]
    )


def columns(seats: int) -> pl.Schema:
    """The columns of a table of rounds, with their types.

    Match, deal, round, seats and laps count from 1. After ``steps`` come the situations, each with
    how often it arose in the round, then the points of the seats.
    """
    small, middle, large = pl.UInt8(), pl.UInt16(), pl.UInt32()
    schema: dict[str, pl.DataType] = {"match": large, "deal": large, "round": small}
    schema |= {"engine": small, "leader": small, "over": pl.Enum(ENDS[1:])}
    schema |= {"laps": middle, "steps": middle}
    schema |= {column_name(situation): middle for situation in SITUATIONS}
    schema |= {f"points_{seat}": pl.Int32() for seat in range(1, seats + 1)}
    return pl.Schema(schema)


def column_name(situation: str) -> str:
    """The column of a situation."""
    return situation.replace("-", "_")


Cells = NDArray[np.int64]


def _compiled(series: Series, piece: Piece) -> tuple[Cells, Cells]:
    """The number of rounds of each match, and the rows of all rounds."""
    played = play_matches(
        series.rules,
        series.players,
        piece.matches,
        seed=series.seed,
        first=piece.first,
        turns=series.turns,
        workers=1,
    )
    rounds = np.asarray(played.rounds, dtype=np.int64)
    width = len(ROUND_COLUMNS) + series.seats
    cells = np.asarray(played.cells, dtype=np.int64).reshape(-1, played.most_rounds, width)
    is_played = np.arange(played.most_rounds) < rounds[:, None]
    return rounds, cells[is_played]


def _player(series: Series, kind: str) -> Player:
    if kind == ExpertPlayer.name and series.playouts is not None:
        return ExpertPlayer(series.playouts)
    return series.make(kind)


def _in_python(series: Series, piece: Piece) -> tuple[Cells, Cells]:
    top = series.rules.deal(series.seats).set
    most_rounds = round_count(series.rules, top) or LONGEST_MATCH
    rounds, rows = [], []
    for number in range(piece.first, piece.first + piece.matches):
        turn = number % series.turns
        seated = [
            _player(series, series.players[(seat - turn) % series.seats])
            for seat in range(series.seats)
        ]
        match = play_match(
            series.rules,
            seated,
            seed=series.seed,
            number=number,
            deal=number // series.turns,
            most_rounds=most_rounds,
            budget=series.budget,
            dealt=series.dealt,
        )
        rounds.append(len(match))
        rows += match
    return np.array(rounds, dtype=np.int64), np.array(rows, dtype=np.int64)

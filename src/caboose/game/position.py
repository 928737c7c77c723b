"""A position: everything on the table and in the hands at one moment. RULES.md section 4.3."""

from __future__ import annotations

from typing import NamedTuple

from caboose.game.steps import Step
from caboose.rules import Rules
from caboose.tiles import Tile


class Train(NamedTuple):
    """A train from the engine outwards, the engine itself not counted."""

    chain: tuple[Tile, ...] = ()
    marker: bool = False


class Position(NamedTuple):
    """A position as plain data; ``Round.set_up`` checks it and makes it playable.

    Seats count from 1. ``open_doubles`` names trains in the order their doubles were laid; None
    means every train that ends in a double. ``turn`` holds what the player to move has done in
    this turn, and ``drew`` what he drew in it, including the draws in ``turn``; draws that are
    not in ``turn`` came before its first tile.
    """

    rules: Rules
    set: int
    engine: int
    hands: tuple[tuple[Tile, ...], ...]
    trains: dict[str, Train]
    boneyard: tuple[Tile, ...] = ()
    open_doubles: tuple[str, ...] | None = None
    leader: int = 1
    to_play: int = 1
    lap: int = 2
    drew: int = 0
    turn: tuple[Step, ...] = ()
    idle: int = 0
    out: tuple[int, ...] = ()
    out_on_double: bool = False
    over: str | None = None
    """``out`` or ``blocked`` once the round is over."""

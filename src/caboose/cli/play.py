"""``caboose play``: seating a table and starting it."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random
from typing import NamedTuple

from caboose.cli.files import read_text
from caboose.cli.rulebook import rules_from
from caboose.cli.table import play_table
from caboose.game import Match
from caboose.notation import Replay, replay
from caboose.players import Player, player_named

NAMES = (
    "Bea", "Carl", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jan", "Kim", "Lena", "Max", "Nora",
    "Otto",
)  # fmt: skip
"""Names of computer players, from the seat left of the first on."""


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    preset: str = "spruce"
    options: tuple[str, ...] = ()
    players: int = 4
    opponents: tuple[str, ...] = ()
    name: str = "You"
    watch: bool = False
    plain: bool = False
    pace: float = 0.6
    suggestions: bool = False
    seed: str | None = None
    save: Path | None = None
    resume: Path | None = None


FIXED_BY_A_RECORD = ("preset", "options", "players", "name", "seed")
"""What a record decides, so that it cannot be asked for anew."""


def start(wishes: Wishes) -> int:
    """Seat the table and play; the exit status. Raises ValueError for what cannot be done."""
    if not 0 <= wishes.pace <= 60:
        raise ValueError(f"the pace is {wishes.pace}: give 0 to 60 seconds")
    told = _resumed(wishes) if wishes.resume else None
    match = told.match if told and told.match else _new_match(wishes)
    people = {} if wishes.watch else {1: match.names[0]}
    seats = [seat for seat in range(1, match.players + 1) if seat not in people]
    return play_table(
        match,
        people,
        _computer_players(seats, wishes.opponents or ("greedy",)),
        plain=wishes.plain,
        pace=wishes.pace,
        suggestions=wishes.suggestions,
        save=wishes.save or wishes.resume,
        earlier=told.record if told else None,
        random=Random(wishes.seed),
    )


def _new_match(wishes: Wishes) -> Match:
    if not 2 <= wishes.players <= len(NAMES):
        raise ValueError(f"{wishes.players} cannot play: a table has 2 to {len(NAMES)} players")
    if wishes.save and not os.access(wishes.save.resolve().parent, os.W_OK):
        raise ValueError(f"nothing can be saved as {wishes.save}: its folder cannot be written")
    if wishes.save and wishes.save.exists():
        raise ValueError(
            f"there is a file {wishes.save} already: go on with --resume {wishes.save}, "
            "or name another"
        )
    rules = rules_from(wishes.preset, wishes.options)
    computers = [name for name in NAMES if name != wishes.name]
    names = [*([] if wishes.watch else [_verified_name(wishes.name)]), *computers]
    return Match(rules, names[: wishes.players], seed=wishes.seed)


def _verified_name(name: str) -> str:
    name = name.strip()
    if not name or len(name) > 40 or not name.isprintable():
        raise ValueError("a name has 1 to 40 printable characters")
    if re.fullmatch(r"\d+|[Mm]\d*", name):
        raise ValueError(f"{name} cannot be a name here: so the trains are called")
    return name


def _resumed(wishes: Wishes) -> Replay:
    """The match of a record that can go on; raises ValueError."""
    fixed = [name for name in FIXED_BY_A_RECORD if getattr(wishes, name) != getattr(Wishes(), name)]
    if fixed:
        raise ValueError(
            f"a resumed match keeps what its record says: leave out --{' --'.join(fixed)}"
        )
    path = wishes.resume
    assert path is not None
    told = replay(read_text(path))
    if told.match is None or told.damage:
        raise ValueError(f"{path} cannot be resumed: {told.damage}. See: replay {path}")
    if told.match.is_over:
        raise ValueError(f"the match in {path} is over. See: replay {path}")
    return told


def _computer_players(seats: list[int], kinds: tuple[str, ...]) -> dict[int, Player]:
    return {seat: player_named(kinds[place % len(kinds)]) for place, seat in enumerate(seats)}

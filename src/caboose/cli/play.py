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
from caboose.locales import WordedError, sentence
from caboose.locales.environment import language_of
from caboose.notation import Replay, replay
from caboose.players import CasualPlayer, Player, level_names, player_named
from caboose.players.strength import strength_told
from caboose.rules.deals import MOST_PLAYERS
from caboose.table.names import clean_name

NAMES = (
    "Bea",
    "Carl",
    "Dora",
    "Emil",
    "Fay",
    "Gus",
    "Hana",
    "Ivo",
    "Jan",
    "Kim",
    "Lena",
    "Max",
    "Nora",
    "Otto",
)
"""Names of computer players, from the seat left of the first on."""


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    preset: str = "spruce"
    options: tuple[str, ...] = ()
    players: int = 4
    opponents: tuple[str, ...] = ()
    name: str | None = None
    language: str | None = None
    watch: bool = False
    plain: bool = False
    pace: float = 0.6
    suggestions: bool = False
    seed: str | None = None
    save: Path | None = None
    resume: Path | None = None


FIXED_BY_A_RECORD = ("preset", "options", "players", "name", "seed")
"""What a record decides, so that it cannot be asked for anew."""


def levels_told() -> tuple[str, list[tuple[str, str]], str]:
    """A title, each level by its name with how it plays and how strong it is, and a remark."""
    language = language_of(os.environ)

    def told(level: str) -> str:
        about = sentence(f"level-{level}-about", {}, language)
        return f"{about}. {strength_told(level, language)}."

    return (
        sentence("levels-title", {}, language),
        [(level, told(level)) for level in level_names()],
        sentence("levels-measured", {}, language),
    )


def start(wishes: Wishes) -> int:
    """Seat the table and play; the exit status. Raises ValueError for what cannot be done."""
    language = wishes.language or language_of(os.environ)
    try:
        return _play(wishes, language)
    except WordedError as error:
        raise ValueError(error.worded(language)) from None


def _play(wishes: Wishes, language: str) -> int:
    if not 0 <= wishes.pace <= 60:
        raise WordedError("play-bad-pace", {"pace": str(wishes.pace)})
    told = _resumed(wishes) if wishes.resume else None
    match = told.match if told and told.match else _new_match(wishes, language)
    people = {} if wishes.watch else {1: match.names[0]}
    seats = [seat for seat in range(1, match.players + 1) if seat not in people]
    return play_table(
        match,
        people,
        _computer_players(seats, wishes.opponents or (CasualPlayer.name,)),
        plain=wishes.plain,
        pace=wishes.pace,
        suggestions=wishes.suggestions,
        language=language,
        save=wishes.save or wishes.resume,
        earlier=told.record if told else None,
        random=Random(wishes.seed),
    )


def _new_match(wishes: Wishes, language: str) -> Match:
    if not 2 <= wishes.players <= MOST_PLAYERS:
        raise WordedError("deal-no-players", {"players": wishes.players, "most": MOST_PLAYERS})
    if wishes.save and not os.access(wishes.save.resolve().parent, os.W_OK):
        raise WordedError("play-no-folder", {"path": str(wishes.save)})
    if wishes.save and wishes.save.exists():
        raise WordedError("play-file-there", {"path": str(wishes.save)})
    rules = rules_from(wishes.preset, wishes.options)
    given = sentence("terminal-you", language=language) if wishes.name is None else wishes.name
    own = [] if wishes.watch else [_verified_name(given)]
    names = [*own, *(name for name in NAMES if name not in own)]
    return Match(rules, names[: wishes.players], seed=wishes.seed)


def _verified_name(given: str) -> str:
    name = clean_name(given)
    if not name:
        raise WordedError("refused-no-name", {})
    if re.fullmatch(r"\d+|[Mm]\d*", name):
        raise WordedError("play-name-of-train", {"name": name})
    return name


def _resumed(wishes: Wishes) -> Replay:
    """The match of a record that can go on; raises ValueError."""
    fixed = [name for name in FIXED_BY_A_RECORD if getattr(wishes, name) != getattr(Wishes(), name)]
    if fixed:
        words = ", ".join(f"--{name}" for name in fixed)
        raise WordedError("play-fixed-by-record", {"options": words})
    path = wishes.resume
    assert path is not None
    told = replay(read_text(path))
    if told.match is None or told.damage:
        raise WordedError("play-damaged", {"path": str(path), "damage": str(told.damage)})
    if told.match.is_over:
        raise WordedError("play-over", {"path": str(path)})
    return told


def _computer_players(seats: list[int], kinds: tuple[str, ...]) -> dict[int, Player]:
    return {seat: player_named(kinds[place % len(kinds)]) for place, seat in enumerate(seats)}

"""Files of score sheets: the same for the browser and the terminal.

JSON: ``{"format": "caboose scores 1", "games": [{"id": …, "entries": […]}]}``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from caboose.locales import WordedError
from caboose.scores.entries import AnyEntry, Id, merge, read_entries
from caboose.tiles import shorten

FORMAT = "caboose scores 1"
LONGEST_FILE = 20_000_000
"""Characters; a longer file is refused unread."""


class Game(msgspec.Struct, frozen=True):
    """A game of a file, its entries as plain data."""

    id: Id
    entries: list[dict[str, Any]]


class ScoreFile(msgspec.Struct, frozen=True):
    """A file."""

    format: str
    games: list[Game]


class Sheet(NamedTuple):
    """A game with its id."""

    id: str
    entries: list[AnyEntry]


def read_sheets(text: str) -> list[Sheet]:
    """The games of a file; raises WordedError that names what was wrong."""
    if len(text) > LONGEST_FILE:
        raise WordedError("sheet-file-long", {"count": len(text), "most": LONGEST_FILE})
    try:
        file = msgspec.json.decode(text, type=ScoreFile)
    except (msgspec.DecodeError, RecursionError):
        raise WordedError("sheet-file-none", {"format": FORMAT}) from None
    if file.format != FORMAT:
        told = {"given": shorten(file.format), "format": FORMAT}
        raise WordedError("sheet-file-format", told)
    sheets: dict[str, list[AnyEntry]] = {}
    for game in file.games:
        sheets[game.id] = merge(sheets.get(game.id, []), read_entries(game.entries))
    return [Sheet(id, entries) for id, entries in sheets.items()]


def write_sheets(sheets: Iterable[Sheet]) -> str:
    """The text of a file; ``read_sheets`` reads it back."""
    games = [
        {"id": sheet.id, "entries": msgspec.to_builtins(merge(sheet.entries))} for sheet in sheets
    ]
    return json.dumps({"format": FORMAT, "games": games}, indent=1, ensure_ascii=False) + "\n"


def merge_sheets(*files: Iterable[Sheet]) -> list[Sheet]:
    """All games of several files; what two files have of the same game comes together."""
    found: dict[str, list[AnyEntry]] = {}
    for file in files:
        for sheet in file:
            found[sheet.id] = merge(found.get(sheet.id, []), sheet.entries)
    return [Sheet(id, entries) for id, entries in found.items()]

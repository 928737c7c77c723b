"""The list of changes: every entry, and what stood in the same place before it."""

from __future__ import annotations

from collections.abc import Iterable

from caboose.scores.counting import hand_text
from caboose.scores.entries import (
    AnyEntry,
    HandEntered,
    PlayerJoined,
    PlayerRenamed,
    QuestionAnswered,
    merge,
    undone_ids,
)
from caboose.scores.messages import Change


def changes(entries: Iterable[AnyEntry]) -> list[Change]:
    """Every entry in its order; nothing is ever left out."""
    ordered = merge(entries)
    gone = undone_ids(ordered)
    values: dict[str, str] = {}
    found: list[Change] = []
    for entry in ordered:
        place, value = _place_and_value(entry)
        is_undone = entry.id in gone
        found.append(Change(entry.id, is_undone, values.get(place, "") if place else ""))
        if place and not is_undone:
            values[place] = value
    return found


def _place_and_value(entry: AnyEntry) -> tuple[str, str]:
    """What an entry sets, as a name of its own, and the value in one line."""
    match entry:
        case HandEntered():
            return f"hand {entry.round} {entry.player}", hand_text(entry)
        case PlayerJoined() | PlayerRenamed():
            return f"name {entry.player}", entry.name
        case QuestionAnswered():
            return f"answer {entry.round} {entry.question}", entry.answer
        case _:
            return "", ""

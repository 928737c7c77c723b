"""What people enter into a score keeper, as entries of an append-only list.

A game is the fold of its entries. Each has an id that the device made, and a time that is later
than that of every entry the device knew. So lists of several devices merge in any order without
loss, and all devices that have the same entries see the same game.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from caboose.game.standing import first_engine
from caboose.locales import WordedError
from caboose.rules import Rules
from caboose.tiles import Tile, shorten, verify_set

LONGEST_RULES = 2000
LONGEST_NAME = 24
MOST_ROUNDS = 999
MOST_POINTS = 9999
"""Of a hand."""

MOST_ENTRIES = 5000
"""Entries of one game."""

LATEST = 4_102_444_800_000
"""The latest time of an entry: the year 2100. After it there is always room for a later one."""

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
RoundNumber = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What all entries have."""

    id: Id
    at: Annotated[int, Meta(ge=0, le=LATEST)]
    """When, in milliseconds since 1970, but always later than what the device knew."""
    by: Name = ""
    """Who entered it, for the list of changes."""


class RulesChosen(Entry, frozen=True, tag="rules"):
    """The rules and the set; the newest choice counts for the whole game."""

    rules: Annotated[str, Meta(max_length=LONGEST_RULES)] = "spruce"
    """In one line, as ``Rules.parse`` reads it."""
    set: int = 12
    league: Name = ""
    """The league that the game counts in."""


class PlayerJoined(Entry, frozen=True, tag="joined"):
    """Somebody plays from this round on; the order of joining is that of the seats."""

    player: Id
    name: Name
    from_round: RoundNumber = 1
    points: Annotated[int, Meta(ge=-99999, le=99999)] = 0
    """What a late comer starts with, or what a player brings from an earlier part of the match."""


class PlayerRenamed(Entry, frozen=True, tag="renamed"):
    """A player has another name."""

    player: Id
    name: Name


class PlayerLeft(Entry, frozen=True, tag="left"):
    """A player does not play from this round on."""

    player: Id
    from_round: RoundNumber


class PlayerReturned(Entry, frozen=True, tag="returned"):
    """A player who had left plays again from this round on."""

    player: Id
    from_round: RoundNumber


class LeadChosen(Entry, frozen=True, tag="lead"):
    """Who has the lead in the first round; else the first who joined."""

    player: Id


class HandEntered(Entry, frozen=True, tag="hand"):
    """What a player holds when a round ends: as a number, or as tiles; with neither, unknown.

    The number is what the hand counts by the rules, without what the double-blank counts. Zero, or
    no tile, is to be out.
    """

    round: RoundNumber
    player: Id
    points: Points | None = None
    tiles: Annotated[list[str], Meta(max_length=190)] | None = None


class QuestionAnswered(Entry, frozen=True, tag="answer"):
    """The answer to a question that the rules raise about a round."""

    round: RoundNumber
    question: Annotated[str, Meta(max_length=40)]
    answer: Id


class CardChanged(Entry, frozen=True, tag="card"):
    """A round's card put right: its engine, and who has the lead."""

    round: RoundNumber
    engine: Annotated[int, Meta(ge=0, le=18)] | None = None
    lead: Id | None = None


class GameEnded(Entry, frozen=True, tag="ended"):
    """The game ends here, whatever the rules say."""


class EntryUndone(Entry, frozen=True, tag="undone"):
    """An earlier entry does not count; it stays in the list."""

    entry: Id


AnyEntry = (
    RulesChosen
    | PlayerJoined
    | PlayerRenamed
    | PlayerLeft
    | PlayerReturned
    | LeadChosen
    | HandEntered
    | QuestionAnswered
    | CardChanged
    | GameEnded
    | EntryUndone
)


def read_entries(data: Any) -> list[AnyEntry]:
    """Entries from plain data, which may come from anybody.

    Raises WordedError that names what was wrong.
    """
    try:
        entries = msgspec.convert(data, list[AnyEntry])
    except msgspec.ValidationError as error:
        raise _misshapen(str(error)) from None
    if len(entries) > MOST_ENTRIES:
        raise WordedError("score-entries-many", {"count": len(entries), "most": MOST_ENTRIES})
    for entry in entries:
        verify_entry(entry)
    return entries


def _misshapen(problem: str) -> WordedError:
    """What msgspec found, as the number of the entry and the name of its field."""
    place = re.search(r"`\$\[(\d+)\]\.?([^`]*)`$", problem)
    if place is None:
        return WordedError("score-entries-none", {})
    named = re.search(r"field `([^`]*)`", problem)
    field = place[2] or (named[1] if named else "kind")
    return WordedError("score-entry-bad", {"number": int(place[1]) + 1, "field": shorten(field)})


def verify_entry(entry: AnyEntry) -> None:
    """Raise WordedError for rules, sets and tiles that there are not."""
    if isinstance(entry, RulesChosen):
        verify_set(entry.set)
        first_engine(Rules.parse(entry.rules), entry.set)
    elif isinstance(entry, (PlayerJoined, PlayerRenamed)):
        if not entry.name.strip():
            raise WordedError("score-name-needed", {})
    elif isinstance(entry, HandEntered):
        if entry.points is not None and entry.tiles is not None:
            raise WordedError("score-hand-both", {})
        for each in entry.tiles or ():
            right = str(Tile.parse(each))
            if right != each:
                raise WordedError("score-tile-written", {"text": shorten(each), "tile": right})


def new_id() -> str:
    """An id that no other device makes."""
    return secrets.token_urlsafe(9)


def next_time(entries: Iterable[AnyEntry], now: int) -> int:
    """The time for a new entry: now, or just after the newest entry where clocks differ."""
    return min(LATEST, max([now, *(entry.at + 1 for entry in entries)]))


def merge(*lists: Iterable[AnyEntry]) -> list[AnyEntry]:
    """All entries of several devices, each once, in their order."""
    found = {entry.id: entry for entries in lists for entry in entries}
    return sorted(found.values(), key=lambda entry: (entry.at, entry.id))


def undone_ids(ordered: Sequence[AnyEntry]) -> set[str]:
    """The ids of the entries that do not count, of entries in their order.

    To undo reaches back only; what undoes may itself be undone.
    """
    place = {entry.id: number for number, entry in enumerate(ordered)}
    gone: set[str] = set()
    for number in reversed(range(len(ordered))):
        entry = ordered[number]
        if not isinstance(entry, EntryUndone) or entry.id in gone:
            continue
        if place.get(entry.entry, number) < number:
            gone.add(entry.entry)
    return gone

"""Small readers that every notation shares: whole numbers, seats, lists, keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from caboose.rules.deals import MOST_PLAYERS
from caboose.tiles import Tile, shorten

LONGEST_TEXT = 4_000_000
"""Characters; a longer record or file of cases is refused unread."""


def verify_length(text: str, longest: int = LONGEST_TEXT) -> None:
    """Raise ValueError if a text from outside is longer than any real one."""
    if len(text) > longest:
        raise ValueError(f"the text has {len(text):,} characters; at most {longest:,} are read")


def whole(value: object, what: str, least: int = 0, most: int = 1_000_000) -> int:
    """Read a whole number; raises ValueError that names ``what`` it should be."""
    text = str(value).strip()
    digits = text.removeprefix("-")
    if isinstance(value, bool) or not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        raise ValueError(f"{what} is {shorten(text)}: it must be a whole number")
    number = int(text)
    if not least <= number <= most:
        raise ValueError(f"{what} is {number}: it must be {least} to {most}")
    return number


def flag(value: object, what: str) -> bool:
    """Read yes or no, true or false."""
    text = str(value).strip().lower()
    if text in ("yes", "true"):
        return True
    if text in ("no", "false"):
        return False
    raise ValueError(f"{what} is {shorten(text)}: it must be yes or no")


def items(value: object, what: str) -> list[Any]:
    """Read a list; an empty value is an empty list."""
    if value is None or value == "":
        return []
    if not isinstance(value, (list, tuple)):
        raise ValueError(f"{what} is {shorten(value)}: it must be a list like [a, b]")
    return list(value)


def mapping(value: object, what: str) -> dict[str, Any]:
    """Read a mapping, its keys as text; an empty value is an empty mapping."""
    if value is None or value == "":
        return {}
    if not isinstance(value, Mapping):
        raise ValueError(f"{what} is {shorten(value)}: it must be a mapping like {{a: b}}")
    found = {str(key): each for key, each in value.items()}
    if len(found) != len(value):
        raise ValueError(f"{what} has a key twice: once as a number and once as text")
    return found


def tiles(value: object, what: str) -> tuple[Tile, ...]:
    """Read a list of tiles."""
    return tuple(Tile.parse(str(each)) for each in items(value, what))


def seats(value: Mapping[str, Any], what: str) -> list[Any]:
    """The values of a mapping by seat, in the order of the seats 1, 2 … without a gap."""
    found = by_seat(value, what)
    for seat in range(1, len(found) + 1):
        if seat not in found:
            raise ValueError(f"{what} lacks seat {seat}: seats are numbered 1, 2, 3 … without gaps")
    return [found[seat] for seat in sorted(found)]


def by_seat(value: Mapping[str, Any], what: str) -> dict[int, Any]:
    """The mapping with its keys read as seats."""
    found = {whole(s, f"a seat of {what}", 1, MOST_PLAYERS): each for s, each in value.items()}
    if len(found) != len(value):
        raise ValueError(f"{what} gives a seat twice: {shorten(', '.join(value))}")
    return found


def verify_keys(given: Iterable[str], known: Iterable[str], what: str) -> None:
    """Raise ValueError for the first key that is not known."""
    names = list(known)
    for key in given:
        if key not in names:
            raise ValueError(f"{what} has no key {shorten(key)}: it may have {', '.join(names)}")

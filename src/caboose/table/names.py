"""The names that people give themselves at a table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from itertools import accumulate

LONGEST_NAME = 24
MOST_GIVEN = 200
"""Signs of a given name that are looked at."""

MOST_MARKS = 3
"""Accents and vowel signs on one letter; more of them would run over the lines around."""

BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Signs that show nothing, although they are no controls."""

_PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u27bf\u2900-\u297f\u2b00-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]\ufe0f?[\U0001f3fb-\U0001f3ff]?"
)
_PIECES = re.compile(
    "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
    f"|{_PICTURE}(?:\u200d{_PICTURE})*|[0-9#*]\ufe0f\u20e3|.",
    re.DOTALL,
)
"""An emoji with all that belongs to it (Unicode Technical Standard 51), or a single character."""


def clean_name(given: str) -> str:
    """A name as it is shown: one line of visible characters; empty if nothing is left.

    Control characters and marks that turn the direction of text are left out; what is too long is
    cut. What joins or colours the pictures of an emoji stays, and no emoji is cut in two.
    """
    visible = "".join(
        each if len(each) > 1 else " " if each.isspace() else each * is_visible(each)
        for each in _PIECES.findall(given[:MOST_GIVEN])
    )
    composed = unicodedata.normalize("NFC", " ".join(visible.split()))
    name = _cut("".join(_with_few_marks(composed)), LONGEST_NAME)
    return name if any(not _is_mark(each) for each in name) else ""


def is_visible(character: str) -> bool:
    """Whether a character may stand in a name: no controls, formats, surrogates, private ones."""
    return character.isspace() or (
        unicodedata.category(character) not in ("Cc", "Cf", "Co", "Cs", "Cn")
        and character not in BLANK
        and not "\ufe00" <= character <= "\ufe0f"  # they choose between shapes
    )


def unused_name(name: str, taken: Collection[str]) -> str:
    """The name itself, or with a number behind it where somebody else has one that looks alike."""
    used = {_folded(each) for each in taken}
    candidate, number = name, 1
    while _folded(candidate) in used:
        number += 1
        ending = f" {number}"
        candidate = _cut(name, LONGEST_NAME - len(ending)) + ending
    return candidate


def is_same_name(one: str, other: str) -> bool:
    """Whether two names look alike."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    """The name without what the eye may miss: capitals, wide and narrow forms."""
    return "".join(filter(is_visible, unicodedata.normalize("NFKC", name).casefold()))


def _cut(name: str, length: int) -> str:
    pieces = _PIECES.findall(name)
    ends = accumulate(map(len, pieces))
    kept = (piece for piece, end in zip(pieces, ends, strict=True) if end <= length)
    return "".join(kept).strip()


def _is_mark(character: str) -> bool:
    return character.isspace() or unicodedata.category(character).startswith("M")


def _with_few_marks(text: str) -> Iterable[str]:
    marks = 0
    for each in text:
        marks = marks + 1 if unicodedata.category(each).startswith("M") else 0
        if marks <= MOST_MARKS:
            yield each

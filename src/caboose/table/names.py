"""The names that people give themselves at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable

LONGEST_NAME = 24
MOST_GIVEN = 200
"""Signs of a given name that are looked at."""

MOST_MARKS = 3
"""Accents and vowel signs on one letter; more of them would run over the lines around."""

BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Signs that show nothing, although they are no controls."""


def clean_name(given: str) -> str:
    """A name as it is shown: one line of visible characters; empty if nothing is left.

    Control characters and marks that turn the direction of text are left out; what is too long is
    cut.
    """
    visible = "".join(
        " " if each.isspace() else each for each in given[:MOST_GIVEN] if is_visible(each)
    )
    composed = unicodedata.normalize("NFC", " ".join(visible.split()))
    name = "".join(_with_few_marks(composed))[:LONGEST_NAME].strip()
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
        candidate = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return candidate


def _folded(name: str) -> str:
    """The name without what the eye may miss: capitals, wide and narrow forms."""
    return unicodedata.normalize("NFKC", name).casefold()


def _is_mark(character: str) -> bool:
    return character.isspace() or unicodedata.category(character).startswith("M")


def _with_few_marks(text: str) -> Iterable[str]:
    marks = 0
    for each in text:
        marks = marks + 1 if unicodedata.category(each).startswith("M") else 0
        if marks <= MOST_MARKS:
            yield each

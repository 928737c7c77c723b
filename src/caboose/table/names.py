"""The names that people give themselves at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

LONGEST_NAME = 24


def clean_name(given: str) -> str:
    """A name as it is shown: one line of visible characters; empty if nothing is left.

    Control characters and marks that turn the direction of text are left out; what is too long is
    cut.
    """
    composed = unicodedata.normalize("NFC", given[:200])
    visible = "".join(" " if each.isspace() else each for each in composed if is_visible(each))
    return " ".join(visible.split())[:LONGEST_NAME].strip()


def is_visible(character: str) -> bool:
    """Whether a character may stand in a name: no controls, formats, surrogates, private ones."""
    return character.isspace() or unicodedata.category(character) not in (
        "Cc", "Cf", "Co", "Cs", "Cn",
    )  # fmt: skip


def unused_name(name: str, taken: Collection[str]) -> str:
    """The name itself, or with a number behind it where somebody else has it."""
    used = {each.casefold() for each in taken}
    candidate, number = name, 1
    while candidate.casefold() in used:
        number += 1
        ending = f" {number}"
        candidate = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return candidate

"""Whether words of English are left in a text of another language."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax.ast import TextElement

from caboose.game import REASONS
from caboose.rules import preset_names
from tests.locales.reading import messages, nodes

_WORD = re.compile(r"[^\W\d_]{2,}")
_NAMES = "|".join(sorted([*REASONS, *preset_names()], key=len, reverse=True))
_TECHNICAL = re.compile(
    rf"\b[a-z_]+=[\w-]*|[a-z]+_[a-z_]+|\([a-z]+\)|\w+@\w+|--\w+ FILE|--\w+|\b(?:{_NAMES})\b(?!-)"
)
"""What options, steps, reasons, presets and the command line are called in every language."""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words of a catalogue."""
    return frozenset(
        word
        for message in messages(language).values()
        for node in nodes(message)
        if isinstance(node, TextElement)
        for word in words(node.value)
    )


def words(text: str) -> set[str]:
    """The words of a text, without technical names."""
    return {word.lower() for word in _WORD.findall(_TECHNICAL.sub(" ", text))}


def english_in(text: str, language: str, names: frozenset[str] = frozenset()) -> set[str]:
    """The words of a text that only the English catalogue has, without the names given."""
    return words(text) & vocabulary("en") - vocabulary(language) - names


def is_whole(text: str) -> bool:
    """Whether there is a text, and no sign of the catalogues' own is left in it."""
    return bool(text.strip()) and not set(text) & set("{}$\u2068\u2069")

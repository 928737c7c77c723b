"""Reading the catalogues and wording their entries."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = {
    "en": "English",
    "es": "Español",
    "sq": "Shqip",
    "vi": "Tiếng Việt",
    "jv": "Basa Jawa",
}
"""The languages by their codes, each by its own name."""

Argument = str | int
TOO_LARGE = 10**15
"""Numbers from here on are written as texts: Fluent has no room for them."""


class Message(NamedTuple):
    """An entry of the catalogues with its arguments, to be worded in any language."""

    id: str
    arguments: Mapping[str, Argument]


_ENTRY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
_PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+?)[ ]*$(?!\n[ ])", re.MULTILINE)


def sentence(id: str, arguments: Mapping[str, Argument] | None = None, language: str = "en") -> str:
    """An entry of the catalogues in words.

    Raises KeyError for an entry that there is not, ValueError for a language that there is not or
    for arguments that do not serve.

    >>> sentence("refusal-no-seat", {"number": 9})
    'There is no seat 9 at this table.'
    """
    plain = _plain_entries(language).get(id)
    if plain is not None:
        return plain
    file = _file_of_each(language).get(id)
    if file is None:
        raise KeyError(f"the catalogue {language} has no entry {id}")
    bundle = _bundle(language, file)
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise KeyError(f"the entry {id} of the catalogue {language} is empty")
    text, errors = bundle.format_pattern(pattern, _in_plain_digits(arguments or {}))
    if errors:
        raise ValueError(f"the entry {id} cannot be worded: {errors[0]}")
    return str(text)


def _in_plain_digits(arguments: Mapping[str, Argument]) -> dict[str, Argument]:
    """The arguments, their numbers without signs between thousands, as the client writes them."""
    from fluent.runtime.types import FluentInt

    return {
        name: FluentInt(value, useGrouping=False)
        if isinstance(value, int) and abs(value) < TOO_LARGE
        else str(value)
        for name, value in arguments.items()
    }


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """The Fluent source of each file of a language; raises ValueError for no language here."""
    if language not in LANGUAGES:
        raise ValueError(f"{language} is no language here: choose one of {', '.join(LANGUAGES)}")
    from importlib.resources import files

    folder = files("caboose.locales") / language
    return {
        each.name: each.read_text(encoding="utf-8")
        for each in sorted(folder.iterdir(), key=lambda each: each.name)
        if each.name.endswith(".ftl")
    }


@cache
def _file_of_each(language: str) -> dict[str, str]:
    """The file in which each entry stands."""
    return {id: name for name, text in catalogue(language).items() for id in _ENTRY.findall(text)}


@cache
def _plain_entries(language: str) -> dict[str, str]:
    """The entries of one line without arguments: they are worded without loading Fluent."""
    return {id: text for file in catalogue(language).values() for id, text in _PLAIN.findall(file)}


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    """The entries of one file: to read a file takes long, and few callers want more than one."""
    from fluent.runtime import FluentBundle, FluentResource

    # Without isolation marks: terminals show them, and all five languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)[file]))
    return bundle

"""Reading the catalogues and wording their entries."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

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


def sentence(id: str, arguments: Mapping[str, Argument] | None = None, language: str = "en") -> str:
    """An entry of the catalogues in words.

    Raises KeyError for an entry that there is not, ValueError for a language that there is not or
    for arguments that do not serve.

    >>> sentence("refusal-no-seat", {"number": 9})
    'There is no seat 9 at this table.'
    """
    bundle = catalogue(language)
    if not bundle.has_message(id):
        raise KeyError(f"the catalogue {language} has no entry {id}")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise KeyError(f"the entry {id} of the catalogue {language} is empty")
    text, errors = bundle.format_pattern(pattern, dict(arguments or {}))
    if errors:
        raise ValueError(f"the entry {id} cannot be worded: {errors[0]}")
    return str(text)


@cache
def catalogue(language: str) -> FluentBundle:
    """All entries of a language; raises ValueError for one that there is not."""
    from fluent.runtime import FluentBundle, FluentResource

    # Without isolation marks: terminals show them, and all five languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for text in _texts(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def entries(language: str) -> dict[str, str]:
    """The source of each file of a language, by the file's name."""
    return dict(_texts(language))


def _texts(language: str) -> dict[str, str]:
    if language not in LANGUAGES:
        raise ValueError(f"{language} is no language here: choose one of {', '.join(LANGUAGES)}")
    from importlib.resources import files

    folder = files("caboose.locales") / language
    return {
        each.name: each.read_text(encoding="utf-8")
        for each in sorted(folder.iterdir(), key=lambda each: each.name)
        if each.name.endswith(".ftl")
    }

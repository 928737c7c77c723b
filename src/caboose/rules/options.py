"""The rule options: names, values, meanings, and the check of a value."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from caboose.locales import Argument, WordedError, sentence
from caboose.rules import data
from caboose.tiles import shorten

Value = str | int


class Option(NamedTuple):
    """One rule option, as the data file ``options.toml`` has it and the catalogues explain it."""

    name: str
    section: str
    """The section of RULES.md that defines it."""
    values: tuple[str, ...]
    """The named values; their order is their number in the core."""
    integers: tuple[int, int] | None
    """The least and the greatest whole number, where the option takes numbers."""

    @property
    def meaning(self) -> str:
        """What the option is about, in English."""
        return sentence(f"option-{self.name}-meaning")

    @property
    def meanings(self) -> dict[str, str]:
        """Each named value with its meaning, in English."""
        return {value: sentence(f"option-{self.name}-{value}") for value in self.values}

    def meaning_of(self, value: Value) -> str:
        """What a value means; for a number, what the option is about."""
        return sentence(f"option-{self.name}-{value}") if value in self.values else self.meaning

    def verify(self, value: object) -> Value:
        """The value in its one form; raises ValueError with what would be right.

        Numbers may come as text, and ``True`` / ``False`` (what some files make of yes and no) as
        ``yes`` / ``no``.
        """
        if isinstance(value, bool):
            value = "yes" if value else "no"
        text = str(value)
        if text in self.values:
            return text
        if self.integers and isinstance(value, (str, int)):
            least, most = self.integers
            if re.fullmatch(r"-?[0-9]{1,9}", text) and least <= int(text) <= most:
                return int(text)
        raise self._no_value(text)

    def _no_value(self, text: str) -> WordedError:
        told: dict[str, Argument] = {
            "value": shorten(text),
            "option": self.name,
            "section": self.section,
            "names": ", ".join(self.values),
            "kind": "names",
        }
        if self.integers:
            told["kind"] = "both" if self.values else "numbers"
            told["least"], told["most"] = self.integers
        return WordedError("rules-no-value", told)


@cache
def options() -> dict[str, Option]:
    """All options by name, in the order of RULES.md."""
    return {
        name: Option(
            name,
            entry["section"],
            tuple(entry.get("values", ())),
            (entry["integer"][0], entry["integer"][1]) if "integer" in entry else None,
        )
        for name, entry in data.read("options.toml").items()
    }


def option(name: str) -> Option:
    """The option of this name; raises ValueError that names the nearest one."""
    try:
        return options()[name]
    except KeyError:
        from difflib import get_close_matches

        near = get_close_matches(name[:40], options(), 1)
        if near:
            told = {"name": shorten(name), "near": near[0]}
            raise WordedError("rules-no-option-near", told) from None
        told = {"name": shorten(name), "options": ", ".join(options())}
        raise WordedError("rules-no-option", told) from None

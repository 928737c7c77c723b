"""The named presets: a value for every option, each marked as stated by the source or ours."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from caboose.locales import WordedError
from caboose.rules import data
from caboose.rules.options import Value, options
from caboose.tiles import shorten


class Preset(NamedTuple):
    """A published set of rules, from its data file. RULES.md section 3."""

    name: str
    source: str
    """Where the rules were published."""
    summary: str
    values: dict[str, Value]
    """Every option's value, in the order of the options."""
    stated: frozenset[str]
    """The options that the source itself states; the others are our reading."""


def preset_names() -> list[str]:
    """The names of all presets; the default one first."""
    return sorted(data.preset_files(), key=lambda name: (name != "spruce", name))


@cache
def preset(name: str) -> Preset:
    """The preset of this name; raises ValueError that lists the presets."""
    if name not in preset_names():
        from difflib import get_close_matches

        told = {"name": shorten(name), "presets": ", ".join(preset_names())}
        near = get_close_matches(name[:40], preset_names(), 1)
        if near:
            raise WordedError("rules-no-preset-near", told | {"near": near[0]})
        raise WordedError("rules-no-preset", told)
    content = data.read(f"presets/{name}.toml")
    given = content["stated"] | content["ours"]
    return Preset(
        name,
        content["source"],
        content["summary"],
        {each.name: each.verify(given[each.name]) for each in options().values()},
        frozenset(content["stated"]),
    )

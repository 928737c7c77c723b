"""The page of the rules for ``docs/rules.md``: prose from ``rules_page.md``, options from the data.

A line ``{{what}}`` of the prose stands for what ``_PARTS`` makes; ``{{options 2.4.1}}`` stands for
the options of that section.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files

from caboose.rules import Option, Preset, Rules, deal_for, options, preset, preset_names
from caboose.rules.deals import MOST_PLAYERS, deal_tables
from caboose.tiles import SETS, set_size

_MARK = re.compile(r"\{\{([a-z ]+?)(?: ([\d.]+))?\}\}")


def rules_page() -> str:
    """All rules, options and presets as one Markdown page, with a newline at its end."""
    prose = files(__package__).joinpath("rules_page.md").read_text("utf-8")
    return _MARK.sub(lambda mark: _part(mark[1], mark[2]), prose)


def _part(name: str, section: str | None) -> str:
    return _options(section) if section else _PARTS[name]()


# ------------------------------------------------------------------- options


def _options(section: str) -> str:
    return "\n\n".join(_option(each) for each in options().values() if each.section == section)


def _option(each: Option) -> str:
    """An option below its section: heading, meaning, and its values with their presets."""
    level = "#" * (each.section.count(".") + 3)
    used = {preset(name).values[each.name] for name in preset_names()}
    numbers = sorted(value for value in used if isinstance(value, int))
    values: list[tuple[str | int, str]] = [*each.meanings.items(), *((n, "") for n in numbers)]
    rows = [[f"`{value}`", meaning, _presets_with(each, value)] for value, meaning in values]
    if each.integers:
        rows.append(["a number", f"any whole number from {_range(each.integers)}", ""])
    return f"{level} `{each.name}`\n\n{each.meaning}\n\n" + _table(
        ["value", "meaning", "presets"], rows
    )


def _range(integers: tuple[int, int]) -> str:
    return f"{integers[0]} to {integers[1]}"


def _presets_with(each: Option, value: str | int) -> str:
    names = preset_names()
    having = [name for name in names if preset(name).values[each.name] == value]
    if having == names:
        return "all"
    if len(having) >= len(names) - 2:
        return "all but " + _codes(name for name in names if name not in having)
    return _codes(having) or "–"


def _index() -> str:
    rows = [
        [f"[`{each.name}`](#{each.name})", each.section, each.meaning]
        for each in sorted(options().values(), key=lambda each: each.name)
    ]
    return _table(["option", "section", "meaning"], rows)


# --------------------------------------------------------------- sets and deals


def _sizes() -> str:
    sizes = [str(set_size(top)) for top in SETS]
    return f"{', '.join(sizes[:-1])} and {sizes[-1]}"


def _deals() -> str:
    tables = deal_tables()
    rows = [
        [str(players), *(_deal(table.get(players)) for table in tables.values())]
        for players in range(2, MOST_PLAYERS + 1)
    ]
    return _table(["players", *(f"`{name}`" for name in tables)], rows)


def _deal(row: tuple[int, int] | None) -> str:
    return f"{row[0]}: {row[1]}" if row else ""


def _players(name: str) -> str:
    """For how many players a preset has a deal."""
    counts = []
    for players in range(2, MOST_PLAYERS + 1):
        try:
            deal_for(Rules(name), players)
        except ValueError:
            continue
        counts.append(players)
    return f"{counts[0]} to {counts[-1]}"


# -------------------------------------------------------------------- presets


def _presets() -> str:
    rows = [
        [f"[`{name}`](#{name})", preset(name).summary, _players(name), preset(name).source]
        for name in preset_names()
    ]
    return _table(["preset", "in short", "players", "source"], rows)


def _differences() -> str:
    presets = [preset(name) for name in preset_names()]
    rows = [
        [f"[`{name}`](#{name})", *(_marked(each, name) for each in presets)]
        for name in options()
        if len({each.values[name] for each in presets}) > 1
    ]
    return _table(["option", *(f"`{each.name}`" for each in presets)], rows)


def _marked(each: Preset, option: str) -> str:
    star = "" if option in each.stated else r" \*"
    return f"{each.values[option]}{star}"


def _preset_details() -> str:
    return "\n\n".join(_preset(preset(name)) for name in preset_names())


def _preset(each: Preset) -> str:
    stated = [name for name in options() if name in each.stated]
    ours = [name for name in options() if name not in each.stated]
    return (
        f"### `{each.name}`\n\n{each.summary} For {_players(each.name)} players. "
        f"Source: {each.source}.\n\n"
        f"Stated: {_settings(each, stated)}.\n\nOurs: {_settings(each, ours)}."
    )


def _settings(each: Preset, names: Iterable[str]) -> str:
    return ", ".join(f"`{name}={each.values[name]}`" for name in names)


# ------------------------------------------------------------------- Markdown


def _codes(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


_PARTS: dict[str, Callable[[], str]] = {
    "sizes": _sizes,
    "deals": _deals,
    "presets": _presets,
    "differences": _differences,
    "preset details": _preset_details,
    "index": _index,
}

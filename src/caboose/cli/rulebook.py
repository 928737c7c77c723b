"""``caboose rules`` and ``caboose deal``."""

from __future__ import annotations

import json
from collections.abc import Iterable

from caboose.game.standing import first_engine
from caboose.locales import WordedError
from caboose.rules import Rules, options, preset, preset_names
from caboose.tiles import shorten


def rules_from(preset_name: str, words: Iterable[str]) -> Rules:
    """The rules of a preset (or a one-line text) with ``name=value`` words added."""
    rules = Rules.parse(preset_name)
    changes: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise WordedError("rules-no-word", {"word": shorten(word)})
        if name in changes:
            raise WordedError("rules-twice", {"name": shorten(name)})
        changes[name] = value
    return rules.change(**changes)


def show_rules(text: str | None, as_json: bool) -> None:
    """Print all options, or those of one preset with their sources."""
    rules = Rules.parse(text) if text is not None else None
    if as_json:
        print(json.dumps(rules_data(rules), indent=2, ensure_ascii=False))
    elif rules is None:
        _show_options()
    else:
        _show_preset(rules)


def rules_data(rules: Rules | None) -> dict[str, object]:
    """All options, or one preset's, as plain data."""
    described: dict[str, dict[str, object]] = {
        each.name: {
            "section": each.section,
            "meaning": each.meaning,
            "values": each.meanings,
            "integers": each.integers,
        }
        for each in options().values()
    }
    if rules is None:
        return {"presets": {n: preset(n).summary for n in preset_names()}, "options": described}
    base = preset(rules.preset)
    for name, value in rules.items():
        described[name] |= {"value": value, "mark": _mark(rules, name)}
    return {
        "preset": rules.preset,
        "rules": str(rules),
        "source": base.source,
        "summary": base.summary,
        "options": described,
    }


def _mark(rules: Rules, name: str) -> str:
    if name in rules.changes:
        return "changed"
    return "stated" if name in preset(rules.preset).stated else "ours"


def _show_options() -> None:
    print("Presets")
    for name in preset_names():
        print(f"  {name:12} {preset(name).summary}")
    print("\nOptions, with the value of each preset below `caboose rules PRESET`")
    for each in options().values():
        print(f"\n{each.name}  (rules {each.section})\n  {each.meaning}")
        for value, meaning in each.meanings.items():
            print(f"    {value:16} {meaning}")
        if each.integers:
            print(f"    {'a number':16} from {each.integers[0]} to {each.integers[1]}")


def _show_preset(rules: Rules) -> None:
    base = preset(rules.preset)
    print(f"{rules}\n  {base.summary}\n  Source: {base.source}")
    print("  Marks: stated = the source says so; ours = we filled it in\n")
    for name, value in rules.items():
        meaning = options()[name].meaning_of(value)
        print(f"  {name:17} {value!s:17} {_mark(rules, name):8} {meaning}")


def show_deal(rules: Rules, players: int, as_json: bool) -> None:
    """Print what a table of so many players needs."""
    deal = rules.deal(players)
    first_engine(rules, deal.set)
    if as_json:
        data = deal._asdict() | {"arithmetic": deal.arithmetic, "warning": deal.warning}
        print(json.dumps(data, indent=2))
        return
    print(f"{players} players, {rules}")
    print(f"  set       double-{deal.set}")
    print(f"  hand      {deal.hand} tiles each")
    print(f"  boneyard  {deal.boneyard} tiles")
    print(f"  engine    {'set aside before the shuffle' if deal.engine_aside else 'shuffled in'}")
    print(f"  {deal.arithmetic}.")
    if deal.warning:
        print(f"  {deal.warning}")

"""Every entry that the sources name is there, and every entry that is there is named."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from caboose.cli.table.commands import COMMANDS
from caboose.fast.batches import ENDS
from caboose.players import player_names
from caboose.rules import options, preset_names
from caboose.table.messages import PHRASES
from tests.locales.reading import messages

ROOT = Path(__file__).resolve().parents[2]

NAMED_BY_DATA = [
    *(f"option-{option.name}{part}" for option in options().values() for part in ("", "-meaning")),
    *(f"option-{option.name}-{value}" for option in options().values() for value in option.values),
    *(f"preset-{name}{part}" for name in preset_names() for part in ("", "-about")),
    *(f"chapter-{option.section.replace('.', '-')[:3]}" for option in options().values()),
    *(f"level-{name}{part}" for name in player_names() for part in ("", "-about")),
    *(f"phrase-{phrase}" for phrase in PHRASES),
    *(f"explain-over-{end}" for end in ENDS[1:]),
    *(f"command-{command}{part}" for command in COMMANDS for part in ("", "-about")),
    *(f"list-{last}" for last in ("and", "or")),
    *(f"terminal-{id}" for id in messages("en") if id.startswith("tie-")),
]
"""Entries whose names are put together from the data of the rules, the players and the tables."""

ENDINGS = r"(-one-of)?(-draw|-pass)?"
"""What the alert line puts behind the names of its entries."""

SWITCHES = r"settings-[a-z-]+-about"
"""The second lines of the settings: the client puts the ending behind their names."""


@cache
def python() -> str:
    """The Python sources."""
    return _text(*(ROOT / "src/caboose").rglob("*.py"))


@cache
def client() -> str:
    """The client's sources."""
    folder = ROOT / "web/src"
    return _text(*folder.rglob("*.svelte"), *folder.rglob("*.ts"))


def _text(*paths: Path) -> str:
    return "\n".join(each.read_text("utf-8") for each in paths if ".test." not in each.name)


def named() -> set[str]:
    """The entries that the sources name in full, where it is certain that they do."""
    ids = re.findall(r'"((?:alert|log|tie|refusal|explain|differs)(?:-[a-z]+)+)"', python())
    ids += [f"refused-{reason}" for reason in re.findall(r'\brefused\(\s*"([a-z-]+)"', python())]
    for call in re.findall(r"\bwords\(([^`(){}]*)", client()):
        # words('id'), or words(condition ? 'one' : 'other')
        ids += re.findall(r"'([a-z0-9-]+)'", call.rpartition(" ? ")[2])
    ids += re.findall(r"\bid: '([a-z0-9-]+)'", client())
    return set(ids)


def patterns() -> list[re.Pattern[str]]:
    """The shapes of the other names that the client puts together: ``words(`phase-${phase}`)``."""
    shapes = re.findall(r"\bwords\(`([a-z][a-z-]*-\$\{[^`]*)`", client())
    made = {re.sub(r"\$\{[^}]*\}", r"[a-z0-9_-]+", shape) for shape in shapes}
    families = {id.partition("-")[0] for id in NAMED_BY_DATA}
    free = [shape for shape in sorted(made) if shape.partition("-")[0] not in families]
    return [re.compile(shape) for shape in [*free, SWITCHES]]


def test_every_entry_that_is_named_is_there() -> None:
    assert len(named()) > 200
    assert not named() - set(messages("en"))
    assert not set(NAMED_BY_DATA) - set(messages("en"))


def test_every_entry_is_named() -> None:
    literals = re.findall(r"[\"'`]([a-z0-9-]+)[\"'`]", client() + python())
    written = named().union(literals)
    unused = [
        id
        for id in sorted(set(messages("en")) - written - set(NAMED_BY_DATA))
        if re.sub(ENDINGS + "$", "", id) not in written
        and not any(pattern.fullmatch(id) for pattern in patterns())
    ]
    assert not unused

"""The catalogues: complete, the same entries and placeholders in every language, all worded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)

from caboose.game.refusals import REASONS
from caboose.locales import LANGUAGES, entries, sentence
from caboose.players import player_names
from caboose.rules import options, preset_names
from caboose.table.messages import PHRASES

ROOT = Path(__file__).resolve().parents[2]
OTHERS = [language for language in LANGUAGES if language != "en"]
NUMBERS = range(21)

SAME_AS_ENGLISH = {
    "title": "the name of the game",
    "hand-tile": "numbers alone",
    "ok": "a sign more than a word",
    "menu": "the same word in Vietnamese and Javanese",
    "board-menu": "the same word in Vietnamese and Javanese",
    "menu-pace-seconds": "the sign of the second",
    "scores-total": "the same word in Spanish",
    "board-mexican": "a name",
}
"""Entries that may read as the English ones do, and why."""

KEEP_OUT = {
    "es": [],
    "sq": [
        "patate", "tenxhere", "çip", "vizat", "skicuar", "penallti", "çiftuar", "dyshe", "dominika",
        "dominim", "tjegull", "kthesa", "kabina", "dyfishin", "bosh-bosh",
    ],
    "vi": ["trình phát", "gạch", "vở kịch", "cầu thủ", "đào tạo", "nằm xuống", " vẽ ", " tie"],
    "jv": [
        "dhuwit", "pasar", "boneka", "buron", "burbank", "bal-balan", "karcis", "sepedha",
        "nggambar", "nguripake", "babak", "turnamen", "nyetak", "muter", "rangkep",
    ],
}  # fmt: skip
"""Words of machine translations, which GLOSSARY names."""


def messages(language: str) -> dict[str, Message]:
    """All entries of a language, parsed."""
    found: dict[str, Message] = {}
    for name, text in entries(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), (language, name, entry.content)
            if isinstance(entry, Message):
                assert entry.id.name not in found, (language, name, entry.id.name, "stands twice")
                found[entry.id.name] = entry
    return found


def nodes(node: BaseNode) -> Iterator[BaseNode]:
    """A node and all below it."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, BaseNode):
                yield from nodes(each)


def variables(message: Message) -> set[str]:
    """The arguments that an entry uses."""
    return {each.id.name for each in nodes(message) if isinstance(each, VariableReference)}


def choices(message: Message) -> dict[str, set[str]]:
    """The arguments that choose between wordings, with their keys."""
    found: dict[str, set[str]] = {}
    for each in nodes(message):
        if isinstance(each, SelectExpression) and isinstance(each.selector, VariableReference):
            keys = {
                key.value if isinstance(key, NumberLiteral) else key.name
                for key in (variant.key for variant in each.variants)
            }
            found.setdefault(each.selector.id.name, set()).update(keys)
    return found


def every_wording(message: Message, language: str) -> Iterator[str]:
    """An entry worded with every number and every key of its choices."""
    names, chosen = variables(message), choices(message)
    for number in NUMBERS:
        arguments: dict[str, str | int] = dict.fromkeys(names, number)
        for name, keys in chosen.items():
            if not all(key.isdigit() or key == "other" for key in keys):
                arguments[name] = sorted(keys)[number % len(keys)]
        yield sentence(message.id.name, arguments, language)


ENGLISH = messages("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_entries_in_the_same_files(language: str) -> None:
    assert set(messages(language)) == set(ENGLISH)
    assert set(entries(language)) == set(entries("en"))
    for name, text in entries("en").items():
        own = [each for each in FluentParser().parse(text).body if isinstance(each, Message)]
        other = FluentParser().parse(entries(language)[name]).body
        there = {each.id.name for each in other if isinstance(each, Message)}
        assert {each.id.name for each in own} == there, (language, name)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_arguments_that_the_english_entry_has(language: str) -> None:
    for id, message in messages(language).items():
        assert variables(message) <= variables(ENGLISH[id]), (language, id)
        for name, keys in choices(ENGLISH[id]).items():
            words = {key for key in keys if not key.isdigit() and key != "other"}
            own = choices(message).get(name, words)
            assert words <= own, (language, id, name)
        missing = variables(ENGLISH[id]) - variables(message)
        assert missing <= choices(ENGLISH[id]).keys(), (language, id, missing)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_entry_is_worded_with_every_number_and_key(language: str) -> None:
    for message in messages(language).values():
        for text in every_wording(message, language):
            assert not set(text) & set("{}\u2068\u2069"), (language, message.id.name, text)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    for id in ENGLISH:
        arguments = dict.fromkeys(variables(ENGLISH[id]), 3)
        same = sentence(id, arguments, language) == sentence(id, arguments)
        assert not same or id in SAME_AS_ENGLISH, (language, id)


@pytest.mark.parametrize("language", list(KEEP_OUT))
def test_words_of_machine_translations_are_kept_out(language: str) -> None:
    for name, text in entries(language).items():
        spoken = "\n".join(line for line in text.lower().splitlines() if not line.startswith("#"))
        for word in KEEP_OUT[language]:
            assert word not in spoken, (language, name, word)


# ---------------------------------------------------------------- what is used

MADE_OF_PARTS = [
    *(f"option-{option.name}" for option in options().values()),
    *(f"option-{option.name}-{value}" for option in options().values() for value in option.values),
    *(f"preset-{name}{part}" for name in preset_names() for part in ("", "-about")),
    *(f"chapter-{option.section.replace('.', '-')[:3]}" for option in options().values()),
    *(f"level-{name}" for name in player_names()),
    *(f"phrase-{phrase}" for phrase in PHRASES),
]
"""Entries whose names are put together in the client, from data."""


def sources() -> str:
    """The sources that name entries."""
    python = [*ROOT.glob("src/caboose/table/*.py"), *ROOT.glob("src/caboose/server/*.py")]
    python.append(ROOT / "src/caboose/game/refusals.py")
    client = [*ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("web/src/**/*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in [*python, *client])


def test_names_made_of_parts_are_there() -> None:
    assert set(MADE_OF_PARTS) <= set(ENGLISH)
    assert "not-your-turn" in REASONS


def test_no_entry_is_unused() -> None:
    text = sources()
    words = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", text))
    # Entries whose beginning stands in the sources with the rest put on: refused-…, alert-…
    beginnings = tuple(re.findall(r"[\"'`]([a-z-]+-)(?:\$?\{)", text))
    unused = []
    for id in sorted(set(ENGLISH) - set(MADE_OF_PARTS)):
        without_endings = re.sub(r"(-one-of)?(-draw|-pass)?$", "", id)
        is_made = id.startswith(beginnings) and id.partition("-")[2] in words
        if not (id in words or without_endings in words or is_made):
            unused.append(id)
    assert not unused


def test_the_english_words_of_the_options_are_those_of_the_data() -> None:
    for option in options().values():
        assert sentence(f"option-{option.name}") == option.meaning
        for value, meaning in option.values.items():
            assert sentence(f"option-{option.name}-{value}") == meaning


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="the catalogue en has no entry nonsense"):
        sentence("nonsense")
    with pytest.raises(ValueError, match="xx is no language here: choose one of en, es, sq"):
        sentence("title", language="xx")
    with pytest.raises(ValueError, match="refusal-no-seat cannot be worded"):
        sentence("refusal-no-seat")

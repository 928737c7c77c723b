"""The catalogues as parsed entries, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)

from caboose.locales import Argument, catalogue, sentence

NUMBERS = range(21)


@cache
def files(language: str) -> dict[str, dict[str, Message]]:
    """The entries of each file of a language, by their ids."""
    found: dict[str, dict[str, Message]] = {}
    for name, text in catalogue(language).items():
        found[name] = {}
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), (language, name, entry.content)
            if isinstance(entry, Message):
                assert entry.id.name not in found[name], (language, name, entry.id.name)
                found[name][entry.id.name] = entry
    return found


@cache
def messages(language: str) -> dict[str, Message]:
    """All entries of a language, by their ids."""
    return {id: entry for entries in files(language).values() for id, entry in entries.items()}


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


def word_choices(message: Message) -> dict[str, set[str]]:
    """The same without those that choose by a number."""
    return {
        name: keys
        for name, keys in choices(message).items()
        if any(not key.isdigit() and key != "other" for key in keys)
    }


def wordings(message: Message, language: str) -> Iterator[str]:
    """An entry worded with every number and every key of its choices."""
    chosen = word_choices(message)
    numeric = variables(message) - set(chosen)
    for number in NUMBERS if numeric else (0,):
        for keys in product(*map(sorted, chosen.values())):
            arguments: dict[str, Argument] = dict.fromkeys(numeric, number)
            arguments.update(zip(chosen, keys, strict=True))
            yield sentence(message.id.name, arguments, language)

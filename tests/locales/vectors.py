"""Messages with the texts that Python words them in: web/tests/wording.test.ts expects the same.

Run as a program it prints them as JSON. They are made anew whenever they are wanted, so that they
cannot fall behind the catalogues.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle, islice, product

from fluent.syntax.ast import Message

from caboose.locales import LANGUAGES, Argument, worded
from tests.locales.reading import files, messages, variables, word_choices

TERMINAL = "terminal.ftl"
NAMES = ["Ann", "Bea", "Ünal"]
READERS = (1, None)
GIVEN: tuple[Argument, ...] = (0, 1, 2, 12, 1234, "Zoë")
TRAINS = ("1", "2", "M", "M3", "7")
SEATS = (1, 3, 7)
GIVEN_BY_TRAIN = {"train", "where", "owner", "place"}
GIVEN_BY_SEAT = {"seat", "name", "you"}

Vector = tuple[str, dict[str, Argument], str, int | None, str]
"""A message's entry and arguments, the language, the reader's seat, the text."""


def vectors() -> Iterator[Vector]:
    """Every entry that the client has, in every language, with arguments of many kinds."""
    ids = [id for name, entries in files("en").items() if name != TERMINAL for id in entries]
    for id in ids:
        for arguments in raw_arguments(messages("en")[id]):
            for language, reader in product(LANGUAGES, READERS):
                yield (
                    id,
                    arguments,
                    language,
                    reader,
                    worded(id, arguments, language, NAMES, reader),
                )


def raw_arguments(message: Message) -> Iterator[dict[str, Argument]]:
    """What a message bears on its way to the client: seat and train, not what follows from them."""
    wanted = variables(message)
    if "detail" in wanted:
        yield from details()
        return
    values: dict[str, tuple[Argument, ...]] = {}
    if wanted & GIVEN_BY_TRAIN:
        values["train"] = TRAINS
    if wanted & GIVEN_BY_SEAT:
        values["seat"] = SEATS
    yield from combined(message, values, wanted - GIVEN_BY_TRAIN - GIVEN_BY_SEAT)


def details() -> Iterator[dict[str, Argument]]:
    """The arguments of entries that stand inside another."""
    for id, message in messages("en").items():
        if id.startswith(("rules-no-", "rules-twice", "rules-too-", "rules-first-", "deal-")):
            for arguments in combined(message, {}, variables(message)):
                yield {**arguments, "detail": id}


def combined(
    message: Message, values: dict[str, tuple[Argument, ...]], others: set[str]
) -> Iterator[dict[str, Argument]]:
    """Rows of arguments in which each value of each argument stands at least once."""
    kinds = word_choices(message)
    for name in sorted(others):
        values[name] = tuple(sorted(kinds[name])) if name in kinds else GIVEN
    chosen = [name for name in values if name in kinds or name in ("train", "seat")]
    free = [cycle(values[name]) for name in values if name not in chosen]
    rows = list(product(*(values[name] for name in chosen)))
    for row in islice(cycle(rows), max(len(rows), len(GIVEN) if free else 1)):
        given = dict(zip(chosen, row, strict=True))
        rest = (name for name in values if name not in chosen)
        yield given | {name: next(each) for name, each in zip(rest, free, strict=True)}


if __name__ == "__main__":
    print(json.dumps({"names": NAMES, "vectors": list(vectors())}))

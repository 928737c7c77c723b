"""The commands of the plain table: their English words, and those of the reader's language."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from caboose.cli.table.words import Speaker

COMMANDS = (
    "play",
    "draw",
    "pass",
    "undo",
    "done",
    "hand",
    "ends",
    "open",
    "turn",
    "tiles",
    "scores",
    "again",
    "suggest",
    "rules",
    "next",
    "language",
    "help",
    "quit",
)
SIGNS = {"+": "draw", "-": "pass"}


class Understood(NamedTuple):
    """The commands that a line may mean, and what stands behind the word."""

    commands: list[str]
    rest: str


def understood(speaker: Speaker, line: str) -> Understood:
    """What a line means: the English words go before those of the language.

    The first letters are enough; accents and capitals do not matter.
    """
    word, _, rest = line.partition(" ")
    found = fitting({name: name for name in COMMANDS}, SIGNS.get(word, word))
    if found:
        return Understood(found, rest.strip())
    own = {name: own_word(speaker, name) for name in COMMANDS}
    words = line.split()
    for name, phrase in own.items():
        size = len(phrase.split())
        if folded(" ".join(words[:size])) == folded(phrase):
            return Understood([name], " ".join(words[size:]))
    return Understood(fitting(own, word), rest.strip())


def own_word(speaker: Speaker, name: str) -> str:
    """What a command is called in the reader's language."""
    return speaker(f"command-{name}")


def named(speaker: Speaker, name: str) -> str:
    """A command as it is explained: the own word, with the English one where that differs."""
    own = own_word(speaker, name)
    return own if own == name else f"{own} ({name})"


def fitting(phrases: dict[str, str], text: str) -> list[str]:
    """The keys of the phrases that a text is, or else of those that it begins."""
    wanted = folded(text)
    same = [key for key, phrase in phrases.items() if folded(phrase) == wanted]
    begun = [key for key, phrase in phrases.items() if folded(phrase).startswith(wanted)]
    return same or (begun if wanted else [])


def folded(text: str) -> str:
    """A text without what may be left out in typing: capitals, accents, curly apostrophes."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("’", "'").replace("đ", "d")
    return "".join(each for each in plain if not unicodedata.combining(each))

"""The sentences of the plain table, in one place for the message catalogues."""

from __future__ import annotations

from collections.abc import Sequence

from caboose.cli.table.words import a_number, count_tiles, listing

COMMANDS = {
    "play": "play 12-5 on 3, 12-5@3 or 12-5 on bea: lay a tile on that train. "
    "The Mexican train is M (or mexican), your own is own. "
    "12-5 alone is enough if it fits one train only.",
    "draw": "draw a tile",
    "pass": "pass, or end the train that you are building",
    "undo": "take back the last tile of the train that you are building; undo all takes back all",
    "done": "finish the train that you are building",
    "hand": "your tiles, those that can be laid first",
    "ends": "the end of each train, those that you may use first",
    "open": "the open doubles, in the order in which they must be covered",
    "turn": "whose turn it is, and what is owed",
    "tiles": "how many tiles everybody holds, and the boneyard",
    "scores": "the points so far",
    "again": "what happened in the last lap, once more",
    "suggest": "what a simple player would do in your place",
    "rules": "the rules of this table",
    "next": "go on with the next round, when a round is over",
    "help": "this list",
    "quit": "leave the table",
}

HELP_HEAD = "Commands; the first letters are enough where they fit one command only:"
ROUND_RUNS = "The round is not over yet."
NEXT_ROUND = "Type next, or press Enter, for the next round."
NO_OPEN_DOUBLE = "No double is open."
NOTHING_HAPPENED = "Nothing has happened yet."
NO_SUGGESTION = "There is nothing to suggest now: it is not your turn."
END_OF_INPUT = "The input has ended: leaving the table."
GOODBYE = "You have left the table."
NO_HAND = "No hand is shown while nobody has taken over the keyboard."
HIDDEN = "Hand over the keyboard, then press Enter."
WATCHING = "Computer players hold all seats; you are watching."


def welcome(preset: str, seats: Sequence[str], you: Sequence[str]) -> str:
    """The first line."""
    who = f"You are {listing(you)}. " if you and list(you) != ["You"] else ""
    return f"A table with the rules {preset}: {listing(seats)}. {who}Type help for the commands."


def seat(name: str, number: int) -> str:
    """A player with the number of his train."""
    return f"{name} ({number})"


def round_title(number: int, rounds: int | None) -> str:
    """The beginning of a round."""
    return f"Round {number} of {rounds}." if rounds else f"Round {number}."


def unknown(word: str) -> str:
    """A line that is no command."""
    return (
        f"{word} is no command. Type a tile such as 12-5, or one of: {', '.join(COMMANDS)}. "
        "help explains them."
    )


def ambiguous(word: str, commands: Sequence[str]) -> str:
    """First letters that fit several commands."""
    return f"{word} could be {listing(commands, 'or')}: type one more letter."


def takes_nothing(command: str) -> str:
    """Something stands after a command that takes nothing."""
    return f"Nothing may stand after {command}."


NO_TILE = "Which tile? Write for example: play 12-5 on 3."


def no_train(text: str, names: Sequence[str]) -> str:
    """The train that was named is not known."""
    return f"{text} is no train here: write a number, M, own, or a name ({listing(names, 'or')})."


def several_trains(text: str, names: Sequence[str]) -> str:
    """The name fits several players."""
    return f"{text} could be {listing(names, 'or')}: write the number of the train."


def which_train(tile: str, trains: Sequence[str], example: str) -> str:
    """The tile fits several trains."""
    return f"{tile} fits {listing(trains)}. Say which, for example: {tile} on {example}"


def train(name: str, key: str) -> str:
    """A train with what to type for it."""
    return f"{name} ({key})"


def can_lay(plays: Sequence[tuple[str, Sequence[str]]]) -> str:
    """What can be laid now: tiles, each with its trains."""
    parts = [f"{tile} on {listing(trains, 'or')}" for tile, trains in plays]
    return f"You can lay {'; '.join(parts)}."


def hand(playable: Sequence[str], others: Sequence[str], pips: int) -> str:
    """The own hand."""
    count = len(playable) + len(others)
    parts = []
    if playable:
        parts.append(f"You can lay {listing(playable)}.")
    if others:
        parts.append(f"{'The others' if playable else 'None can be laid now'}: {listing(others)}.")
    parts.append(f"{count_tiles(count)}, {pips} pips.")
    return " ".join(parts)


def train_end(name: str, end: int, length: int, state: str) -> str:
    """One train among the ends."""
    beginning = name[0].upper() + name[1:]
    if not length:
        return f"{beginning} is not started and needs {a_number(end)}, {state}."
    return f"{beginning} ends in {end}, {count_tiles(length)}, {state}."


YOURS = "yours"
OPEN = "open"
CLOSED = "closed"
OPEN_DOUBLE = "with an open double"


def open_doubles(doubles: Sequence[str], first: bool) -> str:
    """The open doubles in their order."""
    order = ", to be covered in this order" if first and len(doubles) > 1 else ""
    return f"Open{order}: {listing(doubles)}."


def tiles(counts: Sequence[tuple[str, int]], boneyard: int) -> str:
    """How many tiles everybody holds."""
    held = ", ".join(f"{name} {count}" for name, count in counts)
    return f"Tiles in hand: {held}. The boneyard has {count_tiles(boneyard)}."


def scores(totals: Sequence[tuple[str, int]], rounds: int) -> str:
    """The points so far."""
    after = "1 round" if rounds == 1 else f"{rounds} rounds"
    return f"After {after}: {', '.join(f'{name} {total}' for name, total in totals)}."


def round_line(name: str, points: str, total: int, left: str) -> str:
    """One player at the end of a round."""
    return f"{name}: {points}, {total} in all{f'; left in hand: {left}' if left else ''}."


def taken_back(tiles: Sequence[str]) -> str:
    """Tiles taken back from the train being built."""
    return f"You took {listing(tiles)} back."


def rules_head(preset: str, summary: str, source: str, arithmetic: str) -> str:
    """The preset and the deal."""
    return f"{preset}: {summary} Source: {source}. The deal: {arithmetic}."


def rule(name: str, value: str, meaning: str, *, changed: bool) -> str:
    """One option."""
    what = f"{value} (changed from the preset)" if changed else value
    return f"{name}: {what}. {meaning[0].upper()}{meaning[1:].rstrip('.')}."

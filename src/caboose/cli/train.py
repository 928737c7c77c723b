"""``caboose train``: the best train of a hand, or of many."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypedDict

import click

if TYPE_CHECKING:
    from caboose.tiles import Tile
    from caboose.trains import LaidTrain

LONGEST = "tiles-then-pips"
HEAVIEST = "pips-then-tiles"


class Wishes(NamedTuple):
    """What is asked of the trains."""

    objective: str | None = None
    weights: tuple[int, int] | None = None
    double_blank: int = 0
    follow_doubles: bool = False
    end_on_double: bool = True
    two: bool = False
    best: int = 1


class Options(TypedDict):
    """The options of a train but its objective."""

    weights: tuple[int, int] | None
    double_blank: int
    follow_doubles: bool
    end_on_double: bool


class NamedTrain(NamedTuple):
    """A train with what it is: ``longest``, ``own`` and so on, or an objective."""

    name: str
    train: LaidTrain


@click.command()
@click.argument("start", type=int)
@click.argument("tiles", nargs=-1)
@click.option("--objective", help="Show one train: tiles, pips, tiles-then-pips, pips-then-tiles.")
@click.option(
    "--weights",
    nargs=2,
    type=int,
    metavar="TILE PIP",
    help="Show one train: the best where a tile and a pip are worth this.",
)
@click.option("--double-blank", default=0, show_default=True, help="Pips of the double-blank.")
@click.option(
    "--follow-doubles",
    is_flag=True,
    help="A tile must follow every double, unless it is the hand's last tile.",
)
@click.option(
    "--end-on-double/--no-end-on-double",
    default=True,
    show_default=True,
    help="Whether the train may end on a double.",
)
@click.option("--two", is_flag=True, help="Lay two trains, the own and the Mexican one.")
@click.option("--best", default=1, metavar="K", help="Show the K best trains.")
@click.option("--json", "as_json", is_flag=True, help="Print one object a hand.")
def train(
    start: int,
    tiles: tuple[str, ...],
    objective: str | None,
    weights: tuple[int, int] | None,
    double_blank: int,
    follow_doubles: bool,
    end_on_double: bool,
    two: bool,
    best: int,
    as_json: bool,
) -> None:
    """The best train that a hand can lay from the number START, and what is left over.

    TILES is a hand, such as 12-5 5-3 8-3; or a file with a hand on each line; or - or nothing for
    lines of standard input. Where the longest train is not the heaviest, both are shown.
    """
    wishes = Wishes(objective, weights, double_blank, follow_doubles, end_on_double, two, best)
    show_train(start, list(tiles), wishes, as_json)


def show_train(
    start: int, words: Sequence[str], wishes: Wishes | None = None, as_json: bool = False
) -> None:
    """Print the best train of each hand that the words give (see ``read_hands``).

    Raises ValueError for bad tiles and wishes, with the line where they come from a file.
    """
    wishes = wishes or Wishes()
    verify_wishes(wishes)
    hands = read_hands(words)
    first = next(hands, None)
    if first is None:
        raise ValueError("there is no hand to read: write tiles such as 12-5 5-3, one hand a line")
    second = next(hands, None)
    for number, (place, text) in enumerate(_all_of(first, second, hands), 1):
        try:
            hand, trains = find_trains(start, text, wishes)
        except ValueError as error:
            raise ValueError(f"{place}: {error}" if place else str(error)) from None
        if as_json:
            print_object(start, hand, trains)
            continue
        if second is not None:
            print(f"{'' if number == 1 else chr(10)}Hand {number}")
        print_trains(start, trains)


def verify_wishes(wishes: Wishes) -> None:
    """Raise ValueError where wishes exclude each other."""
    if wishes.two and wishes.best != 1:
        raise ValueError("--two and --best exclude each other: ask for one of them")
    if wishes.objective is not None and wishes.weights is not None and wishes.objective != "mix":
        raise ValueError("--objective and --weights exclude each other: weights are an objective")


def read_hands(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The hands that the words give, each with its place (nothing for the words themselves).

    No words or ``-``: each line of standard input is a hand. One word that names a file: each
    of its lines. Else the words are the hand. Empty lines and those that begin with # are left
    out.
    """
    if not words or list(words) == ["-"]:
        if not words and sys.stdin.isatty():
            raise ValueError("there is no hand: write its tiles after the start, such as 12-5 5-3")
        yield from _lines("line", sys.stdin)
    elif len(words) == 1 and Path(words[0]).is_file():
        try:
            with open(words[0], encoding="utf-8-sig") as file:
                yield from _lines(f"{words[0]}, line", file)
        except UnicodeDecodeError:
            raise ValueError(f"{words[0]} is no text in UTF-8") from None
    elif len(words) == 1 and not any(sign.isdigit() for sign in words[0]):
        raise ValueError(f"there is no file {words[0]}, and a hand looks like 12-5 5-3")
    else:
        yield "", " ".join(words)


def _lines(place: str, lines: Iterator[str]) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text and not text.startswith("#"):
            yield f"{place} {number}", text


def _all_of(
    first: tuple[str, str], second: tuple[str, str] | None, rest: Iterator[tuple[str, str]]
) -> Iterator[tuple[str, str]]:
    yield first
    if second is not None:
        yield second
    yield from rest


def find_trains(start: int, text: str, wishes: Wishes) -> tuple[list[Tile], list[NamedTrain]]:
    """The tiles of a hand, and the trains to show of it."""
    from caboose.tiles import parse_tiles
    from caboose.trains import best_train, best_trains, best_two_trains

    hand = parse_tiles(text)
    options: Options = {
        "weights": wishes.weights,
        "double_blank": wishes.double_blank,
        "follow_doubles": wishes.follow_doubles,
        "end_on_double": wishes.end_on_double,
    }
    objective = wishes.objective or ("mix" if wishes.weights else None)
    if wishes.two:
        two = best_two_trains(hand, start, objective or LONGEST, **options)
        return hand, [NamedTrain("own", two.own), NamedTrain("Mexican", two.mexican)]
    if wishes.best != 1:
        few = best_trains(hand, start, wishes.best, objective or LONGEST, **options)
        return hand, [NamedTrain(str(place), each) for place, each in enumerate(few, 1)]
    if objective:
        return hand, [NamedTrain(objective, best_train(hand, start, objective, **options))]
    longest = best_train(hand, start, LONGEST, **options)
    heaviest = best_train(hand, start, HEAVIEST, **options)
    if (longest.count, longest.pips) == (heaviest.count, heaviest.pips):
        return hand, [NamedTrain("best", longest)]
    return hand, [NamedTrain("longest", longest), NamedTrain("heaviest", heaviest)]


def print_trains(start: int, trains: Sequence[NamedTrain]) -> None:
    """Draw trains, each with its figures, and their names where they are several."""
    if not trains:
        print(f"{start} –\nnothing can be laid")
    width = max((len(each.name) for each in trains), default=0) + 2
    for name, each in trains:
        margin = f"{name + ':':{width}}" if len(trains) > 1 else ""
        print(f"{margin}{each}")
        print(" " * len(margin) + figures(each))


def figures(train: LaidTrain) -> str:
    """How long and heavy a train is, and what is left over, in words."""
    spare = "nothing left over"
    if train.leftovers:
        tiles = " ".join(map(str, train.leftovers))
        spare = f"left over {tiles} ({amount(train.leftover_pips, 'pip')})"
    return f"{amount(train.count, 'tile')}, {amount(train.pips, 'pip')}; {spare}"


def amount(count: int, thing: str) -> str:
    """A number of things in words: 1 tile, 2 tiles."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def print_object(start: int, hand: Sequence[Tile], trains: Sequence[NamedTrain]) -> None:
    """Print one hand's trains as one line of JSON."""
    import json

    data = {
        "start": start,
        "hand": [str(tile) for tile in hand],
        "trains": [
            {
                "name": name,
                "tiles": [f"{touching}-{other}" for touching, other in each.oriented],
                "count": each.count,
                "pips": each.pips,
                "end": each.end,
                "leftovers": [str(tile) for tile in each.leftovers],
                "leftover_pips": each.leftover_pips,
            }
            for name, each in trains
        ],
    }
    print(json.dumps(data))

"""``caboose score``: score sheets of games with real tiles, in the browser's own files."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from caboose.cli.speaking import SpeakingGroup, said
from caboose.locales import WordedError

FILE = click.Path(path_type=Path)


@click.group(cls=SpeakingGroup)
def score() -> None:
    """Keep score of games with real tiles: the same files as in the browser."""


def _rules_options(function: Any) -> Any:
    for option in (
        click.option(
            "--set", "top", type=int, help="The set's highest double; else as the rules say."
        ),
        click.option(
            "--option",
            "-o",
            "options",
            multiple=True,
            metavar="NAME=VALUE",
            help="Change an option of the rules; repeatable.",
        ),
        click.option("--preset", "-p", default="spruce", show_default=True, help="A preset."),
    ):
        function = option(function)
    return function


@score.command()
@click.argument("file", type=FILE)
@click.argument("names", nargs=-1, required=True)
@_rules_options
@click.option("--league", default="", help="The league that the game counts in.")
@click.option("--force", is_flag=True, help="Replace a file that exists.")
def new(
    file: Path,
    names: tuple[str, ...],
    top: int | None,
    options: tuple[str, ...],
    preset: str,
    league: str,
    force: bool,
) -> None:
    """Begin a game of these NAMES in FILE; the first one has the lead."""
    from caboose.cli.rulebook import rules_from
    from caboose.scores import new_id
    from caboose.scores.files import Sheet

    if len(names) < 2:
        raise WordedError("sheet-few-names", {})
    if len({name.casefold() for name in names}) < len(names):
        raise WordedError("sheet-names-twice", {})
    rules = rules_from(preset, options)
    sheet = Sheet(new_id(), [])
    entries = [
        {
            "kind": "rules",
            "rules": str(rules),
            "set": top or _usual_set(rules, len(names)),
            "league": league,
        }
    ]
    entries += [{"kind": "joined", "player": new_id(), "name": name} for name in names]
    _verify_free(file, force)
    _write(file, [_added(sheet, *entries)])
    _show_file(file)


@score.command()
@click.argument("file", type=FILE)
@click.option("--changes", "with_changes", is_flag=True, help="All entries, also those undone.")
def show(file: Path, with_changes: bool) -> None:
    """How it stands in FILE: rounds, totals, places, what has to be asked."""
    _show_file(file, with_changes)


@score.command()
@click.argument("file", type=FILE)
@click.argument("hands", nargs=-1, required=True, metavar="NAME=HAND...")
@click.option("--round", "number", type=int, help="By default the round that is played.")
def enter(file: Path, hands: tuple[str, ...], number: int | None) -> None:
    """Enter hands of a round: Ann=out Bea=45 Carl="12-5 5-3"; Bea= empties a cell."""
    from caboose.tiles import parse_tiles, shorten

    def read(sheet: Any, counted: Any) -> list[dict[str, Any]]:
        round = number or _current(counted)
        found = []
        for each in hands:
            name, equals, hand = each.partition("=")
            if not equals:
                raise WordedError("sheet-no-hand", {"text": shorten(each)})
            entry = {"kind": "hand", "round": round, "player": _player(counted, name)}
            if hand.strip().casefold() == "out":
                entry["points"] = 0
            elif hand.strip().isdecimal():
                entry["points"] = _points(hand)
            elif hand.strip():
                entry["tiles"] = [str(tile) for tile in parse_tiles(hand)]
            found.append(entry)
        return found

    _change(file, read)


@score.command()
@click.argument("file", type=FILE)
@click.argument(
    "question", type=click.Choice(["engine", "ending", "double-blank", "out-on-double"])
)
@click.argument("answer")
@click.option("--round", "number", type=int, help="By default the round that asks.")
def answer(file: Path, question: str, answer: str, number: int | None) -> None:
    """Answer a QUESTION of a round, such as double-blank with a name or none."""
    from caboose.tiles import shorten

    def read(sheet: Any, counted: Any) -> list[dict[str, Any]]:
        asking = [
            round
            for round in counted.rounds
            if any(each.name == question for each in round.questions)
            and number in (None, round.number)
        ]
        if not asking and number is None:
            raise WordedError("sheet-no-question", {"question": question})
        round = asking[0].number if asking else number
        names = {player.name.casefold(): player.id for player in counted.players}
        given = names.get(answer.casefold(), answer)
        if question == "engine":
            if not given.isdecimal():
                raise WordedError("sheet-no-engine", {"text": shorten(given)})
            return [{"kind": "card", "round": round, "engine": int(given)}]
        known = [
            each
            for found in asking
            for q in found.questions
            if q.name == question
            for each in q.answers
        ]
        if known and given not in known:
            told = {
                "text": shorten(answer),
                "question": question,
                "answers": ", ".join(_shown_answer(counted, each) for each in known),
            }
            raise WordedError("sheet-no-answer", told)
        return [{"kind": "answer", "round": round, "question": question, "answer": given}]

    _change(file, read)


@score.command()
@click.argument("file", type=FILE)
def undo(file: Path) -> None:
    """Take back the newest entry; it stays in the list of changes."""
    from caboose.scores import changes

    def read(sheet: Any, counted: Any) -> list[dict[str, Any]]:
        kinds = {entry.id: entry.__struct_config__.tag for entry in sheet.entries}
        standing = [
            change.id
            for change in changes(sheet.entries)
            if not change.is_undone
            and kinds[change.id] not in ("undone", "rules", "joined", "lead")
        ]
        if not standing:
            raise WordedError("sheet-nothing-to-undo", {})
        return [{"kind": "undone", "entry": standing[-1]}]

    _change(file, read)


@score.command()
@click.argument("file", type=FILE)
def end(file: Path) -> None:
    """End the game here, whatever the rules say."""
    _change(file, lambda sheet, counted: [{"kind": "ended"}])


@score.command(name="import")
@click.argument("table", type=FILE)
@click.argument("file", type=FILE)
@_rules_options
@click.option("--force", is_flag=True, help="Replace a file that exists.")
def import_table(
    table: Path, file: Path, top: int | None, options: tuple[str, ...], preset: str, force: bool
) -> None:
    """Read a CSV TABLE of a score sheet into FILE: a row a round or a row a player."""
    from caboose.cli.files import read_text
    from caboose.cli.rulebook import rules_from
    from caboose.scores import new_id
    from caboose.scores.files import Sheet
    from caboose.scores.tables import read_csv

    rules = rules_from(preset, options)
    _verify_free(file, force)
    _write(file, [Sheet(new_id(), read_csv(read_text(table), rules, top or _usual_set(rules, 4)))])
    _show_file(file)


@score.command()
@click.argument("file", type=FILE)
@click.option("--rounds", is_flag=True, help="A table of rounds for the laboratory.")
def export(file: Path, rounds: bool) -> None:
    """Print the games of FILE as CSV: score sheets, or one table of all rounds."""
    from caboose.scores import count_game
    from caboose.scores.tables import laboratory_rows, write_csv

    games = [count_game(sheet.entries) for sheet in _read(file)]
    text = laboratory_rows(games) if rounds else "\r\n".join(map(write_csv, games))
    click.echo(text.replace("\r\n", "\n"), nl=False)


@score.command()
@click.argument("target", type=FILE)
@click.argument("files", nargs=-1, required=True, type=FILE)
def merge(target: Path, files: tuple[Path, ...]) -> None:
    """Bring the games of FILES together in TARGET, which may be one of them; nothing is lost."""
    from caboose.scores.files import merge_sheets

    sheets = merge_sheets(*([_read(target)] if target.exists() else []), *map(_read, files))
    _write(target, sheets)
    click.echo(f"{target}: {said('score-plot-games', count=len(sheets))}")


@score.command()
@click.argument("files", nargs=-1, required=True, type=FILE)
@click.option("--league", "name", help="Only the games of this league.")
def league(files: tuple[Path, ...], name: str | None) -> None:
    """How everybody has done over all games of FILES that are over."""
    from caboose.cli.score_sheet import league_lines
    from caboose.cli.speaking import reader_language
    from caboose.scores import count_game
    from caboose.scores.files import merge_sheets
    from caboose.scores.league import league

    games = [count_game(sheet.entries) for sheet in merge_sheets(*map(_read, files))]
    members = league(game for game in games if name is None or game.league == name)
    for line in league_lines(members, reader_language()):
        click.echo(line)


# ------------------------------------------------------------ files


def _read(file: Path) -> list[Any]:
    from caboose.cli.files import read_text
    from caboose.scores.files import read_sheets

    return read_sheets(read_text(file))


def _write(file: Path, sheets: list[Any]) -> None:
    """Write a file; it appears whole or not at all."""
    from caboose.scores.files import write_sheets

    part = file.with_name(file.name + ".part")
    try:
        part.write_text(write_sheets(sheets), encoding="utf-8")
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)


def _verify_free(file: Path, force: bool) -> None:
    if file.exists() and not force:
        raise WordedError("sheet-file-there", {"file": str(file)})


def _change(file: Path, read: Callable[[Any, Any], list[dict[str, Any]]]) -> None:
    """Add entries to the one game of a file, then show it."""
    from caboose.scores import count_game

    sheets = _read(file)
    if len(sheets) != 1:
        raise WordedError("sheet-many-games", {"file": str(file), "count": len(sheets)})
    (sheet,) = sheets
    _write(file, [_added(sheet, *read(sheet, count_game(sheet.entries)))])
    _show_file(file)


def _added(sheet: Any, *fresh: dict[str, Any]) -> Any:
    """The game with entries more; raises ValueError for what there cannot be."""
    from caboose.scores import new_id, next_time, read_entries

    for each in fresh:
        at = next_time(sheet.entries, time.time_ns() // 1_000_000)
        entries = read_entries([{"id": new_id(), "at": at, "by": _user()} | each])
        sheet = sheet._replace(entries=[*sheet.entries, *entries])
    return sheet


def _user() -> str:
    from caboose.scores.entries import LONGEST_NAME

    return (os.environ.get("USER") or os.environ.get("USERNAME") or "")[:LONGEST_NAME]


def _usual_set(rules: Any, players: int) -> int:
    try:
        return int(rules.deal(players).set)
    except ValueError:
        return 12


def _points(text: str) -> int:
    """Points as they were typed; raises WordedError for more than a hand can have."""
    from caboose.scores.entries import MOST_POINTS

    if len(text) > len(str(MOST_POINTS)):
        raise WordedError("sheet-points", {"text": text[:20], "most": MOST_POINTS})
    return int(text)


def _player(counted: Any, name: str) -> str:
    from caboose.tiles import shorten

    found = [each.id for each in counted.players if each.name.casefold() == name.strip().casefold()]
    if not found:
        known = ", ".join(each.name for each in counted.players)
        raise WordedError("sheet-no-player", {"name": shorten(name), "names": known})
    return str(found[0])


def _current(counted: Any) -> int:
    return int(
        next(
            (each.number for each in counted.rounds if not each.is_entered),
            counted.rounds[-1].number,
        )
    )


def _shown_answer(counted: Any, answer: str) -> str:
    return str(next((each.name for each in counted.players if each.id == answer), answer))


def _show_file(file: Path, with_changes: bool = False) -> None:
    from caboose.cli.score_sheet import show_sheet
    from caboose.cli.speaking import reader_language

    for sheet in _read(file):
        show_sheet(sheet.entries, reader_language(), with_changes)

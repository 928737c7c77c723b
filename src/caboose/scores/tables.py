"""Score sheets as tables: CSV for spreadsheets, and rounds as the laboratory has them."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence

from caboose.locales import WordedError
from caboose.rules import Rules
from caboose.scores.entries import (
    AnyEntry,
    PlayerJoined,
    PlayerLeft,
    PlayerReturned,
    RulesChosen,
    new_id,
)
from caboose.scores.messages import GameCounted
from caboose.scores.standing import count_game
from caboose.scores.writing import Cells, Pen, write_points
from caboose.tiles import shorten

ROUND_WORDS = {
    *("round", "rounds", "hand", "game", "#", "", "ronda", "rondas", "mano", "raundi", "ván"),
    "ronde",
}
PLAYER_WORDS = {
    *("player", "players", "name", "names", "jugador", "jugadores", "nombre", "nombres"),
    *("lojtari", "lojtarët", "emri", "người chơi", "tên", "pemain", "jeneng"),
}
TOTAL_WORDS = {"total", "totals", "sum", "σ", "suma", "gjithsej", "tổng", "gunggung"}
ENGINE_WORDS = {
    *("engine", "double", "station", "hub", "doble", "mula", "doble central", "guri i nisjes"),
    *("dopio", "đầu máy", "quân đôi", "balak", "balak tengah"),
}
LONGEST_CSV = 1_000_000
MOST_CSV_PLAYERS = 40


def write_csv(game: GameCounted) -> str:
    """A row for each round, a column for each player; the totals last."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["round", "engine", *(_safe(player.name) for player in game.players)])
    for round in game.rounds:
        if round.is_entered:
            engine = "" if round.engine is None else round.engine
            points = [round.points.get(player.id, "") for player in game.players]
            writer.writerow([round.number, engine, *points])
    writer.writerow(["total", "", *(player.total for player in game.players)])
    return text.getvalue()


def _safe(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t", "\r")) else name


def read_csv(text: str, rules: Rules, top: int) -> list[AnyEntry]:
    """The entries of a score sheet that somebody kept in a spreadsheet.

    Either a row is a round and the first row has the names, or a row is a player and the first
    column has the names. Cells are the points of the round; a column of engines and totals are
    passed over, and totals that are not the sums are refused. Raises WordedError.
    """
    if rules["scoring"] == "winner-takes":
        raise WordedError("csv-winner-takes", {})
    rows = _rows(text)
    names, rounds, totals = _by_round(rows)
    sums = [sum(row[seat] or 0 for row in rounds) for seat in range(len(names))]
    for name, given, total in zip(names, totals, sums, strict=True):
        if given is not None and given != total:
            raise WordedError("csv-total", {"name": shorten(name), "given": given, "sum": total})
    bonus = min((each for row in rounds for each in row if each is not None), default=0)
    if bonus < int(rules["out_bonus"]):
        rules = rules.change(out_bonus=bonus)
    return _entries(names, rounds, rules, top)


def _rows(text: str) -> list[list[str]]:
    if len(text) > LONGEST_CSV:
        raise WordedError("sheet-file-long", {"count": len(text), "most": LONGEST_CSV})
    first = text.lstrip("\ufeff").partition("\n")[0]
    delimiter = max(",;\t", key=first.count)
    try:
        rows = list(csv.reader(io.StringIO(text.lstrip("\ufeff")), delimiter=delimiter))
    except csv.Error:
        raise WordedError("csv-none", {}) from None
    found = [[cell.strip() for cell in row] for row in rows if any(cell.strip() for cell in row)]
    if len(found) < 2 or len(found[0]) < 3:
        raise WordedError("csv-small", {})
    width = len(found[0])
    return [(row + [""] * width)[:width] for row in found]


def _by_round(rows: list[list[str]]) -> tuple[list[str], list[Cells], Cells]:
    """The names, the points by round and seat, the totals that were written down."""
    if rows[0][0].casefold() in PLAYER_WORDS:
        rows = [list(column) for column in zip(*rows, strict=True)]
    elif rows[0][0].casefold() not in ROUND_WORDS | ENGINE_WORDS:
        raise WordedError("csv-head", {"text": shorten(rows[0][0])})
    columns = [
        place
        for place, name in enumerate(rows[0])
        if place and name and name.casefold() not in TOTAL_WORDS | ENGINE_WORDS
    ]
    names = [rows[0][place].removeprefix("'")[:24] for place in columns]
    if len({name.casefold() for name in names}) < len(names):
        raise WordedError("csv-names-twice", {})
    if not 2 <= len(names) <= MOST_CSV_PLAYERS:
        raise WordedError("csv-players", {"count": len(names), "most": MOST_CSV_PLAYERS})
    rounds: list[Cells] = []
    totals: Cells = [None] * len(names)
    for row in rows[1:]:
        cells = [_cell(row[place], row[0]) for place in columns]
        if row[0].casefold() in TOTAL_WORDS:
            totals = cells
        elif row[0].casefold() not in ENGINE_WORDS and any(each is not None for each in cells):
            rounds.append(cells)
    return names, rounds, totals


def _cell(text: str, row: str) -> int | None:
    if text in ("", "-", "–", "·"):
        return None
    if not re.fullmatch(r"[-−]?\d{1,4}([.,]0+)?", text, re.ASCII):
        raise WordedError("csv-cell", {"row": shorten(row), "text": shorten(text)})
    return int(re.split("[.,]", text)[0].replace("−", "-"))


def _entries(
    names: Sequence[str], rounds: Sequence[Cells], rules: Rules, top: int
) -> list[AnyEntry]:
    """The entries that give these points: what was counted by hand is taken as it is."""
    pen = Pen()
    pen.write(RulesChosen, rules=str(rules), set=top)
    players = [new_id() for _ in names]
    for seat, (player, name) in enumerate(zip(players, names, strict=True)):
        first = next((n for n, row in enumerate(rounds, 1) if row[seat] is not None), 1)
        pen.write(PlayerJoined, player=player, name=name, from_round=first)
        for number in range(first + 1, len(rounds) + 1):
            before, now = (rounds[n - 1][seat] is not None for n in (number - 1, number))
            if before != now:
                change = PlayerReturned if now else PlayerLeft
                pen.write(change, player=player, from_round=number)
    for number, row in enumerate(rounds, 1):
        write_points(pen, number, players, row, rules)
    _verify_points(pen.entries, players, rounds)
    return pen.entries


def _verify_points(
    entries: Sequence[AnyEntry], players: Sequence[str], rounds: Sequence[Cells]
) -> None:
    counted = count_game(entries)
    for row, round in zip(rounds, counted.rounds, strict=False):
        if [round.points.get(player) for player in players] != row:
            raise WordedError("csv-other-rules", {"number": round.number, "rules": counted.rules})


def laboratory_rows(games: Sequence[GameCounted]) -> str:
    """The rounds of games as CSV, with the columns of the laboratory's tables that paper knows.

    Raises WordedError where the games differ in the number of players, or somebody came or left.
    """
    seats = len(games[0].players) if games else 0
    text = io.StringIO()
    writer = csv.writer(text)
    columns = ["match", "deal", "round", "engine", "leader", "over"]
    writer.writerow([*columns, *(f"points_{seat}" for seat in range(1, seats + 1))])
    for match, game in enumerate(games, 1):
        ids = [player.id for player in game.players]
        for round in game.rounds:
            if not round.is_entered:
                continue
            if round.players != ids or len(ids) != seats:
                told = {"number": round.number, "game": match, "count": seats}
                raise WordedError("csv-other-players", told)
            over = "blocked" if round.is_blocked else "out"
            cells = [match, match, round.number, round.engine, ids.index(round.lead) + 1, over]
            writer.writerow([*cells, *(round.points[each] for each in ids)])
    return text.getvalue()

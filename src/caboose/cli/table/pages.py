"""What the sheets of the screen show."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caboose.cli.table import signs
from caboose.cli.table.chronicle import turns
from caboose.cli.table.end_words import ranking, round_end, tie_breaks, victory
from caboose.cli.table.session import Session
from caboose.cli.table.turn_words import turn_told
from caboose.cli.table.words import Speaker, as_sentence, tiles_text
from caboose.game import Match
from caboose.locales import LANGUAGES
from caboose.view import view

HEADING = "bold #f2b632"
KEY = "bold #ece6d6"
ROUNDS_ACROSS = 12
"""How many rounds stand side by side on the sheet of scores."""


def _plain_table() -> Table:
    return Table(box=None, padding=(0, 2, 0, 0), show_edge=False, pad_edge=False)


def _grid() -> Table:
    table = _plain_table()
    table.show_header = False
    return table


def keys_line(speaker: Speaker, keys: signs.Keys, gap: str = "  ") -> Text:
    """Keys with what they do, in one line."""
    return Text(gap).join(Text.assemble((key, KEY), f" {speaker(id)}") for key, id in keys)


def help_page(speaker: Speaker) -> RenderableType:
    """Keys and signs."""
    table = _grid()
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for title, rows in signs.HELP:
        table.add_row(Text(speaker(title), HEADING), "")
        for key, id in rows:
            table.add_row(Text(key), Text(speaker(id)))
        table.add_row("", "")
    table.add_row(Text(speaker("help-signs"), HEADING), "")
    for sign, id in _signs(speaker):
        table.add_row(Text(sign), Text(speaker(id)))
    return table


def _signs(speaker: Speaker) -> list[tuple[str, str]]:
    counts = speaker("screen-left", count=7), speaker("screen-laid", count=9)
    return [
        (speaker("help-number-sign"), "help-number"),
        (signs.PLAYABLE, "help-playable"),
        (f"{signs.MARKER} {speaker('screen-open')}", "help-open"),
        (speaker("screen-closed"), "help-closed"),
        (signs.CROSSWISE, "help-open-double"),
        (", ".join(counts), "help-counts"),
        (f"{signs.TURN}  {speaker('screen-new')} {signs.NEW}", "help-newest"),
        ("8║8", "help-double"),
    ]


def languages_page() -> RenderableType:
    """The languages with the digits that choose them."""
    table = _grid()
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for digit, name in enumerate(LANGUAGES.values(), 1):
        table.add_row(str(digit), name)
    return table


def rules_page(speaker: Speaker, match: Match) -> RenderableType:
    """The options of this table, those that differ from the preset first."""
    rules = match.rules
    about = as_sentence(speaker(f"preset-{rules.preset}-about"))
    head = Text.assemble(
        (rules.preset, "bold"), f" · {about}\n{speaker.deal(rules.deal(match.players))}\n"
    )
    table = _grid()
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    changes = rules.changes
    for name in sorted(rules, key=lambda name: name not in changes):
        value = str(rules[name])
        marked = f"{name}={value} *" if name in changes else f"{name}={value}"
        table.add_row(marked, Text(speaker.option(name, value)))
    note = Text(f"\n* {speaker('rules-changed')}") if changes else Text()
    return Group(head, table, note)


def log_page(session: Session) -> RenderableType:
    """All that happened in the match, round by round."""
    speaker = session.speaker
    lines: list[Text] = []
    for number, round in enumerate(session.match.rounds, 1):
        if lines:
            lines.append(Text())
        title = speaker.round_title(number, session.match.round_count)
        lines.append(Text(title, HEADING))
        lines += [Text(sentence) for sentence in round_log(session, number)]
        if round.over:
            lines.append(Text(as_sentence(round_end(speaker, round.over, round.out)), "bold"))
    return Group(*lines)


def round_log(session: Session, number: int, newest: int | None = None) -> list[str]:
    """The sentences of one round (counted from 1), beginning with its engine.

    With ``newest`` only so many turns at its end.
    """
    speaker, round = session.speaker, session.match.rounds[number - 1]
    start = speaker.round_start(round.engine, round.leader, session.hunted(number))
    scarce = [speaker("deal-scarce")] if session.is_scarce else []
    told = turns(view(round, session.viewer))
    shown = told if newest is None else told[-newest:]
    return [start, *scarce, *(turn_told(speaker, turn) for turn in shown)]


def scores_page(session: Session) -> RenderableType:
    """A row for each player, a column for each round."""
    match, speaker = session.match, session.speaker
    rows = match.scores
    parts: list[RenderableType] = []
    for start in range(0, max(1, len(rows)), ROUNDS_ACROSS):
        shown = rows[start : start + ROUNDS_ACROSS]
        table = _plain_table()
        table.padding = (0, 1, 0, 0)
        table.add_column("")
        for number in range(start + 1, start + len(shown) + 1):
            table.add_column(str(number), justify="right")
        table.add_column(speaker("scores-total"), justify="right", style="bold")
        for seat, name in enumerate(session.names, 1):
            points = [str(row[seat - 1]) for row in shown]
            table.add_row(Text(name), *points, str(match.totals[seat - 1]))
        parts += [table, Text()]
    meaning = speaker(f"option-scoring-{match.rules['scoring']}")
    return Group(*parts, Text(as_sentence(meaning)))


def round_end_page(session: Session) -> RenderableType:
    """Who is out, the hands that are left, points and totals."""
    summary, speaker = session.summary(), session.speaker
    table = _plain_table()
    table.add_column("")
    table.add_column(speaker("scores-this-round"), justify="right")
    table.add_column(speaker("scores-total"), justify="right", style="bold")
    table.add_column(speaker("replay-hands"))
    wins = session.match.rules["scoring"] == "winner-takes"
    places = range(len(session.names))
    by_points = sorted(places, key=lambda place: summary.points[place], reverse=wins)
    for place in by_points:
        table.add_row(
            Text(session.names[place]),
            str(summary.points[place]),
            str(summary.totals[place]),
            Text(tiles_text(summary.hands[place]) or "–"),
        )
    ended = as_sentence(round_end(speaker, summary.over, summary.out))
    return Group(Text(ended, "bold"), Text(), table)


def match_end_page(session: Session) -> RenderableType:
    """The winner, the places and the tie-breaks; a departing train for a person who won."""
    match, speaker = session.match, session.speaker
    best = match.ranking[0]
    winners = best if isinstance(best, list) else [best]
    parts: list[RenderableType] = []
    if session.is_watched or any(seat in session.people for seat in winners):
        parts += [Text(signs.DEPARTING_TRAIN), Text()]
    parts += [Text(as_sentence(victory(speaker, match)), "bold"), Text()]
    parts += [Text(line) for line in ranking(speaker, match)]
    for sentence in tie_breaks(speaker, match):
        parts += [Text(), Text(sentence)]
    return Group(*parts)

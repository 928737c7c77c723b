"""What the sheets of the screen show."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caboose.cli.table import screen_words as say
from caboose.cli.table.chronicle import turns
from caboose.cli.table.session import Session
from caboose.cli.table.words import Speaker, tiles_text
from caboose.game import Match
from caboose.rules import options, preset
from caboose.view import view

HEADING = "bold #f2b632"
ROUNDS_ACROSS = 12
"""How many rounds stand side by side on the sheet of scores."""


def _plain_table() -> Table:
    return Table(box=None, padding=(0, 2, 0, 0), show_edge=False, pad_edge=False)


def _grid() -> Table:
    table = _plain_table()
    table.show_header = False
    return table


def help_page() -> RenderableType:
    """Keys and signs."""
    table = _grid()
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for place, (title, rows) in enumerate(say.HELP):
        if place:
            table.add_row("", "")
        table.add_row(Text(title, HEADING), "")
        for key, meaning in rows:
            table.add_row(Text(key), Text(meaning))
    return table


def rules_page(match: Match) -> RenderableType:
    """The options of this table, those that differ from the preset first."""
    rules = match.rules
    base = preset(rules.preset)
    deal = rules.deal(match.players)
    head = Text.assemble(
        (rules.preset, "bold"),
        f" · {base.summary}\n{base.source}\n{deal.arithmetic}.\n",
    )
    table = _grid()
    table.add_column(no_wrap=True, style="bold")
    table.add_column(no_wrap=True)
    table.add_column()
    changes = rules.changes
    for name, entry in sorted(options().items(), key=lambda item: item[0] not in changes):
        value = str(rules[name])
        marked = f"{value} *" if name in changes else value
        table.add_row(name, marked, Text(entry.meaning_of(value)))
    note = Text("\n* changed from the preset") if changes else Text()
    return Group(head, table, note)


def log_page(session: Session) -> RenderableType:
    """All that happened in the match, round by round."""
    speaker = Speaker(session.names, session.viewer)
    lines: list[Text] = []
    for number, round in enumerate(session.match.rounds, 1):
        if lines:
            lines.append(Text())
        title = say.round_title(number, session.match.round_count)
        lines.append(Text(title, HEADING))
        lines += [Text(sentence) for sentence in round_log(session, speaker, number)]
        if round.over:
            lines.append(Text(speaker.round_end(round.over, round.out), "bold"))
    return Group(*lines)


def round_log(session: Session, speaker: Speaker, number: int) -> list[str]:
    """The sentences of one round (counted from 1), beginning with its engine."""
    round = session.match.rounds[number - 1]
    seen = view(round, session.viewer)
    start = speaker.round_start(round.engine, round.leader, session.hunted(number))
    warning = [session.deal_warning] if session.deal_warning else []
    return [start, *warning, *(speaker.turn(turn) for turn in turns(seen))]


def scores_page(session: Session) -> RenderableType:
    """A row for each player, a column for each round."""
    match = session.match
    rows = match.scores
    parts: list[RenderableType] = []
    for start in range(0, max(1, len(rows)), ROUNDS_ACROSS):
        shown = rows[start : start + ROUNDS_ACROSS]
        table = _plain_table()
        table.padding = (0, 1, 0, 0)
        table.add_column("")
        for number in range(start + 1, start + len(shown) + 1):
            table.add_column(str(number), justify="right")
        table.add_column(say.TOTAL, justify="right", style="bold")
        for seat, name in enumerate(session.names, 1):
            points = [str(row[seat - 1]) for row in shown]
            table.add_row(Text(name), *points, str(match.totals[seat - 1]))
        parts += [table, Text()]
    wins = match.rules["scoring"] == "winner-takes"
    return Group(*parts, Text(say.HIGHEST_WINS if wins else say.LOWEST_WINS))


def round_end_page(session: Session) -> RenderableType:
    """Who is out, the hands that are left, points and totals."""
    summary = session.summary()
    speaker = Speaker(session.names, session.viewer)
    table = _plain_table()
    table.add_column("")
    table.add_column(say.POINTS, justify="right")
    table.add_column(say.TOTAL, justify="right", style="bold")
    table.add_column(say.LEFT_IN_HAND)
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
    return Group(Text(speaker.round_end(summary.over, summary.out), "bold"), Text(), table)


def match_end_page(session: Session) -> RenderableType:
    """The winner, the places and the tie-breaks; a departing train for a person who won."""
    match = session.match
    speaker = Speaker(session.names, session.viewer)
    best = match.ranking[0]
    winners = best if isinstance(best, list) else [best]
    parts: list[RenderableType] = []
    if session.is_watched or any(seat in session.people for seat in winners):
        parts += [Text(say.DEPARTING_TRAIN), Text()]
    parts += [Text(speaker.victory(match), "bold"), Text()]
    parts += [Text(line) for line in speaker.ranking(match)]
    for sentence in speaker.tie_breaks(match):
        parts += [Text(), Text(sentence)]
    return Group(*parts)

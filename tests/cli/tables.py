"""Tables for the tests of the terminal table: small deals that are known tile by tile."""

from __future__ import annotations

import html
import re
from random import Random

from textual.app import App

from caboose.cli.table.saving import Keeper
from caboose.cli.table.session import Phase, Session
from caboose.cli.table.turn_words import turn_told
from caboose.game import Match, Step
from caboose.players import GreedyPlayer, Player
from caboose.rules import Rules
from caboose.tiles import Tile, parse_tiles, tile_set

NAMES = ["Ann", "Bea", "Carl", "Dora", "Emil", "Fay", "Gus"]
NAMES += ["Hal", "Ida", "Jim", "Kay", "Lou", "Max", "Nell"]


def known_match(hands: list[str], boneyard: str = "", options: str = "") -> Match:
    """A double-six match whose first round has engine 6 and these hands; seat 1 leads."""
    dealt = [parse_tiles(hand) for hand in hands]
    rules = Rules.parse(f"spruce deal=double-six engine=aside hand={len(dealt[0])} {options}")
    match = Match(rules, players=NAMES[: len(hands)], seed=1)
    known = [tile for hand in dealt for tile in hand] + parse_tiles(boneyard)
    rest = [tile for tile in tile_set(6) if tile not in known and tile != Tile(6, 6)]
    match.deal([*known, *rest])
    return match


def session_of(
    match: Match, people: str = "1", *, suggestions: bool = False, language: str = "en"
) -> Session:
    """A session with people in these seats and greedy players in the others."""
    seats = [int(seat) for seat in people.split()]
    players: dict[int, Player] = {
        seat: GreedyPlayer() for seat in range(1, match.players + 1) if seat not in seats
    }
    names = {seat: match.names[seat - 1] for seat in seats}
    return Session(
        match, names, players, random=Random(1), suggestions=suggestions, language=language
    )


def seeded(
    players: int,
    rules: str = "spruce",
    people: str = "1",
    seed: int = 3,
    language: str = "en",
) -> Session:
    """A session with a shuffled deal."""
    match = Match(Rules.parse(rules), players=NAMES[:players], seed=seed)
    return session_of(match, people, language=language)


def let_computers_play(session: Session) -> None:
    """Advance until something else is waited for."""
    while session.phase is Phase.COMPUTER:
        session.advance()


def no_file(session: Session) -> Keeper:
    """A keeper that saves nothing."""
    return Keeper(session.match, None)


def hidden_tiles(session: Session) -> set[Tile]:
    """The tiles that the person at the keyboard must not know."""
    round = session.shown
    hidden = set(round.boneyard)
    for seat in range(1, round.players + 1):
        if seat != session.viewer:
            hidden.update(round.hand(seat))
    return hidden


def tiles_in(text: str) -> set[Tile]:
    """All tiles that a text names."""
    found = re.findall(r"(\d{1,2}) ?[-│║] ?(\d{1,2})", text)
    return {Tile.of(int(one), int(other)) for one, other in found}


def screen_text(app: App[int]) -> str:
    """What the screen shows, line by line."""
    rows: dict[float, dict[int, str]] = {}
    picture = app.export_screenshot()
    matrix = picture.split('-matrix">', 1)[1]
    for x, y, text in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)<', matrix):
        rows.setdefault(float(y), {})[round(float(x) / 12.2)] = html.unescape(text)
    lines = []
    for _, parts in sorted(rows.items()):
        line = ""
        for column, text in sorted(parts.items()):
            line = line.ljust(column) + text.rstrip("\n")
        lines.append(line.replace("\xa0", " "))
    return "\n".join(lines)


FIRST_TURNS = ["6-5 5-4 4-4 3-0", "6-1 1-0 2-0 3-3"]
"""Seat 1 can lay 6-5 5-4 4-4 and stop anywhere; seat 2 answers 6-1 1-0."""


def sentences(session: Session) -> list[str]:
    """The turns of the round in words."""
    return [turn_told(session.speaker, turn) for turn in session.turns]


def phase_of(session: Session) -> Phase:
    """What the table waits for now."""
    return session.phase


def play(session: Session, *steps: str) -> None:
    """Do steps of the person at the keyboard."""
    for step in steps:
        session.do(Step.parse(step))

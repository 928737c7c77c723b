"""A table in the terminal: people at one keyboard, computer players, and a match."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from caboose.cli.table.saving import Keeper
from caboose.cli.table.session import Session
from caboose.game import Match
from caboose.notation import Record
from caboose.players import Player

__all__ = ["play_table"]


def play_table(
    match: Match,
    people: dict[int, str],
    players: dict[int, Player],
    *,
    plain: bool,
    pace: float,
    suggestions: bool,
    language: str,
    save: Path | None,
    earlier: Record | None = None,
    random: Random,
) -> int:
    """Play a match, new or resumed, and return the exit status.

    ``people`` are the names by seat of those at the keyboard, ``players`` the computer players of
    the other seats. ``pace`` is the number of seconds between their moves. With ``plain``, or
    where there is no terminal, the table speaks in lines. ``language`` is the one it begins in.
    The match is saved in the file ``save`` after every turn of a person, at the end of every round
    and on leaving; ``earlier`` is the record that it was resumed from. The status is 1 if that
    failed at the last, else 0.
    """
    session = Session(
        match, people, players, random=random, suggestions=suggestions, language=language
    )
    keeper = Keeper(match, save, earlier)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from caboose.cli.table.plain import play_plain

        return play_plain(session, keeper, pace)
    from caboose.cli.table.screen import TableApp

    status = TableApp(session, keeper, pace).run(mouse=False)
    is_saved = keeper.save() if status is None else keeper.problem is None
    if save and is_saved:
        print(session.speaker("terminal-saved", path=str(save)))
    elif save:
        told = {"path": str(save), "problem": str(keeper.problem)}
        print(session.speaker("terminal-not-saved", **told), file=sys.stderr)
    return 1 if status is None else status

"""The end of a round and of a match: who is out, who has won, and why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from caboose.cli.table.words import Speaker
from caboose.game import Match
from caboose.game.standing import rank_key, tie_break


def round_end(speaker: Speaker, over: str, out: Sequence[int]) -> str:
    """Why a round is over."""
    if over == "blocked":
        return speaker("round-end-blocked")
    return speaker("round-end-out", names=_names(speaker, out))


def victory(speaker: Speaker, match: Match) -> str:
    """Who has won."""
    first = _places(match)[0]
    if first == [speaker.viewer]:
        return speaker("match-end-you")
    return speaker("match-end-winner", names=_names(speaker, first), count=len(first))


def ranking(speaker: Speaker, match: Match) -> list[str]:
    """The places of a finished match with the totals, the winner first."""
    lines = []
    place = 1
    for seats in _places(match):
        lines.append(f"{place}. {_names(speaker, seats)}: {match.totals[seats[0] - 1]}")
        place += len(seats)
    return lines


def tie_breaks(speaker: Speaker, match: Match) -> list[str]:
    """For each equal total, a sentence that says how the tie was broken. RULES.md 2.7."""
    places, totals = _places(match), match.totals
    shared = [
        speaker(
            "terminal-tie-shared",
            names=_names(speaker, seats),
            points=totals[seats[0] - 1],
        )
        for seats in places
        if len(seats) > 1
    ]
    broken = [
        _broken(speaker, match, before[0], after[0])
        for before, after in pairwise(places)
        if totals[before[0] - 1] == totals[after[0] - 1]
    ]
    return shared + broken


def _broken(speaker: Speaker, match: Match, before: int, after: int) -> str:
    first, second = (
        rank_key(match.rules, [row[seat - 1] for row in match.scores]) for seat in (before, after)
    )
    decides = 1 if first[1] != second[1] else 2
    return speaker(
        f"terminal-{tie_break(match.rules, first, second)}",
        name=speaker.names[before - 1],
        other=speaker.names[after - 1],
        points=match.totals[before - 1],
        first=abs(first[decides]),
        second=abs(second[decides]),
    )


def _places(match: Match) -> list[list[int]]:
    """The seats of each place, the winners first."""
    return [entry if isinstance(entry, list) else [entry] for entry in match.ranking]


def _names(speaker: Speaker, seats: Sequence[int]) -> str:
    return speaker.listing([speaker.names[seat - 1] for seat in seats])

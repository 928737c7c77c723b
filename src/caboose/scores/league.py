"""A league: how the people of many games have done. The client's face is model/league.ts."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from caboose.scores.messages import GameCounted


@dataclass
class Member:
    """Somebody's games in a league."""

    name: str
    games: int = 0
    wins: float = 0.0
    """Games won; those who share a first place share the win."""
    rounds: int = 0
    points: int = 0
    rounds_out: int = 0


def league(games: Iterable[GameCounted]) -> list[Member]:
    """The members of a league after its games that are over; most wins first.

    People are told apart by their names, whatever the capitals.
    """
    members: dict[str, Member] = {}
    for game in games:
        if not game.is_over:
            continue
        winners = sum(player.place == 1 for player in game.players)
        for player in game.players:
            key = unicodedata.normalize("NFKC", player.name).casefold()
            member = members.setdefault(key, Member(player.name))
            member.games += 1
            member.wins += 1 / winners if player.place == 1 else 0
            member.rounds += player.rounds
            member.points += player.total
            member.rounds_out += player.rounds_out
    return sorted(members.values(), key=lambda each: (-each.wins, -each.games, each.name))

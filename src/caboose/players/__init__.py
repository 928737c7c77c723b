"""Computer players behind one protocol: given a view of the round, choose a step.

>>> player_named("greedy").name
'greedy'
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from caboose.players.hints import Suggestion, planned_train, suggest
from caboose.players.player import Player
from caboose.players.policy_players import GreedyPlayer, PlannerPlayer, RandomPlayer
from caboose.tiles import shorten

__all__ = [
    "GreedyPlayer",
    "PlannerPlayer",
    "Player",
    "RandomPlayer",
    "Suggestion",
    "planned_train",
    "player_named",
    "player_names",
    "suggest",
]

_PLAYERS: dict[str, Callable[[], Player]] = {
    PlannerPlayer.name: PlannerPlayer,
    GreedyPlayer.name: GreedyPlayer,
    RandomPlayer.name: RandomPlayer,
}


def player_names() -> list[str]:
    """The names of all computer players; the strongest first."""
    return list(_PLAYERS)


def player_named(name: str) -> Player:
    """The computer player of this name; raises ValueError that lists the names."""
    try:
        return _PLAYERS[name]()
    except KeyError:
        near = get_close_matches(name[:40], _PLAYERS, 1)
        hint = f"did you mean {near[0]}? " if near else ""
        raise ValueError(
            f"{shorten(name)} is no computer player: {hint}the players are "
            f"{', '.join(player_names())}"
        ) from None

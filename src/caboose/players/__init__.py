"""Computer players behind one protocol: given a view of the round, choose a step.

>>> player_named("greedy").name
'greedy'
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from caboose.locales import WordedError
from caboose.players.conformance import verify_player
from caboose.players.expert import ExpertPlayer
from caboose.players.hints import Suggestion, explained, planned_train, suggest
from caboose.players.own import installed_players, is_own, own_player
from caboose.players.player import Player
from caboose.players.policy_players import (
    BeginnerPlayer,
    CasualPlayer,
    GreedyPlayer,
    PlannerPlayer,
    PolicyPlayer,
    RandomPlayer,
)
from caboose.tiles import shorten

__all__ = [
    "BeginnerPlayer",
    "CasualPlayer",
    "ExpertPlayer",
    "GreedyPlayer",
    "PlannerPlayer",
    "Player",
    "RandomPlayer",
    "Suggestion",
    "explained",
    "is_quick",
    "level_names",
    "planned_train",
    "player_named",
    "player_names",
    "suggest",
    "verify_player",
]

_PLAYERS: dict[str, Callable[[], Player]] = {
    ExpertPlayer.name: ExpertPlayer,
    PlannerPlayer.name: PlannerPlayer,
    CasualPlayer.name: CasualPlayer,
    BeginnerPlayer.name: BeginnerPlayer,
    GreedyPlayer.name: GreedyPlayer,
    RandomPlayer.name: RandomPlayer,
}


LEVELS = 4
"""How many of the players are levels for people to play with; the others are yardsticks."""


def level_names() -> list[str]:
    """The names of the levels that people play with; the strongest first."""
    return list(_PLAYERS)[:LEVELS]


def player_names() -> list[str]:
    """The levels, then ``greedy`` and ``random``, then the players that packages bring."""
    return [*_PLAYERS, *(name for name in installed_players() if name not in _PLAYERS)]


def player_named(name: str) -> Player:
    """The computer player of this name, or of ``module:Class``; raises ValueError.

    A name that a stranger gave must be one of ``player_names()``: see ``own_player``.
    """
    if is_own(name):
        return own_player(name)
    make = _PLAYERS.get(name) or installed_players().get(name)
    if make is None:
        told = {"word": shorten(name), "names": ", ".join(player_names())}
        near = get_close_matches(name[:40], player_names(), 1)
        if near:
            raise WordedError("play-no-such-player-near", told | {"near": near[0]})
        raise WordedError("play-no-such-player", told)
    return make()


def is_quick(name: str) -> bool:
    """Whether a player needs but some thousandths of a second; raises as ``player_named``."""
    return isinstance(player_named(name), PolicyPlayer)

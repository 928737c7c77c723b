"""Players of one's own: from installed packages, and from a module named on the command line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TypeGuard

from caboose.players.player import Player
from caboose.tiles import shorten

GROUP = "caboose.players"
"""The group of entry points by which installed packages bring players."""


@cache
def installed_players() -> Mapping[str, Callable[[], Player]]:
    """The players that installed packages bring, by name, as far as they can be loaded."""
    return {each.name: each.load() for each in entry_points(group=GROUP)}


def is_own(name: str) -> bool:
    """Whether a name is of the form ``module:Class``."""
    return ":" in name


def own_player(name: str) -> Player:
    """A player from a module, named as ``module:Class``; the working folder is looked in too.

    Importing runs the module: never call this with a name that a stranger gave. Raises ValueError
    that tells what is missing.
    """
    module_name, _, class_name = name.partition(":")
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        module = import_module(module_name)
    except (ImportError, ValueError) as error:
        raise ValueError(
            f"the player {shorten(name)} cannot be loaded: {error}; write module:Class, "
            "with the module in this folder or installed"
        ) from None
    found = getattr(module, class_name, None)
    if not _makes_players(found):
        raise ValueError(
            f"{shorten(name)} is no computer player: a player is a class with a name and a "
            "method choose"
        )
    return found()


def _makes_players(found: object) -> TypeGuard[Callable[[], Player]]:
    is_named = isinstance(getattr(found, "name", None), str)
    return is_named and callable(found) and hasattr(found, "choose")

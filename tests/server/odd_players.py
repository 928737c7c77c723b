"""Players that no server should have to bear."""

from __future__ import annotations

import os
from random import Random
from time import sleep

from caboose.game import Step
from caboose.tiles import Tile
from caboose.view import View


class Sleeper:
    """Thinks for ever."""

    name = "sleeper"

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """No step, ever."""
        while True:
            sleep(1)


class Crasher:
    """Takes its process with it."""

    name = "crasher"

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """No step: the process ends."""
        os._exit(1)


class Cheat:
    """Lays a tile that nobody holds."""

    name = "cheat"

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """The engine."""
        return Step.play(Tile(view.engine, view.engine), 1)


class Steady:
    """Takes the last of the legal steps."""

    name = "steady"

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """The last step."""
        return view.legal[-1]

"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from caboose.game import Step
from caboose.view import View


class Player(Protocol):
    """A computer player: it sees what its seat may know, and nothing else."""

    name: str

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """Choose one of the view's legal steps, in about ``budget`` seconds at most.

        Only called when the view has legal steps, so on the turn of the view's own seat.
        """
        ...

"""A player without any plan."""

from __future__ import annotations

from random import Random

from caboose.game import Step
from caboose.view import View


class RandomPlayer:
    """Chooses among all legal steps, each equally likely."""

    name = "random"

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """Any legal step."""
        return random.choice(view.legal)

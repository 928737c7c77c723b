"""A player in ten lines: it lays the tile whose new end most of its other tiles fit."""

from random import Random

from caboose import Step
from caboose.view import View


class Careful:
    """Keeps its other tiles playable."""

    name = "careful"

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """The legal step after which most other tiles of the hand fit."""

        def matches(step: Step) -> int:
            if not step.is_play:
                return -1
            end = step.tile.other(view.ends.get(step.train, view.engine))
            return sum(tile.has(end) for tile in view.hand if tile != step.tile)

        return max(view.legal, key=matches)

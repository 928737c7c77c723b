"""A player who gets rid of what would count most."""

from __future__ import annotations

from random import Random

from caboose.game import Step
from caboose.tiles import Tile
from caboose.view import View


class GreedyPlayer:
    """Lays the heaviest tile that is legal, doubles first, among equals on the own train.

    Draws or passes only if nothing can be laid.
    """

    name = "greedy"

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """The legal step that takes most points out of the hand."""
        plays = [step for step in view.legal if step.is_play]
        if plays:
            return max(plays, key=lambda step: _preference(view, step))
        draw = Step.draw()
        return draw if draw in view.legal else Step.pass_turn()


def _preference(view: View, step: Step) -> tuple[bool, int, bool]:
    tile = step.tile
    return (tile.is_double, _points(view, tile), step.train == str(view.seat))


def _points(view: View, tile: Tile) -> int:
    """What the tile would count if it stayed in the hand. RULES.md 2.6."""
    if tile == Tile(0, 0):
        return int(view.rules["double_blank"])
    if tile.is_double and view.rules["double_tiles"] == "twice":
        return 2 * tile.pips
    return tile.pips

"""How strong the levels are, as it was measured.

The numbers stand in ``strength.json``, which ``caboose bench strength --levels`` makes from the
results behind docs/strength.md.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from caboose.locales import Argument, sentence


class Strength(NamedTuple):
    """A level beside its neighbour: that below it, for the lowest that above it."""

    than: str
    points: float
    """By so many points a round it is better in the mean; below 0 worse."""


@cache
def strengths() -> dict[str, Strength]:
    """The strength of each level, the strongest first; four at a table by the rules of spruce."""
    text = files("caboose.players").joinpath("strength.json").read_text("utf-8")
    measured = json.loads(text)["levels"]
    found = {level: Strength(each["below"], -each["mean"]) for level, each in measured.items()}
    *_, (last, lowest) = found.items()
    return found | {lowest.than: Strength(last, -lowest.points)}


def strength_told(level: str, language: str) -> str:
    """A level's strength beside its neighbour, in words."""
    than, points = strengths()[level]
    told: dict[str, Argument] = {
        "points": round(abs(points)),
        "level": sentence(f"level-{than}", {}, language),
    }
    return sentence("level-better" if points > 0 else "level-worse", told, language)

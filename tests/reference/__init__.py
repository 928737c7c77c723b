"""A slow, plain reference engine for Mexican Train, to test a fast one against.

It is written from RULES.md and docs/rulings.md alone and shares no code with the engine
that it checks.  Everything is recomputed from the table whenever it is asked for.
"""

from .reference_round import ReferenceRound
from .scoring import hand_points, ranking, round_scores

__all__ = ["ReferenceRound", "hand_points", "ranking", "round_scores"]

"""Caboose: Mexican Train dominoes.

The friendly face of the package; everything else is in its modules.
"""

from caboose.game import Match, Operation, Position, Refusal, Round, Step, Train
from caboose.rules import Rules
from caboose.tiles import Tile

__version__ = "0.1.0"

__all__ = [
    "Match",
    "Operation",
    "Position",
    "Refusal",
    "Round",
    "Rules",
    "Step",
    "Tile",
    "Train",
    "__version__",
]

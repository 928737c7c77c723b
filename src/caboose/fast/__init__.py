"""The same core at the speed of C: whole matches in batches, played inside compiled code.

``play_matches`` is all that most callers need. The functions compiled are those of
``caboose.core`` themselves; where numba is missing they run as plain Python, with one warning.
"""

from caboose.fast.batches import PlayedRound, Results, play_matches
from caboose.fast.policies import POLICIES
from caboose.fast.runtime import PLAIN, Runtime, best_runtime

__all__ = [
    "PLAIN",
    "POLICIES",
    "PlayedRound",
    "Results",
    "Runtime",
    "best_runtime",
    "play_matches",
]

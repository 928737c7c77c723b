"""The exact best train of a hand, for any set, hand and start.

``best_train`` is the friendly face. Below it the solver works on integers only, so that the same
source runs under plain CPython and compiled; its modules, lowest first: ``slots`` (the
working memory), ``aims`` (a hand put before the solver), ``routes``, ``prices``, ``pairing``,
``cases``, ``search``, ``laying``, ``solving`` and ``two``.

A train is a trail through a graph: numbers are its points, tiles its lines, and a double lies
free at any number on the way. All tiles can be laid if they hang together and no number but the
start and the end bears an odd count of them. So the solver leaves out the cheapest tiles that
mend the odd numbers: routes that pair them, one number staying single for the end. Where what
is kept falls into parts, it tries each of the left-out tiles that would join a loose part, and
leaving the part out.
"""

from caboose.trains.best import best_train, best_two_trains
from caboose.trains.objectives import OBJECTIVES
from caboose.trains.ranking import best_trains
from caboose.trains.results import LaidTrain, TwoTrains

__all__ = [
    "OBJECTIVES",
    "LaidTrain",
    "TwoTrains",
    "best_train",
    "best_trains",
    "best_two_trains",
]

"""The Expert: tries the planner's choice and others out in likely worlds."""

from __future__ import annotations

from random import Random
from time import perf_counter

from caboose.fast import Runtime, best_runtime
from caboose.fast.policies import PLANNER
from caboose.fast.runtime import announce_search
from caboose.fast.worlds import CHOICES
from caboose.game import Step
from caboose.players.search import SETTLING, Memory, Search
from caboose.view import View

MOST_WORLDS = 4000
"""Worlds in which candidates are tried where time would allow more."""

CHUNK = 16
"""Worlds between two looks at what is clear; fewer where that would take long."""

SHARE_OF_BUDGET = 0.04
"""What may pass of the budget between two looks at the clock."""


class ExpertPlayer:
    """Starts from the planner's choice, and tries it and others out in worlds that fit the past.

    ``playouts`` is how often each candidate is tried, instead of a time: then the same seed gives
    the same steps on any machine. ``weighed`` says what the worlds must fit, ``runtime`` what plays
    (see ``caboose.fast``), ``policy`` how rounds are played on; by default all there is to know,
    the fastest, and the planner's.
    """

    name = "expert"

    def __init__(
        self,
        playouts: int | None = None,
        weighed: int = CHOICES,
        runtime: Runtime | None = None,
        policy: int = PLANNER,
    ) -> None:
        self._playouts = playouts
        self._weighed = weighed
        self._runtime = runtime
        self._policy = policy
        self._memory: Memory | None = None

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """The step that comes out best, or the planner's if that may be as good."""
        if len(view.legal) == 1:
            return view.legal[0]
        begin = perf_counter()
        if self._memory is None:
            runtime = self._runtime or best_runtime()
            if runtime.name == "compiled":
                announce_search()
            self._memory = Memory(runtime, self._policy)
        search = Search(self._memory, view, random, self._weighed)
        if self._playouts is None:
            self._until(search, begin + budget)
        else:
            search.settle(SETTLING)
            while not search.is_clear and search.worlds < self._playouts:
                search.try_out(min(CHUNK, self._playouts - search.worlds))
        return Step(search.choice)

    def _until(self, search: Search, end: float) -> None:
        """Search until it is clear, or time is up."""
        begin = perf_counter()
        slice_ = SHARE_OF_BUDGET * (end - begin)
        settled, moves = 0, 1
        while settled < SETTLING and perf_counter() < begin + 4 * slice_:
            started = perf_counter()
            search.settle(moves)
            settled += moves
            moves = _more(moves, perf_counter() - started, slice_, SETTLING - settled)
        worlds = 1
        while not search.is_clear and search.worlds < MOST_WORLDS:
            started = perf_counter()
            if started + slice_ > end and search.worlds:
                return
            search.try_out(worlds)
            worlds = _more(worlds, perf_counter() - started, slice_, CHUNK)


def _more(count: int, took: float, allowed: float, most: int) -> int:
    """How much to do next time if so much took so long: at most four times as much."""
    return max(1, min(4 * count, int(count * allowed / max(took, 1e-9)), most))

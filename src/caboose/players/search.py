"""A search for the best step: candidates tried out in more and more worlds."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from caboose.core.layout import MOST_LEGAL_STEPS, MOST_SEATS, STATE_SIZE
from caboose.fast import Runtime
from caboose.fast.chance import CHANCE_SIZE, seed_chance
from caboose.fast.policies import PLANNER
from caboose.fast.situations import NOTES_SIZE
from caboose.fast.worlds import MOST_EVENTS, WORLD_SIZE
from caboose.players.recalling import is_whole, opening
from caboose.trains.slots import WORK_SIZE
from caboose.view import View, resample

MOST_CANDIDATES = 8
MOVES = 20
"""Exchanges of tiles from one world to the next."""

SETTLING = 800
"""Exchanges of tiles before the first world."""

FEWEST_WORLDS = 32
"""Before so many worlds no candidate is given up."""

CLEARLY = 3.0
"""So many standard errors worse than the best, a candidate is given up."""

SIGNIFICANTLY = 1.0
"""So many standard errors better than the planner's choice the best candidate must be."""

CHAINS = 12
"""In so many chains of worlds, each begun anew, two steps are compared."""


class Memory:
    """The arrays that a search works on, made once for each player.

    ``policy`` is the core's policy that plays rounds on.
    """

    def __init__(self, runtime: Runtime, policy: int = PLANNER) -> None:
        self.runtime = runtime
        self.world = runtime.zeros(WORLD_SIZE)
        self.past = runtime.states(MOST_EVENTS)
        self.present = runtime.words(STATE_SIZE)
        self.dealt = runtime.words(STATE_SIZE)
        self.state = runtime.words(STATE_SIZE)
        self.chance = runtime.words(CHANCE_SIZE)
        self.steps = runtime.zeros(MOST_LEGAL_STEPS)
        self.candidates = runtime.zeros(2 * MOST_CANDIDATES)
        self.policies = runtime.zeros(MOST_SEATS)
        self.points = runtime.zeros(2 * MOST_SEATS)
        self.work = runtime.zeros(WORK_SIZE)
        self.notes = runtime.zeros(NOTES_SIZE)
        for seat in range(MOST_SEATS):
            self.policies[seat] = policy


class Origin(NamedTuple):
    """From where a search comes to the present."""

    state: Sequence[int]
    history: list[int]
    """For each step since then its number, and whether it ended the turn."""
    viewer: int
    """The seat that chooses, from 0."""


class Search:
    """The candidates of a view, and what has come of them so far.

    ``always`` are numbers of legal steps that are tried whatever the planner thinks of them, and
    never given up.
    """

    def __init__(
        self,
        memory: Memory,
        view: View,
        random: Random,
        weighed: int,
        always: Collection[int] = (),
    ) -> None:
        self._memory = memory
        self._rules = memory.runtime.rules(view.rules.codes)
        self._weighed = weighed
        seed_chance(memory.chance, random.getrandbits(31), 0)
        self.worlds = 0
        """In how many worlds the candidates were tried."""
        self._always = always
        self.candidates = self._begin(view, random)
        """The steps that are left; the planner's choice came first."""
        self._planned = self.candidates[0]
        self.candidates += [step for step in always if step not in self.candidates]
        self.sums = _zeros(len(self.candidates))
        """See ``caboose.fast.searching.search``."""

    def _begin(self, view: View, random: Random) -> list[int]:
        """Recall the round as far as it is known; the candidates."""
        if is_whole(view):
            history = [
                number
                for operation in view.operations
                for number in (operation.step.number, int(operation.ends_turn))
            ]
            self._origin = Origin(opening(view, random).state, history, view.to_play - 1)
            found = self._recall()
            legal = [step.number for step in view.legal]
            if [int(step) for step in self._memory.steps[: len(legal)]] == legal:
                return found
        self._origin = Origin(resample(view, random).state, [], view.to_play - 1)
        return self._recall()

    def _recall(self) -> list[int]:
        """Come to the present again, in a world that is dealt anew; the candidates."""
        memory = self._memory
        state, history, viewer = self._origin
        memory.present[:] = state
        past_steps = memory.runtime.zeros(len(history))
        past_steps[:] = history
        count = memory.runtime.begin_search(
            memory.world,
            memory.past,
            memory.present,
            self._rules,
            viewer,
            past_steps,
            len(history) // 2,
            self._weighed,
            memory.chance,
            memory.steps,
            memory.candidates,
            MOST_CANDIDATES,
            memory.work,
        )
        return [int(step) for step in memory.candidates[:count]]

    @property
    def is_clear(self) -> bool:
        """Whether one candidate alone is left."""
        return len(self.candidates) == 1

    def settle(self, moves: int) -> None:
        """Go on to a more likely world by so many exchanges of tiles."""
        memory = self._memory
        memory.runtime.wander(
            memory.world,
            memory.past,
            self._rules,
            self._weighed,
            moves,
            memory.chance,
            memory.steps,
            memory.work,
        )

    def try_out(self, worlds: int) -> None:
        """Try all candidates out in so many more worlds, and give up those clearly worse."""
        memory = self._memory
        width = len(self.candidates) + 1
        sums = memory.runtime.zeros(len(self.candidates) * width)
        memory.candidates[: len(self.candidates)] = self.candidates
        memory.runtime.search(
            memory.world,
            memory.past,
            memory.present,
            memory.dealt,
            memory.state,
            self._rules,
            self._weighed,
            MOVES,
            worlds,
            memory.candidates,
            len(self.candidates),
            memory.policies,
            memory.chance,
            memory.steps,
            memory.points,
            memory.work,
            memory.notes,
            sums,
        )
        for place, row in enumerate(self.sums):
            for column in range(width):
                row[column] += int(sums[place * width + column])
        self.worlds += worlds
        if self.worlds >= FEWEST_WORLDS:
            self._give_up()

    def _give_up(self) -> None:
        best = self._best()
        kept = [
            place
            for place, step in enumerate(self.candidates)
            if step in self._always or self._behind(place, best) <= CLEARLY
        ]
        self.candidates = [self.candidates[place] for place in kept]
        self.sums = [
            [self.sums[place][0], *(self.sums[place][other + 1] for other in kept)]
            for place in kept
        ]

    def _best(self) -> int:
        return min(range(len(self.candidates)), key=lambda place: self.sums[place][0])

    def _behind(self, place: int, other: int) -> float:
        """By how many standard errors a candidate is worse than another."""
        total = self.sums[place][0] - self.sums[other][0]
        if total == 0:
            return 0.0
        spread = self.sums[place][other + 1] - total * total / self.worlds
        return total / sqrt(spread) if spread > 0 else inf * total

    @property
    def best(self) -> int:
        """The candidate that came out best."""
        return self.candidates[self._best()]

    @property
    def choice(self) -> int:
        """The best candidate, or the planner's choice where that may be as good."""
        best = self._best()
        if self._planned in self.candidates:
            planned = self.candidates.index(self._planned)
            if self._behind(planned, best) < SIGNIFICANTLY:
                best = planned
        return self.candidates[best]

    def compare(self, step: int, other: int, worlds: int) -> tuple[float, float]:
        """By how much a step is worse than another in the mean, and the standard error of that.

        The unit is that of the sums. The worlds, 2 or more, are fresh ones: where the other was
        chosen because it came out best, what it owed to chance does not count. They come in chains
        that begin anew, and the error is that of the chains' means: within a chain each world is
        like the one before it, late in a round for very long.
        """
        self._always = self.candidates = [step, other]
        self.worlds = 0
        size = max(1, worlds // CHAINS)
        means = []
        for _ in range(worlds // size):
            self._recall()
            self.settle(SETTLING)
            self.sums = _zeros(2)
            self.try_out(size)
            means.append((self.sums[0][0] - self.sums[1][0]) / size)
        return fmean(means), stdev(means) / sqrt(len(means))


def _zeros(count: int) -> list[list[int]]:
    return [[0] * (count + 1) for _ in range(count)]

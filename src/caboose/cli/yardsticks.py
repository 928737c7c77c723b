"""Players that only the strength page knows: by them the others are measured.

Some see views like any other player. The seeing ones also know tiles that lie hidden: they tell how
much better play could become at most. They must be handed the round, which only the ladder does, so
none of them can sit down at a table or be named for a tournament.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from caboose.core.layout import MOST_LEGAL_STEPS
from caboose.fast import best_runtime
from caboose.fast.policies import GREEDY, PLANNER, POLICIES
from caboose.fast.worlds import DRAWS_AND_PASSES, NOTHING_SHOWN, OWNED_COUNT, TILE
from caboose.game import Round, Step
from caboose.players import ExpertPlayer, GreedyPlayer, Player, planned_train, player_named
from caboose.players.search import Memory, Origin, Search
from caboose.tiles import Tile
from caboose.trains import LaidTrain
from caboose.view import View

PLAYOUTS: Final = 200
"""How often a searching yardstick tries each candidate."""

WORLDS_AT_ONCE: Final = 16


# ------------------------------------------------------------- views only


class TrainFirstPlayer:
    """Lays its best train in the first lap, as far as the rules let it; then the heaviest tile."""

    name = "greedy with an optimal first train"

    def __init__(self) -> None:
        self._greedy = GreedyPlayer()

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """The next tile of the train in the first lap, else what the greedy player lays."""
        if view.lap == 1:
            step = _next_of(planned_train(view), view)
            if step in view.legal:
                return step
        return self._greedy.choose(view, budget, random)


class PlainPlannerPlayer:
    """Keeps its best train, and lays spare tiles elsewhere first, the heaviest before others.

    It plans anew at each step.
    """

    name = "plain planner"

    def __init__(self) -> None:
        self._greedy = GreedyPlayer()

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """A spare tile on another train, else the next of the plan, else the heaviest that fits."""
        if len(view.legal) == 1:
            return view.legal[0]
        plan = planned_train(view)
        spare = [
            step
            for step in view.legal
            if step.is_play and step.train != str(view.to_play) and step.tile in plan.leftovers
        ]
        if spare:
            return max(spare, key=lambda step: _weight(step.tile, view))
        step = _next_of(plan, view)
        return step if step in view.legal else self._greedy.choose(view, budget, random)


def _next_of(plan: LaidTrain, view: View) -> Step | None:
    return Step.play(plan.tiles[0], view.to_play) if plan.tiles else None


def _weight(tile: Tile, view: View) -> int:
    return tile.pips or view.rules.codes.double_blank


class MonteCarloPlayer(ExpertPlayer):
    """The Expert's search with the hidden tiles dealt anew each time, whatever was shown."""

    name = "Monte Carlo, planner playouts"

    def __init__(self, playouts: int = PLAYOUTS, policy: int = PLANNER) -> None:
        super().__init__(playouts, NOTHING_SHOWN, policy=policy)


class GreedyMonteCarloPlayer(MonteCarloPlayer):
    """The same, but the rounds are played on by greedy players."""

    name = "Monte Carlo, greedy playouts"

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        super().__init__(playouts, GREEDY)


EXPERT_PLAYOUTS: Final = 500
"""About what 200 ms allow with four players; the clock of a busy machine would tell less."""

AT_RANDOM: Final = "worlds at random"
BY_DRAWS: Final = "worlds that fit draws and passes"
FEW_TRIALS: Final = "50 trials"

_VARIANTS: Final[dict[str, Callable[[], ExpertPlayer]]] = {
    AT_RANDOM: lambda: ExpertPlayer(EXPERT_PLAYOUTS, NOTHING_SHOWN),
    BY_DRAWS: lambda: ExpertPlayer(EXPERT_PLAYOUTS, DRAWS_AND_PASSES),
    FEW_TRIALS: lambda: ExpertPlayer(50),
}
"""The Expert with one thing changed."""


# ---------------------------------------------------------- hidden tiles too


class SeeingPlayer(ABC):
    """A player that is handed each round as it is dealt, and looks at tiles that lie hidden.

    It goes by the policies by which the others play, and takes those who have none for planners.
    Its name is not the class's: so ``module:Class`` names no player (see ``players.own``).
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._memory = Memory(best_runtime())
        self._round: Round | None = None

    def look(self, round: Round, players: Sequence[Player]) -> None:
        """From now on choose for the views of this round between these players."""
        self._round = round
        for seat, player in enumerate(players):
            self._memory.policies[seat] = POLICIES.get(player.name, PLANNER)

    def choose(self, view: View, budget: float, random: Random) -> Step:
        """The step of a view of the round that was handed over; raises ValueError without one."""
        if self._round is None:
            raise ValueError(f"{self.name} was handed no round: only the ladder does that")
        if len(view.legal) == 1:
            return view.legal[0]
        return Step(self._best(self._round, view, random))

    @abstractmethod
    def _best(self, round: Round, view: View, random: Random) -> int:
        """The number of the step to take where there is a choice."""


class HandsSeeingPlayer(SeeingPlayer):
    """Tries steps out with all hands as they are; the boneyard is shuffled each time."""

    def _best(self, round: Round, view: View, random: Random) -> int:
        search = OpenHandsSearch(self._memory, round, view, random)
        while not search.is_clear and search.worlds < PLAYOUTS:
            search.try_out(min(WORLDS_AT_ONCE, PLAYOUTS - search.worlds))
        return search.choice


class OpenHandsSearch(Search):
    """A search whose one world holds the hands as they are."""

    def __init__(self, memory: Memory, round: Round, view: View, random: Random) -> None:
        self._round = round
        # Something must be weighed, or each world would be dealt anew.
        super().__init__(memory, view, random, DRAWS_AND_PASSES)

    def _begin(self, view: View, random: Random) -> list[int]:
        self._origin = Origin(self._round.state, [], view.to_play - 1)
        found = self._recall()
        world = self._memory.world
        tiles = [tile.number for hand in self._round.hands for tile in hand]
        tiles += sorted(tile.number for tile in self._round.boneyard)
        world[TILE : TILE + len(tiles)] = tiles
        world[OWNED_COUNT] = 0  # no tile is exchanged
        return found


class AllSeeingPlayer(SeeingPlayer):
    """Knows hands and boneyard: each step is tried once, planners playing on."""

    def _best(self, round: Round, view: View, random: Random) -> int:
        memory = self._memory
        memory.present[:] = round.state
        return int(
            memory.runtime.foresee(
                memory.present,
                memory.state,
                memory.runtime.rules(round.rules.codes),
                memory.policies,
                memory.runtime.words(MOST_LEGAL_STEPS),
                memory.steps,
                memory.chance,
                memory.points,
                memory.work,
                memory.notes,
            )
        )


class LineSeeingPlayer(SeeingPlayer):
    """Knows hands and boneyard, and looks for the best line of its own steps against planners."""

    def _best(self, round: Round, view: View, random: Random) -> int:
        memory = self._memory
        memory.present[:] = round.state
        return int(
            memory.runtime.foresee_line(
                memory.present,
                memory.dealt,
                memory.state,
                memory.runtime.rules(round.rules.codes),
                memory.policies,
                memory.runtime.words(MOST_LEGAL_STEPS),
                memory.runtime.words(MOST_LEGAL_STEPS),
                memory.steps,
                memory.chance,
                memory.points,
                memory.work,
                memory.notes,
            )
        )


SEEING_HANDS: Final = "seeing all hands"
ALL_SEEING: Final = "all-seeing"
BEST_LINE: Final = "all-seeing, best line found"

_VIEWERS: Final = (
    TrainFirstPlayer,
    PlainPlannerPlayer,
    MonteCarloPlayer,
    GreedyMonteCarloPlayer,
)
_SEEING: Final[dict[str, Callable[[str], SeeingPlayer]]] = {
    SEEING_HANDS: HandsSeeingPlayer,
    ALL_SEEING: AllSeeingPlayer,
    BEST_LINE: LineSeeingPlayer,
}


def yardstick(name: str) -> Player:
    """The yardstick of this name, or else the computer player; raises ValueError."""
    for make in _VIEWERS:
        if make.name == name:
            return make()
    if name in _SEEING:
        return _SEEING[name](name)
    if name in _VARIANTS:
        return _VARIANTS[name]()
    return player_named(name)


def show_round(players: Sequence[Player], round: Round) -> None:
    """Hand a round to those players who see hidden tiles."""
    for player in players:
        if isinstance(player, SeeingPlayer):
            player.look(round, players)

"""Many rounds at once, in compiled code over NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from caboose.core.layout import MOST_LEGAL_STEPS, MOST_SEATS, STATE_SIZE
from caboose.fast import compiled
from caboose.fast.chance import CHANCE_SIZE, seed_chance
from caboose.fast.compiling import own_functions, twins
from caboose.fast.runtime import announce_compiling
from caboose.lab.env import batches
from caboose.lab.env.batches import Batch, Workspace
from caboose.lab.env.encoding import Encoding
from caboose.lab.env.rounds import deals_of, most_steps, verified_seed
from caboose.rules import Rules

CALLED = {"deal_all", "play_all", "deal_round", "observe", "offer"}
"""Functions that stay calls; all others are inlined."""

FROM_PYTHON = {"deal_all", "play_all", "observe"}


def _jit(function: Any) -> Any:
    return compiled.njit(
        cache=True,
        nogil=True,
        error_model="numpy",
        boundscheck=False,
        forceinline=function.__name__ not in CALLED,
        no_cpython_wrapper=function.__name__ not in FROM_PYTHON,
        no_cfunc_wrapper=True,
        _nrt=False,
    )(function)


@cache
def functions() -> dict[str, Any]:
    """The compiled twins of the functions in ``batches``, by name."""
    core: dict[Callable[..., Any], Any] = {
        function: compiled.FUNCTIONS[f"{module.__name__.rpartition('.')[2]}.{name}"]
        for module in compiled.MODULES
        for name, function in own_functions(module).items()
    }
    made = twins([batches], _jit, core)
    return {name.rpartition(".")[2]: each for name, each in made.items()}


class VectorEnv:
    """``count`` rounds of a table, each of which takes an action at every step.

    The rounds are independent. ``rules`` is a preset's name, the one-line form, or ``Rules``.
    Raises ValueError for rules that cannot be dealt to so many players.

    >>> env = VectorEnv("spruce", players=4, count=3)
    >>> batch = env.reset(seed=7)
    >>> batch.observations.shape, batch.masks.shape
    ((3, 299), (3, 457))
    >>> batch = env.step(batch.masks.argmax(axis=1))
    >>> batch.rewards.shape, batch.terminated.tolist()
    ((3, 4), [False, False, False])
    """

    def __init__(self, rules: Rules | str = "spruce", players: int = 4, count: int = 1000) -> None:
        if count < 1:
            raise ValueError(f"{count} rounds: give 1 or more")
        announce_compiling()
        self.rules = rules if isinstance(rules, Rules) else Rules.parse(rules)
        self.players = players
        self.count = count
        self.encoding = Encoding(self.rules, players)
        self._deals = deals_of(self.rules, players)
        self._record = compiled.rules_record(self.rules.codes)
        self._winner_takes = int(self.rules["scoring"] == "winner-takes")
        self._most_steps = most_steps(self.rules, players)
        self._space = Workspace(
            states=np.zeros((count, STATE_SIZE), dtype=np.uint32),
            chances=np.zeros((count, CHANCE_SIZE), dtype=np.uint32),
            played=np.zeros(count, dtype=np.int64),
            order=np.zeros(self.encoding.tiles, dtype=np.int64),
            steps=np.zeros(MOST_LEGAL_STEPS, dtype=np.uint32),
            points=np.zeros(MOST_SEATS, dtype=np.int64),
        )
        self._legal = np.zeros((count, self.encoding.actions), dtype=np.bool_)
        self._is_dealt = False

    def reset(self, seed: int | None = None) -> Batch:
        """Deal all rounds afresh, the same for a seed (0 to 2**31 - 1), and show them.

        Round ``i`` has a row of deals of its own, which depends on the seed and ``i`` alone.
        """
        seed = verified_seed(seed)
        for place in range(self.count):
            chance = [0] * CHANCE_SIZE
            seed_chance(chance, seed, place)
            self._space.chances[place] = chance
        batch = self._blank()
        functions()["deal_all"](self._space, self._record, self._deals, self.encoding.shape, batch)
        self._legal[:] = batch.masks  # a copy, as the batch is the caller's
        self._is_dealt = True
        return batch

    def step(self, actions: ArrayLike) -> Batch:
        """Do an action in each round, for the seat that is to play there.

        A round that ends, or is broken off, is followed by its next deal at once: the batch then
        has the rewards and flags of the old round, and shows the new one. The arrays of a batch
        are the caller's. Raises ValueError, and does nothing, if an action is not legal.
        """
        chosen = self._verified(actions)
        batch = self._blank()
        functions()["play_all"](
            chosen,
            self._space,
            self._record,
            self._deals,
            self.encoding.shape,
            self._winner_takes,
            self._most_steps,
            batch,
        )
        self._legal[:] = batch.masks
        return batch

    def _blank(self) -> Batch:
        count, encoding = self.count, self.encoding
        return Batch(
            observations=np.zeros((count, encoding.size), dtype=np.uint8),
            masks=np.zeros((count, encoding.actions), dtype=np.bool_),
            to_play=np.zeros(count, dtype=np.int64),
            rewards=np.zeros((count, self.players), dtype=np.float32),
            terminated=np.zeros(count, dtype=np.bool_),
            truncated=np.zeros(count, dtype=np.bool_),
        )

    def _verified(self, actions: ArrayLike) -> NDArray[np.int64]:
        """The actions as an array; raises ValueError that names the first that is not legal."""
        if not self._is_dealt:
            raise ValueError("no round is dealt yet: call reset()")
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"the actions are {given.dtype} of shape {given.shape}: "
                f"give {self.count} whole numbers, one for each round"
            )
        chosen = given.astype(np.int64)
        within = (chosen >= 0) & (chosen < self.encoding.actions)
        legal = self._legal[np.arange(self.count), np.where(within, chosen, 0)] & within
        if not legal.all():
            place = int(np.argmin(legal))
            raise ValueError(
                f"the action {chosen[place]} of round {place} is not legal: "
                f"legal there are {np.flatnonzero(self._legal[place]).tolist()}"
            )
        return chosen

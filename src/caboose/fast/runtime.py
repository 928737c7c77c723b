"""Which run-time plays: compiled where numba is, else plain Python, which gives the same."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from caboose.core.layout import MOST_LEGAL_STEPS, MOST_SEATS, STATE_SIZE
from caboose.core.perft import perft
from caboose.fast import foresight, playouts, searching, worlds
from caboose.fast.chance import CHANCE_SIZE
from caboose.fast.situations import NOTES_SIZE
from caboose.rules.codes import Codes
from caboose.trains.slots import WORK_SIZE


class Runtime(NamedTuple):
    """The functions of one run-time and the arrays that they work on."""

    name: str
    """``compiled`` or ``plain``."""
    play_matches: Callable[..., None]
    begin_search: Callable[..., int]
    wander: Callable[..., None]
    search: Callable[..., None]
    foresee: Callable[..., int]
    foresee_line: Callable[..., int]
    perft: Callable[[Sequence[int], Codes, int], int]
    """``core.perft.perft`` of a state to a depth."""
    rules: Callable[[Codes], Any]
    """The rules in the form that the functions take."""
    zeros: Callable[[int], Any]
    """Signed integers."""
    words: Callable[[int], Any]
    """Unsigned integers, for states and generators."""
    states: Callable[[int], Any]
    """So many states."""


class Workspace(NamedTuple):
    """The arrays that playing needs, made once for each worker."""

    state: Any
    order: Any
    steps: Any
    deals: Any
    choices: Any
    points: Any
    work: Any
    notes: Any


def workspace(runtime: Runtime) -> Workspace:
    """Fresh arrays for one worker."""
    return Workspace(
        state=runtime.words(STATE_SIZE),
        order=runtime.zeros(200),
        steps=runtime.words(MOST_LEGAL_STEPS),
        deals=runtime.words(CHANCE_SIZE),
        choices=runtime.words(CHANCE_SIZE),
        points=runtime.zeros(2 * MOST_SEATS),
        work=runtime.zeros(WORK_SIZE),
        notes=runtime.zeros(NOTES_SIZE),
    )


def _zeros(count: int) -> list[int]:
    return [0] * count


def _perft(state: Sequence[int], rules: Codes, depth: int) -> int:
    states = [list(state) for _ in range(depth + 1)]
    steps = [_zeros(MOST_LEGAL_STEPS) for _ in range(depth + 1)]
    return perft(states, rules, steps, depth)


PLAIN = Runtime(
    "plain",
    playouts.play_matches,
    searching.begin_search,
    worlds.wander,
    searching.search,
    foresight.foresee,
    foresight.foresee_line,
    _perft,
    lambda rules: rules,
    _zeros,
    _zeros,
    lambda count: [_zeros(STATE_SIZE) for _ in range(count)],
)


@cache
def best_runtime() -> Runtime:
    """The compiled run-time, or the plain one with a warning where numba is missing."""
    try:
        compiled = _compiled()
    except ImportError as error:
        warnings.warn(
            f"{error.name or 'numba'} is not installed, so all is played in plain Python, about "
            "a hundred times slower: pip install 'caboose[fast]'",
            RuntimeWarning,
            stacklevel=2,
        )
        return PLAIN
    numpy = compiled.np
    return Runtime(
        "compiled",
        compiled.FUNCTIONS["playouts.play_matches"],
        compiled.FUNCTIONS["searching.begin_search"],
        compiled.FUNCTIONS["worlds.wander"],
        compiled.FUNCTIONS["searching.search"],
        compiled.FUNCTIONS["foresight.foresee"],
        compiled.FUNCTIONS["foresight.foresee_line"],
        compiled.perft,
        compiled.rules_record,
        lambda count: numpy.zeros(count, dtype=numpy.int64),
        lambda count: numpy.zeros(count, dtype=numpy.uint32),
        lambda count: numpy.zeros((count, STATE_SIZE), dtype=numpy.uint32),
    )


def _compiled() -> ModuleType:
    from caboose.fast import compiled

    return compiled


def announce_compiling() -> None:
    """Say on standard error that the first use compiles, if it will."""
    if best_runtime().name == "compiled" and not any(_compiled().CACHE.rglob("*.nbc")):
        print("Compiling the core, once: about 20 seconds.", file=sys.stderr, flush=True)


def announce_search() -> None:
    """Say on standard error that the first search compiles, if it will."""
    if not any(_compiled().CACHE.rglob("searching.search*.nbc")):
        print("Compiling the Expert, once: about 15 seconds.", file=sys.stderr, flush=True)

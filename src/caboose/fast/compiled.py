"""The core's functions compiled by numba. Importing this module needs numba."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import numba
import numba.extending
import numpy as np
from llvmlite import ir
from numba.core import cgutils, types

from caboose.core import bits, layout, legal, opening, scoring, step
from caboose.core import perft as counting
from caboose.fast import (
    chance,
    compiling,
    foresight,
    playouts,
    policies,
    searching,
    situations,
    unsigned_indices,
    worlds,
)
from caboose.fast.compiling import cache_folder, twins
from caboose.fast.unsigned_indices import UnsignedIndicesCompiler
from caboose.rules.codes import Codes
from caboose.trains import aims, cases, laying, pairing, prices, routes, search, slots, solving

CORE = (bits, layout, legal, step, opening, scoring, counting)
SOLVER = (slots, aims, routes, prices, pairing, cases, search, laying, solving)
MODULES = (*CORE, *SOLVER, chance, situations, policies, playouts, worlds, searching, foresight)
CACHE = cache_folder([*MODULES, compiling, unsigned_indices, sys.modules[__name__]])

# Typed here: numba's own types know nothing of _nrt, which leaves reference counts out.
njit: Callable[..., Callable[[Any], Any]] = numba.njit
intrinsic: Callable[[Any], Any] = numba.extending.intrinsic

RULES = np.dtype([(name, np.int64) for name in Codes._fields])
"""The rules as a compiled function takes them: a record, passed by its address."""


def _keep_on_disk() -> None:
    """Let numba keep compiled code in our folder, unless it may not be written."""
    try:
        CACHE.mkdir(parents=True, exist_ok=True)
        if os.access(CACHE, os.W_OK):
            numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]
    except OSError:
        pass  # compiled anew at each start


@intrinsic
def _bit_place(context: Any, bit: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], cgutils.true_bit)

    return types.int64(types.int64), generate


@intrinsic
def _top_bit(context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        above = builder.ctlz(arguments[0], cgutils.true_bit)
        return builder.sub(ir.Constant(ir.IntType(64), 63), above)

    return types.int64(types.int64), generate


@intrinsic
def _count_ones(context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


CALLED = {
    "anybody_can_lay",
    "best_worth",
    "careless",
    "foresee",
    "misfit",
    "note_step",
    "open_round",
    "perft",
    "play_out",
    "planned",
    "remember",
    "score_round",
    "wander",
}
"""Functions that stay calls: large ones with several callers, and what people call. All others
are inlined, which was measured to be worth half as much again.
"""


FROM_PYTHON = {
    "begin_search",
    "best_path",
    "foresee",
    "foresee_line",
    "open_round",
    "perft",
    "play_matches",
    "score_round",
    "search",
    "wander",
}
"""Functions that may be called from Python; the others are quicker to compile without."""


def _jit(function: Callable[..., Any]) -> Any:
    """The compiled twin of one function, made at its first call."""
    return njit(
        cache=True,
        nogil=True,
        error_model="numpy",
        boundscheck=False,
        forceinline=function.__name__ not in CALLED,
        no_cpython_wrapper=function.__name__ not in FROM_PYTHON,
        no_cfunc_wrapper=True,
        _nrt=False,
        pipeline_class=UnsignedIndicesCompiler,
    )(function)


def _copy_state(target: Any, source: Any) -> None:
    """A copy slot by slot: a copy in one go would count references."""
    for slot in range(layout.STATE_SIZE):
        target[slot] = source[slot]


_keep_on_disk()
FUNCTIONS = twins(
    MODULES,
    _jit,
    {
        bits.bit_place: _bit_place,
        bits.top_bit: _top_bit,
        bits.count_ones: _count_ones,
        layout.copy_state: _jit(_copy_state),
    },
)
"""The compiled twin of each function, by ``module.function``."""


def rules_record(rules: Codes) -> Any:
    """The rules as the compiled functions take them."""
    return np.array([tuple(rules)], dtype=RULES)[0]


# ------------------------------------------------------- calls from Python

WHOLE_SIZE = layout.STATE_SIZE + 2 * len(Codes._fields)
"""The slots of a state that carries its rules behind it. A call from Python hands over one array
much sooner than an array and a record.
"""


def new_state(rules: Codes) -> Any:
    """A state of zeros that carries its rules."""
    state = np.zeros(WHOLE_SIZE, dtype=np.uint32)
    state[layout.STATE_SIZE :].view(np.int64)[:] = rules
    return state


@intrinsic
def _rules_of(context: Any, state: Any) -> Any:
    """The record of the rules that a state carries, by its address."""
    record = numba.from_dtype(RULES)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = context.make_array(state)(context, builder, arguments[0]).data
        place = ir.Constant(ir.IntType(64), layout.STATE_SIZE)
        return builder.bitcast(builder.gep(data, [place]), context.get_value_type(record))

    return record(state), generate


_legal_steps = FUNCTIONS["legal.legal_steps"]
_do_step = FUNCTIONS["step.do_step"]


@njit(cache=True, nogil=True, _nrt=False)
def legal_steps(state: Any, steps: Any) -> Any:
    """``core.legal.legal_steps`` of a state that carries its rules."""
    return _legal_steps(state, _rules_of(state), steps)


@njit(cache=True, nogil=True, _nrt=False)
def do_step(state: Any, step: Any) -> None:
    """``core.step.do_step`` of a state that carries its rules."""
    _do_step(state, _rules_of(state), step)


def perft(state: Sequence[int], rules: Codes, depth: int) -> int:
    """``core.perft.perft`` of a position, compiled."""
    states = np.zeros((depth + 1, layout.STATE_SIZE), dtype=np.uint32)
    states[depth] = state
    steps = np.zeros((depth + 1, layout.MOST_LEGAL_STEPS), dtype=np.uint32)
    return int(FUNCTIONS["perft.perft"](states, rules_record(rules), steps, depth))

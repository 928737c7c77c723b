"""The solver's own functions compiled by numba, with nothing changed but the globals they see."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import pytest

from caboose.core import bits

MODULES = (
    "slots",
    "aims",
    "routes",
    "prices",
    "pairing",
    "cases",
    "search",
    "laying",
    "solving",
    "two",
)
"""The modules of integers only, lowest first."""

NAMES = ("bit_place", "top_bit", "count_ones")


def core_modules() -> list[ModuleType]:
    """The solver's modules of integers only, lowest first."""
    return [bits, *(import_module(f"caboose.trains.{name}") for name in MODULES)]


def instructions() -> dict[str, Any]:
    """The functions of ``bits`` as instructions of the processor."""
    numba = pytest.importorskip("numba")
    intrinsic = numba.extending.intrinsic
    int64 = numba.int64
    true = import_module("numba.core.cgutils").true_bit

    def place(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], true)

    def top(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], true)
        return builder.sub(zeros.type(63), zeros)

    def ones(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    def instruction(generate: Callable[..., Any]) -> Any:
        def typed(context: Any, mask: Any) -> Any:
            return int64(int64), generate

        return intrinsic(typed)

    return {name: instruction(each) for name, each in zip(NAMES, (place, top, ones), strict=True)}


def compile_solver() -> dict[str, Callable[..., Any]]:
    """Every function of the solver by name, compiled."""
    numba = pytest.importorskip("numba")
    names: dict[str, Any] = instructions()
    assert set(names) == {name for name, each in vars(bits).items() if callable(each)}
    functions: list[FunctionType] = []
    for module in core_modules()[1:]:
        for name, value in vars(module).items():
            if isinstance(value, FunctionType):
                if value.__module__ == module.__name__:
                    functions.append(value)
            elif isinstance(value, int):
                names[name] = value
    for function in functions:
        rebound = FunctionType(function.__code__, names, function.__name__)
        names[function.__name__] = numba.njit(rebound)
    return {function.__name__: names[function.__name__] for function in functions}

"""Compiling the core's own functions with numba, kept on disk between starts.

The sources stay plain Python. A compiled twin of each function is made from its code, with its
globals bound to the compiled twins of the functions that it calls and to arrays in place of long
tuples. Twins count no references (they make no arrays), and their state is of unsigned integers,
so that an index needs no check of its sign; both were measured, see docs/performance.md.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

LONG_TUPLE = 16  # a longer one is indexed at run time, for which numba needs an array


def cache_folder(modules: Iterable[ModuleType]) -> Path:
    """Where the compiled code of these sources is kept: a folder named by their digest.

    numba itself does not notice that a constant changed in another file. The folder is below
    ``CABOOSE_CACHE``, or the user's own cache folder.
    """
    digest = hashlib.sha256()
    for module in modules:
        digest.update(Path(str(module.__file__)).read_bytes())
    base = os.environ.get("CABOOSE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    if base is None:
        base = os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None
    folder = Path(base) if base else Path.home() / ".cache"
    return folder / "caboose" / digest.hexdigest()[:16]


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module itself defines."""
    return {
        name: each
        for name, each in vars(module).items()
        if isinstance(each, FunctionType) and each.__module__ == module.__name__
    }


def twins(
    modules: Iterable[ModuleType],
    jit: Callable[[FunctionType], Any],
    primitives: dict[Callable[..., Any], Any],
) -> dict[str, Any]:
    """Compiled twins of all functions of the modules, by ``module.function`` name.

    ``primitives`` replaces some functions by intrinsics.
    """
    functions = [each for module in modules for each in own_functions(module).values()]
    bodies: dict[FunctionType, FunctionType] = {}
    compiled: dict[Callable[..., Any], Any] = dict(primitives)
    for function in functions:
        if function in primitives:
            continue
        body = FunctionType(
            function.__code__, {}, function.__name__, function.__defaults__, function.__closure__
        )
        body.__module__ = function.__module__
        body.__qualname__ = function.__qualname__
        bodies[function] = body
        compiled[function] = jit(body)
    for function, body in bodies.items():
        for name in _names(function):
            if name in function.__globals__:
                body.__globals__[name] = _bound(function.__globals__[name], compiled)
        body.__globals__["__builtins__"] = function.__globals__["__builtins__"]
        body.__globals__["int"] = np.int64  # numba's own int() keeps an integer unsigned
    return {
        f"{function.__module__.rpartition('.')[2]}.{function.__name__}": compiled[function]
        for function in functions
    }


def _names(function: FunctionType) -> Iterable[str]:
    return function.__code__.co_names


def _bound(value: Any, compiled: dict[Callable[..., Any], Any]) -> Any:
    if isinstance(value, FunctionType):
        return compiled.get(value, value)
    if isinstance(value, tuple) and len(value) >= LONG_TUPLE:
        return np.array(value, dtype=np.int64)
    return value

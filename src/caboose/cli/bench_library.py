"""C peers of the benchmarks, compiled when they are needed."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path


@cache
def built_library(source: Path) -> ctypes.CDLL | None:
    """A C source of the repository compiled for this machine, or None where it cannot be.

    ``source`` is relative to the repository's folder, where the benchmarks are run.
    """
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None or not source.exists():
        return None
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "library.so"
        options = ["-O3", "-march=native", "-w", "-shared", "-fPIC"]
        subprocess.run([compiler, *options, str(source), "-o", str(target)], check=True)
        return ctypes.CDLL(str(target))

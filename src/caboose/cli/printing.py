"""How commands print: tables on standard output, progress on standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

WIDTH = 100
"""Columns of the text where standard output is no terminal."""


def print_parts(parts: Iterable[RenderableType]) -> None:
    """Print parts with a blank line between them."""
    console = Console(highlight=False, markup=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console = Console(highlight=False, markup=False, width=WIDTH)
    for place, part in enumerate(parts):
        if place:
            console.print()
        console.print(part)
    sys.stdout.flush()


def printable(names: Iterable[str]) -> list[str]:
    """The names as a terminal may show them: without control signs."""
    return ["".join(sign if sign.isprintable() else "?" for sign in name) for name in names]


@contextmanager
def progress_bar(label: str, total: int, quiet: bool) -> Iterator[Callable[[int], object]]:
    """A bar on standard error, if that is a terminal; call it with how much more is done."""
    console = Console(stderr=True)
    progress = Progress(
        TextColumn(label),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )
    with progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.advance(task, done)

"""Reading and writing the perft file: a position line, then ``| depth:count`` for each depth."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

PATH = Path(__file__).with_name("positions.perft")


class Entry(NamedTuple):
    """A position with its counts; ``counts[0]`` is depth 1."""

    position: str
    counts: list[int]


def read() -> list[Entry]:
    """All entries of the file."""
    entries = []
    for line in PATH.read_text().splitlines():
        if line and not line.startswith("#"):
            position, _, counts = line.partition("|")
            words = [word.split(":") for word in counts.split()]
            assert [int(depth) for depth, _ in words] == list(range(1, len(words) + 1))
            entries.append(Entry(position.strip(), [int(count) for _, count in words]))
    return entries


def write(entries: list[Entry]) -> None:
    """Write the file."""
    lines = [
        "# Positions of Mexican Train, and how many sequences of legal steps each has to a depth",
        "# (the whole deal, boneyard order included, being fixed). A sequence that ends the round",
        "# before the depth counts nothing. Made by: python -m tests.perft.remake",
    ]
    for entry in entries:
        counts = " ".join(f"{depth}:{count}" for depth, count in enumerate(entry.counts, 1))
        lines.append(f"{entry.position} | {counts}")
    PATH.write_text("\n".join(lines) + "\n")

"""Tables of rounds in files: CSV or Parquet, by the name. And the kinds of files of a plot."""

from __future__ import annotations

import os
from pathlib import Path

import polars as pl

SUFFIXES = (".csv", ".parquet")
PLOT_SUFFIXES = (".png", ".svg")
ROWS_OF_A_GROUP = 1 << 18
"""Rows of a row group in Parquet: given, so that the bytes are always the same."""


def verify_target(path: Path, force: bool) -> None:
    """Raise ValueError if no table can be written there; ``force`` allows an existing file."""
    if path.suffix.lower() not in SUFFIXES:
        raise ValueError(f"{path} is no table: its name must end in {' or '.join(SUFFIXES)}")
    if path.is_dir():
        raise ValueError(f"{path} is a folder: name a file")
    if path.exists() and not force:
        raise ValueError(f"there is a file {path} already: replace it with --force")
    if not os.access(path.resolve().parent, os.W_OK):
        raise ValueError(f"nothing can be written as {path}: its folder cannot be written")


def write_table(table: pl.DataFrame, path: Path) -> None:
    """Write a table as CSV or Parquet; the file appears whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        if path.suffix.lower() == ".csv":
            table.write_csv(part)
        else:
            table.write_parquet(part, row_group_size=ROWS_OF_A_GROUP)
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)

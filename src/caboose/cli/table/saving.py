"""Saving a match as a record, so that a file is always whole."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from caboose.game import Match
from caboose.notation import Record, format_record, record_of, with_comments


def save_match(match: Match, path: Path, earlier: Record | None = None) -> None:
    """Write the match's record, in place of what the file held; raises OSError.

    ``earlier`` is the record that the match was resumed from: its added headers and comments are
    kept. The old file stays as it is until the new one is complete on the disk.
    """
    record = record_of(match, {"Date": f"{datetime.now():%Y.%m.%d}"})
    text = format_record(with_comments(record, earlier) if earlier else record)
    target = path.resolve()
    with _beside(target) as temporary:
        with temporary.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(target.stat().st_mode & 0o777 if target.exists() else 0o644)
        os.replace(temporary, target)


@contextlib.contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A temporary file in the same folder, removed if it was not moved away."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


class Keeper:
    """Saves a match to its file, if it has one, and remembers what went wrong."""

    def __init__(self, match: Match, path: Path | None, earlier: Record | None = None) -> None:
        self.match = match
        self.path = path
        self.earlier = earlier
        self.problem: str | None = None
        """Why the last attempt failed."""

    def save(self) -> bool:
        """Save now; whether there is nothing to complain about."""
        if self.path is None:
            return True
        try:
            save_match(self.match, self.path, self.earlier)
        except OSError as error:
            self.problem = error.strerror or str(error)
        else:
            self.problem = None
        return self.problem is None

"""Reading a file or standard input for the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from caboose.notation.reading import LONGEST_TEXT


def read_text(path: Path) -> str:
    """The text of a file, or of standard input for ``-``; raises ValueError if it is no text."""
    if str(path) == "-":
        return sys.stdin.read(LONGEST_TEXT + 1)
    if path.is_dir():
        raise ValueError(f"{path} is a folder: name a file")
    try:
        if path.stat().st_size > 4 * LONGEST_TEXT:
            raise ValueError(f"{path} is too large to be read")
        return path.read_text("utf-8-sig")
    except FileNotFoundError:
        raise ValueError(f"there is no file {path}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{path} is no text in UTF-8") from None

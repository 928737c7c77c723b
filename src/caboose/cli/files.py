"""Reading a file or standard input for the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from caboose.locales import WordedError
from caboose.notation.reading import LONGEST_TEXT


def read_text(path: Path) -> str:
    """The text of a file, or of standard input for ``-``; raises WordedError if it is no text."""
    if str(path) == "-":
        return sys.stdin.read(LONGEST_TEXT + 1)
    if path.is_dir():
        raise WordedError("file-folder", {"file": str(path)})
    try:
        if path.stat().st_size > 4 * LONGEST_TEXT:
            raise WordedError("file-large", {"file": str(path)})
        return path.read_text("utf-8-sig")
    except FileNotFoundError:
        raise WordedError("file-none", {"file": str(path)}) from None
    except UnicodeDecodeError:
        raise WordedError("file-no-text", {"file": str(path)}) from None

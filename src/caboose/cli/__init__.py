"""The command line: ``caboose VERB …``. Each verb's module is imported only when it is used."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; a ValueError becomes one plain line and exit status 2."""
    try:
        from caboose.cli.app import app

        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


__all__ = ["main"]

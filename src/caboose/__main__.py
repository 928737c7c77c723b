"""``python -m caboose`` is the command line."""

from caboose.cli import main

main()

"""Large numerals for a terminal: three columns wide, three rows high."""

from __future__ import annotations

ROWS = 3
WIDTH = 7
"""The columns of a number of two digits."""

_PIXELS = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": (" # ", "## ", " # ", " # ", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", "###", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "7": ("###", "  #", "  #", " # ", " # "),
    "8": ("###", "# #", "###", "# #", "###"),
    "9": ("###", "# #", "###", "  #", "###"),
}

_HALVES = {"  ": " ", "# ": "▀", " #": "▄", "##": "█"}


def large(number: int) -> list[str]:
    r"""The rows of a number, in the middle of ``WIDTH`` columns.

    >>> print("\n".join(large(12)))
    ▄█  ▀▀█
     █  █▀▀
    ▀▀▀ ▀▀▀
    """
    digits = [[*_PIXELS[digit], "   "] for digit in str(number)]
    rows = []
    for row in range(ROWS):
        parts = [
            "".join(
                _HALVES[upper + lower] for upper, lower in zip(*digit[2 * row :][:2], strict=True)
            )
            for digit in digits
        ]
        rows.append(" ".join(parts).center(WIDTH))
    return rows

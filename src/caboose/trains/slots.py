"""The slots of the solver's working memory, and its tables.

The solver works in one vector of ``WORK_SIZE`` integers (a list, or an array of 64 bits) that the
caller makes once and passes to every call; ``0`` everywhere is a fresh one. Nothing in it need be
cleared between calls.

Worths are **doubled** everywhere in the solver: a tile that is not a double is worth the *shares*
of its two numbers, and the share of a number ``n`` is ``tile_weight + 2 * pip_weight * n``. That a
tile's worth falls into the shares of its ends is what makes shortest routes cheap (``routes``).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from caboose.tiles import HIGHEST_PIPS

Work = MutableSequence[int]

NUMBERS: Final = HIGHEST_PIPS + 1
ROW: Final = 32  # the width of a table with one row a number
FREE_END: Final = 20  # in pairings, stands for an end of a train: bits 20 and 21
NONE: Final = -1
FAR: Final = 1 << 52  # more than all tiles are worth

# ----------------------------------------------- the hand, one slot a number
OPEN: Final = 0  # mask of the tiles, by their other ends, that may be laid or left
FORCED: Final = 20  # mask of those that must be laid
KEPT: Final = 40  # mask of those that the case in hand lays
BEST: Final = 60  # mask of those that the best train so far lays
SHARE: Final = 80  # what one end with this number adds to a tile's worth
DOUBLE: Final = 100  # what the number's double is worth; 0 where the hand has none
PENALTY: Final = 120  # what is lost by a train that comes to this number only to end there
ENDING: Final = 140  # what a route costs at a number where it ends
PASSING: Final = 160  # what a route costs at a number that it passes
SLACK: Final = 180  # what is sure to be paid for pairing this number, beyond ENDING
PARTNER: Final = 204  # the number that this one is paired with (FREE_END and above: an end)
SECOND: Final = 230  # mask of the tiles that the second of two trains lays

# ------------------------------------------------------------- single values
REACHED: Final = 250  # mask of the numbers that hang together with the start
ENDS: Final = 251  # mask of the numbers where the case in hand ends its trains
BEST_ENDS: Final = 252  # the same for the best so far
LOST: Final = 253  # what of a case's bound its detached parts hold; NONE: it is no train at all
STAMP: Final = 254  # number of pairings so far, to tell old notes from new ones
CASES: Final = 255  # how many cases the last search took

# -------------------------------------------------------------------- routes
KEY: Final = 256  # + number: cost of the route to and through it
COST: Final = 276  # + number * ROW + number: cost of the inside of the route between two numbers
# + number * ROW + number: the number before, on that route
FROM: Final = COST + (FREE_END + 2) * ROW

# ------------------------------------------------------------------ pairings
# + depth * FRAME_WIDTH: left, cost, number, candidates, partner
FRAME: Final = FROM + NUMBERS * ROW
FRAME_WIDTH: Final = 5
NOTE: Final = FRAME + 12 * FRAME_WIDTH  # + place * 2: key, least cost of a rest of a pairing
NOTE_PLACES: Final = 1 << 12

DUAL: Final = NOTE + 2 * NOTE_PLACES  # + number: price of a number as one that is paired
ROW_DUAL: Final = DUAL + 24  # + number: price of a number as one that looks for a partner
MATCH: Final = DUAL + 48  # + number: which number is paired with it; NONE: no one
WAY: Final = DUAL + 72  # + number: through which number the search came to it
NEAREST: Final = DUAL + 96  # + number: how far the search is from it

# -------------------------------------------------------------------- search
MOST_TILES: Final = NUMBERS * (NUMBERS - 1) // 2
LEVEL: Final = DUAL + 120  # + level * LEVEL_WIDTH: first entry, next one, end, bound
LEVEL_WIDTH: Final = 4
ENTRY: Final = LEVEL + (MOST_TILES + 2) * LEVEL_WIDTH  # what remains to be tried
WORK_SIZE: Final = ENTRY + (MOST_TILES + 2) * (MOST_TILES // 2 + 2 * NUMBERS)

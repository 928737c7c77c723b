"""The commitment to a shuffle: everybody can check afterwards that it was fixed beforehand."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from caboose.tiles import Tile


def commitment_text(order: Sequence[Tile], salt: str) -> str:
    """What is hashed: the salt, a colon, and the tiles in order, parted by single spaces.

    >>> commitment_text([Tile(12, 5), Tile(0, 0)], "5a17")
    '5a17: 12-5 0-0'
    """
    return f"{salt}: {' '.join(map(str, order))}"


def commit(order: Sequence[Tile], salt: str) -> str:
    """The SHA-256 of the commitment's text, in hexadecimal digits."""
    return hashlib.sha256(commitment_text(order, salt).encode()).hexdigest()

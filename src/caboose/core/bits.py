"""What is asked of masks, each one instruction where it is compiled.

``caboose.fast`` puts instructions of the processor in place of these functions.
"""

from __future__ import annotations


def bit_place(bit: int) -> int:
    """The place of a mask's only bit."""
    return bit.bit_length() - 1


def top_bit(mask: int) -> int:
    """The place of a mask's highest bit."""
    return mask.bit_length() - 1


def count_ones(mask: int) -> int:
    """How many bits of a mask are set."""
    return mask.bit_count()

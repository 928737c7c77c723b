"""Random numbers in plain integers, the same under CPython and compiled: xoshiro128++.

A generator is four slots of 32 bits. It is seeded from a seed and a stream number, so that every
match of a batch has its own, whatever worker plays it.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

Chance = MutableSequence[int]

CHANCE_SIZE: Final = 4
MASK: Final = 0xFFFFFFFF


def seed_chance(chance: Chance, seed: int, stream: int) -> None:
    """Start a generator from a seed and a stream, each 0 to 2**31 - 1."""
    word = mixed(seed ^ 0x5EED)
    for place in range(CHANCE_SIZE):
        word = mixed(word + stream + place * 0x9E3779B9)
        chance[place] = word
    chance[0] |= 1


def mixed(word: int) -> int:
    """A 32-bit word with all its bits mixed into each other."""
    word &= MASK
    for _ in range(3):
        word ^= word >> 16
        word = scaled(word, 0x45D9F3B)
    return word ^ word >> 16


def scaled(word: int, factor: int) -> int:
    """The low 32 bits of a product, in steps that fit 63 bits."""
    return (word * (factor & 0xFFFF) + (((word * (factor >> 16)) & 0xFFFF) << 16)) & MASK


def rotated(word: int, bits: int) -> int:
    """A 32-bit word rotated to the left."""
    return (word << bits | word >> (32 - bits)) & MASK


def next_word(chance: Chance) -> int:
    """The next 32 random bits."""
    first, second = int(chance[0]), int(chance[1])
    third, fourth = int(chance[2]), int(chance[3])
    result = (rotated((first + fourth) & MASK, 7) + first) & MASK
    third ^= first
    fourth ^= second
    chance[1] = second ^ third
    chance[0] = first ^ fourth
    chance[2] = third ^ (second << 9 & MASK)
    chance[3] = rotated(fourth, 11)
    return result


def below(chance: Chance, count: int) -> int:
    """A random number from 0 to ``count`` - 1; ``count`` is far below 2**31."""
    return next_word(chance) * count >> 32


def shuffle(chance: Chance, order: MutableSequence[int], count: int) -> None:
    """Shuffle the first ``count`` entries of an order."""
    for place in range(count - 1, 0, -1):
        other = below(chance, place + 1)
        order[place], order[other] = order[other], order[place]

"""Engines, totals, ranking and end of a match. RULES.md section 2.7."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from caboose.locales import WordedError
from caboose.rules import Rules

Ranking = list[int | list[int]]
"""Seats from the winner down; seats that share a place stand in a list of their own."""


def first_engine(rules: Rules, top: int) -> int:
    """The engine of the first round; raises ValueError if the set has no such double."""
    chosen = rules["first_engine"]
    if chosen == "highest":
        return top
    if int(chosen) > top:
        raise WordedError("rules-first-engine", {"number": int(chosen), "set": top})
    return int(chosen)


def engine_of_round(rules: Rules, top: int, number: int) -> int:
    """The engine that round ``number`` (from 1) has by the row of engines."""
    first = first_engine(rules, top)
    return first - (number - 1) % (first + 1)


def engines_of_round(rules: Rules, top: int, used: Sequence[int]) -> list[int]:
    """The numbers that may be the next round's engine, after rounds with the engines ``used``.

    One number for hunts that know what they look for; those of the current pass through the
    engines that are unused for ``next-lower``; all numbers for ``highest-held``.
    """
    if rules["engine"] == "highest-held":
        return list(range(top + 1))
    first = first_engine(rules, top)
    if rules["engine"] == "dealt" and rules["hunt"] == "next-lower":
        this_pass = len(used) // (first + 1) * (first + 1)
        return [each for each in range(first + 1) if each not in used[this_pass:]]
    return [engine_of_round(rules, top, len(used) + 1)]


def round_count(rules: Rules, top: int) -> int | None:
    """How many rounds the match has; None where only a target ends it."""
    if rules["rounds"] != "all":
        return int(rules["rounds"])
    return None if rules["target"] != "none" else first_engine(rules, top) + 1


def is_match_over(rules: Rules, top: int, scores: Sequence[Sequence[int]]) -> bool:
    """Whether the match is over after these rounds (each a row of points by seat)."""
    return is_decided(rules, top, len(scores), totals(scores))


def is_decided(rules: Rules, top: int, rounds: int, totals: Sequence[int]) -> bool:
    """Whether the match is over after so many rounds with these totals. RULES.md 2.7."""
    count = round_count(rules, top)
    if count is not None and rounds >= count:
        return True
    target = rules["target"]
    return target != "none" and any(total >= int(target) for total in totals)


def totals(scores: Sequence[Sequence[int]]) -> list[int]:
    """The sums by seat."""
    return [sum(column) for column in zip(*scores, strict=True)]


def rank(rules: Rules, scores: Sequence[Sequence[int]]) -> Ranking:
    """The seats from the winner down, ties broken. RULES.md 2.7.

    >>> rank(Rules(), [[0, 0], [0, 5], [10, 5]])
    [1, 2]
    """
    columns = list(zip(*scores, strict=True))
    keys = {seat: rank_key(rules, column) for seat, column in enumerate(columns, 1)}
    order = sorted(keys, key=lambda seat: (keys[seat], seat))
    groups = [list(group) for _, group in groupby(order, key=lambda seat: keys[seat])]
    return [group[0] if len(group) == 1 else group for group in groups]


def rank_key(rules: Rules, points: Sequence[int]) -> tuple[int, int, int]:
    """What a seat is ranked by, smaller is better: total, then the two tie-breaks.

    ``points`` are those of the rounds that the seat has played.
    """
    above_zero = [each for each in points if each > 0]
    if rules["scoring"] == "winner-takes":
        return (-sum(points), -len(above_zero), -max(above_zero, default=0))
    # Not the rounds above zero: who came late has fewer of them, but none more with zero.
    at_zero = len(points) - len(above_zero)
    return (sum(points), -at_zero, min(above_zero, default=0))


def tie_break(rules: Rules, first: Sequence[int], second: Sequence[int]) -> str:
    """What puts the first of two equal totals ahead, as an entry of the catalogues. RULES.md 2.7.

    ``first`` and ``second`` are rank keys; ``tie-shared`` where nothing puts one ahead.
    """
    if first[1:] == second[1:]:
        return "tie-shared"
    is_by_rounds = first[1] != second[1]
    if rules["scoring"] == "winner-takes":
        return "tie-rounds-won" if is_by_rounds else "tie-highest-round"
    return "tie-zero-rounds" if is_by_rounds else "tie-lowest-round"

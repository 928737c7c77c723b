"""Scores of a round and the ranking of a match (2.6, 2.7, rulings 30 to 34)."""

from __future__ import annotations

from .state import Options


def _number(options: Options, name: str) -> int:
    value = options[name]
    if not isinstance(value, int):
        raise TypeError(f"option {name} is not an integer: {value!r}")
    return value


def tile_points(options: Options, tile: tuple[int, int]) -> int:
    """The points of one tile in a hand (2.6, ruling 32)."""
    one, other = tile
    if one == 0 and other == 0:
        return _number(options, "double_blank")
    if one == other and options["double_tiles"] == "twice":
        return 2 * (one + other)
    return one + other


def hand_points(options: Options, tiles: list[tuple[int, int]]) -> int:
    """The points of a hand (2.6)."""
    return sum(tile_points(options, tile) for tile in tiles)


def round_scores(
    options: Options,
    hands: dict[int, list[tuple[int, int]]],
    out: list[int],
    blocked: bool,
    out_on_double: bool,
) -> dict[int, int]:
    """The scores of a round that is over (2.6)."""
    points = {seat: hand_points(options, tiles) for seat, tiles in hands.items()}
    if options["scoring"] == "winner-takes":
        return _winner_takes(options, points, out, blocked, out_on_double)
    return _penalty(options, points, out, blocked, out_on_double)


def _counts_twice(options: Options, blocked: bool, out_on_double: bool) -> bool:
    """2.6 out_on_double, ruling 31: somebody is out, and laid a double last."""
    return options["out_on_double"] == "doubled" and out_on_double and not blocked


def _lowest_seats(points: dict[int, int]) -> list[int]:
    """The seats with the lowest hand."""
    lowest = min(points.values())
    return [seat for seat in points if points[seat] == lowest]


def _penalty(
    options: Options, points: dict[int, int], out: list[int], blocked: bool, out_on_double: bool
) -> dict[int, int]:
    """2.6 scoring penalty, rulings 30, 31 and 34."""
    scores = dict(points)
    if blocked:
        if options["blocked"] == "lowest-zero":
            for seat in _lowest_seats(points):
                scores[seat] = 0
        return scores
    for seat in scores:
        if seat in out:
            scores[seat] = _number(options, "out_bonus")
        elif _counts_twice(options, blocked, out_on_double):
            scores[seat] = 2 * points[seat]
    return scores


def _winner_takes(
    options: Options, points: dict[int, int], out: list[int], blocked: bool, out_on_double: bool
) -> dict[int, int]:
    """2.6 scoring winner-takes, rulings 30 and 31."""
    winners = _lowest_seats(points) if blocked else list(out)
    pot = sum(points[seat] for seat in points if seat not in winners)
    if _counts_twice(options, blocked, out_on_double):
        pot = 2 * pot
    scores = {}
    for seat in points:
        scores[seat] = pot // len(winners) if seat in winners else 0
    return scores


def _penalty_key(results: list[int]) -> tuple[int, int, int]:
    """2.7: lowest total; most rounds of zero or less (ruling 33); lowest round above zero."""
    above_zero = [points for points in results if points > 0]
    zeros = len([points for points in results if points <= 0])
    return (sum(results), -zeros, min(above_zero) if above_zero else 0)


def _winner_takes_key(results: list[int]) -> tuple[int, int, int]:
    """2.7 with winner-takes: highest total; most rounds won; highest single round."""
    won = len([points for points in results if points > 0])
    return (-sum(results), -won, -max(results, default=0))


def ranking(options: Options, rounds: dict[int, list[int]]) -> list[int | list[int]]:
    """The places of a match, best first; a shared place is a list of seats (2.7, 4.3)."""
    keys = {}
    for seat, results in rounds.items():
        if options["scoring"] == "winner-takes":
            keys[seat] = _winner_takes_key(results)
        else:
            keys[seat] = _penalty_key(results)
    places: list[int | list[int]] = []
    for key in sorted(set(keys.values())):
        seats = sorted(seat for seat in keys if keys[seat] == key)
        places.append(seats[0] if len(seats) == 1 else seats)
    return places

"""A round as a seat recalls it: its opening, with a guess at what is hidden, and its steps."""

from __future__ import annotations

from random import Random

from caboose.game import Position, Round
from caboose.tiles import Tile, set_size
from caboose.view import View


def is_whole(seen: View) -> bool:
    """Whether the view tells all steps since the opening, and every tile is in play."""
    laid = sum(len(train.chain) for train in seen.trains.values())
    plays = sum(1 for operation in seen.operations if operation.step.is_play)
    hidden = sum(seen.tiles_in_hand) + seen.tiles_in_boneyard
    return laid == plays and laid + hidden + 1 == set_size(seen.set)


def opening(seen: View, random: Random) -> Round:
    """The opening of the round that a whole view tells.

    Every tile that another seat laid was dealt to it, or is the next that it drew; all else that
    is hidden lies at random. Raises ValueError where the steps do not agree with the rest.
    """
    seats = len(seen.tiles_in_hand)
    dealt = _dealt_counts(seen)
    hands: list[list[Tile]] = [[] for _ in range(seats)]
    yard: list[Tile | None] = []
    unused: list[list[int]] = [[] for _ in range(seats)]  # draws of which nothing was laid yet
    has_drawn = False
    for operation in seen.operations:
        seat, step = operation.seat - 1, operation.step
        if step.is_draw:
            unused[seat].append(len(yard))
            yard.append(operation.drawn)
        elif step.is_play and operation.seat != seen.seat:
            if has_drawn or len(hands[seat]) == dealt[seat]:
                yard[unused[seat].pop()] = step.tile
            else:
                hands[seat].append(step.tile)
        has_drawn = step.is_draw
    if seen.seat is not None:
        own = [each for each in seen.operations if each.seat == seen.seat]
        laid = {each.step.tile for each in own if each.step.is_play}
        drawn = {each.drawn for each in own if each.drawn}
        hands[seen.seat - 1] = sorted({*seen.hand, *laid} - drawn)
    hidden = seen.unseen
    random.shuffle(hidden)
    for hand, count in zip(hands, dealt, strict=True):
        while len(hand) < count:
            hand.append(hidden.pop())
    return Round.set_up(
        Position(
            rules=seen.rules,
            set=seen.set,
            engine=seen.engine,
            hands=tuple(tuple(hand) for hand in hands),
            trains={},
            boneyard=(*(tile or hidden.pop() for tile in yard), *hidden),
            leader=seen.leader,
            to_play=seen.leader,
            lap=1,
        )
    )


def _dealt_counts(seen: View) -> list[int]:
    """How many tiles each seat held at the opening."""
    counts = list(seen.tiles_in_hand)
    for operation in seen.operations:
        if operation.step.is_play:
            counts[operation.seat - 1] += 1
        elif operation.step.is_draw:
            counts[operation.seat - 1] -= 1
    return counts

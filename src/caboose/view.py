"""What a seat may know of a round, and full rounds that agree with it.

A view is built by allow-list: it holds what is named here and nothing else. RULES.md section 1.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from caboose.game import Operation, Position, Round, Step, Train
from caboose.rules import Rules
from caboose.tiles import Tile, tile_set


class View(NamedTuple):
    """A round as one seat sees it, or a spectator (``seat`` is None)."""

    seat: int | None
    rules: Rules
    set: int
    engine: int
    leader: int
    to_play: int
    lap: int
    trains: dict[str, Train]
    open_doubles: tuple[str, ...]
    hand: tuple[Tile, ...]
    """The seat's own tiles; empty for a spectator."""
    tiles_in_hand: tuple[int, ...]
    """How many tiles each seat holds."""
    tiles_in_boneyard: int
    drew: int
    turn: tuple[Step, ...]
    """What the player to move has done in this turn."""
    idle: int
    out: tuple[int, ...]
    out_on_double: bool
    over: str | None
    legal: tuple[Step, ...]
    """The legal steps, if it is this seat's turn."""
    operations: tuple[Operation, ...]
    """All steps of the round; drawn tiles only where this seat drew them."""

    @property
    def ends(self) -> dict[str, int]:
        """The open end of each train that is started."""
        ends = {}
        for name, train in self.trains.items():
            end = self.engine
            for tile in train.chain:
                end = tile.other(end)
            if train.chain:
                ends[name] = end
        return ends

    @property
    def unseen(self) -> list[Tile]:
        """The tiles that this seat has not seen: other hands and the boneyard."""
        seen = {Tile(self.engine, self.engine), *self.hand}
        seen.update(tile for train in self.trains.values() for tile in train.chain)
        return [tile for tile in tile_set(self.set) if tile not in seen]


def view(round: Round, seat: int | None) -> View:
    """What a seat (from 1) may know of the round; None for a spectator.

    Raises ValueError for a seat that the round does not have.
    """
    if seat is not None and not 1 <= seat <= round.players:
        raise ValueError(f"there is no seat {seat}: the seats are 1 to {round.players}")
    return View(
        seat=seat,
        rules=round.rules,
        set=round.set,
        engine=round.engine,
        leader=round.leader,
        to_play=round.to_play,
        lap=round.lap,
        trains=round.trains,
        open_doubles=tuple(round.open_doubles),
        hand=() if seat is None else tuple(round.hand(seat)),
        tiles_in_hand=tuple(round.tiles_in_hand),
        tiles_in_boneyard=round.tiles_in_boneyard,
        drew=round.drew,
        turn=tuple(round.turn),
        idle=round.idle,
        out=tuple(round.out),
        out_on_double=round.out_on_double,
        over=round.over,
        legal=tuple(round.legal_steps()) if round.to_play == seat else (),
        operations=tuple(
            each if each.seat == seat else each._replace(drawn=None) for each in round.operations
        ),
    )


def resample(seen: View, random: Random) -> Round:
    """A full round that agrees with the view, its hidden tiles dealt at random.

    Every way of dealing the unseen tiles that agrees is equally likely. Raises ValueError if
    there are fewer unseen tiles than the hands need.
    """
    hidden = seen.unseen
    needed = sum(seen.tiles_in_hand) - len(seen.hand) + seen.tiles_in_boneyard
    if len(hidden) < needed:
        raise ValueError(f"{needed} tiles are hidden, but only {len(hidden)} are unseen")
    for _ in range(MOST_TRIES):
        random.shuffle(hidden)
        try:
            drawn = _with_hidden(seen, list(hidden))
        except ValueError:
            continue  # a train being built shows that its builder can go on; so he must
        if drawn.open_doubles == list(seen.open_doubles):
            return drawn  # where tiles are out of play, a deal may kill an open double
    raise ValueError("no deal of the unseen tiles was found that agrees with the view")


MOST_TRIES = 5000
"""Deals that are tried; all but a few agree in most positions, and hardly ever fewer than 1 %."""


def _with_hidden(seen: View, hidden: list[Tile]) -> Round:
    """The round of a view with its hidden tiles dealt from a list; raises ValueError."""
    hands = []
    for seat, count in enumerate(seen.tiles_in_hand, 1):
        if seat == seen.seat:
            hands.append(seen.hand)
        else:
            hands.append(tuple(hidden[:count]))
            del hidden[:count]
    round = Round.set_up(
        Position(
            rules=seen.rules,
            set=seen.set,
            engine=seen.engine,
            hands=tuple(hands),
            trains=seen.trains,
            boneyard=tuple(hidden[: seen.tiles_in_boneyard]),
            open_doubles=seen.open_doubles,
            leader=seen.leader,
            to_play=seen.to_play,
            lap=seen.lap,
            drew=seen.drew,
            turn=seen.turn,
            idle=seen.idle,
            out=seen.out,
            out_on_double=seen.out_on_double,
            over=seen.over,
        )
    )
    round.operations = list(seen.operations)
    return round

"""The trains of a table as cells, in the order in which a seat sees them."""

from __future__ import annotations

from typing import NamedTuple

from caboose.cli.table.chronicle import newest_train
from caboose.cli.table.session import Phase, Session
from caboose.game import Task, Train
from caboose.tiles import Tile


class Cell(NamedTuple):
    """One train: what can be attached to it, and what its owner has left."""

    train: str
    seat: int | None
    """The owner; None for a Mexican train."""
    name: str
    """The owner's name; empty for a Mexican train."""
    end: int
    length: int
    tail: tuple[tuple[int, int], ...]
    """All its tiles from the engine outwards, the touching number first."""
    is_own: bool = False
    is_open: bool = False
    has_marker: bool = False
    open_double: bool = False
    must_be_covered: bool = False
    """Whether its double is what the player to move must cover."""
    tiles_left: int = 0
    total: int | None = None
    """The owner's points in the match; None before the end of the first round."""
    is_newest: bool = False
    is_to_play: bool = False
    fits: bool | None = None
    """Whether the chosen tile may go here; None while no tile is chosen."""

    @property
    def is_mexican(self) -> bool:
        """Whether it belongs to nobody."""
        return self.seat is None


def cells(session: Session, chosen: Tile | None = None) -> list[Cell]:
    """All trains: the own one, the Mexican one, then the seats from the own left.

    Further Mexican trains come last, so that no seat changes its place.
    """
    round, viewer = session.shown, session.viewer
    trains = round.trains
    is_running = session.phase in (Phase.PERSON, Phase.COMPUTER, Phase.HAND_OVER)
    duty = session.duty
    owed = duty.trains if is_running and duty.task is Task.COVER else ()
    newest = newest_train(round.operations)
    fitting = None if chosen is None else session.fitting(chosen)
    totals = session.match.totals if session.match.scores else []
    found = []
    for name in _names(session):
        train = trains.get(name, Train())
        seat = None if name.startswith("M") else int(name)
        tail, end = _oriented(round.engine, train.chain)
        found.append(
            Cell(
                train=name,
                seat=seat,
                name=session.names[seat - 1] if seat else "",
                end=end,
                length=len(tail),
                tail=tail,
                is_own=seat is not None and seat == viewer,
                is_open=seat is None or train.marker,
                has_marker=train.marker,
                open_double=name in round.open_doubles,
                must_be_covered=name in owed,
                tiles_left=len(round.hand(seat)) if seat else 0,
                total=totals[seat - 1] if seat and totals else None,
                is_newest=name == newest,
                is_to_play=is_running and seat == session.round.to_play,
                fits=None if fitting is None else name in fitting,
            )
        )
    return found


def _names(session: Session) -> list[str]:
    """The trains in the order shown, with the Mexican train that may be started next."""
    round, rules = session.shown, session.round.rules
    first = session.viewer or 1
    seats = [str((first - 1 + step) % round.players + 1) for step in range(round.players)]
    running = round.mexican_trains
    shown = {"none": 0, "one": 1}.get(str(rules["mexican_trains"]), running + 1)
    mexican = ["M", *(f"M{place}" for place in range(2, max(shown, running) + 1))][:shown]
    if session.viewer is None:
        return [*mexican[:1], *seats, *mexican[1:]]
    return [seats[0], *mexican[:1], *seats[1:], *mexican[1:]]


def _oriented(engine: int, chain: tuple[Tile, ...]) -> tuple[tuple[tuple[int, int], ...], int]:
    """The tiles with the touching number first, and the open end."""
    end = engine
    tiles = []
    for tile in chain:
        tiles.append((end, tile.other(end)))
        end = tiles[-1][1]
    return tuple(tiles), end

"""Setting up the table from the position of a case (4.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .state import Options, State, mexican_name
from .tiles import OpenDouble, Player, Tile, Train
from .turn import Draw, Lay, PlayStep, parse_play


def state_from_position(options: Options, position: Mapping[str, Any]) -> State:
    """Build the state that the position describes."""
    state = State(options, int(position["set"]), int(position["engine"]), 1)
    state.leader = int(position.get("leader", 1))
    state.to_play = int(position["to_play"])
    state.lap = int(position.get("lap", 2))
    state.idle = int(position.get("idle", 0))
    state.out = [int(seat) for seat in position.get("out", [])]
    state.out_on_double = bool(position.get("out_on_double", False))
    state.boneyard = [Tile.parse(text) for text in position.get("boneyard") or []]
    for seat, tiles in position["hands"].items():
        state.players[int(seat)] = Player(int(seat), [Tile.parse(text) for text in tiles or []])
    listed = _put_trains(state, position.get("trains") or {})
    _replay_turn(state, position.get("turn") or {})
    _put_open_doubles(state, position.get("open_doubles"), listed)
    return state


def _put_trains(state: State, trains: Mapping[Any, Any]) -> list[str]:
    """Lay the trains; the names are given back in the order listed."""
    listed = []
    mexican: dict[str, Train] = {}
    for key, value in trains.items():
        name = str(key)
        listed.append(name)
        chain, marker = _chain_and_marker(value)
        if name.startswith("M"):
            if chain:
                mexican[name] = Train(name, None)
                _lay_chain(mexican[name], chain, state.engine)
        else:
            own = state.players[int(name)].train
            own.marker = marker
            _lay_chain(own, chain, state.engine)
    for number in range(1, len(mexican) + 1):
        state.mexican_trains.append(mexican[mexican_name(number)])
    return listed


def _chain_and_marker(value: Any) -> tuple[list[str], bool]:
    """A train is a chain, or a mapping of a chain and a marker."""
    if isinstance(value, Mapping):
        return list(value.get("chain") or []), bool(value.get("marker", False))
    return list(value or []), False


def _lay_chain(train: Train, chain: list[str], engine: int) -> None:
    """Lay the tiles from the engine outwards; they must match."""
    for text in chain:
        tile = Tile.parse(text)
        if not train.fits(tile, engine):
            raise ValueError(f"{text} does not fit on train {train.name}")
        train.tiles.append(tile)


def _replay_turn(state: State, turn: Mapping[str, Any]) -> None:
    """Note what the player to move has already done: the tiles lie on the table already."""
    laid = list(turn.get("laid") or [])
    draws_between = len([entry for entry in laid if entry.startswith("+")])
    draws_before = int(turn.get("drew", 0)) - draws_between
    if draws_before < 0:
        raise ValueError("more draws in laid than in drew")
    for _ in range(draws_before):
        state.turn.events.append(Draw())  # made before the first tile
    plays = [parse_play(entry) for entry in laid if not entry.startswith("+")]
    for entry in laid:
        if entry.startswith("+"):
            state.turn.events.append(Draw())
        else:
            step = parse_play(entry)
            paid = _paid_cover(state, step, plays)
            state.turn.events.append(Lay(step.tile, step.train, paid))


def _paid_cover(state: State, step: PlayStep, plays: list[PlayStep]) -> bool:
    """Whether this tile of the turn paid a cover that was owed (2.4.1, rulings 12, 18, 20)."""
    if state.option("cover_duty") == "none":
        return False
    if state.lap == 1 and state.option("first_end_double") in ("later", "forbidden"):
        return False
    own = state.player().train
    laid_on_own = [play for play in plays if play.train == own.name]
    if state.option("own_first") == "before-anything" and len(own.tiles) == len(laid_on_own):
        return False
    if any(not lay.paid_cover for lay in state.turn.lays()):
        return False  # covers come first in a turn
    train = state.train(step.train)
    if train is None or step.tile not in train.tiles:
        raise ValueError(f"{step.text()} was laid in this turn but is not on the table")
    place = train.tiles.index(step.tile)
    if place == 0:
        return False
    beneath = train.tiles[place - 1]
    laid_this_turn = beneath in [play.tile for play in plays]
    return beneath.is_double() and not laid_this_turn


def _put_open_doubles(state: State, given: Any, listed: list[str]) -> None:
    """The open doubles as given, or every train that ends in a double, in the order listed."""
    names = [str(name) for name in given] if given is not None else listed
    for name in names:
        train = state.train(name)
        if train is None or not train.ends_in_double():
            if given is not None:
                raise ValueError(f"train {name} does not end in a double")
            continue
        double = train.tiles[-1]
        this_turn = double in state.turn.laid_on(name)
        if given is None and not this_turn and state.option("cover_duty") == "none":
            continue  # ruling 20
        state.open_doubles.append(OpenDouble(name, double.high, this_turn))

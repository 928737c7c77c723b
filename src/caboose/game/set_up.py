"""Making a core state from a position, with every check that a position from outside needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from caboose.core.layout import (
    COVER,
    DOUBLES,
    DREW,
    DREW_AFTER_DOUBLE,
    DUTY,
    END,
    ENGINE,
    FIRST,
    FOLLOW_TRAIN,
    FOLLOW_UP,
    HELD,
    IDLE,
    LAID,
    LAID_OWN,
    LAP,
    LEADER,
    LENGTH,
    MARKERS,
    MEXICAN,
    MEXICANS,
    MOST_SEATS,
    NOTHING,
    OPEN,
    OPEN_COUNT,
    OUT,
    OUT_ON_DOUBLE,
    OVER,
    OVER_BLOCKED,
    OVER_OUT,
    PLAY,
    SEATS,
    STATE_SIZE,
    TO_PLAY,
    TOP,
    TRAINS,
    UNSEEN,
    YARD,
    YARD_END,
)
from caboose.core.legal import can_lay
from caboose.core.step import (
    begin_turn,
    follow_up_owed,
    goes_on_building,
    put_in_hand,
    waive_dead_doubles,
)
from caboose.game.position import Position
from caboose.game.steps import Step, train_name, train_number
from caboose.locales import WordedError
from caboose.rules import codes
from caboose.rules.codes import Codes
from caboose.tiles import Tile, set_size, shorten, verify_set

OVER_NAMES = {"out": OVER_OUT, "blocked": OVER_BLOCKED}


def set_up_state(position: Position) -> tuple[list[int], list[list[Tile]]]:
    """The core state of a position, and the chain of each train.

    Raises ValueError that says what is wrong in the position.
    """
    _verify_frame(position)
    chains = _chains(position)
    _verify_tiles(position, chains)
    rules = position.rules.codes
    state = [0] * STATE_SIZE
    state[TOP], state[ENGINE] = position.set, position.engine
    state[SEATS] = len(position.hands)
    state[LEADER], state[TO_PLAY] = position.leader - 1, position.to_play - 1
    state[LAP], state[IDLE] = position.lap, position.idle
    for train, chain in enumerate(chains):
        state[END + train] = _end(position.engine, chain)
        state[LENGTH + train] = len(chain)
    state[MEXICANS] = sum(1 for chain in chains[MEXICAN:] if chain)
    for name, each in position.trains.items():
        if each.marker:
            state[MARKERS] |= 1 << train_number(name)
    for seat, hand in enumerate(position.hands):
        for tile in hand:
            put_in_hand(state, seat, tile.number)
            _count_unseen(state, tile)
    for place, tile in enumerate(position.boneyard):
        state[YARD + place] = tile.number
        _count_unseen(state, tile)
    state[YARD_END] = len(position.boneyard)
    _set_open_doubles(position, chains, state)
    _set_turn(position, chains, state, rules)
    for seat in position.out:
        state[OUT] |= 1 << seat - 1
    state[OUT_ON_DOUBLE] = int(position.out_on_double)
    if position.over is not None:
        state[OVER] = OVER_NAMES[position.over]
    return state, chains


def _verify_frame(position: Position) -> None:
    verify_set(position.set)
    seats = len(position.hands)
    if not 2 <= seats <= MOST_SEATS:
        raise ValueError(f"{seats} hands: a round has 2 to {MOST_SEATS} players")
    if not 0 <= position.engine <= position.set:
        raise ValueError(
            f"the engine is {position.engine}: a double-{position.set} set has 0 to {position.set}"
        )
    for name, seat in (("to_play", position.to_play), ("leader", position.leader)):
        if not 1 <= seat <= seats:
            raise ValueError(f"{name} is {seat}: the seats are 1 to {seats}")
    for seat in position.out:
        if not 1 <= seat <= seats:
            raise ValueError(f"out names seat {seat}: the seats are 1 to {seats}")
    if not 1 <= position.lap < 10_000:
        raise ValueError(f"lap is {position.lap}: laps count from 1")
    if position.idle < 0:
        raise ValueError(f"idle is {position.idle}: it counts turns, from 0")
    draws = sum(1 for step in position.turn if step.is_draw)
    if not draws <= position.drew <= set_size(position.set):
        raise ValueError(f"drew is {position.drew}, but the turn shows {draws} draws")
    if position.over is not None and position.over not in OVER_NAMES:
        raise ValueError(f"over is {shorten(position.over)}: it may be out or blocked")


def _chains(position: Position) -> list[list[Tile]]:
    """The chain of each train, checked to match from the engine outwards."""
    seats = len(position.hands)
    chains: list[list[Tile]] = [[] for _ in range(TRAINS)]
    for name, train in position.trains.items():
        number = train_number(name)
        if seats <= number < MEXICAN:
            raise ValueError(f"there is a train of seat {name}, but only {seats} hands")
        if train.marker and number >= MEXICAN:
            raise ValueError("a Mexican train bears no marker: it is always open")
        end = position.engine
        for place, tile in enumerate(train.chain):
            if not tile.has(end):
                raise ValueError(
                    f"on train {name} the tile {tile} does not match the {end} before it"
                )
            if place == 0 and tile.is_double:
                raise ValueError(
                    f"train {name} starts with {tile}: a train never starts with a double"
                )
            end = tile.other(end)
        chains[number] = list(train.chain)
    if any(late and not early for early, late in pairwise(chains[MEXICAN:])):
        raise ValueError("Mexican trains are numbered without a gap: M, M2, M3 …")
    most = {"none": 0, "one": 1}.get(str(position.rules["mexican_trains"]))
    running = sum(1 for chain in chains[MEXICAN:] if chain)
    if most is not None and running > most:
        allowed = position.rules["mexican_trains"]
        raise WordedError("cannot-run-so-many", {"count": running, "value": str(allowed)})
    return chains


def _verify_tiles(position: Position, chains: list[list[Tile]]) -> None:
    seen = {Tile(position.engine, position.engine)}
    for tile in [
        *(tile for chain in chains for tile in chain),
        *(tile for hand in position.hands for tile in hand),
        *position.boneyard,
    ]:
        if tile.high > position.set:
            raise ValueError(f"{tile} is not in a double-{position.set} set")
        if tile in seen:
            double = "it is the engine" if tile.is_double and tile.high == position.engine else ""
            raise ValueError(f"{tile} stands in two places" + (f": {double}" if double else ""))
        seen.add(tile)


def _end(engine: int, chain: Iterable[Tile]) -> int:
    end = engine
    for tile in chain:
        end = tile.other(end)
    return end


def _count_unseen(state: list[int], tile: Tile) -> None:
    for number in {tile.high, tile.low}:
        state[UNSEEN + number] += 1


def _set_open_doubles(position: Position, chains: list[list[Tile]], state: list[int]) -> None:
    names = position.open_doubles
    if names is None:
        # Those of this turn were laid last, whatever the order in which the trains are listed.
        names = tuple(
            train_name(train_number(name))
            for name, train in position.trains.items()
            if train.chain and train.chain[-1].is_double
        )
        recent = [step.train for step in position.turn if step.is_play]
        names = (*(n for n in names if n not in recent), *(n for n in recent if n in names))
        names = tuple(dict.fromkeys(names))
    laid_now = {step.train for step in position.turn if step.is_play}
    for name in names:
        train = train_number(name)
        if not chains[train] or not chains[train][-1].is_double:
            raise ValueError(f"open_doubles names train {name}, which does not end in a double")
        if train in state[OPEN : OPEN + state[OPEN_COUNT]]:
            raise ValueError(f"open_doubles names train {name} twice")
        if position.rules["cover_duty"] == "none" and train_name(train) not in laid_now:
            continue  # an end like any other since its turn ended
        state[OPEN + state[OPEN_COUNT]] = train
        state[OPEN_COUNT] += 1
    if position.rules["dead_double"] == "waived":
        for number in range(position.set + 1):
            waive_dead_doubles(state, number)


def _set_turn(position: Position, chains: list[list[Tile]], state: list[int], rules: Codes) -> None:
    """Set the turn slots: what the player to move has done, and what he owes now."""
    begin_turn(state, rules)
    state[DREW] = state[DREW_AFTER_DOUBLE] = position.drew
    plays = [step for step in position.turn if step.is_play]
    if any(step.is_pass for step in position.turn):
        raise ValueError("the turn holds a pass, which would have ended it")
    if not plays or position.over is not None:
        return
    before = _tiles_before(chains, plays)
    own = state[TO_PLAY]
    last = plays[-1]
    state[LAID] = len(plays)
    state[LAID_OWN] = sum(1 for step in plays if train_number(step.train) == own)
    state[DOUBLES] = sum(1 for step in plays if step.tile.is_double)
    if state[DOUBLES]:
        state[DREW_AFTER_DOUBLE] = _draws_after_last_double(position.turn)
    state[FOLLOW_TRAIN] = NOTHING
    if _began_with_cover(position, chains, before, plays[0]):
        state[DUTY], state[FIRST] = COVER, 0
        if rules.covers == codes.COVERS_ONE or not state[OPEN_COUNT] or not can_lay(state, rules):
            raise WordedError("cannot-go-on-after-cover", {"step": str(last)})
        return
    starts_late = (
        position.lap > 1
        and rules.late_start == codes.LATE_START_WHOLE_TRAIN
        and before[own] == 0
        and state[LAID_OWN] > 0
    )
    state[FIRST] = int(position.lap == 1 or starts_late)
    state[DUTY] = PLAY
    if last.tile.is_double:
        # What is owed was settled when the double was laid, by the hand without later draws.
        state[HELD + own] -= state[DREW_AFTER_DOUBLE]
        state[FOLLOW_TRAIN] = follow_up_owed(state, rules, train_number(last.train))
        state[HELD + own] += state[DREW_AFTER_DOUBLE]
        if state[FOLLOW_TRAIN] != NOTHING:
            state[DUTY] = FOLLOW_UP
            return
    if not goes_on_building(state, rules) or not can_lay(state, rules):
        raise WordedError("cannot-go-on-after", {"step": str(last)})


def _tiles_before(chains: list[list[Tile]], plays: Sequence[Step]) -> list[int]:
    """How many tiles each train had before this turn; checks that the turn's tiles end it."""
    before = [len(chain) for chain in chains]
    for step in reversed(plays):
        train = train_number(step.train)
        if before[train] == 0 or chains[train][before[train] - 1] != step.tile:
            raise ValueError(f"the turn says {step}, but that tile does not end the train")
        before[train] -= 1
    return before


def _draws_after_last_double(turn: Sequence[Step]) -> int:
    draws = 0
    for step in turn:
        draws = 0 if step.is_play and step.tile.is_double else draws + step.is_draw
    return draws


def _began_with_cover(
    position: Position, chains: list[list[Tile]], before: list[int], first: Step
) -> bool:
    """Whether the turn's first tile was an owed cover: it lies on a double laid earlier."""
    rules = position.rules
    train = train_number(first.train)
    length = before[train]
    return (
        rules["cover_duty"] == "next-player"
        and (position.lap > 1 or rules["first_end_double"] in ("now", "ordinary"))
        and length > 0
        and chains[train][length - 1].is_double
    )

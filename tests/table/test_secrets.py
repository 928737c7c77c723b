"""What a seat gets depends on nothing that it must not know."""

from __future__ import annotations

from random import Random

import pytest

from caboose.table import commit
from caboose.table.events import RoundDealt
from caboose.table.messages import TakeStep
from caboose.tiles import Tile, tile_set
from tests.table.tables import Log, advance, state_for, states, table_of

SALT = "5a17" * 8


def dealt(order: list[Tile], rules: str = "spruce-new", persons: int = 3) -> Log:
    """A table with a round of this order."""
    log = table_of(rules, persons)
    same = "c0" * 32  # a real one would differ, which tells nothing
    log.add([RoundDealt([tile.number for tile in order], SALT, same)])
    return log


@pytest.mark.parametrize("number", range(20))
def test_the_bytes_to_a_seat_are_the_same_whatever_the_others_hold(number: int) -> None:
    """Two deals that differ only in tiles which a seat has not seen, step by step."""
    random = Random(f"secret {number}")
    tiles = [tile for tile in tile_set(9) if tile != Tile(9, 9)]
    random.shuffle(tiles)
    seat = random.randint(1, 3)
    first = dealt(tiles)
    assert first.table.round is not None
    hand = len(first.table.round.hand(1))
    own = range((seat - 1) * hand, seat * hand)
    hidden = [place for place in range(len(tiles)) if place not in own]
    others = tiles[:]
    for place, tile in zip(hidden, random.sample([tiles[each] for each in hidden], len(hidden)),
                           strict=True):  # fmt: skip
        others[place] = tile
    second = dealt(others)
    assert second.table.round is not None
    assert first.table.round.hands != second.table.round.hands
    if first.table.round.to_play != seat:
        assert state_for(first.table, seat) == state_for(second.table, seat)
        assert state_for(first.table, None) == state_for(second.table, None)
    while first.table.round.to_play == seat:
        assert state_for(first.table, seat) == state_for(second.table, seat)
        step = random.choice(first.table.round.legal_steps())
        if str(step) == "+":
            break  # what comes now is not the same
        for log in (first, second):
            log.ask(seat, TakeStep("s", str(step), log.table.seq))


def test_no_salt_order_or_token_is_told_before_the_round_is_over() -> None:
    random = Random(4)
    log = table_of("spruce rounds=1", persons=2, computers=2)
    told_after = 0
    while not told_after:
        advance(log, random)
        shuffle = log.table.shuffles[-1]
        for text in states(log.table):
            assert b"hash 1" not in text
            over = log.table.round is not None and log.table.round.over is not None
            assert (shuffle.salt.encode() in text) == over
            assert (b'"order":null' not in text) == over
            told_after += over
    assert told_after == 5


def test_what_is_drawn_is_told_to_who_drew_it_alone() -> None:
    random = Random(9)
    log = table_of("spruce rounds=1", persons=3)
    draws = 0
    for _ in range(400):
        if log.table.phase == "match-over":
            break
        advance(log, random)
        round = log.table.round
        assert round is not None
        if round.operations and round.operations[-1].drawn and not round.over:
            draws += 1
            seat, tile = round.operations[-1].seat, round.operations[-1].drawn
            event = f'"seq":{log.table.seq},"kind":"drew","seat":{seat},"tile":'.encode()
            for reader in (None, 1, 2, 3):
                told = state_for(log.table, reader)
                shown = event + (f'"{tile}"'.encode() if reader == seat else b"null")
                assert shown in told
    assert draws > 3


def test_the_commitment_binds_the_order() -> None:
    random = Random(2)
    log = table_of("spruce rounds=1")
    while log.table.phase != "match-over":
        advance(log, random)
    shuffle = log.table.shuffles[0]
    assert commit(shuffle.order, shuffle.salt) == shuffle.commitment
    swapped = [shuffle.order[1], shuffle.order[0], *shuffle.order[2:]]
    assert commit(swapped, shuffle.salt) != shuffle.commitment
    assert commit(shuffle.order, "0" * 32) != shuffle.commitment

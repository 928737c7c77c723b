"""Secrets are told when their time has come, and only to whom they belong."""

from __future__ import annotations

from random import Random

from caboose.table import commit
from tests.table.tables import advance, state_for, states, table_of


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

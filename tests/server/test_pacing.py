"""Computers move at the table's pace, and leave time to take a first train back."""

from __future__ import annotations

from random import Random

from caboose.server.pacing import TAKE_BACK_SECONDS, pause_before
from caboose.table.messages import ChangeTable, DealRound, TakeStep
from tests.table.tables import table_of


def test_a_train_that_ends_by_itself_can_be_taken_back() -> None:
    ended_by_itself = 0
    for number in range(12):
        random = Random(f"take back {number}")
        log = table_of("spruce rounds=1", persons=1, computers=1)
        log.ask(1, ChangeTable("p", pace=0.5))
        log.ask(1, DealRound("d"), random)
        round = log.table.round
        assert round is not None
        while round.to_play == 1 and not round.over:
            step = round.legal_steps()[0]
            log.ask(1, TakeStep("s", str(step), log.table.seq))
            if round.to_play == 1:
                assert pause_before(log.table) == 0.5
        if not round.over and round.operations and round.operations[-1].seat == 1:
            by_itself = round.operations[-1].step.is_play
            assert pause_before(log.table) == (TAKE_BACK_SECONDS if by_itself else 0.5)
            ended_by_itself += by_itself
            log.ask(1, ChangeTable("q", pace=0))
            assert pause_before(log.table) == 0
    assert ended_by_itself > 2

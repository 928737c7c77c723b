"""A whole train that goes no further waits for its builder's word. RULES.md 2.3."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from caboose.table import RequestRefused, Table, mine, refold, seen
from caboose.table.events import TrainDone
from caboose.table.messages import DealRound, Received, StandIn, TakeStep, Undo
from tests.table.tables import Log, table_of


def logs_at_an_end(rules: str = "spruce rounds=1", persons: int = 3) -> Iterator[Log]:
    """Tables at which seat 1 has laid a whole train that goes no further."""
    found = 0
    for number in range(40):
        log, random = table_of(rules, persons), Random(f"whole train {number}")
        log.ask(1, DealRound("d"), random)
        while log.mover == 1 and not log.table.to_say_done:
            plays = [step for step in mine(log.table, 1).legal if step not in "+-"]
            if not plays:
                break
            log.ask(1, TakeStep("s", random.choice(plays), log.table.seq))
        if log.table.to_say_done == 1:
            found += 1
            yield log
    assert found > 5


def refusal(log: Log, seat: int, request: Received) -> str:
    with pytest.raises(RequestRefused) as refused:
        log.ask(seat, request)
    return refused.value.reason


def says_done(log: Log) -> TakeStep:
    return TakeStep("done", "-", log.table.seq)


def test_everybody_waits_until_the_builder_is_done() -> None:
    for log in logs_at_an_end():
        table, round = log.table, log.table.round
        assert round is not None
        assert (round.to_play, round.over) == (2, None)
        told, other = seen(table, {1, 2, 3}, 0).round, mine(table, 2)
        assert told is not None
        assert (told.to_play, told.duty.is_building, told.duty.has_laid) == (1, True, True)
        assert (mine(table, 1).legal, mine(table, 1).can_undo) == (["-"], True)
        assert (other.legal, other.alert.id) == ([], "alert-wait-build")
        for step in map(str, round.legal_steps()):
            assert refusal(log, 2, TakeStep("s", step, table.seq)) == "train-not-done"
            if step != "-":
                assert refusal(log, 1, TakeStep("s", step, table.seq)) == "train-goes-no-further"
        log.ask(1, says_done(log))
        assert table.to_play == 2
        assert mine(table, 2).legal == [str(step) for step in round.legal_steps()]
        assert refusal(log, 1, says_done(log)) == "not-your-turn"


def test_the_train_is_taken_back_to_its_engine_and_built_otherwise() -> None:
    for log in logs_at_an_end():
        round = log.table.round
        assert round is not None
        while round.operations:
            log.ask(1, Undo("u"))
            round = log.table.round
            assert round is not None
            assert log.mover == 1
        assert mine(log.table, 1).alert.id == "alert-build"
        assert not mine(log.table, 1).can_undo


def test_after_done_it_can_be_taken_back_until_the_next_player_acts() -> None:
    for log in logs_at_an_end():
        log.ask(1, says_done(log))
        assert mine(log.table, 1).can_undo
        log.ask(1, Undo("u"))
        assert log.mover == 1
        assert log.table.to_say_done is None


def test_a_stand_in_has_nothing_to_say() -> None:
    for log in logs_at_an_end():
        log.ask(1, StandIn("s", 1, "greedy"))
        assert log.mover == 2
        assert mine(log.table, 2).legal


def test_a_log_from_before_that_word_gives_the_same_round() -> None:
    for log in logs_at_an_end():
        log.ask(1, says_done(log))
        step = mine(log.table, 2).legal[0]
        log.ask(2, TakeStep("s", step, log.table.seq))
        without = [each for each in log.events if not isinstance(each, TrainDone)]
        assert state_of(refold(without)) == state_of(log.table)
        assert state_of(refold(log.events)) == state_of(log.table)


@pytest.mark.parametrize(
    "rules", ["first_turn=one-tile", "deal=double-six hand=2 first_out=finish-lap"]
)
def test_one_tile_and_an_empty_hand_need_no_word(rules: str) -> None:
    ended = 0
    for number in range(60):
        log = table_of(f"spruce {rules} rounds=1", persons=2)
        log.ask(1, DealRound("d"), Random(number))
        while log.table.phase == "playing" and log.mover == 1 and not log.table.to_say_done:
            log.ask(1, TakeStep("s", mine(log.table, 1).legal[0], log.table.seq))
        round = log.table.round
        assert round is not None
        if round.rules["first_turn"] == "one-tile" or not round.tiles_in_hand[0]:
            assert log.table.to_say_done is None
            ended += 1
    assert ended > 0


def state_of(table: Table) -> tuple[int, ...]:
    assert table.round is not None
    return table.round.state

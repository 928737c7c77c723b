"""What computer players say: what fits, now and then, and nothing where it is not wanted."""

from __future__ import annotations

from collections import Counter
from random import Random

from caboose.game import Round
from caboose.players import player_named
from caboose.table.events import PhraseSaid, StepDone, TrainDone
from caboose.table.messages import ChangeTable, DealRound, StandIn
from caboose.table.remarks import remark
from caboose.view import view
from tests.table.tables import Log, table_of


def played(log: Log, seed: int) -> list[tuple[StepDone, str | None]]:
    """A round of computers and stand-ins, with what was said to each step."""
    log.ask(1, DealRound("d"), Random(seed))
    random, told = Random(seed), []
    while log.table.phase == "playing":
        round = log.table.round
        assert round is not None
        if log.table.to_say_done:
            log.add([TrainDone(log.table.to_say_done)])
            continue
        seat, level = log.table.computer_to_move or (log.mover, "casual")
        step = player_named(level).choose(view(round, seat), 1.0, random)
        done = StepDone(seat, str(step))
        said = remark(log.table, done)
        assert said == remark(log.table, done)
        assert [each.seat for each in said] in ([], [seat])
        before = round.copy()
        log.add([done, *said])
        told.append((done, said[0].phrase if said else None))
        if said:
            assert_fits(said[0], before, log)
    return told


def assert_fits(said: PhraseSaid, before: Round, log: Log) -> None:
    """What was said is about what happened, and about nothing that is hidden."""
    round = log.table.round
    assert round is not None
    operation, tiles = round.operations[-1], len(round.hands[said.seat - 1])
    match said.phrase:
        case "good-game":
            assert tiles == 0
        case "one-left":
            assert (tiles, operation.step.is_play) == (1, True)
        case "thanks":
            assert operation.covered in before.open_doubles
            assert operation.covered != str(said.seat)
        case _:
            assert (said.phrase, operation.marked, operation.step.is_play) == ("oops", True, False)


def test_computers_say_now_and_then_what_fits() -> None:
    phrases: Counter[str | None] = Counter()
    talkers: Counter[int] = Counter()
    for seed in range(12):
        told = played(table_of("spruce rounds=1", persons=1, computers=4), seed)
        phrases.update(phrase for _, phrase in told)
        talkers.update(done.seat for done, phrase in told if phrase)
    silent = phrases.pop(None)
    assert phrases.keys() == {"good-game", "one-left", "thanks", "oops"}
    assert 20 * phrases.total() < 3 * silent
    assert 1 not in talkers  # a person speaks for himself
    assert talkers[3] > talkers[4]  # some talk more than others


def test_nothing_is_said_where_it_is_not_wanted() -> None:
    for change in (ChangeTable("c", comments=False), ChangeTable("c", pace=0)):
        log = table_of("spruce rounds=1", persons=1, computers=3)
        log.ask(1, change)
        assert not any(phrase for _, phrase in played(log, 3))


def test_a_stand_in_puts_no_words_into_a_persons_mouth() -> None:
    log = table_of("spruce rounds=1", persons=3)
    for seat in (1, 2, 3):
        log.ask(1, StandIn("s", seat, "casual"))
    assert not any(phrase for _, phrase in played(log, 4))

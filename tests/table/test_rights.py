"""Who may do what at a table, and when."""

from __future__ import annotations

from random import Random

import pytest

from caboose.table import RequestRefused, Table, mine, open_rematch, open_table, refold, sit
from caboose.table.messages import (
    ChangeTable,
    DealRound,
    FreeSeat,
    MakeHost,
    Received,
    Rematch,
    Rename,
    Return,
    Say,
    SeatComputer,
    StandIn,
    TakeStep,
    Undo,
)
from caboose.table.names import clean_name, unused_name
from tests.table.tables import Log, advance, table_of


def reason(log: Log, seat: int | None, request: Received) -> str | None:
    """Why a request is refused; None if it is accepted."""
    try:
        log.ask(seat, request, Random(1))
    except RequestRefused as refusal:
        return refusal.reason
    return None


def test_the_first_person_is_the_host_and_only_the_host_has_the_hosts_rights() -> None:
    log = table_of(persons=2)
    assert log.table.host == 1
    for request in (
        SeatComputer("r", 2, "greedy"),
        StandIn("r", 1, "greedy"),
        ChangeTable("r", pace=2.0),
        MakeHost("r", 2),
        DealRound("r"),
        FreeSeat("r", 1),
    ):
        assert reason(log, 2, request) == "only-host"
    assert reason(log, None, Say("r", "hello")) == "only-players"
    assert reason(log, 1, MakeHost("r", 2)) is None
    assert log.table.host == 2
    assert reason(log, 1, ChangeTable("r", pace=2.0)) == "only-host"


def test_a_table_is_arranged_before_the_first_deal_only() -> None:
    log = Log(open_table("TABLE2", "spruce", 4))
    log.add(sit(log.table, "Ann", "hash 1")[1])
    assert reason(log, 1, DealRound("r")) == "seats-free"
    assert reason(log, 1, ChangeTable("r", "warp", 2)) is None
    assert log.table.rules.preset == "warp"
    assert reason(log, 1, SeatComputer("r", 2, "planner")) is None
    assert reason(log, 1, ChangeTable("r", seats=15)) == "bad-seats"
    assert reason(log, 1, ChangeTable("r", rules="deal=nonsense")) == "bad-rules"
    assert reason(log, 1, ChangeTable("r", seats=4)) is None
    assert reason(log, 1, SeatComputer("r", 4, "planner")) is None
    assert reason(log, 1, ChangeTable("r", seats=3)) == "smaller-seat-taken"
    assert reason(log, 1, FreeSeat("r", 4)) is None
    assert reason(log, 1, ChangeTable("r", seats=2)) is None
    assert reason(log, 1, DealRound("r")) is None
    assert reason(log, 1, ChangeTable("r", rules="spruce")) == "already-dealt"
    assert reason(log, 1, FreeSeat("r", 2)) == "already-dealt"
    assert reason(log, 1, ChangeTable("r", pace=0.2, hints=False)) is None
    assert (log.table.pace, log.table.hints) == (0.2, False)
    with pytest.raises(RequestRefused, match="already-dealt"):
        sit(log.table, "Late", "hash 9")


def test_a_seat_that_there_is_not_cannot_be_taken() -> None:
    table = Log(open_table("TABLE2", "spruce", 4)).table
    for number in (-1, 0, 5, 10**9):
        with pytest.raises(RequestRefused, match="no-such-seat"):
            sit(table, "Ann", "hash 1", number)


def test_a_rematch_can_be_made_smaller_than_its_lead_seat() -> None:
    log = Log(open_table("TABLE2", "spruce", 3, lead=3))
    log.add(sit(log.table, "Ann", "hash 1")[1])
    log.add(sit(log.table, "Bea", "hash 2")[1])
    assert log.table.lead == 3
    assert reason(log, 1, ChangeTable("r", seats=2)) is None
    assert reason(log, 1, DealRound("r")) is None
    assert log.table.match is not None
    assert log.table.match.first_lead == 1


def test_a_seat_is_freed_by_its_owner_or_the_host_alone() -> None:
    log = table_of(persons=3)
    assert reason(log, 2, FreeSeat("r", 3)) == "only-host"
    assert reason(log, 3, FreeSeat("r", 3)) is None
    assert reason(log, 1, FreeSeat("r", 2)) is None
    assert reason(log, 1, FreeSeat("r", 2)) == "seat-free"
    assert log.table.persons == [1]
    assert reason(log, 1, FreeSeat("r", 1)) is None
    assert log.table.persons == []
    seat, events = sit(log.table, "New", "hash 7", 3)
    log.add(events)
    assert (seat, log.table.host) == (3, 3)


def test_a_stand_in_moves_until_the_owner_returns_or_acts() -> None:
    log = table_of(persons=2)
    log.ask(1, DealRound("d"), Random(3))
    round = log.table.round
    assert round is not None
    mover = log.mover
    assert reason(log, 1, StandIn("r", mover, "greedy")) is None
    assert log.table.computer_to_move == (mover, "greedy")
    step = mine(log.table, mover).legal[0]
    assert reason(log, mover, TakeStep("r", step, log.table.seq)) is None
    assert log.table.seat(mover).kind == "person"
    assert reason(log, mover, Return("r")) == "no-stand-in"
    assert reason(log, 1, StandIn("r", mover, "greedy")) is None
    assert reason(log, mover, Return("r")) is None
    assert reason(log, 1, StandIn("r", 2, "genius")) == "no-such-level"


def test_who_takes_a_step_of_the_stand_in_back_plays_again() -> None:
    log = table_of("spruce-new", persons=2)
    log.ask(1, DealRound("d"), Random(4))
    log.ask(1, StandIn("s", 1, "greedy"))
    assert mine(log.table, 1).alert.id == "log-stand-in"
    advance(log, Random(1))
    assert reason(log, 2, Undo("u")) == "no-undo"
    assert reason(log, 1, Undo("u")) is None
    assert log.table.seat(1).kind == "person"
    assert log.table.round is not None
    assert log.table.round.operations == []
    assert mine(log.table, 1).alert.id == "alert-build"


def test_a_step_is_undone_until_somebody_acts_or_a_tile_comes() -> None:
    random = Random(12)
    log = table_of("spruce rounds=1", persons=3)
    log.ask(1, DealRound("d"), random)
    round = log.table.round
    assert round is not None
    undone = drawn = 0
    while not round.over:
        seat = log.mover
        before = round.state
        step = random.choice(mine(log.table, seat).legal)
        is_done = log.table.to_say_done is not None
        log.ask(seat, TakeStep("s", step, log.table.seq))
        if is_done:
            continue
        round = log.table.round
        assert round is not None
        other = seat % 3 + 1
        assert reason(log, other, Undo("u")) == "no-undo"
        if round.over or step == "+":
            assert reason(log, seat, Undo("u")) == "no-undo"
            drawn += step == "+"
        elif random.random() < 0.4:
            assert mine(log.table, seat).can_undo
            assert reason(log, seat, Undo("u")) is None
            round = log.table.round
            assert round is not None
            assert round.state == before
            undone += 1
    assert undone > 5
    assert drawn > 2


def test_a_whole_first_train_is_taken_back_tile_by_tile() -> None:
    for seed in range(30):
        log = table_of("spruce-new", persons=2)
        log.ask(1, DealRound("d"), Random(seed))
        round = log.table.round
        assert round is not None
        start, laid = round.state, 0
        while laid < 4:
            plays = [step for step in mine(log.table, 1).legal if step not in "+-"]
            if not plays:
                break
            log.ask(1, TakeStep("s", plays[0], log.table.seq))
            laid += 1
        if laid == 4:
            for _ in range(laid):
                log.ask(1, Undo("u"))
            assert log.table.round is not None
            assert log.table.round.state == start
            return
    raise AssertionError("no deal had a train of four")


def test_a_stale_step_that_is_legal_no_more_says_so() -> None:
    log = table_of("tournament", persons=2)
    log.ask(1, DealRound("d"), Random(1))
    round = log.table.round
    assert round is not None
    seat, old = log.mover, log.table.seq
    step = mine(log.table, seat).legal[0]
    log.ask(seat, TakeStep("a", step, old))
    if log.table.round is not None and log.table.to_play != seat:
        assert reason(log, seat, TakeStep("b", step, old)) == "table-moved-on"
        assert reason(log, seat, TakeStep("b", step, log.table.seq)) == "not-your-turn"
    assert reason(log, seat, TakeStep("b", "nonsense", old)) == "no-step"


def test_a_step_that_was_meant_for_an_earlier_turn_is_refused_though_legal() -> None:
    log = table_of("spruce rounds=1", persons=2)
    random, tried = Random(4), 0
    log.ask(1, DealRound("d"), random)
    seen_before = dict.fromkeys((1, 2), log.table.seq)
    while log.table.phase == "playing":
        assert log.table.round is not None
        seat = log.mover
        ended = log.table.has_ended_turn(seat, seen_before[seat])
        if ended:
            step = random.choice(mine(log.table, seat).legal)
            request = TakeStep("late", step, seen_before[seat])
            assert reason(log, seat, request) == "table-moved-on"
            tried += 1
        seen_before[seat] = log.table.seq
        advance(log, random)
    assert tried > 5


def test_a_step_is_taken_after_others_spoke_or_moved_if_it_is_still_legal() -> None:
    log = table_of("spruce-new", persons=2)
    log.ask(1, DealRound("d"), Random(4))
    old = log.table.seq
    log.ask(2, Say("s", "hurry"))
    assert reason(log, 2, TakeStep("s", "-", old)) == "not-your-turn"
    step = mine(log.table, 1).legal[0]
    log.ask(1, TakeStep("s", step, old))
    log.ask(1, Undo("u"))
    assert reason(log, 1, TakeStep("s", step, old)) is None


def test_a_draw_that_was_asked_for_twice_draws_once() -> None:
    log = table_of("spruce draws=two rounds=1", persons=2)
    random, tried = Random(3), 0
    log.ask(1, DealRound("d"), random)
    while log.table.phase == "playing":
        assert log.table.round is not None
        seat, old = log.mover, log.table.seq
        if "+" not in mine(log.table, seat).legal:
            advance(log, random)
            continue
        log.ask(seat, TakeStep("s", "+", old))
        if "+" in mine(log.table, seat).legal:
            assert reason(log, seat, TakeStep("s", "+", old)) == "table-moved-on"
            tried += 1
    assert tried > 2


def test_the_referees_reason_message_and_option_reach_the_client() -> None:
    log = table_of("spruce", persons=2)
    log.ask(1, DealRound("d"), Random(1))
    assert log.table.round is not None
    other = 3 - log.mover
    with pytest.raises(RequestRefused) as refused:
        log.ask(other, TakeStep("s", "+", log.table.seq))
    assert refused.value.reason == "not-your-turn"
    assert refused.value.message.id == "refusal-not-your-turn"
    mover = log.mover
    hand = mine(log.table, mover).hand
    with pytest.raises(RequestRefused) as refused:
        log.ask(mover, TakeStep("s", f"{hand[0]}@M", log.table.seq))
    assert refused.value.reason == "not-yet"
    assert refused.value.option is not None
    assert refused.value.option.name == "first_trains"


def test_a_rematch_keeps_seats_and_tokens_and_the_lead_goes_on() -> None:
    log = table_of("spruce rounds=1", persons=2, computers=1)
    assert reason(log, 1, Rematch("r")) == "match-runs"
    random = Random(5)
    while log.table.phase != "match-over":
        advance(log, random)
    assert reason(log, 1, DealRound("r")) == "match-over"
    assert reason(log, 2, Rematch("r")) is None
    assert reason(log, 1, Rematch("r")) == "rematch-open"
    again: Table = refold(open_rematch(log.table))
    assert again.code == log.table.next_table
    assert again.lead == 2
    assert [seat.name for seat in again.seats] == [seat.name for seat in log.table.seats]
    assert again.seat_of("hash 2") == 2
    assert (again.host, again.seat(3).kind, again.phase) == (1, "computer", "gathering")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann  ", "Ann"),
        ("A\u202enn\x00\n", "Ann"),
        ("José María", "José María"),
        ("Ánh", "Ánh"),
        ("x" * 99, "x" * 24),
        ("\u200b\u2066 ", ""),
        ("<b>Bea</b>", "<b>Bea</b>"),
        ("🚂 Carl", "🚂 Carl"),
        ("e\u200d\u0301", "é"),
        ("\ud800Ann", "Ann"),
        ("Ann\u2028Bea", "Ann Bea"),
        ("\u0301\u0302", ""),
        ("\u3164\u2800", ""),
        ("Z" + "\u0335" * 40 + "oë", "Z" + "\u0335" * 3 + "oë"),
        ("👩🏽\u200d🚒 Ina", "👩🏽\u200d🚒 Ina"),
        ("Bo ❤\ufe0f\u200d🔥", "Bo ❤\ufe0f\u200d🔥"),
        ("\u200d🚂\u200d Ann\ufe0f", "🚂 Ann"),
        (
            "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
            "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        ),
        ("1\ufe0f\u20e3 🇦🇱", "1\ufe0f\u20e3 🇦🇱"),
        ("x" * 20 + "👨\u200d👩\u200d👧", "x" * 20),
    ],
)
def test_names_are_one_visible_line(given: str, shown: str) -> None:
    assert clean_name(given) == shown


def test_equal_names_get_numbers() -> None:
    assert unused_name("Ann", ["ann", "Ann 2"]) == "Ann 3"
    assert unused_name("Ａnn", ["ann"]) == "Ａnn 2"
    assert unused_name("❤\ufe0f", ["❤"]) == "❤\ufe0f 2"
    assert unused_name("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
    log = table_of(persons=2)
    log.ask(2, Rename("r", "Person 1"))
    assert log.table.seat(2).name == "Person 1 2"
    assert reason(log, 2, Rename("r", "\u200b")) == "no-name"

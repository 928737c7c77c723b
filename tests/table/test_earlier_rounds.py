"""A table at which a match goes on that was begun elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from caboose.table import RequestRefused, open_table, seen, sit
from caboose.table.messages import ChangeTable, FreeSeat
from caboose.table.recording import record_of, verify_commitments
from tests.table.tables import Log, advance

EARLIER = [[0, 12, 30], [7, 0, 9]]
RULES = "spruce set=6 hand=5 rounds=3"


def table(rules: str = RULES) -> Log:
    log = Log(open_table("ABCDEF", rules, 3, earlier=EARLIER, lead=2))
    for name in ("Ann", "Bea", "Carl"):
        log.add(sit(log.table, name, f"{name:0>64}")[1])
    return log


def test_the_match_is_seen_with_its_earlier_rounds() -> None:
    log = table()
    before = seen(log.table, set(), 0).match
    assert (before.scores, before.totals, before.earlier) == (EARLIER, [7, 12, 39], 2)
    random = Random(2)
    while log.table.phase != "match-over":
        advance(log, random)
    after = seen(log.table, set(), 0)
    assert after.round is not None
    assert (after.round.number, after.round.engine, after.match.earlier) == (3, 4, 2)
    assert after.match.scores[:2] == EARLIER
    assert len(after.match.scores) == 3
    checked = verify_commitments(record_of(log.table))
    assert [(each.number, each.holds) for each in checked] == [(1, True)]


@pytest.mark.parametrize(
    "change",
    [
        ChangeTable(request="1", seats=4),
        ChangeTable(request="1", rules="spruce set=6 hand=5 rounds=2"),
    ],
    ids=["seats", "rules"],
)
def test_rules_and_seats_have_to_go_with_the_earlier_rounds(change: ChangeTable) -> None:
    log = table()
    with pytest.raises(RequestRefused) as refusal:
        log.ask(1, change)
    assert refusal.value.reason == "bad-earlier"
    with pytest.raises(RequestRefused, match="bad-earlier"):
        open_table("ABCDEF", RULES, 3, earlier=[[1, 2]])


def kept(*names: str) -> Log:
    return Log(open_table("ABCDEF", RULES, 3, earlier=EARLIER, names=names))


def who(log: Log) -> list[str]:
    return [each.name or f"({each.kept_for})" for each in seen(log.table, set(), 0).seats]


def test_seats_are_kept_for_those_who_played_before() -> None:
    log = kept("Ann", "Bea", "")
    assert who(log) == ["(Ann)", "(Bea)", "()"]
    log.add(sit(log.table, "bea ", f"{2:064}")[1])
    log.add(sit(log.table, "Dora", f"{3:064}")[1])  # the seat that is kept for nobody
    assert who(log) == ["(Ann)", "bea", "Dora"]
    log.ask(2, FreeSeat("1", 2))
    assert who(log) == ["(Ann)", "(Bea)", "Dora"]
    log.add(sit(log.table, "Ed", f"{4:064}", 2)[1])  # who comes for somebody says so
    log.add(sit(log.table, "Fay", f"{5:064}")[1])  # or there is no other seat
    assert who(log) == ["Fay", "Ed", "Dora"]


def test_names_that_seats_are_kept_for_are_names_of_people() -> None:
    log = kept("A\u202enn", "ann", "\u200b", "Ed")
    assert who(log) == ["(Ann)", "(ann 2)", "()"]

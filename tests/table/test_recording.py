"""The record of a table, and the check of its commitments."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from caboose.cli.app import app
from caboose.notation import read_record, replay
from caboose.table import open_table, record_of, verify_commitments
from caboose.table.messages import Rename, Undo
from tests.table.tables import Log, advance, table_of, try_request

NAMES = ['Ann, "Bea"', "{Carl}", "back\\slash"]


@pytest.fixture(scope="module")
def played() -> Log:
    """A table after a match of two rounds, in which steps were taken back."""
    log = table_of("spruce rounds=2", persons=3, computers=1)
    for seat, name in enumerate(NAMES, 1):
        log.ask(seat, Rename("n", name))
    random = Random(6)
    while log.table.phase != "match-over":
        advance(log, random)
        if random.random() < 0.2:
            try_request(log, log.table.undoable, Undo("u"), random)
    return log


def test_the_record_replays_to_the_same_match(played: Log) -> None:
    told = replay(record_of(played.table))
    match = played.table.match
    assert told.damage is None
    assert told.match is not None
    assert match is not None
    assert told.match.names[:3] == NAMES
    assert told.match.orders == match.orders
    assert told.match.ranking == match.ranking
    assert [each.operations for each in told.match.rounds] == [
        each.operations for each in match.rounds
    ]


def test_nothing_of_a_running_round_is_recorded() -> None:
    log = table_of("spruce rounds=2", persons=2)
    random = Random(8)
    most = 0
    while log.table.phase != "match-over":
        text = record_of(log.table)
        match = log.table.match
        finished = len(match.scores) if match else 0
        assert len(read_record(text).rounds) == len(verify_commitments(text)) == finished
        assert all(each.salt not in text for each in log.table.shuffles[finished:])
        assert replay(text).damage is None
        most = max(most, finished)
        for _ in range(9):
            if match is None or not match.is_over:
                advance(log, random)
                match = log.table.match
    assert most == 1
    assert len(verify_commitments(record_of(log.table))) == 2


def test_a_table_that_waits_for_people_has_a_record_without_rounds() -> None:
    text = record_of(Log(open_table("TABLE2", "spruce", 4)).table)
    assert replay(text).damage is None
    assert verify_commitments(text) == []


def test_the_commitments_of_a_record_are_those_that_everybody_saw(played: Log) -> None:
    checked = verify_commitments(record_of(played.table))
    assert [each.number for each in checked] == [1, 2]
    assert all(each.holds for each in checked)
    assert [each.commitment for each in checked] == [
        each.commitment for each in played.table.shuffles
    ]


def changed(text: str) -> dict[str, str]:
    """Records of which the first round does not hold, by what is wrong with them."""
    salt = text.split("{salt ")[1][:32]
    commitment = text.split("{commitment ")[1][:64]
    end = text.split("round 2", maxsplit=1)[0].rindex("order ")
    last = text[end:].split("\n", maxsplit=1)[0]
    return {
        "another salt": text.replace(salt, salt[1:] + ("0" if salt[0] != "0" else "1")),
        "another commitment": text.replace(commitment, commitment[::-1]),
        "no salt": text.replace(f"{{salt {salt}}}", ""),
        "no commitment": text.replace(f"{{commitment {commitment}}}", ""),
        "the last two tiles of the boneyard changed places": text.replace(
            last, last[:-4] + last[-2:] + last[-4:-2]
        ),
        "a commitment in other words": text.replace("{commitment", "{the commitment"),
    }


KINDS = [
    "another salt",
    "another commitment",
    "no salt",
    "no commitment",
    "a commitment in other words",
    "the last two tiles of the boneyard changed places",
]


def verified(text: str, *words: str) -> Result:
    """What ``caboose verify`` says of a record on standard input."""
    return CliRunner().invoke(app, ["verify", "-", *words], input=text)


@pytest.mark.parametrize("kind", KINDS)
def test_a_changed_record_does_not_hold(kind: str, played: Log) -> None:
    text = changed(record_of(played.table))[kind]
    assert replay(text).damage is None
    assert not verify_commitments(text)[0].holds
    said = verified(text)
    assert said.exit_code == 1
    assert "Round 1 differs" in said.output or "Round 1 has no commitment" in said.output


def test_verify_tells_the_commitments_and_ends_well(played: Log, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(record_of(played.table), encoding="utf-8")
    said = CliRunner().invoke(app, ["verify", str(path)])
    assert said.exit_code == 0
    assert all(each.commitment in said.output for each in played.table.shuffles)
    assert said.output.endswith("2 of 2 rounds hold\n")
    assert verified(record_of(played.table), "--quiet").output == "2 of 2 rounds hold\n"


def test_verify_does_not_end_well_without_a_whole_record(played: Log) -> None:
    text = record_of(played.table)
    damaged = verified(text.replace("1: ", "2: ", 1))
    assert damaged.exit_code == 2
    assert "the record is damaged: " in damaged.output
    nothing = verified(text[: text.index("\nround 1")].replace("Result", "Said"))
    assert (nothing.exit_code, nothing.output) == (1, "0 of 0 rounds hold\n")

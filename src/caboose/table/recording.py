"""The match of a table as a record, and the check of the shuffles that it commits to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from caboose import notation
from caboose.game import Match
from caboose.notation import format_record, replay
from caboose.notation.records import RoundRecord
from caboose.table.commitment import commit
from caboose.table.table import Shuffle, Table

_COMMITMENT = re.compile(r"commitment ([0-9a-f]{64})")
_SALT = re.compile(r"salt ([0-9a-f]+)")


def record_of(table: Table) -> str:
    """The record of the rounds that are over. RULES.md 4.2.

    Each round bears its commitment and its salt as comments: ``{commitment 3d…}``, ``{salt 5a…}``.
    Of a running round nothing is told.
    """
    names = [seat.name for seat in table.seats]
    match = table.match or Match(table.rules, names, seed=0, lead=table.lead, earlier=table.earlier)
    record = notation.record_of(match)
    rounds = tuple(
        each._replace(comments=_comments(shuffle))
        for each, shuffle in zip(record.rounds, table.shuffles, strict=True)
    )
    finished = match.finished
    return format_record(record._replace(rounds=rounds[:finished]))


def _comments(shuffle: Shuffle) -> tuple[str, ...]:
    return (f"commitment {shuffle.commitment}", f"salt {shuffle.salt}")


class CheckedRound(NamedTuple):
    """A round of a record with what it says of its shuffle."""

    number: int
    """Counted from 1."""
    commitment: str | None
    """As the record has it: SHA-256 in hexadecimal digits; None where it has none."""
    holds: bool
    """Whether the order of the tiles and the salt give that commitment."""


def verify_commitments(record: str) -> list[CheckedRound]:
    """Replay a record and check the commitment of each of its rounds.

    Raises ValueError for a record that is damaged.
    """
    told = replay(record)
    if told.damage:
        raise ValueError(f"the record is damaged: {told.damage}")
    return [_checked(number, each) for number, each in enumerate(told.record.rounds, 1)]


def _checked(number: int, round: RoundRecord) -> CheckedRound:
    commitment = _found(_COMMITMENT, round.comments)
    salt = _found(_SALT, round.comments)
    holds = salt is not None and commitment == commit(round.order, salt)
    return CheckedRound(number, commitment, holds)


def _found(pattern: re.Pattern[str], comments: Iterable[str]) -> str | None:
    for comment in comments:
        match = pattern.fullmatch(comment.strip())
        if match:
            return match[1]
    return None

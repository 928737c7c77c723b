"""Replaying a record: the match it tells, as far as it is good. RULES.md section 4.2."""

from __future__ import annotations

from typing import NamedTuple

from caboose.game import Match, Round
from caboose.game.match import MOST_POINTS
from caboose.notation.reading import whole
from caboose.notation.records import (
    FORMAT,
    Damage,
    Record,
    TurnRecord,
    read_beginning,
    read_names,
    result_of,
)
from caboose.rules import Rules
from caboose.tiles import shorten


class Replay(NamedTuple):
    """The match of a record up to its end or its damage."""

    match: Match | None
    """None where not even the headers serve."""
    record: Record
    damage: Damage | None


def replay(text: str) -> Replay:
    """Replay a record, verifying every line.

    A damaged record gives its good beginning and the damage. Raises ValueError only for a text
    that is too long to read.
    """
    record, unread = read_beginning(text)
    try:
        match = match_of(record)
    except ValueError as error:
        return Replay(None, record, unread or Damage(str(error)))
    damage = _play(match, record)
    if unread and (damage is None or _comes_of(damage, unread)):
        damage = unread
    return Replay(match, record, damage or _verify_result(match, record))


def _comes_of(damage: Damage, unread: Damage) -> bool:
    """Whether a round could not be dealt because its order could not be read."""
    return damage.round == unread.round and damage.turn is None and unread.turn is None


def match_of(record: Record) -> Match:
    """The match of a record's headers, before its first deal; raises ValueError."""
    headers = record.headers
    for key in ("Rules", "Players"):
        if key not in headers:
            raise ValueError(f'the record lacks its header [{key} "…"]')
    if headers.get("Caboose", FORMAT) != FORMAT:
        given = shorten(headers["Caboose"])
        raise ValueError(f"the record is of format {given}; {FORMAT} is read here")
    match = Match(
        Rules.parse(headers["Rules"]),
        read_names(headers["Players"]),
        lead=whole(headers.get("Lead", 1), "Lead"),
        earlier=_read_earlier(headers.get("Earlier", "")),
    )
    top = whole(headers.get("Set", match.set), "Set")
    if top != match.set:
        raise ValueError(f"the header says a double-{top} set, the rules a double-{match.set} set")
    return match


def _read_earlier(text: str) -> list[list[int]]:
    """The points of rounds that were played elsewhere: ``0 12 5, 3 0 8``."""
    rows = [row.split() for row in text.split(",")] if text.strip() else []
    return [
        [whole(each, "a number of points", -MOST_POINTS, MOST_POINTS) for each in row]
        for row in rows
    ]


def _play(match: Match, record: Record) -> Damage | None:
    for number, each in enumerate(record.rounds, 1):
        try:
            round = match.deal(each.order)
        except ValueError as error:
            return Damage(str(error), round=number)
        if round.engine != each.engine:
            return Damage(
                f"the record says engine {each.engine}, but the order gives {round.engine}",
                round=number,
            )
        for place, turn in enumerate(each.turns, 1):
            damage = _play_turn(round, number, place, turn)
            if damage:
                return damage
    return None


def _play_turn(round: Round, number: int, place: int, turn: TurnRecord) -> Damage | None:
    for each in turn.steps:
        where = Damage("", round=number, turn=place, step=str(each.step))
        if each.step.is_draw and each.drawn and round.boneyard[:1] not in ([], [each.drawn]):
            return where._replace(
                reason=f"the record says that {each.drawn} came, "
                f"but the order gives {round.boneyard[0]}"
            )
        refusal = round.refusal(each.step, turn.seat)
        if refusal:
            return where._replace(reason=f"{refusal.reason}. {refusal}")
        round.do(each.step)
    return None


def _verify_result(match: Match, record: Record) -> Damage | None:
    said = " ".join(record.headers.get("Result", "*").split())
    found = result_of(match)
    if said in ("*", found):
        return None
    if not match.is_over:
        reason = f"the record ends before its match, whose header says [Result {shorten(said)}]"
        return Damage(reason, round=len(match.rounds) or None)
    return Damage(f'the header says [Result {shorten(said)}], but the record gives "{found}"')

"""A match of the table as a score sheet, so that it goes on with real tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from caboose.game import Match, Round
from caboose.game.standing import engine_of_round, engines_of_round, totals
from caboose.rules import Rules
from caboose.scores.entries import (
    AnyEntry,
    CardChanged,
    HandEntered,
    LeadChosen,
    PlayerJoined,
    QuestionAnswered,
    RulesChosen,
    new_id,
)
from caboose.scores.standing import count_game
from caboose.scores.writing import Pen, write_points


class MatchSheet(NamedTuple):
    """A match as the entries of a score sheet."""

    entries: list[AnyEntry]
    summed: int
    """How many rounds at the beginning are there as sums only, which everybody begins with."""


def sheet_of_match(match: Match) -> MatchSheet:
    """The finished rounds of a match as entries, each round with the tiles that were left in hand.

    Of the match's earlier rounds, which were played elsewhere, only points are known. Where points
    do not tell what the hands must have been (``scoring=winner-takes``), everybody begins with the
    sum of them, and the sheet begins with the round after them. RULES.md 2.6, 2.7.
    """
    entries = _entries(match, 0)
    rows = [list(round.points.values()) for round in count_game(entries).rounds]
    if rows[: len(match.earlier)] == match.earlier:
        return MatchSheet(entries, 0)
    summed = len(match.earlier)
    return MatchSheet(_entries(match, summed), summed)


def _entries(match: Match, summed: int) -> list[AnyEntry]:
    pen = Pen()
    rules = _rules_after(match, summed)
    pen.write(RulesChosen, rules=str(rules), set=match.set)
    players = [new_id() for _ in match.names]
    begins = totals(match.earlier[:summed]) or [0] * match.players
    for player, name, points in zip(players, match.names, begins, strict=True):
        pen.write(PlayerJoined, player=player, name=name, points=points)
    pen.write(LeadChosen, player=players[(match.first_lead - 1 + summed) % match.players])
    for number, row in enumerate(match.earlier[summed:], 1):
        write_points(pen, number, players, row, rules)
    is_engine_found = len(engines_of_round(match.rules, match.set, [])) > 1
    finished = [round for round in match.rounds if round.over]
    for number, round in enumerate(finished, len(match.earlier) - summed + 1):
        _write_round(pen, number, players, round, is_engine_found)
    return pen.entries


def _rules_after(match: Match, rounds: int) -> Rules:
    """The rules of what is left of a match after so many rounds."""
    if not rounds:
        return match.rules
    changes: dict[str, object] = {
        "first_engine": engine_of_round(match.rules, match.set, rounds + 1)
    }
    if match.round_count is not None:
        changes["rounds"] = max(1, match.round_count - rounds)
    return match.rules.change(**changes)


def _write_round(
    pen: Pen, number: int, players: Sequence[str], round: Round, is_engine_found: bool
) -> None:
    if is_engine_found:
        pen.write(CardChanged, round=number, engine=round.engine)
    for player, hand in zip(players, round.hands, strict=True):
        pen.write(HandEntered, round=number, player=player, tiles=[str(tile) for tile in hand])
    answers = {}
    if round.over == "blocked" or sum(not hand for hand in round.hands) != 1:
        answers["ending"] = "blocked" if round.over == "blocked" else "out"
    if round.rules["out_on_double"] == "doubled":
        answers["out-on-double"] = "yes" if round.out_on_double else "no"
    for question, answer in answers.items():
        pen.write(QuestionAnswered, round=number, question=question, answer=answer)

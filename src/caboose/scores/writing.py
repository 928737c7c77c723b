"""Writing entries down for a game that was not entered hand by hand."""

from __future__ import annotations

from collections.abc import Sequence

from caboose.rules import Rules
from caboose.scores.entries import (
    AnyEntry,
    HandEntered,
    QuestionAnswered,
    new_id,
    read_entries,
)

Cells = list[int | None]
"""The points of a round by seat; None for who did not play in it."""


class Pen:
    """Writes entries, each later than the one before."""

    def __init__(self) -> None:
        self.entries: list[AnyEntry] = []

    def write(self, kind: type[AnyEntry], **fields: object) -> None:
        """Write an entry down, checked as one that comes from outside."""
        number = len(self.entries) + 1
        data = {"kind": kind.__struct_config__.tag, "id": new_id(), "at": number} | fields
        self.entries += read_entries([data])


def write_points(
    pen: Pen, number: int, players: Sequence[str], points: Sequence[int | None], rules: Rules
) -> None:
    """Write a round of which only the points are known; they are taken as counted already."""
    for player, each in zip(players, points, strict=True):
        if each is not None:
            pen.write(HandEntered, round=number, player=player, points=max(0, each))
    zeros = sum(each is not None and each <= 0 for each in points)
    are_out = zeros > 1 and rules["first_out"] == "finish-lap" and rules["blocked"] == "all-count"
    answers = {"double-blank": "counted", "out-on-double": "no"}
    if zeros != 1:
        answers["ending"] = "out" if are_out else "blocked"
    for question, answer in answers.items():
        pen.write(QuestionAnswered, round=number, question=question, answer=answer)

"""Hints as they are sent."""

from __future__ import annotations

from msgspec import Struct

from caboose.players import Suggestion
from caboose.table.messages import Message


class Hint(Struct, frozen=True):
    """The step that is suggested to a seat, the plan behind it and the reason."""

    seq: int
    """The number of the state that it was thought out for."""
    step: str
    plan: list[str]
    """The best train of the hand from the end of the own train: tiles in order, each with the
    number first that touches the train."""
    reason: Message


def hint_of(seq: int, suggestion: Suggestion) -> Hint:
    """A suggestion as it is sent."""
    return Hint(
        seq,
        str(suggestion.step),
        [f"{first}-{second}" for first, second in suggestion.plan.oriented],
        Message(suggestion.reason.id, dict(suggestion.reason.arguments)),
    )

"""Hints: thought out once for each state of a table, and as they are sent."""

from __future__ import annotations

import asyncio
from typing import NamedTuple
from weakref import WeakKeyDictionary

from msgspec import Struct

from caboose.players import Suggestion, explained
from caboose.server.rooms import Room
from caboose.server.thinking import Thinking
from caboose.table.messages import Message
from caboose.trains import LaidTrain
from caboose.view import View, view

ADVISER = "expert"


class Hint(Struct, frozen=True):
    """The step that is suggested to a seat, the plan behind it and the reason."""

    seq: int
    """The number of the state that it was thought out for."""
    step: str
    plan: list[str]
    """The best train of the hand from the end of the own train: tiles in order, each with the
    number first that touches the train."""
    reason: Message


class Plan(Struct, frozen=True):
    """The best train of a seat's hand, to arrange the hand by."""

    seq: int
    """The number of the state that it was made for."""
    tiles: list[str]
    """As in a hint."""


def plan_of(seq: int, plan: LaidTrain) -> Plan:
    """A plan as it is sent."""
    return Plan(seq, _tiles_of(plan))


def _tiles_of(plan: LaidTrain) -> list[str]:
    return [f"{first}-{second}" for first, second in plan.oriented]


def hint_of(seq: int, suggestion: Suggestion) -> Hint:
    """A suggestion as it is sent."""
    return Hint(
        seq,
        str(suggestion.step),
        _tiles_of(suggestion.plan),
        Message(suggestion.reason.id, dict(suggestion.reason.arguments)),
    )


class Asked(NamedTuple):
    """A hint that was asked for."""

    seq: int
    seat: int
    thinking: asyncio.Task[Hint]


class Hints:
    """The newest hint of each room, shared by all who ask while the table stands as it stood."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._asked: WeakKeyDictionary[Room, Asked] = WeakKeyDictionary()

    async def hint(self, room: Room, seat: int) -> Hint:
        """The hint for a seat whose turn it is."""
        table = room.table
        asked = self._asked.get(room)
        if asked is None or (asked.seq, asked.seat) != (table.seq, seat):
            assert table.round is not None
            think = self._think(table.seq, view(table.round, seat), room.code)
            asked = self._asked[room] = Asked(table.seq, seat, asyncio.create_task(think))
        return await asyncio.shield(asked.thinking)

    async def _think(self, seq: int, seen: View, code: str) -> Hint:
        step = await self._thinking.choose(ADVISER, seen, code)
        return hint_of(seq, await asyncio.to_thread(explained, seen, step))

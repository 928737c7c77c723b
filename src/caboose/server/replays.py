"""Finished rounds to look at again, step by step as data."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from caboose.table import Event, Table, round_seen
from caboose.table.events import RoundDealt, StepDone, StepUndone
from caboose.table.messages import Happening, RoundSeen

MOST_KEPT = 64
"""Replays; one has up to some hundred kilobytes."""


class Frame(Struct, frozen=True):
    """The table after a step of a finished round, with all hands open."""

    happening: Happening | None
    """The step that led here; None for the deal."""
    round: RoundSeen
    """Its history is left out: the steps stand in the frames."""
    hands: list[list[str]]


class Replay(Struct, frozen=True):
    """A finished round, step by step. Steps that were undone are left out."""

    code: str
    number: int
    rules: str
    names: list[str]
    commitment: str
    salt: str
    order: list[str]
    frames: list[Frame]


class Replays:
    """Makes replays, one at a time, since that is slow; the last ones are kept, encoded."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._making = asyncio.Lock()

    async def encoded(self, table: Table, number: int) -> bytes:
        """Round ``number`` of a table as JSON; it must be over."""
        name = f"{table.code} {table.shuffles[number - 1].commitment}"
        async with self._making:
            if name not in self._kept:
                events = [each.event for each in table.happened]
                replay = await asyncio.to_thread(replay_round, events, number)
                self._kept[name] = encode(replay)
            self._kept.move_to_end(name)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return self._kept[name]


def finished_rounds(table: Table) -> int:
    """How many rounds of a table are over."""
    return table.match.finished if table.match else 0


def replay_round(events: Iterable[Event], number: int) -> Replay:
    """Round ``number`` of a table of these events; it must be over."""
    table, dealt = Table(), 0
    frames: list[Frame] = []
    for event in events:
        table.apply(event)
        dealt += isinstance(event, RoundDealt)
        if dealt > number:
            break
        if dealt < number:
            continue
        if isinstance(event, StepUndone):
            frames.pop()
        elif isinstance(event, RoundDealt | StepDone):
            frames.append(_frame(table))
    shuffle = table.shuffles[number - 1]
    return Replay(
        code=table.code,
        number=number,
        rules=str(table.rules),
        names=[seat.name for seat in table.seats],
        commitment=shuffle.commitment,
        salt=shuffle.salt,
        order=[str(tile) for tile in shuffle.order],
        frames=frames,
    )


def _frame(table: Table) -> Frame:
    seen, round = round_seen(table), table.round
    assert seen is not None
    assert round is not None
    drawn = round.operations[-1].drawn if round.operations else None
    happening = seen.history[-1] if seen.history else None
    if happening is not None and drawn is not None:
        happening = replace(happening, tile=str(drawn))
    hands = [[str(tile) for tile in hand] for hand in round.hands]
    return Frame(happening, replace(seen, history=[]), hands)

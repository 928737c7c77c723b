"""Computer players and stand-ins move at the table's pace.

Nothing of this is stored: who is to move follows from the table, so that a table that is loaded
again goes on by itself. Where several processes have the same table, one of them has the duty to
move, and another one takes it over if that one dies.
"""

from __future__ import annotations

import asyncio

from caboose.game import Step
from caboose.server.duties import Duties
from caboose.server.logs import log
from caboose.server.metrics import Metrics
from caboose.server.rooms import Accepted, Room
from caboose.server.storage import StorageError
from caboose.server.thinking import Thinking
from caboose.table import RequestRefused, Table
from caboose.table.events import StepDone
from caboose.table.refusing import refused
from caboose.table.remarks import remark
from caboose.view import view

RETRY_SECONDS = 2.0
ANOTHER_MOVES_SECONDS = 1.0
"""How soon a process looks again whether the one that had to move still lives."""


class Pacing:
    """Moves for the computers of all rooms."""

    def __init__(self, thinking: Thinking, metrics: Metrics, duties: Duties) -> None:
        self._thinking = thinking
        self._duties = duties
        self._metrics = metrics
        self._tasks: dict[Room, asyncio.Task[None]] = {}

    def follow(self, room: Room) -> None:
        """Look at a room that has changed: if a computer is to move, it will."""
        if room.table.computer_to_move and room not in self._tasks:
            task = asyncio.create_task(self._run(room))
            self._tasks[room] = task
            task.add_done_callback(lambda ended: self._look_again(room, ended))

    def moves(self, room: Room) -> bool:
        """Whether a computer moves in this room now."""
        return room in self._tasks

    def stop(self, room: Room) -> None:
        """Move no more in this room."""
        task = self._tasks.get(room)
        if task:
            task.cancel()

    async def close(self) -> None:
        """Move nowhere any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _look_again(self, room: Room, ended: asyncio.Task[None]) -> None:
        """Between a task's last look and its end, a computer may have come to move."""
        del self._tasks[room]
        if not ended.cancelled() and ended.exception() is None:
            self.follow(room)

    async def _run(self, room: Room) -> None:
        try:
            while room.table.computer_to_move:
                await asyncio.sleep(room.table.pace)
                if await self._duties.claim(room.code):
                    await self._move(room)
                else:
                    await asyncio.sleep(ANOTHER_MOVES_SECONDS)
        except Exception:
            log.exception("a computer player stopped", table=room.code)
            raise
        finally:
            await self._duties.release(room.code)

    async def _move(self, room: Room) -> None:
        mover, round = room.table.computer_to_move, room.table.round
        if mover is None or round is None:
            return
        seat, level = mover
        seen, done = view(round, seat), len(round.operations)
        with self._metrics.thinking.time():
            step = await self._thinking.choose(level, seen, room.code)
        try:
            await room.act(lambda table: step_of_computer(table, mover, step, done))
        except RequestRefused:
            return  # somebody was quicker: look again
        except StorageError as error:
            log.warning(
                "a computer's step could not be stored", table=room.code, problem=str(error)
            )
            await asyncio.sleep(RETRY_SECONDS)


def step_of_computer(table: Table, mover: tuple[int, str], step: Step, done: int) -> Accepted:
    """What follows from a computer's step; raises RequestRefused if the table has moved on.

    ``done`` is the number of steps that were done when it was chosen.
    """
    round = table.round
    if round is None or len(round.operations) != done:
        raise refused("table-moved-on")
    if table.computer_to_move != mover or round.refusal(step, mover[0]):
        raise refused("table-moved-on")
    event = StepDone(mover[0], str(step))
    return Accepted([event, *remark(table, event)])

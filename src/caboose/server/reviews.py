"""Reviews of finished rounds, made by the worker processes: one for all who ask, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import cache
from random import Random

from msgspec import Struct

from caboose.fast import best_runtime
from caboose.game import Step
from caboose.players import explained
from caboose.players.review import (
    SURELY,
    Finished,
    Rating,
    Review,
    accounts,
    decisions,
    finished_rounds,
    rate,
    total_of,
    turning_points,
)
from caboose.players.search import Memory
from caboose.server.logs import log
from caboose.server.thinking import Thinking
from caboose.table import Event, Table
from caboose.table.events import RoundDealt
from caboose.table.messages import Message
from caboose.table.refusing import refused
from caboose.view import View

WORLDS = 400
"""In how many worlds each decision is tried."""

PATIENCE = 30.0
"""Seconds of work after which a decision cannot be rated."""

MOST_TURNING_POINTS = 5

MOST_KEPT = 64
"""Reviews; one has some tens of kilobytes."""

MOST_WAITING = 16
"""Rounds whose review is not made yet."""


class StepRated(Struct, frozen=True):
    """What a choice lost against the best one, from what its seat knew."""

    frame: int
    """The frame of the replay that the step led to."""
    lap: int
    seat: int
    step: str
    best: str
    lost: float
    """Points, in expectation; by chance a little below 0. 0 where the step was the best."""
    error: float
    """Half of the 95 % interval of ``lost``."""
    reason: Message
    """Why the best step is a good one, as a hint would have told the seat."""


class SeatReviewed(Struct, frozen=True):
    """How a seat fared, in points better than the mean of the others."""

    decisions: int
    lost: float
    error: float
    """Half of the 95 % interval of ``lost``."""
    gave: float
    """What the deal gave: how the same deal ends when planners play in all seats."""
    made: float
    """What the play made of it: all the rest."""


class RoundReview(Struct, frozen=True):
    """A finished round, with its choices rated, and luck and skill apart."""

    ratings: list[StepRated]
    """In the order in which they were done; steps without a choice are left out."""
    turning_points: list[int]
    """Their frames, the worst first."""
    seats: list[SeatReviewed]


class Reviewing(Struct, frozen=True):
    """How far a review is."""

    done: int
    """Of ``count`` choices, so many are rated."""
    count: int
    """0 while it waits for its turn."""
    review: RoundReview | None


class Reviews:
    """Makes reviews, one at a time; the last ones are kept."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._kept: OrderedDict[str, Reviewing | None] = OrderedDict()
        self._making: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def has(self, table: Table, number: int) -> bool:
        """Whether the review of a round is kept or being made."""
        return _name_of(table, number) in self._kept

    def of(self, table: Table, number: int) -> Reviewing:
        """How far the review of a round is, which must be over; the first to ask has it made.

        Refused where it has failed, and while too many wait for theirs.
        """
        name = _name_of(table, number)
        if name not in self._kept:
            self._begin(name, [each.event for each in table.happened], number)
        self._kept.move_to_end(name)
        reviewing = self._kept[name]
        if reviewing is None:
            del self._kept[name]  # who asks again has it tried again
            raise refused("unavailable")
        return reviewing

    def _begin(self, name: str, events: list[Event], number: int) -> None:
        if len(self._making) >= MOST_WAITING:
            raise refused("too-fast")
        self._kept[name] = Reviewing(0, 0, None)
        self._making[name] = asyncio.create_task(self._make(name, events, number))
        self._making[name].add_done_callback(lambda _: self._making.pop(name))
        while len(self._kept) > MOST_KEPT:
            del self._kept[next(each for each in self._kept if each not in self._making)]

    async def close(self) -> None:
        """Make no more."""
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, name: str, events: list[Event], number: int) -> None:
        try:
            async with self._turn:
                finished, choices = await asyncio.to_thread(_choices, events, number)
                rated: list[tuple[Rating, Message]] = []
                for seen, step in choices:
                    self._kept[name] = Reviewing(len(rated), len(choices), None)
                    seed = f"{name} {len(rated)}"
                    rated.append(
                        await self._thinking.work(_rate, seen, step, seed, patience=PATIENCE)
                    )
                review = await asyncio.to_thread(_review, finished, rated)
            self._kept[name] = Reviewing(len(rated), len(rated), review)
        except Exception:
            log.exception("a round could not be reviewed", round=name)
            self._kept[name] = None


def _name_of(table: Table, number: int) -> str:
    return f"{table.code} {table.shuffles[number - 1].commitment}"


def _choices(events: list[Event], number: int) -> tuple[Finished, list[tuple[View, Step]]]:
    """Round ``number`` of a table of these events, and what its seats knew and chose."""
    table, dealt = Table(), 0
    for event in events:
        dealt += isinstance(event, RoundDealt)
        if dealt > number:
            break
        table.apply(event)
    assert table.match is not None
    finished = finished_rounds(table.match)[number - 1]
    return finished, list(decisions(finished))


def _rate(seen: View, step: Step, seed: str) -> tuple[Rating, Message]:
    """A choice rated, with the reason for the best step; runs in a worker."""
    rating = rate(seen, step, WORLDS, Random(seed), _memory())
    reason = explained(seen, rating.best).reason
    return rating, Message(reason.id, dict(reason.arguments))


@cache
def _memory() -> Memory:
    return Memory(best_runtime())


def _review(finished: Finished, rated: list[tuple[Rating, Message]]) -> RoundReview:
    """What is told of a round whose choices are rated."""
    review = Review(finished.number, tuple(rating for rating, _ in rated), accounts(finished))
    totals = [total_of(seat, [review]) for seat in range(1, finished.opening.players + 1)]
    worst = turning_points([review], MOST_TURNING_POINTS)
    return RoundReview(
        ratings=[_step_rated(*each) for each in rated],
        turning_points=[rating.place + 1 for _, rating in worst],
        seats=[
            SeatReviewed(each.decisions, each.lost, SURELY * each.error, *each.account)
            for each in totals
        ],
    )


def _step_rated(rating: Rating, reason: Message) -> StepRated:
    return StepRated(
        frame=rating.place + 1,
        lap=rating.lap,
        seat=rating.seat,
        step=str(rating.step),
        best=str(rating.best),
        lost=rating.lost,
        error=SURELY * rating.error,
        reason=reason,
    )

"""Rating what was played, by the Expert and from what the seat knew; luck and skill apart.

Points count against the mean of the other seats throughout.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from math import sqrt
from random import Random
from typing import NamedTuple

from caboose.core.layout import MOST_LEGAL_STEPS, MOST_SEATS
from caboose.core.scoring import score_round
from caboose.fast import best_runtime
from caboose.fast.chance import CHANCE_SIZE
from caboose.fast.playouts import play_out
from caboose.fast.policies import PLANNER
from caboose.fast.searching import balance
from caboose.fast.situations import NOTES_SIZE
from caboose.fast.worlds import CHOICES
from caboose.game import Match, Round, Step
from caboose.players.expert import CHUNK
from caboose.players.search import SETTLING, Memory, Search
from caboose.trains.slots import WORK_SIZE
from caboose.view import View, view

FEWEST_WORLDS = 4
"""With fewer there is no measure of the uncertainty."""

SURELY = 1.96
"""Standard errors on either side of a 95 % interval."""

CERTAINLY = 2.0
"""So many standard errors must a decision have lost to be a turning point."""


class Rating(NamedTuple):
    """What a decision lost against the best candidate, in expectation."""

    seat: int
    lap: int
    place: int
    """How many steps the round had before."""
    step: Step
    best: Step
    lost: float
    """Points; by chance it may be a little below 0. It is 0 where the step was the best."""
    error: float
    """The standard error of ``lost``, in points."""
    worlds: int
    """In how many worlds the step was tried."""

    @property
    def is_certain(self) -> bool:
        """Whether the step was worse beyond the uncertainty."""
        return self.lost > CERTAINLY * self.error


class Account(NamedTuple):
    """How a seat fared in a round, in points better than the mean of the others."""

    gave: float
    """What the deal gave: how the seat fares if planners play the same deal in all seats."""
    made: float
    """What the play made of it: all the rest."""

    @property
    def margin(self) -> float:
        """How the seat really fared."""
        return self.gave + self.made


class Finished(NamedTuple):
    """A round that is over: how it was dealt, and what was done."""

    number: int
    """From 1."""
    opening: Round
    steps: tuple[Step, ...]


class Review(NamedTuple):
    """A round with the ratings of its decisions, in their order, and an account by seat."""

    number: int
    ratings: tuple[Rating, ...]
    accounts: tuple[Account, ...]


class Total(NamedTuple):
    """What a seat's decisions come to, and how it fared."""

    seat: int
    decisions: int
    lost: float
    error: float
    account: Account


def finished_rounds(match: Match) -> list[Finished]:
    """The rounds of a match that are over."""
    again = Match(match.rules, match.names, lead=match.first_lead, earlier=match.earlier)
    rounds = []
    for number, (order, round) in enumerate(zip(match.orders, match.rounds, strict=True), 1):
        if round.over:
            replayed = again.deal(order)
            steps = tuple(operation.step for operation in round.operations)
            rounds.append(Finished(number, replayed.copy(), steps))
            for step in steps:
                replayed.do(step)
    return rounds


def review_round(
    finished: Finished, seats: Collection[int], worlds: int, seed: int | str = 0
) -> Review:
    """Rate all decisions of some seats; see ``rate``. The same seed gives the same ratings."""
    memory = Memory(best_runtime())
    ratings = tuple(
        rate(seen, step, worlds, Random(f"{seed} {finished.number} {len(seen.operations)}"), memory)
        for seen, step in decisions(finished)
        if seen.seat in seats
    )
    return Review(finished.number, ratings, accounts(finished))


def decisions(finished: Finished) -> Iterator[tuple[View, Step]]:
    """What each seat knew where it had a choice, and what it chose."""
    round = finished.opening.copy()
    for step in finished.steps:
        seen = view(round, round.to_play)
        if len(seen.legal) > 1:
            yield seen, step
        round.do(step)


def rate(seen: View, step: Step, worlds: int, random: Random, memory: Memory) -> Rating:
    """Rate a legal step, where there is a choice, by so many worlds that fit what the seat knew.

    Half of them find the best step; by how much that is better is measured in the other half.
    Raises ValueError for fewer than FEWEST_WORLDS.
    """
    if worlds < FEWEST_WORLDS:
        raise ValueError(f"{worlds} worlds are too few: give {FEWEST_WORLDS} or more")
    search = Search(memory, seen, random, CHOICES, always=[step.number])
    search.settle(SETTLING)
    half = worlds // 2
    while not search.is_clear and search.worlds < half:
        search.try_out(min(CHUNK, half - search.worlds))
    best, lost, error = search.best, 0.0, 0.0
    tried = search.worlds
    if best != step.number:
        lost, error = search.compare(step.number, best, worlds - half)
        tried += search.worlds
    others = len(seen.tiles_in_hand) - 1
    return Rating(
        seat=seen.to_play,
        lap=seen.lap,
        place=len(seen.operations),
        step=step,
        best=Step(best),
        lost=lost / others,
        error=error / others,
        worlds=tried,
    )


def accounts(finished: Finished) -> tuple[Account, ...]:
    """What the deal gave each seat of a round, and what the play made of it."""
    played = finished.opening.copy()
    for step in finished.steps:
        played.do(step)
    given = _margins(planned_end(finished.opening), played)
    really = _margins(list(played.state), played)
    return tuple(Account(gave, margin - gave) for gave, margin in zip(given, really, strict=True))


def planned_end(opening: Round) -> list[int]:
    """The state at the end of a round that planners play in all seats."""
    state = list(opening.state)
    play_out(
        state,
        opening.rules.codes,
        [PLANNER] * MOST_SEATS,
        [0] * MOST_LEGAL_STEPS,
        [0] * CHANCE_SIZE,
        [0] * WORK_SIZE,
        0,
        [0] * NOTES_SIZE,
    )
    return state


def _margins(state: list[int], round: Round) -> list[float]:
    """By how many points each seat is better than the mean of the others, once it is over."""
    codes, seats = round.rules.codes, round.players
    points = [0] * seats
    score_round(state, codes, points)
    return [-balance(points, seat, seats, codes) / (seats - 1) for seat in range(seats)]


def total_of(seat: int, reviews: Iterable[Review]) -> Total:
    """What a seat's decisions in all these rounds come to, and how it fared in them."""
    reviews = list(reviews)
    ratings = [rating for each in reviews for rating in each.ratings if rating.seat == seat]
    own = [each.accounts[seat - 1] for each in reviews]
    return Total(
        seat=seat,
        decisions=len(ratings),
        lost=sum(rating.lost for rating in ratings),
        error=sqrt(sum(rating.error**2 for rating in ratings)),
        account=Account(sum(each.gave for each in own), sum(each.made for each in own)),
    )


def turning_points(reviews: Iterable[Review], most: int) -> list[tuple[int, Rating]]:
    """The decisions that certainly lost, with the numbers of their rounds; the worst first."""
    certain = [
        (each.number, rating) for each in reviews for rating in each.ratings if rating.is_certain
    ]
    return sorted(certain, key=lambda found: -found[1].lost)[:most]

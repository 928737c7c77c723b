"""``caboose review``: what was played in a record, rated; luck and skill apart."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.table import Table

from caboose.cli.files import read_text
from caboose.cli.printing import print_parts, printable, progress_bar
from caboose.fast.runtime import announce_search, best_runtime
from caboose.game import Match, Step
from caboose.locales import Argument, WordedError, sentence, worded
from caboose.locales.environment import language_of
from caboose.notation import Replay, replay
from caboose.players.review import (
    SURELY,
    Finished,
    Rating,
    Review,
    finished_rounds,
    review_round,
    total_of,
    turning_points,
)

MOST_TURNING_POINTS = 10
"""How many are told; ``--json`` has all decisions."""

COLUMNS = (
    "review-decisions",
    "review-lost",
    "review-gave",
    "review-made",
    "review-margin",
)


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    record: Path
    seat: int | None
    number: int | None
    worlds: int
    workers: int | None
    seed: int
    language: str | None
    quiet: bool
    as_json: bool


class Reviewed(NamedTuple):
    """A match with the reviews of its rounds."""

    match: Match
    damage: str | None
    seats: list[int]
    rounds: list[Review]


def review(wishes: Wishes) -> bool:
    """Review a record and print it; whether the record is whole.

    Raises ValueError, in the reader's language, where there is nothing to review, or where a
    process that worked on it was stopped from outside.
    """
    language = wishes.language or language_of(os.environ)
    try:
        reviewed = _reviewed(wishes, replay(read_text(wishes.record)), language)
    except WordedError as error:
        raise ValueError(error.worded(language)) from None
    except BrokenProcessPool:
        raise ValueError(sentence("review-worker-lost", {}, language)) from None
    if wishes.as_json:
        print(json.dumps(_as_dict(wishes, reviewed), indent=2, ensure_ascii=False))
    else:
        print_parts(_report(reviewed, language))
    return reviewed.damage is None


def _reviewed(wishes: Wishes, told: Replay, language: str) -> Reviewed:
    match = told.match
    finished = [] if match is None else finished_rounds(match)
    if match is None or not finished:
        damage = {"damage": str(told.damage)} if told.damage else {}
        raise WordedError("review-nothing-damaged" if damage else "review-nothing", damage)
    if wishes.seat is not None and not 1 <= wishes.seat <= match.players:
        raise WordedError("review-no-seat", {"number": wishes.seat, "most": match.players})
    if wishes.number is not None and not 1 <= wishes.number <= len(finished):
        raise WordedError("review-no-round", {"number": wishes.number, "most": len(finished)})
    seats = [wishes.seat] if wishes.seat else list(range(1, match.players + 1))
    if wishes.number:
        finished = [finished[wishes.number - 1]]
    label = sentence("review-rounds", {}, language)
    rounds = []
    with progress_bar(label, len(finished), wishes.quiet) as report:
        for each in _rate(finished, seats, wishes):
            rounds.append(each)
            report(1)
    damage_told = str(told.damage) if told.damage else None
    return Reviewed(match, damage_told, seats, sorted(rounds))


def _rate(finished: list[Finished], seats: list[int], wishes: Wishes) -> Iterator[Review]:
    """The reviews of the rounds as they come, each made in a process of its own."""
    if best_runtime().name == "compiled":
        announce_search()
    workers = min(wishes.workers or os.cpu_count() or 1, len(finished))
    if workers == 1:
        for each in finished:
            yield review_round(each, seats, wishes.worlds, wishes.seed)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        waiting = [
            pool.submit(review_round, each, seats, wishes.worlds, wishes.seed) for each in finished
        ]
        for future in as_completed(waiting):
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


# ------------------------------------------------------------------ in words


def _report(reviewed: Reviewed, language: str) -> Iterator[RenderableType]:
    names = printable(reviewed.match.names)
    yield _seats_table(reviewed, names, language)
    yield "\n".join(sentence(id, {}, language) for id in ("review-about-lost", "review-about-deal"))
    found = turning_points(reviewed.rounds, MOST_TURNING_POINTS)
    if found:
        told = [_turning_point(number, rating, names, language) for number, rating in found]
        yield "\n".join([sentence("review-turning-points", {}, language), *told])
    else:
        yield sentence("review-no-turning-point", {}, language)
    if reviewed.damage:
        yield sentence("review-damaged", {"damage": reviewed.damage}, language)


def _seats_table(reviewed: Reviewed, names: list[str], language: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(sentence("scores-player", {}, language))
    for id in COLUMNS:
        table.add_column(sentence(id, {}, language), justify="right")
    for seat in reviewed.seats:
        total = total_of(seat, reviewed.rounds)
        table.add_row(
            names[seat - 1],
            str(total.decisions),
            f"{total.lost:.1f} ± {SURELY * total.error:.1f}",
            *(_signed(each) for each in (*total.account, total.account.margin)),
        )
    return table


def _signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")


def _turning_point(number: int, rating: Rating, names: list[str], language: str) -> str:
    told: dict[str, Argument] = {
        "round": number,
        "lap": rating.lap,
        "seat": rating.seat,
        "played": _choice(rating.step, names, language),
        "better": _choice(rating.best, names, language),
        "lost": f"{rating.lost:.1f}",
        "error": f"{SURELY * rating.error:.1f}",
    }
    return worded("review-turning-point", told, language, names, None)


def _choice(step: Step, names: list[str], language: str) -> str:
    if step.is_play:
        told: dict[str, Argument] = {"tile": str(step.tile), "train": step.train}
        return worded("review-lay", told, language, names, None)
    return sentence("review-draw" if step.is_draw else "review-pass", {}, language)


# ------------------------------------------------------------------- as data


def _as_dict(wishes: Wishes, reviewed: Reviewed) -> dict[str, Any]:
    return {
        "rules": str(reviewed.match.rules),
        "names": reviewed.match.names,
        "worlds": wishes.worlds,
        "seed": wishes.seed,
        "damage": reviewed.damage,
        "seats": [_seat_as_dict(seat, reviewed.rounds) for seat in reviewed.seats],
        "rounds": [
            {
                "number": each.number,
                "accounts": [each.accounts[seat - 1]._asdict() for seat in reviewed.seats],
                "decisions": [_rating_as_dict(rating) for rating in each.ratings],
            }
            for each in reviewed.rounds
        ],
    }


def _seat_as_dict(seat: int, rounds: list[Review]) -> dict[str, Any]:
    total = total_of(seat, rounds)
    return {**total._asdict(), "account": total.account._asdict()}


def _rating_as_dict(rating: Rating) -> dict[str, Any]:
    return {
        **rating._asdict(),
        "step": str(rating.step),
        "best": str(rating.best),
        "turning_point": rating.is_certain,
    }

"""Results as text for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table

from caboose.lab.simulation import Place, Simulation
from caboose.lab.statistics import Estimate, Spread
from caboose.lab.tournament import Tournament


def simulation_report(result: Simulation) -> Iterator[RenderableType]:
    """The tables of a simulation."""
    seated = ", ".join(result.players)
    yield (
        f"{result.rules}: {result.matches:,} matches, {result.rounds:,} rounds, "
        f"seed {result.seed}\nSeats: {seated}"
    )
    yield _spreads(
        "Scores and lengths",
        {
            "points of a round": result.points_a_round,
            "points of a match": result.points_a_match,
            "rounds of a match": result.rounds_a_match,
            "laps of a round": result.laps_a_round,
            "steps of a round": result.steps_a_round,
        },
    )
    yield f"Blocked rounds: {_share(result.blocked)}"
    situations = _table("Disputed situations", "what happened", "in rounds", "a round", "times")
    for each in sorted(result.situations, key=lambda each: -each.times):
        times, mean = f"{each.times:,}", f"{each.times_a_round.mean:.3f}"
        situations.add_row(each.meaning, _share(each.share_of_rounds), mean, times)
    yield situations
    yield _places("Seats", "seat", result.seats)
    yield _places("Order of turns, from the leader of the round", "turn", result.turn_order)
    yield _how_to_read(result.fewest_points_win)


def tournament_report(result: Tournament) -> Iterator[RenderableType]:
    """The tables of a tournament."""
    yield (
        f"{result.rules}: {result.deals:,} deals, each played from every seat: "
        f"{result.matches:,} matches, {result.rounds:,} rounds, seed {result.seed}"
    )
    ladder = _table("Ladder", "", "player", "rating", "matches won", "rounds won")
    points = _table(
        "Points", "", "player", "points a match", "points a round", "against the others"
    )
    for place, each in enumerate(result.ladder, 1):
        rating = f"{each.rating.mean:.1f} ± {2 * each.rating.deviation:.1f}"
        ladder.add_row(
            str(place), each.name, rating, _share(each.matches_won), _share(each.rounds_won)
        )
        points.add_row(
            str(place),
            each.name,
            _mean(each.points_a_match),
            _mean(each.points_a_round),
            _mean(each.against_others, signed=True),
        )
    yield ladder
    yield points
    yield _how_to_read(result.fewest_points_win)
    yield "Ratings: OpenSkill (Plackett-Luce), ± two deviations; everybody begins at 25 ± 16.7."


def _how_to_read(fewest_points_win: bool) -> str:
    wins = "Fewest" if fewest_points_win else "Most"
    return (
        f"± are 95 % intervals by deal. {wins} points win.\n"
        "Against the others: points of a round less the mean of the others'."
    )


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for place, name in enumerate(columns):
        is_text = place == 0 or name == "player"
        table.add_column(name, justify="left" if is_text else "right", no_wrap=not is_text)
    return table


def _spreads(title: str, rows: dict[str, Spread]) -> Table:
    names = ("mean", "deviation", "least", "¼", "median", "¾", "most")
    table = _table(title, "", *names)
    for name, each in rows.items():
        numbers: Iterable[float] = (
            each.least,
            each.quarter,
            each.median,
            each.three_quarters,
            each.most,
        )
        table.add_row(
            name, f"{each.mean:.2f}", f"{each.deviation:.2f}", *(f"{n:g}" for n in numbers)
        )
    return table


def _places(title: str, heading: str, places: Iterable[Place]) -> Table:
    with_players = heading == "seat"
    table = _table(
        title,
        heading,
        *(["player"] if with_players else []),
        "points a round",
        "against the others",
        "rounds won",
        *(["matches won"] if with_players else []),
    )
    for each in places:
        row = [str(each.place), *([each.player] if each.player else [])]
        row += [_mean(each.points_a_round), _mean(each.against_others, signed=True)]
        row += [_share(each.rounds_won)]
        row += [_share(each.matches_won)] if each.matches_won else []
        table.add_row(*row)
    return table


def _mean(each: Estimate, signed: bool = False) -> str:
    mean = f"{each.mean:+.2f}" if signed else f"{each.mean:.2f}"
    return mean if each.high is None else f"{mean} ± {each.high - each.mean:.2f}"


def _share(each: Estimate) -> str:
    share = f"{100 * each.mean:.2f}"
    return f"{share} %" if each.high is None else f"{share} ± {100 * (each.high - each.mean):.2f} %"

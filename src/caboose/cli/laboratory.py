"""``caboose simulate`` and ``caboose tournament``."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import RenderableType

from caboose.cli.printing import print_parts, progress_bar
from caboose.cli.rulebook import rules_from

try:
    import polars as pl

    from caboose.lab.files import PLOT_SUFFIXES, verify_target, write_table
    from caboose.lab.outcomes import Outcomes
    from caboose.lab.reports import simulation_report, tournament_report
    from caboose.lab.series import Series
    from caboose.lab.simulation import summarise
    from caboose.lab.spread import play_series, verify_place
    from caboose.lab.tournament import entrant_names, judge, with_names
except ImportError as error:
    raise ValueError(
        f"the laboratory needs {error.name}, which is not installed: pip install 'caboose[lab]'; "
        "`python3 run.py simulate` in the source folder does it by itself"
    ) from error

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MOST_PLAYERS = 14


class Wishes(NamedTuple):
    """What both commands can be asked for."""

    preset: str
    options: tuple[str, ...]
    seed: int
    budget: float
    playouts: int | None
    workers: int | None
    on: str | None
    out: Path | None
    plots: Path | None
    force: bool
    as_json: bool
    quiet: bool


def simulate(wishes: Wishes, seats: int, kinds: tuple[str, ...], matches: int) -> None:
    """Play matches at one table and print the summary. Raises ValueError for what cannot be."""
    _verify_players(seats)
    if len(kinds) > seats:
        raise ValueError(f"{len(kinds)} kinds of player for {seats} seats: give as many at most")
    kinds = kinds or ("random",)
    players = tuple(kinds[seat % len(kinds)] for seat in range(seats))
    series = _series(wishes, players, matches)
    _verify(wishes, ["scores"])
    table = _play(series, wishes)
    if wishes.out:
        write_table(table, wishes.out)
    result = summarise(series, table)
    names = list(dict.fromkeys(players))
    if wishes.plots:
        from caboose.lab.plots import save_plots

        save_plots({"scores": _scores(series, table, names, players)}, wishes.plots)
    _show(wishes, result.as_dict, lambda: simulation_report(result))


def tournament(wishes: Wishes, players: tuple[str, ...], deals: int) -> None:
    """Play a tournament and print its ladder. Raises ValueError for what cannot be."""
    _verify_players(len(players))
    if deals < 1:
        raise ValueError(f"{deals} deals cannot be played: give 1 or more")
    series = _series(wishes, players, deals * len(players), turns=len(players))
    _verify(wishes, ["ladder", "scores"])
    table = _play(series, wishes)
    if wishes.out:
        write_table(with_names(series, table), wishes.out)
    result = judge(series, table)
    names = [entrant.name for entrant in result.ladder]
    if wishes.plots:
        from caboose.lab.plots import ladder_plot, save_plots

        scores = _scores(series, table, names, entrant_names(players))
        save_plots({"ladder": ladder_plot(result), "scores": scores}, wishes.plots)
    _show(wishes, result.as_dict, lambda: tournament_report(result))


def _verify_players(count: int) -> None:
    if not 2 <= count <= MOST_PLAYERS:
        raise ValueError(f"{count} cannot play: a table has 2 to {MOST_PLAYERS} players")


def _series(wishes: Wishes, players: tuple[str, ...], matches: int, turns: int = 1) -> Series:
    rules = rules_from(wishes.preset, wishes.options)
    return Series(rules, players, matches, wishes.seed, turns, wishes.budget, wishes.playouts)


def _verify(wishes: Wishes, plots: Iterable[str]) -> None:
    """Raise ValueError before anything is played if the results could not be kept."""
    verify_place(wishes.workers, wishes.on)
    if wishes.out:
        verify_target(wishes.out, wishes.force)
    if wishes.plots:
        if wishes.plots.exists() and not wishes.plots.is_dir():
            raise ValueError(f"{wishes.plots} is no folder: name one for the plots")
        for path in (wishes.plots / f"{name}{end}" for name in plots for end in PLOT_SUFFIXES):
            if path.exists() and not wishes.force:
                raise ValueError(f"there is a file {path} already: replace it with --force")


def _play(series: Series, wishes: Wishes) -> pl.DataFrame:
    with progress_bar("matches", series.matches, wishes.quiet) as report:
        return play_series(series, workers=wishes.workers, on=wishes.on, report=report)


def _scores(
    series: Series, table: pl.DataFrame, names: Iterable[str], players: Iterable[str]
) -> Figure:
    """The plot of scores, of all players who bear a name together."""
    from caboose.lab.plots import scores_plot

    points, listed, names = Outcomes(series, table).points, list(players), list(names)
    subtitle = f"{series.rules}: {len(table):,} rounds"
    rows = [points[:, [name == each for each in listed]].ravel() for name in names]
    return scores_plot(names, rows, subtitle)


def _show(
    wishes: Wishes,
    as_dict: Callable[[], dict[str, Any]],
    report: Callable[[], Iterable[RenderableType]],
) -> None:
    if wishes.as_json:
        print(json.dumps(as_dict(), indent=2, ensure_ascii=False))
        return
    print_parts(report())

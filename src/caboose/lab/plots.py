"""Plots of a result, each as PNG and as SVG: the same bytes for the same result."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from caboose.lab.files import PLOT_SUFFIXES
from caboose.lab.statistics import Values
from caboose.lab.tournament import Tournament

BLUE, ORANGE, INK, GREY, PALE = "#0072B2", "#D55E00", "#222222", "#6B6B6B", "#E4E4E4"
"""Blue and orange of Okabe and Ito, which the colour-blind tell apart."""

STYLE: dict[str, Any] = {
    "font.family": "DejaVu Sans",  # comes with matplotlib, so it is the same everywhere
    "font.size": 13,
    "axes.edgecolor": GREY,
    "axes.labelcolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": 17,
    "axes.titleweight": "bold",
    "axes.titlepad": 34,
    "svg.fonttype": "path",
    "svg.hashsalt": "caboose",
    "text.color": INK,
    "xtick.color": GREY,
    "ytick.color": INK,
}
WIDTH = 9.0
MARGINS = (0.02, 0.02, 0.96, 0.96)
"""Where in the figure all is drawn: left, bottom, width, height."""
DOTS_PER_INCH = 150
MOST_BINS = 60
SHOWN = 0.995
"""The share of all scores that the plot of scores shows; beyond are single heavy rounds."""


def ladder_plot(result: Tournament) -> Figure:
    """The ratings, the best on top, each with two deviations to both sides."""
    with style.context(["default", STYLE]):
        rows = len(result.ladder)
        figure, axes = _canvas(1.9 + 0.62 * rows)
        for row, entrant in enumerate(result.ladder):
            mean, reach = entrant.rating.mean, 2 * entrant.rating.deviation
            axes.plot([mean - reach, mean + reach], [row, row], color=BLUE, linewidth=3, alpha=0.45)
            axes.plot(mean, row, "o", color=BLUE, markersize=11)
            axes.annotate(
                _number(mean),
                (mean, row),
                (0, 11),
                textcoords="offset points",
                ha="center",
                fontsize=12,
            )
        axes.set_yticks(range(rows), [entrant.name for entrant in result.ladder])
        axes.set_ylim(rows - 0.5, -0.7)
        axes.margins(x=0.08)
        axes.grid(axis="x", color=PALE)
        axes.set_xlabel("OpenSkill rating, with two deviations to both sides")
        axes.set_title("Ladder")
        _subtitle(axes, f"{result.rules}: {result.matches:,} matches on {result.deals:,} deals")
        return figure


def scores_plot(names: Sequence[str], points: Sequence[Values], subtitle: str) -> Figure:
    """How the points of a round are spread, a row for each name; the line is the mean."""
    with style.context(["default", STYLE]):
        rows = len(names)
        figure, axes = _canvas(2.1 + 0.78 * rows)
        every = np.concatenate(points)
        least, most = float(every.min()), float(np.quantile(every, SHOWN))
        step = max(1, int(np.ceil((most - least + 1) / MOST_BINS)))
        edges = np.arange(least, most + step, step) - 0.5
        if len(edges) < 2:
            edges = np.array([least - 0.5, least + 0.5])
        heights = [np.histogram(each, edges)[0] / len(each) for each in points]
        # Root: the many rounds that end with nothing in the hand would flatten all the rest.
        highest = np.sqrt(max(float(height.max()) for height in heights))
        for row, (height, each) in enumerate(zip(heights, points, strict=True)):
            top = row - 0.85 * np.sqrt(height) / highest
            axes.fill_between(
                edges,
                np.append(top, top[-1]),
                row,
                step="post",
                color=BLUE,
                alpha=0.55,
                linewidth=0,
            )
            mean = float(each.mean())
            axes.vlines(mean, row - 0.8, row, color=ORANGE, linewidth=2.5)
            axes.annotate(
                _number(mean),
                (mean, row - 0.8),
                (5, -4),
                textcoords="offset points",
                color=ORANGE,
                fontsize=12,
                fontweight="bold",
            )
            axes.axhline(row, color=PALE, linewidth=1)
        axes.set_yticks(range(rows), names, va="bottom")
        axes.set_ylim(rows - 0.9, -1.05)
        axes.set_xlim(edges[0], edges[-1])
        axes.set_xlabel("points in a round (heights: square root of the share of rounds)")
        axes.set_title("Points in a round, and their mean")
        _subtitle(axes, subtitle)
        return figure


def save_plots(plots: dict[str, Figure], folder: Path) -> list[Path]:
    """Save each plot in the folder as NAME.png and NAME.svg; returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    saved = []
    with style.context(["default", STYLE]):
        for name, figure in plots.items():
            for suffix in PLOT_SUFFIXES:
                path = folder / f"{name}{suffix}"
                no_date = {"Date": None} if suffix == ".svg" else {"Software": None}
                figure.savefig(path, dpi=DOTS_PER_INCH, metadata=no_date)
                saved.append(path)
    return saved


def _canvas(height: float) -> tuple[Figure, Axes]:
    layout = ConstrainedLayoutEngine(rect=MARGINS)
    figure = Figure(figsize=(WIDTH, height), layout=layout, facecolor="white")
    axes = figure.add_subplot()
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="both", length=0)
    axes.set_axisbelow(True)
    return figure, axes


def _number(number: float) -> str:
    return f"{number:.1f}".replace("-", "−")


def _subtitle(axes: Axes, text: str) -> None:
    axes.annotate(
        text, (0, 1), (0, 12), xycoords="axes fraction", textcoords="offset points", color=GREY
    )

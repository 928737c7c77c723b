"""Intervals and ratings against closed forms and a known bootstrap."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from caboose import Rules
from caboose.lab.outcomes import Outcomes
from caboose.lab.series import Series
from caboose.lab.spread import play_series
from caboose.lab.statistics import (
    by_deal,
    estimate,
    estimate_by_deal,
    ratings,
    spread,
)

WHOLE = st.integers(-1000, 1000)


@given(WHOLE, WHOLE)
def test_the_interval_of_two_deals_has_a_closed_form(one: int, other: int) -> None:
    """With one degree of freedom Student's is Cauchy's distribution."""
    told = estimate(np.array([one, other], dtype=float))
    half = math.tan(0.475 * math.pi) * abs(one - other) / 2
    assert told.low is not None
    assert told.high is not None
    assert told.mean == (one + other) / 2
    assert math.isclose(told.high - told.mean, half, rel_tol=1e-9, abs_tol=1e-9)
    assert math.isclose(told.mean - told.low, half, rel_tol=1e-9, abs_tol=1e-9)


def test_the_interval_of_ten_deals_is_that_of_the_printed_table() -> None:
    """1 to 10: variance n(n+1)/12; 2.262157 is Student's for 9 degrees of freedom."""
    told = estimate(np.arange(1.0, 11.0))
    half = 2.2621571628 * math.sqrt(10 * 11 / 12 / 10)
    assert told.mean == 5.5
    assert told.high == pytest.approx(5.5 + half, rel=1e-9)
    assert told.low == pytest.approx(5.5 - half, rel=1e-9)


def test_one_deal_has_no_interval_and_equal_deals_one_without_width() -> None:
    assert estimate(np.array([7.0])).low is None
    same = estimate(np.full(5, 7.0))
    assert (same.low, same.mean, same.high) == (7, 7, 7)


@given(st.lists(st.lists(WHOLE, min_size=1, max_size=4), min_size=2, max_size=8))
def test_the_deal_is_the_unit(rows: list[list[int]]) -> None:
    deals = np.repeat(np.arange(1, len(rows) + 1), [len(row) for row in rows])
    values = np.concatenate([np.array(row) for row in rows])
    means = [sum(row) / len(row) for row in rows]
    assert by_deal(values, deals).tolist() == pytest.approx(means)
    once = estimate_by_deal(values, deals)
    thrice = estimate_by_deal(np.repeat(values, 3), np.repeat(deals, 3))
    assert once.deals == thrice.deals == len(rows)
    assert thrice.high == pytest.approx(once.high, abs=1e-9)  # no precision out of thin air


def test_the_interval_agrees_with_a_bootstrap_over_deals() -> None:
    series = Series(Rules("spruce", rounds=2), ("greedy", "random", "random"), 1500, 3, turns=3)
    outcomes = Outcomes(series, play_series(series))
    for values, deals in (
        (outcomes.points[:, 0], outcomes.deal),
        (outcomes.against_others[:, 1], outcomes.deal),
        (outcomes.rounds_won[:, 2], outcomes.deal),
        (outcomes.matches_won[:, 0], outcomes.deal_of_match),
    ):
        told = estimate_by_deal(values, deals)
        known = stats.bootstrap(
            (by_deal(values, deals),),
            np.mean,
            method="percentile",
            n_resamples=4000,
            rng=np.random.default_rng(1),
        ).confidence_interval
        assert told.low is not None
        assert told.high is not None
        width = told.high - told.low
        assert told.deals == 500
        assert abs(told.low - known.low) < 0.06 * width
        assert abs(told.high - known.high) < 0.06 * width


def test_a_spread_has_deviation_and_quartiles() -> None:
    told = spread(np.array([[0, 4], [2, 8], [6, 10]]))
    assert (told.least, told.median, told.most) == (0, 5, 10)
    assert (told.quarter, told.three_quarters) == (2.5, 7.5)
    assert told.deviation**2 == pytest.approx((25 + 1 + 9 + 9 + 1 + 25) / 6)


def test_the_first_match_of_two_has_a_closed_form() -> None:
    """Plackett-Luce for equals: 25 ± s²/2c, the deviation times √(1 − (s/c)³/4)."""
    deviation = 25 / 3
    c = math.sqrt(2 * (deviation**2 + (25 / 6) ** 2))
    winner, loser = ratings([[1, 2]])
    assert winner.mean == pytest.approx(25 + deviation**2 / (2 * c), rel=1e-4)
    assert loser.mean == pytest.approx(25 - deviation**2 / (2 * c), rel=1e-4)
    shrunk = deviation * math.sqrt(1 - (deviation / c) ** 3 / 4)
    assert winner.deviation == pytest.approx(shrunk, rel=1e-4)
    assert winner.ordinal == winner.mean - 3 * winner.deviation


def test_the_ladder_puts_players_in_the_order_of_their_places() -> None:
    told = ratings([[3, 1, 2], [3, 1, 2], [2, 1, 3], [3, 2, 1], [3, 1, 2]] * 10)
    assert told[1].mean > told[2].mean > told[0].mean
    drawn = ratings([[1, 1], [1, 1]])
    assert drawn[0].mean == pytest.approx(drawn[1].mean)

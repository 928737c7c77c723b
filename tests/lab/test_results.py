"""Summaries and ladders against hand counts and what must hold."""

from __future__ import annotations

import math

import polars as pl
import pytest

from caboose import Rules
from caboose.fast import play_matches
from caboose.lab.outcomes import Outcomes
from caboose.lab.series import Series
from caboose.lab.simulation import summarise
from caboose.lab.spread import play_series
from caboose.lab.statistics import Estimate
from caboose.lab.tournament import judge, with_names


def rounds(*rows: tuple[int, int, int, tuple[int, ...]]) -> pl.DataFrame:
    """A table of rounds from match, deal, leader and points by seat."""
    data: dict[str, list[int]] = {
        "match": [row[0] for row in rows],
        "deal": [row[1] for row in rows],
        "leader": [row[2] for row in rows],
    }
    for seat in range(len(rows[0][3])):
        data[f"points_{seat + 1}"] = [row[3][seat] for row in rows]
    return pl.DataFrame(data)


def is_about(told: Estimate, mean: float, half: float) -> bool:
    """Whether an estimate of two deals has this mean and half of the width of its interval."""
    return told.deals == 2 and bool(
        [told.mean, told.low, told.high] == pytest.approx([mean, mean - half, mean + half])
    )


def test_a_tournament_counted_by_hand() -> None:
    """Two deals, each played twice; one round is tied, so is its match."""
    series = Series(Rules("spruce", rounds=1), ("greedy", "random"), 4, turns=2)
    table = rounds((1, 1, 1, (0, 10)), (2, 1, 1, (6, 0)), (3, 2, 2, (5, 5)), (4, 2, 2, (0, 8)))
    ladder = {entrant.name: entrant for entrant in judge(series, table).ladder}
    # greedy has 0, 0 and 5, 8 points; Student's for one degree of freedom is 12.7062.
    student = math.tan(0.475 * math.pi)
    assert is_about(ladder["greedy"].points_a_match, 3.25, student * 3.25)
    assert is_about(ladder["random"].points_a_match, 5.25, student * 2.75)
    assert is_about(ladder["greedy"].against_others, -2, student * 6)
    assert is_about(ladder["greedy"].matches_won, 0.625, student * 0.375)
    assert is_about(ladder["random"].rounds_won, 0.375, student * 0.375)
    assert ladder["greedy"].rating.mean > ladder["random"].rating.mean
    names = with_names(series, table).select("player_1", "player_2").rows()
    assert names == [("greedy", "random"), ("random", "greedy")] * 2


def test_most_points_win_where_the_winner_takes() -> None:
    series = Series(Rules("spruce", rounds=2, scoring="winner-takes"), ("random",) * 3, 1)
    table = rounds((1, 1, 1, (0, 9, 0)), (1, 1, 2, (0, 0, 4)))
    outcomes = Outcomes(series, table)
    assert not outcomes.fewest_win
    assert outcomes.rounds_won.tolist() == [[0, 1, 0], [0, 0, 1]]
    assert outcomes.places.tolist() == [[3, 1, 2]]
    assert outcomes.against_others[0].tolist() == [-4.5, 9, -4.5]


def test_places_follow_the_tie_breaks_of_the_rules() -> None:
    series = Series(Rules("spruce", rounds=2), ("random",) * 4, 2)
    table = rounds(
        (1, 1, 1, (5, 0, 5, 9)),
        (1, 1, 2, (5, 10, 5, 9)),
        (2, 2, 1, (1, 1, 1, 0)),
        (2, 2, 2, (1, 1, 1, 0)),
    )
    outcomes = Outcomes(series, table)
    assert outcomes.places.tolist() == [[2, 1, 2, 4], [2, 2, 2, 1]]
    assert outcomes.matches_won.tolist() == [[0, 1, 0, 0], [0, 0, 0, 1]]
    assert outcomes.rounds_won[1].tolist() == [0.5, 0, 0.5, 0]
    assert outcomes.by_turn_order(outcomes.rounds_won)[1].tolist() == [0, 0.5, 0, 0.5]


@pytest.mark.parametrize("rules", ["spruce rounds=3", "warp target=150"])
def test_equal_players_without_chance_are_equal_to_the_last_digit(rules: str) -> None:
    """On every seat of a deal once, each of them gets what the others get."""
    series = Series(Rules.parse(rules), ("greedy",) * 3, 90, turns=3)
    result = judge(series, play_series(series))
    assert len({entrant.points_a_match for entrant in result.ladder}) == 1
    for entrant in result.ladder:
        assert entrant.against_others.mean == pytest.approx(0, abs=1e-9)
        assert entrant.against_others.high == pytest.approx(0, abs=1e-9)
        assert entrant.rounds_won.mean == pytest.approx(1 / 3)
        assert entrant.matches_won.mean == pytest.approx(1 / 3)


def test_a_better_player_stands_higher() -> None:
    series = Series(Rules("spruce", rounds=3), ("random", "greedy", "random"), 300, turns=3)
    result = judge(series, play_series(series))
    assert result.ladder[0].name == "greedy"
    assert {entrant.name for entrant in result.ladder[1:]} == {"random", "random 2"}
    assert result.ladder[0].against_others.high is not None
    assert result.ladder[0].against_others.high < 0
    assert sum(entrant.matches_won.mean for entrant in result.ladder) == pytest.approx(1)


def test_a_summary_agrees_with_a_count_round_by_round() -> None:
    series = Series(Rules("spruce", rounds=4), ("greedy", "random", "random"), 200, seed=6)
    told = summarise(series, play_series(series))
    batch = play_matches(series.rules, series.players, 200, seed=6)
    played = [each for number in range(200) for each in batch.match(number)]
    assert told.rounds == len(played) == 800
    assert told.blocked.mean == pytest.approx(sum(r.over == "blocked" for r in played) / 800)
    for situation in told.situations:
        counts = [each.situations[situation.name] for each in played]
        assert situation.times == sum(counts)
        assert situation.share_of_rounds.mean == pytest.approx(sum(map(bool, counts)) / 800)
    assert told.points_a_round.mean == pytest.approx(sum(sum(r.points) for r in played) / 2400)
    assert told.laps_a_round.most == max(each.laps for each in played)
    second = [each.points[each.leader % 3] for each in played]  # the seat after the leader
    assert told.turn_order[1].points_a_round.mean == pytest.approx(sum(second) / 800)
    assert told.seats[0].points_a_round.mean == pytest.approx(
        sum(each.points[0] for each in played) / 800
    )
    wins = [seat.matches_won.mean for seat in told.seats if seat.matches_won]
    assert sum(wins) == pytest.approx(1)
    assert wins[0] > 0.8
    assert told.as_dict()["seats"][1]["player"] == "random"

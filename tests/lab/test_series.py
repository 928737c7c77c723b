"""Pieces of a series: the same deals and rounds, compiled and in Python."""

from __future__ import annotations

import pickle
from random import Random

import polars as pl
import pytest

from caboose import Rules, Step
from caboose.fast import play_matches
from caboose.fast.playouts import ROUND_COLUMNS
from caboose.lab.matches import play_match
from caboose.lab.series import Piece, Series, pieces, play_piece
from caboose.players import GreedyPlayer
from caboose.rules import preset_names
from caboose.view import View


class InPython(Series):
    """A series that is played in Python, whoever plays."""

    @property
    def is_compiled(self) -> bool:
        return False


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("spruce rounds=2", 4),
        ("spruce rounds=2 engine=aside", 3),
        ("wikihow rounds=2", 3),
        ("warp target=120", 2),
        ("house hunt=next-lower set=6 hand=5", 2),
        ("spruce engine=highest-held rounds=3", 5),
        ("masters rounds=1", 6),
        *((f"{preset} rounds=1", 3) for preset in preset_names()),
    ],
)
def test_python_and_compiled_code_play_the_same_rounds(rules: str, players: int) -> None:
    kinds = ("greedy", "planner") * 3  # both leave nothing to chance
    asked = Series(Rules.parse(rules), kinds[:players], 3, seed=5, turns=2)
    slow = InPython(asked.rules, asked.players, 3, seed=5, turns=2)
    compiled = play_piece(asked, Piece(0, 3))
    in_python = play_piece(slow, Piece(0, 3))
    assert compiled.equals(in_python)
    assert len(compiled) >= 3


def test_a_table_tells_what_a_batch_tells() -> None:
    rules = Rules("wikihow")
    series = Series(rules, ("greedy", "random", "planner"), 4, seed=9, turns=3)
    table = play_piece(series, Piece(0, 4))
    batch = play_matches(rules, series.players, 4, seed=9, turns=3, workers=1)
    rows = table.rows(named=True)
    for number in range(4):
        for place, each in enumerate(batch.match(number), 1):
            row = rows.pop(0)
            assert (row["match"], row["deal"], row["round"]) == (number + 1, number // 3 + 1, place)
            assert tuple(row[name] for name in ("engine", "leader", "over", "laps", "steps")) == (
                each.engine,
                each.leader,
                each.over,
                each.laps,
                each.steps,
            )
            assert [row[name.replace("-", "_")] for name in each.situations] == list(
                each.situations.values()
            )
            assert tuple(row[f"points_{seat}"] for seat in (1, 2, 3)) == each.points
    assert not rows


def test_players_move_one_seat_on_from_match_to_match() -> None:
    rules = Rules("spruce", rounds=1)
    slow = InPython(rules, ("greedy", "random", "random"), 24, seed=2, turns=3)
    fast = Series(rules, slow.players, 300, seed=2, turns=3)
    for series in (slow, fast):
        table = pl.concat([play_piece(series, piece) for piece in pieces(series)])
        assert table["deal"].to_list() == [number // 3 + 1 for number in range(series.matches)]
        for turn in range(3):
            of_turn = table.filter((pl.col("match") - 1) % 3 == turn)
            points = [of_turn[f"points_{seat}"].sum() for seat in (1, 2, 3)]
            assert points.index(min(points)) == turn  # there the better player sits


def test_pieces_make_up_the_series_however_it_is_cut() -> None:
    series = Series(Rules("spruce", rounds=1), ("random", "greedy"), 600, turns=2)
    parts = pieces(series)
    assert sum(piece.matches for piece in parts) == 600
    whole = play_piece(series, Piece(0, 600))
    assert whole.equals(pl.concat([play_piece(series, piece) for piece in parts]))
    assert whole.slice(301, 7).equals(play_piece(series, Piece(301, 7)))
    assert pickle.loads(pickle.dumps(series)) == series


def test_an_illegal_step_names_the_player() -> None:
    class Stubborn(GreedyPlayer):
        name = "stubborn"

        def choose(self, view: View, budget: float, random: Random) -> Step:
            return Step.parse("12-12@1")

    with pytest.raises(ValueError, match="the player stubborn chose 12-12@1: ") as told:
        play_match(
            Rules("spruce"),
            [Stubborn(), Stubborn()],
            seed=1,
            number=0,
            deal=0,
            most_rounds=1,
            budget=0.1,
        )
    assert str(pickle.loads(pickle.dumps(told.value))) == str(told.value)


def test_columns_follow_the_core() -> None:
    table = play_piece(Series(Rules(), ("random", "random"), 1), Piece(0, 1))
    names = [name.replace("-", "_") for name in ROUND_COLUMNS]
    assert table.columns == ["match", "deal", "round", *names, "points_1", "points_2"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"players": ("gredy", "random")}, "did you mean greedy"),
        ({"players": ("greedy",) * 40}, "players"),
        ({"matches": 0}, "0 matches"),
        ({"seed": -1}, "the seed is -1"),
        ({"turns": 3}, "3 turns"),
        ({"budget": 0}, "the budget is 0"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], says: str) -> None:
    given: dict[str, object] = {"rules": Rules(), "players": ("greedy", "random"), "matches": 5}
    with pytest.raises(ValueError, match=says):
        Series(**(given | change))  # type: ignore[arg-type]

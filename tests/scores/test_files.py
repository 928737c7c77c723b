"""Files, tables and leagues of score sheets."""

from __future__ import annotations

import json
from random import Random

import polars as pl
import pytest

from caboose import Rules
from caboose.lab.outcomes import Outcomes
from caboose.lab.series import Series
from caboose.scores import count_game
from caboose.scores.files import Sheet as Stored
from caboose.scores.files import merge_sheets, read_sheets, write_sheets
from caboose.scores.league import league
from caboose.scores.tables import laboratory_rows, read_csv, write_csv
from tests.scores.games import Sheet
from tests.scores.random_games import random_game

RULES = Rules("wikihow")


def test_a_file_reads_back() -> None:
    sheets = [Stored(f"g{seed}", random_game(Random(seed))) for seed in range(20)]
    again = read_sheets(write_sheets(sheets))
    assert write_sheets(again) == write_sheets(sheets)
    counted = [count_game(sheet.entries) for sheet in sheets]
    assert [count_game(sheet.entries) for sheet in again] == counted


def test_files_of_two_devices_come_together() -> None:
    entries = random_game(Random(3))
    one, other = Stored("g", entries[::2]), Stored("g", entries[1::2])
    (merged,) = merge_sheets([one], [other], [one])
    assert count_game(merged.entries) == count_game(entries)
    assert len(merged.entries) == len(entries)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no file of score sheets"),
        ("[]", "no file of score sheets"),
        ("[" * 100_000, "no file of score sheets"),
        ('{"format": "other", "games": []}', "format is 'other'"),
        (
            '{"format": "caboose scores 1", "games": [{"id": "x y", "entries": []}]}',
            "no file of score sheets",
        ),
        (
            '{"format": "caboose scores 1", "games": [{"id": "x", "entries": [{"kind": 1}]}]}',
            "in entry 1, 'kind' is not",
        ),
    ],
)
def test_bad_files_are_refused(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read_sheets(text)


def test_csv_goes_out_and_comes_back() -> None:
    sheet = Sheet("wikihow rounds=3 out_bonus=-5")
    sheet.round(1, 0, "12-5", 30)
    sheet.round(2, 4, 5, 6)
    sheet.answer(2, "ending", "blocked")
    sheet.round(3, 3, 0, 8)
    text = write_csv(sheet.counted)
    assert text.splitlines() == [
        "round,engine,Ann,Bea,Carl",
        "1,12,-5,17,30",
        "2,11,4,5,6",
        "3,10,3,-5,8",
        "total,,2,17,44",
    ]
    again = count_game(read_csv(text, RULES.change(rounds=3), 12))
    assert write_csv(again) == text
    assert [p.place for p in again.players] == [p.place for p in sheet.counted.players]


@pytest.mark.parametrize(
    "text",
    [
        "Round,Ann,Bea\n1,0,30\n2,5,0\n",
        "Ronda;Ann;Bea\n1;0;30\n2;5;0\nTotal;5;30\n",
        "#\tAnn\tBea\tTotal\n12\t0\t30\t30\n11\t5\t0\t5\n",
        "\ufeffPlayer,1,2,Total\r\nAnn,0,5,5\r\nBea,30,0,30\r\n",
        "Engine,Ann,Bea\n12-12,0.0,30.0\n11-11,5,0\nTotals,5,30\n",
        "Doble central;Ann;Bea\n12;0,0;30\n11;5;0\nSuma;5;30\n",
        'hand,"Ann","Bea"\n\n1,0, 30\n2,5,-\n'.replace("-", "0"),
    ],
)
def test_common_sheets_are_read(text: str) -> None:
    game = count_game(read_csv(text, RULES, 12))
    assert [(player.name, player.total) for player in game.players] == [("Ann", 5), ("Bea", 30)]
    assert [round.is_entered for round in game.rounds] == [True, True, False]
    assert all(not round.questions for round in game.rounds)


def test_empty_cells_are_rounds_that_somebody_did_not_play() -> None:
    game = count_game(read_csv("round,Ann,Bea,Carl\n1,0,30,\n2,5,0,9\n3,0,,7\n", RULES, 12))
    assert [round.players for round in game.rounds[:3]] == [
        [p.id for p in game.players if p.name in names]
        for names in (("Ann", "Bea"), ("Ann", "Bea", "Carl"), ("Ann", "Carl"))
    ]


@pytest.mark.parametrize(
    ("text", "rules", "says"),
    [
        ("round,Ann\n1,5\n", RULES, "one round of two players"),
        ("Ann,Bea,Carl\n1,2,3\n", RULES, "first cell must say round or player"),
        ("round,Ann,ann\n1,2,3\n", RULES, "the same name"),
        ("round,Ann,Bea\n1,2,many\n", RULES, "in the row '1' stands 'many'"),
        ("round,Ann,Bea\n1,0,30\ntotal,0,31\n", RULES, "total of 'Bea' is 31, but .* 30"),
        (
            "round,Ann,Bea\n1,4,30\n",
            Rules("wikihow", blocked="lowest-zero"),
            "round 1 of the table",
        ),
        ("round,Ann,Bea\n1,0,30\n", Rules("wikihow", scoring="winner-takes"), "enter the hands"),
    ],
)
def test_tables_that_cannot_be_are_refused(text: str, rules: Rules, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read_csv(text, rules, 12)


def test_a_name_is_no_formula() -> None:
    sheet = Sheet("wikihow", players=2)
    sheet.write("renamed", player="ann", name="=1+1")
    sheet.round(1, 0, 5)
    assert "'=1+1" in write_csv(sheet.counted)
    assert count_game(read_csv(write_csv(sheet.counted), RULES, 12)).players[0].name == "=1+1"


def test_the_laboratory_reads_the_rounds(tmp_path_factory: pytest.TempPathFactory) -> None:
    games = []
    for first in (0, 7):
        sheet = Sheet("wikihow rounds=2", players=2)
        sheet.round(1, first, 9)
        sheet.answer(1, "ending", "blocked")
        sheet.round(2, 5, 0)
        games.append(sheet.counted)
    file = tmp_path_factory.mktemp("lab") / "rounds.csv"
    file.write_text(laboratory_rows(games))
    outcomes = Outcomes(Series(Rules("wikihow"), ("random", "random"), 2), pl.read_csv(file))
    assert outcomes.totals.tolist() == [[5, 9], [12, 9]]
    assert outcomes.places.tolist() == [[1, 2], [2, 1]]


def test_the_laboratory_wants_the_same_players_in_all_rounds() -> None:
    sheet = Sheet("wikihow", players=3)
    sheet.write("left", player="carl", from_round=2)
    sheet.round(1, 0, 5, 6)
    sheet.hand(2, "ann", 0)
    sheet.hand(2, "bea", 4)
    with pytest.raises(ValueError, match="round 2 of game 1 has other players"):
        laboratory_rows([sheet.counted])


def test_a_league() -> None:
    games = []
    for rows in ([[0, 10]], [[8, 0]], [[3, 3]]):
        sheet = Sheet("wikihow rounds=1", players=2)
        sheet.round(1, *rows[0])
        sheet.answer(1, "ending", "blocked" if 0 not in rows[0] else "out")
        games.append(sheet.counted)
    unfinished = Sheet("wikihow", players=2)
    other = Sheet("wikihow rounds=1", players=2)
    other.write("renamed", player="ann", name="ANN")
    other.round(1, 0, 1)
    ann, bea = league([*games, unfinished.counted, other.counted])
    assert (ann.name, ann.games, ann.wins, ann.points, ann.rounds_out) == ("Ann", 4, 2.5, 11, 2)
    assert (bea.name, bea.games, bea.wins, bea.points, bea.rounds_out) == ("Bea", 4, 1.5, 14, 1)


def test_the_file_is_json_that_others_can_read() -> None:
    sheet = Sheet("wikihow", players=2)
    data = json.loads(write_sheets([Stored("g", sheet.entries)]))
    assert data["format"] == "caboose scores 1"
    assert data["games"][0]["entries"][1]["name"] == "Ann"

"""`caboose score` from the first name to the winner, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from caboose.cli.app import app


def run(*words: object) -> Result:
    return CliRunner().invoke(app, ["score", *map(str, words)])


def good(*words: object) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    good("new", file, "Ann", "Bea", "Carl", "-o", "rounds=2", "--set", 12)
    return file


def test_a_whole_game(file: Path) -> None:
    asked = good("enter", file, "Ann=out", "bea=45", "Carl=12-5 5-3")
    assert "? round 1, double-blank: Bea, none, counted" in asked
    answered = good("answer", file, "double-blank", "Bea")
    assert "Round 2 of 2; engine 11-11; Draw 15 tiles each; Bea starts; Ann shuffles" in answered
    assert "total " in answered
    assert " 95" in answered
    assert " 45" in good("undo", file)
    good("answer", file, "double-blank", "none")
    good("enter", file, "Ann=25", "Bea=out", "Carl=0-0")
    assert "Ann wins!" in good("show", file)
    good("enter", file, "Carl=", "--round", 2)
    good("enter", file, "Carl=11-2 0-0", "--round", 2)
    changes = good("show", "--changes", file)
    assert "hand round=2 player=Carl tiles=['11-2', '0-0']" in changes
    assert "answer=Bea UNDONE" in changes


def test_a_tie_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    good("new", file, "Ann", "Bea", "-p", "wikihow", "-o", "rounds=2")
    good("enter", file, "Ann=8", "Bea=7")
    good("answer", file, "ending", "blocked")
    told = good("enter", file, "Ann=out", "Bea=1", "--round", 2)
    assert "Ann is ahead with more rounds at zero: 1 to 0" in told
    assert "Ann wins!" in told


def test_out_and_in_by_csv(file: Path, tmp_path: Path) -> None:
    good("enter", file, "Ann=out", "Bea=45", "Carl=30")
    good("answer", file, "double-blank", "none")
    table = tmp_path / "table.csv"
    table.write_text(good("export", file))
    again = tmp_path / "again.json"
    good("import", table, again, "-o", "rounds=2", "--set", 12)
    assert good("export", again) == table.read_text()
    rounds = good("export", "--rounds", file).splitlines()
    assert rounds == [
        "match,deal,round,engine,leader,over,points_1,points_2,points_3", "1,1,1,12,1,out,0,45,30",
    ]  # fmt: skip


def test_files_merge_and_make_a_league(file: Path, tmp_path: Path) -> None:
    copy, target = tmp_path / "copy.json", tmp_path / "all.json"
    copy.write_bytes(file.read_bytes())
    good("enter", file, "Ann=out", "--round", 1)
    good("enter", copy, "Bea=5", "Carl=6", "--round", 1)
    assert "games: 1" in good("merge", target, file, copy)
    assert "? round 1, double-blank" in good("show", target)
    good("end", target)
    assert "Ann                     1.0      1      0.0     1" in good("league", target)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["enter", "FILE", "Zed=4"], "nobody is called 'Zed': the players are Ann, Bea, Carl"),
        (["enter", "FILE", "Ann"], "'Ann' is no hand"),
        (["enter", "FILE", "Ann=many"], "no tile"),
        (["enter", "FILE", "Ann=99999"], "<= 9999"),
        (["answer", "FILE", "double-blank", "none"], "no round asks for double-blank"),
        (["answer", "FILE", "engine", "x", "--round", "1"], "a number such as 9"),
        (["undo", "FILE"], "nothing to undo"),
        (["new", "FILE", "Ann", "Bea"], "--force"),
        (["new", "other.json", "Ann"], "two players at least"),
        (["new", "other.json", "Ann", "ann"], "the same name"),
        (["new", "other.json", "Ann", "Bea", "--set", "11"], "no double-11 set"),
        (["show", "missing.json"], "there is no file"),
    ],
)
def test_what_is_refused_changes_nothing(file: Path, words: list[str], says: str) -> None:
    before = file.read_bytes()
    result = run(*[str(file) if word == "FILE" else word for word in words])
    assert result.exit_code == 2, result.output
    assert says in result.output
    assert file.read_bytes() == before
    assert not Path("other.json").exists()


def test_a_wrong_answer_is_told_the_right_ones(file: Path) -> None:
    good("enter", file, "Ann=out", "Bea=45", "Carl=30")
    assert "choose one of Bea, Carl, none, counted" in run(
        "answer", file, "double-blank", "Ann"
    ).output.replace("\n", " ")

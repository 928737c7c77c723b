"""`caboose score` from the first name to the winner, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from caboose.cli.app import app
from caboose.locales import LANGUAGES
from tests.locales.english import english_in, is_whole


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
    assert "? Round 1: Who had the 0-0? It counts 50." in asked
    assert "    answer double-blank Bea|none|counted\n    none: Nobody\n" in asked
    answered = good("answer", file, "double-blank", "Bea")
    assert "Round 2 of 2 · The engine is the double 11-11 · Draw 15 tiles each" in answered
    assert "the search begins with Bea · Ann shuffles" in answered
    assert "Total " in answered
    assert " 95" in answered
    assert " 45" in good("undo", file)
    good("answer", file, "double-blank", "none")
    good("enter", file, "Ann=25", "Bea=out", "Carl=0-0")
    assert "Ann wins!" in good("show", file)
    good("enter", file, "Carl=", "--round", 2)
    good("enter", file, "Carl=11-2 0-0", "--round", 2)
    changes = good("show", "--changes", file)
    assert "Round 2, Carl: 11-2 0-0" in changes
    assert "Round 1. Who had the 0-0: Bea · Undone" in changes


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
        "match,deal,round,engine,leader,over,points_1,points_2,points_3",
        "1,1,1,12,1,out,0,45,30",
    ]


def test_files_merge_and_make_a_league(file: Path, tmp_path: Path) -> None:
    copy, target = tmp_path / "copy.json", tmp_path / "all.json"
    copy.write_bytes(file.read_bytes())
    good("enter", file, "Ann=out", "--round", 1)
    good("enter", copy, "Bea=5", "Carl=6", "--round", 1)
    assert "1 game" in good("merge", target, file, copy)
    assert "? Round 1: Who had the 0-0?" in good("show", target)
    good("end", target)
    (ann, *_) = [line.split() for line in good("league", target).splitlines() if "Ann" in line]
    assert ann == ["Ann", "1.0", "1", "0.0", "1"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["enter", "FILE", "Zed=4"], "nobody is called 'Zed': the players are Ann, Bea, Carl"),
        (["enter", "FILE", "Ann"], "'Ann' is no hand"),
        (["enter", "FILE", "Ann=many"], "no tile"),
        (["enter", "FILE", "Ann=99999"], "a hand has 9999 at most"),
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


NAMES = frozenset(["xa", "xb", "xc", "name", "json"])
TYPED = re.compile(
    r"^    answer .*|^    (none|counted|yes|no|blocked|out): |double-blank|out-on-double", re.M
)
"""What is typed as it is in every language."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_a_sheet_is_in_the_language_of_its_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("USER", "")
    file = tmp_path / "x.json"
    rules = ["-o", "rounds=2", "-o", "out_on_double=doubled", "-o", "hunt=next-lower"]
    told = [good("new", file, "Xa", "Xb", "Xc", *rules, "--language", language)]
    for words in (
        ["enter", file, "Xa=9", "Xb=9", "Xc=12-5 5-3"],
        ["answer", file, "ending", "blocked"],
        ["answer", file, "double-blank", "none"],
        ["answer", file, "engine", "12"],
        ["enter", file, "Xa=out", "Xb=12-5 5-3 12-5 13-1", "Xc=999"],
        ["answer", file, "out-on-double", "no"],
        ["undo", file],
        ["enter", file, "Xb=16", "Xc=25-0", "--round", 2],
        ["enter", file, "Xb=16", "Xc=", "--round", 2],
        ["enter", file, "Xc=16", "--round", 2],
        ["answer", file, "double-blank", "counted"],
        ["answer", file, "out-on-double", "no"],
        ["answer", file, "engine", "x", "--round", 2],
        ["answer", file, "engine", "11"],
        ["show", file, "--changes"],
        ["league", file],
        ["export", "--rounds", file.with_name("x2.json")],
        ["import", file, file],
        ["new", file, "Xa", "Xb"],
        ["merge", file, file],
    ):
        told.append(run(*words, "--language", language).output)
    text = TYPED.sub("", "\n".join(told).replace(str(tmp_path), ""))
    assert is_whole(text.replace("{", "").replace("}", "")), text
    assert "score-" not in text
    if language != "en":
        assert not english_in(text, language, NAMES)


def test_without_a_wish_the_system_says_the_language(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")
    assert "Cada uno toma" in good("show", file)
    assert "no hay nada que deshacer" in run("undo", file).output
    assert "Draw 15 tiles" in good("show", file, "--language", "en")


def test_a_file_of_others_may_have_questions_that_nobody_knows(file: Path) -> None:
    data = json.loads(file.read_text())
    known = {"kind": "answer", "at": 1, "round": 1, "question": "ending", "answer": "perhaps"}
    data["games"][0]["entries"] += [
        known | {"id": "x"},
        known | {"id": "y", "question": "weather", "answer": "fine"},
    ]
    file.write_text(json.dumps(data))
    assert "weather: fine" in good("show", "--changes", file)

"""``caboose simulate`` and ``caboose tournament``, as a person or a script calls them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import polars as pl
import pytest
from click.testing import CliRunner, Result

from caboose.cli.app import app

SHORT = ("-o", "rounds=2")


def run(*words: str) -> Result:
    """Run a command with words."""
    return CliRunner().invoke(app, words)


def test_simulate_tells_and_keeps_what_was_played(tmp_path: Path) -> None:
    out, plots = tmp_path / "rounds.parquet", tmp_path / "plots"
    words = [
        "simulate",
        *SHORT,
        "--players",
        "3",
        "--player",
        "greedy",
        "--player",
        "random",
        "--matches",
        "50",
        "--seed",
        "3",
        "--out",
        str(out),
        "--plots",
        str(plots),
    ]
    data = json.loads(run(*words, "--json").stdout)
    assert data["players"] == ["greedy", "random", "greedy"]
    assert (data["matches"], data["rounds"], data["seed"]) == (50, 100, 3)
    assert len(data["seats"]) == len(data["turn_order"]) == 3
    assert len(pl.read_parquet(out)) == 100
    assert {path.name for path in plots.iterdir()} == {"scores.png", "scores.svg"}
    again = run(*words)
    assert again.exit_code == 2
    assert "replace it with --force" in again.stderr
    said = run(*words, "--force").stdout
    for word in (
        "Blocked rounds",
        "a turn ended with an open double",
        "Order of turns",
        "100 rounds, seed 3",
    ):
        assert word in said


def test_a_tournament_is_the_same_here_and_on_dask(tmp_path: Path) -> None:
    told, files = [], []
    for name, place in (("here", ["--workers", "1"]), ("there", ["--on", "dask"])):
        folder = tmp_path / name
        folder.mkdir()
        out = folder / "rounds.csv"
        result = run(
            "tournament",
            "greedy",
            "random",
            "greedy",
            *SHORT,
            "--deals",
            "100",
            "--json",
            "--out",
            str(out),
            "--plots",
            str(folder),
            *place,
        )
        assert result.exit_code == 0, result.stderr
        told.append(json.loads(result.stdout))
        files.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert told[0] == told[1]
    assert files[0] == files[1]
    assert {each["name"] for each in told[0]["ladder"][:2]} == {"greedy", "greedy 2"}
    assert told[0]["matches"] == 300
    assert files[0]["ladder.png"].startswith(b"\x89PNG")
    assert ElementTree.fromstring(files[0]["ladder.svg"]).tag.endswith("svg")
    assert set(files[0]) == {
        "rounds.csv",
        "ladder.png",
        "ladder.svg",
        "scores.png",
        "scores.svg",
    }
    rows = pl.read_csv(tmp_path / "here" / "rounds.csv")
    assert rows["player_2"].to_list()[:6] == ["random"] * 2 + ["greedy"] * 2 + ["greedy 2"] * 2


def test_a_tournament_prints_its_ladder() -> None:
    result = CliRunner(env={"COLUMNS": "80"}).invoke(
        app, ["tournament", "greedy", "random", *SHORT, "--deals", "20"]
    )
    said = result.stdout
    assert "40 matches, 80 rounds" in said
    assert max(map(len, said.splitlines())) <= 80
    assert "…" not in said
    assert said.index("1  greedy") < said.index("2  random")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "--player", "gredy"], "did you mean greedy?"),
        (["tournament", "greedy"], "1 cannot play: a table has 2 to 14 players"),
        (["tournament", *["greedy"] * 15], "15 cannot play"),
        (["tournament", *["greedy"] * 9, "-p", "masters"], "masters is for 2 to 8 players"),
        (["tournament", "greedy", "random", "--deals", "0"], "0 deals"),
        (["simulate", "--players", "2", *["--player", "greedy"] * 3], "3 kinds of player"),
        (["simulate", "--matches", "0"], "0 matches"),
        (["simulate", "--out", "rounds.xlsx"], "must end in .csv or .parquet"),
        (["simulate", "--out", "nowhere/rounds.csv"], "its folder cannot be written"),
        (["simulate", "--plots", __file__], "is no folder"),
        (["simulate", "--on", "moon"], "'moon' is no place to play"),
        (["simulate", "--workers", "-1"], "-1 workers"),
        (["simulate", "-p", "spruec"], "did you mean spruce?"),
    ],
)
def test_bad_input_ends_in_one_plain_line(words: list[str], says: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert says in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert not result.stdout


def test_without_the_extra_one_line_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['polars'] = None; sys.argv = ['caboose', 'simulate']\n"
        "from caboose.cli import main; main()"
    )
    said = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert said.returncode == 2
    assert "needs polars" in said.stderr
    assert "pip install 'caboose[lab]'" in said.stderr
    assert len(said.stderr.splitlines()) == 1

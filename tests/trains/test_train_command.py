"""``caboose train``."""

from __future__ import annotations

import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from caboose.cli.app import PlainErrors
from caboose.cli.train import train

HAND = "12-1 1-0 0-2 2-1 12-11 11-10"


@click.group(cls=PlainErrors)
def app() -> None:
    """The command alone, with the errors of the whole command line."""


app.add_command(train)


def run(*words: str, lines: str | None = None) -> Result:
    return CliRunner().invoke(app, ["train", *words], input=lines)


def test_a_train_is_drawn_with_its_leftovers() -> None:
    result = run("12", "12-5 5-3 3-3 3-8 9-1")
    assert result.exit_code == 0
    assert result.output == (
        "12 [12-5][5-3][3-3][3-8]\n4 tiles, 42 pips; left over 9-1 (10 pips)\n"
    )


def test_each_tile_may_be_a_word() -> None:
    assert run("12", "12-5", "3-5").output == run("12", "12-5,5-3").output


def test_length_against_pips() -> None:
    assert run("12", HAND).output.splitlines() == [
        "longest:  12 [12-1][1-2][2-0][0-1]",
        "          4 tiles, 19 pips; left over 12-11 11-10 (44 pips)",
        "heaviest: 12 [12-11][11-10]",
        "          2 tiles, 44 pips; left over 12-1 1-0 2-0 2-1 (19 pips)",
    ]


def test_one_objective_shows_one_train() -> None:
    assert run("12", "--objective", "pips", HAND).output.startswith("12 [12-11][11-10]\n")
    assert run("12", "--weights", "100", "1", HAND).output.startswith("12 [12-1]")


def test_two_trains_and_the_best_few() -> None:
    lines = run("12", "--two", HAND).output.splitlines()
    assert lines[::2] == ["own:     12 [12-1][1-2][2-0][0-1]", "Mexican: 12 [12-11][11-10]"]
    lines = run("12", "--best", "3", HAND).output.splitlines()
    assert [line.split()[0] for line in lines[::2]] == ["1:", "2:", "3:"]
    assert "exclude each other" in run("12", "--best", "3", "--two", HAND).output


def test_doubles() -> None:
    assert run("12", "12-5 5-5 9-9").output.startswith("12 [12-5][5-5]\n")
    assert run("12", "--no-end-on-double", "12-5 5-5 9-9").output.startswith("12 [12-5]\n")
    assert run("12", "--follow-doubles", "12-5 5-5 9-9").output.startswith("12 [12-5]\n")
    assert run("12", "--follow-doubles", "12-5 5-5").output.startswith("12 [12-5][5-5]\n")


def test_a_hand_that_cannot_start() -> None:
    assert run("12", "9-1").output == "12 –\n0 tiles, 0 pips; left over 9-1 (10 pips)\n"
    assert run("12", "9-1", "--best", "2").output == "12 –\nnothing can be laid\n"


def test_many_hands_from_a_file_or_standard_input(tmp_path: Path) -> None:
    text = f"# two hands\n12-5 5-3\n\n{HAND}\n"
    file = tmp_path / "hands.txt"
    file.write_text(text)
    from_file = run("12", str(file))
    assert from_file.output.startswith("Hand 1\n12 [12-5][5-3]\n2 tiles, 25 pips; nothing left")
    assert "\n\nHand 2\nlongest:" in from_file.output
    assert run("12", lines=text).output == from_file.output
    assert run("12", "-", lines=text).output == from_file.output


def test_json_is_one_object_a_hand() -> None:
    result = run("12", "--json", "--double-blank", "50", lines=f"{HAND}\n12-0 0-0 9-1")
    objects = [json.loads(line) for line in result.output.splitlines()]
    assert [each["name"] for each in objects[0]["trains"]] == ["longest", "heaviest"]
    assert objects[1] == {
        "start": 12,
        "hand": ["12-0", "0-0", "9-1"],
        "trains": [
            {
                "name": "best",
                "tiles": ["12-0", "0-0"],
                "count": 2,
                "pips": 62,
                "end": 0,
                "leftovers": ["9-1"],
                "leftover_pips": 10,
            }
        ],
    }


@pytest.mark.parametrize(
    ("words", "lines", "said"),
    [
        (["12", "12-x"], None, "'12-x' is no tile"),
        (["12", "hands.txt"], None, "there is no file hands.txt"),
        (["12", "12-5 5-12"], None, "12-5 is in the hand twice"),
        (["19", "12-5"], None, "a train cannot start from '19'"),
        (["12", "-"], "12-5\n12-19\n", "line 2: 12-19 is no tile"),
        (["12"], "", "there is no hand to read"),
        (["12", "12-5", "--objective", "tile"], None, "did you mean tiles?"),
        (["12", "12-5", "--best", "0"], None, "k is 0"),
    ],
)
def test_errors_are_one_plain_line(words: list[str], lines: str | None, said: str) -> None:
    result = run(*words, lines=lines)
    assert result.exit_code == 2
    assert said in result.output
    assert result.stderr.startswith("caboose: ")
    assert result.stderr.count("\n") == 1

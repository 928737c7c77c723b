"""The verbs of the command line, as a person or a script calls them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from caboose import Rules
from caboose.cli.app import app
from caboose.notation import write_record
from caboose.rules import options, preset_names
from tests.golden.playthrough import record_path
from tests.tables import played_match

POSITION = (
    "spruce; set 12; engine 12; trains 1:12-8 2*:12-3 M:12-2; "
    "hands 1:8-8,6-2,5-4 2:1-0,3-0 3:7-7; boneyard 9-1,8-4"
)


def run(*words: str, text: str | None = None) -> Result:
    """Run a command with words, and a text on standard input."""
    return CliRunner().invoke(app, words, input=text, env={"LC_ALL": "C"})


def test_rules_lists_every_option_and_preset() -> None:
    said = run("rules").output
    assert all(name in said for name in [*options(), *preset_names()])
    one = run("rules", "wikihow").output
    assert "wikiHow" in one
    assert [
        line.split()[1:3] for line in one.splitlines() if line.startswith("  mexican_trains")
    ] == [["many", "stated"]]
    changed = json.loads(run("rules", "wikihow draws=two", "--json").output)
    assert changed["options"]["draws"]["value"] == "two"
    assert changed["options"]["draws"]["mark"] == "changed"
    assert set(json.loads(run("rules", "--json").output)["options"]) == set(options())


def test_deal_shows_the_arithmetic() -> None:
    said = run("deal", "--players", "6", "--preset", "spruce").output
    assert "double-12 has 91 tiles; 6 hands of 12 take 72; 19 stay in the boneyard." in said
    data = json.loads(run("deal", "--players", "4", "-o", "deal=double-six", "--json").output)
    assert (data["set"], data["hand"], data["boneyard"]) == (6, 7, 0)
    assert "no tile for 4 players" in data["warning"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["deal", "--players", "10", "-p", "masters"], "masters is for 2 to 8 players"),
        (["deal", "--players", "4", "-o", "draws"], "come options like draws=two"),
        (["rules", "spruec"], "did you mean spruce?"),
        (["explain", "nowhere"], "there is no file nowhere"),
        (["explain", POSITION, "12-5"], "write 12-5@3"),
        (["perft", POSITION, "99"], "it may be 0 to 60"),
        (["check", "nowhere.yaml"], "there is no file nowhere.yaml"),
        (["replay", "."], "is a folder"),
        (["play", "--resume", "nowhere"], "there is no file nowhere"),
        (["play", "--players", "1"], "2 to 14 players"),
        (["play", "--pace", "-1"], "0 to 60 seconds"),
        (["play", "--name", ""], "Give a name"),
        (["play", "--opponent", "genius"], "the players are expert, planner, casual"),
        (["play", "--resume", "x", "--players", "3"], "leave out --players"),
    ],
)
def test_bad_wishes_end_in_one_plain_line(words: list[str], says: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.output.startswith("caboose: ")
    assert says in result.output
    assert "Traceback" not in result.output


def test_check_names_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    case = (
        "- {id: ID, source: here, score: {hands: {1: [], 2: [0-0, 5-0]}, points: {1: 0, 2: N}}}\n"
    )
    path.write_text(case.replace("ID", "good").replace("N", "55"))
    good = run("check", str(path))
    assert (good.exit_code, good.output) == (0, "good holds\n1 case: 1 hold, 0 differ\n")
    path.write_text(case.replace("ID", "bad").replace("N", "5"))
    bad = run("check", "--quiet", str(path))
    assert bad.exit_code == 1
    assert "points is {1: 0, 2: 55}, not {1: 0, 2: 5}" in bad.output
    assert "the case bad stands in" in run("check", str(path), str(path)).output


def test_replay_tells_the_match_and_its_end() -> None:
    said = run("replay", str(record_path("spruce")))
    assert said.exit_code == 0
    assert "13 of 13 rounds finished, rules spruce" in said.output
    assert "Ranking: " in said.output
    assert said.output.count("Points: ") == 13


def test_replay_of_a_damaged_record_gives_the_good_beginning(tmp_path: Path) -> None:
    text = write_record(played_match(Rules(rounds=2), 3, 1))
    lines = text.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("round 2")) + 4
    lines[place] = lines[place].split(":")[0] + ": 0-0@1"
    path = tmp_path / "damaged"
    path.write_text("\n".join(lines))
    said = run("replay", "--quiet", str(path))
    assert said.exit_code == 1
    assert "1 of 2 rounds finished" in said.output
    assert "The record is damaged: round 2, turn" in said.output
    assert "All before that is good." in said.output


def test_replay_shows_no_control_signs(tmp_path: Path) -> None:
    text = write_record(played_match(Rules(rounds=1), 2, 1)).replace("Player 1", "\x1b[31mred")
    path = tmp_path / "record"
    path.write_text(text)
    assert "\x1b" not in run("replay", str(path)).output


def test_explain_a_position_and_a_step(tmp_path: Path) -> None:
    said = run("explain", POSITION).output
    assert "6-2@M     the Mexican train is open to all" in said
    step = run("explain", POSITION, "6-2@2").output
    assert "6-2@2 is refused: no-match." in step
    path = tmp_path / "position"
    path.write_text(POSITION + "\n")
    assert run("explain", str(path)).output == said
    assert run("explain", "-", text=POSITION).output == said


def test_perft_and_its_parts() -> None:
    whole = run("perft", POSITION, "6").stdout
    divided = run("perft", POSITION, "6", "--divide").stdout.splitlines()
    assert int(whole) == sum(int(line.split()[1]) for line in divided[:-1]) == int(divided[-1])


def test_a_save_never_replaces_a_file_that_was_there(tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_text("precious")
    result = run("play", "--save", str(path), "--plain", text="quit\n")
    assert result.exit_code == 2
    assert "go on with --resume" in result.output
    assert path.read_text() == "precious"


def test_resuming_keeps_comments_and_added_headers(tmp_path: Path) -> None:
    path = tmp_path / "evening"
    run("play", "--save", str(path), "--plain", "--pace", "0", "--seed", "4", text="quit\n")
    text = path.read_text().replace("[Lead", '[Place "Tirana"]\n[Lead')
    head, mark, turns = text.partition("\n1: ")
    path.write_text(head + "\n{the first round}" + mark + turns if mark else text + "{none}\n")
    result = run("play", "--resume", str(path), "--plain", "--pace", "0", text="quit\n")
    assert result.exit_code == 0
    assert '[Place "Tirana"]' in path.read_text()
    assert "{" in path.read_text()

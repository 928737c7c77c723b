"""The plain table: sentences out, commands in."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from caboose.cli.table.commands import COMMANDS
from caboose.cli.table.plain import PlainTable
from caboose.cli.table.saving import Keeper
from caboose.cli.table.session import Phase, Session
from caboose.locales import sentence
from caboose.rules import options
from tests.cli.tables import (
    FIRST_TURNS,
    hidden_tiles,
    known_match,
    no_file,
    seeded,
    sentences,
    session_of,
    tiles_in,
)

LATER = ["6-5 6-4 3-0", "6-2 1-0 2-0", "1-1 2-2 3-3"]


def talk(session: Session, *commands: str, keeper: Keeper | None = None) -> list[str]:
    """All that the table says to these commands; the input ends after them."""
    return listen(session, commands, keeper or no_file(session))


def listen(session: Session, commands: Iterable[str], keeper: Keeper) -> list[str]:
    """The same for commands that are made while the table runs."""
    lines = iter(commands)
    said: list[str] = []
    table = PlainTable(session, keeper, 0, read=lambda: next(lines, None), write=said.append)
    table.run()
    return said


def answer(session: Session, *commands: str) -> list[str]:
    """What the table says to the last command alone."""
    said: list[str] = []
    lines = iter(commands)
    marks: list[int] = []

    def read() -> str | None:
        marks.append(len(said))
        return next(lines, None)

    PlainTable(session, no_file(session), 0, read=read, write=said.append).run()
    return said[marks[len(commands) - 1] : marks[len(commands)]]


def later_turn(language: str = "en") -> Session:
    """Ann's second turn: 6-4 fits the Mexican train and Carl's open one; 3-0 fits nothing."""
    match = known_match(LATER)
    for step in ["6-5@1", "6-2@2", "-"]:
        match.round.do(step)
    return session_of(match, language=language)


# ------------------------------------------------------------------------ whole matches


@pytest.mark.parametrize("rules", ["spruce rounds=2", "wikihow rounds=1", "warp rounds=1"])
def test_a_whole_match_by_commands_tells_no_hidden_tile(rules: str) -> None:
    session = seeded(4, rules, seed=2)
    said: list[str] = []
    checked = 0

    def read() -> str:
        nonlocal checked
        if session.phase is Phase.ROUND_OVER:
            checked = len(said)
            return "next\n"
        new = tiles_in(" ".join(said[checked:]))
        assert not new & hidden_tiles(session)
        checked = len(said)
        if session.is_complete:
            return "done\n"
        plays = [step for step in session.legal if step.is_play]
        if plays:
            return f"play {plays[0].tile} on {plays[0].train}\n"
        return "draw\n" if str(session.legal[0]) == "+" else "pass\n"

    table = PlainTable(session, no_file(session), 0, read=read, write=said.append)
    assert table.run() == 0
    assert session.phase is Phase.MATCH_OVER
    assert any("win" in line for line in said)
    assert sum(line.startswith("Round ") for line in said) == len(session.match.rounds)


def test_watching_needs_no_input() -> None:
    session = seeded(3, "spruce rounds=2", people="", seed=4)
    said = talk(session)
    assert session.phase is Phase.MATCH_OVER
    watching = sentence("terminal-watching")
    assert watching in said
    assert not any("You" in line for line in said)
    assert said[-3].startswith("1. ")


def test_every_turn_is_told_once() -> None:
    session = seeded(4, "spruce rounds=1", people="", seed=4)
    said = talk(session)
    told = sentences(session)
    first = said.index(told[0])
    assert said[first : first + len(told)] == told
    assert said[first + len(told)].startswith(("Out: ", "Nobody can go on"))


def run_piped(commands: str, *, people: str = "{1: 'Ann'}", save: str = "None") -> tuple[int, str]:
    """Run a table in a process of its own, commands piped in; its exit status and output."""
    program = (
        "import random, sys; from pathlib import Path\n"
        "from caboose.cli.table import play_table\n"
        "from caboose.game import Match\n"
        "from caboose.players import player_named\n"
        "from caboose.rules import Rules\n"
        f"people = {people}\n"
        "match = Match(Rules('spruce', deal='double-six', rounds=1), ['Ann', 'Zoë'], seed=4)\n"
        "players = {s: player_named('greedy') for s in (1, 2) if s not in people}\n"
        "sys.exit(play_table(match, people, players, plain=False, pace=0, suggestions=True,\n"
        f"    language='en', save={save}, random=random.Random(1)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=commands.encode("utf-8"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout.decode("ascii")


def test_standard_input_may_be_a_pipe_and_the_output_plain_ascii(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    status, output = run_piped("hand\nénds\n\xff\nscores\n", save=f"Path({str(path)!r})")
    assert status == 0, output
    assert "\x1b" not in output
    assert "Zo? (2)" in output
    assert "Rounds played: 0. Ann 0, Zo? 0." in output
    assert output.rstrip().endswith(f"The match is saved in {path}.")
    assert "order" in path.read_text(encoding="utf-8")


def test_without_people_the_piped_match_is_played_out() -> None:
    status, output = run_piped("", people="{}")
    assert status == 0, output
    assert "wins!" in output


# ------------------------------------------------------------------------- every command


def test_play_in_all_its_forms() -> None:
    forms = [
        ("play 6-4 on m", "6-4@M"),
        ("6-4@M", "6-4@M"),
        ("4-6 on the Mexican train", "6-4@M"),
        ("6:4 mexican", "6-4@M"),
        ("6-4 on 3", "6-4@3"),
        ("PLAY 6-4@3", "6-4@3"),
        ("6-4 on carl", "6-4@3"),
        ("6-4 on Carl's train", "6-4@3"),
        ("pl 6-4 on ca", "6-4@3"),
        ("6-4 3", "6-4@3"),
    ]
    for command, step in forms:
        session = later_turn()
        said = talk(session, command)
        steps = [str(each.step) for each in session.round.operations if each.seat == 1]
        assert steps[1:2] == [step], (command, said)


def test_a_tile_alone_is_enough_if_it_fits_one_train() -> None:
    session = session_of(known_match(FIRST_TURNS))
    talk(session, "6-5", "done")
    assert str(session.round.operations[0].step) == "6-5@1"


def test_a_tile_alone_that_fits_several_trains_is_asked_about() -> None:
    assert answer(later_turn(), "6-4") == [
        "6-4 fits Carl’s train (3) and the Mexican train (M). Say which, for example: 6-4 on 3"
    ]


@pytest.mark.parametrize(
    ("command", "reply"),
    [
        ("3-0", "3-0 does not fit your train, which ends in 5."),
        ("3-0 own", "3-0 does not fit your train, which ends in 5."),
        ("6-6 on 1", "The tile 6-6 is not in the hand."),
        (
            "6-4 on 2",
            "Bea’s train is closed: it bears no marker. (marker_on=cannot-play, rules 2.4.4)",
        ),
        ("6-4 on 9", "There is no seat 9 at this table."),
        (
            "draw",
            "A tile of the hand can be laid, so none is drawn. (must_play=yes, rules 2.4.3)",
        ),
        ("+", "A tile of the hand can be laid, so none is drawn. (must_play=yes, rules 2.4.3)"),
        (
            "pass",
            "A tile of the hand can be laid, so the turn goes on. (must_play=yes, rules 2.4.3)",
        ),
        ("undo", "Only the tiles of a train that you are building can be taken back."),
        ("done", "No tile of your train is laid yet. To lay none, pass."),
        (
            "6-4 on zoe",
            "'zoe' is no train here: write a number, M, own, or a name (Ann, Bea or Carl).",
        ),
        ("play", "Which tile? Write for example: play 12-5 on 3."),
        ("play nonsense", "Which tile? Write for example: play 12-5 on 3."),
        ("19-3 on 1", "19-3 is no tile: an end has 0 to 18 pips."),
        ("12", "Which tile? Write for example: play 12-5 on 3."),
        ("next", "The round is not over yet."),
        ("hand me a drink", "Nothing may stand after hand."),
        ("undo twice", "Nothing may stand after undo."),
        ("hand", "You can lay 6-4. The others: 3-0. Tiles: 2, pips: 13."),
        ("turn", "Your turn."),
        ("", "Your turn."),
        ("open", "No double is open."),
        ("tiles", "Tiles in hand: Ann 2, Bea 2, Carl 3. Boneyard: 18."),
        ("scores", "Rounds played: 0. Ann 0, Bea 0, Carl 0."),
        ("d", "'d' could be draw or done: type one more letter."),
        ("s", "'s' could be scores or suggest: type one more letter."),
    ],
)
def test_replies(command: str, reply: str) -> None:
    assert answer(later_turn(), command) == [reply]


def test_nonsense_is_answered_with_what_can_be_typed() -> None:
    for nonsense in ("xyzzy", "'; drop table", "\x1b[31mred", "?", "ß", "@", "12x"):
        said = answer(later_turn(), nonsense)
        assert len(said) == 1
        assert "\x1b" not in said[0]
        assert "Type a tile such as 12-5" in said[0] or said[0].startswith("Which tile?")


def test_ends_those_that_may_be_used_first() -> None:
    assert answer(later_turn(), "ends") == [
        "Your train (1), end 5, length: 1.",
        "Mexican train (M), end 6, not started, open to all.",
        "Carl’s train (3), end 6, not started, open to all.",
        "Bea’s train (2), end 2, length: 1, closed.",
    ]


def test_again_tells_the_last_lap() -> None:
    assert answer(later_turn(), "again") == [
        "You started your train with 6-5.",
        "Bea started their own train with 6-2.",
        "Carl passed; their train is open now.",
    ]
    assert answer(session_of(known_match(FIRST_TURNS)), "again") == ["Nothing has happened yet."]


def test_suggest() -> None:
    said = answer(later_turn(), "suggest")
    assert said == ["Suggestion: 6-4 on Carl’s train."]
    assert said[0] not in talk(later_turn())
    session = later_turn()
    session.suggestions = True
    assert said[0] in talk(session)


def test_help_names_every_command() -> None:
    said = answer(later_turn(), "help")
    assert [line.partition(":")[0] for line in said[1:]] == list(COMMANDS)


def test_every_command_of_the_help_is_known() -> None:
    for command in set(COMMANDS) - {"quit"}:
        said = answer(later_turn(), command)
        assert said, command
        assert "is no command" not in said[0]


def test_rules_tell_every_option() -> None:
    said = answer(later_turn(), "rules")
    assert said[0].startswith("spruce: A whole train in the first turn")
    assert "follow_up=anywhere. Follow-up after a double: anywhere legal." in said
    assert "hand=3 (changed). How many tiles each player is dealt." in said
    assert {line.partition("=")[0] for line in said[1:]} == set(options())


def test_open_doubles_in_their_order() -> None:
    match = known_match(["6-5 5-5 3-1", "6-2 5-0 4-2", "4-1 3-2 3-0"], boneyard="4-4 3-3")
    for step in ["6-5@1", "5-5@1", "6-2@2", "-", "-", "+", "-"]:
        match.round.do(step)
    session = session_of(match, "2")
    assert answer(session, "open") == ["Open: the 5-5 on Ann’s train (1)."]
    assert "Ann’s train (1), end 5, length: 2, open to all, double to be covered." in answer(
        session, "ends"
    )
    assert answer(session, "4-2 own") == [
        "The open double on Ann’s train must be covered first; nothing else may be played. "
        "(cover_duty=next-player, rules 2.4.1)"
    ]


def test_building_taking_back_and_finishing() -> None:
    session = session_of(known_match(FIRST_TURNS))
    said = talk(session, "6-5", "5-4", "undo", "5-4", "4-4", "undo all", "6-5", "done")
    assert "You took 5-4 back." in said
    assert "You took 6-5, 5-4 and 4-4 back." in said
    assert "Your train is complete: finish it, or take a tile back." in said
    assert "You started your train with 6-5." in said
    assert [str(tile) for tile in session.round.trains["1"].chain] == ["6-5"]


# ---------------------------------------------------------------------- leaving and saving


def test_the_end_of_the_input_leaves_politely_and_saves(tmp_path: Path) -> None:
    pytest.importorskip("caboose.notation")
    path = tmp_path / "match.txt"
    session = later_turn()
    said = talk(session, keeper=Keeper(session.match, path))
    assert said[-2:] == [sentence("plain-end-of-input"), f"The match is saved in {path}."]
    assert path.exists()


def test_quit_leaves_and_needs_no_file() -> None:
    assert talk(later_turn(), "quit", "hand")[-1] == sentence("plain-goodbye")


def test_a_save_that_fails_is_told_and_makes_the_status_1(tmp_path: Path) -> None:
    pytest.importorskip("caboose.notation")
    session = later_turn()
    keeper = Keeper(session.match, tmp_path / "nowhere" / "match.txt")
    said: list[str] = []
    table = PlainTable(session, keeper, 0, read=_ended, write=said.append)
    assert table.run() == 1
    assert said[-1].startswith("The match could not be saved in ")


def _ended() -> None:
    return None


def test_between_rounds_it_waits_for_next() -> None:
    session = seeded(2, "spruce deal=double-six rounds=2", seed=1)
    said = listen(session, play_out(session, ["scores", "draw", "nonsense", ""]), no_file(session))
    at = said.index(sentence("plain-next-round"))
    assert said[at + 1].startswith("Rounds played: 1. Ann ")
    assert said[at + 2] == "The round is over."
    assert "is no command" in said[at + 3]
    assert said[at + 4] == "Round 2 of 2."


def play_out(session: Session, between: list[str]) -> Iterable[str]:
    """Commands that play the first round, then those given, then no more."""
    while session.phase is not Phase.ROUND_OVER:
        if session.is_complete:
            yield "done"
        else:
            yield str(session.legal[0])
    yield from between


def test_several_people_hand_over() -> None:
    session = session_of(known_match(FIRST_TURNS), "1 2")
    said = talk(session, "hand", "pass", "", "hand")
    assert said[4:7] == [
        "Ann’s turn: hand over the keyboard.",
        sentence("plain-hidden"),
        "You can lay 6-5. The others: 5-4, 4-4 and 3-0. Tiles: 4, pips: 31.",
    ]
    assert "Ann passed; their train is open now." in said
    assert "You can lay 6-1. The others: 3-3, 2-0 and 1-0. Tiles: 4, pips: 16." in said


def test_a_resumed_round_tells_what_happened_last() -> None:
    said = talk(later_turn())
    assert said[4:7] == [
        "You started your train with 6-5.",
        "Bea started their own train with 6-2.",
        "Carl passed; their train is open now.",
    ]
    assert said[7] == "Your turn."


def test_trains_by_first_letters_of_a_name() -> None:
    session = session_of(known_match(FIRST_TURNS))
    talk(session, "6-5 on an", "done")
    assert [str(tile) for tile in session.round.trains["1"].chain] == ["6-5"]
    for text in ("B", "be", "Bea's train", "2"):
        (said,) = answer(session_of(known_match(FIRST_TURNS)), f"6-5 on {text}")
        assert said.startswith("In a first turn nobody plays on the train of another player.")


def test_names_that_begin_alike_are_asked_about() -> None:
    match = known_match(FIRST_TURNS)
    match.names[:] = ["Maria", "Mario"]
    said = answer(session_of(match), "6-5 on mar")
    assert said == ["'mar' could be Maria (1) or Mario (2): write the number of the train."]

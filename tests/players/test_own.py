"""Players of one's own: found by module and class, and held to what a table needs."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import sleep

import pytest
from click.testing import CliRunner

from caboose.cli.app import app
from caboose.game import Step
from caboose.players import PlannerPlayer, Player, player_named, player_names, verify_player
from caboose.tiles import Tile
from caboose.view import View

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def in_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a shell in that folder, where nothing of it has been imported yet."""
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "careful", raising=False)


@pytest.mark.usefixtures("in_examples")
def test_the_example_sits_down_and_may() -> None:
    assert player_named("careful:Careful").name == "careful"
    verify_player(lambda: player_named("careful:Careful"))


@pytest.mark.usefixtures("in_examples")
def test_the_test_in_the_guide_runs_and_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)  # as pytest does for a test in that folder
    guide = (EXAMPLES.parent / "players.md").read_text("utf-8")
    (code,) = (
        each for each in re.findall(r"```python\n(.*?)```", guide, re.S) if "def test" in each
    )
    names: dict[str, object] = {}
    exec(code, names)
    test = names["test_my_player"]
    assert callable(test)
    test()


@pytest.mark.usefixtures("in_examples")
def test_the_example_plays_a_tournament() -> None:
    arguments = ["tournament", "random", "--with", "careful:Careful", "--deals", "5", "-q"]
    result = CliRunner().invoke(app, [*arguments, "-o", "rounds=1", "--workers", "1"])
    assert result.exit_code == 0, result.output
    assert "careful:Careful" in result.output


@pytest.mark.usefixtures("in_examples")
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nowhere:Careful", "cannot be loaded: No module named 'nowhere'"),
        (":Careful", "cannot be loaded"),
        ("careful:Careless", "is no computer player: a player is a class with a name"),
        ("careful:Step", "is no computer player"),
        ("carefull", "is no computer player: the players are expert"),
    ],
)
def test_what_cannot_be_loaded_is_told(name: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        player_named(name)


def test_names_of_modules_are_not_among_the_names() -> None:
    assert not [name for name in player_names() if ":" in name]


class Dreamer(PlannerPlayer):
    def choose(self, view: View, budget: float, random: Random) -> Step:
        return Step.play(Tile(0, 0), str(view.seat))


class Sleeper(PlannerPlayer):
    def choose(self, view: View, budget: float, random: Random) -> Step:
        sleep(4 * budget)
        return view.legal[0]


class Meddler(PlannerPlayer):
    def choose(self, view: View, budget: float, random: Random) -> Step:
        view.trains.pop("M", None)
        return view.legal[0]


@pytest.mark.parametrize(
    ("make", "budget", "says"),
    [
        (Dreamer, 60, "0-0@. is not legal"),
        (Sleeper, 0.01, "s for a step"),
        (Meddler, 60, "was changed"),
    ],
)
def test_a_player_that_may_not_sit_down_is_told_why(
    make: Callable[[], Player], budget: float, says: str
) -> None:
    with pytest.raises(AssertionError, match=says):
        verify_player(make, budget=budget)


class Hindered(PlannerPlayer):
    """Is late twice, as on a machine that has much else to do for a moment."""

    asked = 0

    def choose(self, view: View, budget: float, random: Random) -> Step:
        Hindered.asked += 1
        if Hindered.asked in (5, 50):
            sleep(0.5)
        return view.legal[0]


def test_a_machine_that_is_busy_for_a_moment_is_not_held_against_a_player() -> None:
    verify_player(Hindered, budget=0.15)

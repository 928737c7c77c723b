"""The ladder of players: its yardsticks play by the rules, and none that sees sits at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from caboose.cli import yardsticks
from caboose.cli.app import app
from caboose.cli.bench_book import Book
from caboose.cli.bench_ladder import PLAIN_PLANNER, Climb, climbed
from caboose.cli.yardsticks import (
    ALL_SEEING,
    BEST_LINE,
    SEEING_HANDS,
    GreedyMonteCarloPlayer,
    MonteCarloPlayer,
    PlainPlannerPlayer,
    SeeingPlayer,
    TrainFirstPlayer,
    yardstick,
)
from caboose.fast import PLAIN, best_runtime
from caboose.game import Match, Position, Round, Train
from caboose.players import PlannerPlayer, Player, player_named, player_names, verify_player
from caboose.players.search import Memory
from caboose.rules import Rules
from caboose.tiles import parse_tiles
from caboose.view import view

SEEING = (SEEING_HANDS, ALL_SEEING, BEST_LINE)
PATIENT = 60.0  # seconds: how long a step takes is not what is asked here


def climb(ladder: str, against: str, deals: int) -> Climb:
    return Climb(ladder, against, "spruce rounds=1", deals, playouts=4)


def set_up(
    hand: str, trains: dict[str, Train], *, lap: int = 2, boneyard: str = "1-0 2-0"
) -> Round:
    return Round.set_up(
        Position(
            rules=Rules(),
            set=12,
            engine=12,
            hands=(tuple(parse_tiles(hand)), tuple(parse_tiles("3-0 4-0"))),
            trains=trains,
            boneyard=tuple(parse_tiles(boneyard)),
            lap=lap,
        )
    )


def choice(player: Player, round: Round) -> str:
    return str(player.choose(view(round, 1), 1.0, Random(1)))


def later_round(steps: int, seed: int = 3) -> Round:
    """A round of planners after so many steps."""
    round = Match(Rules(), 4, seed=seed).deal()
    planner, random = PlannerPlayer(), Random(seed)
    for _ in range(steps):
        round.do(planner.choose(view(round, round.to_play), 1.0, random))
    return round


# ------------------------------------------------------------- views only


@pytest.mark.parametrize(
    "make",
    [
        TrainFirstPlayer,
        PlainPlannerPlayer,
        lambda: MonteCarloPlayer(2),
        lambda: GreedyMonteCarloPlayer(2),
    ],
    ids=["train first", "plain planner", "Monte Carlo", "greedy Monte Carlo"],
)
def test_yardsticks_that_see_views_play_by_every_preset(make: type[Player]) -> None:
    verify_player(make, budget=PATIENT)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("8-2 12-2 3-2", "3-2@2"),
        ("8-1 2-1 11-2", "8-1@1"),
        ("11-2 3-2 9-1", "11-2@2"),
        ("11-10 5-4", "+"),
    ],
    ids=[
        "a spare tile goes elsewhere first",
        "a planned tile is kept for its train",
        "the heaviest spare tile goes first",
        "a draw only if nothing fits",
    ],
)
def test_the_plain_planner_chooses(hand: str, expected: str) -> None:
    trains = {
        "1": Train(tuple(parse_tiles("12-8"))),
        "2": Train(tuple(parse_tiles("12-6 6-2")), marker=True),
    }
    assert choice(PlainPlannerPlayer(), set_up(hand, trains)) == expected


def test_only_the_first_lap_is_planned_by_who_lays_the_best_first_train() -> None:
    hand = "12-11 12-1 10-1 10-9 9-3"
    assert choice(TrainFirstPlayer(), set_up(hand, {}, lap=1)) == "12-1@1"
    assert choice(player_named("greedy"), set_up(hand, {}, lap=1)) == "12-11@1"
    assert choice(TrainFirstPlayer(), set_up(hand, {}, lap=2)) == "12-11@1"


# ---------------------------------------------------------- hidden tiles too


@pytest.mark.parametrize("name", SEEING)
def test_looking_changes_nothing(name: str) -> None:
    round = later_round(30)
    player = yardstick(name)
    assert isinstance(player, SeeingPlayer)
    player.look(round, [player] * 4)
    seen, state = view(round, round.to_play), round.state
    assert player.choose(seen, 1.0, Random(1)) in seen.legal
    assert round.state == state
    assert view(round, round.to_play) == seen


def test_who_sees_hands_does_not_see_the_boneyard() -> None:
    trains = {"1": Train(tuple(parse_tiles("12-8"))), "2": Train((), marker=True)}
    hand = "8-1 8-3 12-4 9-9 5-4 7-3"
    found = set()
    for boneyard in ("1-0 2-0 9-4 4-4 3-1 11-9", "11-9 3-1 4-4 9-4 2-0 1-0"):
        player = yardsticks.HandsSeeingPlayer(SEEING_HANDS)
        round = set_up(hand, trains, boneyard=boneyard)
        player.look(round, [player] * 2)
        search = yardsticks.OpenHandsSearch(
            Memory(best_runtime()), round, view(round, 1), Random(1)
        )
        search.try_out(40)
        found.add((choice(player, round), str(search.sums)))
    assert len(found) == 1


def test_foresight_is_the_same_compiled_and_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    round = later_round(48)
    assert not round.over
    found: dict[str, Sequence[str]] = {}
    for runtime in (best_runtime(), PLAIN):
        monkeypatch.setattr(f"{yardsticks.__name__}.best_runtime", lambda runtime=runtime: runtime)
        players = [yardstick(name) for name in (ALL_SEEING, BEST_LINE)]
        yardsticks.show_round(players * 2, round)
        seen = view(round, round.to_play)
        assert len(seen.legal) > 1
        found[runtime.name] = [str(player.choose(seen, 1.0, Random(1))) for player in players]
    assert found["compiled"] == found["plain"]


def test_seeing_more_gains_more() -> None:
    """Twenty to sixty points a round, where one deal's spread is about fifteen."""
    points = {
        name: sum(climbed(Book(None, 1), climb(name, "planner", 12))["points"]) / 12
        for name in (ALL_SEEING, BEST_LINE)
    }
    assert points[BEST_LINE] < points[ALL_SEEING] < -15
    assert points[BEST_LINE] < -35


@pytest.mark.parametrize(
    "name",
    [
        *SEEING,
        *(
            f"caboose.cli.yardsticks:{each}"
            for each in ("SeeingPlayer", "HandsSeeingPlayer", "AllSeeingPlayer", "LineSeeingPlayer")
        ),
    ],
)
def test_no_seeing_player_can_be_named(name: str) -> None:
    assert name not in player_names()
    with pytest.raises(ValueError, match="is no computer player"):
        player_named(name)
    result = CliRunner().invoke(app, ["tournament", "random", "--with", name, "--deals", "2"])
    assert result.exit_code != 0
    assert "is no computer player" in result.output


def test_who_was_handed_no_round_sees_nothing() -> None:
    round = later_round(0)
    with pytest.raises(ValueError, match="was handed no round"):
        yardstick(ALL_SEEING).choose(view(round, round.to_play), 1.0, Random(1))


# --------------------------------------------------------------- the ladder


def test_against_itself_a_yardstick_is_level_on_every_deal() -> None:
    found = climbed(Book(None, 1), climb(PLAIN_PLANNER, PLAIN_PLANNER, 3))
    assert found["points"] == [0, 0, 0]
    assert found["matches_won"] == [0.25] * 3


def test_players_meet_the_same_deals_however_many_are_played() -> None:
    long, short = (
        climbed(Book(None, 1), climb(PLAIN_PLANNER, "greedy", deals))["points"] for deals in (4, 2)
    )
    assert long[:2] == short


def test_a_rung_that_is_known_is_not_climbed_again(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    wanted = climb(PLAIN_PLANNER, "planner", 2)
    first = climbed(Book(path, 1), wanted)
    kept = path.read_bytes()
    assert climbed(Book(path, 1), wanted) == first
    assert path.read_bytes() == kept
    climbed(Book(path, 1), replace(wanted, seed=7))
    assert len(path.read_text().splitlines()) == 2


@pytest.mark.parametrize("line", ["{", "7", "[]", '{"contest": {}}'])
def test_a_line_that_is_no_result_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "found.jsonl"
    path.write_text('{"contest": {}, "verdict": {}}\n' + line + "\n")
    with pytest.raises(ValueError, match=r"line 2 of .*found\.jsonl is no result"):
        Book(path, 1)

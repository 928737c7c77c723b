"""The review: what a decision lost, from what the seat knew; luck and skill apart."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest
from click.testing import CliRunner, Result

from caboose import Match, Round, Rules
from caboose.cli.app import app
from caboose.fast import best_runtime
from caboose.game import Position, Step, Train
from caboose.locales import LANGUAGES
from caboose.notation import write_record
from caboose.players import CasualPlayer, PlannerPlayer
from caboose.players.review import (
    Finished,
    accounts,
    decisions,
    finished_rounds,
    planned_end,
    rate,
    review_round,
    total_of,
    turning_points,
)
from caboose.players.search import Memory
from caboose.tiles import Tile, parse_tiles
from caboose.view import View, resample, view
from tests.locales.english import english_in, is_whole
from tests.tables import deal_round, play_to_end, played_match, random_table


@pytest.fixture(scope="module")
def memory() -> Memory:
    return Memory(best_runtime())


def tables(count: int, seed: str) -> list[Finished]:
    """Rounds of random steps under random rules."""
    found = []
    for number in range(1, count + 1):
        random = Random(f"{seed} {number}")
        opening = deal_round(*random_table(random), random)
        round = opening.copy()
        play_to_end(round, random)
        steps = tuple(operation.step for operation in round.operations)
        found.append(Finished(number, opening, steps))
    return found


def blunder() -> tuple[View, Step, Step]:
    """A view, a step that lays 21 points and one that lays 1; after it somebody surely goes out."""
    position = Position(
        rules=Rules(),
        set=12,
        engine=12,
        hands=(tuple(parse_tiles("11-10 1-0")), *((tile,) for tile in parse_tiles(OTHERS))),
        trains={
            "1": Train(tuple(parse_tiles("12-1"))),
            "M": Train(tuple(parse_tiles("12-11"))),
        }
        | {
            str(seat): Train((Tile(12, end),), marker=True)
            for seat, end in enumerate(range(2, 10), 2)
        },
        lap=5,
    )
    return view(Round.set_up(position), 1), Step.parse("11-10@M"), Step.parse("1-0@1")


OTHERS = "3-2 4-3 5-4 6-5 7-6 8-7 9-8 8-6"


def test_a_blunder_is_rated_as_what_it_costs(memory: Memory) -> None:
    seen, good, bad = blunder()
    assert {good, bad} <= set(seen.legal)
    rating = rate(seen, bad, 64, Random(1), memory)
    assert (rating.step, rating.best, rating.seat, rating.lap) == (bad, good, 1, 5)
    assert rating.lost == pytest.approx(20, abs=3)
    assert rating.is_certain
    assert rate(seen, good, 64, Random(1), memory)[4:7] == (good, 0.0, 0.0)


def test_a_rating_does_not_depend_on_what_is_hidden(memory: Memory) -> None:
    rated = 0
    for finished in tables(5, "hidden"):
        for number, (seen, step) in enumerate(decisions(finished)):
            if number % 7 or rated == 12:
                continue
            round = finished.opening.copy()
            for each in finished.steps[: len(seen.operations)]:
                round.do(each)
            other = resample(seen, Random(number))
            other.operations = [
                each if each.seat == seen.seat else each._replace(drawn=None)
                for each in round.operations
            ]
            if (other.boneyard, other.hands) == (round.boneyard, round.hands):
                continue
            scrambled = view(other, seen.seat)
            found = [rate(each, step, 8, Random(3), memory) for each in (seen, scrambled)]
            assert found[0] == found[1]
            rated += 1
    assert rated == 12


def test_more_worlds_are_more_certain_and_agree(memory: Memory) -> None:
    """Two ratings by other worlds differ no more than their errors allow."""
    differences, errors = [], []
    for finished in tables(8, "certain"):
        for seen, step in list(decisions(finished))[:4]:
            few, many = (rate(seen, step, worlds, Random(worlds), memory) for worlds in (40, 160))
            if few.best == many.best != step:
                errors.append((few.error, many.error))
                error = max(0.5, (few.error**2 + many.error**2) ** 0.5)
                differences.append(abs(few.lost - many.lost) / error)
    assert len(differences) > 8
    assert max(differences) < 5
    few_errors, many_errors = (sum(each) for each in zip(*errors, strict=True))
    assert many_errors < 0.8 * few_errors


def test_reviews_with_other_seeds_spread_as_their_errors_say(memory: Memory) -> None:
    """Late in a round, where worlds of one chain stay alike for long."""
    match = Match(Rules("spruce"), 4, seed=3)
    random, players = Random(1), [PlannerPlayer(), CasualPlayer()]
    for _ in range(4):
        round = match.deal()
        while not round.over:
            player = players[(round.to_play - 1) % 2]
            round.do(player.choose(view(round, round.to_play), 1.0, random))
    found = 0
    for seen, step in decisions(finished_rounds(match)[3]):
        if len(seen.operations) not in (101, 103, 110):
            continue
        ratings = [rate(seen, step, 200, Random(seed), memory) for seed in range(16)]
        best = Counter(each.best for each in ratings).most_common(1)[0][0]
        alike = [each for each in ratings if each.best == best != step]
        told = sqrt(fmean(each.error**2 for each in alike))
        assert 0.65 < stdev(each.lost for each in alike) / told < 1.5
        found += 1
    assert found == 3


def test_what_was_gained_by_the_deal_and_by_the_play_is_all_there_was() -> None:
    for finished in tables(12, "accounts"):
        round = finished.opening.copy()
        for step in finished.steps:
            round.do(step)
        points, seats = round.scores(), round.players
        sign = 1 if round.rules["scoring"] == "winner-takes" else -1
        found = accounts(finished)
        assert sum(each.gave for each in found) == pytest.approx(0)
        for seat, account in enumerate(found):
            mean = (sum(points) - points[seat]) / (seats - 1)
            assert account.margin == pytest.approx(sign * (points[seat] - mean))


def test_planners_make_nothing_beyond_what_the_deal_gave() -> None:
    for number in range(2):
        random = Random(f"planners {number}")
        opening = deal_round(*random_table(random), random)
        round, planner = opening.copy(), PlannerPlayer()
        while not round.over:
            round.do(planner.choose(view(round, round.to_play), 1.0, random))
        assert list(round.state) == planned_end(opening)
        steps = tuple(operation.step for operation in round.operations)
        assert [each.made for each in accounts(Finished(1, opening, steps))] == [0] * round.players


def test_a_review_has_every_choice_and_nothing_else() -> None:
    match = played_match(Rules("spruce", deal="double-six", rounds=2), 3, 4)
    first, second = finished_rounds(match)
    assert first.opening.position != second.opening.position
    both, one = review_round(first, [1, 2, 3], 8, 5), review_round(first, [2], 8, 5)
    assert [rating for rating in both.ratings if rating.seat == 2] == list(one.ratings)
    done = [operation.step for operation in match.rounds[0].operations]
    assert all(done[rating.place] == rating.step for rating in both.ratings)
    assert len(both.ratings) == len(list(decisions(first)))
    total = total_of(2, [both, review_round(second, [2], 8, 5)])
    assert total.decisions == len(one.ratings) + sum(
        1 for seen, _ in decisions(second) if seen.seat == 2
    )
    certain = [rating for _, rating in turning_points([both], 100)]
    assert certain == sorted(
        (each for each in both.ratings if each.lost > 2 * each.error), key=lambda each: -each.lost
    )


def test_an_unfinished_round_is_left_out() -> None:
    match = played_match(Rules("spruce", deal="double-six", rounds=1), 2, 1)
    running = Match(Rules("spruce", deal="double-six", rounds=2), 2, seed=1)
    play_to_end(running.deal(), Random(1))
    running.deal()
    assert [each.number for each in finished_rounds(running)] == [1]
    assert len(finished_rounds(match)) == 1


# -------------------------------------------------------------- the command


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of one short round."""
    path = tmp_path_factory.mktemp("review") / "short.record"
    match = played_match(Rules("spruce", deal="double-six", rounds=1), 3, 4)
    path.write_text(write_record(match), "utf-8")
    return path


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["review", *map(str, words)], env={"LC_ALL": "C"})


def test_the_command_tells_the_same_as_data_and_in_words(record: Path) -> None:
    said = run(record, "--worlds", "16", "--json")
    assert said.exit_code == 0, said.output
    data = json.loads(said.stdout)
    assert [seat["seat"] for seat in data["seats"]] == [1, 2, 3]
    rated = data["rounds"][0]["decisions"]
    english = run(record, "--worlds", "16").stdout
    for seat in data["seats"]:
        own = [each["lost"] for each in rated if each["seat"] == seat["seat"]]
        assert len(own) == seat["decisions"]
        assert sum(own) == pytest.approx(seat["lost"])
        line = next(line for line in english.splitlines() if f"Player {seat['seat']}  " in line)
        assert f"{seat['lost']:.1f} ±" in line
    worst = max((each for each in rated if each["turning_point"]), key=lambda each: each["lost"])
    assert f"lap {worst['lap']}: Player {worst['seat']} chose" in english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_speaks_the_readers_language(record: Path, language: str) -> None:
    said = run(record, "--worlds", "8", "--seat", "1", "--language", language)
    assert said.exit_code == 0
    assert is_whole(said.stdout)
    if language != "en":
        assert not english_in(said.stdout, language, frozenset({"player"}))


def test_bad_wishes_end_in_one_plain_line(record: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty.record"
    empty.write_text(write_record(Match(Rules(), 2)), "utf-8")
    for words, says in (
        ((record, "--seat", "4"), "no seat 4 in this record: give 1 to 3"),
        ((record, "--round", "2"), "no finished round 2 in this record: give 1 to 1"),
        ((empty,), "no round of the record is over"),
        ((empty, "--language", "es"), "ninguna ronda del registro"),
    ):
        result = run(*words)
        assert result.exit_code == 2
        assert result.output.startswith("caboose: ")
        assert says in result.output


def test_the_good_beginning_of_a_damaged_record_is_reviewed(tmp_path: Path) -> None:
    path = tmp_path / "damaged.record"
    match = played_match(Rules("spruce", deal="double-six", rounds=2), 2, 4)
    lines = write_record(match).splitlines()
    path.write_text("\n".join([*lines[:-1], "1: 6-6@1"]), "utf-8")
    result = run(path, "--worlds", "8", "--seat", "1", "--json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert data["damage"]
    assert [each["number"] for each in data["rounds"]] == [1]

"""Computer players: what they choose, and that a view is all they need."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from caboose.fast.chance import CHANCE_SIZE, seed_chance
from caboose.fast.policies import POLICIES, choose
from caboose.game import Match, Position, Round, Step, Train
from caboose.players import (
    BeginnerPlayer,
    CasualPlayer,
    ExpertPlayer,
    GreedyPlayer,
    PlannerPlayer,
    Player,
    RandomPlayer,
    player_named,
    player_names,
)
from caboose.rules import Rules, preset_names
from caboose.tiles import parse_tiles
from caboose.trains.slots import WORK_SIZE
from caboose.view import View, resample, view
from tests.tables import deal_round, random_table


def position_view(hand: str, *, rules: str = "spruce", boneyard: str = "1-0 2-0") -> View:
    """Seat 1's view in the second lap: own train ends in 8, seat 2's open one and M in 2."""
    position = Position(
        rules=Rules.parse(rules),
        set=12,
        engine=12,
        hands=(tuple(parse_tiles(hand)), tuple(parse_tiles("3-0 4-0"))),
        trains={
            "1": Train(tuple(parse_tiles("12-8"))),
            "2": Train(tuple(parse_tiles("12-2")), marker=True),
            "M": Train(tuple(parse_tiles("12-3 3-2"))),
        },
        boneyard=tuple(parse_tiles(boneyard)),
    )
    return view(Round.set_up(position), 1)


def choice(player: Player, seen: View) -> str:
    return str(player.choose(seen, 1.0, Random(1)))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("8-1 2-1 11-10", "8-1@1"),
        ("8-1 11-2", "11-2@2"),
        ("2-2 11-8", "2-2@2"),
        ("2-2 8-8", "8-8@1"),
        ("8-2 5-5", "8-2@1"),
        ("11-10 5-4", "+"),
    ],
    ids=[
        "the heaviest that fits",
        "wherever it fits",
        "doubles first",
        "the heavier double",
        "own train among equals",
        "a draw only if nothing fits",
    ],
)
def test_greedy_chooses(hand: str, expected: str) -> None:
    assert choice(GreedyPlayer(), position_view(hand)) == expected


def test_greedy_prefers_the_own_train_in_every_seat() -> None:
    position = Position(
        rules=Rules(),
        set=12,
        engine=12,
        hands=(tuple(parse_tiles("3-0 4-0")), tuple(parse_tiles("8-2 5-4"))),
        trains={
            "1": Train(tuple(parse_tiles("12-2")), marker=True),
            "2": Train(tuple(parse_tiles("12-8"))),
        },
        to_play=2,
    )
    assert choice(GreedyPlayer(), view(Round.set_up(position), 2)) == "8-2@2"


def test_greedy_passes_only_if_neither_a_tile_nor_a_draw_is_left() -> None:
    assert choice(GreedyPlayer(), position_view("11-10 5-4", boneyard="")) == "-"


def test_greedy_plays_although_the_rules_would_let_him_draw() -> None:
    seen = position_view("8-1 5-4", rules="spruce must_play=no")
    assert Step.draw() in seen.legal
    assert choice(GreedyPlayer(), seen) == "8-1@1"


def test_greedy_weighs_by_what_a_tile_counts() -> None:
    blank_and_ten = position_view("8-0 0-0 10-10")._replace(
        legal=(Step.parse("0-0@1"), Step.parse("10-10@1"))
    )
    assert choice(GreedyPlayer(), blank_and_ten) == "0-0@1"
    plain = blank_and_ten._replace(rules=Rules("wikihow"))
    assert choice(GreedyPlayer(), plain) == "10-10@1"


def test_random_takes_every_legal_step_about_equally_often() -> None:
    seen = position_view("8-1 2-1 8-2")
    random = Random(5)
    chosen = Counter(RandomPlayer().choose(seen, 1.0, random) for _ in range(4000))
    assert set(chosen) == set(seen.legal)
    even = 4000 / len(seen.legal)
    assert all(0.85 * even < count < 1.15 * even for count in chosen.values())


def test_random_repeats_itself_with_the_same_seed() -> None:
    seen = position_view("8-1 2-1 8-2")
    first, second = ([RandomPlayer().choose(seen, 1.0, r) for _ in range(20)] for r in _twins())
    assert first == second


def _twins() -> tuple[Random, Random]:
    return Random(9), Random(9)


@pytest.mark.parametrize("name", player_names())
@pytest.mark.parametrize("preset", preset_names())
def test_players_choose_what_is_legal_in_whole_rounds(name: str, preset: str) -> None:
    match = Match(Rules(preset, rounds=1), players=4, seed=f"{name} {preset}")
    round = match.deal()
    player, random = player_named(name), Random(2)
    while not round.over:
        step = player.choose(view(round, round.to_play), 0.005, random)
        round.do(step)
    assert match.is_over


@pytest.mark.parametrize("preset", preset_names())
def test_choices_do_not_depend_on_hidden_tiles(preset: str) -> None:
    """The hidden tiles are dealt anew before each step: every player chooses the same."""
    round = Match(Rules(preset), players=4, seed=11).deal()
    random = Random(3)
    players = [player_named(name) for name in player_names() if name != "expert"]
    for player in [*players, ExpertPlayer(playouts=8)]:
        played = round.copy()
        for number in range(50):
            if played.over:
                break
            seen = view(played, played.to_play)
            scrambled = resample(seen, random)
            step = player.choose(seen, 1.0, Random(number))
            assert player.choose(view(scrambled, seen.seat), 1.0, Random(number)) == step
            played.do(step)


def test_a_view_leads_to_the_choice_that_the_whole_state_leads_to() -> None:
    """The players of compiled matches and those of single views are the same."""
    for seed in range(40):
        random = Random(f"choice {seed}")
        rules, players = random_table(random)
        round = deal_round(rules, players, random)
        work = [0] * WORK_SIZE
        for _ in range(60):
            if round.over:
                break
            seen = view(round, round.to_play)
            steps = [step.number for step in seen.legal]
            for name, policy in POLICIES.items():
                drawn = random.getrandbits(32)
                chosen = player_named(name).choose(seen, 1.0, Random(drawn))
                chance = [0] * CHANCE_SIZE
                seed_chance(chance, Random(drawn).getrandbits(31), 0)
                args = (list(round.state), rules.codes, steps, len(steps), chance, work)
                assert chosen.number == choose(policy, *args)
            round.do(random.choice(seen.legal))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("8-1 1-7 7-2 11-2", "11-2@2"),
        ("8-1 7-1 7-2", "8-1@1"),
        ("8-5 8-4 5-3 6-3 4-1", "8-5@1"),
    ],
    ids=["spare tiles elsewhere first", "no planned tile elsewhere", "the best train"],
)
def test_planner_chooses(hand: str, expected: str) -> None:
    assert choice(PlannerPlayer(), position_view(hand)) == expected


def test_beginner_covers_a_double_of_his_own_where_he_can() -> None:
    seen = position_view("8-8 8-5 5-2 2-1")
    round = resample(seen, Random(1))
    round.do("8-8@1")
    seen = view(round, 1)
    assert len(seen.legal) > 1
    random = Random(4)
    chosen = {str(BeginnerPlayer().choose(seen, 1.0, random)) for _ in range(30)}
    assert chosen == {"8-5@1"}


def test_beginner_lays_his_last_tile_rather_than_draw() -> None:
    seen = position_view("8-2", rules="spruce must_play=no")
    random = Random(4)
    chosen = {str(BeginnerPlayer().choose(seen, 1.0, random)) for _ in range(30)}
    assert chosen == {"8-2@1", "8-2@2", "8-2@M"}


def test_casual_lays_the_heaviest_tile_but_slips_now_and_then() -> None:
    seen = position_view("8-1 2-1 11-2", rules="spruce must_play=no")
    random = Random(4)
    chosen = Counter(str(CasualPlayer().choose(seen, 1.0, random)) for _ in range(800))
    heaviest = chosen["11-2@2"] / 800
    assert 0.85 < heaviest < 0.97
    assert set(chosen) == {str(step) for step in seen.legal if step.is_play}


def test_names_and_the_message_for_an_unknown_one() -> None:
    assert [player_named(name).name for name in player_names()] == player_names()
    with pytest.raises(ValueError, match=r"'gredy' is no computer player: did you mean greedy\?"):
        player_named("gredy")
    with pytest.raises(ValueError, match="are expert, planner, casual, beginner, greedy, random"):
        player_named("deep thought")


def test_every_call_gives_a_player_of_its_own() -> None:
    assert player_named("random") is not player_named("random")


@pytest.mark.parametrize(("twice", "expected"), [("twice", "8-8@1"), ("face", "0-0@M")])
def test_greedy_counts_doubles_twice_where_the_rules_do(twice: str, expected: str) -> None:
    rules = f"spruce double_blank=25 double_tiles={twice}"
    seen = position_view("8-0 0-0 8-8", rules=rules)
    both = seen._replace(legal=(Step.parse("0-0@M"), Step.parse("8-8@1")))
    assert choice(GreedyPlayer(), both) == expected

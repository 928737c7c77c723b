"""PettingZoo's environment passes PettingZoo's own tests, and tells of the round as it is."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from caboose import Rules
from caboose.lab.env import AecEnvironment, aec_env
from caboose.lab.env.rounds import most_steps
from caboose.notation import read_position
from caboose.rules import preset_names

pytestmark = [
    # PettingZoo's test knows by name which of its own environments observe dictionaries, as all
    # with an action mask do, and warns of any other.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # An agent whose episode has ended has no legal action.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

FOREVER = "spruce must_play=no set=6 hand=8"
"""Rules under which players may pass as long as they like."""


def played(env: Any, seed: int, random: Random, most: int = 100_000) -> dict[str, float]:
    """Play an episode with random actions; returns what each agent got in all."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if terminated or truncated else random.choice(legal))
    return got


@pytest.mark.parametrize("name", preset_names())
def test_every_preset_passes_the_api_test(name: str) -> None:
    api_test(aec_env(name, players=4), num_cycles=200)


@pytest.mark.parametrize(
    ("rules", "players"),
    [("spruce", 2), ("spruce", 14), ("wikihow", 10), ("spruce engine=aside", 5), (FOREVER, 2)],
)
def test_other_tables_pass_the_api_test(rules: str, players: int) -> None:
    api_test(aec_env(rules, players), num_cycles=50)


def test_whole_matches_pass_the_api_test() -> None:
    api_test(aec_env("spruce rounds=2", players=3, episode="match"), num_cycles=1000)


@pytest.mark.parametrize("name", preset_names())
def test_every_preset_passes_the_seed_test(name: str) -> None:
    seed_test(lambda: aec_env(name, players=3), num_cycles=100)


def test_whole_matches_pass_the_seed_test() -> None:
    seed_test(lambda: aec_env("wikihow rounds=2", episode="match"), num_cycles=300)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name == "spruce" else pytest.mark.slow)
        for name in preset_names()
    ],
)
def test_it_passes_the_performance_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Five seconds for each preset; the others with: python3 run.py test -m slow tests/lab."""
    performance_benchmark(aec_env(name))
    speed, words = capsys.readouterr().out.splitlines()[1].split(" ", 1)
    assert words == "turns per second"
    assert float(speed) > 300


def test_it_passes_the_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(aec_env, custom_tests={"ansi": lambda text: text.startswith("spruce; set 12;")})
    assert capsys.readouterr().out.startswith("spruce; set 12;")


def test_what_is_rendered_is_the_position() -> None:
    env = aec_env("wikihow", render_mode="ansi")
    env.reset(seed=5)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert read_position(env.render()) == env.unwrapped._round.position


def test_rewards_compare_points_with_the_mean_of_the_table() -> None:
    env = aec_env("spruce set=6 hand=5", players=3)
    got = played(env, 3, Random(3))
    round = env.unwrapped._round
    points = round.scores()
    assert max(points) > min(points)
    mean = sum(points) / 3
    assert list(got.values()) == pytest.approx([(mean - each) / 100 for each in points])


def test_winners_who_take_points_are_rewarded_for_them() -> None:
    env = aec_env("spruce set=6 hand=5 scoring=winner-takes", players=3)
    got = played(env, 4, Random(4))
    points = env.unwrapped._round.scores()
    winner = points.index(max(points))
    assert list(got.values())[winner] == pytest.approx((max(points) - sum(points) / 3) / 100)
    assert max(got.values()) == list(got.values())[winner] > 0


def test_a_match_rewards_each_of_its_rounds() -> None:
    env = aec_env("house rounds=3 set=6 hand=4", players=4, episode="match")
    got = played(env, 8, Random(8))
    match = env.unwrapped._match
    assert len(match.rounds) == 3
    mean = sum(match.totals) / 4
    assert list(got.values()) == pytest.approx([(mean - each) / 100 for each in match.totals])


def test_a_round_may_have_any_engine_and_any_lead() -> None:
    env = aec_env("spruce set=6 hand=4", players=3)
    env.reset(seed=1)
    dealt = []
    for _ in range(80):
        dealt.append((env.unwrapped._round.engine, env.unwrapped._round.leader))
        env.reset()
    assert {engine for engine, _ in dealt} == set(range(7))
    assert {leader for _, leader in dealt} == {1, 2, 3}


def test_episodes_after_a_seed_are_always_the_same() -> None:
    for episode in ("round", "match"):
        orders = []
        for _ in range(2):
            env = aec_env(players=3, episode=episode)
            env.reset(seed=9)
            hands = [env.unwrapped._round.hands]
            env.reset()
            hands.append(env.unwrapped._round.hands)
            assert hands[0] != hands[1]
            orders.append(hands)
        assert orders[0] == orders[1]


def test_passing_for_ever_is_broken_off() -> None:
    env = aec_env(FOREVER, players=2)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert not terminated
        assert reward == 0
        if truncated:
            env.step(None)
            continue
        mask = observation["action_mask"]
        legal = np.flatnonzero(mask).tolist()
        passing = env.action_space(agent).n - 1
        env.step(passing if mask[passing] else legal[-1])
        steps += 1
    assert steps == most_steps(Rules.parse(FOREVER), 2) == 20 * 28


def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing() -> None:
    env = aec_env(players=4)
    env.reset(seed=2)
    agent, before = env.agent_selection, env.last()[0]
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action, message in (
        (illegal, "The tile .* Legal now: "),
        (457, "457 is no action: they are 0 to 456"),
        (-1, "-1 is no action"),
        (None, "'None' is no action: give a whole number"),
        (0.5, "'0.5' is no action"),
    ):
        with pytest.raises(ValueError, match=message):
            env.step(action)
    assert env.agent_selection == agent
    after = env.last()[0]
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_a_wrapper_may_end_the_episode_at_an_illegal_action() -> None:
    env = TerminateIllegalWrapper(aec_env(), illegal_reward=-1)
    env.reset(seed=2)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_calls_come_in_order() -> None:
    env = aec_env()
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
        env.step(0)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"rules": "spruced"}, "did you mean spruce"),
        ({"players": 15}, "2 to 14 players"),
        ({"episode": "game"}, "'game' is no episode: give round or match"),
        ({"render_mode": "rgb_array"}, "no render mode: give human, ansi or None"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        aec_env(**wrong)


@pytest.mark.parametrize("seed", [-1, 1 << 31])
def test_a_seed_has_31_bits(seed: int) -> None:
    env = aec_env()
    with pytest.raises(ValueError, match="a whole number from 0 to 2147483647"):
        env.reset(seed=seed)


def test_agents_are_named_by_their_seats() -> None:
    env = aec_env(players=3)
    assert isinstance(env.unwrapped, AecEnvironment)
    assert env.possible_agents == ["seat_1", "seat_2", "seat_3"]
    assert str(env) == "mexican_train_v0"

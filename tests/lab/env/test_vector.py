"""The vectorised environment plays the same rounds as PettingZoo's, only many at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.random import Generator, default_rng
from numpy.typing import NDArray

from caboose.lab.env import Batch, VectorEnv, aec_env

TABLES = [
    ("spruce", 4),
    ("wikihow", 3),
    ("tournament", 8),
    ("spruce set=6 hand=3 scoring=winner-takes", 3),
    ("house set=6 hand=4 engine=aside out_on_double=doubled", 2),
    ("spruce set=9 hand=4 hunt=next-lower draws=two must_play=no", 5),
    ("app set=6 hand=3 engine=highest-held mexican_trains=none", 4),
]


def chosen(masks: NDArray[np.bool_], random: Generator) -> NDArray[np.int64]:
    """A random legal action in each round."""
    weights = np.where(masks, random.random(masks.shape), -1)
    actions: NDArray[np.int64] = np.argmax(weights, axis=1)
    return actions


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_it_plays_the_rounds_of_the_aec_environment(rules: str, players: int) -> None:
    random = default_rng(3)
    env = VectorEnv(rules, players, count=3)
    single = aec_env(rules, players)
    single.reset(seed=11)
    batch = env.reset(seed=11)
    ended = 0
    for _ in range(400):
        seat = int(batch.to_play[0]) + 1
        assert single.agent_selection == f"seat_{seat}"
        observation = single.observe(f"seat_{seat}")
        assert np.array_equal(batch.observations[0], observation["observation"])
        assert np.array_equal(batch.masks[0], observation["action_mask"])
        actions = chosen(batch.masks, random)
        batch = env.step(actions)
        single.step(int(actions[0]))
        assert batch.terminated[0] == any(single.terminations.values())
        assert batch.truncated[0] == any(single.truncations.values())
        rewards = [single.rewards[agent] for agent in single.possible_agents]
        assert batch.rewards[0].tolist() == pytest.approx(rewards, abs=1e-6)
        if batch.terminated[0]:
            ended += 1
            single.reset()
    assert ended > 0


def run(env: VectorEnv, seed: int, steps: int) -> list[Batch]:
    """The batches of a run with actions that only the masks decide."""
    batches = [env.reset(seed=seed)]
    for step in range(steps):
        masks = batches[-1].masks
        places = np.cumsum(masks, axis=1)
        wanted = 1 + step % np.maximum(masks.sum(axis=1), 1)
        batches.append(env.step(np.argmax(places == wanted[:, None], axis=1)))
    return batches


def equal(one: Batch, other: Batch, rows: slice = slice(None)) -> bool:
    """Whether two batches agree in some rows."""
    return all(np.array_equal(a[rows], b[rows]) for a, b in zip(one, other, strict=True))


def test_a_seed_decides_everything_and_each_round_has_its_own_deals() -> None:
    first = run(VectorEnv("wikihow", 4, count=20), 5, 300)
    again = run(VectorEnv("wikihow", 4, count=20), 5, 300)
    fewer = run(VectorEnv("wikihow", 4, count=7), 5, 300)
    other = run(VectorEnv("wikihow", 4, count=20), 6, 1)
    assert all(equal(one, two) for one, two in zip(first, again, strict=True))
    assert all(equal(one, two, slice(7)) for one, two in zip(first, fewer, strict=True))
    assert not equal(first[0], other[0])
    assert len(np.unique(first[0].observations, axis=0)) == 20
    ended = np.sum([batch.terminated for batch in first], axis=0)
    assert (ended > 0).all()


def test_without_a_seed_the_deals_differ() -> None:
    env = VectorEnv(count=5)
    assert not equal(env.reset(), env.reset())


def test_a_round_that_ends_is_followed_by_the_next_deal() -> None:
    env = VectorEnv("spruce set=6 hand=3", 3, count=50)
    batches = run(env, 2, 120)
    ended = 0
    for batch in batches[1:]:
        running = ~batch.terminated
        assert (batch.rewards[running] == 0).all()
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-5)
        parts = env.encoding.split(batch.observations)
        fresh = parts["lengths"].sum(axis=1) == 0
        assert fresh[batch.terminated].all()
        assert (parts["lap"][batch.terminated] == 1).all()
        assert batch.masks.any(axis=1).all()
        ended += int(batch.terminated.sum())
    assert ended > 100


def test_batches_are_the_callers_own() -> None:
    env = VectorEnv(count=4)
    batch = env.reset(seed=1)
    kept = [each.copy() for each in batch]
    actions = batch.masks.argmax(axis=1)
    batch.masks[:] = False  # neither does it change what is legal
    kept[1] = batch.masks.copy()
    env.step(actions)
    assert all(np.array_equal(a, b) for a, b in zip(batch, kept, strict=True))


def passing(env: VectorEnv, batch: Batch, steps: int) -> Batch:
    """Pass wherever that is legal, for so many steps or until a round is broken off."""
    for _ in range(steps):
        last = env.encoding.actions - 1 - batch.masks[:, ::-1].argmax(axis=1)
        batch = env.step(last)  # to pass is the last action
        if batch.truncated.any():
            break
    return batch


def test_passing_for_ever_is_broken_off() -> None:
    env = VectorEnv("spruce must_play=no set=6 hand=8", 2, count=1)
    passing(env, env.reset(seed=1), 100)
    batch = env.reset(seed=1)  # which begins the count anew
    for _ in range(2):
        batch = passing(env, batch, 20 * 28 - 1)
        assert not batch.truncated.any()
        batch = passing(env, batch, 1)
        assert batch.truncated.all()
        assert not batch.terminated.any()
        assert (batch.rewards == 0).all()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = VectorEnv(count=3)
    with pytest.raises(ValueError, match=r"call reset\(\)"):
        env.step([0, 0, 0])
    batch = env.reset(seed=4)
    legal = batch.masks.argmax(axis=1)
    wrong: list[tuple[Any, str]] = [
        ([legal[0], legal[1]], "give 3 whole numbers"),
        ([float(each) for each in legal], "float64 of shape"),
        ([legal[0], 457, legal[2]], "the action 457 of round 1 is not legal: legal there are"),
        ([legal[0], legal[1], -1], "the action -1 of round 2 is not legal"),
        ([int((~batch.masks[0]).argmax()), *legal[1:]], "of round 0 is not legal"),
    ]
    for actions, message in wrong:
        with pytest.raises(ValueError, match=message):
            env.step(actions)
    fresh = VectorEnv(count=3)
    fresh.reset(seed=4)
    assert equal(env.step(legal), fresh.step(legal))


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="0 rounds: give 1 or more"):
        VectorEnv(count=0)
    with pytest.raises(ValueError, match="2 to 14 players"):
        VectorEnv(players=1)
    with pytest.raises(ValueError, match="a whole number from 0 to 2147483647"):
        VectorEnv(count=1).reset(seed=-1)

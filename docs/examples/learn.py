"""Learn to play by playing: policy gradients with eight weights, in NumPy alone.

One policy sits on all seats of 500 tables at once. It sees a few figures of each legal
action and has a weight for each; actions that went with a good round become more likely. From
`docs/environment.md`; run it with

    .venv/bin/python docs/examples/learn.py

It takes about ten seconds, and prints how many points a round the policy is better than the
mean of its table, before and after, with greedy players and with random ones on the other seats.
"""

from __future__ import annotations

import argparse

import numpy as np

from caboose.lab.env import Batch, VectorEnv
from caboose.tiles import tile_set

FIGURES = ("points", "double", "own train", "Mexican train", "draw", "pass", "follow-ups", "none")
RANDOM = np.zeros(len(FIGURES))
GREEDY = np.array([100.0, 1000.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0])
"""Doubles first, then the heaviest tile; among equals the own train."""


class Figures:
    """The figures of each legal action: what the policy sees of it."""

    def __init__(self, env: VectorEnv) -> None:
        encoding = env.encoding
        self.encoding = encoding
        tiles = tile_set(encoding.set)
        blank = int(env.rules["double_blank"])
        points = np.array([tile.pips if tile.pips else blank for tile in tiles]) / 10
        doubles = np.array([tile.is_double for tile in tiles])
        self.sums = np.array([tile.pips for tile in tiles])
        self.bearing = np.array([[t.has(n) for t in tiles] for n in range(encoding.set + 1)])
        self.fixed = np.zeros((encoding.actions, len(FIGURES)))
        laying = self.fixed[:-2].reshape(encoding.trains, encoding.tiles, len(FIGURES))
        laying[:, :, 0] = points
        laying[:, :, 1] = doubles
        laying[0, :, 2] = 1  # place 0 is the own train
        laying[env.players :, :, 3] = 1
        self.fixed[-2, 4] = self.fixed[-1, 5] = 1

    def of(self, batch: Batch) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The rounds and numbers of all legal actions, and the figures of each."""
        rounds, actions = batch.masks.nonzero()
        figures = self.fixed[actions]
        lays = actions < self.encoding.actions - 2
        row = rounds[lays]
        train, tile = np.divmod(actions[lays], self.encoding.tiles)
        parts = self.encoding.split(batch.observations)
        end = self.sums[tile] - parts["ends"].argmax(axis=2)[row, train]
        held = parts["hand"].astype(float) @ self.bearing.T  # tiles in hand that bear each number
        follow_ups = held[row, end] - 1  # the tile itself bears it too
        figures[lays, 6] = follow_ups
        figures[lays, 7] = follow_ups <= 0
        return rounds, actions, figures


def choose(
    scores: np.ndarray, rounds: np.ndarray, random: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """Sample an action of each round by its scores: its row, and the chances of all rows.

    The rows of a round stand together, and every round has some.
    """
    starts = np.flatnonzero(np.diff(rounds, prepend=-1))
    weights = np.exp(scores - np.maximum.reduceat(scores, starts)[rounds])
    chances = weights / np.add.reduceat(weights, starts)[rounds]
    # A race of waiting times: each row is the first of its round with its own chance.
    race = random.exponential(size=len(chances)) / np.maximum(chances, 1e-300)
    return np.lexsort((race, rounds))[starts], chances


def learn(env: VectorEnv, steps: int, rate: float, seed: int) -> np.ndarray:
    """Play on all seats with one policy and return the weights that it has learnt."""
    figures, random = Figures(env), np.random.default_rng(seed)
    weights = RANDOM.copy()
    square = np.ones_like(weights)  # a running mean, which evens out the figures' scales
    traces = np.zeros((env.count, env.players, len(weights)))
    batch = env.reset(seed=seed)
    for _ in range(steps):
        rounds, actions, seen = figures.of(batch)
        rows, chances = choose(seen @ weights, rounds, random)
        starts = np.flatnonzero(np.diff(rounds, prepend=-1))
        mean = np.add.reduceat(chances[:, None] * seen, starts)
        traces[np.arange(env.count), batch.to_play] += seen[rows] - mean
        batch = env.step(actions[rows])
        over = batch.terminated
        if over.any():
            gradient = np.einsum("rs,rsw->w", batch.rewards[over], traces[over]) / over.sum()
            square += 0.1 * (gradient**2 - square)
            weights += rate * gradient / np.sqrt(square + 1e-8)
        traces[over | batch.truncated] = 0
    return weights


def compare(env: VectorEnv, weights: np.ndarray, others: np.ndarray, steps: int) -> float:
    """Points a round that the policy is better than the mean of a table of others."""
    figures, random = Figures(env), np.random.default_rng(1)
    numbers = np.arange(env.count)
    seat = numbers % env.players  # where the policy sits in each round
    batch = env.reset(seed=2**31 - 1)  # deals that it has not learnt from
    better, ended = 0.0, 0
    for _ in range(steps):
        rounds, actions, seen = figures.of(batch)
        scores = np.where((batch.to_play == seat)[rounds], seen @ weights, seen @ others)
        batch = env.step(actions[choose(scores, rounds, random)[0]])
        better += 100 * float(batch.rewards[numbers, seat].sum())
        ended += int(batch.terminated.sum())
    return better / max(ended, 1)


def main(arguments: list[str] | None = None) -> None:
    """Learn, and print what was gained."""
    parser = argparse.ArgumentParser(description="Learn a simple policy by playing.")
    parser.add_argument("--rules", default="spruce", help="a preset, with option=value words")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--count", type=int, default=500, help="rounds at once")
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=0.02)
    given = parser.parse_args(arguments)
    env = VectorEnv(given.rules, given.players, given.count)
    learnt = learn(env, given.steps, given.rate, seed=1)
    for name, weight in zip(FIGURES, learnt, strict=True):
        print(f"{name:>14} {weight:6.2f}")
    print("points a round better than the mean of the table, with three others who are")
    for name, others in (("random", RANDOM), ("greedy", GREEDY)):
        before = compare(env, RANDOM, others, given.steps // 4)
        after = compare(env, learnt, others, given.steps // 4)
        print(f"{name:>14} {before:+6.1f} before {after:+6.1f} after")


if __name__ == "__main__":
    main()

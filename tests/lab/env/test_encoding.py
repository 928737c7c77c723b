"""Observations and actions: what they are, and that compiled code makes the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from caboose import Round, Rules, Step
from caboose.core.layout import STATE_SIZE
from caboose.lab.env import Encoding
from caboose.lab.env.vector import functions
from caboose.notation import read_position
from caboose.view import resample, view
from tests.tables import deal_round, random_table

ROUNDS = 100


def positions(name: str, rounds: int) -> Iterator[tuple[Encoding, Round]]:
    """Some positions of each of many random rounds, the last of them over."""
    for seed in range(rounds):
        random = Random(f"{name} {seed}")
        rules, players = random_table(random)
        encoding = Encoding(rules, players)
        round = deal_round(rules, players, random)
        share = random.choice([0.05, 0.1, 0.4])
        for _ in range(600):
            if round.over or random.random() < share:
                yield encoding, round
            if round.over:
                break
            round.do(random.choice(round.legal_steps()))


def observed(encoding: Encoding, round: Round, seat: int) -> list[int]:
    """The observation that compiled code makes of the core's state."""
    state = np.array(round.state[:STATE_SIZE], dtype=np.uint32)
    row = np.zeros(encoding.size, dtype=np.uint8)
    functions()["observe"](state, seat - 1, encoding.shape, row)
    return row.tolist()


def test_what_compiled_code_observes_is_the_encoded_view() -> None:
    seen, over = 0, 0
    for encoding, round in positions("view", ROUNDS):
        for seat in {round.to_play, seen % round.players + 1}:
            expected = encoding.encode(view(round, seat))
            assert observed(encoding, round, seat) == expected.tolist(), encoding.split(expected)
            seen += 1
        over += round.over is not None
    assert seen > 2000
    assert over > ROUNDS / 2


def test_hidden_tiles_do_not_change_what_is_observed() -> None:
    compared, moved = 0, 0
    for place, (encoding, round) in enumerate(positions("hidden", 25)):
        seat = place % round.players + 1
        other = resample(view(round, seat), Random(place))
        assert observed(encoding, other, seat) == observed(encoding, round, seat)
        compared += 1
        moved += other.hands != round.hands or other.boneyard != round.boneyard
    assert compared > 200
    assert moved > compared / 2


def test_observations_stay_within_their_space() -> None:
    for encoding, round in positions("space", 25):
        seen = view(round, round.to_play)
        space = encoding.observation_space()
        observation = encoding.encode(seen)
        assert space.contains({"observation": observation, "action_mask": encoding.mask(seen)})
        shapes = [piece.shape for piece in encoding.split(observation).values()]
        assert shapes == [part.shape for part in encoding.parts]


def test_an_observation_read_by_hand() -> None:
    line = (
        "spruce; set 6; engine 6; lap 3; leader 1; to_play 3; "
        "trains 1:6-2,2-2 2*:6-5 M:6-0; open 1; hands 1:1-0 2:3-3,4-3 3:5-4,2-1,1-1; "
        "boneyard 6-4,5-5; idle 1"
    )
    round = Round.set_up(read_position(line))
    encoding = Encoding(Rules("spruce", set=6, hand=3), 3)
    parts = encoding.split(encoding.encode(view(round, 3)))
    # Place 0 is seat 3, place 1 seat 1, place 2 seat 2, place 3 the Mexican train.
    assert parts["hand"].nonzero()[0].tolist() == [2, 4, 19]  # 1-1 2-1 5-4
    assert parts["table"].nonzero()[0].tolist() == [5, 21, 23, 26, 27]  # 2-2 6-0 6-2 6-5 6-6
    assert parts["ends"].argmax(axis=1).tolist() == [6, 2, 5, 0]
    assert parts["lengths"].tolist() == [0, 2, 1, 1]
    assert parts["open_doubles"].tolist() == [0, 1, 0, 0]
    assert parts["markers"].tolist() == [0, 0, 1]
    assert parts["tiles_in_hand"].tolist() == [3, 1, 2]
    assert parts["tiles_in_boneyard"].tolist() == [2]
    assert parts["engine"].argmax() == 6
    assert parts["to_play"].tolist() == [1, 0, 0]
    assert parts["leader"].tolist() == [0, 1, 0]
    assert parts["out"].tolist() == [0, 0, 0]
    assert parts["lap"].tolist() == [3]
    assert parts["idle"].tolist() == [1]
    assert parts["turn"].tolist() == [0] * 5
    # Only 2-1 covers the open double of seat 1.
    mask = encoding.mask(view(round, 3))
    assert [str(encoding.step(action, 3)) for action in mask.nonzero()[0].tolist()] == ["2-1@1"]
    assert mask.nonzero()[0].tolist() == [1 * 28 + 4]
    assert not encoding.mask(view(round, 1)).any()


@pytest.mark.parametrize(
    ("rules", "players", "actions"),
    [
        ("spruce", 4, 5 * 91 + 2),
        ("wikihow", 2, (2 + 12) * 91 + 2),
        ("spruce mexican_trains=none", 14, 14 * 190 + 2),
        ("spruce mexican_trains=many", 14, (14 + 18) * 190 + 2),
    ],
)
def test_each_action_is_one_step(rules: str, players: int, actions: int) -> None:
    encoding = Encoding(Rules.parse(rules), players)
    assert encoding.actions == encoding.action_space().n == actions
    for seat in {1, 2, players}:
        steps = [encoding.step(action, seat) for action in range(actions)]
        assert len(set(steps)) == actions
        assert [encoding.action(step, seat) for step in steps] == list(range(actions))
    assert encoding.step(0, players).train == str(players)
    assert encoding.step(encoding.tiles, players).train == "1"


def test_every_legal_step_has_an_action() -> None:
    for encoding, round in positions("actions", 25):
        seat = round.to_play
        actions = [encoding.action(step, seat) for step in round.legal_steps()]
        assert sorted(actions) == encoding.mask(view(round, seat)).nonzero()[0].tolist()


def test_what_is_not_of_the_table_is_refused() -> None:
    encoding = Encoding(Rules("spruce"), 4)
    for text in ("13-1@1", "12-1@5", "12-1@14", "12-1@M2"):
        with pytest.raises(ValueError, match="no step of this table: it has a double-12 set, 4 pl"):
            encoding.action(Step.parse(text), 1)
    for action in (-1, 457):
        with pytest.raises(ValueError, match="no action: they are 0 to 456"):
            encoding.step(action, 1)
    round = deal_round(Rules(), 3, Random(1))
    with pytest.raises(ValueError, match="a spectator has none"):
        encoding.encode(view(round, None))
    with pytest.raises(ValueError, match="the view is of 3 players with a double-9 set"):
        encoding.encode(view(round, 1))
    with pytest.raises(ValueError, match="2 to 14 players"):
        Encoding(Rules("spruce"), 15)

"""Facts that hold under all rules (RULES.md section 1), over random options, sets and tables."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caboose import Refusal, Round, Rules, Tile
from caboose.core.layout import MEXICAN, PASS
from caboose.game import Step
from caboose.game.refusals import ground_against
from caboose.tiles import set_size, tile_set
from tests.tables import deal_round, rounds, tables


def all_tiles(round: Round) -> list[Tile]:
    """Every tile of the round, wherever it is, the engine included."""
    return [
        Tile(round.engine, round.engine),
        *(tile for train in round.trains.values() for tile in train.chain),
        *(tile for hand in round.hands for tile in hand),
        *round.boneyard,
    ]


def play_out(round: Round, seed: int) -> list[Round]:
    """Copies of the round at every step of a random play to its end."""
    random = Random(seed)
    states = [round.copy()]
    while not round.over:
        steps = round.legal_steps()
        assert steps, "a round that is not over has a legal step"
        plays = [step for step in steps if not step.is_pass]
        round.do(random.choice(plays if plays and random.random() < 0.5 else steps))
        states.append(round.copy())
        assert len(states) < 20_000, "the round does not end"
    return states


@settings(deadline=None, max_examples=60)
@given(tables(), st.integers(0, 2**32))
def test_tiles_are_conserved_and_every_round_ends(table: tuple[Rules, int], seed: int) -> None:
    round = deal_round(*table, Random(seed))
    top = round.set
    for state in play_out(round, seed):
        tiles = all_tiles(state)
        assert len(tiles) == set_size(top)
        assert set(tiles) == set(tile_set(top))
        assert sum(tile.pips for tile in tiles) == top * (top + 1) * (top + 2) // 2
        assert state.set == top
    assert len(round.scores()) == round.players


@settings(deadline=None, max_examples=60)
@given(tables(), st.integers(0, 2**32))
def test_trains_and_doubles(table: tuple[Rules, int], seed: int) -> None:
    round = deal_round(*table, Random(seed))
    for state in play_out(round, seed):
        started = [train.chain for train in state.trains.values() if train.chain]
        assert len(started) <= state.set
        assert not any(chain[0].is_double for chain in started)
        assert len(state.boneyard) + sum(map(len, state.hands)) + sum(map(len, started)) == (
            set_size(state.set) - 1
        )
        hidden = Counter(
            number
            for tile in (*state.boneyard, *(tile for hand in state.hands for tile in hand))
            for number in {tile.high, tile.low}
        )
        if state.set % 2 == 0:
            for number in range(state.set + 1):
                if number != state.engine and not hidden[number]:
                    assert list(state.ends.values()).count(number) % 2 == 0
        for name in state.open_doubles:
            double = state.trains[name].chain[-1]
            assert double.is_double
            if state.rules["dead_double"] == "waived":
                assert hidden[double.high]
    for operation in round.operations:
        if operation.covered:
            assert not operation.step.tile.is_double


@settings(deadline=None, max_examples=80)
@given(rounds())
def test_exactly_the_legal_steps_can_be_done(round: Round) -> None:
    legal = round.legal_steps()
    assert legal == sorted(set(legal))
    before = round.position
    for number in range(PASS + 1):
        step = Step(number)
        ground = ground_against(round.state, round.rules.codes, number)  # type: ignore[arg-type]
        assert (ground is None) == (step in legal), str(step)
    for step in legal:
        after = round.copy()
        operation = after.do(step)
        assert operation.seat == round.to_play
        assert after.position != before
    assert round.position == before
    if round.over:
        assert not legal


@settings(deadline=None, max_examples=60)
@given(rounds(), st.randoms(use_true_random=False))
def test_a_refused_step_changes_nothing(round: Round, random: Random) -> None:
    before = (round.state, round.position, list(round.operations))
    legal = set(round.legal_steps())
    for number in random.sample(range(PASS + 1), 300):
        if Step(number) in legal:
            continue
        refusal = round.refusal(Step(number))
        assert refusal is not None
        assert str(refusal)
        with pytest.raises(Refusal, match=re.escape(str(refusal))):
            round.do(Step(number))
    assert (round.state, round.position, list(round.operations)) == before


@settings(deadline=None, max_examples=100)
@given(tables(), st.integers(0, 2**32))
def test_a_blocked_round_cannot_go_on_under_must_play(table: tuple[Rules, int], seed: int) -> None:
    rules, players = table
    rules = rules.change(must_play="yes", drawn_tile="must")
    round = deal_round(rules, players, Random(seed))
    play_out(round, seed)
    if round.over != "blocked":
        return
    assert not round.boneyard
    for seat in range(1, players + 1):
        again = Round.set_up(
            round.position._replace(over=None, to_play=seat, idle=0, turn=(), drew=0)
        )
        assert not [step for step in again.legal_steps() if step.is_play]


def test_at_most_n_trains_start_even_with_many_mexican_trains() -> None:
    most = 0
    for seed in range(40):
        rules = Rules("wikihow", set=6, hand=8, follow_up="none")
        round = deal_round(rules, 3, Random(seed))
        play_out(round, seed)
        most = max(most, sum(1 for train in round.trains.values() if train.chain))
        assert round.mexican_trains <= 18
        assert len(round.state[MEXICAN:]) > 0
    assert 3 < most <= 6

"""A view holds what its seat may know and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caboose import Round, Rules
from caboose.view import resample, view
from tests.tables import deal_round, rounds

FIELDS = {
    "seat",
    "rules",
    "set",
    "engine",
    "leader",
    "to_play",
    "lap",
    "trains",
    "open_doubles",
    "hand",
    "tiles_in_hand",
    "tiles_in_boneyard",
    "drew",
    "turn",
    "idle",
    "out",
    "out_on_double",
    "over",
    "legal",
    "operations",
}


def test_the_fields_are_the_allow_list() -> None:
    round = deal_round(Rules(), 4, Random(1))
    assert set(view(round, 1)._fields) == FIELDS


@settings(deadline=None, max_examples=60)
@given(rounds(), st.randoms(use_true_random=False))
def test_a_resampled_round_gives_the_identical_view(round: Round, random: Random) -> None:
    for seat in (None, *range(1, round.players + 1)):
        seen = view(round, seat)
        drawn = resample(seen, Random(random.getrandbits(32)))
        assert view(drawn, seat) == seen
        assert drawn.ends == round.ends


@settings(deadline=None, max_examples=60)
@given(rounds())
def test_no_view_names_a_hidden_tile(round: Round) -> None:
    for seat in (None, *range(1, round.players + 1)):
        seen = view(round, seat)
        hidden = {
            *round.boneyard,
            *(tile for other, hand in enumerate(round.hands, 1) if other != seat for tile in hand),
        }
        known = {*seen.hand, *(tile for train in seen.trains.values() for tile in train.chain)}
        known |= {step.tile for step in (*seen.legal, *seen.turn) if step.is_play}
        known |= {each.drawn for each in seen.operations if each.drawn}
        assert not hidden & known
        assert hidden == set(seen.unseen)
        # The text of a view has no tile in any other shape either.
        text = repr(seen)
        for tile in hidden:
            assert repr(tile) not in text
            assert f"'{tile}@" not in text


def test_legal_steps_are_for_the_player_to_move_alone() -> None:
    round = deal_round(Rules(), 3, Random(2))
    others = [seat for seat in (None, 1, 2, 3) if seat != round.to_play]
    assert view(round, round.to_play).legal == tuple(round.legal_steps())
    assert all(view(round, seat).legal == () for seat in others)


def test_a_drawn_tile_is_seen_by_its_owner_alone() -> None:
    random = Random(5)
    round = deal_round(Rules(), 3, random)
    while not any(operation.drawn for operation in round.operations):
        round.do(random.choice(round.legal_steps()))
    (drawer,) = {each.seat for each in round.operations if each.drawn}
    for seat in (None, 1, 2, 3):
        seen = [each.drawn for each in view(round, seat).operations if each.step.is_draw]
        assert bool(seen[0]) == (seat == drawer)


def test_resampling_reaches_different_rounds() -> None:
    round = deal_round(Rules(), 4, Random(3))
    seen = view(round, 1)
    hands = {tuple(resample(seen, Random(seed)).hand(2)) for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.parametrize("seat", [0, 4, -1])
def test_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="the seats are 1 to 3"):
        view(deal_round(Rules(), 3, Random(1)), seat)


def test_a_builder_who_can_go_on_can_in_every_resampled_round() -> None:
    """That the turn still runs tells everybody that some tile of the hand fits."""
    from caboose.notation import read_position

    line = (
        "spruce; set 9; engine 9; lap 1; trains 1:9-2; hands 1:2-1,0-0 2:5-4,5-3 3:8-7,8-6; "
        "boneyard 6-5,4-3; turn 9-2@1"
    )
    seen = view(Round.set_up(read_position(line)), 2)
    for seed in range(50):
        drawn = resample(seen, Random(seed))
        assert any(tile.has(2) for tile in drawn.hand(1))

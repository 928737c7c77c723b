"""The table without its faces: seats, turns, a train being built, and the board."""

from __future__ import annotations

from random import Random

import pytest

from caboose.cli.table.alerts import Tone, alert
from caboose.cli.table.board import cells
from caboose.cli.table.session import NotNow, Phase, Session, share_of_pace
from caboose.game import Match, Refusal, Step
from caboose.players import GreedyPlayer, RandomPlayer
from caboose.rules import preset_names
from caboose.tiles import Tile, parse_tiles
from caboose.view import View
from tests.cli.tables import (
    FIRST_TURNS,
    hidden_tiles,
    known_match,
    let_computers_play,
    phase_of,
    play,
    seeded,
    sentences,
    session_of,
    tiles_in,
)


def is_building(session: Session) -> bool:
    return session.is_building


# ------------------------------------------------------------------------------ seats


def test_every_seat_takes_a_person_or_a_computer_player() -> None:
    match = known_match(FIRST_TURNS)
    with pytest.raises(ValueError, match="each takes a person or a computer player"):
        Session(match, {1: "Ann"}, {}, random=Random(1))
    with pytest.raises(ValueError, match="each takes a person or a computer player"):
        Session(match, {1: "Ann", 2: "Bea"}, {2: GreedyPlayer()}, random=Random(1))


def test_a_match_without_a_round_is_dealt() -> None:
    match = Match(players=["Ann", "Bea"], seed=1)
    session_of(match)
    assert len(match.rounds) == 1


def test_a_round_in_progress_just_goes_on() -> None:
    match = known_match(FIRST_TURNS)
    match.round.do("6-5@1")
    session = session_of(match)
    assert phase_of(session) is Phase.PERSON
    assert [str(step) for step in session.legal] == ["5-4@1", "-"]
    assert session.drafted == []


def test_computers_move_step_by_step_until_a_person_is_to_move() -> None:
    session = seeded(4, seed=5)
    moved = []
    while session.phase is Phase.COMPUTER:
        moved.append(session.advance().seat)
    assert 1 not in moved
    assert session.round.to_play == 1
    with pytest.raises(ValueError, match="no computer player is to move"):
        session.advance()


def test_a_computer_player_chooses_from_its_own_view() -> None:
    seen: list[View] = []

    class Spy(RandomPlayer):
        def choose(self, view: View, budget: float, random: Random) -> Step:
            seen.append(view)
            return super().choose(view, budget, random)

    match = known_match(FIRST_TURNS)
    session = Session(match, {1: "Ann"}, {2: Spy()}, random=Random(1))
    session.pass_turn()
    session.advance()
    assert [view.seat for view in seen] == [2]
    assert list(seen[0].hand) == sorted(parse_tiles(FIRST_TURNS[1]))


def test_names_are_made_fit_to_be_shown() -> None:
    match = known_match(FIRST_TURNS)
    match.names[:] = [" Ann\x1b[31m\n Lee ", "\n"]
    assert session_of(match).names == ["Ann[31m Lee", "2"]


def test_the_hand_is_hidden_until_the_next_person_has_come() -> None:
    session = session_of(known_match(FIRST_TURNS), "1 2")
    assert phase_of(session) is Phase.HAND_OVER
    assert session.view.hand == ()
    session.take_seat()
    assert session.view.hand == tuple(sorted(parse_tiles(FIRST_TURNS[0])))
    session.pass_turn()
    assert (phase_of(session), session.viewer, session.view.hand) == (Phase.HAND_OVER, None, ())
    with pytest.raises(NotNow, match="It is Bea’s turn"):
        session.pass_turn()


# --------------------------------------------------------------------- building a train


def test_tiles_of_a_first_train_lie_on_the_table_only_when_it_is_finished() -> None:
    session = session_of(known_match(FIRST_TURNS))
    play(session, "6-5@1", "5-4@1")
    assert is_building(session)
    assert session.round.operations == []
    assert [str(tile) for tile in session.view.hand] == ["3-0", "4-4"]
    session.finish()
    assert [str(each.step) for each in session.round.operations] == ["6-5@1", "5-4@1", "-"]
    assert session.round.to_play == 2
    assert not is_building(session)


def test_take_back_one_and_all() -> None:
    session = session_of(known_match(FIRST_TURNS))
    play(session, "6-5@1", "5-4@1", "4-4@1")
    assert session.take_back() == Tile(4, 4)
    assert [str(step) for step in session.legal] == ["4-4@1", "-"]
    play(session, "4-4@1")
    assert session.take_back_all() == parse_tiles("6-5 5-4 4-4")
    assert session.drafted == []
    assert session.view.hand == tuple(sorted(parse_tiles(FIRST_TURNS[0])))


def test_a_train_that_cannot_go_on_waits_to_be_finished() -> None:
    session = session_of(known_match(FIRST_TURNS))
    play(session, "6-5@1", "5-4@1", "4-4@1")
    assert session.is_complete
    assert session.round.to_play == 1
    with pytest.raises(NotNow, match="No further tile can go on your train"):
        session.draw()
    with pytest.raises(NotNow, match="No further tile can go on your train"):
        play(session, "3-0@1")
    session.pass_turn()
    assert session.round.to_play == 2
    assert [str(step) for step in session.round.trains["1"].chain] == ["6-5", "5-4", "4-4"]


def test_what_is_not_finished_has_not_happened() -> None:
    session = session_of(known_match(FIRST_TURNS))
    play(session, "6-5@1", "5-4@1", "4-4@1")
    assert session.is_complete
    assert sentences(session) == []
    session.finish()
    assert sentences(session) == ["You started with a train of 3 tiles: 6-5 5-4 4-4."]


def test_nothing_to_finish_and_nothing_to_take_back() -> None:
    session = session_of(known_match(FIRST_TURNS))
    with pytest.raises(NotNow, match="No tile of your train is laid yet"):
        session.finish()
    with pytest.raises(NotNow, match="There is nothing to take back"):
        session.take_back()
    session.pass_turn()
    let_computers_play(session)
    with pytest.raises(NotNow, match="Only the tiles of a train that you are building"):
        session.take_back()


def test_a_refused_tile_leaves_no_draft() -> None:
    session = session_of(known_match(FIRST_TURNS))
    with pytest.raises(Refusal, match="does not fit"):
        play(session, "3-0@1")
    assert session.drafted == []
    play(session, "6-5@1")
    with pytest.raises(Refusal, match="does not fit"):
        play(session, "3-0@1")
    assert [str(step) for step in session.drafted] == ["6-5@1"]


def test_a_first_train_may_not_be_finished_on_a_double_where_that_is_forbidden() -> None:
    hands = ["6-5 5-5 5-4 3-0", FIRST_TURNS[1]]
    session = session_of(known_match(hands, options="first_end_double=forbidden"))
    play(session, "6-5@1", "5-5@1")
    with pytest.raises(Refusal) as caught:
        session.finish()
    assert caught.value.reason == "would-end-on-double"
    assert session.round.operations == []
    assert alert(session).text == "Lay a tile on your 5-5."
    play(session, "5-4@1")
    session.finish()
    assert len(session.round.trains["1"].chain) == 3


def test_a_draw_while_building_lays_the_tiles_first_and_tells_no_tile_before() -> None:
    hands = ["6-5 5-5 3-0 4-0", FIRST_TURNS[1]]
    options = "first_end_double=ordinary follow_up=on-double"
    session = session_of(known_match(hands, boneyard="5-1 2-2", options=options))
    play(session, "6-5@1", "5-5@1")
    assert alert(session) == (
        "Nothing fits on your 5-5. Draw a tile.",
        Tone.DUTY,
    )
    assert Tile(5, 1) not in session.view.hand
    session.draw()
    assert [str(each.step) for each in session.round.operations] == ["6-5@1", "5-5@1", "+"]
    assert Tile(5, 1) in session.view.hand
    with pytest.raises(NotNow):
        session.take_back()
    play(session, "5-1@1")
    assert [str(step) for step in session.drafted] == ["5-1@1"]


def test_a_draft_refuses_the_draw_that_the_rules_refuse() -> None:
    session = session_of(known_match(FIRST_TURNS))
    play(session, "6-5@1")
    with pytest.raises(Refusal) as caught:
        session.draw()
    assert caught.value.reason == "can-play"
    assert [str(step) for step in session.drafted] == ["6-5@1"]


def test_a_late_whole_train_is_a_draft_too() -> None:
    session = session_of(known_match(FIRST_TURNS, options="late_start=whole-train"))
    session.pass_turn()
    let_computers_play(session)
    assert session.round.lap == 2
    assert not is_building(session)
    play(session, "6-5@1")
    assert is_building(session)
    assert not session.round.trains["1"].chain
    play(session, "5-4@1")
    session.finish()
    assert len(session.round.trains["1"].chain) == 2


def test_a_train_that_others_have_started_takes_one_tile_at_once() -> None:
    hands = ["5-4 4-3 3-0", "6-1 6-5 2-0"]
    match = known_match(hands, boneyard="2-2", options="late_start=whole-train")
    for step in ["-", "6-1@2", "+", "-", "6-5@1"]:
        match.round.do(step)
    session = session_of(match)
    play(session, "5-4@1")
    assert session.drafted == []
    assert session.round.to_play == 2


def test_a_single_tile_lies_at_once_where_no_train_is_built() -> None:
    session = session_of(known_match(FIRST_TURNS, options="first_turn=one-tile"))
    play(session, "6-5@1")
    assert session.round.to_play == 2


def test_an_owed_cover_in_the_first_lap_lies_at_once() -> None:
    hands = ["6-5 5-5 4-0 3-0", "5-1 6-1 2-0 3-3"]
    session = session_of(known_match(hands, options="first_end_double=now"), "2")
    let_computers_play(session)
    assert alert(session).text == "Cover the 5-5 on Ann’s train."
    assert not is_building(session)
    play(session, "5-1@1")
    assert session.round.to_play == 1


def test_further_tiles_of_a_computers_first_train_come_quicker() -> None:
    session = session_of(known_match(FIRST_TURNS), "2")
    first = session.choose()
    assert share_of_pace(session.round, first) == 1
    session.advance(first)
    assert share_of_pace(session.round, session.choose()) < 1


# ------------------------------------------------------------------------ what is shown


@pytest.mark.parametrize("preset", preset_names())
def test_no_sentence_tells_a_tile_that_the_person_must_not_know(preset: str) -> None:
    session = seeded(4, f"{preset} rounds=1", seed=8)
    random = Random(4)
    told = 0
    while phase_of(session) in (Phase.COMPUTER, Phase.PERSON):
        if phase_of(session) is Phase.COMPUTER:
            session.advance(random.choice(session.round.legal_steps()))
        elif session.is_complete:
            session.finish()
        else:
            session.do(random.choice(session.legal))
        if phase_of(session) is Phase.MATCH_OVER:
            break
        text = " ".join([*sentences(session), alert(session).text])
        shown = tiles_in(text) | {Tile.of(*each) for cell in cells(session) for each in cell.tail}
        assert not shown & hidden_tiles(session)
        told += len(shown)
    assert told > 100


def test_the_board_begins_with_the_own_train_and_goes_on_from_the_left() -> None:
    session = seeded(5, people="3")
    assert [cell.train for cell in cells(session)] == ["3", "M", "4", "5", "1", "2"]
    watched = seeded(3, people="")
    assert [cell.train for cell in cells(watched)] == ["M", "1", "2", "3"]


def test_further_mexican_trains_come_last_so_that_no_seat_moves() -> None:
    match = known_match(["6-5 6-4 6-3", "6-2 6-1 6-0"], options="mexican_trains=many")
    for step in ["6-5@1", "6-2@2"]:
        match.round.do(step)
    session = session_of(match)
    assert [cell.train for cell in cells(session)] == ["1", "M", "2"]
    play(session, "6-4@M")
    assert [cell.train for cell in cells(session)] == ["1", "M", "2", "M2"]
    none = session_of(known_match(FIRST_TURNS, options="mexican_trains=none"))
    assert [cell.train for cell in cells(none)] == ["1", "2"]


def test_a_cell_tells_its_train() -> None:
    match = known_match(["6-5 5-5 3-1", "3-2 5-0 4-2"], boneyard="4-4 3-3 2-0 0-0")
    for step in ["6-5@1", "5-5@1"]:
        match.round.do(step)
    session = session_of(match, "2")
    ann, bea = cells(session)[2], cells(session)[0]
    assert (ann.end, ann.length, ann.tail) == (5, 2, ((6, 5), (5, 5)))
    assert ann.open_double
    assert ann.is_newest
    assert not ann.is_open
    assert (ann.tiles_left, bea.tiles_left) == (1, 3)
    assert (bea.is_own, bea.end, bea.length) == (True, 6, 0)


def test_cells_fit_only_where_the_chosen_tile_may_go() -> None:
    session = session_of(known_match(FIRST_TURNS))
    assert [cell.fits for cell in cells(session, Tile(6, 5))] == [True, False, False]
    assert {cell.fits for cell in cells(session)} == {None}


def test_suggestions_are_legal_and_finish_what_is_complete() -> None:
    session = session_of(known_match(FIRST_TURNS))
    while not session.is_complete:
        suggestion = session.suggestion
        assert suggestion in session.legal
        assert suggestion is not None
        session.do(suggestion)
    assert session.suggestion == Step.pass_turn()
    session.finish()
    assert session.suggestion is None

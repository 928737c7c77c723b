"""What the table says: turns, alerts, refusals, and the end of a match."""

from __future__ import annotations

import pytest

from caboose.cli.table.alerts import Tone, alert
from caboose.cli.table.end_words import ranking, tie_breaks, victory
from caboose.cli.table.session import Phase
from caboose.cli.table.words import Speaker
from caboose.game import Match, Step
from caboose.rules import Rules
from tests.cli.tables import (
    FIRST_TURNS,
    NAMES,
    known_match,
    let_computers_play,
    phase_of,
    play,
    seeded,
    sentences,
    session_of,
)


def test_turns_in_words_for_one_who_plays_and_one_who_watches() -> None:
    match = known_match(["6-5 5-4 3-1 1-1", "6-2 4-2 3-3 0-0"], boneyard="5-2 5-0")
    for step in ["6-5@1", "5-4@1", "6-2@2", "4-2@2", "+", "-", "+", "-"]:
        match.round.do(step)
    assert sentences(session_of(match)) == [
        "You started with a train of 2 tiles: 6-5 5-4.",
        "Bea started with a train of 2 tiles: 6-2 2-4.",
        "You drew 5-2 and passed; your train is open now.",
        "Bea drew a tile and passed; their train is open now.",
    ]
    assert sentences(session_of(match, "")) == [
        "Ann started with a train of 2 tiles: 6-5 5-4.",
        "Bea started with a train of 2 tiles: 6-2 2-4.",
        "Ann drew a tile and passed; their train is open now.",
        "Bea drew a tile and passed; their train is open now.",
    ]


def test_markers_covers_and_last_tiles_in_words() -> None:
    hands = ["6-5 5-5 3-1", "6-2 5-0 4-2", "4-1 3-2 3-0"]
    match = known_match(hands, boneyard="4-4 3-3 2-0 0-0")
    round = match.round
    for step in ["6-5@1", "5-5@1", "6-2@2", "-", "-"]:
        round.do(step)
    session = session_of(match, "2")
    assert sentences(session)[-1] == "Carl passed; their train is open now."
    assert alert(session).text == "Ann must cover a double."
    round.do("+")
    round.do("-")
    assert sentences(session)[-1] == "Ann drew a tile and passed; their train is open now."
    assert alert(session).text == "Cover the 5-5 on Ann’s train."
    play(session, "5-0@1")
    assert sentences(session)[-1] == "You covered the 5-5 on Ann’s train with 5-0."


def test_a_follow_up_on_the_same_train_covers_it() -> None:
    match = known_match(["6-5 5-5 5-4 1-0", "6-1 2-0 3-0 4-0"], options="first_turn=one-tile")
    round = match.round
    for step in ["6-5@1", "6-1@2", "5-5@1", "5-4@1"]:
        round.do(step)
    assert sentences(session_of(match))[-1] == "You laid 5-5 on your train and covered it with 5-4."


def test_marker_off_in_words() -> None:
    match = known_match(["6-5 3-1 1-1", "3-0 2-0 4-4"], boneyard="4-3 6-2")
    for step in ["6-5@1", "-", "+", "-", "+", "6-2@2"]:
        match.round.do(step)
    assert sentences(session_of(match)) == [
        "You started your train with 6-5.",
        "Bea passed; their train is open now.",
        "You drew 4-3 and passed; your train is open now.",
        "Bea drew a tile and started their own train with 6-2; their train is closed again.",
    ]


def test_the_last_tile_in_words() -> None:
    match = known_match(["6-5 5-4", "6-3 3-0"])
    for step in ["6-5@1", "5-4@1", "-"]:
        match.round.do(step)
    session = session_of(match)
    assert sentences(session) == [
        "You started with a train of 2 tiles: 6-5 5-4, your last tile.",
        "Bea passed; their train is open now.",
    ]
    assert alert(session).text == "Out: Ann."
    assert alert(session_of(match, "2")).text == "Out: Ann."


def test_the_engine_in_words_tells_how_it_was_found() -> None:
    speaker = Speaker("en", NAMES, 2)
    assert speaker.round_start(12, 1, 0) == "The engine is 12-12. Ann leads."
    assert speaker.round_start(12, 2, 1) == (
        "The engine is 12-12; tiles drawn to find it: 1. You lead."
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hunted_tiles_are_counted(players: int) -> None:
    for seed in range(6):
        session = seeded(players, seed=seed)
        dealt = session.match.rules.deal(players)
        before = session.hunted(1)
        assert before == dealt.boneyard - len(session.round.boneyard)
        let_computers_play(session)
        if session.phase is Phase.PERSON:
            session.pass_turn()
        let_computers_play(session)
        assert session.hunted(1) == before


def test_the_alert_tells_what_is_owed_and_what_is_left_to_do() -> None:
    session = session_of(known_match(FIRST_TURNS))
    assert alert(session).text == "Build your train from the engine."
    play(session, "6-5@1")
    assert alert(session).text == "Your train ends in 5: go on, or finish it."
    play(session, "5-4@1", "4-4@1")
    assert alert(session).text == "Your train is complete: finish it, or take a tile back."
    session.finish()
    assert alert(session) == ("Bea is building a train.", Tone.WAIT)


@pytest.mark.parametrize(
    ("follow_up", "text"),
    [
        ("anywhere", "You laid a double: lay one more tile."),
        ("on-double", "Lay a tile on your 5-5."),
    ],
)
def test_the_alert_after_a_double(follow_up: str, text: str) -> None:
    options = f"first_turn=one-tile follow_up={follow_up}"
    match = known_match(["6-5 5-5 5-4 1-0", "6-1 2-0 3-0 4-0"], options=options)
    session = session_of(match)
    play(session, "6-5@1")
    let_computers_play(session)
    play(session, "5-5@1")
    assert alert(session) == (text, Tone.DUTY)


def test_refusals_keep_the_rule_and_leave_the_list_out() -> None:
    session = session_of(known_match(FIRST_TURNS))
    refusal = session.refusal(Step.parse("6-5@2"))
    assert refusal is not None
    assert session.speaker.refusal(refusal, session.round.rules) == (
        "In a first turn nobody plays on the train of another player. (first_trains=own, rules 2.3)"
    )


def test_listing() -> None:
    speaker = Speaker("en", NAMES, None)
    assert [speaker.listing(list("abc")[:count]) for count in range(4)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


class ScoredMatch(Match):
    """A finished match with given points."""

    def __init__(self, rows: list[list[int]], options: str = "spruce") -> None:
        super().__init__(Rules.parse(f"{options} rounds={len(rows)}"), NAMES[: len(rows[0])])
        self.rows = rows

    @property
    def scores(self) -> list[list[int]]:
        return self.rows


@pytest.mark.parametrize(
    ("rows", "options", "expected"),
    [
        (
            [[0, 5], [10, 5]],
            "spruce",
            "Ann and Bea have 10 points each; Ann had more rounds with zero points (1 against 0).",
        ),
        (
            [[6, 4], [4, 6], [1, 3], [4, 2]],
            "spruce",
            "Ann and Bea have 15 points each; Ann had the lower best round above zero "
            "(1 against 2), with as many rounds at zero.",
        ),
        (
            [[10, 3], [0, 3], [0, 4]],
            "spruce scoring=winner-takes",
            "Bea and Ann have 10 points each; Bea won more rounds (3 against 1).",
        ),
        (
            [[7, 0], [0, 5], [1, 3]],
            "spruce scoring=winner-takes",
            "Ann and Bea have 8 points each; Ann had the higher best round (7 against 5), with as "
            "many rounds won.",
        ),
        (
            [[3, 4], [4, 3]],
            "spruce",
            "Ann and Bea share a place: 7 points each, and every tie-break is equal too.",
        ),
    ],
    ids=["zero rounds", "lowest round", "rounds won", "highest round", "shared"],
)
def test_tie_breaks_are_explained(rows: list[list[int]], options: str, expected: str) -> None:
    match = ScoredMatch(rows, options)
    assert tie_breaks(Speaker("en", match.names, None), match) == [expected]


def test_no_tie_break_is_explained_without_a_tie() -> None:
    match = ScoredMatch([[0, 5, 9]])
    speaker = Speaker("en", match.names, 1)
    assert tie_breaks(speaker, match) == []
    assert victory(speaker, match) == "You win!"
    assert ranking(speaker, match) == ["1. Ann: 0", "2. Bea: 5", "3. Carl: 9"]


def test_shared_places_are_counted_together() -> None:
    match = ScoredMatch([[3, 3, 9]])
    speaker = Speaker("en", match.names, None)
    assert victory(speaker, match) == "Shared first place: Ann and Bea"
    assert ranking(speaker, match) == ["1. Ann and Bea: 3", "3. Carl: 9"]


def test_the_summary_of_a_round_and_the_next_one() -> None:
    session = seeded(3, "spruce rounds=2", people="", seed=2)
    let_computers_play(session)
    assert phase_of(session) is Phase.ROUND_OVER
    summary = session.summary()
    assert list(summary.points) == session.round.scores()
    assert [len(hand) for hand in summary.hands] == [len(hand) for hand in session.round.hands]
    session.next_round()
    let_computers_play(session)
    assert phase_of(session) is Phase.MATCH_OVER
    assert list(session.summary().totals) == session.match.totals

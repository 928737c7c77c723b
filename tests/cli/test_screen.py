"""The table on the screen, at 80 × 24, steered by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from caboose.cli.table.choice import LABELS
from caboose.cli.table.numerals import large
from caboose.cli.table.saving import Keeper
from caboose.cli.table.screen import TableApp
from caboose.cli.table.session import Phase, Session
from caboose.cli.table.sheets import Sheet
from caboose.cli.table.widgets import BoardView, HandView, LogView, TrainView, grid, tile_text
from tests.cli.tables import (
    FIRST_TURNS,
    hidden_tiles,
    known_match,
    no_file,
    screen_text,
    seeded,
    session_of,
    tiles_in,
)

Scene = Callable[[TableApp, Pilot[int]], Awaitable[None]]


def show(
    session: Session,
    scene: Scene,
    *,
    size: tuple[int, int] = (80, 24),
    keeper: Keeper | None = None,
    pace: float | None = None,
) -> int | None:
    """Open the table, play the scene, and return the app's result.

    Without a pace the computer players have moved before the scene begins.
    """

    async def run() -> int | None:
        app = TableApp(session, keeper or no_file(session), pace or 0)
        async with app.run_test(size=size) as pilot:
            if pace is None:
                await settle(app, pilot)
            await scene(app, pilot)
        return app.return_value

    return asyncio.run(run())


async def settle(app: TableApp, pilot: Pilot[int]) -> None:
    """Wait until no computer player has anything left to do."""
    await pilot.pause()
    await asyncio.sleep(0)
    for _ in range(400):
        if app.table.session.phase is not Phase.COMPUTER or sheet_name(app):
            break
        await asyncio.sleep(0.005)
        await pilot.pause()


async def press(app: TableApp, pilot: Pilot[int], *keys: str) -> str:
    """Press keys one after the other, and return what the screen shows then."""
    for key in keys:
        # As pilot.press does it, without its pauses, which would make up most of the time.
        app.post_message(events.Key(key, key if len(key) == 1 else None))
        await settle(app, pilot)
    return await still_text(app, pilot) if sheet_name(app) else screen_text(app)


async def still_text(app: TableApp, pilot: Pilot[int]) -> str:
    """What the screen shows once it has come to rest: sheets open and scroll a little later."""
    text = ""
    for _ in range(50):
        await pilot.pause(0.03)
        before, text = text, screen_text(app)
        if before == text:
            break
    return text


def sheet_name(app: TableApp) -> str | None:
    return app.screen.name if isinstance(app.screen, Sheet) else None


def test_a_whole_round_with_keys() -> None:
    session = seeded(2, "spruce deal=double-six rounds=2", seed=6)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(300):
            if sheet_name(app):
                break
            text = screen_text(app)
            shown = tiles_in(text)
            assert not shown & hidden_tiles(session), text
            if session.is_complete:
                await press(app, pilot, "f")
            elif any(step.is_play for step in session.legal):
                before = session.shown.operations[:]
                await press(app, pilot, "tab", "enter")
                if app.table.choice.train:
                    await press(app, pilot, "enter")
                assert session.shown.operations != before
            else:
                await press(app, pilot, "d" if " d draw" in text else "p")
        assert sheet_name(app) == "round"
        text = screen_text(app)
        assert "Round 1 of 2" in text
        assert "This round" in text
        await press(app, pilot, "enter")
        assert len(session.match.rounds) == 2
        assert "Round 2 of 2" in screen_text(app)

    show(session, scene)


@pytest.mark.parametrize("players", [2, 4, 8, 14])
def test_all_trains_and_the_whole_hand_fit(players: int) -> None:
    session = seeded(players, seed=4)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = await press(app, pilot, "enter", "f")
        if session.phase is Phase.PERSON and session.is_building:
            text = await press(app, pilot, "p")
        lines = text.splitlines()
        assert len(lines) == 24
        assert all(len(line) <= 80 for line in lines)
        board = app.screen.query_one(BoardView)
        plan = grid(len(board.cells), board.size.width, board.size.height)
        assert plan.height <= board.size.height
        for name in session.names[1:]:
            assert name in text
        assert "Mexican" in text
        assert text.count(" left") >= players
        for tile in app.table.choice.hand:
            assert f"{tile.high}{'║' if tile.is_double else '│'}{tile.low}" in text
        chosen = app.table.choice.tile
        assert chosen
        assert f"▸{tile_text(*chosen)}◂" in text
        playable = {step.tile for step in session.legal if step.is_play}
        assert text.count("▲") == len(playable)
        assert app.screen.query_one(LogView).size.height >= 1
        assert "q quit" in lines[-1]

    show(session, scene)


def test_a_train_is_built_taken_back_and_finished() -> None:
    session = session_of(known_match(FIRST_TURNS))

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        train = app.screen.query_one(TrainView)
        assert train.display
        assert not app.screen.query_one(BoardView).display
        text = await press(app, pilot, "enter", "enter")
        assert " 6║6 ═ 6│5 ═ 5│4 ═" in text
        assert "laid: 2 · goes on with 4 · of yours fit: 1" in text
        assert session.round.operations == []
        text = await press(app, pilot, "u")
        assert " 6║6 ═ 6│5 ═" in text
        assert "5│4 ═" not in text
        text = await press(app, pilot, "enter", "enter")
        assert "Your train is complete: finish it, or take a tile back." in text
        text = await press(app, pilot, "enter")
        assert "No further tile can go on your train" in text
        text = await press(app, pilot, "U")
        assert "Build your train from the engine." in text
        await press(app, pilot, "enter", "f")
        assert [str(each) for each in session.round.trains["1"].chain] == ["6-5"]
        assert not train.display

    show(session, scene)


def test_refusals_are_shown_in_the_referees_words_until_the_next_key() -> None:
    session = session_of(known_match(FIRST_TURNS))

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        refusal = "In a first turn nobody plays on the train of another player."
        text = await press(app, pilot, "2")
        assert refusal in text
        assert "(first_trains=own, rules 2.3)" in " ".join(text.split())
        text = await press(app, pilot, "right")
        assert refusal not in text
        text = await press(app, pilot, "right", "enter")
        assert "4-4 does not fit your train, which ends in 6." in text
        text = await press(app, pilot, "d")
        assert "A tile of the hand can be laid, so none is drawn." in text
        text = await press(app, pilot, "u")
        assert "There is nothing to take back" in text
        assert session.round.operations == []

    show(session, scene)


def test_the_train_is_chosen_by_number_letter_or_arrows() -> None:
    hands = ["6-5 6-4 3-0", "6-2 1-0 2-0", "1-1 2-2 3-3"]

    def table() -> Session:
        match = known_match(hands)
        for step in ["6-5@1", "6-2@2", "-"]:
            match.round.do(step)
        return session_of(match)

    def after(*keys: str) -> tuple[str, list[str]]:
        session = table()
        texts = []

        async def scene(app: TableApp, pilot: Pilot[int]) -> None:
            texts.append(await press(app, pilot, "enter"))
            await press(app, pilot, *keys)

        show(session, scene)
        return texts[0], [str(each.step) for each in session.round.operations if each.seat == 1]

    text, steps = after("3")
    assert "Where? M the Mexican train or 3 Carl’s train" in text
    assert steps[1] == "6-4@3"
    assert after("m")[1][1] == "6-4@M"
    assert after("enter")[1][1] == "6-4@M"
    assert after("right", "enter")[1][1] == "6-4@3"
    assert len(after("escape", "left")[1]) == 1


def test_a_train_with_two_digits_is_typed() -> None:
    session = seeded(14, seed=3)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "enter", "f")
        table = app.table
        fitting = session.fitting(table.choice.tile) if table.choice.tile else []
        assert "10" in fitting
        assert "1" not in fitting
        text = await press(app, pilot, "1")
        assert "Type the second digit of the train, or Esc." in text
        text = await press(app, pilot, "5")
        assert "There is no train 15 here." in text
        chosen = table.choice.tile
        await press(app, pilot, "1", "0")
        assert any(
            each.seat == 1 and str(each.step) == f"{chosen}@10" for each in session.round.operations
        )

    show(session, scene)


def test_tiles_are_chosen_by_their_letters() -> None:
    session = session_of(known_match(FIRST_TURNS))

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        hand = app.table.choice.hand
        await press(app, pilot, LABELS[3])
        assert app.table.choice.tile == hand[3]
        await press(app, pilot, LABELS[0], LABELS[0])
        assert [str(step) for step in session.drafted] == ["6-5@1"]

    show(session, scene)
    assert not set(LABELS) & set("dpufshrltqmMUL")


def test_help_rules_log_and_scores_are_sheets() -> None:
    session = seeded(4, seed=5)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = await press(app, pilot, "h")
        assert sheet_name(app) == "h"
        for word in ("Your turn", "take back", "Esc back"):
            assert word in text
        text = await press(app, pilot, "end")
        for _ in range(40):  # it scrolls with the next refresh, which may be late
            if "anybody may play here" in text:
                break
            text = await still_text(app, pilot)
        assert "anybody may play here" in text
        await press(app, pilot, "escape")
        assert sheet_name(app) is None
        text = await press(app, pilot, "r")
        assert "91 tiles; 4 hands of 15 take 60" in text
        assert "whole-train" in text
        await press(app, pilot, "r")
        text = await press(app, pilot, "l")
        assert "Round 1 of 13" in text
        assert "The engine is 12-12" in text
        await press(app, pilot, "enter")
        text = await press(app, pilot, "t")
        assert "the lowest total wins." in text
        await press(app, pilot, "q")
        assert sheet_name(app) is None

    show(session, scene)


def test_suggestions_are_switched() -> None:
    session = session_of(known_match(FIRST_TURNS))

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        assert "Suggestion" not in screen_text(app)
        assert "Suggestion: 6-5 on your train." in await press(app, pilot, "s")
        assert "Suggestions are off." in await press(app, pilot, "s")

    show(session, scene)


def test_the_alert_says_what_must_be_covered_and_the_cell_bears_its_sign() -> None:
    match = known_match(["6-5 5-5 3-1", "6-2 5-0 4-2", "4-1 3-2 3-0"], boneyard="4-4 3-3")
    for step in ["6-5@1", "5-5@1", "6-2@2", "-", "-", "+", "-"]:
        match.round.do(step)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = screen_text(app)
        assert "Cover the 5-5 on Ann’s train." in text
        assert "╫" in text
        assert "● open" in text
        assert "[1]" in text
        text = await press(app, pilot, "m")
        assert "The open double on Ann’s train must be covered first" in text

    show(session_of(match, "2"), scene)


def test_a_long_alert_and_a_long_note_are_whole() -> None:
    match = known_match(["6-5 5-5 3-1", "6-2 1-0 4-2", "4-1 3-2 3-0"], boneyard="4-4 3-3")
    match.names[0] = "Maximiliana Alexandra"
    for step in ["6-5@1", "5-5@1", "6-2@2", "-", "-", "+", "-"]:
        match.round.do(step)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        before = screen_text(app)
        assert "Nothing covers the 5-5 on Maximiliana Alexandra’s train. Draw a tile." in _joined(
            before
        )
        text = await press(app, pilot, "m")
        assert "nothing else may be played. (cover_duty=next-player, rules 2.4.1)" in _joined(text)
        assert len(text.splitlines()) == len(before.splitlines()) == 24
        assert text.splitlines()[3:] == before.splitlines()[3:]

    show(session_of(match, "2"), scene)


def _joined(text: str) -> str:
    return " ".join(text.split())


def test_leaving_asks_and_saves(tmp_path: Path) -> None:
    pytest.importorskip("caboose.notation")
    path = tmp_path / "match.txt"

    def leave(*keys: str) -> int | None:
        session = session_of(known_match(FIRST_TURNS))

        async def scene(app: TableApp, pilot: Pilot[int]) -> None:
            text = await press(app, pilot, "q")
            assert "Leave the table?" in text
            assert "The match is saved in" in text
            await press(app, pilot, "n")
            assert sheet_name(app) is None
            await press(app, pilot, *keys)

        return show(session, scene, keeper=Keeper(session.match, path))

    assert leave("ctrl+c", "escape") is None
    assert not path.exists()
    assert leave("ctrl+q", "y") == 0
    assert "order" in path.read_text(encoding="utf-8")


def test_a_match_that_cannot_be_saved_is_told(tmp_path: Path) -> None:
    session = session_of(known_match(FIRST_TURNS))
    keeper = Keeper(session.match, tmp_path / "nowhere" / "match.txt")

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = await press(app, pilot, "enter", "f")
        assert "could not be saved" in text
        text = await press(app, pilot, "q", "y")
        assert "could not be saved" in text
        await press(app, pilot, "n")
        assert app.is_running
        await press(app, pilot, "q", "y", "y")

    assert show(session, scene, keeper=keeper) == 1


def test_several_people_hand_the_keyboard_over() -> None:
    session = session_of(known_match(FIRST_TURNS), "1 2")

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = screen_text(app)
        assert sheet_name(app) == "seat"
        assert "Hand over the keyboard to Ann." in text
        assert app.table.choice.hand == []
        await press(app, pilot, "enter")
        assert len(app.table.choice.hand) == 4
        text = await press(app, pilot, "p")
        assert "Hand over the keyboard to Bea." in text
        assert app.table.choice.hand == []
        await press(app, pilot, "q", "n")
        assert sheet_name(app) == "seat"

    show(session, scene)


def test_a_match_of_computer_players_is_watched_to_its_end() -> None:
    session = seeded(4, "spruce rounds=1", people="", seed=2)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        assert sheet_name(app) == "match"
        text = screen_text(app)
        assert "The match is over" in text
        assert "wins!" in text
        assert "1. " in text
        assert "Scores" in await press(app, pilot, "t")
        assert "The match is over" in await press(app, pilot, "escape")
        await press(app, pilot, "enter")

    assert show(session, scene) == 0


def test_watching_shows_no_hand() -> None:
    session = seeded(4, people="", seed=2)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.pause()
        text = screen_text(app)
        assert "you are watching" in text
        assert not tiles_in(text) & hidden_tiles(session)

    show(session, scene, pace=60)


def test_computers_wait_while_a_sheet_is_open() -> None:
    session = seeded(3, people="2", seed=1)
    assert session.phase is Phase.COMPUTER

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("h")
        count = len(session.round.operations)
        await pilot.pause(0.4)
        assert len(session.round.operations) == count
        await pilot.press("escape")
        await pilot.pause(0.4)
        assert len(session.round.operations) > count

    show(session, scene, pace=0.3)


@pytest.mark.parametrize("size", [(40, 12), (20, 6), (160, 50)])
def test_other_sizes_do_not_break_it(size: tuple[int, int]) -> None:
    session = seeded(14, seed=3)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "enter", "f", "h", "escape", "l", "escape")
        assert "18" in screen_text(app)

    show(session, scene, size=size)


@pytest.mark.parametrize(
    ("count", "width", "height", "columns", "rows"),
    [
        (3, 79, 12, 1, 3),
        (5, 79, 12, 2, 3),
        (9, 79, 12, 3, 3),
        (15, 79, 12, 5, 3),
        (22, 79, 12, 5, 5),
    ],
)
def test_the_grid_takes_the_fewest_columns(
    count: int, width: int, height: int, columns: int, rows: int
) -> None:
    plan = grid(count, width, height)
    assert (plan.columns, plan.rows) == (columns, rows)
    assert plan.columns * plan.cell_width <= width + 1


def test_large_hands_take_more_rows_but_few_tiles_take_the_same() -> None:
    assert HandView.rows(0, 78) == HandView.rows(24, 78) == 5
    assert HandView.rows(30, 78) == 7


def test_large_numerals_differ() -> None:
    assert len({tuple(large(number)) for number in range(19)}) == 19
    assert {len(row) for number in range(19) for row in large(number)} == {7}

"""What the score keeper asks, explains and doubts, as somebody with a telephone sees it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from caboose.locales import sentence
from caboose.scores.files import Sheet as Stored
from caboose.scores.files import write_sheets
from tests.browser.guests import Guests
from tests.scores.games import Sheet
from tests.scores.test_standing import TIES, play
from tests.server.processes import ServerProcess

Hands = tuple[int | str, ...]


@pytest.fixture(scope="module")
def page(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    guests = Guests(browser, server.address)
    page = guests.come("/score", reduced_motion="reduce")
    yield page
    page.context.close()
    assert guests.complaints == []


def show(page: Page, folder: Path, sheet: Sheet) -> None:
    """Open a game from a file."""
    file = folder / "game.json"
    file.write_text(write_sheets([Stored(folder.name, sheet.entries)]))
    page.goto("/score")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/score/game/*")


WHO = "Who had the 0-0? It counts 50."
QUESTIONS = [
    ("spruce", (0, 30, "12-5"), "double-blank", WHO, "Bea", [0, 80, 17]),
    ("spruce", (0, 30, 17), "double-blank", WHO, "Nobody", [0, 30, 17]),
    ("spruce", (0, 80, 17), "double-blank", WHO, "It is counted already", [0, 80, 17]),
    (
        "wikihow",
        (4, 30, 17),
        "ending",
        "Nobody is out. Was the round blocked?",
        "The round was blocked",
        [4, 30, 17],
    ),
    (
        "spruce double_blank=0",
        (0, 0, 17),
        "ending",
        "2 players have zero. How did the round end?",
        "They are all out",
        [0, 0, 17],
    ),
    (
        "spruce double_blank=0 blocked=lowest-zero",
        (0, 0, 17),
        "ending",
        "2 players have zero. How did the round end?",
        "The round was blocked",
        [0, 0, 17],
    ),
    (
        "wikihow first_out=at-once",
        (0, 0, 17),
        "ending",
        "2 players have zero. How did the round end?",
        "The round was blocked",
        [0, 0, 17],
    ),
    (
        "wikihow out_on_double=doubled",
        (0, 30, 17),
        "out-on-double",
        "Was the last tile of whoever went out a double?",
        "Yes",
        [0, 60, 34],
    ),
    (
        "wikihow out_on_double=doubled",
        (0, 30, 17),
        "out-on-double",
        "Was the last tile of whoever went out a double?",
        "No",
        [0, 30, 17],
    ),
    (
        "wikihow hunt=next-lower",
        (0, 30, 17),
        "engine",
        "Which double was the engine?",
        "9-9",
        [0, 30, 17],
    ),
    (
        "wikihow engine=highest-held",
        (0, 30, 17),
        "engine",
        "Which double was the engine?",
        "4-4",
        [0, 30, 17],
    ),
]


@pytest.mark.parametrize(("rules", "hands", "name", "asks", "answer", "points"), QUESTIONS)
def test_every_question_is_asked_and_answered(
    page: Page,
    tmp_path: Path,
    rules: str,
    hands: Hands,
    name: str,
    asks: str,
    answer: str,
    points: list[int],
) -> None:
    sheet = Sheet(f"{rules} rounds=2")
    sheet.round(1, *hands)
    assert sheet.questions(1) == [name]
    show(page, tmp_path, sheet)
    question = page.get_by_role("group", name=asks)
    question.get_by_role("button", name=answer, exact=True).click()
    expect(question).to_have_count(0)
    expect(page.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
    totals = page.locator("tfoot tr").first.locator("td")
    expect(totals).to_have_text([str(each) for each in points])


def test_every_question_of_the_rules_is_among_them() -> None:
    assert {name for _, _, name, *_ in QUESTIONS} == {
        "engine",
        "ending",
        "double-blank",
        "out-on-double",
    }


@pytest.mark.parametrize("name", TIES)
def test_every_tie_is_explained(page: Page, tmp_path: Path, name: str) -> None:
    rules, rows, _ = TIES[name]
    counted = play(rules, *rows).counted
    names = {player.id: player.name for player in counted.players}
    show(page, tmp_path, play(rules, *rows))
    card = page.locator(".winner-card")
    for tie in counted.ties:
        first, second = (names[each] for each in tie.players[:2])
        told = sentence(
            f"score-explain-{tie.name}",
            {
                "first": first,
                "second": second,
                "own": tie.counts[0],
                "others": tie.counts[1],
                "names": ", ".join(names[each] for each in tie.players),
            },
        )
        expect(card).to_contain_text(told)


@pytest.mark.parametrize(
    ("hands", "says"),
    [
        (("", "5-3 9-2", "5-3"), "Bea, Carl: the 5-3 stands here twice."),
        (("", "12-12", "5-3"), "Bea: the 12-12 is the engine and cannot be in a hand."),
        (("", "13-1", "5-3"), "Bea: this set has no 13-1."),
        ((0, 2000, "5-3"), "all hands together can have 1068 at most. Look at Bea."),
    ],
)
def test_what_cannot_be_is_doubted(page: Page, tmp_path: Path, hands: Hands, says: str) -> None:
    sheet = Sheet("wikihow")
    sheet.round(1, *hands)
    show(page, tmp_path, sheet)
    expect(page.locator(".warning").filter(has_text=says)).to_be_visible()

"""The score keeper for everybody: axe-core, all languages, large text and narrow screens, keys."""

from __future__ import annotations

from itertools import product
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, ViewportSize, expect

from caboose.locales import LANGUAGES
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.score_views import ScoreViews
from tests.browser.test_access_room import LOST, NARROW, TABLET

SIZES = {"phone": PHONE, "desktop": DESKTOP}
USUAL = {("en", "dark", "phone")}
EVERYTHING = [
    pytest.param(*each, marks=[] if each in USUAL else [pytest.mark.slow])
    for each in product(LANGUAGES, ("light", "dark"), SIZES)
]
LOST_BUT_WHAT_MOVES = LOST.replace("closest('.unseen,", "closest('input, .scroll, .unseen,")
"""A table of many players may be moved sideways in its frame, a name in its field; nothing else."""


@pytest.mark.parametrize(("language", "theme", "size"), EVERYTHING)
def test_axe_finds_nothing(guests: Guests, language: str, theme: str, size: str) -> None:
    page = guests.come("/score", SIZES[size], language)
    axe = Axe()
    found = {}
    for view in ScoreViews(page, language, theme=theme).all():
        results = axe.run(page, options={"resultTypes": ["violations"]})
        for violation in results.response["violations"]:
            nodes = [f"{node['target']}: {node['html'][:160]}" for node in violation["nodes"]]
            found[view, violation["id"]] = nodes[:3]
    assert not found


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [
        pytest.param(NARROW, 100, "vi", id="320 pixels"),
        pytest.param(NARROW, 200, "es", id="320 pixels at 200 %"),
        pytest.param(NARROW, 200, "sq", id="320 pixels, Albanian", marks=pytest.mark.slow),
        pytest.param(PHONE, 200, "en", id="a phone at 200 %", marks=pytest.mark.slow),
        pytest.param(PHONE, 200, "jv", id="a phone in Javanese", marks=pytest.mark.slow),
        pytest.param(PHONE, 200, "vi", id="a phone in Vietnamese", marks=pytest.mark.slow),
        pytest.param(TABLET, 200, "sq", id="a tablet at 200 %", marks=pytest.mark.slow),
        pytest.param(DESKTOP, 200, "en", id="a desktop at 200 %", marks=pytest.mark.slow),
    ],
)
def test_nothing_is_lost_and_nothing_unsaid(
    guests: Guests, size: ViewportSize, text: int, language: str
) -> None:
    page = guests.come("/score", size, language)
    lost = {}
    for view in ScoreViews(page, language, textSize=text).all():
        if found := page.evaluate(LOST_BUT_WHAT_MOVES):
            lost[view] = found
        assert "score-" not in page.locator("body").inner_text()
    assert not lost


def test_a_whole_game_by_keys_alone(guests: Guests) -> None:
    page = guests.come("/score", DESKTOP)
    press(page, "link", "New game")
    for number, name in ((1, "Ann"), (2, "Bea")):
        reach(page, page.get_by_label(f"Player {number}", exact=True))
        page.keyboard.type(name)
    reach(page, page.get_by_role("combobox", name="Rules", exact=True))
    page.keyboard.type("Many")
    reach(page, page.get_by_role("combobox", name="Length"))
    page.keyboard.press("End")  # one round
    press(page, "button", "Start")
    press(page, "button", "Ann is out")
    press(page, "button", "Enter the hand of Bea")
    press(page, "button", "Tiles")
    for half in ("5", "3"):
        press(page, "button", half)
    press(page, "button", "Enter")
    expect(page.get_by_role("heading", name="Ann wins!")).to_be_visible()
    press(page, "button", "Bea, round 1: 8")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Bea, round 1: 8")).to_be_focused()
    press(page, "button", "Menu")
    press(page, "button", "All entries")
    press(page, "button", "Undo: Round 1, Bea: 5-3")
    expect(page.get_by_text("Undone", exact=True)).to_be_visible()


def press(page: Page, role: Literal["button", "link"], name: str) -> None:
    """Reach something by the Tab key, and press Enter on it."""
    reach(page, page.get_by_role(role, name=name, exact=True).first)
    page.keyboard.press("Enter")


def reach(page: Page, wanted: Locator) -> None:
    """Press Tab until this has the focus, and its focus can be seen."""
    expect(wanted).to_be_visible()
    for _ in range(60):
        if wanted.evaluate("node => node === document.activeElement"):
            outline = wanted.evaluate("node => getComputedStyle(node).outlineStyle")
            assert outline != "none", wanted
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not come to {wanted}")

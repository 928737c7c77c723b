"""The tutorial is played to its end, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from caboose.locales import LANGUAGES, sentence
from tests.browser.guests import PHONE, Guests
from tests.browser.listening import Ear, tiles_in

STEPS = ["start", "mexican", "marker", "draw", "pass", "own-marker", "double", "open-double"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutorial_is_played_by_touch(guests: Guests, language: str) -> None:
    page = guests.come("/learn", PHONE, language, reduced_motion="reduce")
    for step in STEPS:
        told = page.get_by_role("status").first
        expect(told).to_have_text(sentence(f"learn-{step}", language=language))
        if page.locator(".the-way").count():
            page.locator(".the-way").tap()
        else:
            page.locator(".slot.playable").first.tap()
            page.locator(".train.fits").first.tap()
    expect(page.get_by_role("status")).to_have_text(sentence("learn-done", language=language))
    page.get_by_role("link", name=sentence("front-start", language=language)).tap()
    expect(page.get_by_label(sentence("your-name", language=language))).to_be_visible()


def test_the_tutorial_is_played_by_the_spoken_commands(guests: Guests) -> None:
    page = guests.come("/learn", reduced_motion="reduce")
    expect(page.get_by_role("application")).to_be_visible()
    ear = Ear(page)
    for step in STEPS:
        expect(page.get_by_role("status").first).to_have_text(sentence(f"learn-{step}"))
        if step in ("draw", "pass"):
            ear.press(step[0])
            continue
        number, _ = tiles_in(ear.ask("h"))[0]
        ear.press(str(number))
        ear.ask("Enter")
        ear.ask("Enter")
    expect(page.get_by_role("status")).to_have_text(sentence("learn-done"))
    assert ear.focused().name == sentence("front-start")


def test_another_turn_is_answered_and_leads_nowhere(guests: Guests) -> None:
    page = guests.come("/learn", reduced_motion="reduce")
    expect(page.get_by_role("application")).to_be_visible()
    ear = Ear(page)
    assert sentence("learn-not-here") in ear.ask("d")
    for _ in range(5):
        page.get_by_role("button", name=sentence("learn-skip")).tap()
    page.locator("[data-tile='6-5']").tap()
    page.locator("[data-train='1']").tap()
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(sentence("learn-other-way"))
    page.locator("[data-tile='8-3']").tap()
    page.locator("[data-train='M']").tap()
    expect(alert).to_have_text(sentence("learn-not-here"))
    page.get_by_role("button", name=sentence("learn-back")).tap()
    expect(page.get_by_role("status").first).to_have_text(sentence("learn-pass"))

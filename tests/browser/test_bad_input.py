"""What is wrong in a form or a link is answered by a plain sentence in the reader's language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from caboose.locales import sentence
from tests.browser.guests import PHONE, Guests
from tests.server.processes import ServerProcess

LANGUAGES = pytest.mark.parametrize("language", ["es", "vi"])
LONG = "Ann" * 170
CONTROLS = "\u0007\u200b\u202e\u2066\u0085"


def press(page: Page, id: str, language: str) -> None:
    """Press the button that is called so in this language."""
    page.get_by_role("button", name=sentence(id, language=language), exact=True).click()


def verify_alert(page: Page, id: str, language: str, **arguments: str | int) -> None:
    """The page says this sentence, and does not scroll sideways for it."""
    said = sentence(id, arguments, language)
    assert said != sentence(id, arguments, "en")
    expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def words_of(place: Locator) -> set[str]:
    """The words that a place says; a few of English must not be among them."""
    return set(re.findall(r"\w+", place.inner_text()))


def name_field(page: Page, language: str) -> str:
    return sentence("your-name", language=language)


@LANGUAGES
def test_a_wrong_code(guests: Guests, language: str) -> None:
    page = guests.come("/", PHONE, language)
    field = page.get_by_label(sentence("front-code", language=language))
    for code in ("ZZZZ22", "../..", "<b>", "éé éé", "1" * 20):
        field.fill(code)
        expect(page.locator("#trouble")).to_be_empty()
        press(page, "front-join", language)
        verify_alert(page, "refused-no-table", language)


@LANGUAGES
def test_wrong_links(guests: Guests, server: ServerProcess, language: str) -> None:
    page = guests.come("/t/ZZZZ22", PHONE, language)
    verify_alert(page, "refused-no-table", language)
    page.goto("/t/ZZZZ22/tv")
    expect(page.get_by_text(sentence("gone-table", {"code": "ZZZZ22"}, language))).to_be_visible()
    page.goto("/no/such/page")
    expect(page.get_by_text(sentence("missing-about", language=language))).to_be_visible()
    code = server.open_table()["code"]
    page.goto(f"/t/{code}#seat=nobody.has-this~token")
    expect(page.get_by_text(sentence("gone-seat", {"code": code}, language))).to_be_visible()
    press(page, "gone-join", language)
    expect(page.get_by_label(name_field(page, language))).to_be_visible()
    page.goto(f"/t/{code}/rounds/7")
    verify_alert(page, "refused-no-round", language)


@LANGUAGES
def test_a_table_that_is_full_or_becomes_so(
    guests: Guests, server: ServerProcess, language: str
) -> None:
    code = server.open_table(seats=2)["code"]
    late = guests.come(f"/t/{code}", PHONE, language)
    late.get_by_label(name_field(late, language)).fill("Zoe")
    server.sit(code, "Bea")
    press(late, "join-sit", language)
    verify_alert(late, "refused-table-full", language)
    late.reload()
    expect(late.get_by_text(sentence("join-full", language=language))).to_be_visible()
    press(late, "join-watch", language)
    expect(late.get_by_text("Bea")).to_be_visible()


@LANGUAGES
def test_a_table_that_has_started(guests: Guests, server: ServerProcess, language: str) -> None:
    (ann,) = guests.gather(server, ("Ann",), (PHONE,), computers=1)
    page = guests.come(f"/t/{ann.code}", PHONE, language)
    expect(page.get_by_text(sentence("join-started", language=language))).to_be_visible()
    expect(page.get_by_label(name_field(page, language))).to_have_count(0)
    answer = server.post(f"/api/tables/{ann.code}/seats", {"name": "Zoe"}).json()
    assert answer["message"]["id"] == "refused-already-dealt"


@LANGUAGES
def test_names_that_cannot_be_shown(guests: Guests, server: ServerProcess, language: str) -> None:
    code = server.open_table(seats=3)["code"]
    page = guests.come(f"/t/{code}", PHONE, language)
    field = page.get_by_label(name_field(page, language))
    for name in (CONTROLS, "\u0301" * 40, "   "):
        field.fill(name)
        press(page, "join-sit", language)
        verify_alert(page, "refused-no-name", language)
    field.fill(LONG)
    press(page, "join-sit", language)
    own = page.locator(".seat.own strong")
    expect(own).to_have_text(re.compile(rf"^{LONG[:24]} "))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    press(page, "seat-rename", language)
    field = page.get_by_label(name_field(page, language))
    field.fill(CONTROLS)
    press(page, "ok", language)
    verify_alert(page, "refused-no-name", language)
    field.fill(f"{CONTROLS}<b>Z</b>{CONTROLS}")
    press(page, "ok", language)
    expect(own).to_have_text(re.compile("^<b>Z</b> "))

    opening = guests.come("/new", PHONE, language)
    opening.get_by_label(name_field(opening, language)).fill(CONTROLS)
    press(opening, "open-button", language)
    verify_alert(opening, "refused-no-name", language)


@LANGUAGES
def test_rules_that_cannot_be_dealt(guests: Guests, language: str) -> None:
    page = guests.come("/new", PHONE, language)
    page.get_by_label(name_field(page, language)).fill("Ann")
    page.get_by_text(sentence("open-options", language=language)).click()
    page.get_by_text(sentence("chapter-2-1", language=language), exact=True).click()
    hand = page.locator("#option-hand").get_by_role("spinbutton")
    hand.fill("60")
    hand.press("Tab")
    trouble = page.locator(".deal .trouble")
    expect(trouble).not_to_be_empty()
    assert not {"deal", "tiles", "hands", "take"} & words_of(trouble)
    opening = page.get_by_role("button", name=sentence("open-button", language=language))
    expect(opening).to_be_disabled()
    hand.fill("1000")  # more than may be given: it is not taken, and the old number stays
    hand.press("Tab")
    expect(opening).to_be_disabled()
    hand.fill("9")
    hand.press("Tab")
    expect(trouble).to_have_count(0)
    expect(opening).to_be_enabled()


@LANGUAGES
def test_rules_that_the_host_changes_and_that_cannot_be_dealt(
    guests: Guests, server: ServerProcess, language: str
) -> None:
    opened = server.open_table(seats=8, rules="masters")
    page = guests.take_seat(opened["code"], opened["token"], PHONE, language=language).page
    page.get_by_role("button", name=sentence("open-more", language=language)).click()
    said = page.get_by_role("alert").filter(has_text=re.compile(r"\w+ \w+"))
    expect(said).to_be_visible()
    assert not {"table", "players", "choose"} & words_of(said)

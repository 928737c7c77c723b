"""From the first page to the first deal, in real browsers at a real server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.guests import DESKTOP, Guests


def open_table(page: Page, name: str, seats: int) -> str:
    """Open a table from the first page; its code."""
    page.get_by_role("link", name="Start a table").click()
    page.get_by_label("Your name").fill(name)
    for _ in range(4 - seats):
        page.get_by_role("button", name="One player fewer").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    return page.url.rsplit("/", maxsplit=1)[-1]


def test_open_share_join_and_deal(guests: Guests) -> None:
    ann = guests.come()
    code = open_table(ann, "Ann", 3)
    expect(ann.get_by_text("Ann (you)")).to_be_visible()
    expect(ann.get_by_alt_text("QR code")).to_have_js_property("complete", True)
    expect(ann.locator(".address")).not_to_contain_text("127.0.0.1")  # no address for others
    start = ann.get_by_role("button", name="Deal the first round")
    expect(start).to_be_disabled()

    bea = guests.come(f"/t/{code}", DESKTOP)
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down").click()
    expect(bea.get_by_text("Ann deals")).to_be_visible()
    expect(ann.locator(".who", has_text="Bea")).to_be_visible()

    ann.get_by_label("Computer player for seat 3").select_option("casual")
    expect(bea.get_by_text("Computer: Casual")).to_be_visible()
    start.click()
    for page in (ann, bea):
        expect(page.get_by_role("button", name="Deal the first round")).to_have_count(0)
        expect(page.get_by_text("The table is open")).to_have_count(0)
    expect(ann).to_have_title(re.compile("turn"))

    ann.goto("/")
    expect(ann.get_by_role("link", name=code)).to_contain_text("Bea")
    ann.reload()
    ann.get_by_role("link", name=code).click()
    expect(ann).to_have_title(re.compile("turn"))


def test_a_personal_link_moves_the_seat_to_another_device(guests: Guests) -> None:
    phone = guests.come()
    code = open_table(phone, "Ann", 2)
    token = phone.evaluate("JSON.parse(localStorage['caboose.seats'])")[code]["token"]
    asked: list[str] = []
    tablet = guests.come("/", DESKTOP)
    tablet.on("request", lambda request: asked.append(request.url))
    tablet.goto(f"/t/{code}#seat={token}")
    expect(tablet.get_by_role("button", name="Deal the first round")).to_be_visible()
    assert tablet.url.endswith(f"/t/{code}")
    assert not any(token in address for address in asked)


def test_the_rules_chosen_are_those_of_the_table(guests: Guests) -> None:
    ann = guests.come("/new", DESKTOP)
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_text("Strict doubles").click()
    ann.get_by_text("Change single rules").click()
    ann.get_by_text("Points", exact=True).click()
    ann.locator("#option-double_blank").get_by_role("spinbutton").fill("25")
    ann.keyboard.press("Tab")
    expect(ann.get_by_text("changed: 1")).to_be_visible()
    ann.get_by_role("button", name="Open the table").click()
    ann.wait_for_url(re.compile("/t/"))
    bea = guests.come(ann.url.removeprefix(guests.address))
    expect(bea.get_by_text("Strict doubles")).to_be_visible()
    bea.get_by_role("button", name="Just watch").click()
    bea.get_by_role("button", name="Read the rules").click()
    expect(bea.locator(".rule.changed .chosen")).to_have_text("25")


def test_a_deal_that_is_impossible_is_said_before_anybody_joins(guests: Guests) -> None:
    page = guests.come("/new")
    page.get_by_label("Your name").fill("Ann")
    for _ in range(10):
        page.get_by_role("button", name="One player more").click()
    page.get_by_text("Follow on the double").click()  # for 8 players at most
    expect(page.locator(".deal .trouble")).not_to_be_empty()
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()


def test_a_wrong_code_and_a_wrong_address_are_answered_in_words(guests: Guests) -> None:
    page = guests.come()
    page.get_by_label("Code of a table").fill("zzzz22")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w+ \w+"))).to_be_visible()
    page.goto("/no/such/page/at/all")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    page.goto("/t/ZZZZ22")
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\w+ \w+"))


def test_the_language_is_the_browsers_and_can_be_changed(guests: Guests) -> None:
    page = guests.come(language="es-MX")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.get_by_role("combobox").select_option("vi")
    expect(page.locator("html")).to_have_attribute("lang", "vi")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "vi")


@pytest.mark.parametrize("path", ["/", "/new", "/rules"])
def test_no_page_scrolls_sideways(guests: Guests, path: str) -> None:
    page = guests.come(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_timeout(300)
    for width in (320, 390, 800, 1280):
        page.set_viewport_size(ViewportSize(width=width, height=640))
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_page_opens_without_a_network_once_it_was_there(guests: Guests) -> None:
    page = guests.come()
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()  # now the worker is in charge
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("link", name="Start a table")).to_be_visible()
    page.context.set_offline(False)


def test_a_page_that_finds_a_new_version_loads_itself_anew_once(guests: Guests) -> None:
    page = guests.come()
    page.evaluate("navigator.serviceWorker.ready")
    page.context.route("**/version.txt", lambda route: route.fulfill(body="another version"))
    loads: list[str] = []
    page.on("load", lambda _: loads.append("load"))
    with page.expect_event("load", lambda _: len(loads) == 2):
        page.reload()
    page.wait_for_timeout(1000)
    assert len(loads) == 2, "it must not load itself again and again"


def test_a_broken_line_comes_back_and_a_request_made_meanwhile_is_done(guests: Guests) -> None:
    page = guests.come()
    open_table(page, "Ann", 2)
    expect(page.get_by_label("Computer player for seat 2")).to_be_visible()
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('online'))")  # the old line is dropped at once
    expect(page.get_by_role("status").filter(has_text="No connection")).to_be_visible()
    page.get_by_label("Computer player for seat 2").select_option("beginner")
    page.context.set_offline(False)
    level = page.locator(".seat").get_by_text("Lays any tile that fits")
    expect(level).to_be_visible(timeout=15_000)
    expect(page.get_by_role("status").filter(has_text="No connection")).to_have_count(0)


def test_a_seat_that_the_host_freed_can_be_taken_anew(guests: Guests) -> None:
    ann = guests.come()
    code = open_table(ann, "Ann", 2)
    bea = guests.come(f"/t/{code}")
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down").click()
    ann.get_by_label("More about Bea").select_option("free-seat")
    expect(bea.get_by_role("button", name="Sit down")).to_be_visible()
    bea.get_by_role("button", name="Sit down").click()
    expect(ann.locator(".who", has_text="Bea")).to_be_visible()

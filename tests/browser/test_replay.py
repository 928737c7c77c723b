"""A finished round again."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal

import httpx
from playwright.sync_api import Page, expect

from tests.browser.guests import DESKTOP, Guests

PLAY = """([code, token]) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`)
  let asked = 0
  const ask = (request) => socket.send(JSON.stringify({ ...request, request: `r${asked++}` }))
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: 'enter', token, seen: 0 }))
    ask({ type: 'seat-computer', seat: 2, level: 'beginner' })
    ask({ type: 'deal' })
  }
  socket.onmessage = (event) => {
    const { type, seq, table, mine, reason } = JSON.parse(event.data)
    if (type === 'refused') fail(new Error(reason))
    if (type !== 'state' && type !== 'change') return
    if (table.phase === 'match-over') done()
    else if (mine.legal.length) ask({ type: 'step', step: mine.legal[0], seq })
  }
})"""
"""Play a whole match on a socket of one's own, with the first legal step each time."""


def played_table(guests: Guests) -> tuple[Page, str]:
    """A page, and where the replay of a finished round is."""
    rules = "spruce rounds=1 deal=double-six engine=aside"
    table = {"rules": rules, "seats": 2, "name": "Ann", "pace": 0}
    seated = httpx.post(f"{guests.address}/api/tables", json=table).json()
    page = guests.come("/", DESKTOP)
    page.evaluate(PLAY, [seated["code"], seated["token"]])
    return page, f"/t/{seated['code']}/rounds"


def test_a_finished_round_is_shown_step_by_step_and_its_shuffle_verified(guests: Guests) -> None:
    page, rounds = played_table(guests)
    page.goto(f"{rounds}/1")
    expect(page.get_by_text("The tiles are dealt")).to_be_visible()
    expect(page.get_by_text("The shuffle is the one that was fixed")).to_be_visible()
    hands = page.get_by_label("Hands").get_by_role("listitem")
    expect(hands).to_have_count(14)
    slider = page.get_by_role("slider")
    slider.fill("1")
    expect(page.get_by_text("The tiles are dealt")).to_have_count(0)
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text("The tiles are dealt")).to_be_visible()
    slider.fill(slider.get_attribute("max") or "")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.goto(f"{rounds}/2")
    expect(page.get_by_role("alert")).to_contain_text("round")


def rounded(points: float) -> Decimal:
    """As JavaScript rounds: a half away from zero, where Python takes the even number."""
    return Decimal(points).quantize(Decimal("0.1"), ROUND_HALF_UP)


def test_the_review_rates_each_step_and_leads_to_the_turning_points(guests: Guests) -> None:
    page, rounds = played_table(guests)
    page.goto(f"{rounds}/1")
    ask = page.get_by_role("button", name="Review this round")
    ask.click()
    expect(page.get_by_text("In all", exact=True)).to_have_count(2, timeout=90_000)
    expect(ask).to_have_count(0)
    address = f"{guests.address}/api/tables/{rounds[3:9]}/rounds/1/review"
    review = httpx.post(address, json={}).json()["review"]
    slider = page.get_by_role("slider")
    for rated in review["ratings"]:
        slider.fill(str(rated["frame"]))
        lost = page.locator(".rating")
        if rated["step"] == rated["best"]:
            expect(lost).to_have_text("The best choice.")
        else:
            told = f"{rounded(rated['lost'])} ± {rounded(rated['error'])}".replace("-", "−")
            expect(lost).to_contain_text(told)
            expect(lost).to_contain_text("A hint would have said:")
    places = page.get_by_role("button", name="Points lost:")
    expect(places).to_have_count(len(review["turning_points"]))
    for place, frame in enumerate(review["turning_points"]):
        places.nth(place).click()
        expect(slider).to_have_value(str(frame))
    # Who comes later finds it made.
    other = guests.come(f"{rounds}/1")
    other.get_by_role("button", name="Review this round").click()
    expect(other.get_by_text("In all", exact=True)).to_have_count(2)

"""Every view of the client, one after the other, for tests that look at all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser.guests import Guests
from tests.browser.guide import Guide
from tests.browser.test_replay import PLAY

FINISHED = "spruce rounds=1 deal=double-six engine=aside"


class Views(Guide):
    """All views."""

    def __init__(self, guests: Guests, page: Page, language: str, **settings: Any) -> None:
        super().__init__(page, language, **settings)
        self.guests = guests

    def all(self) -> Iterator[str]:
        """The names of the views; while one is held, the page shows it."""
        yield from self.pages()
        yield from self.before_the_deal()
        yield from self.playing()
        yield from self.afterwards()

    def pages(self) -> Iterator[str]:
        yield from self.go("/", "front")
        self.page.get_by_role("button", name=self.word("settings")).click()
        yield self.shown("settings")
        yield from self.go("/new", "open", ".deal strong")
        for summary in self.page.locator("summary").all():
            summary.click()
        yield self.shown("open, with options")
        yield from self.go("/rules", "rules", ".rule")
        yield from self.go("/learn", "learn", ".hand")
        yield from self.go("/score", "score keeper", "main")
        yield from self.go("/nothing/here", "missing")
        yield from self.go("/t/ZZZZ22", "no such table")

    def before_the_deal(self) -> Iterator[str]:
        code, token = self.open("spruce", 4)
        yield from self.go(f"/t/{code}", "join")
        yield from self.go(f"/t/{code}#seat={token}", "gathering")
        self.page.get_by_role("button", name=self.word("gathering-change-rules")).click()
        yield self.shown("change of rules")
        yield from self.go(f"/t/{code}/tv", "television before the deal")

    def playing(self) -> Iterator[str]:
        code, token = self.open("spruce", 3)
        self.deal(code, token)
        yield "a train being built"
        code, token = self.open("tournament", 6)
        self.deal(code, token)
        yield "board"
        self.page.locator(".train").first.click()
        yield self.shown("a whole train")
        self.page.keyboard.press("Escape")
        for name in ("board-say", "board-rules", "board-menu"):
            self.page.get_by_role("button", name=self.word(name), exact=True).first.click()
            yield self.shown(name)
            self.page.keyboard.press("Escape")
            expect(self.page.get_by_role("dialog")).to_have_count(0)
        self.page.keyboard.press("?")
        yield self.shown("keys")
        self.page.keyboard.press("Escape")
        yield from self.go(f"/t/{code}/tv", "television")

    def afterwards(self) -> Iterator[str]:
        code, token = self.open(FINISHED, 2, pace=0)
        self.page.goto("/")
        self.page.evaluate(PLAY, [code, token])
        yield from self.go(f"/t/{code}#seat={token}", "end of the match")
        self.page.get_by_role("button", name=self.word("round-end-look")).click()
        yield "table after the match"
        yield from self.go(f"/t/{code}/rounds/1", "round again")
        self.page.get_by_role("button", name=self.word("review-ask")).click()
        account = self.page.get_by_text(self.word("review-margin")).first
        expect(account).to_be_visible(timeout=90_000)
        self.page.get_by_role("slider").fill("1")
        yield self.shown("round reviewed")
        yield from self.go("/", "front with tables")

    def open(self, rules: str, seats: int, pace: float = 5) -> tuple[str, str]:
        """A new table; its code and the token of the first seat."""
        table = {"rules": rules, "seats": seats, "name": "Ann", "pace": pace}
        seated = httpx.post(f"{self.guests.address}/api/tables", json=table).json()
        return seated["code"], seated["token"]

    def deal(self, code: str, token: str) -> None:
        for _ in self.go(f"/t/{code}#seat={token}", ""):
            pass
        for level in self.page.get_by_label(self.levels()).all():
            level.select_option("casual")
        self.page.get_by_role("button", name=self.word("gathering-start")).click()
        expect(self.page.get_by_role("application")).to_be_visible()

    def levels(self) -> re.Pattern[str]:
        """The name of the list of computer players, for any seat."""
        return re.compile(re.escape(self.word("seat-level", seat=0)).replace("0", r"\d+"))

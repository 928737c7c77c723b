"""Every view of the score keeper, one after the other, for tests that look at all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.guide import Guide

NAMES = ("Ann", "Bea", "Carl", "Maximiliana-Theodora")


class ScoreViews(Guide):
    """A short game, and all that there is about it."""

    def press(self, id: str, **arguments: str | int) -> None:
        """Press the button of these words."""
        name = re.compile(f"^{re.escape(self.word(id, **arguments))}$")
        self.page.get_by_role("button", name=name).first.click()

    def all(self) -> Iterator[str]:
        """The names of the views; while one is held, the page shows it."""
        yield from self.beginning()
        yield from self.entering()
        yield from self.asking()
        yield from self.sheets()
        yield from self.the_end()
        yield from self.around()

    def beginning(self) -> Iterator[str]:
        yield from self.go("/score", "first page")
        yield from self.go("/score/new", "new game")
        for number, name in enumerate(NAMES, 1):
            if number > 2:
                self.press("score-name-add")
            self.page.get_by_label(self.word("score-name", number=number), exact=True).fill(name)
        self.page.locator("summary").click()
        yield self.shown("new game, with options")
        label = self.word("score-length")
        self.page.get_by_role("combobox", name=label).select_option("2")
        self.press("score-begin")
        self.page.wait_for_url("**/score/game/*")
        yield self.shown("round")
        self.page.locator("summary").click()
        yield self.shown("card to be changed")

    def entering(self) -> Iterator[str]:
        self.press("score-out-button", name="Ann")
        self.press("score-hand-unknown", name="Bea")
        self.press("score-way-keypad")
        yield self.shown("keypad")
        self.number(4)
        self.press("score-way-tiles")
        self.tiles("12-5 5-3 9")
        yield self.shown("tiles")
        self.tiles("0")
        self.press("score-enter")
        self.tiles("12-5 11-1 9-9")
        self.press("score-enter")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def asking(self) -> Iterator[str]:
        yield self.shown("question and check")
        self.press("score-answer-none")
        yield self.shown("second round")

    def sheets(self) -> Iterator[str]:
        for id in (
            "score-players",
            "rules-of-table",
            "score-changes",
            "score-to-table",
            "score-share",
        ):
            self.press("menu")
            yield self.shown("menu")
            self.press(id)
            yield self.shown(id)
            if id == "score-players":
                self.page.get_by_label(self.word("score-late", number=2)).fill("Dora")
                self.press("score-late-add", points=0)
                yield self.shown("late comer")
            if id == "score-share":
                self.press("score-share-start")
                expect(self.page.get_by_alt_text(self.word("share-qr"))).to_be_visible()
                yield self.shown("shared")
            self.press("close")

    def the_end(self) -> Iterator[str]:
        for name in (*NAMES[:2], "Dora"):
            self.press("score-out-button", name=name)
        self.press("score-hand-unknown", name="Carl")
        self.press("score-way-keypad")
        self.number(4)
        self.number(5)
        yield self.shown("who has zero")
        self.press("score-answer-out")
        self.press("score-answer-none")
        expect(self.page.locator(".winner-card")).to_be_visible()
        yield self.shown("winner card")
        address = self.page.url
        yield from self.go(f"{address}/tv", "television")
        yield from self.go(f"/score/again/{address.rpartition('/')[2]}", "rematch")

    def around(self) -> Iterator[str]:
        yield from self.go("/score", "first page with games")
        yield from self.go("/score/league", "league")
        yield from self.go("/score/club", "club afternoon")
        people = "\n".join([*NAMES, "Ed", "Fay", "Gus", "Hal", "Ida"])
        self.page.get_by_label(self.word("score-club-people")).fill(people)
        self.press("score-club-draw")
        self.press("score-club-begin")
        expect(self.page.locator(".tables li")).to_have_count(2)
        yield self.shown("tables of an afternoon")
        yield from self.go("/score/ABCDEF", "no such code")
        yield from self.go("/score/game/nonsense", "no such game")

    def number(self, digit: int) -> None:
        """Enter a number of one digit."""
        self.page.get_by_role("button", name=str(digit), exact=True).click()
        self.press("score-enter")

    def tiles(self, tiles: str) -> None:
        """Tap the halves of tiles such as "12-5 5-3"."""
        for half in tiles.replace("-", " ").split():
            self.page.get_by_role("button", name=half, exact=True).click()

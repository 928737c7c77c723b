"""Leads one person through pages, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from caboose.locales import sentence


class Guide:
    """Leads one person through views in one language, with settings of the device."""

    def __init__(self, page: Page, language: str, **settings: Any) -> None:
        self.page = page
        self.language = language
        page.emulate_media(reduced_motion="reduce")
        kept = {"language": language, **settings}
        page.evaluate("kept => localStorage['caboose.settings'] = JSON.stringify(kept)", kept)

    def word(self, id: str, **arguments: str | int) -> str:
        """A text of the page, in the person's language."""
        return sentence(id, arguments, self.language)

    def go(self, path: str, name: str, shows: str = "h1") -> Iterator[str]:
        """A page by its address; ``shows``: what is there once all has been fetched."""
        self.page.goto("about:blank")  # else a new # alone would load nothing
        self.page.goto(path)
        expect(self.page.locator(shows).first).to_be_attached()
        yield self.shown(name)

    def shown(self, name: str) -> str:
        """Give the page time to show what it has."""
        self.page.wait_for_timeout(150)
        return name

"""People with browsers of their own."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

PHONE = ViewportSize(width=390, height=763)
DESKTOP = ViewportSize(width=1280, height=800)
MEANT = re.compile("status of 4|ERR_INTERNET_DISCONNECTED")
"""What the browser reports when a page is refused something, or offline, on purpose."""


class Guests:
    """Browsers of their own for several people, with what went wrong in any of them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def come(self, path: str = "/", size: ViewportSize = PHONE, language: str = "en") -> Page:
        """Somebody opens a page on a device of his own."""
        context = self.browser.new_context(
            base_url=self.address, viewport=size, locale=language, has_touch=size is PHONE
        )
        context.set_default_timeout(8000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._listen)
        page.goto(path)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not MEANT.search(message.text):
            self.errors.append(message.text)

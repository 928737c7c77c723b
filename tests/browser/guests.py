"""People with browsers of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

from tests.browser.players import SECONDS, Player
from tests.server.processes import ServerProcess

PHONE = ViewportSize(width=390, height=763)
TABLET = ViewportSize(width=820, height=1100)
DESKTOP = ViewportSize(width=1280, height=800)
MEANT = re.compile(
    r"status of 4|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED"
    r"|closed before the connection is established|error occurred when fetching the script"
)
"""What the browser reports when a page is refused something, or has no server, on purpose; or is
told of a network while it is connecting already."""

KEEP_STATES = """
  const changed = (state, { seq, mine, news, table: { turn, trains, steps, seats, ...rest } }) => {
    const { round, ...table } = state.table
    const byName = new Map([...(round?.trains ?? []), ...trains].map((each) => [each.name, each]))
    const history = [...(round?.history ?? []), ...steps]
    const played = round && { ...round, ...turn, trains: [...byName.values()], history }
    const seated = seats ?? table.seats
    return { ...state, seq, mine, news, table: { ...table, ...rest, seats: seated, round: played } }
  }
  const Native = WebSocket
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        if (message.type === 'state') window.told = message
        if (message.type !== 'change') return
        const isNext = window.told.seq === message.since
        window.told = isNext ? changed(window.told, message) : { error: 'a change is missing' }
      })
    }
  }
"""
"""Keeps what the server has told the page, so that the page can be compared with it."""


def is_touched(size: ViewportSize) -> bool:
    """Whether a screen of this size is touched; a wider one has a mouse."""
    return size["width"] < 1000


class Guests:
    """Browsers of their own for several people, with what went wrong in any of them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def come(
        self,
        path: str = "/",
        size: ViewportSize = PHONE,
        language: str = "en",
        **wishes: Any,
    ) -> Page:
        """Somebody opens a page on a device of his own; ``wishes`` are Playwright's."""
        context = self.browser.new_context(
            base_url=self.address,
            viewport=size,
            locale=language,
            has_touch=is_touched(size),
            **wishes,
        )
        context.set_default_timeout(SECONDS * 1000)
        context.add_init_script(KEEP_STATES)
        self.contexts.append(context)
        return self.open(context, path)

    def open(self, context: BrowserContext, path: str) -> Page:
        """A page more on somebody's device."""
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        page.goto(path, wait_until="commit")
        return page

    def take_seat(self, code: str, token: str, size: ViewportSize = PHONE, **wishes: Any) -> Player:
        """The owner of a seat comes to the table by the personal link."""
        page = self.come(f"/t/{code}#seat={token}", size, **wishes)
        return Player(page, is_touched(size))

    def gather(
        self,
        server: ServerProcess,
        names: Iterable[str],
        sizes: Iterable[ViewportSize],
        computers: int = 0,
        **wanted: object,
    ) -> list[Player]:
        """A table at which these people sit, each at a device, and the first one has dealt.

        ``wanted`` goes into the request that opens the table; people move without animations.
        """
        first, *others = names
        seats = 1 + len(others) + computers
        opened = server.open_table(name=first, seats=seats, **wanted)
        code = opened["code"]
        tokens = [opened["token"]] + [server.sit(code, name)["token"] for name in others]
        players = [
            self.take_seat(code, token, size, reduced_motion="reduce")
            for token, size in zip(tokens, sizes, strict=False)
        ]
        host = players[0].page
        for seat in range(len(players) + 1, seats + 1):
            host.get_by_label(f"Computer player for seat {seat}").select_option("casual")
        players[0].press("Deal the first round")
        for player in players:
            player.until_told("told.table.phase === 'playing'")
            player.page.get_by_role("button", name="Menu").wait_for()  # the page itself has it, too
        return players

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not MEANT.search(message.text):
            self.complaints.append(message.text)

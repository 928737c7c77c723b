"""Sheets that lie over the table until a key puts them away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from caboose.cli.table import pages, signs
from caboose.cli.table.session import Session
from caboose.cli.table.words import Speaker
from caboose.locales import LANGUAGES

CLOSE = "close"
FRAME = 7
"""The rows of the screen around the page: border, title, keys and space."""


class Sheet(ModalScreen[str]):
    """A titled page that scrolls. Its result is the word that its key stands for.

    Escape and the further keys given close it with ``close``.
    """

    BINDINGS: ClassVar = []

    def __init__(
        self,
        title: str,
        page: RenderableType,
        *,
        keys: Mapping[str, str],
        hint: RenderableType,
        at_end: bool = False,
        name: str | None = None,
    ) -> None:
        super().__init__(name=name)
        self._heading, self._content, self._hint = title, page, hint
        self._keys, self._at_end = dict(keys), at_end

    def compose(self) -> ComposeResult:
        """A title, the page, and the keys."""
        with Vertical(id="sheet"):
            yield Static(self._heading, id="sheet-title", markup=False)
            with VerticalScroll(id="sheet-scroll"):
                yield Static(self._content, id="sheet-page")
            yield Static(self._hint, id="sheet-hint", markup=False)

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        scroll = self.query_one("#sheet-scroll", VerticalScroll)
        scroll.focus()
        self._fit()
        if self._at_end:
            self.call_after_refresh(scroll.scroll_end, animate=False)

    def on_resize(self) -> None:
        """Keep title and keys in sight."""
        self._fit()

    def _fit(self) -> None:
        self.query_one("#sheet-scroll").styles.max_height = max(3, self.app.size.height - FRAME)

    def on_key(self, event: events.Key) -> None:
        """Close with the word of the key."""
        word = self._keys.get(event.key) or self._keys.get(event.character or "")
        if word:
            event.stop()
            event.prevent_default()
            self.dismiss(word)


def page_sheet(
    speaker: Speaker, key: str, title: str, page: RenderableType, *, at_end: bool = False
) -> Sheet:
    """A sheet that only tells, named by its key; that key, Escape, Enter and q put it away.

    ``title`` is an entry of the catalogues.
    """
    keys = dict.fromkeys((key, "escape", "enter", "q"), CLOSE)
    hint = pages.keys_line(speaker, signs.SHEET_KEYS)
    return Sheet(speaker(title), page, keys=keys, hint=hint, at_end=at_end, name=key)


def languages_sheet(speaker: Speaker) -> Sheet:
    """The languages to choose from; its result is a language's code."""
    digits = {str(digit): code for digit, code in enumerate(LANGUAGES, 1)}
    return Sheet(
        speaker("settings-language"),
        pages.languages_page(),
        keys=digits | dict.fromkeys(("L", "escape", "enter", "q"), CLOSE),
        hint=pages.keys_line(speaker, (("Esc", "press-back"),)),
        name="L",
    )


def seat_sheet(speaker: Speaker, seat: int) -> Sheet:
    """Asks for the person of a seat to come to the keyboard."""
    return Sheet(
        speaker.told("alert-wait", seat=seat),
        Text(speaker.told("screen-hand-over", seat=seat)),
        keys={"enter": CLOSE, "q": "quit", "L": "language"},
        hint=pages.keys_line(speaker, signs.SEAT_KEYS),
        name="seat",
    )


def end_sheet(session: Session) -> Sheet:
    """The end of a round, or of the match."""
    speaker, match = session.speaker, session.match
    if match.is_over:
        title, page = speaker("alert-match-over"), pages.match_end_page(session)
    else:
        title = speaker.round_title(len(match.rounds), match.round_count)
        page = pages.round_end_page(session)
    hint = signs.MATCH_KEYS if match.is_over else signs.ROUND_KEYS
    return Sheet(
        title,
        page,
        keys={"enter": CLOSE, "t": "scores", "l": "log", "L": "language", "q": "quit"},
        hint=pages.keys_line(speaker, hint),
        name="match" if match.is_over else "round",
    )


def quit_sheet(speaker: Speaker, text: str, keys: Mapping[str, str]) -> Sheet:
    """Asks whether to leave the table; ``text`` says what happens to the match."""
    return Sheet(
        speaker("screen-quit"),
        Text(text),
        keys={"y": "yes", "n": CLOSE, "escape": CLOSE, **keys},
        hint=pages.keys_line(speaker, signs.QUIT_KEYS),
        name="quit",
    )

"""Sheets that lie over the table until a key puts them away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.console import RenderableType
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

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
    key: str, title: str, page: RenderableType, hint: RenderableType, *, at_end: bool = False
) -> Sheet:
    """A sheet that only tells, named by its key; that key, Escape, Enter and q put it away."""
    keys = {key: CLOSE, "escape": CLOSE, "enter": CLOSE, "q": CLOSE}
    return Sheet(title, page, keys=keys, hint=hint, at_end=at_end, name=key)

"""What a screen reader would be given: the node that has the focus, and what live regions say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Page

EAR = """() => {
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log]'
  window.heard = []
  const region = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest(LIVE)
  const tell = (text) => text.trim() && window.heard.push(text.trim())
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (!region(target)) continue
      if (type === 'characterData') tell(target.data)
      for (const node of addedNodes) tell(node.textContent)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}"""
"""Only changes within a region that was there before are told, as by a screen reader."""


@dataclass(frozen=True)
class Focused:
    """The node with the focus, as the browser's accessibility tree has it."""

    role: str
    name: str
    is_disabled: bool
    is_pressed: bool


class Ear:
    """Somebody who hears a page and types, and sees nothing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.everything: list[str] = []
        self._session: CDPSession = page.context.new_cdp_session(page)
        page.evaluate(EAR)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def hear(self, wait: float = 3.0) -> list[str]:
        """What live regions have said since the last time; waits for something to be said."""
        for _ in range(int(wait / 0.02)):
            said: list[str] = self.page.evaluate("window.heard.splice(0)")
            if said:
                self.everything += said
                return said
            self.page.wait_for_timeout(20)
        return []

    def ask(self, key: str) -> str:
        """Press a key and hear the answer; what was said before it is heard first."""
        self.hear(0.02)
        self.press(key)
        return " ".join(self.hear(20))

    def focused(self) -> Focused:
        """The node that has the focus."""
        tree = self._session.send("Accessibility.getFullAXTree")
        for node in reversed(tree["nodes"]):
            values = {each["name"]: each["value"].get("value") for each in properties(node)}
            if values.get("focused") and not node.get("ignored"):
                return Focused(
                    node["role"]["value"],
                    node.get("name", {}).get("value", ""),
                    bool(values.get("disabled")),
                    values.get("pressed") == "true",
                )
        return Focused("", "", is_disabled=False, is_pressed=False)


def properties(node: dict[str, Any]) -> list[dict[str, Any]]:
    """The properties of a node of the accessibility tree."""
    found: list[dict[str, Any]] = node.get("properties", [])
    return found


def tiles_in(text: str) -> list[tuple[int, str]]:
    """Tiles with their numbers: ``3: 12-5`` is tile 3."""
    return [(int(number), tile) for number, tile in re.findall(r"(\d+): (\d+-\d+)", text)]

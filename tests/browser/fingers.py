"""A finger that drags: Playwright taps, but it drags with the mouse alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

STEPS = 6


def middle(place: Locator) -> tuple[float, float]:
    """The middle of what is shown."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def way(start: Locator, end: Locator) -> list[tuple[float, float]]:
    """Points from the middle of one thing to the middle of another."""
    (x, y), (to_x, to_y) = middle(start), middle(end)
    parts = [number / STEPS for number in range(STEPS + 1)]
    return [(x + (to_x - x) * part, y + (to_y - y) * part) for part in parts]


class Finger:
    """One finger on a screen."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        """Touch the screen."""
        self._send("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        """Move on the screen."""
        self._send("touchMove", x, y)

    def up(self) -> None:
        """Leave the screen."""
        self._devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str, x: float, y: float) -> None:
        points = [{"x": x, "y": y}]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def drag(page: Page, start: Locator, end: Locator, *, touches: bool) -> None:
    """Drag something by finger or mouse, and let it go over something else."""
    (x, y), *rest = way(start, end)
    if touches:
        finger = Finger(page)
        finger.down(x, y)
        for point in rest:
            finger.move(*point)
        finger.up()
    else:
        page.mouse.move(x, y)
        page.mouse.down()
        for point in rest:
            page.mouse.move(*point)
        page.mouse.up()

"""Nothing is lost at 200 % text and on a screen that is 320 pixels wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.views import Views

NARROW = ViewportSize(width=320, height=640)
TABLET = ViewportSize(width=820, height=1180)

LOST = """() => {
  const lost = []
  const page = document.scrollingElement
  if (page.scrollWidth > innerWidth) lost.push(`the page: ${page.scrollWidth} > ${innerWidth}`)
  const isSeen = (node) =>
    node.checkVisibility({ visibilityProperty: true }) &&
    !node.closest('.unseen, [aria-hidden=true], svg')
  const name = (node) => `${node.tagName}.${node.className} "${node.innerText.slice(0, 30)}"`
  for (const node of document.body.querySelectorAll('*')) {
    if (!isSeen(node)) continue
    const style = getComputedStyle(node)
    // What can be scrolled sideways, or cuts what does not fit.
    if (style.overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1)
      lost.push(`cut sideways: ${name(node)} ${node.scrollWidth} > ${node.clientWidth}`)
    const isCut = ['hidden', 'clip'].includes(style.overflowY) && node.clientHeight > 0
    if (isCut && node.scrollHeight > node.clientHeight + 1)
      lost.push(`cut below: ${name(node)} ${node.scrollHeight} > ${node.clientHeight}`)
    // Text that runs out of the window or out of what it stands in.
    if (![...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim())) continue
    const text = document.createRange()
    text.selectNodeContents(node)
    const box = text.getBoundingClientRect()
    if (box.width && (box.right > innerWidth + 1 || box.left < -1))
      lost.push(`outside: ${name(node)}`)
    const button = node.closest('button, a, li, td, th, .card')?.getBoundingClientRect()
    if (button && box.width && (box.right > button.right + 1 || box.left < button.left - 1))
      lost.push(`out of its button: ${name(node)}`)
  }
  return [...new Set(lost)]
}"""


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [
        pytest.param(PHONE, 200, "es", id="a phone at 200 %"),
        pytest.param(NARROW, 100, "vi", id="320 pixels"),
        pytest.param(DESKTOP, 200, "en", id="a desktop at 200 %", marks=pytest.mark.slow),
        pytest.param(NARROW, 200, "en", id="320 pixels at 200 %", marks=pytest.mark.slow),
        pytest.param(TABLET, 200, "sq", id="a tablet at 200 %", marks=pytest.mark.slow),
        pytest.param(PHONE, 200, "jv", id="a phone in Javanese", marks=pytest.mark.slow),
    ],
)
def test_nothing_is_cut(guests: Guests, size: ViewportSize, text: int, language: str) -> None:
    page = guests.come("/", size, language)
    lost = {}
    for view in Views(guests, page, language, textSize=text).all():
        if not view.startswith("television") and (found := page.evaluate(LOST)):
            lost[view] = found
    assert not lost

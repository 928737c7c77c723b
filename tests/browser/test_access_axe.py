"""axe-core finds nothing on any page, in any language, by day and by night, small and large."""

from __future__ import annotations

from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe

from caboose.locales import LANGUAGES
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.views import Views

SIZES = {"phone": PHONE, "desktop": DESKTOP}
USUAL = {("en", "light", "phone"), ("vi", "dark", "desktop")}
EVERYTHING = [
    pytest.param(*each, marks=[] if each in USUAL else [pytest.mark.slow])
    for each in product(LANGUAGES, ("light", "dark"), SIZES)
]


@pytest.mark.parametrize(("language", "theme", "size"), EVERYTHING)
def test_axe_finds_nothing(guests: Guests, language: str, theme: str, size: str) -> None:
    page = guests.come("/", SIZES[size], language)
    axe = Axe()
    found = {}
    for view in Views(guests, page, language, theme=theme).all():
        results = axe.run(page, options={"resultTypes": ["violations"]})
        for violation in results.response["violations"]:
            nodes = [f"{node['target']}: {node['html'][:160]}" for node in violation["nodes"]]
            found[view, violation["id"]] = nodes[:3]
    assert not found

"""A whole round by the keyboard alone, and one by the spoken commands alone."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from caboose.locales import sentence
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.listening import Ear, tiles_in

RULES = "spruce rounds=2 deal=double-six"
MOST_TURNS = 400


def sit_down(guests: Guests, language: str, **settings: bool) -> Page:
    """Somebody at a table with two computer players, the first round dealt."""
    table = {"rules": RULES, "seats": 3, "name": "Ann", "pace": 0}
    seated = httpx.post(f"{guests.address}/api/tables", json=table).json()
    page = guests.come("/", PHONE if language == "es" else DESKTOP, language)
    kept = {"language": language, **settings}
    page.evaluate("kept => localStorage.setItem('caboose.settings', JSON.stringify(kept))", kept)
    page.goto(f"/t/{seated['code']}#seat={seated['token']}")
    page.reload()
    for seat in (2, 3):
        label = sentence("seat-level", {"seat": seat}, language)
        page.get_by_label(label).select_option("random")
    page.get_by_role("button", name=sentence("gathering-start", language=language)).click()
    expect(page.get_by_role("application")).to_be_visible()
    return page


def is_over(page: Page, language: str) -> bool:
    status = page.get_by_role("status").first.inner_text()
    return status == sentence("alert-deal-next", language=language)


def beginning(id: str, language: str, **arguments: str) -> str:
    """The words of an entry before its first argument."""
    return sentence(id, dict.fromkeys(arguments, "\x00"), language).partition("\0")[0].strip()


class Speaker:
    """Plays by the spoken commands; knows nothing but what it hears."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.ear = Ear(page)
        self.laid = 0

    def does_answer(self, answer: str, id: str) -> bool:
        return beginning(id, self.language, tiles="", tile="", trains="") in answer

    def turn(self) -> None:
        """Do one thing, or wait for the others."""
        hand = self.ear.ask("h")
        if self.does_answer(hand, "spoken-hand-fits"):
            rest = beginning("spoken-hand-rest", self.language, tiles="")
            self.lay(*tiles_in(hand.split(rest)[0])[0])
        elif self.does_answer(hand, "spoken-hand-none-fits"):
            said = self.ear.ask("d")
            if self.did_nothing(said):
                self.ear.ask("p")
        else:
            self.ear.hear()

    def did_nothing(self, said: str) -> bool:
        drew = beginning("log-drew-tile", self.language, tile="")
        return drew not in said

    def lay(self, number: int, tile: str) -> None:
        for digit in str(number):
            self.ear.press(digit)
        there = self.ear.focused()
        assert there.role == "button"
        assert there.name.startswith(tile), (there, number, tile)
        said = self.ear.ask("Enter")
        trains = re.findall(r"(\d+): ", said.partition(tile)[2])
        if len(trains) > 1:
            self.ear.press(trains[-1])
            assert self.ear.focused().role == "button"
            said = self.ear.ask("Enter")
        elif trains:
            said = self.ear.ask("Enter")
        assert tile in said or "-".join(reversed(tile.split("-"))) in said
        self.laid += 1


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_whole_round_by_the_spoken_commands_alone(guests: Guests, language: str) -> None:
    page = sit_down(guests, language)
    speaker = Speaker(page, language)
    for _ in range(MOST_TURNS):
        if is_over(page, language):
            break
        speaker.turn()
    assert is_over(page, language)
    assert speaker.laid > 3
    told = " ".join(speaker.ear.everything)
    for id in ("log-round-over", "alert-wait"):
        words = sentence(id, {"name": "\0"}, language).replace("\0", "").strip(" ’s")
        assert words in told, id

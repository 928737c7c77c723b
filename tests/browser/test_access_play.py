"""A whole round by the keyboard alone, and one by the spoken commands alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from caboose.locales import sentence
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.listening import Ear, Focused, tiles_in

RULES = "spruce rounds=2 deal=double-six"
MOST_TURNS = 400
MOST_TABS = 60
COMPUTERS = ["Signal", "Whistle"]
BUTTONS = ["turn-done", "turn-draw", "turn-pass"]
BAR = ["turn-sort", "turn-undo", "turn-hint", *BUTTONS]


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
        page.get_by_label(label).select_option("beginner")
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
            self.ear.hear(0.3)

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
    assert speaker.laid
    speaker.ear.hear(1)
    told = "\n".join(speaker.ear.everything)
    assert sentence("log-round-over", language=language) in told
    for name in COMPUTERS:
        assert name in told


@pytest.mark.parametrize("language", ["en", "jv"])
def test_answers_tell_what_the_table_knows(guests: Guests, language: str) -> None:
    page = sit_down(guests, language)
    ear = Ear(page)
    # Asked on an own turn, so that nothing changes between question and answer.
    for _ in range(MOST_TURNS):
        if beginning("spoken-hand", language, tiles="") not in (hand := ear.ask("h")):
            break
    code = page.url.rsplit("/", maxsplit=1)[-1]
    table = httpx.get(f"{guests.address}/api/tables/{code}").json()
    round = table["round"]
    names = [seat["name"] for seat in table["seats"]]

    held = dict(zip(names, round["tiles_in_hand"], strict=True))
    assert len(tiles_in(hand)) == held["Ann"]
    tiles = ear.ask("n")
    assert all(f"{name}: {count}" in tiles for name, count in held.items())
    assert str(round["tiles_in_boneyard"]) in tiles
    ends = ear.ask("e")
    for train in round["trains"]:
        assert sentence("board-train-end", {"number": train["end"]}, language) in ends
    numbers = [int(number) for number in re.findall(r"(\d+): ", ends)]
    assert sorted(numbers) == [*range(1, len(round["trains"]) + 1)]
    scores = ear.ask("s")
    assert all(f"{name}: 0" in scores for name in names)
    cover = ear.ask("c")
    assert cover.startswith(sentence("spoken-cover-none", language=language)) is not bool(
        round["open_doubles"]
    )
    assert ear.ask("t") == page.get_by_role("status").first.inner_text()
    ear.press("g")
    hint = page.locator("[data-hint]")
    expect(hint).not_to_have_text(
        re.compile(rf"^({sentence('hint-thinking', language=language)})?$")
    )
    # The same answer twice is heard twice.
    assert ear.ask("s") == ear.ask("s") == scores


def test_a_letter_is_no_command_under_a_sheet_and_none_at_all_when_switched_off(
    guests: Guests,
) -> None:
    page = sit_down(guests, "en", sounds=False)
    ear = Ear(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    ear.hear(0.3)
    ear.press("s")
    assert ear.hear(0.3) == [], "a sheet is open"
    page.get_by_role("switch", name="Keys").click()
    ear.press("Escape")
    assert ear.focused().name == "Menu"
    ear.hear(0.3)
    ear.press("s")
    assert not any(said.startswith("Points") for said in ear.hear(0.3))


def test_sheets_close_by_escape_and_give_the_focus_back(guests: Guests) -> None:
    page = sit_down(guests, "en")
    ear = Ear(page)
    for name, inner in [("Rules", None), ("Menu", "Who plays"), ("Say something", None)]:
        page.get_by_role("button", name=name, exact=True).first.focus()
        ear.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        if inner:
            page.get_by_role("dialog").get_by_role("button", name=inner).focus()
            ear.press("Enter")
            expect(page.get_by_role("dialog", name=inner)).to_be_visible()
        ear.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert ear.focused().name == name
    ear.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    ear.press("Escape")
    assert ear.focused().name == "Say something"


def test_a_tile_is_moved_within_the_hand_by_the_keyboard(guests: Guests) -> None:
    page = sit_down(guests, "en")
    ear = Ear(page)
    tiles = page.locator("[data-tile]")
    before = tiles.evaluate_all("all => all.map(each => each.dataset.tile)")
    ear.press("3")
    ear.press("Shift+ArrowLeft")
    ear.press("Shift+ArrowLeft")
    third = before.pop(2)
    expect(tiles.first).to_have_attribute("data-tile", third)
    assert ear.focused().name.startswith(third)
    ear.press("Shift+ArrowRight")
    expect(tiles.nth(1)).to_have_attribute("data-tile", third)


class Typist:
    """Plays by tab, arrows and Enter; goes by the names of what has the focus."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.ear = Ear(page)
        self.fits = f", {sentence('hand-tile-fits', language=language)}"
        self.laid = 0

    def word(self, id: str) -> str:
        return sentence(id, language=self.language)

    def turn(self) -> None:
        """Do one thing, or wait for the others."""
        self.ear.hear(0.02)
        if not self.go_to_hand():
            return
        if self.walk_to(lambda there: there.name.endswith(self.fits)):
            self.lay()
        elif not any(self.press_button(self.word(name)) for name in BUTTONS):
            self.ear.hear(0.3)

    def tab_to(self, is_wanted: Callable[[Focused], bool]) -> bool:
        """Go on by the tab key; False after a whole circle."""
        for _ in range(MOST_TABS):
            if is_wanted(self.ear.focused()):
                return True
            self.ear.press("Tab")
        return False

    def go_to_hand(self) -> bool:
        found = self.tab_to(lambda there: re.match(r"\d+-\d+", there.name) is not None)
        self.ear.press("Home")
        return found

    def walk_to(self, is_wanted: Callable[[Focused], bool]) -> bool:
        """Go on by the right arrow; False at the end."""
        there = self.ear.focused()
        while not is_wanted(there):
            before = there
            self.ear.press("ArrowRight")
            there = self.ear.focused()
            if there == before:
                return False
        return True

    def lay(self) -> None:
        self.ear.press("Enter")
        self.ear.hear()
        if self.ear.focused().is_pressed:
            self.ear.press("Shift+Tab")
            self.ear.press("Home")
            fits = sentence("board-train-fits", language=self.language)
            assert self.walk_to(lambda there: f", {fits}" in there.name)
            self.ear.press("Enter")
            self.ear.hear()
        assert self.ear.focused().role in {"button", "link"}, "the focus is lost"
        self.laid += 1

    def press_button(self, name: str) -> bool:
        """Press a button of the turn bar if it is there and can be pressed."""
        self.go_to_hand()
        is_bar = re.compile("|".join(self.word(each) for each in BAR))
        self.ear.press("Tab")
        while is_bar.match((there := self.ear.focused()).name):
            if there.name == name and not there.is_disabled:
                self.ear.press("Enter")
                self.ear.hear()
                return True
            self.ear.press("Tab")
        return False


@pytest.mark.parametrize("language", ["vi", pytest.param("en", marks=pytest.mark.slow)])
def test_a_whole_round_by_tab_arrows_and_enter_alone(guests: Guests, language: str) -> None:
    page = sit_down(guests, language, keys=False)
    typist = Typist(page, language)
    for _ in range(MOST_TURNS):
        if is_over(page, language):
            break
        typist.turn()
    assert is_over(page, language)
    assert typist.laid
    next_round = sentence("round-end-next", language=language)
    assert typist.tab_to(lambda there: there.name == next_round)
    typist.ear.press("Enter")
    expect(page.get_by_role("application")).to_be_visible()

"""The score keeper on telephones: whole games by tapping, without a network, and shared."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from caboose.scores import GameCounted, count_game, read_entries
from tests.browser.conftest import CHROMIUM
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import SECONDS
from tests.server.processes import ServerProcess

NAMES = ("Ann", "Bea", "Carl", "Dora", "Ed", "Fay")


class Phone:
    """A telephone of which nothing is lost but what its browser loses, even when it is killed."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self._type = browser.browser_type
        self._address = address
        self._folder = folder
        self.is_offline = False
        self.context: BrowserContext | None = None

    def start(self) -> Page:
        self.context = self._type.launch_persistent_context(
            self._folder,
            executable_path=CHROMIUM,
            args=["--no-sandbox"],
            base_url=self._address,
            viewport=PHONE,
            has_touch=True,
            locale="en",
            offline=self.is_offline,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(SECONDS * 1000)
        return self.context.pages[0]

    def set_offline(self, offline: bool) -> None:
        assert self.context is not None
        self.is_offline = offline
        self.context.set_offline(offline)

    def kill(self) -> None:
        """End the browser as a power cut would."""
        assert self.context is not None
        session = self.context.new_cdp_session(self.context.pages[0])
        with contextlib.suppress(Error):
            session.send("Browser.crash")
        with contextlib.suppress(Error):
            self.context.close()


@pytest.fixture
def phone(browser: Browser, server: ServerProcess, tmp_path: Path) -> Iterator[Phone]:
    phone = Phone(browser, server.address, tmp_path / "profile")
    yield phone
    assert phone.context is not None
    phone.context.close()


def begin(page: Page, names: tuple[str, ...], **choices: str) -> None:
    """Begin a game from the page for a new one."""
    for number, name in enumerate(names, 1):
        if number > 2:
            page.get_by_role("button", name="Another player").click()
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    for label, value in choices.items():
        page.get_by_role("combobox", name=label).select_option(label=value)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/score/game/*")


def tap_number(page: Page, points: int) -> None:
    """Tap a number on the keypad that is open."""
    page.get_by_role("button", name="Number", exact=True).click()
    for digit in str(points):
        page.get_by_role("button", name=digit, exact=True).click()
    page.get_by_role("button", name="Enter", exact=True).click()


def tap_tiles(page: Page, tiles: str) -> None:
    """Tap the halves of tiles such as "12-5 5-3"."""
    page.get_by_role("button", name="Tiles", exact=True).click()
    for half in tiles.replace("-", " ").split():
        page.get_by_role("button", name=half, exact=True).click()
    page.get_by_role("button", name="Enter", exact=True).click()


def play_round(page: Page, number: int, out: str, hands: dict[str, int | str]) -> None:
    """Enter a whole round: one touch for who is out, then the others one after the other."""
    expect(page.get_by_role("heading", name=f"Round {number} of")).to_be_visible()
    page.get_by_role("button", name=f"{out} is out").click()
    first = next(iter(hands))
    page.get_by_role("button", name=f"Enter the hand of {first}").click()
    for name, hand in hands.items():
        expect(page.get_by_role("dialog", name=f"{name}, round {number}")).to_be_visible()
        if isinstance(hand, int):
            tap_number(page, hand)
        else:
            tap_tiles(page, hand)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Nobody", exact=True).click()


def totals(page: Page) -> list[int]:
    return [int(each) for each in page.locator("tfoot tr").first.locator("td").all_inner_texts()]


def key_of(page: Page) -> str:
    """The key of the game that a telephone shares."""
    key: str = page.evaluate(
        "new Promise(done => { const r = indexedDB.open('caboose-scores'); r.onsuccess = () => "
        "r.result.transaction('games').objectStore('games').getAll().onsuccess = "
        "e => done(e.target.result.find(({ key }) => key).key) })"
    )
    return key


def shared(server: ServerProcess, code: str) -> GameCounted:
    """The game as Python counts what the server has."""
    return count_game(read_entries(server.get(f"/api/scores/{code}").json()["entries"]))


def hands_of(random: Random, number: int) -> tuple[str, dict[str, int | str]]:
    """Who is out, and what the others hold, in their order after that one."""
    place = random.randrange(len(NAMES))
    order = NAMES[:place] + NAMES[place + 1 :]
    hands: dict[str, int | str] = {name: random.randint(1, 60) for name in order}
    hands[order[2]] = f"{number}-{number % 3} 5-2" if number != 5 else "12-1"
    return NAMES[place], hands


@pytest.mark.parametrize("rounds", [3, pytest.param(13, marks=pytest.mark.slow)])
def test_a_whole_game_offline_killed_and_shared(
    phone: Phone, guests: Guests, server: ServerProcess, rounds: int
) -> None:
    random = Random(7)
    ann = phone.start()
    ann.goto("/score")
    ann.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ann.goto("/score/new")  # the second page view
    phone.set_offline(True)
    begin(ann, NAMES, **({} if rounds == 13 else {"Length": f"{rounds} rounds"}))
    address = ann.url
    for number in range(1, rounds):
        if number == rounds // 2 + 1:
            before = totals(ann)
            phone.kill()
            ann = phone.start()
            ann.goto(address)
            expect(ann.get_by_role("heading", name=f"Round {number} of {rounds}")).to_be_visible()
            assert totals(ann) == before
        play_round(ann, number, *hands_of(random, number))

    phone.set_offline(False)
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Share", exact=True).click()
    ann.get_by_role("button", name="Share this game").click()
    expect(ann.get_by_alt_text("QR code")).to_have_js_property("complete", True)
    code = ann.locator(".big-code").inner_text().split()[-1]
    expect(ann.get_by_role("status").filter(has_text="Live")).to_be_attached()
    assert [player.total for player in shared(server, code).players] == totals(ann)
    key = key_of(ann)
    ann.get_by_role("button", name="Close").click()

    others: dict[str, Page] = {}
    for name, hand in (("Bea", 31), ("Carl", "12-5 4-3"), ("Dora", 8)):
        page = others[name] = guests.come(f"/score/{code}#key={key}")
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        page.get_by_role("button", name=f"Enter the hand of {name}").click()
        if isinstance(hand, int):
            tap_number(page, hand)
        else:
            tap_tiles(page, hand)
        expect(ann.get_by_role("button", name=f"{name}: ")).to_be_visible()  # on Ann's phone
    ann.get_by_role("button", name="Ann is out").click()
    for name, points in (("Ed", 12), ("Fay", 50)):
        others["Bea"].get_by_role("button", name=f"Enter the hand of {name}").click()
        tap_number(others["Bea"], points)
    if rounds < 13:  # in the thirteenth the 0-0 is the engine
        others["Carl"].get_by_role("button", name="Nobody", exact=True).click()
    for page in (ann, *others.values()):
        expect(page.get_by_role("link", name="Rematch")).to_be_visible()

    # Two phones correct the same cell, one of them without a network: the later one counts.
    bea, carl = others["Bea"], others["Carl"]
    bea.context.set_offline(True)
    for page, points in ((bea, 33), (carl, 34)):
        page.get_by_role("button", name=f"Bea, round {rounds}:").click()
        for _ in range(2):
            page.get_by_role("button", name="Erase the last digit").click()
        tap_number(page, points)
    expect(ann.get_by_role("button", name=f"Bea, round {rounds}: 34")).to_be_visible()
    bea.context.set_offline(False)
    for page in (ann, *others.values()):
        expect(page.get_by_role("button", name=f"Bea, round {rounds}: 34")).to_be_visible()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="All entries").click()
        for value, old in ((34, 33), (33, 31), (31, None)):
            line = page.get_by_role("listitem").filter(has_text=f"Round {rounds}, Bea: {value}")
            expect(line).to_have_count(1)
            if old is not None:
                expect(line).to_contain_text(f"Before: {old}")
        page.get_by_role("button", name="Close").click()
    counted = shared(server, code)
    assert counted.is_over
    assert [player.total for player in counted.players] == totals(ann)

    watching = guests.come(f"/score/{code}", DESKTOP)
    expect(watching.get_by_role("table")).to_be_visible()
    expect(watching.get_by_role("button", name=f"Bea, round {rounds}: 34")).to_have_count(0)
    expect(watching.get_by_role("link", name="Rematch")).to_have_count(0)
    watching.goto(f"/score/{code}/tv")
    expect(watching.locator("ol li")).to_have_count(6)
    expect(watching.get_by_alt_text("QR code")).to_be_visible()


def test_undo_late_comer_leaver_and_rules(guests: Guests) -> None:
    page = guests.come("/score/new")
    begin(page, NAMES[:3], Rules="Many Mexican trains")
    page.get_by_role("button", name="Ann is out").click()
    page.get_by_role("button", name="Enter the hand of Bea").click()
    tap_number(page, 30)
    tap_number(page, 10)
    assert totals(page) == [0, 30, 10]
    page.get_by_role("button", name="Undo the last entry").click()
    expect(page.get_by_role("heading", name="Round 1 of 13")).to_be_visible()
    page.get_by_role("button", name="Enter the hand of Carl").click()
    tap_number(page, 20)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Players").click()
    page.get_by_role("button", name="Bea leaves").click()
    page.get_by_label("Somebody comes for round 2").fill("Dora")
    page.get_by_label("Starts with").select_option("highest")
    page.get_by_role("button", name="Add, with 20 points").click()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Enter the hand of Dora")).to_be_visible()
    expect(page.get_by_role("button", name="Enter the hand of Bea")).to_have_count(0)
    assert totals(page) == [0, 30, 20, 20]


def test_a_hand_by_keys_alone(guests: Guests) -> None:
    page = guests.come("/score/new", DESKTOP)
    begin(page, NAMES[:2], Rules="Many Mexican trains")
    page.get_by_role("button", name="Enter the hand of Ann").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("45")
    expect(page.get_by_label("Points", exact=True)).to_have_text("45")
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Ann: 4. Change it")).to_be_visible()


def test_a_file_goes_to_another_device_and_merges(guests: Guests, tmp_path: Path) -> None:
    page = guests.come("/score/new")
    begin(page, NAMES[:2], Rules="Many Mexican trains", Length="1 round")
    page.get_by_role("button", name="Ann is out").click()
    page.get_by_role("button", name="Enter the hand of Bea").click()
    tap_number(page, 30)
    expect(page.get_by_role("heading", name="Ann wins!")).to_be_visible()
    page.get_by_role("button", name="Share", exact=True).click()
    with page.expect_download() as file:
        page.get_by_role("button", name="As a file with everything").click()
    file.value.save_as(tmp_path / "game.json")
    with page.expect_download() as table:
        page.get_by_role("button", name="As a table (CSV)").click()
    text = Path(table.value.path()).read_text()
    assert text.splitlines() == ["round,engine,Ann,Bea", "1,12,0,30", "total,,0,30"]
    with page.expect_download() as picture:
        page.get_by_role("button", name="As a picture").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")

    (game,) = json.loads((tmp_path / "game.json").read_text())["games"]
    assert count_game(read_entries(game["entries"])).ranking[0][0]
    other = guests.come("/score")
    other.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(other.get_by_role("heading", name="Ann wins!")).to_be_visible()
    rules = {"id": "r", "at": 1, "kind": "rules", "rules": 7}
    good = {"id": "good", "entries": game["entries"]}
    for number, bad in enumerate([{"id": "x y"}, {"id": "x", "entries": [rules]}]):
        broken = tmp_path / f"bad{number}.json"
        broken.write_text(json.dumps({"format": "caboose scores 1", "games": [good, bad]}))
        other.goto("/score")
        other.locator("input[type=file]").set_input_files(broken)
        told = other.get_by_role("alert").filter(has_text="no file of a score keeper")
        expect(told).to_be_visible()
        other.reload()
        expect(other.locator(".tables li")).to_have_count(1)  # none of it was taken

    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Rematch").click()
    expect(page.get_by_label("Who begins the first round?")).to_have_value("1")
    expect(page.get_by_label("Player 1", exact=True)).to_have_value("Ann")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("the search begins with Bea")).to_be_visible()


def test_a_league_of_a_thousand_games(guests: Guests) -> None:
    page = guests.come("/score/league")
    expect(page.get_by_text("No game is over yet.")).to_be_visible()
    page.evaluate(
        """() => new Promise((done) => {
          const request = indexedDB.open('caboose-scores')
          request.onsuccess = () => {
            const transaction = request.result.transaction('games', 'readwrite')
            for (let n = 0; n < 1000; n++) transaction.objectStore('games').put({
              id: 'g' + n, created: n, touched: n, code: null, key: null, seq: 0, me: null,
              asked: false,
              summary: {
                league: n % 2 ? 'Club' : '', set: 12, rounds: 13, is_over: true,
                winner_takes: false,
                players: ['Ann', 'Bea', 'Carl', 'Dora'].map((name, place) => ({
                  name, total: 100 + ((n * 7 + place * 13) % 90), place: ((n + place) % 4) + 1,
                  rounds: 13, out: (n + place) % 5,
                })),
              },
            })
            transaction.oncomplete = done
          }
        })"""
    )
    page.reload()
    row = page.get_by_role("row").filter(has_text="Bea")
    expect(row.get_by_role("cell").nth(1)).to_have_text("1000")
    page.get_by_role("combobox", name="League").select_option("Club")
    expect(row.get_by_role("cell").nth(1)).to_have_text("500")
    page.goto("/score")
    expect(page.get_by_role("button", name="Show 992 more")).to_be_visible()


def test_a_club_afternoon(guests: Guests) -> None:
    page = guests.come("/score/club", DESKTOP)
    page.get_by_label("All names").fill("\n".join(f"Person {n}" for n in range(1, 10)))
    page.get_by_label("Name of the afternoon").fill("May")
    page.get_by_role("button", name="Draw the seats").click()
    sheets = page.locator(".paper")
    expect(sheets).to_have_count(2)
    heads = sheets.locator("thead").all_inner_texts()
    assert sorted(len(each.split("Person")) - 1 for each in heads) == [4, 5]
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Club afternoon")).to_be_hidden()
    expect(sheets.first).to_be_visible()
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Begin these games here").click()
    page.get_by_role("link", name="Table 2").click()
    expect(page.get_by_role("heading", name="Round 1 of 13")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Share this game").click()
    code = page.locator(".big-code").inner_text().split()[-1]
    names = page.locator(".hands strong").all_inner_texts()
    page.goto("/score/club")
    running = page.get_by_role("link", name=f"Table 2: {', '.join(names)}")
    expect(running).to_contain_text("Before the first round")

    other = guests.come(f"/score/{code}#key={key_of(page)}")
    other.get_by_role("dialog").get_by_role("button", name="I keep the score").click()
    for name in names:
        other.get_by_role("button", name=f"{name} is out").click()
    other.get_by_role("button", name="They are all out").click()
    expect(other.get_by_role("heading", name="Round 2 of 13")).to_be_visible()
    expect(running).to_contain_text("After 1 round")


def test_a_game_goes_on_at_a_table_and_a_table_on_paper(
    guests: Guests, server: ServerProcess
) -> None:
    page = guests.come("/score/new")
    begin(page, NAMES[:2], Rules="Many Mexican trains", Length="3 rounds")
    for out, other, points in (("Ann", "Bea", 30), ("Bea", "Ann", 8)):
        page.get_by_role("button", name=f"{out} is out").click()
        page.get_by_role("button", name=f"Enter the hand of {other}").click()
        tap_number(page, points)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on at a table online").click()
    expect(page.get_by_text("a seat is kept for each: Ann, Bea")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("group", name="Which of these are you?").get_by_text("Ann").click()
    expect(page.get_by_text("Kept for Bea")).to_be_visible()
    code = page.url.rsplit("/", maxsplit=1)[-1]
    table = server.get(f"/api/tables/{code}").json()
    assert [seat["name"] for seat in table["seats"]] == ["Ann", ""]
    assert (table["match"]["totals"], table["match"]["round_count"]) == ([8, 30], 3)
    server.sit(code, "Bea")
    page.get_by_role("button", name="Deal the first round").click()
    expect(page).to_have_title(re.compile("turn"))
    assert server.get(f"/api/tables/{code}").json()["round"]["number"] == 3
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Go on with real tiles").click()
    page.wait_for_url("**/score/game/*")
    expect(page.get_by_role("heading", name="Round 3 of 3")).to_be_visible()
    assert totals(page) == [8, 30]

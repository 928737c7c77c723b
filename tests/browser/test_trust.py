"""What a page keeps, shows, asks for and runs: no hidden tile, no markup of people, nobody else."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player, play_round
from tests.security.knowledge import Moment, knowledge_of
from tests.server.processes import ServerProcess

KEPT = """async () => {
  const kept = { ...localStorage }
  for (const [name, value] of Object.entries(sessionStorage)) kept[`session ${name}`] = value
  for (const { name } of await indexedDB.databases()) {
    const open = indexedDB.open(name)
    const base = await new Promise((done) => (open.onsuccess = () => done(open.result)))
    for (const store of base.objectStoreNames) {
      const all = base.transaction(store).objectStore(store).getAll()
      await new Promise((done) => (all.onsuccess = done))
      kept[`base ${name} ${store}`] = JSON.stringify(all.result)
    }
    base.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const found = await cache.match(url)
      const isText = /json|plain/.test(found.headers.get('content-type') ?? '')
      kept[`cache ${url}`] = isText ? await found.text() : ''
    }
  }
  return { ...kept, cookie: document.cookie, name: window.name, state: `${history.state}` }
}"""
"""All that a page can keep, by its name."""

SHOWN = """() => [...document.querySelectorAll('*')].flatMap((node) => [
  ...[...node.attributes].filter(({ name }) => name !== 'd' && name !== 'viewBox'),
  ...[...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE),
]).map((each) => each.nodeValue).concat(document.title)"""
"""All texts and attributes of a page; of drawings, not the lines."""

TILE = re.compile(r"(?<![\d.])(\d{1,2})\s?[-–‑‒−|/]\s?(\d{1,2})(?![\d.])")

PLANTS = (
    "(tile) => (localStorage.plant = JSON.stringify({ order: [tile] }))",
    "(tile) => (sessionStorage.plant = tile)",
    "(tile) => document.body.setAttribute('data-plant', tile)",
    "(tile) => document.body.append(tile)",
    """(tile) => new Promise((done) => {
      const open = indexedDB.open('plant')
      open.onupgradeneeded = () => open.result.createObjectStore('tiles', { autoIncrement: true })
      open.onsuccess = () => {
        const put = open.result.transaction('tiles', 'readwrite').objectStore('tiles').add([tile])
        put.onsuccess = () => done(open.result.close())
      }
    })""",
    """async (tile) => {
      const headers = { 'content-type': 'application/json' }
      await (await caches.open('plant')).put('/plant', new Response(tile, { headers }))
    }""",
)
"""Ways in which a page might come to hold a tile."""

ATTACKS = (
    "<img src=x onerror=x()>",
    "'\"><script>x()</script>",
    "{x()}${x()}{{x()}}",
    "<b>Bea</b>&lt;&amp;",
)
"""Names of at most 24 characters."""


def tiles_in(text: str) -> set[str]:
    """The tiles that a text may mean."""
    pairs = [(int(a), int(b)) for a, b in TILE.findall(text)]
    return {f"{max(pair)}-{min(pair)}" for pair in pairs if max(pair) <= 18}


def known_at(moment: Moment, seat: int | None) -> set[str]:
    """The tiles of the round that a reader has seen."""
    own = moment.held[seat - 1] if seat else frozenset()
    return {*moment.laid, *own}


def verify_page(page: Page, seat: int | None, moment: Moment, secrets: list[str]) -> int:
    """Nothing that a page shows or keeps is hidden from its reader; how many tiles it names."""
    kept: dict[str, str] = page.evaluate(KEPT)
    assert not [name for name in kept if "/api/" in name]
    assert (kept.pop("cookie"), kept.pop("name"), kept.pop("state")) == ("", "", "null")
    shown: list[str] = page.evaluate(SHOWN)
    named: set[str] = set()
    for text in (*kept.values(), *shown):
        named |= tiles_in(text)
        for secret in secrets:
            assert secret not in text
    hidden = {tile for hand in moment.held for tile in hand} - known_at(moment, seat)
    assert hidden
    assert not named & hidden
    return len(named)


def test_no_page_keeps_or_shows_a_hidden_tile(guests: Guests, server: ServerProcess) -> None:
    players = guests.gather(
        server, ("Ann", "Bea"), (PHONE, DESKTOP), computers=1, rules="spruce rounds=1 set=9 hand=12"
    )
    code = players[0].code
    spectator = guests.come(f"/t/{code}", DESKTOP)
    spectator.get_by_role("button", name="Just watch").click()
    own_screen = guests.open(guests.contexts[0], f"/t/{code}/tv")  # on a device that has a seat
    pages: list[tuple[Page, int | None]] = [
        *((player.page, player.seat) for player in players),
        (spectator, None),
        (own_screen, None),
    ]
    tokens = [
        page.evaluate("JSON.parse(localStorage['caboose.seats'])")[code]["token"]
        for page, seat in pages[:2]
    ]
    named = 0
    for _ in range(3):
        take_steps(players)
        seq = quiet_seq(players)
        for page, _ in pages:
            Player(page, touches=False).until_seq(seq)
        knowledge = knowledge_of(server.database, code)
        moment = knowledge.moments[seq]
        assert not moment.is_over
        for page, seat in pages:
            salts = [each.salt for each in knowledge.shuffles]
            own = tokens[0] if page is own_screen else tokens[seat - 1] if seat else None
            others = [token for token in tokens if token != own]
            named += verify_page(page, seat, moment, [*salts, *others, *knowledge.hashes])
        assert spectator.evaluate("localStorage['caboose.seats'] ?? null") is None
    assert named > 20, "the pages name no tiles at all: this test sees nothing"
    hidden = next(iter(moment.held[0] - known_at(moment, None)))
    for plant in PLANTS:
        page = guests.open(spectator.context, "/")
        page.evaluate(plant, hidden)
        with pytest.raises(AssertionError):
            verify_page(page, None, moment, [])
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
        page.evaluate("async () => { indexedDB.deleteDatabase('plant'); caches.delete('plant') }")
        page.close()
    verify_page(spectator, None, moment, [])


def quiet_seq(players: list[Player]) -> int:
    """The number of the last event, once it is a person's turn: until he moves nothing happens."""
    while True:
        told = max((player.told for player in players), key=lambda told: int(told["seq"]))
        if told["table"]["round"]["to_play"] in [player.seat for player in players]:
            return int(told["seq"])
        players[0].page.wait_for_timeout(20)


def take_steps(players: list[Player]) -> None:
    """Two turns of persons, each through the own page."""
    for _ in range(2):
        while not (movers := [each for each in players if each.look().is_own_turn]):
            players[0].page.wait_for_timeout(20)
        movers[0].take_step()


def test_no_page_asks_anybody_but_its_server(guests: Guests, server: ServerProcess) -> None:
    asked: list[str] = []
    referrers: list[str | None] = []

    def listen(page: Page) -> None:
        page.context.on("request", lambda request: asked.append(request.url))
        page.context.on("request", lambda request: referrers.append(request.headers.get("referer")))
        page.on("websocket", lambda socket: asked.append(socket.url))

    rules = "spruce rounds=1 set=6 hand=2 engine=aside"
    players = guests.gather(server, ("Ann", "Bea"), (PHONE, DESKTOP), rules=rules)
    code = players[0].code
    for player in players:
        listen(player.page)
    play_round(players)
    page = guests.come("/", DESKTOP)
    listen(page)
    for path in (
        "/",
        "/new",
        "/rules",
        "/score",
        f"/t/{code}",
        f"/t/{code}/tv",
        f"/t/{code}/rounds/1",
        "/no/such/page",
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
    schemes = {urlsplit(each).scheme for each in asked}
    hosts = {urlsplit(each).netloc for each in asked}
    assert {"http", "ws"} <= schemes <= {"http", "ws", "data", "blob"}
    assert hosts - {""} == {f"127.0.0.1:{server.port}"}
    assert not any(referrers)


def test_names_are_text_wherever_they_stand(guests: Guests, server: ServerProcess) -> None:
    rules = "spruce rounds=1 set=6 hand=2 engine=aside"
    opened = server.open_table(name=ATTACKS[0], seats=len(ATTACKS), rules=rules)
    code = opened["code"]
    tokens = [opened["token"]] + [server.sit(code, name)["token"] for name in ATTACKS[1:]]
    names = [each["name"] for each in server.get(f"/api/tables/{code}").json()["seats"]]
    assert names == list(ATTACKS)
    players = [guests.take_seat(code, token, DESKTOP, reduced_motion="reduce") for token in tokens]
    screen = guests.come(f"/t/{code}/tv", DESKTOP, reduced_motion="reduce")
    pages = [screen, *(player.page for player in players)]
    for page in pages:
        page.evaluate("() => { window.x = () => (window.isHit = true) }")
        verify_text(page)
    players[0].press("Deal the first round")
    for player in players:
        player.until_told("told.table.phase === 'playing'")
    for page in pages:
        verify_text(page)
    play_round(players)
    for page in pages:
        expect(page.get_by_text(ATTACKS[0]).first).to_be_attached()
        verify_text(page)
    for path in ("/", f"/t/{code}/rounds/1"):
        players[0].page.goto(path)
        expect(players[0].page.get_by_text(ATTACKS[1]).first).to_be_attached()
        verify_text(players[0].page)


def verify_text(page: Page) -> None:
    """No name has become an element or has run."""
    found = page.evaluate(
        """() => [
          window.isHit === true,
          document.querySelectorAll('img[src="x"], [onerror], b:not([class])').length,
          document.body.querySelectorAll('script:not([src])').length,
        ]"""
    )
    assert found[0] is False
    assert found[1:] == [0, 0]


@pytest.mark.parametrize("already_there", [False, True])
def test_a_personal_link_leaves_the_address_at_once(
    guests: Guests, server: ServerProcess, already_there: bool
) -> None:
    opened = server.open_table(seats=2)
    code, token = opened["code"], opened["token"]
    page = guests.come(f"/t/{code}" if already_there else "/", DESKTOP)
    if already_there:
        page.get_by_role("button", name="Just watch").click()
        page.evaluate(f"location.hash = 'seat={token}'")
    else:
        page.goto(f"/t/{code}#seat={token}")
    expect(page.get_by_role("button", name="Deal the first round")).to_be_visible()
    assert page.url == f"{server.address}/t/{code}"
    assert page.evaluate("document.documentElement.outerHTML").count(token) == 0


def test_nobodys_link_takes_the_own_seat_away(guests: Guests, server: ServerProcess) -> None:
    opened = server.open_table(seats=2)
    code = opened["code"]
    other = server.sit(code, "Bea")["token"]
    page = guests.come(f"/t/{code}#seat={opened['token']}", DESKTOP)
    expect(page.get_by_text("Ann (you)")).to_be_visible()
    for strange in (other, "x" * 43):
        page.goto("/")
        page.goto(f"/t/{code}#seat={strange}")
        expect(page.get_by_text("Ann (you)")).to_be_visible()
        assert strange not in page.evaluate("JSON.stringify(localStorage)")
    page.goto("/")
    page.goto(f"/t/{code}/tv#seat={other}")
    expect(page.locator("main, .tv").first).to_be_visible()
    assert page.url == f"{server.address}/t/{code}/tv"

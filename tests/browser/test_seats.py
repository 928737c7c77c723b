"""A seat is never lost: whatever happens to page, device, line or server, the game goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.server.processes import ServerProcess

RULES = "tournament hand=15"
"""One tile a turn: the turn goes round quickly."""


@pytest.fixture
def players(guests: Guests, server: ServerProcess) -> list[Player]:
    """Ann at a phone and Bea at a desktop, some steps after the deal."""
    players = guests.gather(server, ("Ann", "Bea"), (PHONE, DESKTOP), rules=RULES)
    go_on(players, 3)
    return players


def mover_of(players: list[Player]) -> Player:
    """Whose turn it is."""
    newest = max(players, key=lambda player: player.look().seq)
    mover = next(each for each in players if each.seat == newest.look().mover)
    mover.until_seq(newest.look().seq)
    return mover


def go_on(players: list[Player], steps: int) -> None:
    """Do so many steps, each at the page of the player whose turn it is."""
    for _ in range(steps):
        mover = mover_of(players)
        mover.take_step()
        for player in players:
            player.until_seq(mover.look().seq)


def verify_same(player: Player, hand: list[str], other: Player) -> None:
    """The page shows the hand, and what everybody knows is what the other page was told."""
    player.until_seq(other.look().seq)
    assert player.look().hand == hand
    one, two = player.told["table"], other.told["table"]
    assert one["round"] == two["round"]
    steps = [each["seq"] for each in one["round"]["history"]]
    assert len(set(steps)) == len(steps)
    shown = player.page.locator(".log li")
    if shown.count():
        expect(shown).to_have_count(len(steps))


def board_of(player: Player) -> Locator:
    """The trains on the page."""
    return player.page.get_by_role("group", name="Trains")


def test_a_page_is_loaded_again(players: list[Player]) -> None:
    for player, other in (players, reversed(players)):
        hand = player.look().hand
        player.page.reload()
        expect(board_of(player)).to_be_visible()
        verify_same(player, hand, other)
    go_on(players, 2)


def test_a_page_is_closed_and_opened_again_from_the_list(
    guests: Guests, players: list[Player]
) -> None:
    ann, bea = players
    hand, code = ann.look().hand, ann.code
    context = ann.page.context
    ann.page.close()
    bea.until_told("!told.table.seats[0].is_connected")
    again = Player(guests.open(context, "/"), touches=True)
    again.touch(again.page.get_by_role("link", name=code))
    expect(board_of(again)).to_be_visible()
    verify_same(again, hand, bea)
    go_on([again, bea], 3)


def test_a_personal_link_brings_the_seat_to_a_second_device(
    guests: Guests, players: list[Player]
) -> None:
    ann, bea = players
    hand = ann.look().hand
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.press("Menu")
    ann.press("Copy my personal link")
    link: str = ann.page.evaluate("navigator.clipboard.readText()")
    ann.press("Close")
    second = Player(guests.come(link, DESKTOP, reduced_motion="reduce"), touches=False)
    expect(board_of(second)).to_be_visible()
    verify_same(second, hand, bea)
    # Both devices are the same seat: what one does, the other shows.
    go_on([second, bea], 2)
    ann.until_seq(second.look().seq)
    verify_same(ann, second.look().hand, second)
    go_on([ann, bea], 2)
    verify_same(second, ann.look().hand, ann)


def drop_line(player: Player) -> None:
    """Take the network away. Chromium keeps open sockets, so the page is told to look."""
    player.page.context.set_offline(True)
    player.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(player.page.locator(".alert")).to_contain_text("Connecting again")


def test_a_device_is_offline_for_a_while(players: list[Player]) -> None:
    away = mover_of(players)
    other = next(each for each in players if each is not away)
    look = away.look()
    drop_line(away)
    # Once is enough to say that the line is down.
    expect(away.page.get_by_text("No connection")).to_have_count(0)
    other.until_told(f"!told.table.seats[{away.seat - 1}].is_connected")
    # What is touched meanwhile is kept, and done once.
    if look.lit:
        away.play(look.lit[0])
    else:
        assert look.way is not None
        away.press(look.way)
    away.page.wait_for_timeout(1500)
    assert away.look().seq == look.seq
    away.page.context.set_offline(False)
    away.until_seq(look.seq + 1)
    other.until_seq(look.seq + 1)
    verify_same(away, away.look().hand, other)
    assert sum(each["seq"] > look.seq for each in other.told["table"]["round"]["history"]) == 1
    expect(away.page.get_by_text("Connecting again")).to_have_count(0)
    go_on(players, 2)


def test_the_server_is_killed_in_the_middle_of_a_turn(
    guests: Guests, server: ServerProcess
) -> None:
    players = guests.gather(server, ("Ann", "Bea"), (PHONE, DESKTOP), rules="spruce hand=20")
    mover = mover_of(players)
    while not (mover.look().lit and mover.look().lap == 1):
        mover.take_step()
        mover = mover_of(players)
    other = next(each for each in players if each is not mover)
    mover.play(mover.look().lit[0])  # a train is begun
    other.until_seq(mover.look().seq)
    hands = [player.look().hand for player in players]
    server.kill()
    for player in players:
        expect(player.page.locator(".alert")).to_contain_text("Connecting again")
        expect(player.page.get_by_text("No connection")).to_have_count(0)
    look = mover.look()
    hand = list(look.hand)
    if look.lit:  # a request on its way while there is no server
        mover.play(look.lit[0])
        hand.remove(look.lit[0])
    server.start()
    if look.lit:
        mover.until_seq(look.seq + 1)
    for player in players:
        expect(player.page.get_by_text("Connecting again")).to_have_count(0)
    verify_same(mover, hand, other)
    other.until_seq(mover.look().seq)
    verify_same(other, hands[players.index(other)], mover)
    go_on(players, 4)


def take_turn(player: Player) -> None:
    """Play the next turn, which computers before it lead to."""
    player.until_told(f"told.table.round.to_play === {player.seat}")
    while player.look().mover == player.seat:
        player.take_step()


def test_a_device_sleeps_while_ten_moves_happen(guests: Guests, server: ServerProcess) -> None:
    devices = (PHONE, DESKTOP)
    rules = "tournament set=12 hand=6"
    ann, bea = guests.gather(server, ("Ann", "Bea"), devices, computers=10, rules=rules)
    ann.until_told("told.table.round.to_play <= 2")
    if ann.look().mover == bea.seat:
        take_turn(bea)
    take_turn(ann)
    hand, seq = ann.look().hand, ann.look().seq
    sleep = ann.page.context.new_cdp_session(ann.page)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    take_turn(bea)
    bea.until_told("told.table.round.to_play === 1 || told.table.phase !== 'playing'")
    assert bea.look().seq >= seq + 10
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    verify_same(ann, hand, bea)

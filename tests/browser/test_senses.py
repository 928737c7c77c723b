"""What moves and what sounds, and that nothing does where it is not wanted."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.server.processes import ServerProcess

COUNT = """() => {
  window.sounds = 0
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...given) {
    window.sounds += 1
    return start.apply(this, given)
  }
  window.moved = 0
  const look = () => {
    const moving = document.getAnimations().filter((each) => each.effect.getTiming().duration > 1)
    window.moved = Math.max(window.moved, moving.length)
    requestAnimationFrame(look)
  }
  look()
}"""
"""Counts the sounds that are played and the things that move."""


def play_watched(guests: Guests, server: ServerProcess, **settings: object) -> Page:
    """A page at which somebody has played a few turns, watched all the time."""
    opened = server.open_table(seats=2, rules="tournament hand=12")
    player = guests.take_seat(opened["code"], opened["token"], DESKTOP, **settings)
    page = player.page
    page.get_by_label("Computer player for seat 2").select_option("casual")
    page.evaluate(COUNT)
    player.press("Deal the first round")
    player.until_told("told.table.phase === 'playing'")
    for _ in range(6):
        player.until_turn()
        player.take_step()
    page.wait_for_timeout(300)
    return page


def test_tiles_move_and_turns_sound(guests: Guests, server: ServerProcess) -> None:
    page = play_watched(guests, server)
    assert page.evaluate("window.sounds") > 0
    assert page.evaluate("window.moved") > 0


def test_nothing_moves_for_those_who_want_no_motion(guests: Guests, server: ServerProcess) -> None:
    page = play_watched(guests, server, reduced_motion="reduce")
    assert page.evaluate("window.moved") == 0


def test_nothing_sounds_where_it_is_switched_off(guests: Guests, server: ServerProcess) -> None:
    (ann,) = guests.gather(server, ("Ann",), (PHONE,), computers=1, rules="tournament hand=12")
    switch_off(ann, "Sounds")
    ann.page.evaluate(COUNT)
    for _ in range(6):
        ann.until_turn()
        ann.take_step()
    assert ann.page.evaluate("window.sounds") == 0


def switch_off(player: Player, name: str) -> None:
    """Turn a switch of the menu."""
    player.press("Menu")
    switch = player.page.get_by_role("switch", name=name)
    switch.click()
    expect(switch).not_to_be_checked()
    player.press("Close")

"""Somebody who plays through the page: looks at what is lit, and touches it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

LOOK = """() => {
  const usable = ':not([aria-disabled=true])'
  const shown = (query) => [...document.querySelectorAll(query)].filter((node) => !node.inert)
  const key = (name) => shown(name).map((node) => node.dataset.tile ?? node.dataset.train)
  return {
    seq: window.told?.seq ?? 0,
    phase: window.told?.table.phase,
    mover: window.told?.table.round?.to_play,
    lap: window.told?.table.round?.lap ?? 0,
    isOwnTurn: document.querySelector('.alert.own') !== null,
    hand: key('.hand .slot'),
    lit: key('.hand .slot.playable'),
    trains: key('.train.fits, .building.fits'),
    buttons: shown(`.turn-bar button${usable} span`).map((node) => node.textContent),
    way: document.querySelector(`.turn-bar .the-way${usable} span`)?.textContent,
    alert: document.querySelector('.alert p:not(.empty)')?.textContent,
  }
}"""
SECONDS = 60
"""A wait ends at once when that comes which it is for; a busy machine may need long."""
MOST_STEPS = 2000


class Look(NamedTuple):
    """What a page shows, and the number of the state that the server told it last."""

    seq: int
    phase: str
    mover: int | None
    """The seat whose turn the server says it is."""
    lap: int
    is_own_turn: bool
    hand: list[str]
    lit: list[str]
    trains: list[str]
    """Where the chosen tile fits."""
    buttons: list[str]
    way: str | None
    """The button that is the only way to go on."""
    alert: str


class Player:
    """A person at a page; a screen that can be touched is tapped, another one clicked."""

    def __init__(self, page: Page, touches: bool) -> None:
        self.page = page
        self.touches = touches
        self.random = Random(7)

    @property
    def told(self) -> dict[str, Any]:
        """The state that the server told this page last."""
        state: dict[str, Any] = self.page.evaluate("window.told")
        return state

    @property
    def seat(self) -> int:
        """The own seat, once the server has told it."""
        self.until_told("told.mine")
        return int(self.told["mine"]["seat"])

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.page.url.split("/t/")[1][:6]

    def look(self) -> Look:
        """What is to be seen now."""
        seen = self.page.evaluate(LOOK)
        return Look(*seen.values())

    def touch(self, place: Locator) -> None:
        """Tap or click."""
        place.tap() if self.touches else place.click()

    def press(self, name: str) -> None:
        """Touch the button of this name."""
        self.touch(self.page.get_by_role("button", name=name, exact=True))

    def tile(self, tile: str) -> Locator:
        """A tile of the hand."""
        return self.page.locator(f".hand [data-tile='{tile}']")

    def train(self, name: str) -> Locator:
        """A train on the board."""
        return self.page.locator(f"[data-train='{name}']")

    def until_told(self, condition: str) -> None:
        """Wait until something holds of what the server told: JavaScript with ``told``."""
        until = time.monotonic() + SECONDS
        holds = f"() => {{ const told = window.told; return told && ({condition}) }}"
        while not self.page.evaluate(holds):
            assert time.monotonic() < until, f"it never came to {condition}: {self.told}"
            self.page.wait_for_timeout(10)

    def until_seq(self, seq: int) -> None:
        """Wait until the page was told of the event of this number."""
        self.until_told(f"told.seq >= {seq}")

    def until_turn(self, wanted: Callable[[Look], bool] = lambda _: True) -> Look:
        """Play on, round after round, until an own turn is as wanted; what is to be seen then.

        Computers play the other seats.
        """
        for _ in range(MOST_STEPS):
            look = self.look()
            if look.is_own_turn and wanted(look):
                return look
            if look.phase == "round-over":
                self.press("Next round")
                self.until_told("told.table.phase === 'playing'")
            elif look.is_own_turn:
                self.take_step()
            else:
                self.page.wait_for_timeout(10)
        raise AssertionError(f"no such turn came: {look}")

    def finish_round(self) -> str:
        """Play until the round is over, computers at the other seats; the phase then."""
        for _ in range(MOST_STEPS):
            look = self.look()
            if look.phase != "playing":
                return look.phase
            if look.is_own_turn:
                self.take_step()
            else:
                self.page.wait_for_timeout(10)
        raise AssertionError(f"the round is not over: {look}")

    def places(self, tile: str) -> list[str]:
        """The trains on which the server says that this tile can be laid."""
        steps = [step.split("@") for step in self.told["mine"]["legal"] if "@" in step]
        return [train for laid, train in steps if laid == tile]

    def take_step(self) -> None:
        """Do one step of the own turn, one of those that the page shows as possible."""
        until = time.monotonic() + SECONDS
        while not (look := self.look()).is_own_turn:  # what was told is not shown at once
            assert time.monotonic() < until, look
            self.page.wait_for_timeout(10)
        if not look.lit or (look.way == "Done" and self.random.random() < 0.3):
            assert look.way is not None, look
            self.press(look.way)
        else:
            self.play(self.random.choice(look.lit))
        self.until_seq(look.seq + 1)

    def play(self, tile: str) -> None:
        """Lay a tile that is lit, on the first train that is lit then."""
        seq = self.look().seq
        self.touch(self.tile(tile))
        look = self.look()
        if look.seq == seq and tile in look.hand and look.trains:
            self.touch(self.train(look.trains[0]))


def play_round(players: Sequence[Player]) -> int:
    """Let people play, each on the own page, until the round is over; the number of their steps."""
    by_seat = {player.seat: player for player in players}
    for steps in range(MOST_STEPS):
        look = players[0].look()
        until = time.monotonic() + SECONDS
        while look.phase == "playing" and look.mover not in by_seat:
            assert time.monotonic() < until, look  # a computer that moves
            players[0].page.wait_for_timeout(20)
            look = players[0].look()
        if look.phase != "playing" or look.mover is None:
            for player in players:
                player.until_seq(look.seq)
            return steps
        mover = by_seat[look.mover]
        mover.until_seq(look.seq)
        mover.take_step()
        players[0].until_seq(mover.look().seq)
    raise AssertionError(f"the round is not over after {MOST_STEPS} steps")

"""Whole rounds through the pages: touch on phones, the mouse on desktops, computers among them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.guests import DESKTOP, PHONE, TABLET, Guests
from tests.browser.players import Player, play_round
from tests.server.processes import ServerProcess

NAMES = (
    "Ann",
    "Bea",
    "Carl",
    "Dora",
    "Emil",
    "Fay",
    "Gus",
    "Hana",
    "Ivo",
    "Joy",
    "Kim",
    "Leo",
    "Mia",
    "Ned",
)


def verify_end(players: list[Player]) -> None:
    """Everybody sees the same end of the round, with everybody's points."""
    for player in players:
        points = player.told["table"]["round"]["points"]
        rows = player.page.locator("section.end li")
        expect(rows).to_have_count(len(points))
        shown = [int(each.split()[0]) for each in rows.locator(".points").all_inner_texts()]
        assert shown == sorted(points)


def test_two_people_play_a_round(guests: Guests, server: ServerProcess) -> None:
    players = guests.gather(
        server, NAMES[:2], (PHONE, DESKTOP), rules="spruce rounds=2 deal=double-six"
    )
    assert [each.touches for each in players] == [True, False]
    assert play_round(players) > 4
    verify_end(players)


def test_four_people_and_two_computers_play_a_round(guests: Guests, server: ServerProcess) -> None:
    sizes = (PHONE, TABLET, DESKTOP, PHONE)
    players = guests.gather(server, NAMES[:4], sizes, computers=2, rules="spruce hand=5")
    play_round(players)
    verify_end(players)


def test_fourteen_people_play_a_round(guests: Guests, server: ServerProcess) -> None:
    sizes = [PHONE, DESKTOP] * 7
    players = guests.gather(server, NAMES, sizes, rules="spruce set=9 hand=2")
    play_round(players)
    verify_end(players)


@pytest.mark.parametrize(
    "preset",
    ["spruce", "app", "house", "masters", "spruce-new", "tournament", "warp", "wikihow"],
)
def test_a_round_of_every_preset(guests: Guests, server: ServerProcess, preset: str) -> None:
    players = guests.gather(server, NAMES[:1], (PHONE,), computers=3, rules=f"{preset} hand=5")
    play_round(players)
    verify_end(players)

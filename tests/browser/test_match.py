"""A whole match through the pages, to its winner, its record and its rematch."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player, play_round
from tests.server.processes import ServerProcess


@pytest.mark.parametrize(
    ("rounds", "rules"),
    [
        (3, "spruce rounds=3 set=9 hand=4"),
        pytest.param(13, "spruce", marks=pytest.mark.slow),
    ],
)
def test_a_match_is_played_to_its_end(
    guests: Guests, server: ServerProcess, tmp_path: Path, rounds: int, rules: str
) -> None:
    players = guests.gather(server, ("Ann", "Bea"), (PHONE, DESKTOP), computers=2, rules=rules)
    ann, bea = players
    play_round(players)
    for number in range(2, rounds + 1):
        dealer = players[number % 2]  # anybody may deal the next one
        expect(dealer.page.get_by_text(f"Round {number - 1} of {rounds}")).to_be_visible()
        dealer.press("Next round")
        for player in players:
            player.until_told(
                f"told.table.phase === 'playing' && told.table.round.number === {number}"
            )
        play_round(players)
    verify_winner(players)
    verify_record(ann, tmp_path)

    bea.press("Play again")
    new = bea.page.get_by_role("link", name="Go to the new table")
    expect(new).to_be_visible()
    code = ann.code
    ann.touch(ann.page.get_by_role("link", name="Go to the new table"))
    bea.touch(new)
    for player, name in zip(players, ("Ann", "Bea"), strict=True):
        expect(player.page.get_by_text(f"{name} (you)")).to_be_visible()
        assert player.code != code
    ann.press("Deal the first round")
    for player in players:
        player.until_told("told.table.phase === 'playing'")
    assert ann.seat == 1
    assert bea.seat == 2


def verify_winner(players: list[Player]) -> None:
    """All pages show the same winner and totals, and why, if the totals are equal."""
    match = players[0].told["table"]["match"]
    seats = players[0].told["table"]["seats"]
    winners = match["ranking"][0]
    for player in players:
        page = player.page
        if winners == [player.seat]:
            expect(page.get_by_role("heading", name="You win!")).to_be_visible()
        elif len(winners) == 1:
            name = seats[winners[0] - 1]["name"]
            expect(page.get_by_role("heading", name=f"{name} wins!")).to_be_visible()
        else:
            expect(page.get_by_role("heading", name="Shared first place")).to_be_visible()
        totals = page.locator("section.end tbody .total").all_inner_texts()
        assert [int(each) for each in totals] == sorted(match["totals"])
        assert (match["tie_break"] is None) == (page.get_by_text("Equal ").count() == 0)


def verify_record(player: Player, folder: Path) -> None:
    """The record can be downloaded at the page, and all its shuffles are those committed to."""
    with player.page.expect_download() as download:
        player.touch(player.page.get_by_role("link", name="Record of the match"))
    record = folder / "record.txt"
    download.value.save_as(record)
    command = [sys.executable, "-m", "caboose", "verify", str(record)]
    verified = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    rounds = len(player.told["table"]["match"]["scores"])
    assert verified.stdout.count("holds") >= rounds, verified.stdout


TIES = 60
"""Matches that are played until one ends with equal totals; about every third does."""


@pytest.mark.slow
def test_equal_totals_are_explained(guests: Guests, server: ServerProcess) -> None:
    rules = "spruce rounds=1 set=6 hand=2 engine=aside"
    for _ in range(TIES):
        (ann,) = guests.gather(server, ("Ann",), (PHONE,), computers=3, rules=rules)
        play_round([ann])
        if ann.told["table"]["match"]["tie_break"] is not None:
            break
        ann.page.context.close()
        guests.contexts.remove(ann.page.context)
    else:
        pytest.fail(f"no tie in {TIES} matches")
    verify_winner([ann])

"""What a player does in a turn: build a train, lay by touch or drag, draw, pass, take back."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import ViewportSize, expect

from caboose.tiles import Tile
from caboose.trains import best_train
from tests.browser.fingers import drag
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Look, Player
from tests.server.processes import ServerProcess

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["finger", "mouse"])


def can_start(look: Look) -> bool:
    return look.lap == 1 and look.lit != [] and look.way is None


def can_lay(look: Look) -> bool:
    return look.lap > 1 and look.lit != []


def goes_on(player: Player, tile: str) -> bool:
    """Whether the train being built can go on after this tile: else the turn ends with it."""
    end = str(player.told["table"]["round"]["trains"][player.seat - 1]["end"])
    first, second = tile.split("-")
    new_end = second if first == end else first
    rest = [each for each in player.told["mine"]["hand"] if each != tile]
    return any(new_end in each.split("-") for each in rest)


@pytest.fixture
def size() -> ViewportSize:
    """The device, where a test does not name it."""
    return PHONE


@pytest.fixture
def ann(guests: Guests, server: ServerProcess, size: ViewportSize) -> Player:
    """A player at a table with one computer."""
    (player,) = guests.gather(server, ("Ann",), (size,), computers=1, rules="spruce")
    return player


def test_a_train_is_built_and_taken_back_until_done(ann: Player) -> None:
    page = ann.page
    hand = ann.until_turn(
        lambda look: can_start(look) and any(goes_on(ann, tile) for tile in look.lit)
    ).hand
    tiles = page.locator(".building .place")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    expect(page.get_by_role("button", name="Done")).to_have_count(0)

    laid: list[str] = []
    while going_on := [tile for tile in ann.look().lit if goes_on(ann, tile)]:
        laid.append(going_on[-1])
        ann.play(going_on[-1])
        expect(tiles).to_have_count(len(laid))
        expect(ann.tile(going_on[-1])).to_have_count(0)
    for left in reversed(range(len(laid))):
        ann.press("Undo")
        expect(tiles).to_have_count(left)
    assert ann.look().hand == hand
    expect(undo).to_be_disabled()

    ann.play(laid[0])
    expect(tiles).to_have_count(1)
    ann.press("Done")
    expect(page.locator(".building")).to_have_count(0)
    assert Counter(ann.look().hand) == Counter(hand) - Counter(laid[:1])
    assert len(ann.told["table"]["round"]["trains"][0]["tiles"]) == 1


@SIZES
def test_the_hand_is_arranged_by_the_solver_and_by_hand(ann: Player) -> None:
    page = ann.page
    ann.until_turn(can_start)
    page.get_by_role("button", name="Sort as a train").click()
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    planned = page.get_by_role("button", name="in your plan")
    expect(planned.first).to_be_visible()
    told = ann.told
    held = [Tile.parse(each) for each in told["mine"]["hand"]]
    engine = told["table"]["round"]["engine"]
    count = best_train(held, engine, "pips", double_blank=50).count
    expect(planned).to_have_count(count)
    end = engine
    for tile in ann.look().hand[:count]:
        first, second = map(int, tile.split("-"))
        assert end in (first, second)
        end = second if first == end else first
    if count < len(held):  # the first tile after the plan row is moved into it
        other = hand.nth(count)
        other.focus()
        other.press("Shift+ArrowLeft")
        expect(planned).to_have_count(count + 1)
    page.get_by_role("button", name="Sort by number").click()
    expect(planned).to_have_count(0)


def test_a_tile_is_dragged_to_a_train(ann: Player) -> None:
    page = ann.page
    look = ann.until_turn(can_start)
    tile = look.lit[0]
    drag(page, ann.tile(tile), page.locator(".building"), touches=ann.touches)
    expect(page.locator(".building .place")).to_have_count(1)
    expect(ann.tile(tile)).to_have_count(0)

    look = ann.until_turn(can_lay)
    tile = look.lit[0]
    train = ann.places(tile)[0]
    drag(page, ann.tile(tile), ann.train(train), touches=ann.touches)
    expect(ann.tile(tile)).to_have_count(0)
    ann.until_seq(look.seq + 1)
    assert f"{tile}@{train}" in [
        f"{each['tile']}@{each['train']}" for each in ann.told["table"]["round"]["history"]
    ]


@SIZES
def test_a_tile_that_is_dragged_where_it_does_not_fit_stays(ann: Player) -> None:
    look = ann.until_turn(lambda look: can_lay(look) and len(look.lit) < len(look.hand))
    tile = next(each for each in look.hand if each not in look.lit)
    drag(ann.page, ann.tile(tile), ann.train("2"), touches=ann.touches)
    expect(ann.page.get_by_role("alert")).to_contain_text(" ")
    expect(ann.page.locator(".ghost:not(.plate)")).to_have_count(0)
    assert ann.look().hand == look.hand
    assert ann.look().seq == look.seq


@SIZES
def test_tiles_are_moved_within_the_hand_and_stay_there(ann: Player) -> None:
    hand = ann.until_turn(can_start).hand
    drag(ann.page, ann.tile(hand[0]), ann.tile(hand[5]), touches=ann.touches)
    expect(ann.page.locator(".hand .slot").first).to_have_attribute("data-tile", hand[1])
    moved = ann.look().hand
    assert sorted(moved) == sorted(hand)
    ann.page.reload()
    ann.until_turn()
    assert ann.look().hand == moved


@SIZES
def test_a_second_touch_plays_what_fits_in_one_place_only(ann: Player) -> None:
    look = ann.until_turn(
        lambda look: can_lay(look) and any(len(ann.places(tile)) == 1 for tile in look.lit)
    )
    tile = next(each for each in look.lit if len(ann.places(each)) == 1)
    ann.touch(ann.tile(tile))
    expect(ann.tile(tile)).to_have_attribute("aria-pressed", "true")
    chosen = ann.look()
    assert chosen.trains == ann.places(tile)
    assert chosen.seq == look.seq
    ann.touch(ann.tile(tile))
    expect(ann.tile(tile)).to_have_count(0)


def test_a_second_touch_lays_nothing_where_there_is_a_choice(ann: Player) -> None:
    look = ann.until_turn(
        lambda look: can_lay(look) and any(len(ann.places(tile)) > 1 for tile in look.lit)
    )
    tile = next(each for each in look.lit if len(ann.places(each)) > 1)
    ann.touch(ann.tile(tile))
    expect(ann.tile(tile)).to_have_attribute("aria-pressed", "true")
    assert sorted(ann.look().trains) == sorted(ann.places(tile))
    ann.touch(ann.tile(tile))
    expect(ann.tile(tile)).to_have_attribute("aria-pressed", "false")
    assert ann.look().seq == look.seq
    train = ann.places(tile)[1]
    ann.touch(ann.tile(tile))
    ann.touch(ann.train(train))
    expect(ann.tile(tile)).to_have_count(0)
    ann.until_seq(look.seq + 1)
    assert ann.told["table"]["round"]["history"][look_place(ann, tile)]["train"] == train


def look_place(player: Player, tile: str) -> int:
    """Where the laying of a tile stands in the history."""
    history = player.told["table"]["round"]["history"]
    return next(place for place, each in enumerate(history) if each["tile"] == tile)


def test_a_tile_is_drawn_and_the_turn_passed(guests: Guests, server: ServerProcess) -> None:
    rules = "tournament set=12 hand=2"
    (ann,) = guests.gather(server, ("Ann",), (PHONE,), computers=1, rules=rules)
    page = ann.page
    look = ann.until_turn(lambda look: look.way == "Draw")
    assert "Pass" not in look.buttons
    boneyard = page.locator(".boneyard")
    left = int(boneyard.inner_text())
    ann.press("Draw")
    expect(boneyard).not_to_have_text(str(left))
    assert left - 2 <= int(boneyard.inner_text()) < left

    look = ann.until_turn(lambda look: look.way == "Pass")
    assert "Undo" not in look.buttons  # a drawn tile cannot be put back
    ann.press("Pass")
    ann.until_seq(look.seq + 1)
    history = ann.told["table"]["round"]["history"]
    mine = [each for each in history if each["seat"] == 1]
    assert mine[-1]["kind"] == "passed"


def test_a_step_is_taken_back_until_somebody_has_acted(
    guests: Guests, server: ServerProcess
) -> None:
    players = guests.gather(server, ("Ann", "Bea"), (DESKTOP, PHONE), rules="tournament hand=20")
    for _ in range(100):
        one, other = sorted(players, key=lambda player: player.seat != player.look().mover)
        look = one.until_turn()
        singles = [tile for tile in look.lit if len(set(tile.split("-"))) == 2]
        if singles:
            break
        one.take_step()
        other.until_seq(one.look().seq)
    for _ in range(2):
        one.play(singles[0])
        other.until_told(f"told.table.round.to_play === {other.seat}")
        expect(one.tile(singles[0])).to_have_count(0)
        one.press("Undo")
        expect(one.tile(singles[0])).to_have_count(1)
        assert one.look().hand == look.hand
    one.play(singles[0])
    other.until_told(f"told.table.round.to_play === {other.seat}")
    other.take_step()
    one.until_seq(other.look().seq)
    expect(one.page.get_by_role("button", name="Undo")).to_be_disabled()

"""Steps, trains and tiles as text. RULES.md sections 1 and 4.1."""

from __future__ import annotations

from random import Random

import pytest

from caboose import Step, Tile
from caboose.game import train_name, train_number
from caboose.tiles import SETS, parse_tiles, set_size, tile_set

EVERY_NUMBER = range(32 * 190 + 2)  # 14 seats and 18 Mexican trains, 190 tiles; draw and pass


def test_every_step_has_one_text_and_the_text_gives_the_step_again() -> None:
    texts = [str(Step(number)) for number in EVERY_NUMBER]
    assert len(set(texts)) == len(EVERY_NUMBER)
    assert [Step.parse(text).number for text in texts] == list(EVERY_NUMBER)


def test_a_step_is_exactly_one_of_play_draw_and_pass() -> None:
    kinds = [(s.is_play, s.is_draw, s.is_pass) for s in map(Step, EVERY_NUMBER)]
    assert all(sum(kind) == 1 for kind in kinds)
    assert [kinds.index(kind) for kind in sorted(set(kinds), reverse=True)] == [0, 6080, 6081]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("5-12@3", "12-5@3"),
        ("12-5@3", "12-5@3"),
        (" 12-5@3\n", "12-5@3"),
        ("12 - 5 @ 3", "12-5@3"),
        ("12–5@3", "12-5@3"),  # a dash of typography
        ("12:5@3", "12-5@3"),
        ("12|5@3", "12-5@3"),
        ("12/5@3", "12-5@3"),
        ("05-12@03", "12-5@3"),
        ("5-12@m", "12-5@M"),
        ("5-12@M1", "12-5@M"),
        ("5-12@m2", "12-5@M2"),
        ("0-0@14", "0-0@14"),
        ("18-18@M18", "18-18@M18"),
        (" + ", "+"),
        (" - ", "-"),
        ("–", "-"),
    ],
)
def test_reading_is_lenient_and_writing_has_one_form(text: str, canonical: str) -> None:
    assert str(Step.parse(text)) == canonical


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("", "'' is no step", "write 12-5@3 or 12-5@M"),
        ("draw", "'draw' is no step", "+ to draw, - to pass"),
        ("12-5", "'12-5' is no step", "12-5@3"),
        ("++", "'++' is no step", "+ to draw"),
        ("12-5@", "'' is no train", "a seat's number (1 to 14), M"),
        ("12-5@0", "'0' is no train", "1 to 14"),
        ("12-5@15", "'15' is no train", "1 to 14"),
        ("12-5@M0", "'M0' is no train", "M2, M3"),
        ("12-5@M19", "'M19' is no train", "M2, M3"),
        ("12-5@M-1", "'M-1' is no train", "M2, M3"),
        ("12-5@1@2", "'1@2' is no train", "1 to 14"),
        ("12-5@Mexican", "'Mexican' is no train", "M for the Mexican train"),
        ("12@3", "'12' is no tile", "two numbers like 12-5"),
        ("-5@3", "'-5' is no tile", "two numbers like 12-5"),
        ("1-2-3@3", "'1-2-3' is no tile", "two numbers like 12-5"),
        ("19-0@3", "19-0 is no tile", "0 to 18 pips"),
        ("123-0@3", "'123-0' is no tile", "two numbers like 12-5"),
        ("12-5@\x1b[2J", r"'\x1b[2J' is no train", "1 to 14"),
        ("x" * 1000, "'" + "x" * 37 + "…' is no step", "12-5@3"),
    ],
)
def test_a_bad_text_is_refused_with_what_was_wrong_and_what_would_be_right(
    text: str, wrong: str, right: str
) -> None:
    with pytest.raises(ValueError, match="is no") as refused:
        Step.parse(text)
    assert wrong in str(refused.value)
    assert right in str(refused.value)
    assert len(str(refused.value)) < 200
    assert str(refused.value).isprintable()


def test_steps_sort_by_train_then_tile_and_draw_and_pass_come_last() -> None:
    plays = "0-0@1 1-0@1 6-2@1 6-3@1 7-0@1 0-0@2 0-0@14 18-18@M 0-0@M2 0-0@M18"
    steps = [*map(Step.parse, plays.split()), Step.draw(), Step.pass_turn()]
    shuffled = steps[:]
    Random(1).shuffle(shuffled)
    assert shuffled != steps
    assert sorted(shuffled) == steps


def test_steps_that_say_the_same_are_equal_and_hash_alike() -> None:
    one, other = Step.parse("12-5@M1"), Step.play(Tile(12, 5), "m")
    assert one == other
    assert len({one, other, Step.parse("12-5@M2")}) == 2
    assert one != "12-5@M"


def test_a_draw_and_a_pass_have_neither_tile_nor_train() -> None:
    for step in (Step.draw(), Step.pass_turn()):
        with pytest.raises(ValueError, match="lays no tile"):
            _ = step.tile
        with pytest.raises(ValueError, match="goes on no train"):
            _ = step.train


def test_trains_have_one_name_each() -> None:
    names = [train_name(train) for train in range(32)]
    assert names[:15] == [*(str(seat) for seat in range(1, 15)), "M"]
    assert names[15:] == [f"M{place}" for place in range(2, 19)]
    assert [train_number(name) for name in names] == list(range(32))
    assert train_number(3) == train_number(" 03 ") == 2


@pytest.mark.parametrize("top", SETS)
def test_tiles_are_numbered_alike_in_every_set(top: int) -> None:
    tiles = tile_set(top)
    assert [tile.number for tile in tiles] == list(range(set_size(top)))
    assert [Tile.numbered(tile.number) for tile in tiles] == tiles
    assert sorted(tiles) == tiles
    assert parse_tiles(", ".join(f"{low}-{high}" for high, low in tiles)) == tiles


@pytest.mark.parametrize("ends", [(-1, 0), (0, -1), (19, 0), (3, 190)])
def test_an_end_has_0_to_18_pips(ends: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="0 to 18 pips"):
        Tile.of(*ends)

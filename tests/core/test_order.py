"""The order of legal steps and the numbers of steps are part of the contract."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from caboose import Rules, Step
from caboose.core.layout import DRAW, MOST_LEGAL_STEPS, PASS
from tests.tables import deal_round

NUMBERS = {
    "0-0@1": 0,
    "1-0@1": 1,
    "12-5@1": 83,
    "18-18@1": 189,
    "0-0@2": 190,
    "12-5@14": 2553,
    "12-5@M": 2743,
    "12-5@M2": 2933,
    "18-18@M18": 6079,
    "+": 6080,
    "-": 6081,
}


def test_step_numbers_never_change() -> None:
    assert {text: Step.parse(text).number for text in NUMBERS} == NUMBERS
    assert (DRAW, PASS) == (6080, 6081)
    assert all(str(Step(number)) == text for text, number in NUMBERS.items())


def test_legal_steps_come_in_the_order_they_always_came() -> None:
    digest = sha256()
    for seed in range(30):
        random = Random(seed)
        preset = random.choice(["spruce", "wikihow", "tournament", "house", "app"])
        round = deal_round(Rules(preset), random.choice([2, 4, 6]), random)
        while not round.over:
            steps = round.legal_steps()
            numbers = [step.number for step in steps]
            assert numbers == sorted(numbers)
            digest.update(" ".join(map(str, steps)).encode() + b"\n")
            round.do(random.choice(steps))
    assert digest.hexdigest() == SNAPSHOT


def test_a_buffer_of_the_named_length_is_long_enough() -> None:
    # The most steps there can be: a hand of a whole double-18 set, every train showing every end.
    assert MOST_LEGAL_STEPS >= 32 * 19 + 2


SNAPSHOT = "643338734cc0327eeea01d5df776e66b71e6acbac38b36018ac6ee1e810e3a00"

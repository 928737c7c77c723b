"""What the referee says in rounds of random rules: whole in every language, and nothing English."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from caboose import Round, Step
from caboose.game.explanation import differences, owed, why_legal
from caboose.game.refusals import Refusal
from caboose.locales import LANGUAGES, worded
from caboose.rules.deals import MOST_PLAYERS
from tests.locales.english import english_in, is_whole
from tests.locales.reading import messages
from tests.tables import deal_round, random_table

ROUNDS = 200
TRIES = 12
OFTEN: list[dict[str, str]] = [
    {},
    {"covers": "all", "cover_order": "any", "cover_duty": "next-player"},
    {"first_turn": "whole-train", "first_end_double": "forbidden"},
]
"""Options of which some situations need several at once."""

NAMES = [f"X{seat}" for seat in range(1, MOST_PLAYERS + 1)]


class Ruling(NamedTuple):
    """A round at some point, and a step that is refused there."""

    round: Round
    refusal: Refusal


def positions() -> Iterator[tuple[Round, Random]]:
    """Rounds of random rules at random points, the last one of each over."""
    for number in range(ROUNDS):
        random = Random(f"referee {number}")
        rules, players = random_table(random)
        rules = rules.change(**OFTEN[number % len(OFTEN)])
        round = deal_round(rules, players, random)
        while not round.over:
            for _ in range(random.randint(1, 25)):
                if not round.over:
                    round.do(chosen(round, random))
            yield round.copy(), random


def chosen(round: Round, random: Random) -> Step:
    """A legal step, most often a double where one can be laid: they bring the duties."""
    legal = round.legal_steps()
    doubles = [step for step in legal if step.is_play and step.tile.is_double]
    return random.choice(doubles if doubles and random.random() < 0.7 else legal)


def tried(round: Round, random: Random) -> Iterator[Step]:
    """Steps that a person may try: tiles of the hand where they match, and anywhere else."""
    yield from (Step.draw(), Step.pass_turn(), Step.parse("0-0@1"))
    hand = round.hand(round.to_play)
    own = str(round.to_play)
    for train, end in {own: round.engine, **round.ends}.items():
        yield from (Step.play(tile, train) for tile in hand if tile.has(end) and tile.is_double)
    trains = [*map(str, range(1, min(round.players + 1, MOST_PLAYERS) + 1)), "M", "M2", "M3"]
    for _ in range(TRIES if hand else 0):
        yield Step.play(random.choice(hand), random.choice(trains))


class Met(NamedTuple):
    """What the referee was asked about."""

    rulings: list[Ruling]
    """Refusals, several of each situation."""
    rounds: list[Round]
    """Rounds to explain."""


@pytest.fixture(scope="module")
def met() -> Met:
    """Refusals and positions of many rounds."""
    rulings: dict[tuple[str, str | None, int], Ruling] = {}
    rounds = []
    for round, random in positions():
        rounds.append(round)
        for step in tried(round, random):
            other = round.to_play % round.players + 1
            refusal = round.refusal(step, other if random.random() < 0.05 else round.to_play)
            if refusal is not None:
                key = refusal.message.id, refusal.option, random.randrange(6)
                rulings[key] = Ruling(round, refusal)
    return Met(list(rulings.values()), rounds)


def test_every_refusal_is_met(met: Met) -> None:
    ids = {ruling.refusal.message.id for ruling in met.rulings}
    assert ids == {id for id in messages("en") if id.startswith("refusal-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_whole_in_every_language(language: str, met: Met) -> None:
    for round, refusal in met.rulings:
        texts = [refusal.worded(language)]
        for reader in (None, *range(1, round.players + 1)):
            texts.append(worded(*refusal.message, language, NAMES, reader))
        for text in texts:
            assert_said(text, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_are_whole_in_every_language(language: str, met: Met) -> None:
    said = set()
    for round in met.rounds:
        said.add(owed(round, language))
        said.update(why_legal(round, step, language) for step in round.legal_steps())
    in_turns = [round for round in met.rounds if any(step.is_play for step in round.turn)]
    for round in [*met.rounds[::80], *in_turns[::20]]:
        found = [*differences(round, None, language), *differences(round, Step.draw(), language)]
        said.update(each.sentence for each in found)
    assert len(said) > 150
    for text in said:
        assert_said(text, language)


def assert_said(text: str, language: str) -> None:
    assert is_whole(text), text
    assert not english_in(text, language), (english_in(text, language), text)

"""The core and the independent reference engine play the same rounds, step by step."""

from __future__ import annotations

from random import Random

import pytest

from caboose import Round, Rules, Step
from caboose.core.layout import MEXICAN
from caboose.game import train_name
from caboose.rules import preset_names
from tests.reference import ReferenceRound
from tests.tables import PLAY_OPTIONS, random_table, shuffle

SHARE_IN_CI = 300
WHOLE = 10_000
RUNNING_ONLY = ("to_play", "lap", "open_doubles")  # mean nothing once the round is over


def observed(round: Round) -> dict[str, object]:
    """A round in the words of the reference engine."""
    seen: dict[str, object] = {
        "leader": round.leader,
        "engine": round.engine,
        "markers": round.markers,
        "ends": round.ends,
        "lengths": {name: len(each.chain) for name, each in round.trains.items()},
        "hands": {
            seat: sorted(str(tile) for tile in hand) for seat, hand in enumerate(round.hands, 1)
        },
        "boneyard": [str(tile) for tile in round.boneyard],
        "over": round.over,
        "out": round.out,
    }
    return seen | {name: getattr(round, name) for name in RUNNING_ONLY if not round.over}


def in_lockstep(
    rules: Rules, players: int, random: Random, refusals: int = 3, most_steps: int = 3000
) -> None:
    """Play a random round on both engines and compare them at every step."""
    deal = rules.deal(players)
    order, engines, lead = shuffle(rules, players, random)
    ours = Round.deal(rules, players, order, engines=engines, lead=lead)
    theirs = ReferenceRound.open(
        {name: rules[name] for name in PLAY_OPTIONS},
        deal.set,
        players,
        deal.hand,
        [(tile.high, tile.low) for tile in order],
        lead,
        engines,
    )
    for _ in range(most_steps):
        seen = theirs.observe()
        seen["out"] = sorted(seen["out"])
        if ours.over:
            seen = {name: each for name, each in seen.items() if name not in RUNNING_ONLY}
        assert observed(ours) == seen
        steps = [str(step) for step in ours.legal_steps()]
        assert steps == sorted(theirs.legal(), key=lambda text: Step.parse(text).number)
        for text in tried(ours, random, refusals):
            refusal = ours.refusal(text)
            assert (refusal.reason if refusal else None) == theirs.refusal(text), text
        if not steps:
            break
        plays = [text for text in steps if "@" in text]
        chosen = random.choice(plays if plays and random.random() < 0.5 else steps)
        ours.do(chosen)
        theirs.do(chosen)
    if ours.over:
        assert dict(enumerate(ours.scores(), 1)) == theirs.scores()


def tried(round: Round, random: Random, count: int) -> list[str]:
    """Some steps to try: draw, pass, and tiles of the hand or of anybody on any train."""
    names = [*round.trains, train_name(MEXICAN + round.mexican_trains)]
    tiles = round.hand(round.to_play) or round.hands[0] or round.boneyard
    if not tiles:
        return ["+", "-"]
    return ["+", "-", *(f"{random.choice(tiles)}@{random.choice(names)}" for _ in range(count))]


@pytest.mark.parametrize("share", range(6))
def test_random_rounds_in_lockstep(share: int) -> None:
    for seed in range(share * SHARE_IN_CI // 6, (share + 1) * SHARE_IN_CI // 6):
        random = Random(f"lockstep {seed}")
        in_lockstep(*random_table(random), random)


@pytest.mark.parametrize("preset", preset_names())
def test_preset_rounds_in_lockstep(preset: str) -> None:
    rules = Rules(preset)
    for players in range(2, 15):
        try:
            rules.deal(players)
        except ValueError:
            continue
        in_lockstep(rules, players, Random(f"{preset} {players}"))


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_ten_thousand_random_rounds_in_lockstep() -> None:
    """About half an hour; run with: python3 run.py test -m slow tests/core/test_lockstep.py."""
    for seed in range(SHARE_IN_CI, SHARE_IN_CI + WHOLE):
        random = Random(f"lockstep {seed}")
        in_lockstep(*random_table(random), random)

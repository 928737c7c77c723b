"""The counted situations against what the referee's face of the round tells."""

from __future__ import annotations

from collections import Counter
from random import Random

from caboose import Round, Step
from caboose.fast import play_matches
from caboose.fast.situations import (
    NOTES_SIZE,
    SITUATION_COUNT,
    SITUATIONS,
    note_opening,
    note_step,
    remember,
)
from caboose.game.duties import Task
from caboose.rules import Rules
from tests.tables import deal_round, random_table


def told_by_the_round(before: Round, after: Round, step: Step) -> Counter[str]:
    """The situations of one step, from the rounds before and after it."""
    found: Counter[str] = Counter()
    duty, seat = before.duty, before.to_play
    found["marker-set"] = len(set(after.markers) - set(before.markers))
    found["marker-taken-off"] = len(set(before.markers) - set(after.markers))
    if after.to_play != seat or after.over is not None:
        found["double-left-open"] = len(after.open_doubles) > 0
        found["several-open-doubles"] = len(after.open_doubles) > 1
    if step.is_play:
        found += told_of_a_tile(before, after, step)
        return found
    idle = not duty.has_laid
    found["play-declined"] = idle and any(each.is_play for each in before.legal_steps())
    if step == Step.draw():
        found["follow-up-drawn-for"] = duty.task is Task.FOLLOW_UP
        found["boneyard-emptied"] = not after.boneyard
    else:
        found["no-start"] = duty.is_first_turn and idle
        found["follow-up-failed"] = duty.task is Task.FOLLOW_UP
        found["cover-failed"] = duty.task is Task.COVER and idle
    return found


def told_of_a_tile(before: Round, after: Round, step: Step) -> Counter[str]:
    """The situations of a tile that was laid."""
    found: Counter[str] = Counter()
    tile, train = step.tile, step.train
    is_anothers = train.isdigit() and train != str(before.to_play)
    found["laid-after-draw"] = before.drew > 0
    found["mexican-train-started"] = after.mexican_trains > before.mexican_trains
    found["on-anothers-train"] = is_anothers
    found["anothers-train-started"] = is_anothers and not before.trains[train].chain
    earlier = [each for each in before.turn if each.is_play and each.tile.is_double]
    found["several-doubles-in-a-turn"] = tile.is_double and bool(earlier)
    if after.out != before.out:
        found["out-in-first-lap"] = before.lap == 1
        found["out-on-double"] = tile.is_double
        found["several-out"] = bool(before.out)
    if before.rules["cover_duty"] != "none":
        owed = (set(before.open_doubles) - {train}) | ({train} if tile.is_double else set())
        hidden = [*after.boneyard, *(each for hand in after.hands for each in hand)]
        for each in owed:
            number = after.trains[each].chain[-1].high
            left = any(number in (other.high, other.low) for other in hidden)
            found["dead-double"] += not left and number in (tile.high, tile.low)
    return found


def test_the_counts_are_those_of_the_round() -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        random = Random(f"situations {seed}")
        rules, players = random_table(random)
        if seed % 3 == 0:  # so that several are out in the first lap
            rules = rules.change(hand=2, first_turn="whole-train", first_out="finish-lap")
        round = deal_round(rules, players, random)
        hand = rules.deal(players).hand
        notes = [0] * NOTES_SIZE
        note_opening(list(round.state), hand, notes)
        expected: Counter[str] = Counter()
        held = sum(map(len, round.hands)) + (rules["engine"] != "aside")
        expected["engine-hunted"] = held > players * hand
        for _ in range(600):
            legal = round.legal_steps()
            if not legal:
                break
            before, step = round.copy(), random.choice(legal)
            remember(list(before.state), notes)
            round.do(step)
            note_step(list(round.state), rules.codes, step.number, legal[0].is_play, notes)
            expected += told_by_the_round(before, round, step)
        counts = dict(zip(SITUATIONS, notes[:SITUATION_COUNT], strict=True))
        assert counts == {name: expected[name] for name in SITUATIONS}, (str(rules), seed)
        seen += expected
    assert set(seen) == set(SITUATIONS)  # each of them arises


def test_matches_tell_their_situations_if_asked() -> None:
    noted = play_matches(Rules(), ["random"] * 4, 2)
    bare = play_matches(Rules(), ["random"] * 4, 2, noted=False)
    for number in range(2):
        for told, untold in zip(noted.match(number), bare.match(number), strict=True):
            assert not any(untold.situations.values())
            assert told._replace(situations={}) == untold._replace(situations={})
            assert told.situations["marker-set"] >= told.situations["marker-taken-off"]
    assert noted.match(0)[0].situations["marker-set"] > 0

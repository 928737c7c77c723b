"""What is done with a spoilt text: it is read, and what could be read is held to its promises.

Each reader may raise ValueError; anything else that it raises, an AssertionError too, is a fault.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from caboose import Match, Refusal, Round, Rules, Step, Tile
from caboose.notation import (
    format_record,
    position_from_mapping,
    position_to_mapping,
    read_position,
    read_record,
    replay,
    write_position,
    write_record,
)
from caboose.notation.cases import read_cases
from caboose.notation.files import read_yaml
from caboose.tiles import parse_tiles
from tests.fuzz.texts import stopped_matches, stopped_rounds


def read_as_record(text: str, random: Random) -> None:
    """Replay it: whatever could be followed can be written and replays without damage."""
    told = replay(text)
    if told.damage:
        assert_plain(str(told.damage))
    if told.match:
        again = replay(write_record(told.match))
        assert again.damage is None
        assert again.match is not None
        assert [each.position for each in again.match.rounds] == [
            each.position for each in told.match.rounds
        ]
    record = read_record(text)
    assert read_record(format_record(record)) == record


def read_as_line(text: str, random: Random) -> None:
    """Set the position up: what can be set up can be written and read again, and be played."""
    position = read_position(text)
    round = Round.set_up(position)
    assert read_position(write_position(position)) == position
    hold_to_promises(round, random)


def read_as_mapping(text: str, random: Random) -> None:
    position = position_from_mapping(read_yaml(text))
    round = Round.set_up(position)
    assert position_from_mapping(position_to_mapping(position)) == position
    hold_to_promises(round, random)


def hold_to_promises(round: Round, random: Random) -> None:
    """What was set up from outside has one form, and can be played a few steps."""
    again = Round.set_up(read_position(write_position(round.position)))
    assert again.position == round.position
    assert again.legal_steps() == round.legal_steps()
    for _ in range(4):
        steps = round.legal_steps()
        assert bool(steps) == (round.over is None)
        if not steps:
            round.scores()
            break
        round.do(random.choice(steps))


def read_as_cases(text: str, random: Random) -> None:
    for case in read_cases(text):
        for sentence in case.run():
            assert_plain(sentence, longest=len(text) + 4_000)  # it may repeat what was wanted


def read_as_rules(text: str, random: Random) -> None:
    rules = Rules.parse(text)
    assert Rules.parse(str(rules)) == rules
    assert rules.codes == Rules.parse(str(rules)).codes
    deal = rules.deal(random.randint(2, 14))
    assert deal.boneyard >= 0
    assert_plain(deal.arithmetic + str(deal.warning))


def read_as_step(text: str, random: Random) -> None:
    """Try it in every round: where it is not legal, the round is as it was."""
    step = Step.parse(text)
    done = 0
    for round in stopped_rounds():
        before = round.position, round.state, list(round.operations)
        tried = round.copy()
        wrong_seat = round.to_play + random.choice([-99, -1, 1, 14, 99])
        assert tried.refusal(step, wrong_seat)
        try:
            operation = tried.do(text)
        except Refusal as refusal:
            assert_plain(str(refusal))
            assert (tried.position, tried.state, tried.operations) == before
        else:
            done += 1
            assert operation.step == step
            assert step in round.legal_steps()
        assert (round.position, round.state, round.operations) == before
    if not done:
        raise ValueError("legal nowhere")


def read_as_order(text: str, random: Random) -> None:
    """Deal it in every match, anew: where it cannot be dealt, the match is as it was."""
    order = parse_tiles(text)
    dealt = 0
    for match in stopped_matches():
        fresh = Match(match.rules, match.players, lead=random.randint(1, match.players))
        try:
            round = fresh.deal(order)
        except ValueError as error:
            assert_plain(str(error))
            assert fresh.rounds == []
            assert fresh.orders == []
        else:
            dealt += 1
            assert round.legal_steps()
            assert_no_deal(fresh, order)
            assert_no_deal(match, order)
    if not dealt:
        raise ValueError("dealt nowhere")


def assert_no_deal(match: Match, order: list[Tile]) -> None:
    """A match whose round runs, or that is over, takes no further deal."""
    before = list(match.rounds), list(match.orders), match.totals
    if match.round.over and not match.is_over:
        return
    try:
        match.deal(order)
    except ValueError:
        assert (match.rounds, match.orders, match.totals) == before
    else:
        raise AssertionError("a round was dealt although it may not be")


def is_plain(message: str, longest: int = 4_000) -> bool:
    """Whether a message is short, and safe to print on a terminal."""
    return 0 < len(message) < longest and all(
        each.isprintable() or each == "\n" for each in message
    )


def assert_plain(message: str, longest: int = 4_000) -> None:
    assert is_plain(message, longest), ascii(message)


READERS: dict[str, Callable[[str, Random], None]] = {
    "record": read_as_record,
    "line": read_as_line,
    "mapping": read_as_mapping,
    "cases": read_as_cases,
    "rules": read_as_rules,
    "step": read_as_step,
    "order": read_as_order,
}

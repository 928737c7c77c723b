"""Turns and rounds: steps that the referee judges, steps taken back, deals, phrases."""

from __future__ import annotations

from random import Random

from caboose.game import Match, Round, Step
from caboose.table.commitment import commit
from caboose.table.events import (
    Event,
    PersonReturned,
    PhraseSaid,
    RoundDealt,
    StepDone,
    StepUndone,
    TrainDone,
)
from caboose.table.messages import PHRASES, DealRound, Say, TakeStep, Undo
from caboose.table.refusing import refused, refused_by_rules
from caboose.table.table import Table


def deal(table: Table, seat: int, _: DealRound, random: Random) -> Event:
    """Deal the next round; the first one is the host's to deal, once every seat is taken."""
    if table.phase == "playing":
        raise refused("round-runs")
    if table.phase == "match-over":
        raise refused("match-over")
    match = table.match
    if match is None:
        if seat != table.host:
            raise refused("only-host")
        if table.free_seats:
            raise refused("seats-free", count=len(table.free_seats))
        match = Match(table.rules, len(table.seats), seed=0, lead=table.lead, earlier=table.earlier)
    order = match.shuffle(random)
    salt = f"{random.getrandbits(128):032x}"
    return RoundDealt([tile.number for tile in order], salt, commit(order, salt))


def take_step(table: Table, seat: int, request: TakeStep) -> list[Event]:
    """A step of a person, who thereby plays again if a stand-in has.

    ``request.seq`` is what the person saw. A step that was meant for an earlier turn is refused,
    however legal it may be now, and so is a draw, which cannot be taken back, if the seat has moved
    meanwhile. Any other step is accepted if it is still legal.

    While a builder has yet to say that a train is done, that is what ending the turn says.
    """
    round = _dealt(table)
    try:
        step = Step.parse(request.step)
    except ValueError:
        raise refused("no-step") from None
    if table.to_say_done:
        return [_say_done(table, seat, step, request.seq)]
    refusal = round.refusal(step, seat)
    is_late = refusal is not None and refusal.reason in ("not-your-turn", "round-over")
    must_be_new = is_late or step == Step.draw()
    if table.has_ended_turn(seat, request.seq) or (must_be_new and table.has_moved(request.seq)):
        raise refused("table-moved-on")
    if refusal is not None:
        raise refused_by_rules(refusal, table.rules)
    return [*_back(table, seat), StepDone(seat, str(step))]


def _say_done(table: Table, seat: int, step: Step, seq: int) -> Event:
    if table.has_moved(seq):
        raise refused("table-moved-on")
    if seat != table.to_say_done:
        raise refused("train-not-done", seat=table.to_say_done or 0)
    if not step.is_pass:
        raise refused("train-goes-no-further")
    return TrainDone(seat)


def undo(table: Table, seat: int, _: Undo) -> list[Event]:
    """Take the seat's last step back, by its person, who thereby plays again."""
    if table.undoable != seat:
        raise refused("no-undo")
    return [*_back(table, seat), StepUndone(seat)]


def say(_: Table, seat: int, request: Say) -> Event:
    """Say a canned phrase."""
    if request.phrase not in PHRASES:
        raise refused("no-such-phrase")
    return PhraseSaid(seat, request.phrase)


def _dealt(table: Table) -> Round:
    if table.round is None:
        raise refused("not-dealt-yet")
    return table.round


def _back(table: Table, seat: int) -> list[Event]:
    return [PersonReturned(seat)] if table.seat(seat).kind == "stand-in" else []

"""The alert line: one sentence that tells the reader what the table waits for."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from caboose.cli.table.session import Phase, Session
from caboose.cli.table.words import Speaker, a_number, listing
from caboose.game import Step, Task


class Tone(Enum):
    """How loud the alert line is."""

    ACT = auto()
    """The reader is to do something."""
    DUTY = auto()
    """The reader owes something."""
    WAIT = auto()
    END = auto()


class Alert(NamedTuple):
    """What the alert line says."""

    text: str
    tone: Tone


def alert(session: Session) -> Alert:
    """What the table waits for, worded for the person at the keyboard."""
    speaker = Speaker(session.names, session.viewer)
    phase = session.phase
    if phase is Phase.MATCH_OVER:
        return Alert(speaker.victory(session.match), Tone.END)
    if phase is Phase.ROUND_OVER:
        return Alert(speaker.round_end(str(session.round.over), session.round.out), Tone.END)
    name = session.names[session.round.to_play - 1]
    if phase is Phase.HAND_OVER:
        return Alert(f"{name}'s turn: hand over the keyboard.", Tone.WAIT)
    if phase is Phase.COMPUTER:
        duty = session.duty
        if duty.task is Task.COVER:
            doubles = _doubles(session, speaker, duty.trains)
            return Alert(f"{name}'s turn, who must cover {listing(doubles, 'or')}.", Tone.WAIT)
        return Alert(f"{name}'s turn.", Tone.WAIT)
    return _mine(session, speaker)


def _mine(session: Session, speaker: Speaker) -> Alert:
    duty = session.duty
    if session.is_complete:
        return Alert("Your train is complete: finish it, or take a tile back.", Tone.ACT)
    if duty.task is Task.COVER:
        return Alert(_cover(session, _doubles(session, speaker, duty.trains)), Tone.DUTY)
    if duty.task is Task.FOLLOW_UP:
        return Alert(_follow_up(session, _doubles(session, speaker, duty.trains)), Tone.DUTY)
    if duty.is_building and duty.has_laid:
        return Alert(_build(session), Tone.ACT)
    if duty.is_first_turn:
        return Alert(_start(session), Tone.ACT)
    return Alert(_play(session), Tone.ACT)


def _cover(session: Session, doubles: Sequence[str]) -> str:
    which = listing(doubles, "or")
    if _can_lay(session):
        return f"Cover {which}."
    return f"You owe a cover on {which}, but nothing fits: {_what_is_left(session)}."


def _follow_up(session: Session, doubles: Sequence[str]) -> str:
    left = _what_is_left(session)
    if doubles:
        if _can_lay(session):
            return f"Go on from {doubles[0]}."
        return f"You owe a tile on {doubles[0]}, but none fits: {left}."
    if _can_lay(session):
        return "You laid a double: lay one more tile, wherever it fits."
    return f"You laid a double and owe one more tile, but none fits: {left}."


def _start(session: Session) -> str:
    engine = session.round.engine
    if not _can_lay(session):
        drew = _drew(session)
        return f"{drew}You have no {engine} to start your train: {_what_is_left(session)}."
    decline = ", or pass" if Step.pass_turn() in session.legal else ""
    if any(step.train == str(session.viewer) for step in session.legal if step.is_play):
        return f"Your turn: start your train with {a_number(engine)}{decline}."
    return f"Your turn: nothing starts your train, but you can lay on the Mexican train{decline}."


def _build(session: Session) -> str:
    end = session.shown.ends.get(str(session.viewer), session.round.engine)
    return f"Your train ends in {end}: go on, or finish it."


def _play(session: Session) -> str:
    if not _can_lay(session):
        return f"{_drew(session)}Nothing in your hand fits: {_what_is_left(session)}."
    choices = ["lay a tile"]
    if Step.draw() in session.legal:
        choices.append("draw")
    if Step.pass_turn() in session.legal:
        choices.append("pass")
    drew = _drew(session)
    return f"{drew}You may {listing(choices, 'or')}." if drew else _your_turn(choices)


def _your_turn(choices: Sequence[str]) -> str:
    return f"Your turn: {listing(choices, 'or')}."


def _what_is_left(session: Session) -> str:
    return "draw a tile" if Step.draw() in session.legal else "pass"


def _can_lay(session: Session) -> bool:
    return any(step.is_play for step in session.legal)


def _drew(session: Session) -> str:
    """The tile that has just been drawn, as a sentence of its own."""
    operations = session.view.operations
    if operations and operations[-1].seat == session.viewer and operations[-1].drawn:
        return f"You drew {operations[-1].drawn}. "
    return ""


def _doubles(session: Session, speaker: Speaker, trains: Sequence[str]) -> list[str]:
    ends = session.shown.ends
    return [f"the {ends[train]}-{ends[train]} on {speaker.train(train)}" for train in trains]

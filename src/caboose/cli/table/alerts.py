"""The alert line: one sentence that tells the reader what the table waits for."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from caboose.cli.table.end_words import round_end, victory
from caboose.cli.table.session import Phase, Session
from caboose.cli.table.words import Speaker, as_sentence
from caboose.game import Task
from caboose.table.alerts import others_turn, own_turn


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
    speaker, phase = session.speaker, session.phase
    if phase is Phase.MATCH_OVER:
        return Alert(as_sentence(victory(speaker, session.match)), Tone.END)
    if phase is Phase.ROUND_OVER:
        ended = round_end(speaker, str(session.round.over), session.round.out)
        return Alert(as_sentence(ended), Tone.END)
    if phase is Phase.HAND_OVER:
        return Alert(speaker.told("terminal-hand-over", seat=session.round.to_play), Tone.WAIT)
    if phase is Phase.COMPUTER:
        return Alert(as_sentence(speaker.message(others_turn(session.round))), Tone.WAIT)
    owes = session.duty.task is not Task.PLAY and not session.is_complete
    text = _drew(session, speaker) + as_sentence(_mine(session, speaker))
    return Alert(text, Tone.DUTY if owes else Tone.ACT)


def _mine(session: Session, speaker: Speaker) -> str:
    duty = session.duty
    if session.is_complete:
        return speaker("terminal-train-complete")
    if duty.task is Task.PLAY and duty.is_building and duty.has_laid:
        end = session.shown.ends.get(str(session.viewer), session.round.engine)
        return speaker("terminal-build-more", number=end)
    return speaker.message(own_turn(session.shown, session.legal))


def _drew(session: Session, speaker: Speaker) -> str:
    """The tile that has just been drawn, as a sentence of its own."""
    operations = session.view.operations
    if operations and operations[-1].seat == session.viewer and operations[-1].drawn:
        return as_sentence(speaker("log-drew-tile", tile=str(operations[-1].drawn))) + " "
    return ""

"""What computer players say now and then: a canned phrase that fits what they have just done.

Some talk more than others. Nothing is said that the table does not show, and nothing where the
pace leaves no time to read it.
"""

from __future__ import annotations

from random import Random

from caboose.game import Round
from caboose.table.events import PhraseSaid, StepDone
from caboose.table.table import Table

TALKATIVE = (0.5, 0.15, 0.3)
"""How often a computer says something when it could; one after the other round the table."""


def remark(table: Table, done: StepDone) -> list[PhraseSaid]:
    """What a computer says to its step, which is legal and about to be done; mostly nothing.

    The shuffle's salt decides, so that it is the same whoever asks, and nobody can tell before.
    """
    round = table.round
    if not (table.comments and table.pace) or table.seat(done.seat).kind != "computer":
        return []
    phrase = _fitting_phrase(round, done) if round else None
    chance = Random(f"{table.shuffles[-1].salt} {table.seq}").random()
    if phrase is None or chance >= TALKATIVE[done.seat % len(TALKATIVE)]:
        return []
    return [PhraseSaid(done.seat, phrase)]


def _fitting_phrase(round: Round, done: StepDone) -> str | None:
    after = round.copy()
    operation = after.do(done.step)
    tiles = len(after.hands[done.seat - 1])
    if tiles == 0:
        return "good-game"
    if operation.marked and not operation.step.is_play:
        return "oops"
    if operation.covered not in (None, str(done.seat)):
        return "thanks"
    return "one-left" if tiles == 1 and operation.step.is_play else None

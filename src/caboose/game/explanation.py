"""The referee's explanation of a position: what is owed, what is legal and why, other presets."""

from __future__ import annotations

from typing import NamedTuple

from caboose.game.duties import Task
from caboose.game.refusals import Refusal, cite
from caboose.game.round import Round
from caboose.game.steps import Step
from caboose.rules import Rules, preset_names


class Difference(NamedTuple):
    """How another preset would rule on the same position."""

    preset: str
    sentence: str


def owed(round: Round) -> str:
    """What the player to move must or may do, in a sentence with the option behind it."""
    if round.over:
        return f"The round is over: {_OVER[round.over]}."
    rules, duty, who = round.rules, round.duty, f"Seat {round.to_play}"
    trains = " or ".join(duty.trains)
    if duty.task is Task.COVER:
        return (
            f"{who} owes a cover {cite(rules, 'cover_duty')} of the double on train {trains} "
            f"{cite(rules, 'cover_order')}."
        )
    if duty.may_not_end_here:
        why = cite(rules, "first_end_double")
        return f"{who} must go on from the double on train {trains} {why}."
    if duty.task is Task.FOLLOW_UP:
        name = "final_double" if rules["follow_up"] == "none" else "follow_up"
        return f"{who} owes a follow-up to his double {cite(rules, name)}."
    if duty.is_first_turn and duty.has_laid:
        return f"{who} is building his train and may go on or end it {_cite_building(round)}."
    if duty.is_first_turn:
        return f"{who} has his first turn {cite(rules, 'first_turn')}."
    return f"{who} is to play {cite(rules, 'must_play')}."


_OVER = {"out": "somebody is out", "blocked": "it is blocked"}


def why_legal(round: Round, step: Step) -> str:
    """Why a legal step is legal, in a few words with the option behind it."""
    rules = round.rules
    duty = round.duty
    if step.is_draw:
        follows = duty.task is Task.FOLLOW_UP
        name = "follow_up_draw" if follows else "first_draw" if duty.is_first_turn else "draws"
        return f"a draw {cite(rules, name)}"
    if step.is_pass:
        if duty.is_first_turn and duty.has_laid:
            return f"ends the train being built {_cite_building(round)}"
        if not any(each.is_play for each in round.legal_steps()):
            return "nothing fits"
        name = "may_decline" if duty.is_first_turn else "drawn_tile"
        return f"ends the turn {cite(rules, name if rules['must_play'] == 'yes' else 'must_play')}"
    if duty.task is Task.COVER:
        return f"the owed cover {cite(rules, 'cover_duty')}"
    if step.train == str(round.to_play):
        return "the own train"
    if step.train.startswith("M"):
        if step.train in round.ends:
            return "the Mexican train is open to all"
        name = "first_trains" if round.lap == 1 else "mexican_from"
        return f"starts a Mexican train {cite(rules, name)}"
    return f"seat {step.train}'s train is open: it bears the marker"


def differences(round: Round, step: Step | None = None) -> list[Difference]:
    """The presets under which the ruling on this position would differ.

    With a step: whether it is legal, and why not. Without: the set of legal steps.
    """
    position = round.position._replace(open_doubles=_all_doubles(round))
    found = []
    for name in preset_names():
        if name == round.rules.preset and not round.rules.changes:
            continue
        try:
            other = Round.set_up(position._replace(rules=Rules(name)))
        except ValueError as error:
            found.append(Difference(name, f"this position cannot arise: {error}"))
            continue
        sentence = _step_differs(round, other, step) if step else _steps_differ(round, other)
        if sentence:
            found.append(Difference(name, sentence))
    return found


def _all_doubles(round: Round) -> tuple[str, ...]:
    """The trains that end in a double, those first that these rules no longer call open."""
    is_open = round.open_doubles
    ends = [name for name, each in round.trains.items() if each.chain and each.chain[-1].is_double]
    return (*(name for name in ends if name not in is_open), *is_open)


def _cite_building(round: Round) -> str:
    return cite(round.rules, "first_turn" if round.lap == 1 else "late_start")


def _step_differs(round: Round, other: Round, step: Step) -> str:
    here, there = round.refusal(step), other.refusal(step)
    if there is None:
        return "legal" if here else ""
    if here is None or here.reason != there.reason:
        return f"refused: {there.reason}{_by(there)}"
    return ""


def _by(refusal: Refusal) -> str:
    return f" ({refusal.option})" if refusal.option else ""


def _steps_differ(round: Round, other: Round) -> str:
    here, there = set(round.legal_steps()), set(other.legal_steps())
    parts = []
    if there - here:
        parts.append("also legal: " + ", ".join(map(str, sorted(there - here))))
    if here - there:
        parts.append("not legal: " + ", ".join(map(str, sorted(here - there))))
    return "; ".join(parts)

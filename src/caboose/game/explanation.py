"""The referee's explanation of a position: what is owed, what is legal and why, other presets."""

from __future__ import annotations

from typing import NamedTuple

from caboose.core.layout import COVER, DUTY, FIRST, FOLLOW_TRAIN, FOLLOW_UP, LAID
from caboose.game.refusals import Refusal
from caboose.game.round import Round
from caboose.game.steps import Step, train_name
from caboose.rules import Rules, option, preset_names


class Difference(NamedTuple):
    """How another preset would rule on the same position."""

    preset: str
    sentence: str


def owed(round: Round) -> str:
    """What the player to move must or may do, in a sentence with the option behind it."""
    if round.over:
        return f"The round is over: {_OVER[round.over]}."
    state, rules = round.state, round.rules
    who = f"Seat {round.to_play}"
    if state[DUTY] == COVER:
        trains = ", ".join(round.open_doubles)
        return (
            f"{who} owes a cover {_cite(rules, 'cover_duty')}; the open doubles, oldest first, "
            f"lie on {trains} {_cite(rules, 'cover_order')}."
        )
    if state[DUTY] == FOLLOW_UP and state[FIRST] and rules["first_end_double"] == "forbidden":
        where = train_name(state[FOLLOW_TRAIN])
        why = _cite(rules, "first_end_double")
        return f"{who} must go on from the double on train {where} {why}."
    if state[DUTY] == FOLLOW_UP:
        return f"{who} owes a follow-up to his double {_cite(rules, 'follow_up')}."
    if state[FIRST] and state[LAID]:
        return f"{who} is building his train and may go on or end it {_cite(rules, 'first_turn')}."
    if state[FIRST]:
        return f"{who} has his first turn {_cite(rules, 'first_turn')}."
    return f"{who} is to play {_cite(rules, 'must_play')}."


_OVER = {"out": "somebody is out", "blocked": "it is blocked"}


def why_legal(round: Round, step: Step) -> str:
    """Why a legal step is legal, in a few words with the option behind it."""
    rules = round.rules
    if step.is_draw:
        return f"a draw {_cite(rules, 'first_draw' if round.state[FIRST] else 'draws')}"
    if step.is_pass:
        if round.state[FIRST] and round.state[LAID]:
            return f"ends the train being built {_cite(rules, 'first_turn')}"
        return "ends the turn" if any(s.is_play for s in round.legal_steps()) else "nothing fits"
    if step.train in round.open_doubles and round.state[DUTY] == COVER:
        return f"the owed cover {_cite(rules, 'cover_duty')}"
    if step.train == str(round.to_play):
        return "the own train"
    if step.train.startswith("M"):
        if step.train in round.ends:
            return "the Mexican train is open to all"
        return f"starts a Mexican train {_cite(rules, 'mexican_from')}"
    return f"seat {step.train}'s train is open: it bears the marker"


def differences(round: Round, step: Step | None = None) -> list[Difference]:
    """The presets under which the ruling on this position would differ.

    With a step: whether it is legal, and why not. Without: the set of legal steps.
    """
    found = []
    for name in preset_names():
        if name == round.rules.preset and not round.rules.changes:
            continue
        try:
            other = Round.set_up(round.position._replace(rules=Rules(name)))
        except ValueError as error:
            found.append(Difference(name, f"this position cannot arise: {error}"))
            continue
        sentence = _step_differs(round, other, step) if step else _steps_differ(round, other)
        if sentence:
            found.append(Difference(name, sentence))
    return found


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


def _cite(rules: Rules, name: str) -> str:
    return f"({name}={rules[name]}, RULES.md {option(name).section})"

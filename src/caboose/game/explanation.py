"""The referee's explanation of a position: what is owed, what is legal and why, other presets."""

from __future__ import annotations

from typing import NamedTuple

from caboose.game.duties import Task
from caboose.game.refusals import cite
from caboose.game.round import Round
from caboose.game.steps import Step
from caboose.locales import Argument, WordedError, sentence
from caboose.rules import Rules, preset_names


class Difference(NamedTuple):
    """How another preset would rule on the same position."""

    preset: str
    sentence: str


def owed(round: Round, language: str = "en") -> str:
    """What the player to move must or may do, in a sentence with the option behind it."""
    if round.over:
        id = "explain-over-out" if round.over == "out" else "explain-over-blocked"
        return sentence(id, language=language)

    def said(id: str, rule: str, **arguments: Argument) -> str:
        cited = cite(round.rules, rule, language)
        return sentence(id, {"number": round.to_play, "rule": cited, **arguments}, language)

    duty = round.duty
    trains = ", ".join(duty.trains)
    if duty.task is Task.COVER:
        order = cite(round.rules, "cover_order", language)
        if len(duty.trains) == 1:
            return said("explain-cover", "cover_duty", order=order, train=trains)
        return said("explain-cover-one-of", "cover_duty", order=order, trains=trains)
    if duty.may_not_end_here:
        return said("explain-go-on", "first_end_double", train=trains)
    if duty.task is Task.FOLLOW_UP:
        is_last = round.rules["follow_up"] == "none"
        return said("explain-follow-up", "final_double" if is_last else "follow_up")
    if duty.is_first_turn and duty.has_laid:
        return said("explain-building", _rule_of_building(round))
    if duty.is_first_turn:
        return said("explain-first-turn", "first_turn")
    return said("explain-to-play", "must_play")


def why_legal(round: Round, step: Step, language: str = "en") -> str:
    """Why a legal step is legal, in a few words with the option behind it."""
    id, rule = _ground_for(round, step)
    arguments: dict[str, Argument] = {"train": step.train} if step.is_play else {}
    if rule is not None:
        arguments["rule"] = cite(round.rules, rule, language)
    return sentence(id, arguments, language)


def _ground_for(round: Round, step: Step) -> tuple[str, str | None]:
    """Why a step is legal: the entry of the catalogues, and the option behind it, if one is."""
    rules, duty = round.rules, round.duty
    if step.is_draw:
        follows = duty.task is Task.FOLLOW_UP
        rule = "follow_up_draw" if follows else "first_draw" if duty.is_first_turn else "draws"
        return "legal-draw", rule
    if step.is_pass:
        if duty.is_first_turn and duty.has_laid:
            return "legal-end-train", _rule_of_building(round)
        if not any(each.is_play for each in round.legal_steps()):
            return "legal-nothing-fits", None
        rule = "may_decline" if duty.is_first_turn else "drawn_tile"
        return "legal-end-turn", rule if rules["must_play"] == "yes" else "must_play"
    if duty.task is Task.COVER:
        return "legal-cover", "cover_duty"
    if step.train == str(round.to_play):
        return "legal-own-train", None
    if step.train.startswith("M"):
        if step.train in round.ends:
            return "legal-mexican-train", None
        return "legal-mexican-start", "first_trains" if round.lap == 1 else "mexican_from"
    return "legal-marked-train", None


def differences(round: Round, step: Step | None = None, language: str = "en") -> list[Difference]:
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
        except WordedError as error:
            told = sentence("differs-cannot-arise", {"detail": error.worded(language)}, language)
            found.append(Difference(name, told))
            continue
        if step is None:
            told = _steps_differ(round, other, language)
        else:
            told = _step_differs(round, other, step, language)
        if told:
            found.append(Difference(name, told))
    return found


def _all_doubles(round: Round) -> tuple[str, ...]:
    """The trains that end in a double, those first that these rules no longer call open."""
    is_open = round.open_doubles
    ends = [name for name, each in round.trains.items() if each.chain and each.chain[-1].is_double]
    return (*(name for name in ends if name not in is_open), *is_open)


def _rule_of_building(round: Round) -> str:
    return "first_turn" if round.lap == 1 else "late_start"


def _step_differs(round: Round, other: Round, step: Step, language: str) -> str:
    here, there = round.refusal(step), other.refusal(step)
    if there is None:
        return sentence("differs-legal", language=language) if here else ""
    if here is not None and here.reason == there.reason:
        return ""
    if there.option is None:
        return sentence("differs-refused", {"reason": there.reason}, language)
    return sentence(
        "differs-refused-by", {"reason": there.reason, "option": there.option}, language
    )


def _steps_differ(round: Round, other: Round, language: str) -> str:
    here, there = set(round.legal_steps()), set(other.legal_steps())
    more, fewer = sorted(there - here), sorted(here - there)
    return "; ".join(
        sentence(id, {"steps": ", ".join(map(str, steps))}, language)
        for id, steps in (("differs-also-legal", more), ("differs-not-legal", fewer))
        if steps
    )

"""The list of changes of a score sheet as text."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from caboose.scores import (
    AnyEntry,
    CardChanged,
    Change,
    HandEntered,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    PlayerReturned,
    QuestionAnswered,
    RulesChosen,
    hand_text,
)

Say = Callable[..., str]
"""An entry of the catalogues, with its arguments by name, in the reader's language."""


def change_text(entry: AnyEntry, change: Change, names: Mapping[str, str], say: Say) -> str:
    """An entry with what stood there before, in one line."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.at / 1000))
    told = say(
        f"score-change-{entry.__struct_config__.tag}",
        name=names.get(getattr(entry, "player", ""), ""),
        number=_round_number(entry),
        value=_value(entry, names, say),
    )
    parts = [" ".join(filter(None, [when, entry.by])), told]
    if change.before:
        parts.append(say("score-before", value=_before(entry, change.before, names, say)))
    if change.is_undone:
        parts.append(say("score-undone"))
    return " · ".join(parts)


def _round_number(entry: AnyEntry) -> int:
    match entry:
        case HandEntered() | QuestionAnswered() | CardChanged():
            return entry.round
        case PlayerJoined() | PlayerLeft() | PlayerReturned():
            return entry.from_round
        case _:
            return 1


def _value(entry: AnyEntry, names: Mapping[str, str], say: Say) -> str:
    match entry:
        case HandEntered():
            return _hand(hand_text(entry)) or "–"
        case PlayerJoined() | PlayerRenamed():
            return entry.name
        case QuestionAnswered():
            return _answered(entry.question, entry.answer, names, say)
        case RulesChosen():
            return entry.rules
        case _:
            return ""


def _before(entry: AnyEntry, before: str, names: Mapping[str, str], say: Say) -> str:
    if isinstance(entry, QuestionAnswered):
        return _answered(entry.question, before, names, say)
    return _hand(before)


def _hand(text: str) -> str:
    """A hand as ``hand_text`` writes it; no tile is zero."""
    return text.removeprefix("=").strip() or ("0" if text else "")


def _answered(question: str, answer: str, names: Mapping[str, str], say: Say) -> str:
    asked = _worded(say, f"score-question-{question}-short", question)
    return f"{asked}: {names.get(answer) or _worded(say, f'score-answer-{answer}', answer)}"


def _worded(say: Say, id: str, other: str) -> str:
    """An entry, or something else where a file has what nobody knows."""
    try:
        return say(id)
    except KeyError:
        return other

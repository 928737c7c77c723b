"""A request that is refused: why, as data that every client can word."""

from __future__ import annotations

from caboose.game import Refusal
from caboose.rules import Rules, option
from caboose.table.messages import Message, OptionSeen


class RequestRefused(ValueError):
    """A request was refused, and the table is unchanged.

    ``reason`` is a stable name, ``message`` the sentence for people, ``option`` the option of the
    rules that decides, if one does.
    """

    def __init__(self, reason: str, message: Message, option: OptionSeen | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.message = message
        self.option = option


def refused(reason: str, **arguments: str | int) -> RequestRefused:
    """The table's own refusals: the sentence is the catalogues' ``refused-`` with the reason."""
    return RequestRefused(reason, Message(f"refused-{reason}", arguments))


def refused_by_rules(refusal: Refusal, rules: Rules) -> RequestRefused:
    """What the referee refuses."""
    message = Message(refusal.message.id, dict(refusal.message.arguments))
    seen = None if refusal.option is None else option_seen(rules, refusal.option)
    return RequestRefused(refusal.reason, message, seen)


def option_seen(rules: Rules, name: str) -> OptionSeen:
    """An option with the value that these rules give it."""
    return OptionSeen(
        name=name,
        value=str(rules[name]),
        preset_value=str(Rules(rules.preset)[name]),
        section=option(name).section,
    )

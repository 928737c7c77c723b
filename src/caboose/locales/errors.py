"""Errors whose text is an entry of the catalogues."""

from __future__ import annotations

from collections.abc import Mapping

from caboose.locales.catalogues import Argument, Message, sentence


class WordedError(ValueError):
    """What was wrong and what would be right, so that it can be told in any language.

    ``message`` is the entry of the catalogues with its arguments; the text is worded, in English,
    only when it is asked for.
    """

    def __init__(self, id: str, arguments: Mapping[str, Argument]) -> None:
        super().__init__(id, arguments)
        self.message = Message(id, arguments)

    def worded(self, language: str = "en") -> str:
        """The text in a language."""
        return sentence(*self.message, language)

    def __str__(self) -> str:
        return self.worded()

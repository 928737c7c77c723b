"""Commands that speak the language of their reader, in errors too."""

from __future__ import annotations

import os
from typing import Any

import click

from caboose.locales import LANGUAGES, Argument, WordedError, sentence
from caboose.locales.environment import language_of

_CHOSEN = "caboose.language"


def reader_language() -> str:
    """The language of the command that runs: the one it was given, else the system's."""
    context = click.get_current_context(silent=True)
    chosen = context.meta.get(_CHOSEN) if context else None
    return chosen or language_of(os.environ)


def said(id: str, /, **arguments: Argument) -> str:
    """An entry of the catalogues in the reader's language."""
    return sentence(id, arguments, reader_language())


def _choose(ctx: click.Context, _: click.Parameter, language: str | None) -> None:
    ctx.meta[_CHOSEN] = language


class SpeakingCommand(click.Command):
    """A command with the option ``--language``."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.params.append(
            click.Option(
                ["--language"],
                type=click.Choice(list(LANGUAGES)),
                help="What is told in; by default the language of your system.",
                callback=_choose,
                expose_value=False,
            )
        )

    def invoke(self, ctx: click.Context) -> Any:
        """Run it; a WordedError becomes a ValueError in the reader's language."""
        try:
            return super().invoke(ctx)
        except WordedError as error:
            raise ValueError(error.worded(reader_language())) from None


class SpeakingGroup(click.Group):
    """A group of such commands."""

    command_class = SpeakingCommand

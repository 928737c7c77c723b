"""Saying things to one reader, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from caboose.game import Refusal, Step
from caboose.game.refusals import cite
from caboose.locales import Argument, sentence, worded
from caboose.rules import Rules, options
from caboose.rules.deals import Deal
from caboose.tiles import Tile, set_size


class Said(Protocol):
    """An entry of the catalogues with its arguments."""

    @property
    def id(self) -> str:
        """The entry."""

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """What it is worded with."""


def as_sentence(text: str) -> str:
    """A text that begins large and ends with a full stop."""
    ended = text if text.endswith((".", "!", "?", "…")) else f"{text}."
    return ended[0].upper() + ended[1:]


def tiles_text(tiles: Iterable[Tile]) -> str:
    """Tiles in a row."""
    return " ".join(str(tile) for tile in tiles)


class Speaker:
    """Says things to one reader, whom it calls you.

    ``names`` are those of the seats, ``viewer`` is the reader's seat; None for somebody who only
    watches.
    """

    def __init__(self, language: str, names: Sequence[str], viewer: int | None) -> None:
        self.language = language
        self.names = names
        self.viewer = viewer

    def __call__(self, id: str, **arguments: Argument) -> str:
        """An entry of the catalogues in the reader's language."""
        return sentence(id, arguments, self.language)

    def message(self, message: Said) -> str:
        """A message of the table or the referee, worded for the reader."""
        return worded(message.id, message.arguments, self.language, self.names, self.viewer)

    def told(self, id: str, **arguments: Argument) -> str:
        """The same for an entry with the raw arguments ``seat`` and ``train``."""
        return worded(id, arguments, self.language, self.names, self.viewer)

    def refusal(self, refusal: Refusal, rules: Rules) -> str:
        """The referee's sentence and the rule behind it."""
        said = self.message(refusal.message)
        return f"{said} {cite(rules, refusal.option, self.language)}" if refusal.option else said

    def listing(self, items: Sequence[str], last: str = "and") -> str:
        """Several things in a row: ``a, b and c``; ``last`` is "and" or "or"."""
        if len(items) < 2:
            return "".join(items)
        return self(f"list-{last}", items=", ".join(items[:-1]), last=items[-1])

    # ------------------------------------------------------------------ trains

    def train(self, train: str, mover: int | None = None) -> str:
        """A train inside a sentence; ``mover`` is the seat that the sentence is about."""
        if train.startswith("M"):
            where = "mexican" if train == "M" else "further"
            return self("terminal-train", where=where, owner="", place=train[1:])
        owner = int(train)
        where = "own" if owner == self.viewer else "theirs" if owner == mover else "other"
        return self("terminal-train", where=where, owner=self.names[owner - 1], place="")

    def train_and_key(self, train: str) -> str:
        """A train inside a sentence, with what to type for it."""
        return f"{self.train(train)} ({train})"

    def double_on(self, end: int, train: str) -> str:
        """A double at the end of a train."""
        return self("terminal-double-on", tile=f"{end}-{end}", train=self.train_and_key(train))

    # ------------------------------------------------------- rounds and what may be done

    def round_title(self, number: int, count: int | None) -> str:
        """Which round it is, of how many."""
        if count is None:
            return self("board-round", number=number)
        return self("board-round-of", number=number, count=count)

    def round_start(self, engine: int, leader: int, hunted: int) -> str:
        """How the round began; ``hunted`` tiles were drawn to find the engine."""
        id = "terminal-engine-hunted" if hunted else "terminal-engine"
        return f"{self(id, number=engine, count=hunted)} {self.told('terminal-leads', seat=leader)}"

    def suggestion(self, step: Step, *, finishes: bool) -> str:
        """What a computer player would do."""
        if step.is_play:
            told = {"tile": str(step.tile), "train": self.train(step.train)}
            return self("terminal-suggest-play", **told)
        if step.is_draw:
            return self("terminal-suggest-draw")
        return self("terminal-suggest-finish" if finishes else "terminal-suggest-pass")

    # ------------------------------------------------------------------- rules

    def deal(self, deal: Deal) -> str:
        """The sum behind a deal."""
        return self(
            "deal-sum",
            tiles=set_size(deal.set),
            aside="yes" if deal.engine_aside else "no",
            seats=deal.players,
            hand=deal.hand,
            dealt=deal.players * deal.hand,
            boneyard=deal.boneyard,
        )

    def option(self, name: str, value: str) -> str:
        """What an option's value means."""
        if value in options()[name].values:
            return as_sentence(f"{self(f'option-{name}')}: {self(f'option-{name}-{value}')}")
        return self(f"option-{name}-meaning")

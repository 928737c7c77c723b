"""What a player did in a turn, in one sentence."""

from __future__ import annotations

from caboose.cli.table.chronicle import Deed, Turn
from caboose.cli.table.words import Speaker, as_sentence
from caboose.locales import Argument


def turn_told(speaker: Speaker, turn: Turn) -> str:
    """The turn as far as it has gone, for the reader."""
    clauses: list[str] = []
    previous: Deed | None = None
    for deed in turn.deeds:
        if not (turn.is_whole_train and deed.is_play):
            clauses += _clause(speaker, deed, previous)
        elif deed.starts_train:
            clauses.append(_whole_train(speaker, turn))
        previous = deed
    told = speaker.told("told-turn", seat=turn.seat, deeds=speaker.listing(clauses))
    after = _after(turn)
    return as_sentence(told + (speaker.told(after, seat=turn.seat) if after else ""))


def _clause(speaker: Speaker, deed: Deed, previous: Deed | None) -> list[str]:
    operation = deed.operation

    def said(id: str, **arguments: Argument) -> list[str]:
        return [speaker.told(id, seat=operation.seat, **arguments)]

    if operation.step.is_draw:
        drawn = operation.drawn
        return said("told-drew-tile", tile=str(drawn)) if drawn else said("told-drew")
    if operation.step.is_pass:
        only_ends_a_train = previous is not None and previous.is_play
        return [] if only_ends_a_train and not operation.marked else said("told-passed")
    tile = str(deed.tile)
    if operation.covered and previous and previous.is_play and previous.train == deed.train:
        return said("told-covered-it", tile=tile)
    where = speaker.train(deed.train, operation.seat)
    if operation.covered:
        return said("told-covered", double=f"{deed.end}-{deed.end}", on=where, tile=tile)
    return said("told-started" if deed.starts_train else "told-laid", on=where, tile=tile)


def _whole_train(speaker: Speaker, turn: Turn) -> str:
    """The first train, each tile with the touching number first."""
    tiles = [f"{deed.end}-{deed.tile.other(deed.end)}" for deed in turn.deeds if deed.is_play]
    count, row = len(tiles), " ".join(tiles)
    return speaker.told("told-whole-train", seat=turn.seat, count=count, tiles=row)


def _after(turn: Turn) -> str | None:
    """What the turn changed about the player's own train, or that it was his last tile."""
    last = turn.deeds[-1]
    if any(deed.operation.marked for deed in turn.deeds):
        return "told-open-now"
    if any(deed.operation.unmarked for deed in turn.deeds):
        return "told-closed-again"
    if last.operation.step.is_pass and last.was_open:
        return "told-stays-open"
    return "told-last-tile" if last.is_play and last.tiles_left == 0 else None

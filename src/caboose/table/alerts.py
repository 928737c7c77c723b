"""The one sentence of the alert line, worded for one seat or for those who look on."""

from __future__ import annotations

from collections.abc import Sequence

from caboose.game import Round, Step
from caboose.game.duties import Task
from caboose.table.messages import Message
from caboose.table.table import Table


def alert(table: Table, seat: int | None, legal: Sequence[Step] | None = None) -> Message:
    """What a seat (None: a spectator) has to do, or what it waits for.

    ``legal`` are the legal steps of the player to move, if the caller has them.
    """
    round = table.round
    if round is None:
        return gathering(table, seat)
    if round.over:
        if table.phase == "match-over":
            return Message("alert-match-over")
        return Message("alert-round-over" if seat is None else "alert-deal-next")
    if table.to_say_done:
        if seat == table.to_say_done:
            return Message("alert-build-done")
        return Message("alert-wait-build", {"seat": table.to_say_done})
    if seat == round.to_play and table.seat(seat).kind == "stand-in":
        return Message("log-stand-in", {"seat": seat})
    if seat == round.to_play:
        return own_turn(round, round.legal_steps() if legal is None else legal)
    return others_turn(round)


def gathering(table: Table, seat: int | None) -> Message:
    """Before the first deal."""
    free = sum(1 for each in table.seats if each.kind == "free")
    if free:
        return Message("alert-seats-free", {"count": free})
    if table.host is not None and seat == table.host:
        return Message("alert-deal-first")
    if table.host is None:
        return Message("alert-no-host")
    return Message("alert-wait-host", {"seat": table.host})


def own_turn(round: Round, legal: Sequence[Step]) -> Message:
    """What the reader owes, with these legal steps."""
    duty = round.duty
    can_lay = any(step.is_play for step in legal)
    if duty.task is Task.COVER and not duty.has_laid:
        return _about_doubles(round, "alert-cover", can_lay, legal)
    if duty.task is Task.COVER:
        return _about_doubles(round, "alert-cover-more", can_lay, legal)
    if duty.task is Task.FOLLOW_UP:
        if duty.trains:
            return _about_doubles(round, "alert-follow-up", can_lay, legal)
        return Message("alert-follow-up-anywhere" + _need(can_lay, legal))
    if duty.is_building:
        if duty.has_laid:
            return Message("alert-build-more")
        return Message("alert-build" + _need(can_lay, legal))
    return Message("alert-turn" + _need(can_lay, legal))


def _need(can_lay: bool, legal: Sequence[Step]) -> str:
    if can_lay:
        return ""
    return "-draw" if Step.draw() in legal else "-pass"


def _about_doubles(round: Round, id: str, can_lay: bool, legal: Sequence[Step]) -> Message:
    trains = round.duty.trains or tuple(round.open_doubles)
    train = trains[0]
    tile = round.trains[train].chain[-1]
    if len(trains) > 1:
        return Message(f"{id}-one-of" + _need(can_lay, legal), {"count": len(trains)})
    return Message(id + _need(can_lay, legal), {"tile": str(tile), "train": train})


def others_turn(round: Round) -> Message:
    """Whom the reader waits for, and for what."""
    mover: dict[str, str | int] = {"seat": round.to_play}
    duty = round.duty
    if duty.task is Task.COVER:
        return Message("alert-wait-cover", {**mover, "count": len(round.open_doubles)})
    if duty.task is Task.FOLLOW_UP:
        return Message("alert-wait-follow-up", mover)
    if duty.is_building:
        return Message("alert-wait-build", mover)
    return Message("alert-wait", mover)

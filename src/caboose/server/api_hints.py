"""Hints: what a strong player would do now in one's own place; the plan for the own hand."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Depends
from fastapi.responses import Response
from pydantic import Field

from caboose.players import planned_train
from caboose.server.hints import plan_of
from caboose.server.rooms import Room
from caboose.server.services import (
    Address,
    AnyRoom,
    AnyServices,
    Asked,
    Services,
    answer,
    described,
    verify_calls,
)
from caboose.server.tokens import LONGEST_TOKEN, token_hash
from caboose.table.refusing import refused
from caboose.view import view

router = APIRouter(prefix="/api", tags=["hints"], dependencies=[Depends(verify_calls)])


class Asking(Asked):
    """Who asks: the token of a seat."""

    token: str = Field(max_length=LONGEST_TOKEN)


@router.post("/tables/{code}/hint", response_class=Response, responses=described("Hint"))
async def get_hint(
    asking: Asking, room: AnyRoom, services: AnyServices, address: Address
) -> Response:
    """A hint for the seat whose turn it is."""
    seat, table = _seat_advised(asking, room, services, address), room.table
    if table.round is None or table.to_play != seat or table.to_say_done:
        raise refused("hint-not-your-turn")
    return answer(await services.hints.hint(room, seat))


@router.post("/tables/{code}/plan", response_class=Response, responses=described("Plan"))
async def get_plan(
    asking: Asking, room: AnyRoom, services: AnyServices, address: Address
) -> Response:
    """The best train of a seat's own hand, at any time of a round."""
    seat, round = _seat_advised(asking, room, services, address), room.table.round
    if round is None or round.over:
        raise refused("not-dealt-yet")
    seq, seen = room.table.seq, view(round, seat)
    return answer(plan_of(seq, await asyncio.to_thread(planned_train, seen)))


def _seat_advised(asking: Asking, room: Room, services: Services, address: str) -> int:
    """The seat that asks, if it is a player's and the table allows advice."""
    seat = room.seat_of(token_hash(asking.token))
    if seat is None:
        services.limits.wrong.take(address)
        raise refused("only-players")
    if not room.table.hints:
        raise refused("no-hints")
    return seat

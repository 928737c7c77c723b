"""Hints: what a strong player would do now in one's own place."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Depends
from fastapi.responses import Response
from pydantic import Field

from caboose.players import explained
from caboose.server.hints import hint_of
from caboose.server.services import (
    Address,
    AnyRoom,
    AnyServices,
    Asked,
    answer,
    described,
    verify_calls,
)
from caboose.server.tokens import LONGEST_TOKEN, token_hash
from caboose.table.refusing import refused
from caboose.view import view

router = APIRouter(prefix="/api", tags=["hints"], dependencies=[Depends(verify_calls)])

ADVISER = "expert"


class Asking(Asked):
    """Who asks: the token of a seat."""

    token: str = Field(max_length=LONGEST_TOKEN)


@router.post("/tables/{code}/hint", response_class=Response, responses=described("Hint"))
async def get_hint(
    asking: Asking, room: AnyRoom, services: AnyServices, address: Address
) -> Response:
    """A hint for the seat whose turn it is."""
    seat = room.seat_of(token_hash(asking.token))
    table = room.table
    if seat is None:
        services.limits.wrong.take(address)
        raise refused("only-players")
    if not table.hints:
        raise refused("no-hints")
    if table.round is None or table.to_play != seat or table.to_say_done:
        raise refused("hint-not-your-turn")
    seq, seen = table.seq, view(table.round, seat)
    step = await services.thinking.choose(ADVISER, seen, room.code)
    return answer(hint_of(seq, await asyncio.to_thread(explained, seen, step)))

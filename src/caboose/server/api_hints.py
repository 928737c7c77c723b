"""Hints: what a strong player would do now in one's own place."""

from __future__ import annotations

from fastapi import APIRouter, Depends
from fastapi.responses import Response
from pydantic import Field

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

router = APIRouter(prefix="/api", tags=["hints"], dependencies=[Depends(verify_calls)])


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
    return answer(await services.hints.hint(room, seat))

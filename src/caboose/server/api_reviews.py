"""Reviews of finished rounds, for whoever looks at the replay."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path
from fastapi.responses import Response

from caboose.server.replays import finished_rounds
from caboose.server.services import (
    Address,
    AnyRoom,
    AnyServices,
    answer,
    described,
    verify_calls,
)
from caboose.table.refusing import refused

router = APIRouter(prefix="/api", tags=["reviews"], dependencies=[Depends(verify_calls)])


@router.post(
    "/tables/{code}/rounds/{number}/review",
    response_class=Response,
    responses=described("Reviewing"),
)
async def review_round(
    room: AnyRoom,
    number: Annotated[int, Path(ge=1)],
    services: AnyServices,
    address: Address,
) -> Response:
    """How far the review of a round is that is over; the first to ask has it made."""
    if number > finished_rounds(room.table):
        raise refused("no-round")
    is_known = services.reviews.has(room.table, number)
    if not is_known and not services.limits.reviews.take(address):
        raise refused("too-fast")
    return answer(services.reviews.of(room.table, number))

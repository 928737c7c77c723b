"""What the addresses of the API work with, and what they say when they refuse."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Request
from fastapi.responses import Response
from msgspec.json import encode, schema_components
from pydantic import BaseModel, ConfigDict

from caboose.server.callers import caller_of
from caboose.server.hall import Hall
from caboose.server.hints import Hint, Hints, Plan
from caboose.server.limits import Limits
from caboose.server.metrics import Metrics
from caboose.server.replays import Replay, Replays
from caboose.server.reviews import Reviewing, Reviews
from caboose.server.rooms import NoTable, Room
from caboose.server.score_storage import ScoreStorage
from caboose.server.settings import Settings
from caboose.server.sockets import Sockets, refusal_of
from caboose.server.standings import Standing
from caboose.server.storage import Storage
from caboose.table import RequestRefused
from caboose.table.messages import DealSeen, Received, Refused, Sent, TableSeen
from caboose.table.refusing import refused


class Asked(BaseModel):
    """The body of a call: of the types that the description says, and no others made to fit."""

    model_config = ConfigDict(strict=True)


class Services(NamedTuple):
    """The parts of a server."""

    settings: Settings
    storage: Storage
    metrics: Metrics
    hall: Hall
    sockets: Sockets
    limits: Limits
    replays: Replays
    reviews: Reviews
    hints: Hints
    scores: ScoreStorage

    async def room(self, code: str, address: str) -> Room:
        """The room of a table that somebody asks for; raises RequestRefused."""
        if not self.limits.wrong.has_any(address):
            raise refused("too-fast")
        try:
            return await self.hall.find(code)
        except NoTable:
            self.limits.wrong.take(address)
            raise refused("no-table") from None


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def verify_calls(services: AnyServices, address: Address) -> None:
    """Refuse an address that asks too much."""
    if not services.limits.calls.take(address):
        raise refused("too-fast")


async def _room(code: str, services: AnyServices, address: Address) -> Room:
    return await services.room(code, address)


AnyServices = Annotated[Services, Depends(_services)]
Address = Annotated[str, Depends(caller_of)]
AnyRoom = Annotated[Room, Depends(_room)]
"""The room that the address names by its code."""

STATUS = {
    "other-page": 403,
    "no-address": 404,
    "no-table": 404,
    "no-round": 404,
    "no-game": 404,
    "wrong-key": 403,
    "too-slow": 408,
    "too-long": 413,
    "malformed": 422,
    "too-fast": 429,
    "unavailable": 503,
}
"""The status of a refusal; 409 for all others."""


def answer(data: object, **headers: str) -> Response:
    """Data of the contract as an answer."""
    return Response(encode(data), media_type="application/json", headers=headers)


def refuse(refusal: RequestRefused, status: int | None = None, **headers: str) -> Response:
    """A refusal as an answer: the same form as on a socket, without a request."""
    return Response(
        encode(refusal_of(refusal, "")),
        status or STATUS.get(refusal.reason, 409),
        headers,
        media_type="application/json",
    )


# ------------------------------------------------------------ the description

REFERENCE = "#/components/schemas/{name}"
DESCRIBED = (TableSeen, DealSeen, Replay, Reviewing, Standing, Hint, Plan, Sent, Received, Refused)


def described(name: str, status: int = 200, is_list: bool = False) -> dict[int | str, Any]:
    """How the description of the API says that an answer is data of the contract."""
    reference: dict[str, Any] = {"$ref": REFERENCE.format(name=name)}
    schema = {"type": "array", "items": reference} if is_list else reference
    return {status: {"description": "Done", "content": {"application/json": {"schema": schema}}}}


REFUSALS: dict[int | str, dict[str, Any]] = {
    "4XX": {
        "description": "Refused",
        "content": {"application/json": {"schema": {"$ref": REFERENCE.format(name="Refused")}}},
    }
}
"""How the description says what every address may answer."""


def contract_schemas() -> dict[str, Any]:
    """The schemas of everything in the contract, those of the socket's messages too."""
    return schema_components(DESCRIBED, ref_template=REFERENCE)[1]

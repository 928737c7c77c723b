"""Tables, as far as they are not live: ``/api/tables`` and ``/api/mine``."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from caboose.game.match import MOST_EARLIER
from caboose.server.links import link_to, qr_code
from caboose.server.replays import finished_rounds
from caboose.server.rooms import Accepted
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
from caboose.server.standings import Standing, standing_of
from caboose.server.tokens import LONGEST_TOKEN, new_token, token_hash
from caboose.table import RequestRefused, Table, record_of, sit
from caboose.table.opening import LONGEST_RULES, MOST_SEATS
from caboose.table.refusing import refused

router = APIRouter(prefix="/api", tags=["tables"], dependencies=[Depends(verify_calls)])

MOST_OWN_TABLES = 50


class NewTable(Asked):
    """A table to be opened."""

    rules: str = Field("spruce", max_length=LONGEST_RULES)
    """In one line, such as ``spruce follow_up=on-double``."""
    seats: int = 4
    pace: float = 1.0
    """Seconds before a computer's step."""
    hints: bool = True
    comments: bool = True
    """Whether computer players say something now and then."""
    name: str | None = None
    """The opener's name, who gets the first seat; without it nobody sits down yet."""
    lead: int = 1
    """The lead seat of the first round of the match."""
    earlier: list[list[int]] = Field(default_factory=list, max_length=MOST_EARLIER)
    """The points of rounds that were played elsewhere, a row by seat."""
    names: list[str] = Field(default_factory=list, max_length=MOST_SEATS)
    """Who played those rounds, by seat: the seats are kept for them."""


class NewSeat(Asked):
    """A person who sits down."""

    name: str
    seat: int | None = None
    """The wished seat; by default the first free one."""


class Seated(BaseModel):
    """A seat with its token. Whoever has the token has the seat: it is told only once."""

    code: str
    seat: int | None
    token: str | None


class Link(BaseModel):
    """Where a table is."""

    link: str


class OwnTable(Asked):
    """A table and the token of one's seat."""

    code: str = Field(max_length=20)
    token: str = Field(max_length=LONGEST_TOKEN)


@router.post("/tables", status_code=201)
async def open_table(wanted: NewTable, services: AnyServices, address: Address) -> Seated:
    """Open a table."""
    if not services.limits.openings.take(address):
        raise refused("too-fast")
    code, seat, token = await services.hall.open(
        wanted.rules,
        wanted.seats,
        wanted.pace,
        wanted.hints,
        wanted.name,
        comments=wanted.comments,
        lead=wanted.lead,
        earlier=wanted.earlier,
        names=wanted.names,
    )
    return Seated(code=code, seat=seat, token=token)


@router.get("/tables/{code}", response_class=Response, responses=described("TableSeen"))
async def get_table(room: AnyRoom) -> Response:
    """A table as everybody sees it."""
    return answer(room.public())


@router.post("/tables/{code}/seats", status_code=201)
async def take_seat(
    wanted: NewSeat, room: AnyRoom, services: AnyServices, address: Address
) -> Seated:
    """Sit down at a table."""
    if not services.limits.sittings.take(address):
        raise refused("too-fast")
    token = new_token()
    hashed = token_hash(token)

    def judge(table: Table) -> Accepted:
        return Accepted(sit(table, wanted.name, hashed, wanted.seat)[1])

    await room.act(judge)
    return Seated(code=room.code, seat=room.seat_of(hashed), token=token)


@router.post("/mine", response_class=Response, responses=described("Standing", is_list=True))
async def get_own_tables(
    own: Annotated[list[OwnTable], Field(max_length=MOST_OWN_TABLES)],
    services: AnyServices,
    address: Address,
) -> Response:
    """How it stands at one's own tables."""
    return answer([await _standing(each, services, address) for each in own])


async def _standing(own: OwnTable, services: Services, address: str) -> Standing:
    try:
        room = await services.room(own.code, address)
    except RequestRefused as refusal:
        if refusal.reason != "no-table":
            raise
        return Standing(own.code, None)
    found = standing_of(room, token_hash(own.token))
    if found.seat is None:
        services.limits.wrong.take(address)
    return found


@router.get("/tables/{code}/record", response_class=Response)
async def get_record(room: AnyRoom) -> Response:
    """The record of the rounds that are over."""
    if not finished_rounds(room.table):
        raise refused("no-round")
    name = f'attachment; filename="caboose-{room.code}.txt"'
    return Response(
        record_of(room.table),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": name},
    )


@router.get(
    "/tables/{code}/rounds/{number}", response_class=Response, responses=described("Replay")
)
async def get_round(
    room: AnyRoom, number: Annotated[int, Path(ge=1)], services: AnyServices
) -> Response:
    """A round that is over, step by step."""
    if number > finished_rounds(room.table):
        raise refused("no-round")
    replay = await services.replays.encoded(room.table, number)
    return Response(replay, media_type="application/json")


@router.get("/tables/{code}/link")
async def get_link(room: AnyRoom, request: Request, services: AnyServices) -> Link:
    """The link to a table, as other devices reach it."""
    return Link(link=link_to(f"/t/{room.code}", request, services.settings))


@router.get("/tables/{code}/qr.svg", response_class=Response)
async def get_qr_code(room: AnyRoom, request: Request, services: AnyServices) -> Response:
    """The QR code of the link to a table."""
    return qr_code(link_to(f"/t/{room.code}", request, services.settings))

"""Score sheets that several devices share: ``/api/scores``.

Whoever has the code can read a sheet, whoever has its key can add entries. The key is made by the
device that shares the sheet, and only its hash is kept. All calls may be repeated without harm, so
a device with a bad connection simply tries again.
"""

from __future__ import annotations

import hmac
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from caboose.game import Match
from caboose.locales import WordedError
from caboose.scores import read_entries, sheet_of_match
from caboose.server.links import link_to, qr_code
from caboose.server.score_storage import Full, SharedGame
from caboose.server.services import Address, AnyRoom, AnyServices, Asked, Services, verify_calls
from caboose.server.tokens import LONGEST_TOKEN, read_code, token_hash
from caboose.table.refusing import refused

router = APIRouter(prefix="/api/scores", tags=["scores"], dependencies=[Depends(verify_calls)])

LONGEST_WAIT = 25.0
MOST_AT_ONCE = 200

Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Key = Annotated[str, Field(min_length=16, max_length=LONGEST_TOKEN)]


class GameToShare(Asked):
    """A score sheet to be shared."""

    game: Id
    """The id that its device gave it."""
    key: Key
    """What lets others add entries, made by the device."""


class SharedCode(BaseModel):
    """Where a score sheet is shared."""

    code: str


class NewEntries(Asked):
    """Entries for a score sheet."""

    key: Key
    entries: Annotated[list[dict[str, Any]], Field(max_length=MOST_AT_ONCE)]


class Added(BaseModel):
    """How many entries a score sheet has now."""

    seq: int


class SharedEntries(BaseModel):
    """What was added to a score sheet since."""

    game: str
    seq: int
    """The number of the last entry, to ask from next time."""
    entries: list[dict[str, Any]]


class TableSheet(BaseModel):
    """A table's match as a score sheet."""

    entries: list[dict[str, Any]]
    summed: int
    """How many rounds at the beginning are there as sums only, which everybody begins with."""


class KeyGiven(Asked):
    """The key of a score sheet."""

    key: Key


class ShareLinks(BaseModel):
    """The links to a score sheet, as other devices reach it."""

    watch: str


async def _game(code: str, services: AnyServices, address: Address) -> SharedGame:
    """The shared game that an address names by its code."""
    if not services.limits.wrong.has_any(address):
        raise refused("too-fast")
    known = read_code(code)
    game = None if known is None else await services.scores.find(known)
    if game is None:
        services.limits.wrong.take(address)
        raise refused("no-game")
    return game


AnyGame = Annotated[SharedGame, Depends(_game)]


def _verify_key(game: SharedGame, key: str, services: Services, address: str) -> None:
    if not hmac.compare_digest(game.key_hash, token_hash(key)):
        services.limits.wrong.take(address)
        raise refused("wrong-key")


@router.post("", status_code=201)
async def share_game(wanted: GameToShare, services: AnyServices, address: Address) -> SharedCode:
    """Share a score sheet; asked again, the answer is the same."""
    if not services.limits.openings.take(address):
        raise refused("too-fast")
    game = await services.scores.open(wanted.game, token_hash(wanted.key))
    _verify_key(game, wanted.key, services, address)
    return SharedCode(code=game.code)


@router.get("/from/{code}")
async def get_table_sheet(room: AnyRoom) -> TableSheet:
    """The finished rounds of a table as entries, to go on with real tiles."""
    table = room.table
    match = table.match or Match(
        table.rules,
        [seat.name or seat.kept_for or str(number) for number, seat in enumerate(table.seats, 1)],
        lead=table.lead,
        earlier=table.earlier,
    )
    entries, summed = sheet_of_match(match)
    return TableSheet(entries=msgspec.to_builtins(entries), summed=summed)


@router.post("/{code}/entries")
async def add_entries(
    given: NewEntries, game: AnyGame, services: AnyServices, address: Address
) -> Added:
    """Add entries; those that are there already are passed over."""
    _verify_key(game, given.key, services, address)
    try:
        entries = read_entries(given.entries)
        texts = [(entry.id, msgspec.json.encode(entry).decode()) for entry in entries]
        return Added(seq=await services.scores.add(game.code, texts))
    except WordedError as error:
        told = error.message
        raise refused("bad-entries", detail=told.id, **told.arguments) from None
    except Full:
        raise refused("full-sheet") from None


@router.get("/{code}", response_class=Response, responses={200: {"model": SharedEntries}})
async def get_entries(
    game: AnyGame,
    services: AnyServices,
    after: Annotated[int, Query(ge=0)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The entries behind a number; with ``wait`` the answer comes when there is a new one."""
    rows = await services.scores.wait(game.code, after, wait)
    seq = rows[-1][0] if rows else after
    entries = [msgspec.Raw(text.encode()) for _, text in rows]
    answer = {"game": game.game, "seq": seq, "entries": entries}
    return Response(msgspec.json.encode(answer), media_type="application/json")


@router.get("/{code}/links")
async def get_links(game: AnyGame, request: Request, services: AnyServices) -> ShareLinks:
    """The link for those who watch; behind it, ``#key=`` and the key make it one to write."""
    return ShareLinks(watch=link_to(f"/score/{game.code}", request, services.settings))


@router.get("/{code}/qr.svg", response_class=Response)
async def get_score_qr_code(game: AnyGame, request: Request, services: AnyServices) -> Response:
    """The QR code of the link for those who watch."""
    return qr_code(link_to(f"/score/{game.code}", request, services.settings))


@router.post("/{code}/qr.svg", response_class=Response)
async def get_writers_qr_code(
    given: KeyGiven, game: AnyGame, request: Request, services: AnyServices, address: Address
) -> Response:
    """The QR code of the link for those who write, with the key behind the #."""
    _verify_key(game, given.key, services, address)
    link = link_to(f"/score/{game.code}#key={given.key}", request, services.settings)
    return qr_code(link)

"""The web application: its parts put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from caboose.server import api_hints, api_reviews, api_rules, api_scores, api_server, api_tables
from caboose.server.client import client_pages
from caboose.server.duties import DutiesAlone, SharedDuties
from caboose.server.expiry import DAY, Expiry
from caboose.server.hall import Hall
from caboose.server.headers import OwnPages, SecurityHeaders, ShortBodies
from caboose.server.hints import Hints
from caboose.server.limits import Limits
from caboose.server.logs import log
from caboose.server.metrics import Metrics
from caboose.server.replays import Replays
from caboose.server.reviews import Reviews
from caboose.server.rooms import Broken, NoTable
from caboose.server.score_storage import ScoreStorage
from caboose.server.services import REFUSALS, Services, contract_schemas, refuse
from caboose.server.settings import Settings
from caboose.server.sockets import Sockets
from caboose.server.storage import Storage, StorageError
from caboose.server.thinking import Thinking
from caboose.table import RequestRefused
from caboose.table.refusing import refused

SWEEP_SECONDS = 60.0
HEAL_SECONDS = 3.0


def make_app(settings: Settings) -> FastAPI:
    """The application of a server with these settings."""
    storage, metrics = Storage(settings.database), Metrics()
    thinking = Thinking(settings.thinking_seconds, metrics)
    duties = SharedDuties(settings.postgresql) if settings.postgresql else DutiesAlone()
    hall = Hall(settings, storage, metrics, thinking, duties)
    limits = Limits.of(settings)
    sockets = Sockets(settings, hall, metrics, limits)
    services = Services(
        settings,
        storage,
        metrics,
        hall,
        sockets,
        limits,
        Replays(),
        Reviews(thinking),
        Hints(thinking),
        ScoreStorage(storage),
    )

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        storage.open()
        tasks = [asyncio.create_task(_sweep(services)), asyncio.create_task(_heal(hall))]
        if hall.notices is not None:
            tasks.append(asyncio.create_task(hall.notices.run()))
        yield
        for task in tasks:
            task.cancel()
        await hall.close()
        await services.reviews.close()
        await thinking.close()
        await duties.close()
        await storage.close()

    app = FastAPI(
        title="Caboose",
        version=version("caboose"),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page fetches scripts from elsewhere
        redoc_url=None,
        responses=REFUSALS,
    )
    app.state.services = services
    for module in (api_rules, api_tables, api_hints, api_reviews, api_scores, api_server):
        app.include_router(module.router)
    app.add_api_websocket_route("/api/tables/{code}/socket", _follow_table)
    _add_refusals(app)
    _add_contract(app)
    app.add_route("/api/{rest:path}", _no_such_address, include_in_schema=False)
    app.mount("/", client_pages())
    app.add_middleware(ShortBodies, most=settings.message_bytes, patience=settings.slow_seconds)
    app.add_middleware(OwnPages, public_address=settings.public_address)
    is_https = (settings.public_address or "").startswith("https:")
    app.add_middleware(SecurityHeaders, is_https=is_https)
    return app


async def _sweep(services: Services) -> None:
    """Let go of what is idle or old, again and again."""
    expiry = Expiry()
    age = int(services.settings.expiry_days * DAY)
    while True:
        services.hall.sweep()
        try:
            before = expiry.before(age, await services.storage.newest())
            if before is not None:
                await services.hall.expire(before)
                await services.scores.expire(before)
        except StorageError as error:
            log.warning("sweeping failed", problem=str(error))
        for limit in services.limits:
            limit.sweep()
        await asyncio.sleep(SWEEP_SECONDS)


async def _heal(hall: Hall) -> None:
    """Look for what was not heard of, again and again."""
    while True:
        await asyncio.sleep(HEAL_SECONDS)
        try:
            await hall.heal()
        except StorageError as error:
            log.warning("the log cannot be looked at", problem=str(error))


async def _follow_table(socket: WebSocket, code: str) -> None:
    services: Services = socket.app.state.services
    await services.sockets.serve(socket, code)


async def _no_such_address(_: Request) -> Response:
    return refuse(refused("no-address"))


def _add_refusals(app: FastAPI) -> None:
    """Every refusal in one form, whatever refuses."""

    @app.exception_handler(RequestRefused)
    async def refused_request(_: Request, refusal: RequestRefused) -> Response:
        return refuse(refusal)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        return refuse(refused("malformed"))

    @app.exception_handler(HTTPException)
    async def no_answer(request: Request, error: HTTPException) -> Response:
        headers = dict(error.headers or {})
        if error.status_code in (404, 405):
            return refuse(refused("no-address"), error.status_code, **headers)
        return refuse(refused("malformed"), error.status_code, **headers)

    @app.exception_handler(NoTable)
    async def no_table(_: Request, error: NoTable) -> Response:
        return refuse(refused("no-table"))

    @app.exception_handler(StorageError)
    @app.exception_handler(Broken)
    async def unavailable(request: Request, error: Exception) -> Response:
        log.error("a request failed", path=request.url.path, problem=repr(error))
        return refuse(refused("unavailable"))


def _add_contract(app: FastAPI) -> None:
    """Put the schemas of the contract into the description of the API."""
    describe = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            description = describe()
            description.setdefault("components", {}).setdefault("schemas", {}).update(
                contract_schemas()
            )
        return describe()

    app.openapi = openapi  # type: ignore[method-assign]

"""How the server is: ``/health``, ``/ready``, ``/metrics``."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

from caboose.server.services import AnyServices
from caboose.server.storage import StorageError

router = APIRouter(tags=["server"])


@router.get("/health")
async def get_health() -> dict[str, str]:
    """Whether the process answers."""
    return {"status": "well"}


@router.get("/ready", response_class=JSONResponse)
async def get_ready(services: AnyServices) -> JSONResponse:
    """Whether tables can be played: 503 while the database does not answer."""
    try:
        await services.storage.check()
    except StorageError:
        return JSONResponse({"status": "no database"}, 503)
    return JSONResponse({"status": "ready"})


@router.get("/metrics", response_class=Response)
async def get_metrics(services: AnyServices) -> Response:
    """All counters, for Prometheus."""
    return Response(services.metrics.text(), media_type=services.metrics.content_type)

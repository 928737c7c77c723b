"""Links to pages of this server as other devices reach them, and their QR codes."""

from __future__ import annotations

from io import BytesIO

import segno
from fastapi import Request
from fastapi.responses import Response

from caboose.server.addresses import address_for_others
from caboose.server.settings import Settings


def link_to(path: str, request: Request, settings: Settings) -> str:
    """The link to a path such as ``/t/ABC234``."""
    url = request.base_url
    own = address_for_others(url.scheme, url.hostname or "localhost", url.port)
    return f"{settings.public_address or own}{path}"


def qr_code(link: str) -> Response:
    """A link as a picture."""
    picture = BytesIO()
    # On white, so that it can be read on a dark page too.
    segno.make(link, error="m").save(
        picture,
        kind="svg",
        light="#fff",
        xmldecl=False,
        omitsize=True,
        svgclass=None,
        lineclass=None,
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")

"""The pages: the built client from the package's folder ``client``.

Files below ``assets`` bear a digest in their names and are kept for ever. All else is asked for
anew each time, so that a new version is whole at once. An address that names no file is a page of
the client's own.
"""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from caboose.server.headers import content_policy

CLIENT = Path(__file__).parent / "client"

MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Caboose</title>
<h1>The pages are not built yet</h1>
<p>This server runs, but the client is missing from its package. In a clone of the repository, run
<code>python3 run.py setup</code>, then start the server again.</p>
</html>
"""

FOR_EVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"


class ClientFiles(StaticFiles):
    """Files of the client, with what a cache may do with each."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self.page = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the one page that shows all of the client's own addresses."""
        is_asset = path.startswith("assets/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            # A missing script must stay missing: a page in its place would only confuse.
            if error.status_code != 404 or is_asset or "." in path.rsplit("/", maxsplit=1)[-1]:
                raise
            response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = FOR_EVER if is_asset else ANEW
        if not is_asset:
            # On "not modified" too: what it says takes the place of what the browser has kept.
            policy = content_policy(*script_digests(self.page))
            response.headers["Content-Security-Policy"] = policy
        return response


def script_digests(page: Path) -> list[str]:
    """The SHA-256 digests, in base 64, of the scripts that stand in a page itself."""
    scripts = re.findall(rb"<script>(.*?)</script>", page.read_bytes(), re.DOTALL)
    return [b64encode(sha256(script).digest()).decode() for script in scripts]


def client_pages(folder: Path = CLIENT) -> ASGIApp:
    """What answers all addresses outside the API."""
    if not (folder / "index.html").is_file():
        return HTMLResponse(MISSING, 503, {"Cache-Control": "no-store"})
    # Only files, no secrets: so compressing them tells nobody anything.
    return GZipMiddleware(ClientFiles(folder), minimum_size=1000)

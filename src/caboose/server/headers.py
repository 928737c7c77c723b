"""What every answer says to the browser about security, and which requests are read at all."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caboose.server.callers import is_own_page
from caboose.server.services import refuse
from caboose.table.refusing import refused


def content_policy(*scripts: str) -> str:
    """What a page may do. Scripts within it may run by their SHA-256 digests, in base 64."""
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(["script-src 'self'", *(f"'sha256-{each}'" for each in scripts)]),
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


HEADERS = {
    "Content-Security-Policy": content_policy(),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "geolocation=(), microphone=(), camera=(self)",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

READING = {"GET", "HEAD", "OPTIONS"}
"""Methods that change nothing."""


class SecurityHeaders:
    """Puts the headers on every answer; those of the API are never kept by a cache."""

    def __init__(self, app: ASGIApp, is_https: bool) -> None:
        self.app = app
        self.headers = dict(HEADERS)
        if is_https:
            self.headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


class OwnPages:
    """Refuses what a page of another site would change here."""

    def __init__(self, app: ASGIApp, public_address: str | None) -> None:
        self.app = app
        self.public_address = public_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        app = self.app
        if (
            scope["type"] == "http"
            and scope["method"] not in READING
            and not is_own_page(Headers(scope=scope), self.public_address)
        ):
            app = refuse(refused("other-page"))
        await app(scope, receive, send)


class ShortBodies:
    """Refuses a request whose body is longer than ``most`` bytes, without reading all of it.

    The body must come in ``patience`` seconds, and each piece of the answer be taken in as many.
    """

    def __init__(self, app: ASGIApp, most: int, patience: float) -> None:
        self.app = app
        self.most = most
        self.patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(self.patience):
                body = await self._read(scope, receive)
        except TimeoutError:
            await refuse(refused("too-slow"), Connection="close")(scope, receive, send)
            return
        if body is None:
            refusal = refused("too-long", most=self.most)
            await refuse(refusal, Connection="close")(scope, receive, send)
            return
        chunks: list[Message] = [{"type": "http.request", "body": bytes(body)}]

        async def replay() -> Message:
            return chunks.pop() if chunks else await receive()

        async def send_patiently(message: Message) -> None:
            try:
                async with asyncio.timeout(self.patience):
                    await send(message)
            except TimeoutError:
                raise NotTaken from None

        # The server closes a connection whose answer is not complete.
        with contextlib.suppress(NotTaken):
            await self.app(scope, replay, send_patiently)

    async def _read(self, scope: Scope, receive: Receive) -> bytearray | None:
        """The whole body; None if it is too long, or the client has gone."""
        if _announced(scope["headers"]) > self.most:
            return None
        body = bytearray()
        while len(body) <= self.most:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            if not message.get("more_body", False):
                return body if len(body) <= self.most else None
        return None


class NotTaken(Exception):
    """The client does not take its answer."""


def _announced(headers: Sequence[tuple[bytes, bytes]]) -> int:
    """The body's length as its header gives it, 0 where there is none."""
    for name, value in headers:
        if name == b"content-length" and value.isdigit():
            return int(value)
    return 0

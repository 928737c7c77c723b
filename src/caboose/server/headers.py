"""What every answer says to the browser about security, and how long a body may be."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "geolocation=(), microphone=(), camera=(self)",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


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


class ShortBodies:
    """Refuses a request whose body is longer than ``most`` bytes, without reading all of it."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        chunks: list[Message] = []
        length = _announced(scope["headers"])
        while length <= self.most:
            message = await receive()
            chunks.append(message)
            length = max(length, sum(len(each.get("body", b"")) for each in chunks))
            if message["type"] != "http.request" or not message.get("more_body", False):
                break
        if length > self.most:
            text = f"the request is too long: {self.most} bytes at most"
            await Response(text, 413, media_type="text/plain")(scope, receive, send)
            return
        chunks.reverse()

        async def replay() -> Message:
            return chunks.pop() if chunks else await receive()

        await self.app(scope, replay, send)


def _announced(headers: Sequence[tuple[bytes, bytes]]) -> int:
    """The body's length as its header gives it, 0 where there is none."""
    for name, value in headers:
        if name == b"content-length" and value.isdigit():
            return int(value)
    return 0

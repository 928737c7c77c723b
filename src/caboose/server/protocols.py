"""Limits below HTTP: what a connection may send before it is a request or a message at all."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from caboose.server.limits import Bucket

HEAD_SECONDS = 5.0
"""So long a connection may be open, or be used again, without a whole head of a request."""

LONGEST_HEAD = 16 * 1024
"""Bytes of a request's first line and headers."""

FRAMES_A_SECOND = 5.0
MOST_FRAMES = 100
"""Frames that are no message, in the long run and at once. A browser sends hardly any."""


class BoundedHttp(HttpToolsProtocol):
    """Cuts a connection whose request does not begin, or begins without end."""

    _deadline: asyncio.TimerHandle | None = None
    _head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._end_head()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, within the bounds."""
        if self.cycle is None or self.cycle.response_complete:
            self._await_head()
        super().data_received(data)
        if self._deadline is None:
            return
        self._head_bytes += len(data)
        if self._head_bytes > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._end_head()
        super().on_headers_complete()

    def _await_head(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _end_head(self) -> None:
        self._head_bytes = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class BoundedSocket(WebSocketsSansIOProtocol):
    """Cuts a socket that sends no text, or pings and pieces of messages without end.

    Limits on messages cannot see these: they never become one.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._frames = Bucket(FRAMES_A_SECOND, MOST_FRAMES)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message."""
        if self._may_go_on():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Take a whole message."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._cut(CloseCode.INVALID_DATA, "")
        else:
            super().send_receive_event_to_app()

    def _may_go_on(self) -> bool:
        if self.close_sent:
            return False
        if not self._frames.take():
            self._cut(CloseCode.POLICY_VIOLATION, "too many frames")
            return False
        return True

    def _cut(self, code: CloseCode, reason: str) -> None:
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True

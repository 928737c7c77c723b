"""The live side of a table: a socket enters, asks, is answered, and gets every new state."""

from __future__ import annotations

import asyncio
import re

import msgspec
from msgspec.json import Decoder
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from caboose.server.callers import caller_of, is_own_page
from caboose.server.connections import Connection, Ended
from caboose.server.hall import Hall
from caboose.server.limits import BURST_SECONDS, Bucket, Counted, Limits
from caboose.server.logs import log
from caboose.server.metrics import Metrics
from caboose.server.rooms import Broken, NoTable, Room, judge_request
from caboose.server.settings import Settings
from caboose.server.storage import Request, StorageError
from caboose.server.tokens import token_hash
from caboose.table import RequestRefused
from caboose.table.messages import Done, Enter, Received, Refused
from caboose.table.refusing import refused

ENTERING_SECONDS = 10.0
MOST_TOO_FAST = 30
"""After so many refusals for being too fast the socket is cut."""

_read = Decoder(Received).decode
UNREADABLE = (msgspec.MsgspecError, RecursionError)
"""What reading a message may raise; the second where it is nested too deeply."""

_REQUEST = re.compile(r"[\w.:~-]{1,64}", re.ASCII)


class Closing(Exception):
    """The server closes a socket: the code and the reason that the client gets."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


NOT_ENTERED = 4400
NO_SEAT = 4403
NO_TABLE = 4404
TOO_FAST = 4429
TOO_SLOW = 4408
SET_ASIDE = 4500
TRY_LATER = 1013
ENTER_AGAIN = 1012
"""The table is no more what it was: who enters again learns what has become of it."""


class Sockets:
    """All sockets of this process."""

    def __init__(self, settings: Settings, hall: Hall, metrics: Metrics, limits: Limits) -> None:
        self._settings = settings
        self._hall = hall
        self._metrics = metrics
        self._wrong = limits.wrong
        self._messages = limits.messages
        self._held = Counted(settings.sockets_an_address)
        self._open: set[WebSocket] = set()
        metrics.sockets.set_function(lambda: len(self._open))

    async def serve(self, socket: WebSocket, code: str) -> None:
        """Let a socket follow a table until one side ends it."""
        if not is_own_page(socket.headers, self._settings.public_address):
            await socket.close()  # before it is accepted: an answer 403
            return
        address = caller_of(socket)
        await socket.accept()
        if not self._held.take(address):
            await self._close(socket, Closing(TOO_FAST, "too many sockets"))
            return
        self._open.add(socket)
        try:
            await self._follow(socket, code, address)
        except Closing as closing:
            await self._close(socket, closing)
        except WebSocketDisconnect:
            pass  # the client has gone
        except RuntimeError:
            if socket.application_state is socket.client_state is WebSocketState.CONNECTED:
                raise  # else the client has gone, or the server is stopping
        finally:
            self._open.discard(socket)
            self._held.give_back(address)

    async def close(self, code: int, reason: str) -> None:
        """Close all sockets."""
        closing = [self._close(each, Closing(code, reason)) for each in self._open]
        await asyncio.gather(*closing, return_exceptions=True)

    async def _close(self, socket: WebSocket, closing: Closing) -> None:
        self._metrics.cuts.labels(closing.reason).inc()
        try:
            async with asyncio.timeout(1):
                await socket.close(closing.code, closing.reason)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass  # nobody listens any more

    # ------------------------------------------------------------ one socket

    async def _follow(self, socket: WebSocket, code: str, address: str) -> None:
        entering = await self._entering(socket)
        room = await self._room(code, address)
        hashed = None if entering.token is None else token_hash(entering.token)
        if hashed is not None and room.seat_of(hashed) is None:
            self._wrong.take(address)
            raise Closing(NO_SEAT, "no such seat")
        told = entering.seen if 0 <= entering.seen <= room.table.seq else 0
        connection = Connection(
            socket.send_text, room.news_for, hashed, told, self._settings.slow_seconds
        )
        room.enter(connection)
        following = asyncio.create_task(connection.follow())
        listening = asyncio.create_task(self._listen(socket, room, connection, address))
        tasks = (following, listening)
        looking = self._settings.slow_seconds / 2  # seldom: a timer for each message costs much
        try:
            while not any(task.done() for task in tasks):
                await asyncio.wait(tasks, timeout=looking, return_when=asyncio.FIRST_COMPLETED)
                if connection.is_too_slow:
                    raise Closing(TOO_SLOW, "too slow")
        finally:
            room.leave(connection)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for problem in ended:
            if isinstance(problem, Ended):
                raise Closing(ENTER_AGAIN, "enter again")
            if isinstance(problem, Exception):
                raise problem

    async def _entering(self, socket: WebSocket) -> Enter:
        try:
            async with asyncio.timeout(ENTERING_SECONDS):
                message = _read(await socket.receive_text())
        except (TimeoutError, KeyError, *UNREADABLE):
            raise Closing(NOT_ENTERED, "the first message must be enter") from None
        if not isinstance(message, Enter):
            raise Closing(NOT_ENTERED, "the first message must be enter")
        return message

    async def _room(self, code: str, address: str) -> Room:
        if not self._wrong.has_any(address):
            raise Closing(TOO_FAST, "too many wrong codes")
        try:
            return await self._hall.find(code)
        except NoTable:
            self._wrong.take(address)
            raise Closing(NO_TABLE, "no such table") from None
        except Broken:
            raise Closing(SET_ASIDE, "this table is set aside") from None
        except StorageError as error:
            log.warning("a table cannot be read", table=code[:20], problem=str(error))
            raise Closing(TRY_LATER, "try again later") from None

    async def _listen(
        self, socket: WebSocket, room: Room, connection: Connection, address: str
    ) -> None:
        rate = self._settings.messages_a_second
        bucket = Bucket(rate, rate * BURST_SECONDS)
        too_fast = 0
        while True:
            try:
                text = await socket.receive_text()
            except KeyError:
                text = ""  # bytes: no message of ours
            if bucket.take() and self._messages.take(address):
                too_fast = 0
                answer = await self._answer(text, room, connection)
            else:
                too_fast += 1
                if too_fast > MOST_TOO_FAST:
                    raise Closing(TOO_FAST, "too many messages")
                answer = refusal_of(refused("too-fast"), request_of(text))
            self._metrics.requests.labels(
                "done" if isinstance(answer, Done) else answer.reason
            ).inc()
            await connection.answer(answer)

    async def _answer(self, text: str, room: Room, connection: Connection) -> Done | Refused:
        """Do what a message asks for."""
        try:
            message = _read(text)
        except UNREADABLE:
            return refusal_of(refused("malformed"), request_of(text))
        name = "" if isinstance(message, Enter) else message.request
        if not _REQUEST.fullmatch(name):
            return refusal_of(refused("malformed"), request_of(text))
        seat = room.seat_of(connection.token_hash)
        request = None if seat is None else Request(seat, name)
        try:
            return Done(name, await room.act(judge_request(seat, message), request))
        except RequestRefused as refusal:
            return refusal_of(refusal, name)
        except (StorageError, Broken, NoTable) as problem:
            log.error("a request failed", table=room.code, seat=seat, problem=repr(problem))
        except Exception:
            log.exception(
                "a request failed", table=room.code, seat=seat, request=type(message).__name__
            )
        return refusal_of(refused("unavailable"), name)


class RequestOnly(msgspec.Struct):
    """What is read of a message that cannot be understood."""

    request: str = ""


_read_request = Decoder(RequestOnly).decode


def request_of(text: str) -> str:
    """The request's name in a message that is not understood; empty where there is none."""
    try:
        name = _read_request(text).request
    except UNREADABLE:
        return ""
    return name if _REQUEST.fullmatch(name) else ""


def refusal_of(refusal: RequestRefused, request: str) -> Refused:
    """A refusal as it is sent."""
    return Refused(request, refusal.reason, refusal.message, refusal.option)

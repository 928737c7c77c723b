"""A server with leaks, to show that the judge of the wire finds them.

Run as a program it is ``caboose serve``, except that what goes out on sockets is changed on the
way: by the leak that the host's name names.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from starlette.types import Message
from starlette.websockets import WebSocket

from caboose.cli import main
from caboose.table import Table
from tests.server.processes import ServerProcess

Data = dict[str, Any]


class LeakingServer(ServerProcess):
    """A process of this program."""

    program = ("-m", "tests.security.leaking")


def _reader(state: Data) -> int:
    return state["mine"]["seat"] if state["mine"] else 0


def _round(state: Data) -> Data:
    """What a message tells of the round."""
    is_whole = state["type"] == "state"
    return (state["table"]["round"] if is_whole else state["table"]["turn"]) or {}


def _of_another(table: Table, state: Data) -> str:
    """A tile of the hand of somebody else."""
    assert table.round is not None
    hands = [hand for seat, hand in enumerate(table.round.hands, 1) if seat != _reader(state)]
    return str(next((tile for hand in hands for tile in hand), "0-0"))


def _next(table: Table) -> str:
    """The tile that will be drawn next."""
    assert table.round is not None
    return str(next(iter(table.round.boneyard), "0-0"))


def another_hand_to_the_spectators(table: Table, state: Data) -> None:
    assert table.round is not None
    hand = [str(tile) for tile in table.round.hands[0]]
    if state["mine"] is None:
        state["mine"] = {
            "seat": 1,
            "hand": hand,
            "legal": [],
            "drawn": [],
            "can_undo": False,
            "alert": state["table"]["alert"],
        }


def another_hand_in_the_legal_steps(table: Table, state: Data) -> None:
    if state["mine"]:
        state["mine"]["legal"].append(f"{_of_another(table, state)}@M")


def another_hand_in_a_sentence(table: Table, state: Data) -> None:
    state["table"]["alert"]["arguments"]["tile"] = _of_another(table, state)


def another_hand_as_numbers(table: Table, state: Data) -> None:
    assert table.round is not None
    _round(state)["tiles_in_hand"] = [
        sum(1 << tile.number for tile in hand) for hand in table.round.hands
    ]


def all_hands_before_the_end(table: Table, state: Data) -> None:
    assert table.round is not None
    _round(state)["hands"] = [[str(tile) for tile in hand] for hand in table.round.hands]


def points_before_the_end(table: Table, state: Data) -> None:
    assert table.round is not None
    _round(state)["points"] = [
        sum(tile.high + tile.low for tile in hand) for hand in table.round.hands
    ]


def order_before_the_end(table: Table, state: Data) -> None:
    _round(state)["order"] = [str(tile) for tile in table.shuffles[-1].order]


def boneyard_in_a_field_of_its_own(table: Table, state: Data) -> None:
    assert table.round is not None
    _round(state)["boneyard"] = [tile.number for tile in table.round.boneyard]


def salt_before_the_end(table: Table, state: Data) -> None:
    _round(state)["salt"] = table.shuffles[-1].salt


def salt_in_a_sentence(table: Table, state: Data) -> None:
    state["table"]["alert"]["arguments"]["name"] = table.shuffles[-1].salt


def hash_of_a_token(table: Table, state: Data) -> None:
    state["table"]["alert"]["arguments"]["name"] = table.seats[0].token_hash


def token(_: Table, state: Data) -> None:
    state["table"]["alert"]["arguments"]["name"] = TOKENS[-1]


def next_draw_in_the_hand(table: Table, state: Data) -> None:
    if state["mine"]:
        state["mine"]["hand"].append(_next(table))


def next_draw_as_drawn(table: Table, state: Data) -> None:
    if state["mine"]:
        state["mine"]["drawn"].append(_next(table))


def next_draw_in_the_news(table: Table, state: Data) -> None:
    for each in state["news"]:
        each["tile"] = _next(table)


def anothers_draw(table: Table, state: Data) -> None:
    for happened in table.happened:
        if happened.operation and happened.operation.drawn:
            for each in state["news"]:
                if each["seq"] == happened.seq:
                    each["tile"] = str(happened.operation.drawn)


def anothers_draw_in_the_history(table: Table, state: Data) -> None:
    is_whole = state["type"] == "state"
    for each in _round(state)["history"] if is_whole else state["table"]["steps"]:
        operation = table.happened[each["seq"] - 1].operation
        if operation and operation.drawn:
            arguments = {"seat": each["seat"], "tile": str(operation.drawn)}
            each["message"] = {"id": "log-drew-tile", "arguments": arguments}


def tile_not_laid_on_a_train(table: Table, state: Data) -> None:
    trains = _round(state)["trains"] if state["type"] == "state" else state["table"]["trains"]
    for train in trains:
        train["tiles"].append(_of_another(table, state))


LEAKS: list[Callable[[Table, Data], None]] = [
    another_hand_to_the_spectators,
    another_hand_in_the_legal_steps,
    another_hand_in_a_sentence,
    another_hand_as_numbers,
    all_hands_before_the_end,
    points_before_the_end,
    order_before_the_end,
    boneyard_in_a_field_of_its_own,
    salt_before_the_end,
    salt_in_a_sentence,
    hash_of_a_token,
    token,
    next_draw_in_the_hand,
    next_draw_as_drawn,
    next_draw_in_the_news,
    anothers_draw,
    anothers_draw_in_the_history,
    tile_not_laid_on_a_train,
]
KINDS = ("state", "change")
"""The messages that may have a leak."""


def host_with(kind: str, leak: Callable[[Table, Data], None]) -> str:
    """The name of a host whose table has this leak in messages of this kind."""
    return f"{kind} {LEAKS.index(leak)}"


TOKENS: list[str] = []


def with_leak(socket: WebSocket, text: str) -> str:
    """A message as it goes out, with what it must not tell."""
    message = json.loads(text)
    table: Table = socket.app.state.services.hall.rooms[socket.path_params["code"]].table
    kind, _, number = table.seats[0].name.partition(" ")
    is_running = table.round is not None and table.round.over is None
    if kind == message["type"] and is_running and message["seq"] == table.seq:
        LEAKS[int(number)](table, message)
    return json.dumps(message)


def serve() -> None:
    """Run the server with leaks."""
    send, receive = WebSocket.send, WebSocket.receive

    async def leaking_send(socket: WebSocket, message: Message) -> None:
        if message["type"] == "websocket.send":
            text = message.get("text") or message["bytes"].decode()
            message = {"type": "websocket.send", "text": with_leak(socket, text)}
        await send(socket, message)

    async def listening_receive(socket: WebSocket) -> Message:
        message = await receive(socket)
        heard = json.loads(message.get("text") or "{}").get("token")
        if heard:
            TOKENS.append(heard)
        return message

    WebSocket.send = leaking_send  # type: ignore[assignment,method-assign]
    WebSocket.receive = listening_receive  # type: ignore[assignment,method-assign]
    main()


if __name__ == "__main__":
    serve()

"""Whatever a stranger sends to a table: he is refused in words, and the table is whole."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from caboose.table.messages import PHRASES, Received
from tests.locales.reading import messages
from tests.server.players import SECONDS, Client, close_of, enter, entering, play_round
from tests.server.processes import ServerProcess

KINDS = [each.__struct_config__.tag for each in Received.__args__]
FIELDS = sorted({name for each in Received.__args__ for name in each.__struct_fields__})


def deep(piece: str, end: str = "") -> str:
    """What is nested as deeply as a message has room for."""
    return piece * (8000 // len(piece)) + end


UNREADABLE = [
    deep("["),
    deep('{"a":'),
    deep("[", "]"),
    '{"type":"step","request":"r","step":' + "[" * 7000,
    '{"type":"step","request":"r","step":"+","seq":' + "9" * 7000 + "}",
    '{"type":"step","request":"r","step":"+","seq":1e999}',
    '{"type":"step","request":"r","step":"+","seq":1.5}',
    '{"type":"change","request":"r","pace":1e999}',
    '{"type":"change","request":"r","pace":NaN}',
    '{"type":"say","request":"r","phrase":"\\ud800"}',
    '{"type":"rename","request":"r","name":["Ann"]}',
    '{"type":"curse","request":"r"}',
    '{"request":"r"}',
    '{"type":"say","type":7}',
    "\x00",
    "null",
    "",
    "[]",
    '"enter"',
]


@pytest.mark.parametrize("text", UNREADABLE, ids=range(len(UNREADABLE)))
def test_what_cannot_be_read_is_refused_at_a_table_and_at_its_door(
    server: ServerProcess, text: str
) -> None:
    async def say() -> None:
        opened = server.open_table()
        assert (await close_of(server, opened["code"], text))[0] == 4400
        async with enter(server, opened["code"], opened["token"]) as client:
            await client.socket.send(text)
            await client.until(lambda: client.answers)
            (answer,) = client.answers.values()
            assert answer["reason"] == "malformed"
            assert (await client.ask("say", phrase="hello"))["type"] == "done"

    asyncio.run(say())


def test_what_is_no_text_or_too_long_ends_the_socket(server: ServerProcess) -> None:
    async def end(data: Any, **options: Any) -> int:
        code = server.open_table()["code"]
        async with connect(server.socket_address(code), proxy=None) as socket:
            await socket.send(entering())
            await socket.recv()
            await socket.send(data, **options)
            await asyncio.wait_for(socket.wait_closed(), SECONDS)
            return socket.close_code or 0

    assert asyncio.run(end(b"\xff\xfe", text=True)) == 1007
    assert asyncio.run(end("x" * 9000)) == 1009
    assert asyncio.run(end(["x" * 5000, "x" * 5000])) == 1009


REQUESTS = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "request": st.text("abc.:~-", min_size=1, max_size=5)},
    optional={
        name: st.none()
        | st.booleans()
        | st.integers()
        | st.floats()
        | st.text(max_size=30)
        | st.sampled_from(["greedy", "+", "-", "12-12@1", "0-0@M", "spruce", *PHRASES])
        | st.lists(st.integers(), max_size=3)
        for name in FIELDS
        if name != "request"
    },
).map(json.dumps)
NOISE = st.text(max_size=40) | st.binary(max_size=40) | st.sampled_from(UNREADABLE)


@settings(
    max_examples=20,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(texts=st.lists(REQUESTS | NOISE, min_size=10, max_size=40))
def test_a_stranger_changes_nothing_whatever_he_sends(
    server: ServerProcess, texts: list[str | bytes]
) -> None:
    """He looks on without a seat, as anybody may, and asks for whatever there is."""

    async def babble() -> None:
        opened = server.open_table(seats=2)
        server.sit(opened["code"], "Bea")
        async with (
            enter(server, opened["code"], opened["token"]) as host,
            enter(server, opened["code"]) as stranger,
        ):
            seq = (await host.do("deal"))["seq"]
            before = host.state
            for text in texts:
                await stranger.socket.send(text)
            last = await stranger.ask("say", "the-last", phrase="hello")
            assert last["reason"] == "only-players"
            for answer in stranger.answers.values():
                assert answer["type"] == "refused"
                assert answer["message"]["id"] in messages("en")
            assert stranger.state["mine"] is None
            assert server.get(f"/api/tables/{opened['code']}").json() == host.state["table"]
            assert host.state["seq"] == seq
            assert host.state["table"]["round"] == before["table"]["round"]

    asyncio.run(babble())


def test_wrong_tokens_open_nothing(server: ServerProcess) -> None:
    opened, other = server.open_table(), server.open_table()
    token = opened["token"]
    hashed = msgspec.json.encode(token).decode()
    wrong: list[object] = [
        "",
        "x" * 43,
        other["token"],
        token[:-1],
        token + "A",
        token.swapcase(),
        token + "\x00",
        hashed,
        "null",
        "1",
        " " + token,
    ]
    for each in wrong:
        assert asyncio.run(close_of(server, opened["code"], entering(each)))[0] == 4403
        told = server.post("/api/mine", [{"code": opened["code"], "token": each}])
        assert told.status_code == 422 or told.json()[0]["seat"] is None
    for no_text in (1, True, ["x"], {"a": 1}):
        assert asyncio.run(close_of(server, opened["code"], entering(no_text)))[0] == 4400


def test_neither_anothers_turn_nor_an_old_number_is_taken(server: ServerProcess) -> None:
    async def meddle() -> None:
        opened = server.open_table(seats=2, rules="spruce rounds=2")
        bea = server.sit(opened["code"], "Bea")
        async with (
            enter(server, opened["code"], opened["token"]) as first,
            enter(server, opened["code"], bea["token"]) as second,
        ):
            await first.do("deal")
            await second.seq(first.state["seq"])
            before = first.state["table"]["round"]
            mover, other = (first, second) if first.legal else (second, first)
            for step in mover.legal + [f"{tile}@1" for tile in other.state["mine"]["hand"]]:
                assert await reason(other, "step", step=step, seq=other.state["seq"]) == (
                    "not-your-turn"
                )
            for tile in other.state["mine"]["hand"]:
                why = await reason(mover, "step", step=f"{tile}@1", seq=mover.state["seq"])
                assert why != "done", "another's tile"
            for step in ("", "0", "99-99@1", "1-1@99", "1-1@", "@1", "+" * 99, "1-1@M999999999"):
                assert await reason(mover, "step", step=step, seq=mover.state["seq"]) != "done"
            assert first.state["table"]["round"] == before
            dealt = first.state["seq"]
            await play_round([first, second])
            for seq in (-(10**18), -1, 0, dealt, first.state["seq"]):
                for step in ("+", "-", first.state["mine"]["hand"][:1] or "0-0@1"):
                    text = step if isinstance(step, str) else f"{step[0]}@1"
                    for client in (first, second):
                        assert await reason(client, "step", step=text, seq=seq) != "done"

    async def reason(client: Client, kind: str, **given: Any) -> str:
        answer = await client.ask(kind, **given)
        return str(answer.get("reason", "done"))

    asyncio.run(meddle())


def test_a_refusal_tells_nothing_of_a_hand(server: ServerProcess) -> None:
    """A tile that another holds, and one that lies in the boneyard, are refused alike."""

    async def ask() -> None:
        opened = server.open_table(seats=2, rules="spruce rounds=1 set=6 hand=5 engine=aside")
        bea = server.sit(opened["code"], "Bea")
        async with (
            enter(server, opened["code"], opened["token"]) as first,
            enter(server, opened["code"], bea["token"]) as second,
        ):
            await first.do("deal")
            await second.seq(first.state["seq"])
            for asker in (first, second):
                own = set(asker.state["mine"]["hand"])
                engine = asker.round["engine"]
                told = set()
                for high in range(7):
                    for low in range(high + 1):
                        if f"{high}-{low}" in own or (high, low) == (engine, engine):
                            continue
                        answer = await asker.ask(
                            "step", step=f"{high}-{low}@1", seq=asker.state["seq"]
                        )
                        answer["message"]["arguments"].pop("tile", None)
                        told.add((answer["reason"], json.dumps(answer["message"])))
                assert len(told) == 1, told

    asyncio.run(ask())

"""What a socket may and may not do, and that no socket harms another."""

from __future__ import annotations

import asyncio
import json
import socket as sockets

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from caboose.cli.soak.changed import Data
from tests.server.players import SECONDS, Client, choose, close_of, enter, entering
from tests.server.processes import ServerProcess

PLAYED = ("played", "drew", "passed")


def test_who_may_not_enter_is_told_why(server: ServerProcess) -> None:
    code = server.open_table()["code"]
    other = server.open_table()["token"]
    for table, first, wanted in (
        (code, entering("x" * 43), (4403, "no such seat")),
        (code, entering(other), (4403, "no such seat")),
        (code, entering(""), (4403, "no such seat")),
        ("ZZZZZZ", entering(), (4404, "no such table")),
        ("x", entering(), (4404, "no such table")),
        (code, "{}", (4400, "the first message must be enter")),
        (code, "no JSON", (4400, "the first message must be enter")),
        (code, entering(7), (4400, "the first message must be enter")),
        (code, b"\xff\x00", (4400, "the first message must be enter")),
        (code, '{"type": "deal", "request": "r"}', (4400, "the first message must be enter")),
        (code, "x" * 10_000, (1009, "")),
    ):
        found = asyncio.run(close_of(server, table, first))
        assert found[0] == wanted[0]
        assert found[1].startswith(wanted[1])


def test_only_pages_of_this_server_may_open_a_socket(server: ServerProcess) -> None:
    code = server.open_table()["code"]

    async def from_page(origin: str) -> None:
        async with enter(server, code, origin=origin):
            pass

    asyncio.run(from_page(server.address))
    for stranger in ("https://example.org", f"https://127.0.0.1:{server.port + 1}", "null"):
        with pytest.raises(InvalidStatus) as caught:
            asyncio.run(from_page(stranger))
        assert caught.value.response.status_code == 403


def test_a_resent_request_is_answered_once_and_done_once(server: ServerProcess) -> None:
    async def resend() -> None:
        opened = server.open_table(seats=2)
        bea = server.sit(opened["code"], "Bea")
        async with (
            enter(server, opened["code"], opened["token"]) as first,
            enter(server, opened["code"], bea["token"]) as second,
        ):
            said = [await first.ask("say", "same", phrase="hello") for _ in range(3)]
            assert said[0]["type"] == "done"
            assert said[0] == said[1] == said[2]
            await first.do("deal")
            await second.seq(first.state["seq"])
            mover = first if first.legal else second
            seq, step = mover.state["seq"], choose(mover.legal)
            done = await mover.ask("step", "step", step=step, seq=seq)
            again = await mover.ask("step", "step", step=step, seq=seq)
            assert done == again
            assert mover.state["seq"] == seq + 1
            # The same name from another seat is another request.
            other = second if mover is first else first
            assert (await other.ask("say", "step", phrase="hello"))["seq"] == seq + 2

    asyncio.run(resend())


def test_what_is_not_ones_own_is_refused_and_changes_nothing(server: ServerProcess) -> None:
    async def meddle() -> None:
        opened = server.open_table(seats=2)
        bea = server.sit(opened["code"], "Bea")
        async with (
            enter(server, opened["code"], opened["token"]) as first,
            enter(server, opened["code"], bea["token"]) as second,
            enter(server, opened["code"]) as spectator,
        ):
            await first.do("deal")
            seq = first.state["seq"]
            await second.seq(seq)
            await spectator.seq(seq)
            mover, other = (first, second) if first.legal else (second, first)
            step = mover.legal[0]
            refusals = [
                await other.ask("step", step=step, seq=seq),
                await spectator.ask("step", step=step, seq=seq),
                await spectator.ask("deal"),
                await mover.ask("step", step="7-7@nowhere", seq=seq),
                await mover.ask("enter", token=None, seen=0),
                await second.ask("make-host", seat=2),
                await mover.ask("undo"),
            ]
            assert all(each["type"] == "refused" for each in refusals), refusals
            assert refusals[0]["reason"] == "not-your-turn"
            assert refusals[0]["message"]["id"]
            await mover.do("step", step=step, seq=seq)
            assert mover.state["seq"] == seq + 1
            stale = await mover.ask("step", step=step, seq=seq)
            assert stale["type"] == "refused"

    asyncio.run(meddle())


def test_what_cannot_be_read_is_refused_and_the_socket_lives(server: ServerProcess) -> None:
    async def babble() -> None:
        opened = server.open_table()
        async with enter(server, opened["code"], opened["token"]) as client:
            seq = client.state["seq"]
            for text in ("", "[]", "{", "null", '{"type":"step","request":"a"}', b"\x00\xff"):
                await client.socket.send(text)
            await client.until(lambda: "" in client.answers and "a" in client.answers)
            assert client.answers["a"]["reason"] == "malformed"
            for name in ("", "x" * 65, "sp ace", "ü"):
                await client.socket.send(
                    json.dumps({"type": "say", "request": name, "phrase": "x"})
                )
            assert (await client.ask("say", phrase="hello"))["seq"] == seq + 1

    asyncio.run(babble())


TEXTS = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(
                    ["type", "request", "seat", "seq", "step", "level", "name", "rules"]
                ),
                inner,
                max_size=5,
            )
        ),
        max_leaves=12,
    ).map(json.dumps),
    st.builds(
        lambda kind, rest: json.dumps({"type": kind, "request": "r", **rest}),
        st.sampled_from(
            [
                "step",
                "undo",
                "say",
                "deal",
                "seat-computer",
                "free-seat",
                "stand-in",
                "return",
                "change",
                "rename",
                "make-host",
                "rematch",
                "enter",
            ]
        ),
        st.dictionaries(
            st.sampled_from(
                [
                    "seat",
                    "level",
                    "step",
                    "seq",
                    "phrase",
                    "name",
                    "rules",
                    "seats",
                    "pace",
                    "hints",
                    "comments",
                ]
            ),
            st.none()
            | st.booleans()
            | st.integers()
            | st.floats()
            | st.text(max_size=30)
            | st.sampled_from(["greedy", "hello", "+", "-", "12-12@1", "spruce", "1e400"]),
            max_size=5,
        ),
    ),
)


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(texts=st.lists(TEXTS, min_size=5, max_size=25))
def test_whatever_a_client_sends_the_table_still_answers(
    server: ServerProcess, texts: list[str | bytes]
) -> None:
    async def babble() -> None:
        code = server.open_table()["code"]
        guest = server.sit(code, "Bea")["token"]
        async with enter(server, code, guest) as client:
            for text in texts:
                await client.socket.send(text)
            answer = await client.ask("say", "the-last", phrase="hello")
            assert answer["type"] in {"done", "refused"}  # the guest may have left the seat
        assert server.get(f"/api/tables/{code}").json()["code"] == code

    asyncio.run(babble())
    assert "Traceback" not in server.log.read_text()


def test_a_client_that_reads_nothing_delays_nobody_and_misses_nothing(
    server: ServerProcess,
) -> None:
    async def slow_reader(code: str) -> ClientConnection:
        """A spectator with hardly any room for what comes."""
        raw = sockets.socket()
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
        socket = await connect(server.socket_address(code), sock=raw, max_queue=1, max_size=None)
        await socket.send(entering())
        return socket

    async def play_to_the_end(host: Client) -> None:
        while not host.round["over"]:
            if host.legal:
                await host.do("step", step=choose(host.legal), seq=host.state["seq"])
            else:
                await host.seq(host.state["seq"] + 1)

    async def catch_up(slow: ClientConnection, wanted: list[int]) -> int:
        told: list[int] = []
        messages = 0
        while not told or told[-1] < wanted[-1]:
            async with asyncio.timeout(SECONDS):
                message = json.loads(await slow.recv())
            messages += 1
            told += [each["seq"] for each in message["news"] if each["kind"] in PLAYED]
        assert told == wanted
        return messages

    async def play() -> None:
        opened = server.open_table(seats=14)
        async with enter(server, opened["code"], opened["token"]) as host:
            for seat in range(2, 15):
                await host.do("seat-computer", seat=seat, level="random")
            slow = await slow_reader(opened["code"])
            before = host.state["seq"]
            for number in range(80):  # all seats are told each time: that alone fills the line
                await host.do("rename", name=f"Ann {number}")
            await host.do("deal")
            await play_to_the_end(host)
            steps = [each["seq"] for each in host.round["history"]]
            # All this has gone on though nobody read; from here on somebody does.
            assert await catch_up(slow, steps) < host.state["seq"] - before
            await slow.close()

    asyncio.run(play())


def test_a_spectator_gets_no_hand_and_nobody_gets_anothers(server: ServerProcess) -> None:
    async def look() -> None:
        opened = server.open_table(seats=2)
        bea = server.sit(opened["code"], "Bea")
        async with (
            enter(server, opened["code"], opened["token"]) as first,
            enter(server, opened["code"], bea["token"]) as second,
            enter(server, opened["code"]) as spectator,
        ):
            await first.do("deal")
            seq = first.state["seq"]
            for client in (second, spectator):
                await client.seq(seq)
            hands: list[list[str]] = [each.state["mine"]["hand"] for each in (first, second)]
            assert not set(hands[0]) & set(hands[1])
            engine = f"{first.round['engine']}-{first.round['engine']}"
            for reader, hidden in (
                (first, hands[1]),
                (second, hands[0]),
                (spectator, [*hands[0], *hands[1]]),
            ):
                texts = json.dumps(strip(reader))
                for tile in set(hidden) - {engine}:
                    assert f'"{tile}"' not in texts
                for token in (opened["token"], bea["token"]):
                    assert token not in texts
            assert spectator.state["mine"] is None

    def strip(client: Client) -> list[Data]:
        """All that came, without the own hand and steps."""
        return [each | {"mine": None} for each in client.messages]

    asyncio.run(look())

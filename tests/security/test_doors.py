"""Who may call at all, how much, and what every answer tells a browser."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from caboose.server.callers import caller_of
from caboose.table import RequestRefused
from caboose.table.judging import MOST_EVENTS
from caboose.table.messages import Rename, Say
from tests.locales.reading import messages
from tests.server.players import enter
from tests.server.processes import ServerProcess
from tests.table.tables import advance, table_of

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "geolocation=(), microphone=(), camera=(self)",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that takes few messages from one address, whatever the socket."""
    data = tmp_path_factory.mktemp("crowd")
    with ServerProcess(data, messages_an_address=2, message_bytes=2000) as running:
        yield running


def test_every_answer_has_the_headers(server: ServerProcess) -> None:
    for method, path in (
        ("GET", "/"),
        ("GET", "/t/ABCDEF"),
        ("GET", "/health"),
        ("GET", "/metrics"),
        ("GET", "/api/options"),
        ("GET", "/api/tables/ZZZZZZ"),
        ("GET", "/nothing.js"),
        ("POST", "/api/tables"),
        ("PUT", "/api/options"),
        ("GET", "/api/openapi.json"),
    ):
        headers = server.call(method, path).headers
        parts = [part.partition(" ") for part in headers["content-security-policy"].split("; ")]
        policy = {name: value for name, _, value in parts}
        if headers["content-type"].startswith("text/html"):  # the page's own first script
            policy["script-src"] = re.sub(r" 'sha256-[\w+/]{43}='$", "", policy["script-src"])
        assert policy == POLICY, path
        assert {name: headers[name] for name in HEADERS} == HEADERS, path
        assert "set-cookie" not in headers
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers
    assert server.get("/api/options").headers["cache-control"] == "no-store"


def test_no_page_of_another_site_changes_anything(server: ServerProcess) -> None:
    def post(origin: str | None, **headers: str) -> Any:
        named = {} if origin is None else {"Origin": origin}
        return server.call("POST", "/api/tables", json={"name": "Ann"}, headers=named | headers)

    for own in (None, server.address):
        assert post(own).status_code == 201
    for other in (
        "https://example.org",
        "null",
        f"http://127.0.0.1:{server.port + 1}",
        "http://127.0.0.1",
        server.address + ".example.org",
        f"http://example.org@127.0.0.1:{server.port}",
        "",
    ):
        refused = post(other)
        assert refused.status_code == 403, other
        assert refused.json()["message"]["id"] == "refused-other-page"
    # A form of another site can send no JSON that is taken for such.
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        assert post(None, **{"Content-Type": kind}).status_code == 422


def test_the_public_address_is_an_own_page_too(tmp_path_factory: pytest.TempPathFactory) -> None:
    public = "https://trains.example.org"
    data = tmp_path_factory.mktemp("public")
    with ServerProcess(data, public_address=public) as server:
        for origin, status in ((public, 201), ("http://trains.example.org", 403)):
            headers = {"Origin": origin}
            response = server.call("POST", "/api/tables", json={"name": "A"}, headers=headers)
            assert response.status_code == status
            assert "max-age" in response.headers["strict-transport-security"]


def test_whatever_the_server_refuses_has_one_form(server: ServerProcess) -> None:
    for method, path, body, status in (
        ("GET", "/api/no/such/address", b"", 404),
        ("POST", "/api/no/such/address", b"", 405),
        ("DELETE", "/api/options", b"", 405),
        ("GET", "/nothing.js", b"", 404),
        ("POST", "/", b"", 405),
        ("POST", "/api/tables", b"x" * 9000, 413),
        ("POST", "/api/tables", b"[" * 8000, 400),
        ("POST", "/api/tables", b'{"seats":' + b"9" * 8000 + b"}", 400),
        ("POST", "/api/tables", b"\xff", 400),
        ("GET", "/api/tables/%00%ff", b"", 404),
        ("GET", "/api/tables/ABCDEF/rounds/" + "9" * 5000, b"", 404),
    ):
        headers = {"Content-Type": "application/json"}
        response = server.call(method, path, content=body, headers=headers)
        assert response.status_code == status, path
        told = response.json()
        assert told["type"] == "refused"
        assert told["message"]["id"] in messages("en")


@pytest.mark.parametrize("seats", [-(10**30), -1, 0, 15, 10**8, 10**18, 10**30])
@pytest.mark.parametrize("path", ["/api/deal", "/api/tables"])
def test_no_number_of_seats_makes_the_server_work_long(
    server: ServerProcess, path: str, seats: int
) -> None:
    response = server.post(path, {"seats": seats})
    assert response.json()["reason"] in ("bad-seats", "malformed")


def test_an_address_may_not_send_more_by_opening_more_sockets(crowd: ServerProcess) -> None:
    async def say() -> list[str]:
        opened = crowd.open_table(seats=2)
        answers: list[str] = []
        while "too-fast" not in answers and len(answers) < 100:
            async with enter(crowd, opened["code"], opened["token"]) as client:
                for _ in range(3):
                    answer = await client.ask("say", phrase="hello")
                    answers.append(answer.get("reason", "done"))
        return answers

    began = time.monotonic()
    answers = asyncio.run(say())
    done = answers.count("done")
    assert 10 <= done <= 10 + 2 * (time.monotonic() - began)
    assert answers.count("too-fast") == len(answers) - done > 0


def test_limits_count_for_an_address_and_for_a_whole_network_of_ipv6() -> None:
    def caller(host: str) -> str:
        return caller_of(HTTPConnection({"type": "http", "client": (host, 1)}))

    assert caller("192.0.2.1") != caller("192.0.2.2")
    assert caller("2001:db8:1:2::1") == caller("2001:db8:1:2:ffff::9")
    assert caller("2001:db8:1:2::1") != caller("2001:db8:1:3::1")
    assert caller("::ffff:192.0.2.1") == caller("192.0.2.1")
    assert caller("fe80::1%eth0") == caller("fe80::2%eth1")
    assert caller("a proxy's word") == "a proxy's word"


def test_a_log_has_an_end_and_the_match_goes_on() -> None:
    log = table_of("spruce rounds=1", persons=2)
    advance(log, Random(1))
    for number in range(MOST_EVENTS):
        request = Say("s", "hello") if number % 2 else Rename("r", "B")
        log.ask(1, request)
    for chatter in (Say("s", "hello"), Rename("r", "C")):
        with pytest.raises(RequestRefused, match="enough"):
            log.ask(1, chatter)
    while log.table.phase != "match-over":
        advance(log, Random(2))

"""What is not live: addresses of the API, their limits, headers and description."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from typing import Any

import pytest

from caboose.notation import replay
from caboose.rules import Rules, options, preset_names
from tests.server.players import enter, play_round
from tests.server.processes import ServerProcess


def refusal(response: Any) -> tuple[int, str]:
    """The status and the reason of a refusal, which always has an entry of the catalogues."""
    told = response.json()
    assert told["message"]["id"] == f"refused-{told['reason']}"
    return response.status_code, told["reason"]


def test_options_and_presets_are_complete(server: ServerProcess) -> None:
    told = server.get("/api/options").json()
    assert [each["name"] for each in told] == list(options())
    for each in server.get("/api/presets").json():
        rules = Rules(each["name"])
        assert each["values"] == dict(rules)
        assert each["source"]
    assert [each["name"] for each in server.get("/api/presets").json()] == preset_names()


def test_a_deal_is_told_or_refused_with_its_arithmetic(server: ServerProcess) -> None:
    told = server.post("/api/deal", {"rules": "spruce", "seats": 4}).json()
    assert told["boneyard"] == told["tiles"] - told["seats"] * told["hand"]
    impossible = server.post("/api/deal", {"rules": "spruce set=6 hand=15", "seats": 4})
    assert impossible.status_code == 409
    told = impossible.json()["message"]["arguments"]
    assert (told["seats"], told["hand"], told["tiles"]) == (4, 15, 28)
    for rules, seats in (("spruce", 99), ("spruce", -1), ("no-such-preset", 4), ("=", 4)):
        assert server.post("/api/deal", {"rules": rules, "seats": seats}).status_code == 409
    bodies: list[object] = [{"seats": "many"}, {"rules": 7}, [], "text", {"rules": "x" * 3000}]
    for body in bodies:
        assert refusal(server.post("/api/deal", body)) == (422, "malformed")


def test_a_seat_is_taken_by_name_until_the_table_is_full(server: ServerProcess) -> None:
    opened = server.open_table(seats=3, name="Ann")
    code = opened["code"]
    assert opened["seat"] == 1
    third = server.post(f"/api/tables/{code}/seats", {"name": "Bea", "seat": 3})
    assert third.json()["seat"] == 3
    assert server.post(f"/api/tables/{code}/seats", {"name": "Cy", "seat": 3}).status_code == 409
    assert server.sit(f"{code[:3]}-{code[3:].lower()}", "Dora")["seat"] == 2
    full = server.post(f"/api/tables/{code}/seats", {"name": "Emil"})
    assert refusal(full) == (409, "table-full")
    names = [each["name"] for each in server.get(f"/api/tables/{code}").json()["seats"]]
    assert names == ["Ann", "Dora", "Bea"]
    assert refusal(server.get("/api/tables/ZZZZZZ")) == (404, "no-table")
    assert refusal(server.get("/api/no/such/address")) == (404, "no-address")


@pytest.mark.parametrize("switch", [True, False])
def test_a_table_is_as_its_opener_wished(server: ServerProcess, switch: bool) -> None:
    wished = {"seats": 3, "pace": 2.5, "hints": switch, "comments": not switch}
    told = server.get(f"/api/tables/{server.open_table(**wished)['code']}").json()
    assert wished == {key: told[key] for key in wished} | {"seats": len(told["seats"])}


@pytest.mark.parametrize(
    "name", ["x" * 500, "\u202e\x00\x07", "", " ", "<script>alert(1)</script>"]
)
def test_any_name_is_taken_cleaned_or_refused(server: ServerProcess, name: str) -> None:
    code = server.open_table()["code"]
    response = server.post(f"/api/tables/{code}/seats", {"name": name})
    assert response.status_code in {201, 409}
    names = [each["name"] for each in server.get(f"/api/tables/{code}").json()["seats"]]
    assert all(len(each) <= 40 and each.isprintable() for each in names)


def test_ones_own_tables_are_told_for_the_token_alone(server: ServerProcess) -> None:
    opened = server.open_table(seats=2)
    told = server.post(
        "/api/mine",
        [
            {"code": opened["code"], "token": opened["token"]},
            {"code": opened["code"], "token": "x"},
            {"code": "ZZZZZZ", "token": opened["token"]},
        ],
    ).json()
    assert [each["phase"] for each in told] == ["gathering", None, None]
    assert [each["seat"] for each in told] == [1, None, None]
    assert told[0]["names"] == ["Ann", ""]


def test_a_finished_round_is_recorded_and_replayed_and_no_running_one(
    server: ServerProcess,
) -> None:
    opened = server.open_table(seats=2)
    address = f"/api/tables/{opened['code']}"
    bea = server.sit(opened["code"], "Bea")

    async def play() -> dict[str, Any]:
        async with (
            enter(server, opened["code"], opened["token"]) as first,
            enter(server, opened["code"], bea["token"]) as second,
        ):
            await first.do("deal")
            await second.seq(first.state["seq"])
            for path in ("/record", "/rounds/1"):
                assert refusal(server.get(address + path)) == (404, "no-round")
            await play_round([first, second])
            over = first.round
            await first.do("deal")
            return over

    over = asyncio.run(play())
    record = server.get(address + "/record")
    assert "attachment" in record.headers["content-disposition"]
    told = replay(record.text)
    assert told.damage is None
    assert told.match is not None
    assert len(told.match.rounds) == 1
    assert told.match.scores == [over["points"]]

    round = server.get(address + "/rounds/1").json()
    text = f"{round['salt']}: {' '.join(round['order'])}"
    assert hashlib.sha256(text.encode()).hexdigest() == round["commitment"] == over["commitment"]
    frames = round["frames"]
    assert [each["happening"]["seq"] for each in frames[1:]] == [
        each["seq"] for each in over["history"]
    ]
    assert frames[-1]["hands"] == over["hands"]
    assert frames[-1]["round"]["points"] == over["points"]
    drawn = [each["happening"] for each in frames[1:] if each["happening"]["kind"] == "drew"]
    assert all(each["tile"] for each in drawn)
    assert refusal(server.get(address + "/rounds/2")) == (404, "no-round")
    assert refusal(server.get(address + "/rounds/0")) == (422, "malformed")


def test_the_qr_code_is_a_picture(server: ServerProcess) -> None:
    response = server.get(f"/api/tables/{server.open_table()['code']}/qr.svg")
    assert response.headers["content-type"] == "image/svg+xml"
    assert response.text.startswith("<svg")
    assert "style" not in response.text


def test_health_readiness_and_metrics(server: ServerProcess) -> None:
    assert server.get("/health").status_code == 200
    assert server.get("/ready").status_code == 200
    before = counter(server, "caboose_events_total")
    server.open_table()
    assert counter(server, "caboose_events_total") > before
    assert counter(server, "caboose_tables_in_memory") >= 0


def counter(server: ServerProcess, name: str) -> float:
    """A number of /metrics."""
    found = re.search(rf"^{name} (\S+)$", server.get("/metrics").text, re.MULTILINE)
    assert found
    return float(found[1])


def test_a_long_body_is_refused(server: ServerProcess) -> None:
    def pieces() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    assert server.call("POST", "/api/tables", content=b"x" * 100_000).status_code == 413
    assert server.call("POST", "/api/tables", content=pieces()).status_code == 413


def test_tokens_are_kept_nowhere(server: ServerProcess) -> None:
    opened = server.open_table()
    token = opened["token"]
    assert len(token) == 43

    async def visit() -> None:
        async with enter(server, opened["code"], token) as client:
            await client.do("say", phrase="hello")

    asyncio.run(visit())
    server.post("/api/mine", [{"code": opened["code"], "token": token}])
    files = [path for path in server.data.rglob("*") if path.is_file()]
    assert server.database in files
    for path in files:
        assert token.encode() not in path.read_bytes(), path
    hashed = hashlib.sha256(token.encode()).hexdigest()
    stored = b"".join(path.read_bytes() for path in files if path.name.startswith("tables"))
    assert hashed.encode() in stored


def test_the_description_names_the_contract_and_all_its_references_hold(
    server: ServerProcess,
) -> None:
    description = server.get("/api/openapi.json").json()
    schemas = description["components"]["schemas"]
    assert {"State", "TableSeen", "Mine", "TakeStep", "Refused", "Seated"} <= schemas.keys()
    references = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(description)))
    assert references <= schemas.keys()
    assert "/api/tables/{code}" in description["paths"]

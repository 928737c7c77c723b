"""Score sheets that are shared, on a real server."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from caboose.locales import LANGUAGES, worded
from caboose.rules import preset_names
from caboose.scores import count_game, new_id, read_entries
from caboose.server.api_scores import LONGEST_WAIT
from tests.locales.english import english_in, is_whole
from tests.scores.games import Sheet
from tests.scores.random_games import random_entries
from tests.server.processes import ServerProcess

KEY = "a-key-that-nobody-guesses"


def share(server: ServerProcess, key: str = KEY) -> str:
    """Share a game; its code."""
    response = server.post("/api/scores", {"game": new_id(), "key": key})
    assert response.status_code == 201, response.text
    return str(response.json()["code"])


def plain(sheet: Sheet) -> list[dict[str, Any]]:
    """A sheet's entries as devices send them."""
    data: list[dict[str, Any]] = msgspec.to_builtins(sheet.entries)
    return data


def add(server: ServerProcess, code: str, entries: list[dict[str, Any]]) -> int:
    response = server.post(f"/api/scores/{code}/entries", {"key": KEY, "entries": entries})
    assert response.status_code == 200, response.text
    return int(response.json()["seq"])


def test_entries_of_several_devices_come_together(server: ServerProcess) -> None:
    code = share(server)
    sheet = Sheet("wikihow")
    sheet.round(1, 0, 30, 10)
    entries = plain(sheet)
    assert add(server, code, entries[:5]) == 5
    assert add(server, code, entries[3:]) == len(entries)  # what is there is passed over
    assert add(server, code, entries) == len(entries)
    answer = server.get(f"/api/scores/{code}").json()
    assert answer["seq"] == len(entries)
    assert read_entries(answer["entries"]) == sheet.entries
    later = server.get(f"/api/scores/{code}?after=5").json()
    assert read_entries(later["entries"]) == sheet.entries[5:]
    assert count_game(read_entries(answer["entries"])) == sheet.counted


def test_many_devices_at_once_lose_nothing(server: ServerProcess) -> None:
    code = share(server)
    hand = {"kind": "hand", "round": 1, "player": "ann", "points": 5}
    lists = [
        [hand | {"id": f"d{device}-{number}", "at": number} for number in range(10)]
        for device in range(8)
    ]
    with ThreadPoolExecutor(8) as devices:
        for _ in devices.map(lambda entries: add(server, code, entries), lists * 2):
            pass
    answer = server.get(f"/api/scores/{code}").json()
    assert answer["seq"] == len(answer["entries"]) == 80
    assert {each["id"] for each in answer["entries"]} == {e["id"] for each in lists for e in each}


@contextmanager
def waiting(server: ServerProcess, path: str) -> Iterator[HTTPConnection]:
    """A call that the server has, and has not answered."""
    connection = HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", path)
    server.get("/health")  # answered behind it
    yield connection
    connection.close()


def test_who_waits_is_told_at_once(server: ServerProcess) -> None:
    code = share(server)
    began = time.monotonic()
    with waiting(server, f"/api/scores/{code}?wait={LONGEST_WAIT}") as waiter:
        add(server, code, [{"kind": "ended", "id": "x", "at": 5}])
        answer = json.load(waiter.getresponse())
    assert [each["id"] for each in answer["entries"]] == ["x"]
    assert time.monotonic() - began < LONGEST_WAIT  # not only when the waiting was over
    assert server.get(f"/api/scores/{code}?after=1&wait=0.1").json()["entries"] == []


def test_sharing_again_gives_the_same_code(server: ServerProcess) -> None:
    wanted = {"game": new_id(), "key": KEY}
    first, second = (server.post("/api/scores", wanted).json() for _ in range(2))
    assert first == second
    stranger = server.post("/api/scores", wanted | {"key": "another-key-altogether"})
    assert (stranger.status_code, stranger.json()["reason"]) == (403, "wrong-key")


def test_only_the_key_lets_write(server: ServerProcess) -> None:
    code = share(server)
    entry = {"kind": "ended", "id": "x", "at": 5}
    for path in (f"/api/scores/{code}/entries", f"/api/scores/{code}/qr.svg"):
        refused = server.post(path, {"key": "not-the-right-key", "entries": [entry]})
        assert (refused.status_code, refused.json()["reason"]) == (403, "wrong-key")
    answer = server.get(f"/api/scores/{code}")
    assert (answer.json()["entries"], KEY in answer.text) == ([], False)


TECHNICAL = frozenset(["kind", "deal", *preset_names()])


@pytest.mark.parametrize(
    ("entries", "status"),
    [
        ([{"kind": "magic", "id": "x", "at": 5}], 409),
        ([{"kind": "rules", "id": "x", "at": 5, "rules": "chess"}], 409),
        ([{"kind": "hand", "id": "x", "at": 5, "round": 1, "player": "a", "tiles": ["1-2"]}], 409),
        ([{"kind": "ended", "id": f"x{number}", "at": 5} for number in range(201)], 422),
        ("nonsense", 422),
    ],
)
def test_bad_entries_change_nothing(server: ServerProcess, entries: object, status: int) -> None:
    code = share(server)
    refused = server.post(f"/api/scores/{code}/entries", {"key": KEY, "entries": entries})
    assert refused.status_code == status, refused.text
    assert refused.json()["reason"] in ("bad-entries", "malformed")
    message = refused.json()["message"]
    for language in LANGUAGES:
        text = worded(message["id"], message["arguments"], language, [], None)
        assert is_whole(text)
        assert language == "en" or not english_in(text, language, TECHNICAL)
    assert server.get(f"/api/scores/{code}").json()["seq"] == 0


def test_a_sheet_can_be_full(server: ServerProcess) -> None:
    code = share(server)
    for part in range(0, 5000, 125):
        entries = [{"kind": "ended", "id": f"x{part + n}", "at": 5} for n in range(125)]
        add(server, code, entries)
    one_more = {"key": KEY, "entries": [{"kind": "ended", "id": "one-more", "at": 5}]}
    refused = server.post(f"/api/scores/{code}/entries", one_more)
    assert refused.json()["reason"] == "full-sheet"
    assert add(server, code, [{"kind": "ended", "id": "x7", "at": 5}]) == 5000


def test_what_is_not_shared_is_not_found(server: ServerProcess) -> None:
    for path in ("/api/scores/ABCDEF", "/api/scores/nonsense", "/api/scores/ABCDEF/links"):
        refused = server.get(path)
        assert (refused.status_code, refused.json()["reason"]) == (404, "no-game")


def test_links_and_pictures_for_watching_and_for_writing(server: ServerProcess) -> None:
    code = share(server)
    link = server.get(f"/api/scores/{code}/links").json()["watch"]
    assert link.endswith(f"/score/{code}")
    watching = server.get(f"/api/scores/{code}/qr.svg")
    writing = server.post(f"/api/scores/{code}/qr.svg", {"key": KEY})
    assert watching.text.startswith("<svg")
    assert writing.text.startswith("<svg")
    assert watching.text != writing.text


def test_a_table_goes_on_as_a_score_sheet(server: ServerProcess) -> None:
    wanted = {"rules": "wikihow rounds=3 set=12", "seats": 2, "lead": 2, "name": None}
    opened = server.open_table(earlier=[[0, 12]], names=["Ann", "Bea"], **wanted)
    sheet = server.get(f"/api/scores/from/{opened['code']}").json()
    counted = count_game(read_entries(sheet["entries"]))
    assert [(player.name, player.total) for player in counted.players] == [("Ann", 0), ("Bea", 12)]
    assert (counted.round_count, sheet["summed"]) == (3, 0)
    assert (counted.rounds[-1].number, counted.rounds[-1].lead) == (2, counted.players[0].id)
    takes = wanted | {"rules": "spruce scoring=winner-takes rounds=3"}
    opened = server.open_table(earlier=[[12, 0]], **takes)
    sheet = server.get(f"/api/scores/from/{opened['code']}").json()
    counted = count_game(read_entries(sheet["entries"]))
    assert [(player.name, player.total) for player in counted.players] == [("1", 12), ("2", 0)]
    assert (counted.round_count, sheet["summed"]) == (2, 1)
    refused = server.get("/api/scores/from/ABCDEF")
    assert (refused.status_code, refused.json()["reason"]) == (404, "no-table")


def test_a_killed_server_keeps_all_that_it_took(tmp_path: Path) -> None:
    data = random_entries(Random(5))
    with ServerProcess(tmp_path) as server:
        code = share(server)
        add(server, code, data)
        server.kill()
        server.start()
        answer = server.get(f"/api/scores/{code}").json()
        assert read_entries(answer["entries"]) == read_entries(data)
        path = f"/api/scores/{code}?after={answer['seq']}&wait={LONGEST_WAIT}"
        with waiting(server, path) as waiter:
            server.stop()  # who waits keeps no server from stopping: he is answered, not cut
            assert json.load(waiter.getresponse())["entries"] == []

"""A real server process with a real database file, to be called, stopped and killed."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any, Self

import httpx

from caboose.cli.soak.servers import ServedTables

CLIENT = httpx.Client(timeout=60, trust_env=False, verify=False)
"""One for all calls: making one takes longer than most calls."""


class ServerProcess(ServedTables):
    """A server that tests call."""

    def __init__(self, data: Path, port: int = 0, **settings: object) -> None:
        super().__init__(data, port, **settings)
        self.headers: dict[str, str] = {}

    def called_from(self, address: str) -> Self:
        """The same server, called through a proxy for somebody at this address."""
        other = copy.copy(self)
        other.headers = {"X-Forwarded-For": address}
        return other

    def call(self, method: str, path: str, **given: Any) -> httpx.Response:
        headers = self.headers | given.pop("headers", {})
        return CLIENT.request(method, self.address + path, headers=headers, **given)

    def get(self, path: str) -> httpx.Response:
        return self.call("GET", path)

    def post(self, path: str, body: object) -> httpx.Response:
        return self.call("POST", path, json=body)

    def open_table(self, **wanted: object) -> dict[str, Any]:
        """Open a table: its code, and the first seat's token."""
        response = self.post("/api/tables", {"name": "Ann", "pace": 0} | wanted)
        assert response.status_code == 201, response.text
        opened: dict[str, Any] = response.json()
        return opened

    def sit(self, code: str, name: str) -> dict[str, Any]:
        """Sit down: the seat and its token."""
        response = self.post(f"/api/tables/{code}/seats", {"name": name})
        assert response.status_code == 201, response.text
        seated: dict[str, Any] = response.json()
        return seated

    @property
    def database(self) -> Path:
        return self.data / "tables.sqlite"

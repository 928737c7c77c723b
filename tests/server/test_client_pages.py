"""The built client is served so that no browser ever mixes two versions."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from caboose.server.client import client_pages

PAGE = "<!doctype html><script src=/assets/app-1.js></script>" + " " * 2000


def get(folder: Path, *paths: str, etag: str = "") -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        app = FastAPI()
        app.mount("/", client_pages(folder))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            known = {"If-None-Match": etag}
            return [await client.get(path, headers=known) for path in paths]

    return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "sw.js").write_text("worker")
    (client / "assets/app-1.js").write_text("program")
    (tmp_path / "secret.txt").write_text("secret")
    return client


def test_only_files_named_by_their_content_are_kept(built: Path) -> None:
    page, worker, program = get(built, "/", "/sw.js", "/assets/app-1.js")
    assert page.headers["cache-control"] == "no-cache"
    assert worker.headers["cache-control"] == "no-cache"
    assert "immutable" in program.headers["cache-control"]
    assert page.headers["content-encoding"] == "gzip"


def test_the_scripts_within_the_page_may_run_and_no_others(built: Path) -> None:
    (built / "index.html").write_text("<script>one()</script><script src=/a.js></script>\n")
    digest = b64encode(sha256(b"one()").digest()).decode()
    (page,) = get(built, "/t/ABCDEF")
    (kept,) = get(built, "/", etag=page.headers["etag"])
    assert (page.status_code, kept.status_code) == (200, 304)
    for response in (page, kept):
        policy = response.headers["content-security-policy"]
        assert f"script-src 'self' 'sha256-{digest}';" in policy


def test_an_address_of_the_clients_own_is_the_page_and_a_missing_file_is_missing(
    built: Path,
) -> None:
    for page in get(built, "/t/ABCDEF", "/t/ABCDEF/tv", "/rules", "/new"):
        assert (page.status_code, page.text) == (200, PAGE)
        assert page.headers["cache-control"] == "no-cache"
    for missing in get(built, "/assets/app-2.js", "/assets/none", "/no.png"):
        assert missing.status_code == 404
        assert "immutable" not in missing.headers.get("cache-control", "")


def test_nothing_outside_the_folder_is_served(built: Path) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2f..%2fsecret.txt"):
        (response,) = get(built, path)
        assert "secret" not in response.text


def test_a_missing_client_says_how_to_build_it(tmp_path: Path) -> None:
    (response,) = get(tmp_path / "client", "/")
    assert response.status_code == 503
    assert "python3 run.py setup" in response.text

"""``caboose doctor``: whether a deployment is as it must be, and what to change."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

import click
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect as connect_socket

from caboose.cli.serve import read_settings
from caboose.server.migrations import form_of, newest_form
from caboose.server.postgres import FAILURES, connect, lock_key
from caboose.server.schema import log
from caboose.server.settings import Settings
from caboose.server.storage import Storage, StorageError, now, plain_errors

SPARE_BYTES = 500_000_000
FEW_HANDLES = 4096
CLOCK_SECONDS = 2.0
SLOW_SECONDS = 0.05
PATIENCE = 10.0
CONNECTIONS_A_PROCESS = 17
"""15 for the log, one for notices, one for duties."""


class Finding(NamedTuple):
    """What was looked at, how it is, and what to change."""

    state: Literal["good", "warning", "wrong"]
    subject: str
    found: str
    advice: str = ""


def good(subject: str, found: str) -> Finding:
    """Nothing is to be changed."""
    return Finding("good", subject, found)


def warning(subject: str, found: str, advice: str) -> Finding:
    """It works, but not as well as it could."""
    return Finding("warning", subject, found, advice)


def wrong(subject: str, found: str, advice: str) -> Finding:
    """It does not work, or something may be lost."""
    return Finding("wrong", subject, found, advice)


def examine(data: Path | None, address: str | None, as_json: bool) -> bool:
    """Look at everything and say what was found; whether nothing is wrong."""
    settings = read_settings(data=data, public_address=address)
    findings = asyncio.run(_findings(settings))
    if as_json:
        click.echo(json.dumps([each._asdict() for each in findings], indent=2))
    else:
        for each in findings:
            click.echo(f"{each.state:8} {each.subject}: {each.found}")
            if each.advice:
                click.echo(f"         {each.advice}")
    return all(each.state != "wrong" for each in findings)


async def _findings(settings: Settings) -> list[Finding]:
    found = list(_handles())
    storage = Storage(settings.database)
    try:
        if settings.postgresql:
            found += [each async for each in _postgres(settings, storage)]
        else:
            found += list(_folder(settings.data))
            if (settings.data / "tables.sqlite").exists():
                found += [each async for each in _sqlite(storage)]
    except StorageError as error:
        found.append(wrong("database", str(error), "Mend it, or restore a backup: docs/server.md."))
    finally:
        await storage.close()
    if settings.public_address:
        found += await asyncio.to_thread(lambda: list(_address(settings)))
    else:
        found.append(
            warning(
                "address",
                "none is set",
                "Behind a proxy set CABOOSE_PUBLIC_ADDRESS, or give --address to have it tried.",
            )
        )
    return found


# ------------------------------------------------------------ this machine


def _handles() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:
        return
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    found = f"{most}, one for each socket"
    if most < FEW_HANDLES:
        advice = "Raise it: LimitNOFILE=65536 for systemd, ulimit -n 65536 in a shell."
        yield warning("file handles", found, advice)
    else:
        yield good("file handles", found)


def _folder(data: Path) -> Iterator[Finding]:
    if not data.exists():
        yield warning(
            "data folder", f"{data} is not there", "The first start of the server makes it."
        )
        return
    if not os.access(data, os.W_OK | os.X_OK):
        yield wrong("data folder", f"{data} cannot be written", "Give it to the server's user.")
        return
    if os.name == "posix" and data.stat().st_mode & 0o077:
        yield warning(
            "data folder",
            f"others of this machine may enter {data}, and see every hand",
            f"chmod 700 {data}",
        )
    else:
        yield good("data folder", f"{data} is the server's own")
    free = shutil.disk_usage(data).free
    if free < SPARE_BYTES:
        yield wrong("disk", f"{free // 1_000_000} MB are free", "Make room for 500 MB at least.")
    else:
        yield good("disk", f"{free // 1_000_000} MB are free")


# ------------------------------------------------------------ the database


async def _form(storage: Storage) -> Finding:
    async with plain_errors(), storage.engine.connect() as connection:
        form = await connection.run_sync(form_of)
    if form == newest_form():
        return good("form of the database", f"{form}, the newest")
    advice = f"Start the server: it brings it to form {newest_form()}."
    return warning("form of the database", f"{form or 'none'}", advice)


async def _newest_event(storage: Storage) -> Finding:
    async with plain_errors(), storage.engine.connect() as connection:
        newest = await connection.scalar(select(func.max(log.c.at)))
    ahead = ((newest or 0) - now()) / 1000
    if ahead > CLOCK_SECONDS:
        return wrong(
            "clock",
            f"the newest event is {ahead:.0f} s in the future",
            "Set this machine's clock, and keep it by NTP.",
        )
    return good("clock", "no event is in the future")


async def _sqlite(storage: Storage) -> AsyncIterator[Finding]:
    async with plain_errors(), storage.engine.connect() as connection:

        async def ask(pragma: str) -> Any:
            return (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar()

        health = await ask("quick_check")
        if health != "ok":
            yield wrong("database", str(health), "Stop the server, and restore a backup.")
        mode, sync = await ask("journal_mode"), await ask("synchronous")
        if (mode, sync) == ("wal", 2):
            yield good("database", "SQLite writes ahead, and syncs at every commit")
        else:
            yield wrong(
                "database",
                f"journal {mode}, synchronous {sync}",
                "The disk must let SQLite write ahead: take a local disk, not a network share.",
            )
    form = await _form(storage)
    yield form
    if form.state == "good":
        yield await _newest_event(storage)


async def _postgres(settings: Settings, storage: Storage) -> AsyncIterator[Finding]:
    assert settings.postgresql is not None
    begun = time.monotonic()
    try:
        one, two = await connect(settings.postgresql), await connect(settings.postgresql)
    except FAILURES as error:
        yield wrong(
            "database",
            f"{settings.place} cannot be reached: {error}",
            "See that it runs, and that CABOOSE_POSTGRESQL has its host, user and password.",
        )
        return
    try:
        took = (time.monotonic() - begun) / 2
        yield good("database", f"{settings.place} is reached in {took * 1000:.0f} ms")
        for each in await _durability(one):
            yield each
        yield await _room_for_connections(one)
        yield await _answering(one)
        yield await _sessions(one, two)
    except FAILURES as error:
        yield wrong("database", f"it failed: {error}", "See its log.")
    finally:
        one.terminate()
        two.terminate()
    form = await _form(storage)
    yield form
    if form.state == "good":
        yield await _newest_event(storage)


async def _durability(connection: Any) -> list[Finding]:
    found = []
    for name in ("fsync", "full_page_writes", "synchronous_commit"):
        value = await connection.fetchval(f"SHOW {name}")
        if value == "off":
            advice = f"Set {name} = on: without it what was acknowledged can be lost."
            found.append(wrong("commits", f"{name} is off", advice))
    return found or [good("commits", "they are on the disk before they are acknowledged")]


async def _room_for_connections(connection: Any) -> Finding:
    most = int(await connection.fetchval("SHOW max_connections"))
    used = await connection.fetchval("SELECT count(*) FROM pg_stat_activity")
    more = (most - used) // CONNECTIONS_A_PROCESS
    found = f"{used} of {most} are used; each server process takes up to {CONNECTIONS_A_PROCESS}"
    if more < 1:
        advice = f"Raise max_connections by {CONNECTIONS_A_PROCESS} for each process."
        return wrong("connections", found, advice)
    return good("connections", found)


async def _answering(connection: Any) -> Finding:
    begun = time.monotonic()
    there = float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
    took = time.monotonic() - begun
    apart = abs(there - time.time())
    if apart > CLOCK_SECONDS + took:
        return warning(
            "clock",
            f"this machine and the database are {apart:.0f} s apart",
            "Keep both by NTP: tables expire by this machine's clock.",
        )
    if took > SLOW_SECONDS:
        return warning(
            "database",
            f"an answer takes {took * 1000:.0f} ms",
            "Bring the server near to its database: every step waits for it several times.",
        )
    return good("clock", f"that of the database agrees; an answer takes {took * 1000:.1f} ms")


async def _sessions(one: Any, two: Any) -> Finding:
    """Whether notices arrive and locks belong to a session: a pooler in between may break both."""
    heard = asyncio.Event()
    channel = f"caboose_doctor_{os.getpid()}"
    await one.add_listener(channel, lambda *_: heard.set())
    await two.execute("SELECT pg_notify($1, '')", channel)
    key = lock_key(channel)
    await one.execute("SELECT pg_advisory_lock($1)", key)
    is_free = await two.fetchval("SELECT pg_try_advisory_lock($1)", key)
    try:
        async with asyncio.timeout(PATIENCE):
            await heard.wait()
    except TimeoutError:
        pass
    if heard.is_set() and not is_free:
        return good("sessions", "notices arrive, and locks hold")
    return wrong(
        "sessions",
        "notices do not arrive, or locks do not hold",
        "Connect to PostgreSQL itself, or to a pooler in session mode.",
    )


# ------------------------------------------------------------ the address


def _address(settings: Settings) -> Iterator[Finding]:
    address = settings.public_address
    assert address is not None
    try:
        health = _get(f"{address}/ready")
    except OSError as error:
        yield wrong(
            "address",
            f"{address} does not answer: {error}",
            "See that the proxy runs and passes on to the server, and that the name leads to it.",
        )
        return
    if health != 200:
        yield wrong("address", f"{address}/ready answers {health}", "See the server's log.")
    else:
        yield good("address", f"{address} answers")
    yield _socket(address)
    if urlsplit(address).scheme == "https":
        if _get(f"{address}/metrics") == 200:
            yield warning(
                "metrics", "everybody can read them", "Let the proxy refuse /metrics from outside."
            )
        else:
            yield good("metrics", "the proxy keeps them")


def _get(address: str) -> int:
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def _socket(address: str) -> Finding:
    """Enter a table that nobody has: the server says so if everything on the way is right."""
    wanted = address.replace("http", "ws", 1) + "/api/tables/AAAAAA/socket"
    try:
        with connect_socket(wanted, origin=None, open_timeout=PATIENCE) as socket:
            socket.send('{"type":"enter","token":null,"seen":0}')
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        if closed.rcvd and closed.rcvd.code >= 4000:
            return _page_socket(wanted, address)
        return wrong("sockets", f"closed: {closed}", "See the server's log.")
    except InvalidStatus as refused:
        return wrong(
            "sockets",
            f"answer {refused.response.status_code} in place of a WebSocket",
            "Let the proxy pass on the headers Upgrade and Connection: docs/server.md.",
        )
    except (WebSocketException, OSError) as error:
        return wrong("sockets", str(error), "Let the proxy pass WebSockets: docs/server.md.")
    return good("sockets", "they pass")


def _page_socket(wanted: str, address: str) -> Finding:
    """The same as a page of this address would."""
    try:
        origin: Any = address
        with connect_socket(wanted, origin=origin, open_timeout=PATIENCE):
            return good("sockets", "they pass, and pages of this address may open them")
    except (WebSocketException, OSError):
        return wrong(
            "sockets",
            "the server takes a page of this address for another site's",
            f"Start the server with CABOOSE_PUBLIC_ADDRESS={address}.",
        )

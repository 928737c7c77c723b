"""``caboose bench serve``: the table's server under load, beside the bare web framework.

Server and framework run in processes of their own; this one is the load, on the same machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import psutil

from caboose.cli import bench_load
from caboose.cli.bench import machine
from caboose.cli.bench_load import Heard, Player

BARE = Path("bench/bare.py")
FEW, SEATS, PACE = 50, 4, 2.0
"""Tables of the smaller runs, people at each table, and seconds from one step to the next."""

LIMITS = (
    "messages_a_second",
    "messages_an_address",
    "calls_a_second",
    "tables_an_hour",
    "seats_an_hour",
    "sockets_an_address",
)
"""Settings that would hold the load back, as all of it comes from one address."""

Figures = dict[str, float]


class Process(NamedTuple):
    """A server that runs, and where."""

    system: psutil.Process
    address: str

    @property
    def computing(self) -> float:
        """Seconds of computing so far."""
        times = self.system.cpu_times()
        return float(times.user + times.system)

    @property
    def memory(self) -> float:
        """Kilobytes in memory."""
        return float(self.system.memory_info().rss) / 1000


def measure_server(tables: int, seconds: float, as_json: bool) -> None:
    """Measure rates, times and memory; print them."""
    if not FEW <= tables <= 4000 or not 1 <= seconds <= 600:
        raise ValueError(f"give {FEW} to 4,000 tables and 1 to 600 seconds")
    if not BARE.exists():
        raise ValueError(f"{BARE} is missing: run this in the repository's folder")
    allow_sockets(tables * SEATS)
    figures = bare_figures(seconds) | fast_figures(seconds)
    figures["share_of_bare_rooms"] = (
        figures["deliveries_per_cpu_second"] / figures["bare_room_deliveries_per_cpu_second"]
    )
    for count in dict.fromkeys((FEW, tables)):
        figures |= bare_paced_figures(count, seconds) | paced_figures(count, seconds)
    figures["load_average"] = os.getloadavg()[0]
    if as_json:
        print(json.dumps({"machine": machine(), "seconds": seconds} | figures, indent=2))
        return
    print(machine())
    for name, figure in figures.items():
        shown = f"{figure:,.2f}" if figure < 100 else f"{figure:,.0f}"
        print(f"  {name.replace('_', ' '):40} {shown:>12}")


def bare_figures(seconds: float) -> Figures:
    """What the framework does by itself, a second of its own computing."""
    with running([str(BARE)]) as bare:
        began: list[float] = []

        def begin() -> None:
            began.append(bare.computing)

        where = bare.address
        echoed = asyncio.run(bench_load.echo(where, FEW, seconds, begin))
        echoing = bare.computing - began[0]
        passed = asyncio.run(bench_load.pass_messages(where, FEW, SEATS, seconds, 0, begin))
        return {
            "bare_echoes_per_cpu_second": echoed.messages / echoing,
            "bare_room_deliveries_per_cpu_second": passed.messages / (bare.computing - began[1]),
        }


def bare_paced_figures(rooms: int, seconds: float) -> Figures:
    """How long the framework takes where each room passes on a message every two seconds."""
    with running([str(BARE)]) as bare:
        began: list[float] = []
        passed = asyncio.run(
            bench_load.pass_messages(
                bare.address, rooms, SEATS, seconds, PACE, lambda: began.append(bare.computing)
            )
        )
        computing = bare.computing - began[0]
    name = f"bare_deliveries_per_cpu_second_{rooms}_rooms"
    return times(passed, f"bare_told_{rooms}_rooms") | {name: passed.messages / computing}


def fast_figures(seconds: float) -> Figures:
    """Steps at a few tables as fast as they go; each is stored before it is told."""
    with tempfile.TemporaryDirectory() as data, serving(data) as server:
        players = bench_load.open_tables(server.address, FEW, SEATS)
        heard, computing = asyncio.run(load([server], players, seconds, 0))
    return {
        "durable_steps_per_second": len(heard.told) / seconds,
        "deliveries_per_cpu_second": heard.messages / computing,
        "computing_ms_per_step": computing / len(heard.told) * 1000,
        "bytes_per_delivery": heard.octets / heard.messages,
    } | times(heard, f"told_{FEW}_tables_unpaced")


def paced_figures(tables: int, seconds: float) -> Figures:
    """A step every two seconds a table, then the memory of these tables when they sleep."""
    with tempfile.TemporaryDirectory() as data:
        with serving(data) as server:
            players = bench_load.open_tables(server.address, tables, SEATS)
            heard, computing = asyncio.run(load([server], players, seconds, PACE))
        figures = times(heard, f"told_{tables}_tables")
        figures[f"deliveries_per_cpu_second_{tables}_tables"] = heard.messages / computing
        figures[f"computing_share_{tables}_tables"] = computing / seconds
        with serving(data) as server:
            figures |= memory_figures(server, players)
    return figures


async def load(
    servers: Sequence[Process],
    players: list[Player],
    seconds: float,
    pace: float,
    is_apart: bool = True,
) -> tuple[Heard, float]:
    """Play at tables; what was heard, and the servers' seconds of computing meanwhile."""

    def computing() -> float:
        return sum(each.computing for each in servers)

    began: list[float] = []
    await bench_load.enter([each.address for each in servers], players, is_apart)
    heard = await bench_load.play(players, seconds, pace, lambda: began.append(computing()))
    took = computing() - began[0]
    await bench_load.leave(players)
    return heard, took


def memory_figures(server: Process, players: list[Player]) -> Figures:
    """Kilobytes of the server, of a table that nobody is at, and of a seat that is connected."""
    empty = server.memory
    bench_load.look_at(server.address, players)
    asleep = server.memory

    async def sit() -> float:
        await bench_load.enter([server.address], players)
        await asyncio.sleep(1)
        full = server.memory
        await bench_load.leave(players)
        return full

    awake = asyncio.run(sit())
    return {
        "server_kb": empty,
        "sleeping_table_kb": (asleep - empty) / len(players),
        "connected_seat_kb": (awake - asleep) / (len(players) * SEATS),
    }


def times(heard: Heard, name: str) -> Figures:
    """From a step's sending until every seat was told: the median and the 99th percentile."""
    cuts = statistics.quantiles(heard.told, n=100)
    return {f"{name}_p50_ms": cuts[49] * 1000, f"{name}_p99_ms": cuts[98] * 1000}


@contextlib.contextmanager
def serving(data: str, **settings: str) -> Iterator[Process]:
    """The table's server with such settings, without limits that hold the load back."""
    words = ["-m", "caboose", "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    with running([*words, "--data", data], **settings) as process:
        yield process


@contextlib.contextmanager
def running(words: list[str], **settings: str) -> Iterator[Process]:
    """A Python process that prints its address, ended in the end."""
    given = dict.fromkeys(LIMITS, "1000000") | settings
    child = subprocess.Popen(
        [sys.executable, *words],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {f"CABOOSE_{name.upper()}": value for name, value in given.items()},
    )
    try:
        assert child.stdout is not None
        found = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in child.stdout)
        address = next((each[0] for each in found if each), None)
        if address is None:
            raise ValueError(f"{' '.join(words)} did not start")
        yield Process(psutil.Process(child.pid), address)
    finally:
        child.kill()
        child.wait()


def allow_sockets(count: int) -> None:
    """Let this process and its children open so many sockets; raises ValueError."""
    needed = count + 200
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = hard if hard == resource.RLIM_INFINITY else max(hard, needed)
    if soft != resource.RLIM_INFINITY and soft < needed:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed, most))
        except (ValueError, OSError):
            raise ValueError(
                f"this system allows {hard} open files, and {needed} are needed: give fewer tables"
            ) from None

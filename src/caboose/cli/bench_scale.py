"""``caboose bench scale``: what more processes bring, and what more tables cost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import tempfile
from collections.abc import Iterator

from caboose.cli import bench_load
from caboose.cli.bench import machine
from caboose.cli.bench_server import (
    FEW,
    SEATS,
    Figures,
    Process,
    allow_sockets,
    bare_figures,
    load,
    serving,
    times,
)
from caboose.cli.soak.database import OwnPostgres

PROCESSES = (1, 2, 4)
STEPS_A_SECOND = 200
"""At all tables together while their number grows, so that only the number differs."""
PERSONS = 2
"""People at each of these tables."""


def measure_scale(tables: list[int], seconds: float, as_json: bool) -> None:
    """Measure the two stores with one to four processes, then ever more tables; print them."""
    if not tables or not all(1 <= count <= 20_000 for count in tables):
        raise ValueError("give numbers of tables from 1 to 20,000")
    if not 1 <= seconds <= 600:
        raise ValueError("give 1 to 600 seconds")
    allow_sockets(max(FEW * SEATS, max(tables) * PERSONS))
    bare = bare_figures(seconds)
    stores = {"sqlite, 1 process": fast_figures(1, seconds, None)}
    with OwnPostgres() as postgres:
        for count in PROCESSES:
            address = postgres.make(f"bench{count}")
            name = f"postgresql, {count} process" + "es" * (count > 1)
            stores[name] = fast_figures(count, seconds, address)
            if count > 1:
                apart = fast_figures(count, seconds, address, is_apart=True)
                stores[f"{name}, each seat of a table at another"] = apart
    growth = {f"{count:,} tables": figures_of_many(count, seconds) for count in tables}
    if as_json:
        told = {"bare": bare, "stores": stores, "growth": growth}
        print(json.dumps({"machine": machine(), "load_average": os.getloadavg()[0]} | told))
        return
    print(machine())
    for about, figures in ({"the bare framework": bare} | stores | growth).items():
        print(about)
        for name, figure in figures.items():
            shown = f"{figure:,.2f}" if figure < 100 else f"{figure:,.0f}"
            print(f"  {name.replace('_', ' '):40} {shown:>12}")


def fast_figures(
    count: int, seconds: float, postgresql: str | None, is_apart: bool = False
) -> Figures:
    """Steps at a few tables as fast as they go."""
    with servers(count, postgresql) as running:
        players = bench_load.open_tables(running[0].address, FEW, SEATS)
        heard, computing = asyncio.run(load(running, players, seconds, 0, is_apart))
        return {
            "durable_steps_per_second": len(heard.told) / seconds,
            "computing_ms_per_step": computing / len(heard.told) * 1000,
            "memory_mb": sum(each.memory for each in running) / 1000,
        } | times(heard, "told")


def figures_of_many(tables: int, seconds: float) -> Figures:
    """The same steps a second at so many tables, with SQLite."""
    with servers(1, None) as running:
        players = bench_load.open_tables(running[0].address, tables, PERSONS)
        heard, computing = asyncio.run(load(running, players, seconds, tables / STEPS_A_SECOND))
        return {
            "sockets": tables * PERSONS,
            "steps_per_second": len(heard.told) / seconds,
            "computing_ms_per_step": computing / len(heard.told) * 1000,
            "memory_mb": running[0].memory / 1000,
        } | times(heard, "told")


@contextlib.contextmanager
def servers(count: int, postgresql: str | None) -> Iterator[list[Process]]:
    """Server processes with one database."""
    settings = {} if postgresql is None else {"postgresql": postgresql}
    with contextlib.ExitStack() as stack:
        folders = [stack.enter_context(tempfile.TemporaryDirectory()) for _ in range(count)]
        yield [stack.enter_context(serving(folder, **settings)) for folder in folders]

"""``caboose backup`` and ``caboose restore``."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import TypeVar

import click

from caboose.cli.serve import read_settings
from caboose.server.backups import Restored, Verified, back_up, restore, verify
from caboose.server.settings import Settings
from caboose.server.storage import Storage, StorageError

Found = TypeVar("Found")


def make_backup(file: Path, data: Path | None, as_json: bool) -> bool:
    """Make a backup and say what it holds; whether every table of it can be followed."""
    settings = read_settings(data=data)
    if not settings.postgresql and not (settings.data / "tables.sqlite").exists():
        raise ValueError(f"there are no tables in {settings.data}: give the folder with --data")
    verified = _with_storage(settings, lambda storage: back_up(storage, file))
    if as_json:
        click.echo(json.dumps(asdict(verified), indent=2))
    else:
        click.echo(f"{file} holds {_told(verified)}.")
        _tell_set_aside(verified)
    return not verified.set_aside


def put_back(file: Path, data: Path | None, as_json: bool) -> bool:
    """Restore a backup and say what became of it; whether nothing stood in its way."""
    settings = read_settings(data=data)
    if not settings.postgresql:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)

    async def restore_and_verify(storage: Storage) -> tuple[Restored, Verified]:
        await storage.migrate()
        restored = await restore(file, storage)
        return restored, await verify(storage)

    restored, verified = _with_storage(settings, restore_and_verify)
    if as_json:
        click.echo(json.dumps({**asdict(restored), "database": asdict(verified)}, indent=2))
    else:
        click.echo(
            f"Put back: {len(restored.added)} that were missing, {len(restored.continued)} that "
            f"had fewer events. {restored.kept} were there already."
        )
        if restored.differing:
            click.echo(f"There with other events, and left so: {' '.join(restored.differing)}")
        click.echo(f"{settings.place} holds {_told(verified)}.")
        _tell_set_aside(verified)
    return not restored.differing


def _with_storage(settings: Settings, use: Callable[[Storage], Awaitable[Found]]) -> Found:
    async def run() -> Found:
        storage = Storage(settings.database)
        try:
            return await use(storage)
        except StorageError as error:
            raise ValueError(f"{settings.place}: {error}") from None
        finally:
            await storage.close()

    return asyncio.run(run())


def _told(verified: Verified) -> str:
    return (
        f"tables: {verified.tables}, events: {verified.events}, score sheets: "
        f"{verified.score_sheets}; every table was replayed"
    )


def _tell_set_aside(verified: Verified) -> None:
    if verified.set_aside:
        click.echo(f"These cannot be followed, and are kept: {' '.join(verified.set_aside)}")

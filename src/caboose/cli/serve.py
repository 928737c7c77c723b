"""``caboose serve``: the table on the web."""

from __future__ import annotations

import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import click
import segno
from pydantic import ValidationError

from caboose.server.addresses import address_for_others, is_loopback, lan_address
from caboose.server.running import listen, run
from caboose.server.settings import Settings


def serve(host: str | None, port: int | None, data: Path | None, browser: bool) -> None:
    """Serve until stopped. Raises ValueError for settings or a port that do not serve."""
    settings = read_settings(host=host, port=port, data=data)
    listening = listen(settings.host, settings.port)
    taken = listening.getsockname()[1]
    everywhere = settings.host in {"0.0.0.0", "::"}
    local = f"http://{'localhost' if everywhere else settings.host}:{taken}"

    def announce() -> None:
        show_addresses(settings, local, taken)
        if browser:
            threading.Thread(target=webbrowser.open, args=(local,), daemon=True).start()

    run(settings, listening, announce)


def read_settings(**given: Any) -> Settings:
    """The settings: the environment's, and before them those that are given."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(str(part) for part in first["loc"])
        raise ValueError(f"the setting {name} does not serve: {first['msg']}") from None


def show_addresses(settings: Settings, local: str, port: int) -> None:
    """Say where the table is, with a QR code for the telephones in the same network."""
    others = settings.public_address
    if others is None and not is_loopback(settings.host):
        is_everywhere = settings.host in {"0.0.0.0", "::"}
        host = lan_address() if is_everywhere else settings.host
        others = address_for_others("http", host, port) if host else None
    click.echo(f"Caboose is ready.\n  on this machine     {local}")
    if others:
        click.echo(f"  in the same network {others}")
    if others and sys.stdout.isatty():
        segno.make(others, error="l").terminal(compact=True, border=2)
    click.echo(f"Tables are kept in {settings.place}. Stop with Ctrl-C.")

"""The checks of the client, and what its lock file may hold."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import build_client

WEB = Path(build_client.__file__).parent / "web"


@pytest.mark.parametrize(
    "program",
    [
        ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"),
        ("node_modules/vitest/vitest.mjs", "run"),
    ],
    ids=["svelte-check", "vitest"],
)
def test_the_client_passes(program: tuple[str, ...]) -> None:
    node, *_ = build_client.installed_node() or build_client.packaged_node()
    environment = {**os.environ, "CABOOSE_PYTHON": sys.executable}
    done = subprocess.run(
        [node, *program], cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lock_names_no_host() -> None:
    """``npm run lock`` in web/ remakes it so."""
    assert "://" not in (WEB / "package-lock.json").read_text("utf-8")

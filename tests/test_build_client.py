"""The build of the client: when it is done, and what it needs."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import build_client
import run

ROOT = Path(build_client.__file__).parent


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree whose client was built from its sources."""
    for name in ("pyproject.toml", "build_client.py", "run.py"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("web/src", "web/public", "src/caboose/locales"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for path in (ROOT / "web").glob("*.*"):
        if path.is_file():
            shutil.copy(path, tmp_path / "web")
    build_client.stamp(tmp_path).parent.mkdir(parents=True)
    build_client.stamp(tmp_path).write_text(build_client.digest(tmp_path), "utf-8")
    return tmp_path


@pytest.fixture
def without_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No programs but Python's own are on the machine."""
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))


def test_a_current_client_needs_nothing(tree: Path, without_node: None) -> None:
    assert build_client.needed_packages(tree) == []
    build_client.build(tree)  # and so does nothing


@pytest.mark.parametrize(
    "name",
    [
        "web/src/main.ts",
        "web/package-lock.json",
        "web/vite.config.ts",
        "web/index.html",
        "web/public/icon.svg",
        "src/caboose/locales/en/pages.ftl",
        "build_client.py",
    ],
)
def test_a_changed_source_makes_it_stale(tree: Path, without_node: None, name: str) -> None:
    before = run.fingerprint(tree)
    with (tree / name).open("ab") as file:
        file.write(b"\n")
    assert not build_client.is_current(tree)
    assert build_client.needed_packages(tree) == [build_client.NODE_PACKAGE]
    assert run.fingerprint(tree) != before, "run.py would not build it anew"


@pytest.mark.parametrize("change", ["a new file", "a file less"])
def test_so_does_a_file_more_or_less(tree: Path, change: str) -> None:
    if change == "a new file":
        (tree / "web/src/more.ts").write_text("")
    else:
        (tree / "web/src/main.ts").unlink()
    assert not build_client.is_current(tree)


def test_what_is_no_source_does_not(tree: Path) -> None:
    (tree / "web/node_modules").mkdir()
    (tree / "web/node_modules/lock.json").write_text("{}")
    (tree / "src/caboose/rules.py").write_text("")
    assert build_client.is_current(tree)


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.19.0", True),
        ("v100.0.0", True),
        ("", False),
    ],
)
def test_which_node_will_do(
    version: str, will_do: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert (build_client.installed_node() is not None) == will_do


def test_the_version_that_the_page_compares_is_served(tree: Path) -> None:
    assert build_client.stamp(tree).name in (tree / "web/src/lib/update.ts").read_text("utf-8")

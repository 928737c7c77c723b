"""Data files of the rules: options, deal tables and presets."""

from __future__ import annotations

import os
from typing import Any

FOLDER = os.path.dirname(__file__)


def read(name: str) -> dict[str, Any]:
    """The content of a data file of this folder, such as ``options.toml``."""
    import tomllib

    with open(os.path.join(FOLDER, name), "rb") as file:
        return tomllib.load(file)


def preset_files() -> list[str]:
    """The names of the presets that have a file, in alphabetical order."""
    names = os.listdir(os.path.join(FOLDER, "presets"))
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))

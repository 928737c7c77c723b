"""Data files of the rules: options, deal tables and presets."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def read(name: str) -> dict[str, Any]:
    """The content of a data file of this folder, such as ``options.toml``."""
    return tomllib.loads(files(__name__).joinpath(name).read_text("utf-8"))


def preset_files() -> list[str]:
    """The names of the presets that have a file, in alphabetical order."""
    folder = files(__name__).joinpath("presets")
    return sorted(each.name.removesuffix(".toml") for each in folder.iterdir())

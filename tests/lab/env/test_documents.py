"""The guide tells what the code does, and its learner learns; pytest runs its short examples."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from caboose import Rules
from caboose.lab.env import Encoding

DOCS = Path(__file__).parents[3] / "docs"
GUIDE = DOCS / "environment.md"


def test_the_table_of_observations_is_that_of_the_code() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    encoding = Encoding(Rules("spruce"), 4)
    rows = [
        f"| `{part.name}` | {' × '.join(map(str, part.shape))} | 0 to {part.highest} "
        f"| {part.meaning} |"
        for part in encoding.parts
    ]
    head = "| part | size | values | what it holds |\n| --- | --- | --- | --- |\n"
    assert head + "\n".join(rows) + "\n\n" in text
    assert f"an observation has {encoding.size} numbers" in text


def test_the_learner_learns(capsys: pytest.CaptureFixture[str]) -> None:
    main = runpy.run_path(str(DOCS / "examples" / "learn.py"))["main"]
    main(["--rules", "spruce set=6 hand=5", "--players", "3", "--count", "100", "--steps", "400"])
    told = capsys.readouterr().out
    rows = dict(re.findall(r"(random|greedy) +(.+)", told))
    before, after = re.findall(r"[+-][0-9.]+", rows["random"])
    assert float(after) > float(before) + 2
    assert len(re.findall(r"[+-][0-9.]+", rows["greedy"])) == 2

"""docs/security.md names tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_test_that_the_page_names_is_there() -> None:
    page = (ROOT / "docs/security.md").read_text("utf-8")
    named = set(re.findall(r"`(?:python3 run.py test )?(tests/\S+?\.py)", page))
    assert len(named) > 10
    assert not [name for name in named if not (ROOT / name).is_file()]
    ours = {f"tests/security/{path.name}" for path in (ROOT / "tests/security").glob("test_*.py")}
    assert ours - {"tests/security/test_promises.py"} <= named, "tests that hold no promise"

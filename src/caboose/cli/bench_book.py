"""What was measured before, kept in a file, so that a long measurement goes on where it stopped."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from caboose.lab.contests import Contest, Verdict, hold
from caboose.lab.statistics import Estimate


class Book:
    """The verdicts on contests, kept in a file of JSON lines if one is named.

    Raises ValueError that names a line which is none of them.
    """

    def __init__(self, path: Path | None, workers: int | None) -> None:
        self._path = path
        self.workers = workers
        """How many work at once; None for one a core."""
        self._known: dict[str, Any] = {}
        if path is not None and path.exists():
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                try:
                    entry = json.loads(line)
                    self._known[_key(entry["contest"])] = entry["verdict"]
                except (ValueError, KeyError, TypeError):
                    raise ValueError(f"line {number} of {path} is no result: take it out") from None

    def found(self, contest: dict[str, Any], play: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """The verdict on a contest, both as JSON has them; ``play`` finds it if it is not known."""
        key = _key(contest)
        if key not in self._known:
            print(", ".join(map(str, contest.values())), file=sys.stderr, flush=True)
            self._known[key] = play()
            if self._path is not None:
                entry = {"contest": contest, "verdict": self._known[key]}
                with self._path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(entry) + "\n")
        kept: dict[str, Any] = self._known[key]
        return kept

    def verdict(self, contest: Contest) -> Verdict:
        """How a contest of the laboratory came out, played now if that is not known."""
        kept = self.found(asdict(contest), lambda: asdict(hold(contest, workers=self.workers)))
        points, won = Estimate(**kept["points"]), Estimate(**kept["matches_won"])
        return Verdict(points, won, kept["rounds"])


def _key(contest: dict[str, Any]) -> str:
    return json.dumps(contest, sort_keys=True)

"""Whether the clock may be believed when it says that a table is old.

A clock that jumps ahead makes all tables look old at once. So nothing is deleted by a clock that
has jumped while the process ran, nor by one that at its start was far from the newest event.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from caboose.server.logs import log
from caboose.server.storage import now

DAY = 24 * 60 * 60 * 1000
"""Milliseconds, like all times here."""
JUMP = DAY // 24
"""A clock that is set by NTP moves less."""
LONG_QUIET = 30 * DAY
"""After so long without any event, the first start deletes nothing."""


def steady() -> int:
    """Milliseconds since some moment; it runs on while the machine sleeps, and never jumps."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    seconds = time.monotonic() if clock is None else time.clock_gettime(clock)
    return int(seconds * 1000)


class Expiry:
    """The moment before which tables are old, as long as the clock may be believed."""

    def __init__(
        self, clock: Callable[[], int] = now, steady_clock: Callable[[], int] = steady
    ) -> None:
        self._clock = clock
        self._steady = steady_clock
        self._apart = clock() - steady_clock()
        self._is_believed: bool | None = None

    def before(self, age: int, newest: int | None) -> int | None:
        """Tables untouched since this moment are older than ``age`` milliseconds.

        None while the clock may not be believed. ``newest`` is when the newest event happened, and
        counts at the first call only.
        """
        clock = self._clock()
        if self._is_believed is None:
            self._is_believed = newest is None or abs(clock - newest) < LONG_QUIET
            self._tell("the newest event is far from now; nothing expires until the next start")
        if self._is_believed and abs(clock - self._steady() - self._apart) > JUMP:
            self._is_believed = False
            self._tell("the clock has jumped; nothing expires until the next start")
        return clock - age if self._is_believed else None

    def _tell(self, what: str) -> None:
        if not self._is_believed:
            log.warning(what)

"""Structured logs: a line an event, as text in a terminal and as JSON elsewhere.

No token is ever given to the log; this module removes any that comes by mistake.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog


def set_up_logs() -> None:
    """Send the server's lines to standard error, and only the warnings of its libraries."""
    is_terminal = sys.stderr.isatty()
    processors = structlog.processors
    last: Any = structlog.dev.ConsoleRenderer() if is_terminal else processors.JSONRenderer()
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
        structlog.processors.format_exc_info,
        last,
    ]
    structlog.configure(
        processors=shared,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(name)s: %(message)s")


def hide_secrets(_: Any, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Drop what is called a token from a line of the log."""
    for name in [name for name in line if "token" in name]:
        line[name] = "(hidden)"
    return line


log: structlog.stdlib.BoundLogger = structlog.get_logger()

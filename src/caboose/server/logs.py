"""Structured logs: a line an event, as text in a terminal and as JSON elsewhere.

No token is ever given to the log; this module hides any that comes by mistake, in tracebacks too.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

from caboose.server.tokens import TOKEN_LENGTH

HIDDEN = "(hidden)"
_TOKEN = re.compile(rf"(?<![\w-])[\w-]{{{TOKEN_LENGTH}}}(?![\w-])", re.ASCII)


def set_up_logs() -> None:
    """Send the server's lines to standard error, and only the warnings of its libraries."""
    is_terminal = sys.stderr.isatty()
    processors = structlog.processors
    last: Any = structlog.dev.ConsoleRenderer() if is_terminal else processors.JSONRenderer()
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        hide_secrets,
        last,
    ]
    structlog.configure(
        processors=shared,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(HidingFormatter("%(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)


def hide_secrets(_: Any, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Hide what is called a token, and what looks like one, in a line of the log."""
    for name, value in line.items():
        line[name] = HIDDEN if "token" in name else without_tokens(value)
    return line


def without_tokens(value: Any) -> Any:
    """A text without what looks like a token; anything that is no text stays as it is."""
    return _TOKEN.sub(HIDDEN, value) if isinstance(value, str) else value


class HidingFormatter(logging.Formatter):
    """Hides what looks like a token in the lines of libraries."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, with its traceback."""
        return str(without_tokens(super().format(record)))


log: structlog.stdlib.BoundLogger = structlog.get_logger()

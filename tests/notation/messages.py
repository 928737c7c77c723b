"""What a refusal says."""

from __future__ import annotations

from collections.abc import Callable

import pytest


def message_of(call: Callable[[], object]) -> str:
    """The message of the ValueError that a call raises; any other outcome fails the test."""
    try:
        call()
    except ValueError as error:
        return str(error)
    pytest.fail("nothing was refused")


def assert_says(call: Callable[[], object], says: str) -> None:
    """The call is refused, and the message holds all these parts (between them a bar)."""
    message = message_of(call)
    for part in says.split(" | "):
        assert part in message, message

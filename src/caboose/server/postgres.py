"""PostgreSQL: how this program connects to it, and the names of its advisory locks."""

from __future__ import annotations

import hashlib
from typing import Any

import asyncpg

CONNECTING_SECONDS = 5
ANSWERING_SECONDS = 15

FAILURES = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a connection raises while the database cannot be reached."""


async def connect(address: str) -> Any:
    """A connection to the database of an address such as ``postgresql://user:word@host/name``.

    Raises one of FAILURES.
    """
    return await asyncpg.connect(
        address,
        timeout=CONNECTING_SECONDS,
        command_timeout=ANSWERING_SECONDS,
        server_settings={"application_name": "caboose"},
    )


def lock_key(name: str) -> int:
    """The number by which PostgreSQL knows the advisory lock of this name.

    >>> lock_key("migrations") == lock_key("migrations") != lock_key("expiry")
    True
    """
    digest = hashlib.blake2b(f"caboose:{name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, signed=True)

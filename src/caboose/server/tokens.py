"""Codes of tables as people type them, and tokens of seats. Only a token's hash is ever kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from caboose.table import Table
from caboose.table.opening import CODE_LENGTH, CODE_LETTERS

TOKEN_BYTES = 32
TOKEN_LENGTH = 43
"""Characters of a token: 6 bits each."""

LONGEST_TOKEN = 100

_CODE = re.compile(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}")


def read_code(text: str) -> str | None:
    """A code as somebody typed it, in its one form; None if no table can have it."""
    code = text.replace(" ", "").replace("-", "").upper()
    return code if _CODE.fullmatch(code) else None


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """What is stored of a token. It is long and random, so that a plain SHA-256 serves."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of_token(table: Table, wanted: str) -> int | None:
    """The seat whose token has this hash, compared in a time that tells nothing."""
    found = None
    for number, seat in enumerate(table.seats, 1):
        if hmac.compare_digest(seat.token_hash or "", wanted):
            found = number
    return found

"""The tables of the database. ``migrations`` makes and changes them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("tables_touched", "touched"),
)
"""Every table: when it was opened and when something happened last, in milliseconds since 1970."""


def _table_code() -> Column[str]:
    return Column(
        "table_code",
        String(16),
        ForeignKey("tables.code", ondelete="CASCADE"),
        primary_key=True,
    )


log = Table(
    "log",
    metadata,
    _table_code(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The log: an event a row, numbered from 1 within its table. A table is the fold of its events."""

requests = Table(
    "requests",
    metadata,
    _table_code(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("request", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""The requests that were accepted, with the last event that each one caused."""

score_games = Table(
    "score_games",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(40), nullable=False, unique=True),
    Column("key_hash", String(64), nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("score_games_touched", "touched"),
)
"""Score sheets that are shared: the id that its device made, the hash of the key to write."""

score_entries = Table(
    "score_entries",
    metadata,
    Column(
        "code", String(16), ForeignKey("score_games.code", ondelete="CASCADE"), primary_key=True
    ),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("id", String(40), nullable=False),
    Column("entry", Text, nullable=False),
    UniqueConstraint("code", "id"),
)
"""Their entries, numbered from 1 in the order in which they came here."""

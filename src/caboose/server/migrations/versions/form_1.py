"""The first form: tables, their logs, and the requests that were accepted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the tables of an empty database."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_table(
        "log",
        _table_code(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "requests",
        _table_code(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("request", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _table_code() -> sa.Column[str]:
    return sa.Column(
        "table_code",
        sa.String(16),
        sa.ForeignKey("tables.code", ondelete="CASCADE"),
        primary_key=True,
    )

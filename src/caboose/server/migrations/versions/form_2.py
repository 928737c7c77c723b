"""The second form: score sheets that are shared: games, and their entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "score_games",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False, unique=True),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("score_games_touched", "score_games", ["touched"])
    op.create_table(
        "score_entries",
        sa.Column(
            "code",
            sa.String(16),
            sa.ForeignKey("score_games.code", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.UniqueConstraint("code", "id"),
    )

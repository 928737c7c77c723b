"""Alembic runs this for each command: the steps run on the connection that it was given."""

from __future__ import annotations

from alembic import context

from caboose.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()

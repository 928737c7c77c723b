"""The steps that bring a database to the newest form; Alembic does each once."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Bring the database to the newest form, inside the caller's transaction."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def form_of(connection: Connection) -> str | None:
    """The form that a database has; None if it was never brought to any."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_form() -> str | None:
    """The form that this program works with."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config

"""The settings of a server: from environment variables such as ``CABOOSE_PORT``."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """All settings. A name in capitals behind ``CABOOSE_`` is the environment variable."""

    model_config = SettingsConfigDict(env_prefix="CABOOSE_", frozen=True)

    host: str = "0.0.0.0"
    """The address to listen on; ``127.0.0.1`` lets nobody else in."""
    port: int = Field(default=8000, ge=0, le=65535)
    """The port to listen on; 0 takes any that is free."""
    data: Path = Field(default_factory=lambda: user_data_path("caboose", appauthor=False))
    """The folder of the database."""
    postgresql: str | None = Field(default=None, repr=False)
    """A PostgreSQL database, ``postgresql://user:password@host/name``; without it SQLite's file."""
    public_address: str | None = None
    """What people type, such as ``https://trains.example.org``; needed behind a proxy."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose word on the caller's address counts; commas between."""

    idle_minutes: float = Field(default=30, gt=0)
    """After so long without a connection a table leaves memory; it comes back on demand."""
    expiry_days: float = Field(default=365, gt=0)
    """A table at which nothing has happened for so long is deleted."""
    thinking_seconds: float = Field(default=1, gt=0, le=60)
    """The time that a computer player may take for a step, beside the pace."""

    message_bytes: int = Field(default=8192, ge=1024)
    """The longest message on a socket, and the longest body of a request."""
    messages_a_second: float = Field(default=10, gt=0)
    """What a socket may send, in the long run."""
    messages_an_address: float = Field(default=100, gt=0)
    """What all sockets of one address may send in a second, in the long run."""
    slow_seconds: float = Field(default=20, gt=0)
    """A socket that takes nothing for so long is closed; it comes back and catches up.

    A call's body must come, and each piece of its answer be taken, in the same time.
    """
    calls_a_second: float = Field(default=20, gt=0)
    """What one address may ask for without a socket, in the long run."""
    tables_an_hour: int = Field(default=120, ge=1)
    """Tables that one address may open."""
    seats_an_hour: int = Field(default=600, ge=1)
    """Seats that one address may take."""
    reviews_an_hour: int = Field(default=120, ge=1)
    """Rounds that one address may have reviewed."""
    sockets_an_address: int = Field(default=300, ge=1)
    """Sockets that one address may hold."""
    wrong_codes_an_hour: int = Field(default=300, ge=1)
    """Tables that are not there, and wrong tokens, that one address may ask for."""

    @field_validator("public_address")
    @classmethod
    def _verify_address(cls, value: str | None) -> str | None:
        if value is None:
            return None
        parts = urlsplit(value.rstrip("/"))
        if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path or parts.query:
            raise ValueError("give scheme and host, such as https://trains.example.org")
        return value.rstrip("/")

    @field_validator("postgresql")
    @classmethod
    def _verify_postgresql(cls, value: str | None) -> str | None:
        if not value:
            return None
        scheme, separator, rest = value.partition("://")
        if scheme not in {"postgresql", "postgres"} or not separator or not rest:
            raise ValueError("give postgresql://user:password@host/name")
        return f"postgresql://{rest}"

    @property
    def place(self) -> str:
        """Where the tables are kept, in words and without a password."""
        if not self.postgresql:
            return str(self.data)
        parts = urlsplit(self.postgresql)
        return f"the PostgreSQL database {parts.path.strip('/')} on {parts.hostname}"

    @property
    def database(self) -> str:
        """The address of the database: PostgreSQL's own, or SQLite's as SQLAlchemy writes it."""
        if self.postgresql:
            return self.postgresql
        return f"sqlite+aiosqlite:///{self.data / 'tables.sqlite'}"

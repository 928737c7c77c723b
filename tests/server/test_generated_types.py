"""The client's types are those of the server's schemas."""

from __future__ import annotations

from web import generate_types


def test_the_committed_types_are_up_to_date() -> None:
    """Remake them with: .venv/bin/python web/generate_types.py."""
    for path, text in generate_types.files().items():
        assert path.read_text("utf-8") == text

"""Positions, steps, records and cases as text: lenient in reading, strict in writing.

RULES.md section 4. Everything read here is untrusted: it raises ValueError that says what was
wrong and what would be right.
"""

from caboose.notation.positions import (
    position_from_mapping,
    position_to_mapping,
    read_position,
    write_position,
)
from caboose.notation.records import (
    Damage,
    Record,
    format_record,
    read_record,
    record_of,
    with_comments,
    write_record,
)
from caboose.notation.replay import Replay, replay

__all__ = [
    "Damage",
    "Record",
    "Replay",
    "format_record",
    "position_from_mapping",
    "position_to_mapping",
    "read_position",
    "read_record",
    "record_of",
    "replay",
    "with_comments",
    "write_position",
    "write_record",
]

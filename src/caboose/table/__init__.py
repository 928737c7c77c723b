"""A live table as a pure state machine: events in, events out; what each seat may see of it.

``Table`` is the fold of events; ``judge`` turns a request into events or refuses it; ``seen``,
``mine`` and ``happenings`` are all that anybody gets to see, and ``Changes`` what of it is new.
"""

from caboose.table.changes import Changes
from caboose.table.commitment import commit
from caboose.table.events import Event
from caboose.table.happenings import happenings, has_drawn
from caboose.table.judging import judge
from caboose.table.opening import new_code, open_rematch, open_table
from caboose.table.recording import CheckedRound, record_of, verify_commitments
from caboose.table.refusing import RequestRefused
from caboose.table.seating import sit
from caboose.table.seen import deal_seen, mine, round_seen, seen
from caboose.table.table import Table, refold

__all__ = [
    "Changes",
    "CheckedRound",
    "Event",
    "RequestRefused",
    "Table",
    "commit",
    "deal_seen",
    "happenings",
    "has_drawn",
    "judge",
    "mine",
    "new_code",
    "open_rematch",
    "open_table",
    "record_of",
    "refold",
    "round_seen",
    "seen",
    "sit",
    "verify_commitments",
]

"""A live table as a pure state machine: events in, events out; what each seat may see of it.

``Table`` is the fold of events; ``judge`` turns a request into events or refuses it; ``seen``,
``mine`` and ``happenings`` are all that anybody gets to see.
"""

from caboose.table.commitment import commit
from caboose.table.events import Event
from caboose.table.happenings import happenings
from caboose.table.judging import computer_step, judge, new_code, open_rematch, open_table, sit
from caboose.table.refusing import RequestRefused
from caboose.table.seen import deal_seen, mine, round_seen, seen
from caboose.table.table import Table, refold

__all__ = [
    "Event",
    "RequestRefused",
    "Table",
    "commit",
    "computer_step",
    "deal_seen",
    "happenings",
    "judge",
    "mine",
    "new_code",
    "open_rematch",
    "open_table",
    "refold",
    "round_seen",
    "seen",
    "sit",
]

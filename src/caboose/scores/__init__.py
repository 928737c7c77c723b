"""The score keeper for games with real tiles: entries, and how a game stands after them.

A game is an append-only list of entries, from one device or many. ``count_game`` works out the
rest by the scoring code of the game itself: points, questions, checks, places, ties.

>>> from caboose.scores import HandEntered, PlayerJoined, count_game
>>> entries = [
...     PlayerJoined(id="a", at=1, player="ann", name="Ann"),
...     PlayerJoined(id="b", at=2, player="bea", name="Bea"),
...     HandEntered(id="c", at=3, round=1, player="ann", points=0),
...     HandEntered(id="d", at=4, round=1, player="bea", tiles=["5-3", "0-0"]),
... ]
>>> [(player.name, player.total) for player in count_game(entries).players]
[('Ann', 0), ('Bea', 58)]
"""

from caboose.scores.changes import changes
from caboose.scores.counting import hand_text
from caboose.scores.entries import (
    AnyEntry,
    CardChanged,
    EntryUndone,
    GameEnded,
    HandEntered,
    LeadChosen,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    PlayerReturned,
    QuestionAnswered,
    RulesChosen,
    merge,
    new_id,
    next_time,
    read_entries,
)
from caboose.scores.matches import MatchSheet, sheet_of_match
from caboose.scores.messages import Change, Flag, GameCounted, PlayerCounted, Question, RoundCounted
from caboose.scores.standing import count_game

__all__ = [
    "AnyEntry",
    "CardChanged",
    "Change",
    "EntryUndone",
    "Flag",
    "GameCounted",
    "GameEnded",
    "HandEntered",
    "LeadChosen",
    "MatchSheet",
    "PlayerCounted",
    "PlayerJoined",
    "PlayerLeft",
    "PlayerRenamed",
    "PlayerReturned",
    "Question",
    "QuestionAnswered",
    "RoundCounted",
    "RulesChosen",
    "changes",
    "count_game",
    "hand_text",
    "merge",
    "new_id",
    "next_time",
    "read_entries",
    "sheet_of_match",
]

"""Score sheets for the tests: entries written down one after the other."""

from __future__ import annotations

from typing import Any

from caboose.scores import AnyEntry, GameCounted, RoundCounted, count_game, read_entries

NAMES = ("Ann", "Bea", "Carl", "Dora", "Ed", "Fay")


class Sheet:
    """One device's entries, each later than the one before it."""

    def __init__(self, rules: str = "spruce", players: int = 3, top: int = 12) -> None:
        self.entries: list[AnyEntry] = []
        self.write("rules", rules=rules, set=top)
        self.players = [name.lower() for name in NAMES[:players]]
        for name in NAMES[:players]:
            self.write("joined", player=name.lower(), name=name)

    def write(self, kind: str, **fields: Any) -> str:
        """Write an entry down; its id."""
        number = len(self.entries) + 1
        data = {"kind": kind, "id": f"e{number}", "at": number * 10} | fields
        self.entries += read_entries([data])
        return str(data["id"])

    def hand(self, round: int, player: str, hand: int | str | None) -> str:
        """A hand: a number, tiles such as "5-3 0-0", or None to clear it."""
        if isinstance(hand, str):
            return self.write("hand", round=round, player=player, tiles=hand.split())
        return self.write("hand", round=round, player=player, points=hand)

    def round(self, number: int, *hands: int | str) -> None:
        """The hands of all players in a round."""
        for player, hand in zip(self.players, hands, strict=True):
            self.hand(number, player, hand)

    def answer(self, round: int, question: str, answer: str) -> None:
        self.write("answer", round=round, question=question, answer=answer)

    @property
    def counted(self) -> GameCounted:
        return count_game(self.entries)

    def counted_round(self, number: int) -> RoundCounted:
        return self.counted.rounds[number - 1]

    def points(self, number: int) -> list[int]:
        """The points of a round in the order of its players."""
        return list(self.counted_round(number).points.values())

    def questions(self, number: int) -> list[str]:
        return [question.name for question in self.counted_round(number).questions]

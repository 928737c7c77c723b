"""What a table of so many players needs: set, hands, boneyard. RULES.md section 2.1."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from caboose.rules import data
from caboose.tiles import set_size

if TYPE_CHECKING:
    from caboose.rules.record import Rules

MOST_PLAYERS = 14


@cache
def deal_tables() -> dict[str, dict[int, tuple[int, int]]]:
    """All deal tables: players to (highest double, tiles each)."""
    return {
        name: {int(players): (row[0], row[1]) for players, row in table.items()}
        for name, table in data.read("deals.toml").items()
    }


class Deal(NamedTuple):
    """How a round is dealt."""

    players: int
    set: int
    """The set's highest double."""
    hand: int
    """Tiles each."""
    boneyard: int
    """Tiles left face down."""
    engine_aside: bool
    """Whether the engine is taken out before the shuffle."""

    @property
    def arithmetic(self) -> str:
        """The sum behind the deal, in words."""
        return _arithmetic(self.players, self.set, self.hand, self.engine_aside)

    @property
    def warning(self) -> str | None:
        """A sentence where the deal is allowed but leaves a small boneyard."""
        if self.boneyard >= self.players:
            return None
        left = "no tile" if self.boneyard == 0 else f"only {_tiles(self.boneyard)}"
        return f"The boneyard has {left} for {self.players} players: the round may block early."


def _arithmetic(players: int, top: int, hand: int, aside: bool) -> str:
    have = f"double-{top} has {set_size(top)} tiles"
    if aside:
        have += ", 1 of them is the engine"
    left = set_size(top) - aside - players * hand
    need = f"{players} hands of {hand} take {players * hand}"
    return f"{have}; {need}; " + (f"{left} stay in the boneyard" if left >= 0 else f"{-left} lack")


def _tiles(count: int) -> str:
    return "1 tile" if count == 1 else f"{count} tiles"


def deal_for(rules: Rules, players: int) -> Deal:
    """The deal of these rules for so many players.

    Raises ValueError, with the arithmetic, where the set has too few tiles or the deal table has
    no row for the players.
    """
    if not 2 <= players <= MOST_PLAYERS:
        raise ValueError(f"{players} cannot play: a table has 2 to {MOST_PLAYERS} players")
    top, hand = rules["set"], rules["hand"]
    if top == "table" or hand == "table":
        table = deal_tables()[str(rules["deal"])]
        if players not in table:
            raise ValueError(
                f"the deal table {rules['deal']} is for {min(table)} to {max(table)} players, not "
                f"for {players}: choose another table with deal=…, or give both set=… and hand=…"
            )
        top = table[players][0] if top == "table" else top
        hand = table[players][1] if hand == "table" else hand
    top, hand = int(top), int(hand)
    aside = rules["engine"] == "aside"
    boneyard = set_size(top) - aside - players * hand
    if boneyard < 0:
        raise ValueError(
            f"this deal is impossible: {_arithmetic(players, top, hand, aside)}. "
            "Take a larger set, smaller hands or fewer players"
        )
    return Deal(players, top, hand, boneyard, aside)

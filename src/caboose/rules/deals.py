"""What a table of so many players needs: set, hands, boneyard. RULES.md section 2.1."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from caboose.locales import WordedError
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
        have = f"double-{self.set} has {set_size(self.set)} tiles"
        if self.engine_aside:
            have += ", 1 of them is the engine"
        need = f"{self.players} hands of {self.hand} take {self.players * self.hand}"
        return f"{have}; {need}; {self.boneyard} stay in the boneyard"

    @property
    def warning(self) -> str | None:
        """A sentence where the deal is allowed but leaves a small boneyard."""
        if self.boneyard >= self.players:
            return None
        left = "no tile" if self.boneyard == 0 else f"only {_tiles(self.boneyard)}"
        return f"The boneyard has {left} for {self.players} players: the round may block early."


def _tiles(count: int) -> str:
    return "1 tile" if count == 1 else f"{count} tiles"


def deal_for(rules: Rules, players: int) -> Deal:
    """The deal of these rules for so many players.

    Raises ValueError, with the arithmetic, where the set has too few tiles or the deal table has
    no row for the players.
    """
    if not 2 <= players <= MOST_PLAYERS:
        raise WordedError("deal-no-players", {"players": players, "most": MOST_PLAYERS})
    top, hand = rules["set"], rules["hand"]
    if top == "table" or hand == "table":
        table = deal_tables()[str(rules["deal"])]
        if players not in table:
            told = {"fewest": min(table), "most": max(table), "players": players}
            raise WordedError("deal-no-row", {"table": str(rules["deal"]), **told})
        top = table[players][0] if top == "table" else top
        hand = table[players][1] if hand == "table" else hand
    top, hand = int(top), int(hand)
    aside = rules["engine"] == "aside"
    boneyard = set_size(top) - aside - players * hand
    if boneyard < 0:
        raise WordedError(
            "deal-impossible",
            {
                "set": top,
                "tiles": set_size(top),
                "aside": "yes" if aside else "no",
                "seats": players,
                "hand": hand,
                "dealt": players * hand,
                "lacking": -boneyard,
            },
        )
    return Deal(players, top, hand, boneyard, aside)

"""A game of the score keeper as the fold of its entries."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from caboose.rules import Rules
from caboose.scores.entries import (
    AnyEntry,
    CardChanged,
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
    undone_ids,
)


@dataclass
class Player:
    """Somebody who plays, or has played."""

    id: str
    name: str = ""
    points: int = 0
    """What the player starts with."""
    changes: list[tuple[int, bool]] = field(default_factory=list)
    """From which rounds on the player plays or does not, in the order entered."""

    def plays(self, round: int) -> bool:
        """Whether the player plays in a round."""
        since, is_in = 0, False
        for start, comes in self.changes:
            if since <= start <= round:
                since, is_in = start, comes
        return is_in


@dataclass
class Game:
    """What the entries say. Nothing here is worked out by the rules; ``seen`` does that."""

    rules: Rules = field(default_factory=Rules)
    rules_text: str = "spruce"
    set: int = 12
    league: str = ""
    players: dict[str, Player] = field(default_factory=dict)
    """By id, in the order of the seats."""
    first_lead: str | None = None
    hands: dict[int, dict[str, HandEntered]] = field(default_factory=dict)
    """The newest entry for each round and player."""
    answers: dict[tuple[int, str], str] = field(default_factory=dict)
    engines: dict[int, int] = field(default_factory=dict)
    leads: dict[int, str] = field(default_factory=dict)
    is_ended: bool = False

    def playing(self, round: int) -> list[str]:
        """The ids of those who play in a round, in the order of the seats."""
        return [player.id for player in self.players.values() if player.plays(round)]


def fold(entries: Iterable[AnyEntry]) -> Game:
    """The game of these entries, in whatever order they come.

    An entry about a player who has not joined before it says nothing.
    """
    game = Game()
    ordered = merge(entries)
    gone = undone_ids(ordered)
    for entry in ordered:
        if entry.id not in gone:
            _apply(game, entry)
    return game


def _apply(game: Game, entry: AnyEntry) -> None:
    match entry:
        case RulesChosen():
            game.rules, game.rules_text = Rules.parse(entry.rules), entry.rules
            game.set = entry.set
            game.league = entry.league
        case GameEnded():
            game.is_ended = True
        case QuestionAnswered():
            game.answers[entry.round, entry.question] = entry.answer
        case CardChanged():
            _change_card(game, entry)
        case PlayerJoined():
            player = game.players.setdefault(entry.player, Player(entry.player))
            player.name, player.points = entry.name, entry.points
            player.changes.append((entry.from_round, True))
        case PlayerRenamed() | PlayerLeft() | PlayerReturned() | LeadChosen() | HandEntered():
            if entry.player in game.players:
                _apply_to(game.players[entry.player], game, entry)


def _apply_to(
    player: Player,
    game: Game,
    entry: PlayerRenamed | PlayerLeft | PlayerReturned | LeadChosen | HandEntered,
) -> None:
    match entry:
        case PlayerRenamed():
            player.name = entry.name
        case PlayerLeft():
            player.changes.append((entry.from_round, False))
        case PlayerReturned():
            player.changes.append((entry.from_round, True))
        case LeadChosen():
            game.first_lead = player.id
        case HandEntered():
            game.hands.setdefault(entry.round, {})[player.id] = entry


def _change_card(game: Game, entry: CardChanged) -> None:
    if entry.engine is not None and entry.engine <= game.set:
        game.engines[entry.round] = entry.engine
    if entry.lead is not None and entry.lead in game.players:
        game.leads[entry.round] = entry.lead

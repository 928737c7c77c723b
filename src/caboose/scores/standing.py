"""How the players of a game stand: totals, places, ties, and whether the game is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from caboose.game.standing import is_decided, rank_key, round_count, tie_break
from caboose.scores.entries import AnyEntry
from caboose.scores.game import Game, fold
from caboose.scores.messages import GameCounted, PlayerCounted, RoundCounted, Tie
from caboose.scores.rounds import all_rounds

Key = tuple[int, int, int]


def count_game(entries: Iterable[AnyEntry]) -> GameCounted:
    """A game of the score keeper with all that its rules say about it."""
    game = fold(entries)
    rounds = rounds_of(game)
    entered = [round for round in rounds if round.is_entered]
    is_over = is_game_over(game, rounds)
    current = entered[-1] if is_over and entered else rounds[-1]
    keys = {each: player_key(game, entered, each) for each in game.players}
    ranking = rank_players(keys, current.players) if entered else []
    places = places_of(ranking)
    return GameCounted(
        rules=game.rules_text,
        set=game.set,
        league=game.league,
        players=[
            PlayerCounted(
                id=player.id,
                name=player.name,
                is_playing=player.id in current.players,
                total=total_of(game, entered, player.id),
                place=places.get(player.id, 0),
                rounds=len(column(entered, player.id)),
                rounds_out=sum(player.id in round.out for round in entered),
            )
            for player in game.players.values()
        ],
        round_count=round_count(game.rules, game.set),
        rounds=rounds[:-1] if is_over and len(rounds) > 1 and not rounds[-1].hands else rounds,
        ranking=ranking,
        ties=list(ties(game, ranking, keys)) if is_over else [],
        is_over=is_over,
        next_lead=rounds[-1].lead,
    )


def rounds_of(game: Game) -> list[RoundCounted]:
    """All rounds with a hand in them, and one more, which is played next."""
    last = max((number for number, hands in game.hands.items() if hands), default=0)
    found: list[RoundCounted] = []
    for round in all_rounds(game):
        found.append(round)
        if round.number > last and not round.is_entered:
            return found
    return found


def is_game_over(game: Game, rounds: Sequence[RoundCounted]) -> bool:
    """Whether the game is over: by its rules, or because the players ended it."""
    settled = [round for round in rounds if round.is_entered and not round.questions]
    totals = [total_of(game, settled, each) for each in game.players]
    return game.is_ended or (
        bool(settled) and is_decided(game.rules, game.set, len(settled), totals)
    )


def column(rounds: Sequence[RoundCounted], player: str) -> list[int]:
    """A player's points, round by round."""
    return [round.points[player] for round in rounds if player in round.points]


def total_of(game: Game, rounds: Sequence[RoundCounted], player: str) -> int:
    """A player's points, with what the player started with."""
    return game.players[player].points + sum(column(rounds, player))


def player_key(game: Game, rounds: Sequence[RoundCounted], player: str) -> Key:
    """What a player is ranked by: the game's own key, with what the player started with."""
    total, by_rounds, by_best = rank_key(game.rules, column(rounds, player))
    start = game.players[player].points
    if game.rules["scoring"] == "winner-takes":
        start = -start
    return (total + start, by_rounds, by_best)


def rank_players(keys: dict[str, Key], playing: Sequence[str]) -> list[list[str]]:
    """The places from the first down; who does not play any more comes after all others."""

    def key(player: str) -> tuple[bool, Key]:
        return (player not in playing, keys[player])

    return [list(group) for _, group in groupby(sorted(keys, key=key), key=key)]


def places_of(ranking: Sequence[Sequence[str]]) -> dict[str, int]:
    """Each player's place; equals share it, and the places after them are left out."""
    found: dict[str, int] = {}
    for group in ranking:
        found |= dict.fromkeys(group, len(found) + 1)
    return found


def ties(game: Game, ranking: Sequence[Sequence[str]], keys: dict[str, Key]) -> Iterable[Tie]:
    """Where totals are equal: who shares a place, and what puts one before the next."""
    for group in ranking:
        if len(group) > 1:
            total = keys[group[0]][0]
            yield Tie("tie-shared", list(group), [abs(total)] * len(group))
    for above, below in pairwise(ranking):
        first, second = keys[above[0]], keys[below[0]]
        if first[0] == second[0] and first != second:
            name = tie_break(game.rules, first, second)
            decides = 1 if first[1] != second[1] else 2
            yield Tie(name, [above[0], below[0]], [abs(first[decides]), abs(second[decides])])

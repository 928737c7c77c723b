"""A score sheet as text: rounds, totals, places, and what has to be asked."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from caboose.locales import sentence
from caboose.scores import AnyEntry, Flag, GameCounted, RoundCounted, changes, count_game
from caboose.scores.messages import Tie

WIDEST_NAME = 12


def show_sheet(entries: Sequence[AnyEntry], with_changes: bool) -> None:
    """Print a game."""
    game = count_game(entries)
    names = {player.id: player.name for player in game.players}
    title = f"{game.rules}, double-{game.set}"
    print(f"{title}, {game.league}" if game.league else title)
    _show_rounds(game)
    for tie in game.ties:
        print(tie_text(tie, names))
    for round in game.rounds:
        for flag in round.flags:
            print(f"! round {round.number}: {flag_text(flag, names)}")
        for question in round.questions:
            answers = ", ".join(names.get(each, each) for each in question.answers)
            print(f"? round {round.number}, {question.name}: {answers}")
    if game.is_over:
        winners = [names[each] for each in game.ranking[0]] if game.ranking else []
        print(
            sentence("match-end-winner", {"names": ", ".join(winners), "count": len(winners)})
            if winners
            else "The game is over."
        )
    else:
        print(card_text(game, names))
    if with_changes:
        _show_changes(entries, names)


def _show_rounds(game: GameCounted) -> None:
    shown = [player.name[:WIDEST_NAME] for player in game.players]
    width = max(6, *map(len, shown)) + 1
    print("round " + "".join(f"{name:>{width}}" for name in shown))
    for round in game.rounds:
        if round.hands:
            cells = [_cell(round, player.id) for player in game.players]
            print(f"{round.number:5} " + "".join(f"{cell:>{width}}" for cell in cells))
    print("total " + "".join(f"{player.total:>{width}}" for player in game.players))
    print("place " + "".join(f"{player.place or '':>{width}}" for player in game.players))


def _cell(round: RoundCounted, player: str) -> str:
    if player not in round.players:
        return "·"
    counted = round.points if round.is_entered else round.hands
    return str(counted.get(player, "–"))


def card_text(game: GameCounted, names: dict[str, str]) -> str:
    """The card of the round that is played."""
    round = next((each for each in game.rounds if not each.is_entered), game.rounds[-1])
    parts = [f"Round {round.number}" + (f" of {game.round_count}" if game.round_count else "")]
    parts += [f"engine {round.engine}-{round.engine}"] if round.engine is not None else []
    parts += [sentence("score-draw", {"count": round.tiles})] if round.tiles else []
    if round.lead:
        parts.append(sentence("score-leads", {"name": names[round.lead]}))
        parts.append(sentence("score-shuffles", {"name": names[round.shuffles]}))
    return "; ".join(parts)


def tie_text(tie: Tie, names: dict[str, str]) -> str:
    """Why one is before the other."""
    first, second, *_ = (names[each] for each in tie.players)
    arguments: dict[str, str | int] = {
        "first": first,
        "second": second,
        "own": tie.counts[0],
        "others": tie.counts[1],
        "names": ", ".join(names[each] for each in tie.players),
    }
    return sentence(f"score-explain-{tie.name}", arguments)


def flag_text(flag: Flag, names: dict[str, str]) -> str:
    """What cannot be right."""
    who = ", ".join(names[each] for each in flag.players)
    arguments: dict[str, str | int] = {"names": who, "tile": flag.tile, "points": flag.points}
    return sentence(f"score-flag-{flag.name}", arguments)


def _show_changes(entries: Sequence[AnyEntry], names: dict[str, str]) -> None:
    by_id = {entry.id: entry for entry in entries}
    for change in changes(entries):
        data = msgspec.to_builtins(by_id[change.id])
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(data.pop("at") / 1000))
        kind, by, _ = data.pop("kind"), data.pop("by"), data.pop("id")
        said = [
            f"{key}={names.get(str(each), each)}" for key, each in data.items() if each is not None
        ]
        before = f" (before: {change.before})" if change.before else ""
        undone = " UNDONE" if change.is_undone else ""
        print(f"{when} {by} {kind} {' '.join(said)}{before}{undone}")

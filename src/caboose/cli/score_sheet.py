"""A score sheet as text: rounds, totals, places, and what has to be asked."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.cells import cell_len, set_cell_size

from caboose.cli.score_changes import Say, change_text
from caboose.locales import Argument, sentence
from caboose.rules import Rules
from caboose.scores import (
    AnyEntry,
    Flag,
    GameCounted,
    Question,
    RoundCounted,
    changes,
    count_game,
)
from caboose.scores.league import Member
from caboose.scores.messages import Tie

WIDEST_NAME = 12
WIDEST_MEMBER = 20


def show_sheet(entries: Sequence[AnyEntry], language: str, with_changes: bool) -> None:
    """Print a game."""

    def say(id: str, /, **arguments: Argument) -> str:
        return sentence(id, arguments, language)

    game = count_game(entries)
    names = {player.id: player.name for player in game.players}
    title = f"{game.rules}, {say('score-set-double', number=game.set)}"
    print(f"{title}, {game.league}" if game.league else title)
    print(*_rounds(game, say), sep="\n")
    for tie in game.ties:
        print(_tie(tie, names, say))
    for round in game.rounds:
        for line in _asked(game, round, names, say):
            print(line)
    print(_end(game, names, say) if game.is_over else _card(game, names, say))
    if with_changes:
        by_id = {entry.id: entry for entry in entries}
        for change in changes(entries):
            print(change_text(by_id[change.id], change, names, say))


# ------------------------------------------------------------ rounds and places


def _rounds(game: GameCounted, say: Say) -> Iterator[str]:
    heads = [say("score-grid-round"), say("scores-total"), say("scores-place")]
    first = max(map(cell_len, heads))
    shown = [_cut(player.name, WIDEST_NAME) for player in game.players]
    width = max(6, *map(cell_len, shown)) + 1

    def line(head: str, cells: Iterable[object]) -> str:
        return set_cell_size(head, first) + "".join(_right(str(cell), width) for cell in cells)

    yield line(heads[0], shown)
    for round in game.rounds:
        if round.hands:
            cells = [_cell(round, player.id) for player in game.players]
            yield line(f"{round.number:{first}}", cells)
    yield line(heads[1], [player.total for player in game.players])
    yield line(heads[2], [player.place or "" for player in game.players])


def _cell(round: RoundCounted, player: str) -> str:
    if player not in round.players:
        return "·"
    counted = round.points if round.is_entered else round.hands
    return str(counted.get(player, "–"))


def _cut(text: str, width: int) -> str:
    return set_cell_size(text, width) if cell_len(text) > width else text


def _right(text: str, width: int) -> str:
    return " " * (width - cell_len(text)) + text


def _tie(tie: Tie, names: Mapping[str, str], say: Say) -> str:
    """Why one is before the other."""
    first, second, *_ = (names[each] for each in tie.players)
    own, others, *_ = tie.counts
    told = ", ".join(names[each] for each in tie.players)
    return say(
        f"score-explain-{tie.name}",
        first=first,
        second=second,
        own=own,
        others=others,
        names=told,
    )


def _end(game: GameCounted, names: Mapping[str, str], say: Say) -> str:
    if not game.ranking:
        return say("score-text-over", count=0)
    winners = [names[each] for each in game.ranking[0]]
    return say("match-end-winner", names=", ".join(winners), count=len(winners))


def _card(game: GameCounted, names: Mapping[str, str], say: Say) -> str:
    """The card of the round that is played."""
    round = next((each for each in game.rounds if not each.is_entered), game.rounds[-1])
    count = game.round_count
    parts = [
        say("board-round-of", number=round.number, count=count)
        if count
        else say("board-round", number=round.number)
    ]
    if round.engine is not None:
        parts.append(say("score-engine", number=round.engine))
    if round.tiles:
        parts.append(say("score-draw", count=round.tiles))
    if round.lead:
        is_aside = Rules.parse(game.rules)["engine"] == "aside"
        leads = "score-leads" if is_aside else "score-leads-found"
        parts.append(say(leads, name=names[round.lead]))
        parts.append(say("score-shuffles", name=names[round.shuffles]))
    return " · ".join(parts)


# ------------------------------------------------------------ questions and checks


def _asked(
    game: GameCounted, round: RoundCounted, names: Mapping[str, str], say: Say
) -> Iterator[str]:
    """What cannot be right in a round, and its questions, each with the words to answer it."""
    head = say("board-round", number=round.number)
    for flag in round.flags:
        yield f"! {head}: {_flag(flag, names, say)}"
    for question in round.questions:
        zeros = sum(count == 0 for count in round.hands.values())
        points = int(Rules.parse(game.rules)["double_blank"])
        asked = say(f"score-question-{question.name}", count=zeros, points=points)
        yield f"? {head}: {asked}"
        yield from _answers(question, names, say)


def _flag(flag: Flag, names: Mapping[str, str], say: Say) -> str:
    who = ", ".join(names[each] for each in flag.players)
    return say(f"score-flag-{flag.name}", names=who, tile=flag.tile, points=flag.points)


def _answers(question: Question, names: Mapping[str, str], say: Say) -> Iterator[str]:
    """The words for ``caboose score answer``, then what those mean that are technical."""
    words = [shlex.quote(names.get(each, each)) for each in question.answers]
    yield f"    answer {question.name} {'|'.join(words)}"
    if question.name != "engine":
        for each in question.answers:
            if each not in names:
                yield f"    {each}: {say(f'score-answer-{each}')}"
    if question.name == "ending":
        yield f"    {say('score-question-ending-else')}"


# ------------------------------------------------------------ a league


def league_lines(members: Sequence[Member], language: str) -> Iterator[str]:
    """A league as a table: wins, games, points a round, times out."""
    ids = ("score-league-wins", "score-league-games", "score-league-average", "score-league-out")
    heads = [sentence(id, {}, language) for id in ids]
    widths = [max(6, cell_len(head)) + 2 for head in heads]

    def line(name: str, cells: Iterable[str]) -> str:
        shown = "".join(_right(*each) for each in zip(cells, widths, strict=True))
        return set_cell_size(name, WIDEST_MEMBER) + shown

    yield line("", heads)
    for each in members:
        average = each.points / each.rounds if each.rounds else 0.0
        cells = (f"{each.wins:.1f}", str(each.games), f"{average:.1f}", str(each.rounds_out))
        yield line(each.name, cells)

"""The rounds of a game: their cards, the questions that the rules raise, the checks, the points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from caboose.game.standing import engines_of_round
from caboose.rules import Rules
from caboose.scores.counting import (
    DOUBLE_BLANK,
    all_points,
    hand_points,
    is_known,
    is_out,
    round_points,
)
from caboose.scores.entries import HandEntered
from caboose.scores.game import Game
from caboose.scores.messages import Flag, Question, RoundCounted
from caboose.tiles import Tile

BLOCKED, OUT, NONE, COUNTED, YES, NO = "blocked", "out", "none", "counted", "yes", "no"
"""Answers to questions."""


def all_rounds(game: Game) -> Iterator[RoundCounted]:
    """The rounds 1, 2 and on without an end; the caller knows when to stop."""
    used: list[int] = []
    previous = ""
    number = 1
    while True:
        engines = engines_of_round(game.rules, game.set, used)
        lead = lead_of_round(game, number, previous)
        round = count_round(game, number, engines, lead)
        yield round
        used.append(-1 if round.engine is None else round.engine)
        previous = lead or previous
        number += 1


def lead_of_round(game: Game, number: int, previous: str) -> str:
    """Who has the lead: the next after the last round's, among those who play."""
    playing = game.playing(number)
    if game.leads.get(number) in playing:
        return game.leads[number]
    if number == 1 and game.first_lead in playing:
        return str(game.first_lead)
    if not playing:
        return ""
    order = list(game.players)
    begin = order.index(previous) + 1 if previous else 0
    return next(each for each in order[begin:] + order[:begin] if each in playing)


class Asking:
    """The questions of a round: those that have an answer, and those that are open."""

    def __init__(self, game: Game, number: int) -> None:
        self.open: list[Question] = []
        self._game = game
        self._number = number

    def given(self, name: str) -> str | None:
        """The answer that was given, whether anybody asks for it or not."""
        return self._game.answers.get((self._number, name))

    def ask(self, name: str, answers: list[str]) -> str | None:
        """The answer, if one of these was given; else the question is open."""
        if self.given(name) in answers:
            return self.given(name)
        self.open.append(Question(name, answers))
        return None


def count_round(game: Game, number: int, engines: list[int], lead: str) -> RoundCounted:
    """A round with all that the rules say about it."""
    rules, players = game.rules, game.playing(number)
    engine = game.engines.get(number, engines[0] if len(engines) == 1 else None)
    entered = game.hands.get(number, {})
    hands = {each: entered[each] for each in players if is_known(entered.get(each))}
    counts = {each: hand_points(rules, hand) for each, hand in hands.items()}
    out = [each for each, hand in hands.items() if is_out(hand)]
    is_entered = bool(players) and len(hands) == len(players)
    is_blocked = False
    points: dict[str, int] = {}
    asking = Asking(game, number)
    if is_entered:
        if engine is None:
            asking.ask("engine", [str(each) for each in engines])
        is_blocked = _is_blocked(rules, asking, out)
        out = [] if is_blocked else out
        if _asks_double_blank(rules, engine, hands, out):
            bare = [each for each in players if hands[each].tiles is None and each not in out]
            holder = asking.ask("double-blank", [*bare, NONE, COUNTED])
            if holder in bare:
                counts[holder] += int(rules["double_blank"])
        is_doubled = (
            rules["out_on_double"] == "doubled"
            and not is_blocked
            and asking.ask("out-on-double", [YES, NO]) == YES
        )
        row = [counts[each] for each in players]
        is_outs = [each in out for each in players]
        counted = round_points(rules, row, is_outs, is_blocked, is_doubled)
        points = dict(zip(players, counted, strict=True))
    return RoundCounted(
        number=number,
        players=players,
        engines=engines,
        engine=engine,
        lead=lead,
        shuffles=players[players.index(lead) - 1] if lead else "",
        tiles=tiles_to_draw(rules, game.set, len(players)),
        hands=counts,
        is_entered=is_entered,
        is_blocked=is_blocked,
        out=out,
        points=points,
        questions=asking.open,
        flags=flags(rules, game.set, engine, hands, counts),
    )


def _is_blocked(rules: Rules, asking: Asking, zeros: Sequence[str]) -> bool:
    """Whether a round ended blocked: it is asked unless exactly one is out."""
    if len(zeros) == 1:
        return asking.given("ending") == BLOCKED
    # In a first lap that is played to its end, or with a last double that wants a follow-up.
    may_be_many = rules["first_out"] == "finish-lap" or rules["final_double"] == "must-follow"
    answer = asking.ask("ending", [BLOCKED, OUT] if zeros and may_be_many else [BLOCKED])
    return answer == BLOCKED or (answer is None and not zeros)


def _asks_double_blank(
    rules: Rules, engine: int | None, hands: dict[str, HandEntered], out: Sequence[str]
) -> bool:
    """Whether nothing tells where the 0-0 is, and it makes a difference."""
    held = [each for hand in hands.values() for each in hand.tiles or ()]
    is_bare = any(hand.tiles is None and each not in out for each, hand in hands.items())
    return rules["double_blank"] != 0 and engine != 0 and is_bare and DOUBLE_BLANK not in held


@lru_cache(maxsize=1024)
def tiles_to_draw(rules: Rules, top: int, players: int) -> int | None:
    """Tiles for each; None where the rules cannot be dealt to so many with this set."""
    try:
        return rules.change(set=top).deal(players).hand
    except ValueError:
        return None


def flags(
    rules: Rules,
    top: int,
    engine: int | None,
    hands: dict[str, HandEntered],
    counts: dict[str, int],
) -> list[Flag]:
    """What cannot be right in the hands of a round."""
    found: list[Flag] = []
    held = {each: hand.tiles or [] for each, hand in hands.items()}
    claims = Counter(tile for tiles in held.values() for tile in tiles)
    for tile in sorted(claims, key=lambda each: Tile.parse(each).number):
        holders = [each for each, tiles in held.items() if tile in tiles]
        if claims[tile] > 1:
            found.append(Flag("tile-twice", holders, tile))
        if Tile.parse(tile) == (engine, engine):
            found.append(Flag("tile-engine", holders, tile))
        if Tile.parse(tile).high > top:
            found.append(Flag("tile-unknown", holders, tile))
    most = all_points(rules, top, engine)
    if sum(counts.values()) > most:
        largest = max(counts.values())
        holders = [each for each, count in counts.items() if count == largest]
        found.append(Flag("too-many", holders, points=most))
    return found

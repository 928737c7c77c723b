"""A match: rounds with one engine after the other, until the rules end it. RULES.md section 2."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

from caboose.game.round import Round
from caboose.game.standing import (
    Ranking,
    engine_of_round,
    engines_of_round,
    first_engine,
    is_match_over,
    rank,
    round_count,
    totals,
)
from caboose.rules import Rules
from caboose.tiles import Tile, tile_set

MOST_EARLIER = 998
MOST_POINTS = 99_999


class Match:
    """A match of several rounds.

    ``players`` is the number of players, or their names. ``seed`` makes the shuffles repeatable;
    without it they come from the system's own source of chance. ``lead`` is the lead seat of the
    first round. ``earlier`` has the points of rounds that were played elsewhere, a row by seat: the
    match goes on after them. Raises ValueError if the rules cannot be dealt to so many, or the
    match is over with the earlier rounds.

    >>> match = Match(Rules("spruce", rounds=1), players=["Ann", "Bea"], seed=7)
    >>> round = match.deal()
    >>> while not round.over:
    ...     operation = round.do(round.legal_steps()[0])
    >>> match.is_over, match.ranking
    (True, [1, 2])
    """

    def __init__(
        self,
        rules: Rules | None = None,
        players: int | Sequence[str] = 4,
        *,
        seed: int | str | None = None,
        lead: int = 1,
        earlier: Sequence[Sequence[int]] = (),
    ) -> None:
        self.rules = Rules() if rules is None else rules
        # Before names are made, since the number may be any.
        self.set = self.rules.deal(players if isinstance(players, int) else len(players)).set
        if isinstance(players, int):
            players = [f"Player {seat}" for seat in range(1, players + 1)]
        self.names = list(players)
        first_engine(self.rules, self.set)
        if not 1 <= lead <= len(self.names):
            raise ValueError(f"the lead seat is {lead}: the seats are 1 to {len(self.names)}")
        self.first_lead = lead
        self.earlier = [list(row) for row in earlier]
        _verify_earlier(self.earlier, len(self.names))
        self.rounds: list[Round] = []
        self.orders: list[tuple[Tile, ...]] = []
        self._scores: list[list[int]] = []  # of the finished rounds, as far as asked for
        if self.earlier and self.is_over:
            raise ValueError(
                f"the match is over with its {len(self.earlier)} earlier rounds: start a new one"
            )
        self._random: Random = SystemRandom() if seed is None else Random(seed)

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.names)

    @property
    def round(self) -> Round:
        """The newest round; raises ValueError before the first deal."""
        if not self.rounds:
            raise ValueError("no round is dealt yet: call deal()")
        return self.rounds[-1]

    @property
    def round_count(self) -> int | None:
        """How many rounds there will be; None where only the target ends the match."""
        return round_count(self.rules, self.set)

    @property
    def lead(self) -> int:
        """The lead seat of the next round to be dealt. RULES.md 2.2."""
        return (self.first_lead - 1 + len(self.earlier) + len(self.rounds)) % self.players + 1

    @property
    def engines(self) -> list[int]:
        """The numbers that may be the engine of the next round to be dealt."""
        used = [engine_of_round(self.rules, self.set, n + 1) for n in range(len(self.earlier))]
        used += [each.engine for each in self.rounds]
        return engines_of_round(self.rules, self.set, used)

    def shuffle(self, random: Random | None = None) -> list[Tile]:
        """A shuffled order for the next round, by the match's own chance or a given one."""
        order = tile_set(self.set)
        if self.rules["engine"] == "aside":
            (engine,) = self.engines
            order.remove(Tile(engine, engine))
        (random or self._random).shuffle(order)
        return order

    def deal(self, order: Sequence[Tile] | None = None) -> Round:
        """Deal the next round, from a given order or a fresh shuffle.

        Raises ValueError if the last round still runs, the match is over, or the order does not
        serve.
        """
        if self.rounds and not self.round.over:
            raise ValueError(f"round {len(self.rounds)} is not over yet")
        if self.is_over:
            raise ValueError("the match is over: start a new one")
        order = self.shuffle() if order is None else order
        dealt = Round.deal(self.rules, self.players, order, engines=self.engines, lead=self.lead)
        self.orders.append(tuple(order))
        self.rounds.append(dealt)
        return dealt

    @property
    def scores(self) -> list[list[int]]:
        """The points of each finished round, those played elsewhere before, a row by seat."""
        for each in self.rounds[len(self._scores) :]:
            if each.over:
                self._scores.append(each.scores())
        return [row[:] for row in (*self.earlier, *self._scores)]

    @property
    def finished(self) -> int:
        """How many of its own rounds are over."""
        return len(self.scores) - len(self.earlier)

    @property
    def totals(self) -> list[int]:
        """Each seat's points so far."""
        return totals(self.scores) or [0] * self.players

    @property
    def is_over(self) -> bool:
        """Whether the match is over. RULES.md 2.7."""
        return is_match_over(self.rules, self.set, self.scores)

    @property
    def ranking(self) -> Ranking:
        """The seats from the winner down; shared places are lists. RULES.md 2.7."""
        return rank(self.rules, self.scores or [[0] * self.players])


def _verify_earlier(rows: Sequence[Sequence[int]], players: int) -> None:
    """Raise ValueError unless each row has the points of every seat."""
    if len(rows) > MOST_EARLIER:
        raise ValueError(f"{len(rows)} earlier rounds: a match has at most {MOST_EARLIER}")
    for number, row in enumerate(rows, 1):
        if len(row) != players:
            raise ValueError(
                f"earlier round {number} has the points of {len(row)} players, not of {players}"
            )
        if any(abs(points) > MOST_POINTS for points in row):
            raise ValueError(f"earlier round {number} has more than {MOST_POINTS} points")

"""A round of Mexican Train, with every action checked. RULES.md sections 2.1 to 2.6."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from caboose.core import layout
from caboose.core.layout import (
    DREW,
    END,
    ENGINE,
    HAND,
    HAND_WIDTH,
    HELD,
    IDLE,
    LAP,
    LEADER,
    MARKERS,
    MEXICAN,
    MOST_LEGAL_STEPS,
    MOST_SEATS,
    OPEN,
    OPEN_COUNT,
    OUT,
    OUT_ON_DOUBLE,
    OVER,
    SEATS,
    STATE_SIZE,
    TO_PLAY,
    TOP,
    TRAINS,
    YARD,
    YARD_END,
    YARD_NEXT,
)
from caboose.core.legal import legal_steps
from caboose.core.opening import open_round
from caboose.core.perft import perft
from caboose.core.scoring import score_round
from caboose.core.step import do_step
from caboose.game.duties import Duty, begins_building, duty_of
from caboose.game.position import Position, Train
from caboose.game.refusals import Refusal, ground_against
from caboose.game.set_up import set_up_state
from caboose.game.steps import Step, train_name, train_number
from caboose.rules import Rules
from caboose.tiles import TILES, Tile, set_size


class Operation(NamedTuple):
    """What a step did, as data."""

    seat: int
    """Who did it, counted from 1."""
    step: Step
    drawn: Tile | None = None
    """The tile that came, for a draw; None also where the reader may not know it."""
    covered: str | None = None
    """The train whose open double the tile covered."""
    marked: bool = False
    """Whether the player's own train got its marker."""
    unmarked: bool = False
    """Whether the player's own train lost its marker."""
    ends_turn: bool = False
    over: str | None = None
    """``out`` or ``blocked`` if the step ended the round."""


class Round:
    """One round: a state that only legal steps can change.

    Seats count from 1, clockwise. Trains are named ``"1"``, ``"2"`` … for seats and ``"M"``,
    ``"M2"`` … for Mexican trains. Make a round with ``Round.deal`` or ``Round.set_up``.

    >>> from caboose import Rules, Tile
    >>> order = [Tile.parse(text) for text in "6-6 6-1 5-4 6-2 3-1 5-5 2-2".split()]
    >>> round = Round.deal(Rules(deal="double-six", hand=3), 2, order, engines=[6])
    >>> round.engine, round.leader, [str(step) for step in round.legal_steps()]
    (6, 1, ['6-1@1', '-'])
    >>> round.do(Step.parse("6-1@1")).ends_turn
    True
    >>> round.do("6-1@1")
    Traceback (most recent call last):
    caboose.game.refusals.Refusal: The tile 6-1 is not in the hand. Legal now: 6-2@2, -.
    """

    def __init__(
        self,
        rules: Rules,
        state: list[int],
        chains: list[list[Tile]],
        turn: Iterable[Step] = (),
        operations: Iterable[Operation] = (),
    ) -> None:
        self.rules = rules
        self._state = state
        self._chains = chains
        self._turn = list(turn)
        self.operations = list(operations)
        self._duty: Duty | None = None  # until the next step, once it was asked for

    # ---------------------------------------------------------------- making

    @classmethod
    def deal(
        cls,
        rules: Rules,
        players: int,
        order: Sequence[Tile],
        *,
        engines: Iterable[int],
        lead: int = 1,
    ) -> Round:
        """Deal a shuffled order of tiles and open the round. RULES.md 2.1, 2.2.

        ``order`` is dealt in blocks from its left, seat 1 first; the rest is the boneyard. With
        ``engine=aside`` it is without the engine. ``engines`` are the numbers that may be this
        round's engine (see ``engines_of_round``), ``lead`` is the lead seat.

        Raises ValueError if the order does not serve.
        """
        deal = rules.deal(players)
        candidates = sorted(set(engines))
        if not candidates or candidates[0] < 0 or candidates[-1] > deal.set:
            raise ValueError(
                f"engines {candidates} do not serve: give numbers from 0 to {deal.set}"
            )
        if not 1 <= lead <= players:
            raise ValueError(f"the lead seat is {lead}: the seats are 1 to {players}")
        _verify_order(rules, players, order, candidates)
        state = [0] * STATE_SIZE
        open_round(
            state,
            rules.codes,
            deal.set,
            players,
            deal.hand,
            [tile.number for tile in order],
            len(order),
            lead - 1,
            sum(1 << engine for engine in candidates),
        )
        return cls(rules, state, [[] for _ in range(TRAINS)])

    @classmethod
    def set_up(cls, position: Position) -> Round:
        """A round that stands at this position; raises ValueError if it cannot be one."""
        state, chains = set_up_state(position)
        return cls(position.rules, state, chains, position.turn)

    def copy(self) -> Round:
        """A round of its own at the same point."""
        return Round(
            self.rules,
            self._state[:],
            [chain[:] for chain in self._chains],
            self._turn,
            self.operations,
        )

    @property
    def state(self) -> tuple[int, ...]:
        """The core's state vector, its slots as ``caboose.core.layout`` names them."""
        return tuple(self._state)

    # --------------------------------------------------------------- actions

    def legal_steps(self) -> list[Step]:
        """All legal steps of the player to move, in ascending order; none when it is over."""
        steps = [0] * MOST_LEGAL_STEPS
        count = legal_steps(self._state, self.rules.codes, steps)
        return [Step(number) for number in steps[:count]]

    def refusal(self, step: Step | str, seat: int | None = None) -> Refusal | None:
        """Why a step is refused, or None if it is legal.

        ``seat`` is who tries it, by default the player to move.
        """
        step = Step.parse(step) if isinstance(step, str) else step
        tried = None if seat is None else seat - 1
        ground = ground_against(self._state, self.rules.codes, step.number, tried)
        if ground is None:
            return None
        legal = [] if ground.reason == "not-your-turn" else self.legal_steps()
        return Refusal(ground, step, self.rules, legal)

    def verify(self, step: Step | str, seat: int | None = None) -> None:
        """Raise Refusal with the reason if the step is not legal."""
        refusal = self.refusal(step, seat)
        if refusal:
            raise refusal

    def can(self, step: Step | str, seat: int | None = None) -> bool:
        """Whether the step is legal."""
        return self.refusal(step, seat) is None

    def do(self, step: Step | str, seat: int | None = None) -> Operation:
        """Do a step and say what happened; raises Refusal, the round unchanged, if not legal."""
        step = Step.parse(step) if isinstance(step, str) else step
        self.verify(step, seat)
        return self._do(step)

    def verify_play(self, tile: Tile, train: str | int, seat: int | None = None) -> None:
        """Raise Refusal if the tile may not be laid on the train now. RULES.md 2.3, 2.4."""
        self.verify(Step.play(tile, train), seat)

    def can_play(self, tile: Tile, train: str | int, seat: int | None = None) -> bool:
        """Whether the tile may be laid on the train now."""
        return self.can(Step.play(tile, train), seat)

    def play(self, tile: Tile, train: str | int, seat: int | None = None) -> Operation:
        """Lay a tile on a train; raises Refusal."""
        return self.do(Step.play(tile, train), seat)

    def verify_draw(self, seat: int | None = None) -> None:
        """Raise Refusal if no tile may be drawn now. RULES.md 2.3, 2.4.3, 2.4.6."""
        self.verify(Step.draw(), seat)

    def can_draw(self, seat: int | None = None) -> bool:
        """Whether a tile may be drawn now."""
        return self.can(Step.draw(), seat)

    def draw(self, seat: int | None = None) -> Operation:
        """Draw a tile; raises Refusal."""
        return self.do(Step.draw(), seat)

    def verify_pass(self, seat: int | None = None) -> None:
        """Raise Refusal if the turn may not be ended now. RULES.md 2.3, 2.4.4."""
        self.verify(Step.pass_turn(), seat)

    def can_pass(self, seat: int | None = None) -> bool:
        """Whether the turn may be ended now."""
        return self.can(Step.pass_turn(), seat)

    def pass_turn(self, seat: int | None = None) -> Operation:
        """Pass, or end a train being built; raises Refusal."""
        return self.do(Step.pass_turn(), seat)

    def _do(self, step: Step) -> Operation:
        state = self._state
        seat = state[TO_PLAY]
        marker_before = state[MARKERS] >> seat & 1
        drawn = covered = None
        if step.is_draw:
            drawn = Tile.numbered(state[YARD + state[YARD_NEXT]])
        elif step.is_play:
            train = train_number(step.train)
            if train in state[OPEN : OPEN + state[OPEN_COUNT]]:
                covered = step.train
            self._chains[train].append(step.tile)
        self._turn.append(step)
        self._duty = None
        do_step(state, self.rules.codes, step.number)
        ends_turn = bool(step.is_pass or self.over or state[TO_PLAY] != seat)
        if ends_turn:
            self._turn.clear()
        marker_after = state[MARKERS] >> seat & 1
        operation = Operation(
            seat + 1,
            step,
            drawn,
            covered,
            marked=marker_after > marker_before,
            unmarked=marker_after < marker_before,
            ends_turn=ends_turn,
            over=self.over,
        )
        self.operations.append(operation)
        return operation

    # -------------------------------------------------------------- the table

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._state[SEATS]

    @property
    def set(self) -> int:
        """The highest double of the set."""
        return self._state[TOP]

    @property
    def engine(self) -> int:
        """The number of the engine."""
        return self._state[ENGINE]

    @property
    def leader(self) -> int:
        """The seat that laid the engine."""
        return self._state[LEADER] + 1

    @property
    def to_play(self) -> int:
        """The seat whose turn it is; once the round is over it means nothing."""
        return self._state[TO_PLAY] + 1

    @property
    def duty(self) -> Duty:
        """What the player to move has to do; of no meaning once the round is over."""
        if self._duty is None:
            self._duty = duty_of(self._state, self.rules.codes)
        return self._duty

    def begins_building(self, step: Step) -> bool:
        """Whether the turn is that of a train being built once this legal step is done."""
        return begins_building(self._state, self.rules.codes, step)

    @property
    def lap(self) -> int:
        """The lap; 1 is the first."""
        return self._state[LAP]

    @property
    def over(self) -> str | None:
        """``out`` or ``blocked`` once the round is over, else None."""
        return (None, "out", "blocked")[self._state[OVER]]

    @property
    def out(self) -> list[int]:
        """The seats that went out."""
        return [seat + 1 for seat in range(MOST_SEATS) if self._state[OUT] >> seat & 1]

    @property
    def out_on_double(self) -> bool:
        """Whether one of them laid a double last."""
        return bool(self._state[OUT_ON_DOUBLE])

    @property
    def idle(self) -> int:
        """How many turns in succession have laid nothing."""
        return self._state[IDLE]

    @property
    def markers(self) -> list[int]:
        """The seats whose trains bear the marker."""
        return [seat + 1 for seat in range(self.players) if self._state[MARKERS] >> seat & 1]

    @property
    def open_doubles(self) -> list[str]:
        """The trains whose double is still owed, in the order laid."""
        return [train_name(self._state[OPEN + place]) for place in range(self._state[OPEN_COUNT])]

    @property
    def trains(self) -> dict[str, Train]:
        """All trains by name: every seat's, started or not, then the Mexican trains that run."""
        names = [*range(self.players), *(MEXICAN + place for place in range(self.mexican_trains))]
        return {
            train_name(train): Train(
                tuple(self._chains[train]), bool(self._state[MARKERS] >> train & 1)
            )
            for train in names
        }

    @property
    def mexican_trains(self) -> int:
        """How many Mexican trains run."""
        return self._state[layout.MEXICANS]

    @property
    def ends(self) -> dict[str, int]:
        """The open end of each train that is started."""
        return {
            name: self._state[END + train_number(name)]
            for name, train in self.trains.items()
            if train.chain
        }

    def hand(self, seat: int) -> list[Tile]:
        """The tiles a seat holds, in the order of their numbers."""
        base = HAND + (seat - 1) * HAND_WIDTH
        tiles: list[Tile] = []
        for high, held in enumerate(self._state[base : base + self.set + 1]):
            if held:
                tiles += _tiles_of(high, held)
        return tiles

    @property
    def tiles_in_hand(self) -> list[int]:
        """How many tiles each seat holds."""
        return self._state[HELD : HELD + self.players]

    @property
    def hands(self) -> list[list[Tile]]:
        """The hands of all seats."""
        return [self.hand(seat) for seat in range(1, self.players + 1)]

    @property
    def boneyard(self) -> list[Tile]:
        """The tiles of the boneyard, the next to be drawn first."""
        state = self._state
        return [TILES[tile] for tile in state[YARD + state[YARD_NEXT] : YARD + state[YARD_END]]]

    @property
    def tiles_in_boneyard(self) -> int:
        """How many tiles are in the boneyard."""
        return self._state[YARD_END] - self._state[YARD_NEXT]

    @property
    def turn(self) -> list[Step]:
        """What the player to move has done in this turn, as far as it is known."""
        return list(self._turn)

    @property
    def drew(self) -> int:
        """How many tiles the player to move has drawn in this turn; 0 once the round is over."""
        return 0 if self.over else self._state[DREW]

    @property
    def position(self) -> Position:
        """The round as a position."""
        return Position(
            rules=self.rules,
            set=self.set,
            engine=self.engine,
            hands=tuple(tuple(hand) for hand in self.hands),
            boneyard=tuple(self.boneyard),
            trains={
                name: train for name, train in self.trains.items() if train.chain or train.marker
            },
            open_doubles=tuple(self.open_doubles),
            leader=self.leader,
            to_play=self.to_play,
            lap=self.lap,
            drew=self.drew,
            turn=tuple(self._turn),
            idle=self.idle,
            out=tuple(self.out),
            out_on_double=self.out_on_double,
            over=self.over,
        )

    def scores(self) -> list[int]:
        """Each seat's points; raises ValueError while the round runs. RULES.md 2.6."""
        if not self.over:
            raise ValueError("the round is not over: there are no scores yet")
        points = [0] * self.players
        score_round(self._state, self.rules.codes, points)
        return points

    def perft(self, depth: int) -> int:
        """How many sequences of legal steps there are to a depth, with the whole deal fixed."""
        states = [self._state[:] for _ in range(depth + 1)]
        steps = [[0] * MOST_LEGAL_STEPS for _ in range(depth + 1)]
        return perft(states, self.rules.codes, steps, depth)


@lru_cache(maxsize=8192)
def _tiles_of(high: int, held: int) -> tuple[Tile, ...]:
    """The tiles whose higher end this is, of a mask of the ends that are held with it."""
    first = high * (high + 1) // 2
    return tuple(TILES[first + low] for low in range(high + 1) if held >> low & 1)


def _verify_order(
    rules: Rules, players: int, order: Sequence[Tile], engines: Sequence[int]
) -> None:
    deal = rules.deal(players)
    if len(set(order)) != len(order):
        twice = next(tile for tile in order if list(order).count(tile) > 1)
        raise ValueError(f"the shuffled order holds {twice} twice")
    for tile in order:
        if tile.high > deal.set:
            raise ValueError(f"the shuffled order holds {tile}, which no double-{deal.set} set has")
    if len(order) < players * deal.hand:
        raise ValueError(
            f"the shuffled order has {len(order)} tiles: "
            f"{players} hands of {deal.hand} take {players * deal.hand} "
            f"(the whole set has {set_size(deal.set)})"
        )
    doubles = [Tile(engine, engine) for engine in engines]
    if deal.engine_aside:
        if len(engines) != 1:
            raise ValueError("with engine=aside one number is the engine")
        if doubles[0] in order:
            raise ValueError(f"the engine {doubles[0]} is set aside and not in the order")
    elif not any(double in order for double in doubles):
        raise ValueError(
            "no engine is in the shuffled order: "
            + " or ".join(str(double) for double in doubles)
            + " must be"
        )

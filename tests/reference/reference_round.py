"""The public face of the reference engine: one round of Mexican Train."""

from __future__ import annotations

from typing import Any, Literal, cast

from .draws_and_passes import DrawPassRules
from .duties import Duties
from .ending import Ending
from .opening import Opening
from .plays import PlayRules
from .position import state_from_position
from .scoring import round_scores
from .state import Options, State
from .tiles import OpenDouble, Tile, Train
from .turn import Draw, Lay, PlayStep, parse_play


class ReferenceRound:
    """One round: what is legal, what is refused and why, and what a step does."""

    def __init__(self, state: State) -> None:
        """Wrap a state; use `open` or `from_position`."""
        self._state = state

    @classmethod
    def open(
        cls,
        options: Options,
        top: int,
        seats: int,
        hand: int,
        order: list[tuple[int, int]],
        lead: int,
        engines: list[int],
    ) -> ReferenceRound:
        """Deal the order, find the engine, and let the leader begin (2.1, 2.2, rulings 1 to 6)."""
        tiles = [Tile.of(one, other) for one, other in order]
        return cls(Opening(options, top, seats, hand, tiles, lead, engines).state())

    @classmethod
    def from_position(cls, options: Options, position: dict[str, Any]) -> ReferenceRound:
        """Set up the position of a case (4.3)."""
        return cls(state_from_position(options, position))

    # --- what can be seen

    @property
    def to_play(self) -> int:
        """The seat to move; when the round is over, the seat that moved last."""
        return self._state.to_play

    @property
    def lap(self) -> int:
        """The lap, from 1; the lap of the last turn when the round is over."""
        return self._state.lap

    @property
    def engine(self) -> int:
        """The number of the engine."""
        return self._state.engine

    @property
    def over(self) -> Literal["out", "blocked"] | None:
        """How the round ended, or None while it runs (2.5)."""
        return cast(Literal["out", "blocked"] | None, self._state.over)

    @property
    def out(self) -> list[int]:
        """The seats that are out, in the order in which they went out."""
        return list(self._state.out)

    def observe(self) -> dict[str, Any]:
        """Everything on the table, as plain values."""
        state = self._state
        trains = state.trains()
        return {
            "to_play": state.to_play,
            "lap": state.lap,
            "leader": state.leader,
            "engine": state.engine,
            "markers": [seat for seat in state.seats() if state.players[seat].train.marker],
            "open_doubles": [double.train for double in state.open_doubles_now()],
            "ends": {t.name: t.end(state.engine) for t in trains if t.is_started()},
            "lengths": {t.name: len(t.tiles) for t in trains},
            "hands": {
                seat: sorted(tile.text() for tile in state.players[seat].hand)
                for seat in state.seats()
            },
            "boneyard": [tile.text() for tile in state.boneyard],
            "over": state.over,
            "out": list(state.out),
        }

    def scores(self) -> dict[int, int]:
        """The scores of the round, once it is over (2.6)."""
        state = self._state
        if state.over is None:
            raise ValueError("the round is not over")
        hands = {seat: [t.pair() for t in state.players[seat].hand] for seat in state.seats()}
        blocked = state.over == "blocked"
        return round_scores(state.options, hands, list(state.out), blocked, state.out_on_double)

    # --- what is legal

    def legal(self) -> list[str]:
        """The texts of all legal steps: plays, then "+", then "-"; none when the round is over."""
        if self._state.over is not None:
            return []
        steps = sorted(play.text() for play in PlayRules(self._state).legal_plays())
        rules = DrawPassRules(self._state)
        if rules.draw_refusal() is None:
            steps.append("+")
        if rules.pass_refusal() is None:
            steps.append("-")
        return steps

    def refusal(self, step: str, seat: int | None = None) -> str | None:
        """The stable reason why the step is refused, or None if it is legal (4.3)."""
        state = self._state
        if state.over is not None:
            return "round-over"
        if seat is not None and seat != state.to_play:
            return "not-your-turn"
        if step == "+":
            return DrawPassRules(state).draw_refusal()
        if step == "-":
            return DrawPassRules(state).pass_refusal()
        return PlayRules(state).refusal(parse_play(step))

    # --- doing a step

    def do(self, step: str) -> None:
        """Do a legal step, with all its consequences; ValueError if it is not legal."""
        reason = self.refusal(step)
        if reason is not None:
            raise ValueError(f"{step} is refused: {reason}")
        if step == "+":
            self._draw()
        elif step == "-":
            Ending(self._state).end_turn()
        else:
            self._play(parse_play(step))
            Ending(self._state).after_play()

    def _draw(self) -> None:
        """Take the leftmost boneyard tile (ruling 1); the turn goes on (ruling 7)."""
        tile = self._state.boneyard.pop(0)
        self._state.player().hand.append(tile)
        self._state.turn.events.append(Draw())

    def _play(self, step: PlayStep) -> None:
        """Lay the tile; note open doubles and the marker that comes off."""
        state = self._state
        pays_cover = Duties(state).cover_owed()
        train = state.train(step.train)
        if train is None:
            train = Train(step.train, None)  # 2.4.2: the next Mexican train starts
            state.mexican_trains.append(train)
        state.player().hand.remove(step.tile)
        train.tiles.append(step.tile)
        state.open_doubles = [d for d in state.open_doubles if d.train != train.name]
        if step.tile.is_double():
            state.open_doubles.append(OpenDouble(train.name, step.tile.high, True))
        state.turn.events.append(Lay(step.tile, train.name, pays_cover))
        if self._takes_marker_off(step):
            state.player().train.marker = False

    def _takes_marker_off(self, step: PlayStep) -> bool:
        """2.4.5 marker_off, ruling 23."""
        state = self._state
        on_own = step.train == state.player().train.name
        marker_off = state.option("marker_off")
        if marker_off == "any-play":
            return True
        if marker_off == "own-play-covered":
            return on_own and not step.tile.is_double()
        return on_own

"""The deal and the search for the engine (2.1, 2.2, rulings 1 to 6)."""

from __future__ import annotations

from .state import Options, State
from .tiles import Player, Tile


class Opening:
    """Deals a shuffled order and finds who lays which engine."""

    def __init__(
        self,
        options: Options,
        top: int,
        seats: int,
        hand: int,
        order: list[Tile],
        lead: int,
        engines: list[int],
    ) -> None:
        """Deal the hands in blocks from the left (ruling 1)."""
        if hand < 2:
            raise ValueError("a hand has at least two tiles")  # ruling 6
        if seats * hand > len(order):
            raise ValueError(f"{seats} x {hand} tiles are more than {len(order)}")
        self.options = options
        self.top = top
        self.lead = lead
        self.engines = engines
        self.hands: dict[int, list[Tile]] = {}
        for seat in range(1, seats + 1):
            self.hands[seat] = list(order[(seat - 1) * hand : seat * hand])
        self.boneyard = list(order[seats * hand :])

    def state(self) -> State:
        """The table when the engine lies and the leader is to take his first turn."""
        if self.options["engine"] == "aside":
            engine, leader = self.engines[0], self.lead  # 2.2: the lead seat leads
        else:
            engine, leader = self._find_engine()
            self.hands[leader].remove(Tile(engine, engine))
        state = State(self.options, self.top, engine, leader)
        state.boneyard = self.boneyard
        for seat, hand in self.hands.items():
            state.players[seat] = Player(seat, hand)
        return state

    def _find_engine(self) -> tuple[int, int]:
        """The engine and the seat that holds it, after drawing for it if need be (2.2)."""
        in_turn = self.options["engine"] == "dealt" and self.options["hunt"] == "in-turn"
        drawer = self.lead
        while True:
            found = self._held_engine()
            if found is not None:
                return found
            if not self.boneyard:
                raise ValueError("no engine in any hand and nothing to draw")
            if in_turn:
                # Ruling 2: each draws one tile, starting with the lead seat.
                self.hands[drawer].append(self.boneyard.pop(0))
                drawer = drawer % len(self.hands) + 1
            else:
                self._everybody_draws()

    def _held_engine(self) -> tuple[int, int] | None:
        """The highest possible engine that lies in a hand, and whose hand (2.2, ruling 3)."""
        for engine in sorted(self.engines, reverse=True):
            for seat, hand in self.hands.items():
                if Tile(engine, engine) in hand:
                    return engine, seat
        return None

    def _everybody_draws(self) -> None:
        """Every seat takes one, in seat order from the lead seat while tiles last (ruling 2)."""
        seat = self.lead
        for _ in self.hands:
            if self.boneyard:
                self.hands[seat].append(self.boneyard.pop(0))
            seat = seat % len(self.hands) + 1

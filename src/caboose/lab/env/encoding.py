"""What an observation holds, and what each action number means.

Both are fixed for a table, which is a set, a number of seats and whether there are Mexican
trains, and both are told from the seat's own side: **place** 0 is the seat itself and its train,
place 1 the next seat to play and its train, and so on; after the seats come the Mexican trains M,
M2 … So what is learnt at one seat holds for all.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from caboose.core.layout import MEXICAN
from caboose.game import Step, train_name, train_number
from caboose.lab.env.batches import HIGHEST, Shape, action_of, step_of, train_at
from caboose.rules import Rules
from caboose.tiles import Tile, set_size
from caboose.view import View


class Part(NamedTuple):
    """One part of an observation."""

    name: str
    shape: tuple[int, ...]
    highest: int
    """The greatest value; the least is 0. A part with 1 here consists of bits."""
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return int(np.prod(self.shape))


class Encoding:
    """Observations and actions of a table.

    ``parts`` names the parts of an observation in their order, ``size`` is the length of an
    observation, ``actions`` the number of actions. An action is a number:

    - ``place * tiles + tile`` lays a tile on the train at a place, where ``tiles`` is the size of
      the set and ``tile`` the tile's number;
    - ``actions - 2`` draws, ``actions - 1`` passes.

    Raises ValueError if the rules cannot be dealt to so many players.

    >>> encoding = Encoding(Rules("spruce"), 4)
    >>> encoding.size, encoding.actions
    (299, 457)
    >>> step = Step.parse("12-5@3")
    >>> encoding.action(step, seat=3), encoding.action(step, seat=2)
    (83, 174)
    >>> encoding.step(83, seat=3) == step
    True
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.set = rules.deal(players).set
        self.tiles = set_size(self.set)
        # Each further Mexican train begins with another tile of the engine's number.
        mexicans = {"none": 0, "one": 1}.get(str(rules["mexican_trains"]), self.set)
        self.trains = players + mexicans
        self.actions = self.trains * self.tiles + 2
        self.parts = self._parts()
        self.size = sum(part.size for part in self.parts)
        starts = np.cumsum([0, *(part.size for part in self.parts)]).tolist()
        self.shape = Shape(self.set, players, self.tiles, self.trains, *starts)

    def _parts(self) -> tuple[Part, ...]:
        seats, trains, tiles, numbers = self.players, self.trains, self.tiles, self.set + 1
        return (
            Part("hand", (tiles,), 1, "the seat's own tiles, by tile number"),
            Part("table", (tiles,), 1, "the tiles on the table, the engine included"),
            Part("ends", (trains, numbers), 1, "the open end; the engine's where not started"),
            Part("lengths", (trains,), tiles, "the tiles of each train, the engine not counted"),
            Part("open_doubles", (trains,), trains, "1 for the oldest open double, 2 for the next"),
            Part("markers", (seats,), 1, "the trains that bear the marker"),
            Part("tiles_in_hand", (seats,), tiles, "how many tiles each seat holds"),
            Part("tiles_in_boneyard", (1,), tiles, "how many tiles the boneyard holds"),
            Part("engine", (numbers,), 1, "the number of the engine"),
            Part("to_play", (seats,), 1, "whose turn it is"),
            Part("leader", (seats,), 1, "who laid the engine"),
            Part("out", (seats,), 1, "who is out"),
            Part("out_on_double", (1,), 1, "whether one of them laid a double last"),
            Part("lap", (1,), HIGHEST, "the lap, the first is 1"),
            Part("idle", (1,), HIGHEST, "successive turns that laid nothing"),
            Part(
                "turn",
                (5,),
                tiles,
                "this turn: tiles laid, laid on the own train, doubles laid, drawn, drawn since "
                "the last double",
            ),
        )

    # ---------------------------------------------------------------- spaces

    def observation_space(self) -> spaces.Dict:
        """The space of what PettingZoo's environment observes: observation and action mask."""
        highest = np.concatenate(
            [np.full(part.size, part.highest, dtype=np.uint8) for part in self.parts]
        )
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions,), dtype=np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[Any]:
        """The space of the action numbers."""
        return spaces.Discrete(self.actions)

    # --------------------------------------------------------------- actions

    def action(self, step: Step, seat: int) -> int:
        """The number of a step of a seat; raises ValueError for what this table does not have."""
        if step.is_play and not self._has(step):
            raise ValueError(
                f"{step} is no step of this table: it has a double-{self.set} set, "
                f"{self.players} players and mexican_trains={self.rules['mexican_trains']}"
            )
        return action_of(step.number, seat - 1, self.shape)

    def _has(self, step: Step) -> bool:
        train = train_number(step.train)
        seats = range(self.players)
        mexicans = range(MEXICAN, MEXICAN + self.trains - self.players)
        return step.tile.high <= self.set and (train in seats or train in mexicans)

    def step(self, action: int, seat: int) -> Step:
        """The step that an action of a seat is; raises ValueError for what is no action."""
        if not 0 <= action < self.actions:
            raise ValueError(f"{action} is no action: they are 0 to {self.actions - 1}")
        return Step(step_of(int(action), seat - 1, self.shape))

    def mask(self, view: View) -> NDArray[np.int8]:
        """1 for each action that is legal now; all 0 where it is not the view's seat's turn."""
        mask = np.zeros(self.actions, dtype=np.int8)
        for step in view.legal:
            mask[self.action(step, view.to_play)] = 1
        return mask

    # ---------------------------------------------------------- observations

    def encode(self, view: View) -> NDArray[np.uint8]:
        """The observation of a view. This function is what an observation is.

        Raises ValueError for a spectator's view and for one of another table.
        """
        seat = view.seat
        if seat is None:
            raise ValueError("an observation belongs to a seat: a spectator has none")
        if (view.set, len(view.tiles_in_hand)) != (self.set, self.players):
            raise ValueError(
                f"the view is of {len(view.tiles_in_hand)} players with a double-{view.set} set, "
                f"the encoding of {self.players} with a double-{self.set} set"
            )
        trains = [train_at(place, seat - 1, self.players) for place in range(self.trains)]
        names = [train_name(train) for train in trains]
        places = {name: place for place, name in enumerate(names)}
        seats = trains[: self.players]
        chains = [view.trains[name].chain if name in view.trains else () for name in names]
        on_table = [Tile(view.engine, view.engine), *(tile for chain in chains for tile in chain)]
        values: dict[str, Any] = {
            "hand": _bits(self.tiles, [tile.number for tile in view.hand]),
            "table": _bits(self.tiles, [tile.number for tile in on_table]),
            "ends": [
                _bits(self.set + 1, [end])
                for end in (view.ends.get(name, view.engine) for name in names)
            ],
            "lengths": [len(chain) for chain in chains],
            "open_doubles": _ranks(self.trains, [places[name] for name in view.open_doubles]),
            "markers": [view.trains[name].marker for name in names[: self.players]],
            "tiles_in_hand": [view.tiles_in_hand[each] for each in seats],
            "tiles_in_boneyard": view.tiles_in_boneyard,
            "engine": _bits(self.set + 1, [view.engine]),
            "to_play": [each + 1 == view.to_play for each in seats],
            "leader": [each + 1 == view.leader for each in seats],
            "out": [each + 1 in view.out for each in seats],
            "out_on_double": view.out_on_double,
            "lap": min(view.lap, HIGHEST),
            "idle": min(view.idle, HIGHEST),
            "turn": _turn(view),
        }
        row = [np.ravel(np.asarray(values[part.name], dtype=np.uint8)) for part in self.parts]
        return np.concatenate(row)

    def split(self, observations: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
        """The parts of an observation, or of a batch of them, by name, each in its shape.

        >>> encoding = Encoding(Rules("spruce"), 4)
        >>> parts = encoding.split(np.zeros((1000, encoding.size), dtype=np.uint8))
        >>> parts["ends"].shape, parts["lap"].shape
        ((1000, 5, 13), (1000, 1))
        """
        cuts = np.cumsum([part.size for part in self.parts])[:-1]
        pieces = np.split(observations, cuts, axis=-1)
        return {
            part.name: piece.reshape(*observations.shape[:-1], *part.shape)
            for part, piece in zip(self.parts, pieces, strict=True)
        }


def _bits(size: int, places: list[int]) -> NDArray[np.uint8]:
    bits = np.zeros(size, dtype=np.uint8)
    bits[places] = 1
    return bits


def _ranks(size: int, order: list[int]) -> NDArray[np.uint8]:
    ranks = np.zeros(size, dtype=np.uint8)
    ranks[order] = range(1, len(order) + 1)
    return ranks


def _turn(view: View) -> list[int]:
    """The five numbers of the part ``turn``; zeros once the round is over."""
    if view.over:
        return [0] * 5
    tiles = [step.tile for step in view.turn if step.is_play]
    doubles = sum(tile.is_double for tile in tiles)
    own = sum(1 for step in view.turn if step.is_play and step.train == str(view.to_play))
    since = 0
    for step in view.turn:
        since = 0 if step.is_play and step.tile.is_double else since + step.is_draw
    return [len(tiles), own, doubles, view.drew, since if doubles else view.drew]

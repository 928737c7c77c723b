"""The whole state of a round, and plain questions about the table."""

from __future__ import annotations

from .tiles import OpenDouble, Player, Tile, Train
from .turn import Turn

Options = dict[str, str | int]


def mexican_name(number: int) -> str:
    """The text of the first, second … Mexican train: "M", "M2" … (4.1)."""
    return "M" if number == 1 else f"M{number}"


class State:
    """Everything that lies on the table, and whose turn it is."""

    def __init__(self, options: Options, top: int, engine: int, leader: int) -> None:
        """Make an empty table; players, boneyard and trains are filled in by the caller."""
        self.options = options
        self.top = top
        self.engine = engine
        self.leader = leader
        self.to_play = leader
        self.lap = 1
        self.players: dict[int, Player] = {}
        self.mexican_trains: list[Train] = []
        self.boneyard: list[Tile] = []
        self.open_doubles: list[OpenDouble] = []
        self.turn = Turn()
        self.idle = 0
        self.over: str | None = None
        self.out: list[int] = []
        self.out_on_double = False

    # --- options

    def option(self, name: str) -> str:
        """The value of a text option."""
        value = self.options[name]
        if not isinstance(value, str):
            raise TypeError(f"option {name} is not a text: {value!r}")
        return value

    def number(self, name: str) -> int:
        """The value of an integer option."""
        value = self.options[name]
        if not isinstance(value, int):
            raise TypeError(f"option {name} is not an integer: {value!r}")
        return value

    # --- players and trains

    def seats(self) -> list[int]:
        """All seats, ascending, which is clockwise."""
        return sorted(self.players)

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise."""
        seats = self.seats()
        return seats[(seats.index(seat) + 1) % len(seats)]

    def player(self) -> Player:
        """The player to move."""
        return self.players[self.to_play]

    def trains(self) -> list[Train]:
        """All trains on the table: one of each player, then the Mexican ones that run."""
        own = [self.players[seat].train for seat in self.seats()]
        return own + self.mexican_trains

    def train(self, name: str) -> Train | None:
        """The train of that name, or None if there is none (yet)."""
        for train in self.trains():
            if train.name == name:
                return train
        return None

    def next_mexican_name(self) -> str | None:
        """The Mexican train that the rules have as the next one to start (2.4.2, ruling 21)."""
        mode = self.option("mexican_trains")
        running = len(self.mexican_trains)
        if mode == "none":
            return None
        if mode == "one" and running >= 1:
            return None
        return mexican_name(running + 1)

    def playable_train_names(self) -> list[str]:
        """Every train text that could be in a legal step: trains that are there, and the next M."""
        names = [train.name for train in self.trains()]
        start = self.next_mexican_name()
        if start is not None:
            names.append(start)
        return names

    # --- doubles

    def is_dead(self, number: int) -> bool:
        """Whether no hand and no boneyard tile bears the number (section 1, dead double)."""
        for player in self.players.values():
            if any(tile.bears(number) for tile in player.hand):
                return False
        return not any(tile.bears(number) for tile in self.boneyard)

    def is_waived(self, number: int) -> bool:
        """Whether a double of that number is dead and the rules waive it (2.4.7)."""
        return self.option("dead_double") == "waived" and self.is_dead(number)

    def open_doubles_now(self) -> list[OpenDouble]:
        """The open doubles in the order laid, without waived dead ones (2.4.7, ruling 16)."""
        return [double for double in self.open_doubles if not self.is_waived(double.number)]

    def earlier_open_doubles(self) -> list[OpenDouble]:
        """The open doubles that were laid in earlier turns (2.4.1)."""
        return [double for double in self.open_doubles_now() if not double.laid_this_turn]

    # --- the turn

    def own_train_was_empty(self) -> bool:
        """Whether the own train of the player to move was empty when this turn began."""
        train = self.player().train
        return len(train.tiles) == len(self.turn.laid_on(train.name))

"""The tile that a person stands on, and the train that is being chosen for it."""

from __future__ import annotations

from typing import NamedTuple

from caboose.cli.table.board import cells
from caboose.cli.table.session import Phase, Session
from caboose.tiles import Tile

LABELS = "abcegijknovwxyzABCDEFGHIJKNOPQRSTVWXYZ"
"""The letters that choose tiles: those that are no command."""


class Answer(NamedTuple):
    """What comes of a key: a train to lay the chosen tile on, or something to say."""

    train: str | None = None
    note: str | None = None


class Choice:
    """What the keys have chosen so far."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.tile: Tile | None = None
        self.train: str | None = None
        """The train that the arrows stand on, while a train is being chosen."""
        self.typed = ""
        """What has been typed of a train's name."""
        self._made_at = (0, 0)

    @property
    def hand(self) -> list[Tile]:
        """The own hand, the highest numbers first."""
        return sorted(self.session.view.hand, reverse=True)

    @property
    def trains(self) -> list[str]:
        """All trains, in the order of the board."""
        return [cell.train for cell in cells(self.session)]

    @property
    def fitting(self) -> list[str]:
        """The trains that the chosen tile fits, in the order of the board."""
        fitting = self.session.fitting(self.tile) if self.tile else []
        return [train for train in self.trains if train in fitting]

    def keep(self) -> None:
        """Choose a tile where none is, playable ones first; drop one that will not do."""
        if self.session.phase is not Phase.PERSON:
            self.tile = None
            self.let_go()
            return
        hand = self.hand
        playable = [tile for tile in hand if self.session.fitting(tile)]
        has_moved_on = self._made_at != self._moment
        if self.tile not in hand or (has_moved_on and playable and self.tile not in playable):
            self.tile = next(iter([*playable, *hand]), None)
        self._made_at = self._moment

    @property
    def _moment(self) -> tuple[int, int]:
        return (len(self.session.match.rounds), len(self.session.shown.operations))

    def let_go(self) -> None:
        """Give up choosing a train."""
        self.train, self.typed = None, ""

    def move(self, by: int) -> None:
        """Go to another tile; while a train is chosen, to another train."""
        if self.train:
            fitting = self.fitting
            self.train = fitting[(fitting.index(self.train) + by) % len(fitting)]
        elif self.tile:
            hand = self.hand
            self.tile = hand[(hand.index(self.tile) + by) % len(hand)]
            self.typed = ""

    def move_row(self, by: int) -> None:
        """Go so many tiles on, unless the hand ends before."""
        if self.train:
            self.move(1 if by > 0 else -1)
        elif self.tile:
            hand = self.hand
            place = hand.index(self.tile) + by
            if 0 <= place < len(hand):
                self.tile = hand[place]

    def move_playable(self, by: int) -> None:
        """Go to the next tile that can be laid."""
        if self.train:
            self.move(by)
        elif self.tile:
            hand = self.hand
            at = hand.index(self.tile)
            around = [hand[(at + by * away) % len(hand)] for away in range(1, len(hand) + 1)]
            self.tile = next((tile for tile in around if self.session.fitting(tile)), self.tile)

    def label(self, letter: str) -> Answer:
        """Choose the tile with this letter; the second time, lay it."""
        hand = self.hand
        place = LABELS.index(letter)
        if self.tile is None or place >= len(hand):
            return Answer()
        if self.tile == hand[place] and not self.train:
            return self.enter()
        self.let_go()
        self.tile = hand[place]
        return Answer()

    def enter(self) -> Answer:
        """Lay the tile where it fits, or ask for the train."""
        if self.tile is None:
            return Answer()
        exact = next((each for each in self.trains if each.lower() == self.typed), None)
        if exact or self.train:
            return Answer(train=exact or self.train)
        fitting = self.fitting
        if len(fitting) > 1:
            self.train = fitting[0]
            speaker = self.session.speaker
            choices = speaker.listing([f"{each} {speaker.train(each)}" for each in fitting], "or")
            return Answer(note=speaker("screen-where", trains=choices))
        if fitting:
            return Answer(train=fitting[0])
        # It fits nowhere: let the referee say why, of the train that is owed or the own one.
        owed = self.session.duty.trains
        return Answer(train=owed[0] if owed else str(self.session.viewer))

    def type(self, character: str) -> Answer:
        """Take a character of a train's name; the train as soon as it is certain."""
        if self.tile is None:
            return Answer()
        self.typed += character.lower()
        typed = self.typed
        exact = next((each for each in self.trains if each.lower() == typed), None)
        fitting = self.fitting
        longer = [each for each in fitting if each.lower().startswith(typed) and each != exact]
        if exact and not longer:
            return Answer(train=exact)
        if exact in fitting:
            return self._note("screen-exact-or-longer", typed)
        if longer:
            return self._note("screen-second-digit", typed)
        self.typed = ""
        return self._note("screen-no-train", typed)

    def _note(self, id: str, typed: str) -> Answer:
        return Answer(note=self.session.speaker(id, key=typed.upper()))

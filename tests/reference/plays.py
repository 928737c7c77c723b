"""Whether a play is legal, and the stable reason if not (4.3, in the order given there)."""

from __future__ import annotations

from .duties import Duties
from .state import State
from .tiles import Tile
from .turn import PlayStep


class PlayRules:
    """Judges the plays of the player to move."""

    def __init__(self, state: State) -> None:
        """Look at this state."""
        self.state = state
        self.duties = Duties(state)

    def refusal(self, step: PlayStep) -> str | None:
        """The first reason that applies, in the order of 4.3, or None if the play is legal."""
        tile, train = step.tile, step.train
        if not self.state.player().holds(tile):
            return "not-in-hand"
        if self._is_not_yet(train):
            return "not-yet"
        if self._needs_own_train_first(train):
            return "own-train-first"
        if self.duties.cover_owed() and train not in self.duties.cover_trains():
            return "owes-cover"  # 2.4.1: nothing else may be played
        if self._breaks_follow_up(train):
            return "owes-follow-up"
        if not self._is_open_to_player(train):
            return "train-closed"
        if not self._matches(tile, train):
            return "no-match"
        if tile.is_double() and self._is_double_too_many():
            return "too-many-doubles"
        if self._would_end_on_double(tile, train):
            return "would-end-on-double"
        return None

    def legal_plays(self) -> list[PlayStep]:
        """All legal plays: every tile of the hand tried on every train."""
        plays = []
        for train in self.state.playable_train_names():
            plays += self._legal_plays_on(train)
        return plays

    def can_play(self) -> bool:
        """Whether at least one play is legal now (rulings, words of the page)."""
        trains = self.state.playable_train_names()
        return any(self._legal_plays_on(train) for train in trains)

    def _legal_plays_on(self, train: str) -> list[PlayStep]:
        """The legal plays on one train; a tile that does not match is never legal on it."""
        hand = self.state.player().hand
        steps = [PlayStep(tile, train) for tile in hand if self._matches(tile, train)]
        return [step for step in steps if self.refusal(step) is None]

    # --- kinds of trains

    def _is_own(self, train: str) -> bool:
        return train == self.state.player().train.name

    def _is_mexican(self, train: str) -> bool:
        return train.startswith("M")

    def _is_of_another(self, train: str) -> bool:
        return not self._is_own(train) and not self._is_mexican(train)

    def _is_mexican_start(self, train: str) -> bool:
        """Whether a tile on this train starts a Mexican train that the rules have."""
        return self._is_mexican(train) and train == self.state.next_mexican_name()

    # --- not-yet

    def _is_not_yet(self, train: str) -> bool:
        """2.3 first_trains, 2.4.2 mexican_from, rulings 10 and 21 (late trains too)."""
        state = self.state
        if train in self.duties.cover_trains():
            return False  # ruling 21: except an owed cover
        if self.duties.is_first_style():
            if self._is_of_another(train):
                return True
            if self._is_mexican(train) and state.option("first_trains") == "own":
                return True
        if state.lap == 1:
            return False  # ruling 10: whatever mexican_from says
        return self._is_mexican_start(train) and state.lap < state.number("mexican_from")

    # --- own-train-first

    def _needs_own_train_first(self, train: str) -> bool:
        """2.4.2 own_first and prefer_own, rulings 18, 19 and 21."""
        if self._is_own(train):
            return False
        if train in self.duties.cover_trains():
            return False  # ruling 19 (with before-anything no cover is owed: ruling 18)
        if self._own_first_forbids(train):
            return True
        return self.state.option("prefer_own") == "yes" and self._can_play_on_own_train()

    def _own_first_forbids(self, train: str) -> bool:
        """2.4.2 own_first: looks whether the own train has a tile, whoever laid it (ruling 21)."""
        if self.state.player().train.is_started():
            return False
        own_first = self.state.option("own_first")
        if own_first == "before-anything":
            return True
        if own_first == "before-others":
            return self._is_of_another(train) or self._is_mexican_start(train)
        if own_first == "before-mexican":
            return self._is_mexican_start(train)
        return False

    def _can_play_on_own_train(self) -> bool:
        """Whether a play on the own train is legal now (2.4.2 prefer_own)."""
        own = self.state.player().train.name
        return len(self._legal_plays_on(own)) > 0

    # --- follow-up, closed trains and matching

    def _breaks_follow_up(self, train: str) -> bool:
        """2.4.6 follow_up on-double: nothing but the double may be played on."""
        owed = self.duties.follow_up()
        return owed is not None and owed.on_double and train != owed.train

    def _is_open_to_player(self, train: str) -> bool:
        """2.4.2: own train, marked trains of others, Mexican trains; 2.4.1: the owed cover."""
        if train in self.duties.cover_trains():
            return True  # whoever owns the train and whether or not it is open
        owed = self.duties.follow_up()
        if owed is not None and train == owed.train:
            return True  # 2.4.6: on the double
        if self._is_own(train):
            return True
        there = self.state.train(train)
        if there is not None:
            return there.is_mexican() or there.marker
        return self._is_mexican_start(train)

    def _matches(self, tile: Tile, train: str) -> bool:
        """Section 1: neighbours match; a train starts with the engine's number, not a double."""
        there = self.state.train(train)
        if there is None:
            return tile.bears(self.state.engine) and not tile.is_double()
        return there.fits(tile, self.state.engine)

    # --- doubles

    def _is_double_too_many(self) -> bool:
        """2.4.6 doubles_per_turn and max_open_doubles, rulings 12 and 25."""
        state = self.state
        if self.duties.is_first_style() and state.option("first_end_double") != "ordinary":
            return False  # ruling 12
        if state.option("doubles_per_turn") == "one" and state.turn.doubles_laid() >= 1:
            return True
        return state.option("max_open_doubles") == "one" and len(state.open_doubles_now()) >= 1

    def _would_end_on_double(self, tile: Tile, train: str) -> bool:
        """2.3 first_end_double forbidden, ruling 12."""
        if not self.duties.is_first_style():
            return False
        if self.state.option("first_end_double") != "forbidden":
            return False
        to_follow = self.duties.double_to_be_followed()
        if to_follow is not None and train != to_follow:
            return True  # the next tile must go on the double
        if not tile.is_double():
            return False
        left = [other for other in self.state.player().hand if other != tile]
        return not any(other.bears(tile.high) for other in left)

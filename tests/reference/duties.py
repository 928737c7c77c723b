"""What the player to move owes, and in which manner his turn is played."""

from __future__ import annotations

from dataclasses import dataclass

from .state import State


@dataclass(frozen=True)
class FollowUp:
    """An owed follow-up: the train of the double, and whether it must go on the double."""

    train: str
    on_double: bool


class Duties:
    """Answers computed afresh from the state."""

    def __init__(self, state: State) -> None:
        """Look at this state."""
        self.state = state

    # --- manner of the turn

    def is_late_train(self) -> bool:
        """Whether the turn goes on as a first turn after a late start (2.3, ruling 14).

        So it is from the second lap on, once the player has laid the first tile of his own,
        until then empty train in this turn.
        """
        state = self.state
        if state.lap == 1 or state.option("late_start") != "whole-train":
            return False
        own = state.player().train
        return state.own_train_was_empty() and len(state.turn.laid_on(own.name)) > 0

    def is_first_style(self) -> bool:
        """Whether the trains and the double rules of a first turn hold now (2.3, ruling 14)."""
        return self.state.lap == 1 or self.is_late_train()

    def is_building(self) -> bool:
        """Whether the player lays as many tiles as he wishes (2.3 first_turn, ruling 14)."""
        state = self.state
        if state.lap == 1:
            if state.turn.is_cover_turn():
                return False  # ruling 12: who covered has had his first turn
            return state.option("first_turn") == "whole-train"
        return self.is_late_train()

    # --- owed cover

    def cover_owed(self) -> bool:
        """Whether the player must cover an open double now (2.4.1, 2.3, rulings 12, 16 to 18)."""
        state = self.state
        if state.option("cover_duty") == "none":
            return False  # ruling 20
        if state.lap == 1 and state.option("first_end_double") in ("later", "forbidden"):
            return False  # 2.3: owed from the second lap on
        if state.option("own_first") == "before-anything" and state.own_train_was_empty():
            return False  # ruling 18
        if not state.earlier_open_doubles():
            return False
        if not state.turn.has_laid():
            return True
        # 2.4.1 covers, ruling 17: after a cover only `all` goes on.
        return state.turn.is_cover_turn() and state.option("covers") == "all"

    def cover_trains(self) -> list[str]:
        """The trains whose double may be covered now by cover_order (2.4.1, ruling 16)."""
        if not self.cover_owed():
            return []
        names = [double.train for double in self.state.earlier_open_doubles()]
        order = self.state.option("cover_order")
        if order == "oldest":
            return names[:1]
        if order == "newest":
            return names[-1:]
        return names

    # --- owed follow-up

    def follow_up(self) -> FollowUp | None:
        """The follow-up that the player owes now for the last tile laid (2.4.6 to 2.4.8)."""
        state = self.state
        last = state.turn.last_lay()
        if last is None or not last.tile.is_double():
            return None
        mode = state.option("follow_up")
        if self._laid_last_tile() and state.option("final_double") == "must-follow":
            # 2.4.8, ruling 27: in every lap, under every first_end_double; `none` as `anywhere`.
            if mode == "none":
                mode = "anywhere"
        elif self.is_first_style() and state.option("first_end_double") != "ordinary":
            return None  # ruling 12: doubles of a first turn owe nothing by themselves
        if mode == "none":
            return None  # ruling 28
        if mode == "on-double" and state.is_waived(last.tile.high):
            return None  # 2.4.7, ruling 26
        return FollowUp(last.train, mode == "on-double")

    def _laid_last_tile(self) -> bool:
        """Whether the last tile laid in this turn emptied the hand (2.4.8)."""
        state = self.state
        return len(state.player().hand) == state.turn.draws_since_last_lay()

    def double_to_be_followed(self) -> str | None:
        """The train of a double that may not end a first train (2.3 forbidden, ruling 12)."""
        state = self.state
        last = state.turn.last_lay()
        if last is None or not last.tile.is_double():
            return None
        if not self.is_first_style() or state.option("first_end_double") != "forbidden":
            return None
        return last.train

    def has_duty(self) -> bool:
        """Whether a cover or a follow-up is owed (rulings, words of the page)."""
        return self.cover_owed() or self.follow_up() is not None

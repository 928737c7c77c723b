"""How turns and rounds end (2.4.4, 2.5, rulings 7, 15, 20, 22, 27 and 29)."""

from __future__ import annotations

import copy

from .duties import Duties
from .plays import PlayRules
from .state import State
from .turn import Turn


class Ending:
    """Ends the turn of the player to move, and the round if it is over."""

    def __init__(self, state: State) -> None:
        """Work on this state."""
        self.state = state
        self.duties = Duties(state)
        self.plays = PlayRules(state)

    # --- after a play

    def after_play(self) -> None:
        """End the turn, or not, after a tile was laid (ruling 7)."""
        if self._player_is_out():
            self._go_out()
        elif not self._turn_goes_on():
            self.end_turn()

    def _player_is_out(self) -> bool:
        """Whether he has laid his last tile and owes nothing for it (2.4.8, ruling 27)."""
        if self.state.player().hand:
            return False
        if self.state.option("final_double") == "out":
            return True
        return self.duties.follow_up() is None

    def _turn_goes_on(self) -> bool:
        """Whether something is owed, or more may be laid (ruling 7)."""
        last = self.state.turn.last_lay()
        if self.duties.follow_up() is not None:
            return True
        if self.duties.double_to_be_followed() is not None:
            return True
        if last is not None and last.paid_cover:
            return self.duties.cover_owed() and self.plays.can_play()  # ruling 17
        if self.duties.is_building():
            return self.plays.can_play()
        return False

    def _go_out(self) -> None:
        """The player to move is out (2.4.8, 2.5; in the first lap 2.3 first_out)."""
        state = self.state
        last = state.turn.last_lay()
        state.out.append(state.to_play)
        if last is not None and last.tile.is_double():
            state.out_on_double = True  # ruling 31
        if state.lap == 1 and state.option("first_out") == "finish-lap":
            self.end_turn()
        else:
            self._clear_turn()
            state.over = "out"

    # --- the end of a turn

    def end_turn(self) -> None:
        """Markers, then the end of the round, or the next player."""
        state = self.state
        if state.to_play not in state.out and self._earns_marker():
            state.player().train.marker = True
        state.idle = 0 if state.turn.has_laid() else state.idle + 1
        self._clear_turn()
        next_seat = state.next_seat(state.to_play)
        next_lap = state.lap + 1 if next_seat == state.leader else state.lap
        if next_lap > 1 and state.out:
            state.over = "out"  # ruling 15
        elif self._is_blocked(next_lap):
            state.over = "blocked"
        else:
            state.to_play = next_seat
            state.lap = next_lap

    def _earns_marker(self) -> bool:
        """2.4.4 and 2.3 (nothing laid), ruling 22."""
        state = self.state
        marker_on = state.option("marker_on")
        if marker_on == "failed-cover":
            return self.duties.cover_owed() and not state.turn.has_laid()
        if not state.turn.has_laid() or self.duties.follow_up() is not None:
            return True
        if marker_on == "not-on-own":
            own = state.player().train.name
            return state.turn.draw_count() > 0 and not state.turn.laid_on(own)
        return False

    def _clear_turn(self) -> None:
        """Nothing was done in the next turn yet; doubles on the table are from earlier turns."""
        state = self.state
        state.turn = Turn()
        for double in state.open_doubles:
            double.laid_this_turn = False
        if state.option("cover_duty") == "none":
            state.open_doubles = []  # ruling 20

    # --- blocked

    def _is_blocked(self, next_lap: int) -> bool:
        """2.5, ruling 29, judged when a turn has ended and the next lap is known."""
        state = self.state
        players = len(state.players)
        if state.boneyard or state.idle < players:
            return False
        if not self._mexican_may_be_started(next_lap):
            return False
        if state.idle >= 2 * players:
            return True
        return not any(self._could_lay(seat, next_lap) for seat in state.seats())

    def _mexican_may_be_started(self, next_lap: int) -> bool:
        """Ruling 29: no start of a Mexican train is still held back by mexican_from."""
        state = self.state
        if state.next_mexican_name() is None:
            return True
        return next_lap >= state.number("mexican_from")

    def _could_lay(self, seat: int, lap: int) -> bool:
        """Whether that seat could lay a tile if it were to move now."""
        imagined = copy.deepcopy(self.state)
        imagined.to_play = seat
        imagined.lap = lap
        return PlayRules(imagined).can_play()

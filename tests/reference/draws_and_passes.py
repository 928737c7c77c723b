"""Whether a draw or a pass is legal, and the stable reason if not (4.3, rulings 8, 9, 11, 13)."""

from __future__ import annotations

from .duties import Duties
from .plays import PlayRules
from .state import State


class DrawPassRules:
    """Judges draws and passes of the player to move."""

    def __init__(self, state: State) -> None:
        """Look at this state."""
        self.state = state
        self.duties = Duties(state)
        self.plays = PlayRules(state)

    def draw_refusal(self) -> str | None:
        """The first reason against a draw: can-play, already-drew, boneyard-empty (ruling 9)."""
        if self.plays.can_play() and not self._may_leave_a_play():
            return "can-play"
        if not self._has_allowance():
            return "already-drew"
        if not self.state.boneyard:
            return "boneyard-empty"
        return None

    def pass_refusal(self) -> str | None:
        """The first reason against a pass: can-play, must-draw, would-end-on-double."""
        if self.duties.double_to_be_followed() is not None and self.plays.can_play():
            return "would-end-on-double"  # ruling 12; the follower is in the hand
        if self.plays.can_play():
            return None if self._may_pass_though_able() else "can-play"
        if self._has_allowance() and self.state.boneyard:
            return "must-draw"  # ruling 9
        return None

    # --- kinds of play

    def _is_ordinary(self) -> bool:
        """Ordinary play from the second lap on: no duty, nothing laid yet (ruling 13)."""
        if self.state.lap == 1 or self.duties.has_duty():
            return False
        return not self.state.turn.has_laid()

    def _must_play_after_draw(self) -> bool:
        """2.4.3 drawn_tile must, ruling 13: who drew in this turn and can play must."""
        return self.state.option("drawn_tile") == "must" and self.state.turn.draw_count() > 0

    def _may_leave_a_play(self) -> bool:
        """2.4.3 must_play no, ruling 13: in ordinary play he need not play though he could."""
        if not self._is_ordinary() or self.state.option("must_play") == "yes":
            return False
        return not self._must_play_after_draw()

    def _may_pass_though_able(self) -> bool:
        """Whether a player who can play may end his turn now."""
        state = self.state
        if self.duties.has_duty():
            return False  # ruling 13: a duty is not loosened
        if state.turn.has_laid():
            return True  # 2.3: a train being built ends when the player says so
        if state.lap == 1:
            return state.option("may_decline") == "yes"  # ruling 11
        if self._may_leave_a_play():
            return True
        # Ruling 13: with must_play yes, drawn_tile may allows to pass after a draw.
        if state.option("must_play") == "yes" and state.option("drawn_tile") == "may":
            return state.turn.draw_count() > 0
        return False

    # --- the draw allowance

    def _has_allowance(self) -> bool:
        """Whether one more draw is within the allowance of this turn (rulings 8 and 24)."""
        state = self.state
        if self.duties.follow_up() is not None:
            return self._has_follow_up_draw()
        if state.turn.has_laid():
            return False  # ruling 8: only before a tile is laid; 2.4.1: no draw for further covers
        drawn = state.turn.draw_count()
        if state.lap == 1 and not self.duties.cover_owed():
            return state.option("first_draw") == "one" and drawn < 1
        draws = state.option("draws")
        if draws == "one":
            return drawn < 1
        if draws == "two":
            return drawn < 2
        # until-playable: as many as it takes; one tile if he draws although he could play
        # (ruling 13).
        return drawn < 1 or not self.plays.can_play()

    def _has_follow_up_draw(self) -> bool:
        """2.4.6 follow_up_draw and draws_per_turn, ruling 24."""
        state = self.state
        if state.option("follow_up_draw") == "none":
            return False
        if state.option("draws_per_turn") == "one":
            return state.turn.draw_count() == 0
        return state.turn.draws_since_last_lay() == 0

"""A train being built: its tiles lie on a copy of the round until the player has finished it."""

from __future__ import annotations

from caboose.game import Operation, Round, Step


def is_building(round: Round) -> bool:
    """Whether the turn is that of a train being built, or about to be. RULES.md 2.3."""
    return not round.over and round.duty.is_building


class Draft:
    """The tiles of a train that can still be taken back.

    ``round`` is the copy that they lie on; the real round is unchanged until ``commit``.
    """

    def __init__(self, real: Round) -> None:
        self.real = real
        self.round = real.copy()
        self.seat = real.to_play
        self.steps: list[Step] = []

    @property
    def is_complete(self) -> bool:
        """Whether the turn is over on the copy, so that only finishing is left."""
        return bool(self.steps) and self.round.operations[-1].ends_turn

    def lay(self, step: Step) -> None:
        """Lay a tile for the time being; raises Refusal."""
        self.round.do(step, self.seat)
        self.steps.append(step)

    def take_back(self, count: int = 1) -> list[Step]:
        """Take the last tiles back into the hand, and return their steps."""
        taken = self.steps[-count:]
        kept = self.steps[:-count]
        self.round, self.steps = self.real.copy(), []
        for step in kept:
            self.lay(step)
        return taken

    def verify_finish(self) -> None:
        """Raise Refusal if the train may not be left as it is."""
        if not self.is_complete:
            self.round.verify_pass(self.seat)

    def commit(self, *, finish: bool) -> list[Operation]:
        """Lay the tiles on the real round; with ``finish`` end the turn too."""
        operations = [self.real.do(step, self.seat) for step in self.steps]
        if finish and not self.is_complete:
            operations.append(self.real.pass_turn(self.seat))
        return operations

"""A table in one terminal: who sits where, whose turn it is, and what they may do.

No input or output happens here; the two faces (``screen`` and ``plain``) show a session and steer
it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from random import Random
from typing import NamedTuple

from caboose.cli.table.chronicle import Turn, turns
from caboose.cli.table.draft import Draft, is_building
from caboose.cli.table.words import Speaker
from caboose.game import Duty, Match, Operation, Refusal, Round, Step
from caboose.locales import WordedError
from caboose.players import PlannerPlayer, Player
from caboose.table.names import clean_name
from caboose.tiles import Tile
from caboose.view import View, view

BUDGET = 1.0
"""How many seconds a computer player may think about a step."""


FURTHER_TILE = 0.25
"""The share of the pace that further tiles of a first train take."""


class Phase(Enum):
    """What the table waits for."""

    PERSON = auto()
    COMPUTER = auto()
    HAND_OVER = auto()
    """The next person has to come to the keyboard first; no hand is shown."""
    ROUND_OVER = auto()
    MATCH_OVER = auto()


class NotNow(WordedError):
    """Something that this table cannot do now, and why."""


class Summary(NamedTuple):
    """The end of a round, by seat."""

    number: int
    engine: int
    over: str
    out: tuple[int, ...]
    hands: tuple[tuple[Tile, ...], ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class Session:
    """A match at one terminal.

    ``people`` are the seats of those at the keyboard, with their names; ``players`` are the
    computer players of all other seats. ``language`` is what the table speaks until another is
    chosen. Raises ValueError if a seat has neither or both.
    """

    def __init__(
        self,
        match: Match,
        people: Mapping[int, str],
        players: Mapping[int, Player],
        *,
        random: Random,
        suggestions: bool = False,
        language: str = "en",
    ) -> None:
        seats = range(1, match.players + 1)
        if sorted([*people, *players]) != list(seats):
            raise ValueError(
                f"the table has the seats 1 to {match.players}: each takes a person or a computer "
                f"player (people {sorted(people)}, computer players {sorted(players)})"
            )
        self.match = match
        self.people = dict(people)
        self.players = dict(players)
        self.names = [clean_name(people.get(s) or match.names[s - 1]) or str(s) for s in seats]
        self.language = language
        self.suggestions = suggestions
        self._random = random
        self._adviser = PlannerPlayer()
        self._draft: Draft | None = None
        self.viewer: int | None = next(iter(people)) if len(people) == 1 else None
        """The seat whose hand is shown; None while it is nobody's business."""
        if not match.rounds:
            match.deal()

    # ------------------------------------------------------------------ what is

    @property
    def round(self) -> Round:
        """The round as it stands."""
        return self.match.round

    @property
    def speaker(self) -> Speaker:
        """Who speaks to the person at the keyboard."""
        return Speaker(self.language, self.names, self.viewer)

    @property
    def shown(self) -> Round:
        """The round with the tiles of a train being built."""
        return self._draft.round if self._draft else self.round

    @property
    def view(self) -> View:
        """What the person at the keyboard may know."""
        return view(self.shown, self.viewer)

    @property
    def turns(self) -> list[Turn]:
        """What has happened in the round, as the person at the keyboard may know it."""
        return turns(view(self.round, self.viewer))

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        if self.round.over:
            return Phase.MATCH_OVER if self.match.is_over else Phase.ROUND_OVER
        if self.round.to_play in self.players:
            return Phase.COMPUTER
        return Phase.PERSON if self.round.to_play == self.viewer else Phase.HAND_OVER

    @property
    def is_watched(self) -> bool:
        """Whether computer players hold all seats."""
        return not self.people

    @property
    def is_building(self) -> bool:
        """Whether the person at the keyboard is building a train."""
        return self.phase is Phase.PERSON and (bool(self._draft) or is_building(self.round))

    @property
    def drafted(self) -> list[Step]:
        """The tiles that can still be taken back, in the order laid."""
        return list(self._draft.steps) if self._draft else []

    @property
    def is_complete(self) -> bool:
        """Whether no further tile can go on the train being built."""
        return self._draft is not None and self._draft.is_complete

    @property
    def duty(self) -> Duty:
        """What the player to move has to do; of no meaning when the round is over."""
        return self.shown.duty

    @property
    def legal(self) -> tuple[Step, ...]:
        """What the person at the keyboard may do now."""
        if self.phase is not Phase.PERSON or self.is_complete:
            return ()
        return tuple(self.shown.legal_steps())

    def fitting(self, tile: Tile) -> list[str]:
        """The trains that the person may lay this tile on."""
        return [step.train for step in self.legal if step.is_play and step.tile == tile]

    @property
    def suggestion(self) -> Step | None:
        """What the greedy player would do in the person's place; a pass to finish a train."""
        if self.phase is not Phase.PERSON:
            return None
        if self.is_complete:
            return Step.pass_turn()
        return self._adviser.choose(self.view, BUDGET, self._random)

    @property
    def is_scarce(self) -> bool:
        """Whether the boneyard of this deal is small."""
        return self.match.rules.deal(self.match.players).warning is not None

    def hunted(self, number: int) -> int:
        """How many tiles were drawn to find the engine of a round (counted from 1)."""
        round = self.match.rounds[number - 1]
        deal = round.rules.deal(round.players)
        held = sum(len(hand) for hand in round.hands)
        laid = sum(each.step.is_play - each.step.is_draw for each in round.operations)
        return held + laid + (not deal.engine_aside) - round.players * deal.hand

    def refusal(self, step: Step) -> Refusal | None:
        """Why the referee refuses a step of the person at the keyboard, or None."""
        return self.shown.refusal(step, self.viewer)

    def summary(self) -> Summary:
        """The round that is over; raises ValueError while it runs."""
        round = self.round
        points = round.scores()
        return Summary(
            number=len(self.match.rounds),
            engine=round.engine,
            over=str(round.over),
            out=tuple(round.out),
            hands=tuple(tuple(hand) for hand in round.hands),
            points=tuple(points),
            totals=tuple(self.match.totals),
        )

    # ----------------------------------------------------------- what people do

    def take_seat(self) -> None:
        """The person whose turn it is has come to the keyboard."""
        if self.phase is Phase.HAND_OVER:
            self.viewer = self.round.to_play

    def play(self, tile: Tile, train: str) -> None:
        """Lay a tile; raises Refusal or NotNow."""
        self.do(Step.play(tile, train))

    def draw(self) -> None:
        """Draw a tile; raises Refusal or NotNow."""
        self.do(Step.draw())

    def pass_turn(self) -> None:
        """Pass, or finish the train being built; raises Refusal or NotNow."""
        self.do(Step.pass_turn())

    def do(self, step: Step) -> None:
        """Do a step of the person at the keyboard; raises Refusal or NotNow."""
        self._verify_turn()
        if step.is_pass and self._draft:
            self.finish()
        elif step.is_draw and self._draft:
            self._verify_goes_on()
            self._draft.round.verify_draw(self.viewer)
            self._draft.commit(finish=False)
            self._draft = None
            self.round.do(step, self.viewer)
        elif step.is_play and (self._draft or self._is_drafted(step)):
            self._verify_goes_on()
            draft = self._draft or Draft(self.round)
            draft.lay(step)
            self._draft = draft
        else:
            self.round.do(step, self.viewer)
            self._leave()

    def finish(self) -> None:
        """Finish the train being built; raises Refusal or NotNow."""
        self._verify_turn()
        if not self._draft:
            raise NotNow("terminal-nothing-to-finish", {})
        self._draft.verify_finish()
        self._draft.commit(finish=True)
        self._draft = None
        self._leave()

    def take_back(self) -> Tile:
        """Take the last tile of the train being built back; raises NotNow."""
        return self._take_back(1)[0]

    def take_back_all(self) -> list[Tile]:
        """Take all tiles of the train being built back; raises NotNow."""
        return self._take_back(len(self.drafted))

    def _take_back(self, count: int) -> list[Tile]:
        self._verify_turn()
        if not self._draft:
            building = is_building(self.round)
            id = "terminal-nothing-to-take-back" if building else "terminal-no-taking-back"
            raise NotNow(id, {})
        taken = self._draft.take_back(count)
        if not self._draft.steps:
            self._draft = None
        return [step.tile for step in taken]

    def _verify_turn(self) -> None:
        if self.phase is Phase.COMPUTER or self.phase is Phase.HAND_OVER:
            name = self.names[self.round.to_play - 1]
            raise NotNow("refusal-not-your-turn", {"you": "no", "name": name})
        if self.phase is not Phase.PERSON:
            raise NotNow("refusal-round-over", {})

    def _verify_goes_on(self) -> None:
        if self.is_complete:
            raise NotNow("terminal-nothing-more-fits", {})

    def _is_drafted(self, step: Step) -> bool:
        return self.round.begins_building(step)

    def _leave(self) -> None:
        """After a person's turn: with several people at the keyboard, cover the hand."""
        if len(self.people) > 1 and self.round.to_play != self.viewer:
            self.viewer = None

    # --------------------------------------------------------- what computers do

    def choose(self) -> Step:
        """The computer player's choice for its turn. Changes nothing, so it may run aside."""
        seat = self.round.to_play
        return self.players[seat].choose(view(self.round, seat), BUDGET, self._random)

    def advance(self, step: Step | None = None) -> Operation:
        """Do one step of the computer player whose turn it is.

        Raises ValueError if it is not a computer's turn, Refusal if a player chose what is illegal.
        """
        if self.phase is not Phase.COMPUTER:
            raise ValueError("no computer player is to move")
        return self.round.do(self.choose() if step is None else step, self.round.to_play)

    def next_round(self) -> None:
        """Deal the next round; raises ValueError if the last one runs or the match is over."""
        self.match.deal()
        if len(self.people) > 1:
            self.viewer = None


def share_of_pace(round: Round, step: Step) -> float:
    """Which share of the pace a computer player's step takes."""
    goes_on = step.is_play and any(each.is_play for each in round.turn)
    return FURTHER_TILE if goes_on and is_building(round) else 1.0

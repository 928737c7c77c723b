"""The sentences of the table that both faces use, in one place for the message catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from caboose.cli.table.chronicle import Deed, Turn
from caboose.game import Match, Refusal, Step
from caboose.game.standing import rank_key
from caboose.tiles import Tile

NOTHING_TO_FINISH = "No tile of your train is laid yet. To lay none, pass."
NOTHING_TO_TAKE_BACK = "There is nothing to take back: no tile of your train is laid yet."
NO_TAKING_BACK = "Only the tiles of a train that you are building can be taken back."
TRAIN_IS_COMPLETE = (
    "No further tile can go on your train: finish it, or take a tile back to build it differently."
)
ROUND_IS_OVER = "The round is over."

LONGEST_NAME = 20


def clean_name(name: str, seat: int) -> str:
    """A name that can be shown: printable, on one line and not too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    shown = shown if len(shown) <= LONGEST_NAME else shown[: LONGEST_NAME - 1] + "…"
    return shown or f"Player {seat}"


def count_tiles(count: int) -> str:
    """A number of tiles."""
    return "1 tile" if count == 1 else f"{count} tiles"


def count_points(points: int) -> str:
    """A number of points."""
    return "1 point" if points in (1, -1) else f"{points} points"


def a_number(number: int) -> str:
    """A number of pips with its article."""
    return f"{'an' if number in (8, 11, 18) else 'a'} {number}"


def listing(items: Sequence[str], last: str = "and") -> str:
    """Several things in a row: ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def tiles_text(tiles: Sequence[Tile]) -> str:
    """Tiles in a row."""
    return " ".join(str(tile) for tile in tiles)


def not_your_turn(name: str) -> str:
    """Somebody else is to move."""
    return f"It is {name}'s turn."


def saved(path: str) -> str:
    """The record was written."""
    return f"The match is saved in {path}."


def not_saved(path: str, problem: str) -> str:
    """The record could not be written."""
    return f"The match could not be saved in {path}: {problem}."


def refusal_text(refusal: Refusal) -> str:
    """The referee's sentence and the rule behind it, without the list of legal steps."""
    return refusal.ruling


# ------------------------------------------------------------------------ trains


class Speaker:
    """Says things to one reader, whom it calls you.

    ``viewer`` is the reader's seat; None for somebody who only watches.
    """

    def __init__(self, names: Sequence[str], viewer: int | None) -> None:
        self.names = names
        self.viewer = viewer

    def name(self, seat: int) -> str:
        """A player in the middle of a sentence."""
        return "you" if seat == self.viewer else self.names[seat - 1]

    def subject(self, seat: int) -> str:
        """A player at the beginning of a sentence."""
        return "You" if seat == self.viewer else self.names[seat - 1]

    def train(self, train: str) -> str:
        """A train in the middle of a sentence."""
        if train == "M":
            return "the Mexican train"
        if train.startswith("M"):
            return f"Mexican train {train[1:]}"
        return self.owned_train(int(train))

    def owned_train(self, seat: int) -> str:
        """The train of a seat."""
        return "your train" if seat == self.viewer else f"{self.names[seat - 1]}'s train"

    # --------------------------------------------------------------------- turns

    def turn(self, turn: Turn) -> str:
        """What a player did in a turn, in one sentence."""
        you = turn.seat == self.viewer
        clauses: list[str] = []
        previous: Deed | None = None
        for deed in turn.deeds:
            if not (turn.is_whole_train and deed.is_play):
                clauses += self._clause(deed, previous, you)
            elif deed.starts_train:
                clauses.append(_whole_train(turn))
            previous = deed
        return f"{self.subject(turn.seat)} {listing(clauses)}{_after(turn, you)}."

    def _clause(self, deed: Deed, previous: Deed | None, you: bool) -> list[str]:
        operation = deed.operation
        if operation.step.is_draw:
            return [f"drew {operation.drawn}" if operation.drawn else "drew a tile"]
        if operation.step.is_pass:
            only_ends_a_train = previous is not None and previous.is_play
            return [] if only_ends_a_train and not operation.marked else ["passed"]
        own = "your train" if you else "their own train"
        train = own if deed.on_own else self.train(deed.train)
        if operation.covered and previous and previous.is_play and previous.train == deed.train:
            return [f"covered it with {deed.tile}"]
        if operation.covered:
            return [f"covered the {deed.end}-{deed.end} on {train} with {deed.tile}"]
        if deed.starts_train:
            return [f"started {train} with {deed.tile}"]
        return [f"laid {deed.tile} on {train}"]

    def round_start(self, engine: int, leader: int, hunted: int) -> str:
        """How the round began; ``hunted`` tiles were drawn to find the engine."""
        leads = f"{self.subject(leader)} {'lead' if leader == self.viewer else 'leads'}"
        were = "was" if hunted == 1 else "were"
        found = f": {count_tiles(hunted)} {were} drawn to find it" if hunted else ""
        return f"The engine is {engine}-{engine}{found}. {leads}."

    def suggestion(self, step: Step, *, finishes: bool) -> str:
        """What the greedy player would do."""
        if step.is_play:
            return f"Suggestion: {step.tile} on {self.train(step.train)}."
        if step.is_draw:
            return "Suggestion: draw."
        return "Suggestion: finish your train." if finishes else "Suggestion: pass."

    # ---------------------------------------------------------- the end of a round

    def round_end(self, over: str, out: Sequence[int]) -> str:
        """Why a round is over."""
        if over == "blocked":
            return "The round is blocked: the boneyard is empty and nobody can lay a tile."
        is_one = len(out) == 1 and out[0] != self.viewer
        who = listing([self.subject(seat) for seat in out])
        return f"{who} {'is' if is_one else 'are'} out: no tile left."

    def ranking(self, match: Match) -> list[str]:
        """The places of a finished match, the winner first."""
        lines = []
        place = 1
        for entry in match.ranking:
            seats = entry if isinstance(entry, list) else [entry]
            who = listing([self.names[seat - 1] for seat in seats])
            lines.append(f"{place}. {who}: {count_points(match.totals[seats[0] - 1])}")
            place += len(seats)
        return lines

    def victory(self, match: Match) -> str:
        """Who has won."""
        best = match.ranking[0]
        seats = best if isinstance(best, list) else [best]
        if len(seats) > 1:
            return f"{listing([self.subject(seat) for seat in seats])} share the victory."
        return f"{self.subject(seats[0])} {'have' if seats[0] == self.viewer else 'has'} won."

    def tie_breaks(self, match: Match) -> list[str]:
        """For each equal total, a sentence that says how the tie was broken. RULES.md 2.7."""
        groups = [entry if isinstance(entry, list) else [entry] for entry in match.ranking]
        sentences = [self._shared(match, group) for group in groups if len(group) > 1]
        totals = match.totals
        for before, after in pairwise(groups):
            if totals[before[0] - 1] == totals[after[0] - 1]:
                sentences.append(self._broken(match, before[0], after[0]))
        return sentences

    def _shared(self, match: Match, seats: Sequence[int]) -> str:
        who = listing([self.names[seat - 1] for seat in seats])
        return (
            f"{who} share a place: {count_points(match.totals[seats[0] - 1])} each, and every "
            "tie-break is equal too."
        )

    def _broken(self, match: Match, before: int, after: int) -> str:
        wins = match.rules["scoring"] == "winner-takes"
        keys = [
            rank_key(match.rules, [row[s - 1] for row in match.scores]) for s in (before, after)
        ]
        first, second = keys
        name, other = self.names[before - 1], self.names[after - 1]
        beginning = f"{name} and {other} have {count_points(match.totals[before - 1])} each; {name}"
        if first[1] != second[1]:
            if wins:
                return f"{beginning} won more rounds ({-first[1]} against {-second[1]})."
            return (
                f"{beginning} had more rounds with zero points ({-first[1]} against {-second[1]})."
            )
        if wins:
            return (
                f"{beginning} had the higher best round ({-first[2]} against {-second[2]}), with "
                "as many rounds won."
            )
        return (
            f"{beginning} had the lower best round above zero ({first[2]} against {second[2]}), "
            "with as many rounds at zero."
        )


def _whole_train(turn: Turn) -> str:
    laid = [deed for deed in turn.deeds if deed.is_play]
    tiles = " ".join(f"{deed.end}-{deed.tile.other(deed.end)}" for deed in laid)
    return f"started with a train of {count_tiles(len(laid))}: {tiles}"


def _after(turn: Turn, you: bool) -> str:
    """What the turn meant for the player's train and hand."""
    own = "your" if you else "their"
    last = turn.deeds[-1]
    if any(deed.operation.marked for deed in turn.deeds):
        return f"; {own} train is open now"
    if any(deed.operation.unmarked for deed in turn.deeds):
        return f"; {own} train is closed again"
    if last.operation.step.is_pass and last.was_open:
        return f"; {own} train stays open"
    if last.is_play and last.tiles_left == 0:
        return f", {own} last tile"
    return ""

"""What the plain table tells, in sentences."""

from __future__ import annotations

from collections.abc import Callable

from caboose.cli.table.alerts import alert
from caboose.cli.table.board import Cell, cells
from caboose.cli.table.commands import COMMANDS, named
from caboose.cli.table.end_words import ranking, round_end, tie_breaks, victory
from caboose.cli.table.session import Session
from caboose.cli.table.turn_words import turn_told
from caboose.cli.table.words import Speaker, as_sentence, tiles_text
from caboose.game import Step
from caboose.locales import Argument
from caboose.tiles import Tile

_MAY_ALSO = {
    ("+",): "plain-may-draw",
    ("-",): "plain-may-pass",
    ("+", "-"): "plain-may-draw-or-pass",
}


class Teller:
    """Tells how a session stands and what has happened in it; ``write`` takes each sentence."""

    def __init__(self, session: Session, write: Callable[[str], None]) -> None:
        self.session = session
        self.write = write
        self._told = 0

    @property
    def say(self) -> Speaker:
        """Who speaks to the person at the keyboard."""
        return self.session.speaker

    def tell(self, id: str, **arguments: Argument) -> None:
        """An entry of the catalogues."""
        self.write(self.say(id, **arguments))

    def seat(self, seat: int) -> str:
        """A player with the number of his train."""
        return f"{self.session.names[seat - 1]} ({seat})"

    def tell_welcome(self) -> None:
        """The first lines: the rules, and who plays."""
        session, say = self.session, self.say
        seats = say.listing([self.seat(seat) for seat in range(1, len(session.names) + 1)])
        self.tell("plain-welcome", rules=str(session.match.rules), seats=seats)
        people = [session.names[seat - 1] for seat in sorted(session.people)]
        if session.is_watched:
            self.tell("terminal-watching")
        elif people != [say("terminal-you")]:
            self.tell("plain-you-are", names=say.listing(people))

    def tell_round(self) -> None:
        """The beginning of a round; where it runs already, what happened last."""
        session = self.session
        number = len(session.match.rounds)
        round, self._told = session.round, 0
        self.write(as_sentence(self.say.round_title(number, session.match.round_count)))
        self.write(self.say.round_start(round.engine, round.leader, session.hunted(number)))
        if session.is_scarce:
            self.tell("deal-scarce")
        if round.operations:
            self.tell_again()
            self._told = sum(turn.is_over for turn in session.turns)

    def tell_turns(self) -> None:
        """Tell the turns that have ended since the last time."""
        ended = [turn for turn in self.session.turns if turn.is_over]
        for turn in ended[self._told :]:
            self.write(turn_told(self.say, turn))
        self._told = max(self._told, len(ended))

    def tell_turn(self) -> None:
        """It is the person's turn: what is to be done, and what can be laid."""
        session, say = self.session, self.say
        self.write(alert(session).text)
        plays: dict[Tile, list[str]] = {}
        for step in session.legal:
            if step.is_play:
                plays.setdefault(step.tile, []).append(say.train_and_key(step.train))
        if plays:
            told = [
                say("plain-tile-on", tile=str(tile), trains=say.listing(trains, "or"))
                for tile, trains in sorted(plays.items(), reverse=True)
            ]
            self.tell("plain-can-lay", plays="; ".join(told))
            others = [step for step in (Step.draw(), Step.pass_turn()) if step in session.legal]
            if others and not session.is_building:
                self.tell(_MAY_ALSO[tuple(map(str, others))])
        if session.suggestions:
            self.tell_suggestion()

    def tell_round_end(self) -> None:
        """Why the round is over, and everybody's points."""
        session = self.session
        summary = session.summary()
        self.write(as_sentence(round_end(self.say, summary.over, summary.out)))
        for place, name in enumerate(session.names):
            left = tiles_text(summary.hands[place])
            self.tell(
                "plain-points-and-hand" if left else "plain-points",
                name=name,
                points=summary.points[place],
                total=summary.totals[place],
                tiles=left,
            )

    def tell_match_end(self) -> None:
        """Who has won, the places and the tie-breaks."""
        say, match = self.say, self.session.match
        self.write(as_sentence(victory(say, match)))
        for line in (*ranking(say, match), *tie_breaks(say, match)):
            self.write(line)

    def tell_hand(self) -> None:
        """The own hand, those tiles first that can be laid."""
        session, say = self.session, self.say
        if session.viewer is None:
            self.tell("plain-no-hand")
            return
        tiles = sorted(session.view.hand, reverse=True)
        playable = [str(tile) for tile in tiles if session.fitting(tile)]
        others = [str(tile) for tile in tiles if not session.fitting(tile)]
        parts = []
        if playable:
            parts.append(say("plain-can-lay", plays=say.listing(playable)))
        if others:
            id = "plain-others" if playable else "plain-none-fits"
            parts.append(say(id, tiles=say.listing(others)))
        pips = sum(tile.pips for tile in tiles)
        self.write(" ".join([*parts, say("plain-hand", count=len(tiles), pips=pips)]))

    def tell_ends(self) -> None:
        """The end of each train, those first that the person may use."""
        board = cells(self.session)
        usable = [cell for cell in board if cell.is_own or cell.is_open or cell.must_be_covered]
        for cell in (*usable, *(cell for cell in board if cell not in usable)):
            self.write(as_sentence(", ".join(self._facts(cell))))

    def _facts(self, cell: Cell) -> list[str]:
        """A train's name, end, length and state, as the browser reads them out."""
        say = self.say
        facts = [f"{say.told('board-train-name', train=cell.train)} ({cell.train})"]
        facts.append(say("board-train-end", number=cell.end))
        if cell.length:
            facts.append(say("board-train-length", count=cell.length))
        else:
            facts.append(say("board-train-not-started"))
        if not cell.is_own or cell.is_open:
            facts.append(say("board-train-open" if cell.is_open else "screen-closed"))
        if cell.open_double:
            facts.append(say("board-train-open-double"))
        return facts

    def tell_open_doubles(self) -> None:
        """The open doubles in their order."""
        session, say = self.session, self.say
        ends = session.shown.ends
        doubles = [say.double_on(ends[train], train) for train in session.shown.open_doubles]
        if session.round.rules["cover_order"] == "newest":
            doubles.reverse()
        if not doubles:
            self.tell("plain-no-open-double")
            return
        in_order = session.round.rules["cover_order"] != "any" and len(doubles) > 1
        id = "plain-open-doubles-in-order" if in_order else "plain-open-doubles"
        self.tell(id, doubles=say.listing(doubles))

    def tell_tiles(self) -> None:
        """How many tiles everybody holds."""
        session = self.session
        view = session.view
        held = zip(session.names, view.tiles_in_hand, strict=True)
        hands = ", ".join(f"{name} {count}" for name, count in held)
        self.tell("plain-tiles", hands=hands, count=view.tiles_in_boneyard)

    def tell_scores(self) -> None:
        """The points so far."""
        match = self.session.match
        totals = zip(self.session.names, match.totals, strict=True)
        told = ", ".join(f"{name} {total}" for name, total in totals)
        self.tell("plain-scores", count=len(match.scores), totals=told)

    def tell_again(self) -> None:
        """What happened in the last lap."""
        told = self.session.turns[-len(self.session.names) :]
        for turn in told:
            self.write(turn_told(self.say, turn))
        if not told:
            self.tell("plain-nothing-happened")

    def tell_suggestion(self) -> None:
        """What a computer player would do."""
        step: Step | None = self.session.suggestion
        if step is None:
            self.tell("plain-no-suggestion")
        else:
            self.write(self.say.suggestion(step, finishes=bool(self.session.drafted)))

    def tell_rules(self) -> None:
        """The rules of this table."""
        match, say = self.session.match, self.say
        rules = match.rules
        about = as_sentence(say(f"preset-{rules.preset}-about"))
        self.write(f"{rules.preset}: {about} {say.deal(rules.deal(match.players))}")
        for name, value in rules.items():
            changed = f" ({say('rules-changed')})" if name in rules.changes else ""
            self.write(f"{name}={value}{changed}. {say.option(name, str(value))}")

    def tell_help(self) -> None:
        """All commands."""
        self.tell("plain-help")
        for name in COMMANDS:
            about = self.say(f"command-{name}-about")
            self.write(f"{named(self.say, name)}: {about.removesuffix('.')}.")

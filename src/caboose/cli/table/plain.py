"""The plain table: sentences out, commands in, line by line.

For screen readers and scripts: no colour, no cursor movement, and standard input may be a pipe.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable

from caboose.cli.table import plain_words as say
from caboose.cli.table.alerts import alert
from caboose.cli.table.board import Cell, cells
from caboose.cli.table.saving import Keeper
from caboose.cli.table.session import NotNow, Phase, Session, share_of_pace
from caboose.cli.table.words import (
    Speaker,
    count_points,
    not_saved,
    refusal_text,
    saved,
    tiles_text,
)
from caboose.game import Refusal, Step
from caboose.rules import options, preset
from caboose.rules.deals import MOST_PLAYERS
from caboose.tiles import Tile, shorten

_PLAY = re.compile(r"(\d{1,2}\s*[-–:/|]\s*\d{1,2})\s*(?:@|\bon\b)?\s*(.*)", re.IGNORECASE)
INTERRUPTED = 130


def play_plain(session: Session, keeper: Keeper, pace: float) -> int:
    """Play on standard input and output; the exit status."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    table = PlainTable(session, keeper, pace, read=_read_line, write=_write_line)
    try:
        return table.run()
    except KeyboardInterrupt:
        _write_line("")
        table.leave(say.GOODBYE)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone: save, and leave nothing for Python to flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0 if keeper.save() else 1


def _read_line() -> str | None:
    if sys.stdin.isatty():
        print("> ", end="", flush=True)
    return sys.stdin.readline() or None


def _write_line(text: str) -> None:
    print(text, flush=True)


class PlainTable:
    """A session that is told and steered in lines.

    ``read`` gives the next line, or None at the end of the input.
    """

    def __init__(
        self,
        session: Session,
        keeper: Keeper,
        pace: float,
        *,
        read: Callable[[], str | None],
        write: Callable[[str], None],
    ) -> None:
        self.session = session
        self.keeper = keeper
        self.pace = pace
        self.read = read
        self.write = write
        self._told = 0
        self._is_left = False
        self._commands: dict[str, Callable[[str], None]] = {
            "play": self._play,
            "draw": lambda _: self._act(self.session.draw),
            "pass": lambda _: self._act(self.session.pass_turn),
            "undo": self._undo,
            "done": lambda _: self._act(self.session.finish),
            "hand": lambda _: self._tell_hand(),
            "ends": lambda _: self._tell_ends(),
            "open": lambda _: self._tell_open_doubles(),
            "turn": lambda _: self.write(alert(self.session).text),
            "tiles": lambda _: self._tell_tiles(),
            "scores": lambda _: self._tell_scores(),
            "again": lambda _: self._tell_again(),
            "suggest": lambda _: self._suggest(),
            "rules": lambda _: self._tell_rules(),
            "next": lambda _: self._next(),
            "help": lambda _: self._help(),
            "quit": lambda _: self.leave(say.GOODBYE),
        }

    @property
    def speaker(self) -> Speaker:
        """Who speaks to the person at the keyboard."""
        return Speaker(self.session.names, self.session.viewer)

    # ----------------------------------------------------------------------- flow

    def run(self) -> int:
        """Play until the match is over or the person leaves; the exit status."""
        self._welcome()
        self._tell_round()
        while not self._is_left:
            phase = self.session.phase
            if phase is Phase.COMPUTER:
                self._computer_step()
            elif phase is Phase.MATCH_OVER:
                self._tell_round_end()
                self._tell_match_end()
                self.leave(None)
            elif phase is Phase.ROUND_OVER:
                self._round_over()
            elif phase is Phase.HAND_OVER:
                self._hand_over()
            else:
                self._tell_turn()
                self._ask_while(Phase.PERSON)
        return 0 if self.keeper.problem is None else 1

    def _ask_while(self, phase: Phase) -> None:
        """Carry commands out until the round has changed."""
        before = self._moment
        while not self._is_left and self.session.phase is phase and self._moment == before:
            line = self.read()
            if line is None:
                self.leave(say.END_OF_INPUT)
            elif line.strip():
                self.carry_out(line.strip())
            elif phase is Phase.ROUND_OVER:
                self._next()
            else:
                self.write(alert(self.session).text)

    @property
    def _moment(self) -> tuple[int, int]:
        return (len(self.session.match.rounds), len(self.session.shown.operations))

    def carry_out(self, line: str) -> None:
        """Carry out one command."""
        if line[0].isdigit():
            self._play(line)
            return
        word, _, rest = line.partition(" ")
        word = {"+": "draw", "-": "pass"}.get(word, word.casefold())
        fitting = [word] if word in self._commands else []
        fitting = fitting or [each for each in self._commands if each.startswith(word)]
        if not fitting:
            self.write(say.unknown(shorten(line)))
        elif len(fitting) > 1:
            self.write(say.ambiguous(shorten(word), fitting))
        elif rest.strip() and fitting[0] not in ("play", "undo"):
            self.write(say.takes_nothing(fitting[0]))
        else:
            self._commands[fitting[0]](rest.strip())

    def _computer_step(self) -> None:
        step = self.session.choose()
        time.sleep(self.pace * share_of_pace(self.session.round, step))
        self.session.advance(step)
        self._tell_turns()

    def _hand_over(self) -> None:
        self.write(alert(self.session).text)
        self.write(say.HIDDEN)
        line = self.read()
        if line is None:
            self.leave(say.END_OF_INPUT)
            return
        self.session.take_seat()
        if line.strip():
            self.carry_out(line.strip())

    def _round_over(self) -> None:
        self._tell_round_end()
        self._save()
        if self.session.is_watched:
            self._next()
            return
        self.write(say.NEXT_ROUND)
        self._ask_while(Phase.ROUND_OVER)

    def _next(self) -> None:
        if self.session.phase is not Phase.ROUND_OVER:
            self.write(say.ROUND_RUNS)
            return
        self.session.next_round()
        self._told = 0
        self._tell_round()

    def leave(self, farewell: str | None) -> None:
        """Save, and end."""
        if farewell:
            self.write(farewell)
        if self._save() and self.keeper.path:
            self.write(saved(str(self.keeper.path)))
        self._is_left = True

    def _save(self) -> bool:
        if self.keeper.save():
            return True
        self.write(not_saved(str(self.keeper.path), str(self.keeper.problem)))
        return False

    # -------------------------------------------------------------- what people do

    def _act(self, action: Callable[[], object]) -> None:
        before = self.session.round.to_play
        try:
            action()
        except Refusal as refusal:
            self.write(refusal_text(refusal))
        except NotNow as reason:
            self.write(str(reason))
        else:
            self._tell_turns()
            if self.session.round.to_play != before or self.session.round.over:
                self._save()

    def _play(self, text: str) -> None:
        match = _PLAY.fullmatch(text)
        if match is None:
            self.write(say.NO_TILE)
            return
        try:
            tile = Tile.parse(match[1])
        except ValueError as error:
            self.write(f"{error}.")
            return
        train = self._train(match[2], tile)
        if train:
            self._act(lambda: self.session.play(tile, train))

    def _train(self, text: str, tile: Tile) -> str | None:
        """The train that is meant, or None after saying why it is not clear."""
        names = [cell.train for cell in cells(self.session)]
        word = re.sub(r"^the\s+|(('s)?\s+train)$", "", text.strip().casefold()).strip()
        if not word:
            return self._only_train(tile)
        if word.isdecimal() and 1 <= int(word) <= MOST_PLAYERS:
            return str(int(word))
        if word.upper() in names:
            return word.upper()
        if word in ("own", "mine", "my", "me"):
            return str(self.session.viewer or self.session.round.to_play)
        if len(word) > 1 and "mexican".startswith(word):
            return "M"
        named = dict(enumerate(self.session.names, 1))
        found = [s for s, name in named.items() if name.casefold() == word]
        found = found or [s for s, name in named.items() if name.casefold().startswith(word)]
        if len(found) == 1:
            return str(found[0])
        if found:
            choices = [say.seat(named[s], s) for s in found]
            self.write(say.several_trains(shorten(text), choices))
        else:
            self.write(say.no_train(shorten(text), self.session.names))
        return None

    def _only_train(self, tile: Tile) -> str | None:
        fitting = self.session.fitting(tile)
        if len(fitting) > 1:
            trains = [say.train(self.speaker.train(train), train) for train in fitting]
            self.write(say.which_train(str(tile), trains, fitting[0]))
            return None
        if fitting:
            return fitting[0]
        owed = self.session.duty.trains
        return owed[0] if owed else str(self.session.viewer or self.session.round.to_play)

    def _undo(self, rest: str) -> None:
        if rest and rest != "all":
            self.write(say.takes_nothing("undo"))
            return
        before = self.session.drafted
        self._act(self.session.take_back_all if rest else self.session.take_back)
        taken = before[len(self.session.drafted) :]
        if taken:
            self.write(say.taken_back([str(step.tile) for step in taken]))

    # ------------------------------------------------------------- what is told unasked

    def _welcome(self) -> None:
        session = self.session
        seats = [say.seat(name, seat) for seat, name in enumerate(session.names, 1)]
        you = [session.names[seat - 1] for seat in sorted(session.people)]
        self.write(say.welcome(str(session.match.rules), seats, you))
        if session.is_watched:
            self.write(say.WATCHING)

    def _tell_round(self) -> None:
        session = self.session
        number = len(session.match.rounds)
        round = session.round
        self.write(say.round_title(number, session.match.round_count))
        self.write(self.speaker.round_start(round.engine, round.leader, session.hunted(number)))
        if session.deal_warning:
            self.write(session.deal_warning)
        if round.operations:
            self._tell_again()
            self._told = sum(turn.is_over for turn in session.turns)

    def _tell_turns(self) -> None:
        """Tell the turns that have ended since the last time."""
        ended = [turn for turn in self.session.turns if turn.is_over]
        for turn in ended[self._told :]:
            self.write(self.speaker.turn(turn))
        self._told = max(self._told, len(ended))

    def _tell_turn(self) -> None:
        """It is the person's turn: what is to be done, and what can be laid."""
        session = self.session
        self.write(alert(session).text)
        plays: dict[str, list[str]] = {}
        for step in session.legal:
            if step.is_play:
                plays.setdefault(str(step.tile), []).append(
                    say.train(self.speaker.train(step.train), step.train)
                )
        if plays:
            self.write(
                say.can_lay(sorted(plays.items(), key=lambda item: Tile.parse(item[0]))[::-1])
            )
        if session.suggestions:
            self._suggest()

    def _tell_round_end(self) -> None:
        session = self.session
        summary = session.summary()
        self.write(self.speaker.round_end(summary.over, summary.out))
        for place, name in enumerate(session.names):
            left = tiles_text(summary.hands[place])
            points = count_points(summary.points[place])
            self.write(say.round_line(name, points, summary.totals[place], left))

    def _tell_match_end(self) -> None:
        match = self.session.match
        self.write(self.speaker.victory(match))
        for line in (*self.speaker.ranking(match), *self.speaker.tie_breaks(match)):
            self.write(line)

    # -------------------------------------------------------------- what is told on demand

    def _tell_hand(self) -> None:
        session = self.session
        if session.viewer is None:
            self.write(say.NO_HAND)
            return
        tiles = sorted(session.view.hand, reverse=True)
        playable = [str(tile) for tile in tiles if session.fitting(tile)]
        others = [str(tile) for tile in tiles if not session.fitting(tile)]
        self.write(say.hand(playable, others, sum(tile.pips for tile in tiles)))

    def _tell_ends(self) -> None:
        board = cells(self.session)
        usable = [cell for cell in board if cell.is_own or cell.is_open or cell.must_be_covered]
        for cell in (*usable, *(cell for cell in board if cell not in usable)):
            name = say.train(self.speaker.train(cell.train), cell.train)
            self.write(say.train_end(name, cell.end, cell.length, self._state(cell)))

    @staticmethod
    def _state(cell: Cell) -> str:
        state = say.OPEN if cell.is_open else say.YOURS if cell.is_own else say.CLOSED
        return f"{state}, {say.OPEN_DOUBLE}" if cell.open_double else state

    def _tell_open_doubles(self) -> None:
        session = self.session
        ends = session.shown.ends
        doubles = [
            f"the {ends[train]}-{ends[train]} on " + say.train(self.speaker.train(train), train)
            for train in session.shown.open_doubles
        ]
        if session.round.rules["cover_order"] == "newest":
            doubles.reverse()
        if doubles:
            in_order = session.round.rules["cover_order"] != "any"
            self.write(say.open_doubles(doubles, in_order))
        else:
            self.write(say.NO_OPEN_DOUBLE)

    def _tell_tiles(self) -> None:
        session = self.session
        view = session.view
        names = [self.speaker.name(seat) for seat in range(1, len(session.names) + 1)]
        counts = list(zip(names, view.tiles_in_hand, strict=True))
        self.write(say.tiles(counts, view.tiles_in_boneyard))

    def _tell_scores(self) -> None:
        match = self.session.match
        totals = list(zip(self.session.names, match.totals, strict=True))
        self.write(say.scores(totals, len(match.scores)))

    def _tell_again(self) -> None:
        told = self.session.turns[-len(self.session.names) :]
        for turn in told:
            self.write(self.speaker.turn(turn))
        if not told:
            self.write(say.NOTHING_HAPPENED)

    def _suggest(self) -> None:
        step: Step | None = self.session.suggestion
        if step is None:
            self.write(say.NO_SUGGESTION)
        else:
            finishes = bool(self.session.drafted)
            self.write(self.speaker.suggestion(step, finishes=finishes))

    def _tell_rules(self) -> None:
        match = self.session.match
        rules = match.rules
        base = preset(rules.preset)
        arithmetic = rules.deal(match.players).arithmetic
        self.write(say.rules_head(rules.preset, base.summary, base.source, arithmetic))
        for name, entry in options().items():
            value = str(rules[name])
            meaning = entry.meaning_of(value)
            self.write(say.rule(name, value, meaning, changed=name in rules.changes))

    def _help(self) -> None:
        self.write(say.HELP_HEAD)
        for name, meaning in say.COMMANDS.items():
            self.write(f"{name}: {meaning.rstrip('.')}.")

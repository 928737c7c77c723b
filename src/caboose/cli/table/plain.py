"""The plain table: sentences out, commands in, line by line.

For screen readers and scripts: no colour, no cursor movement, and standard input may be a pipe.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable

from caboose.cli.table.alerts import alert
from caboose.cli.table.board import cells
from caboose.cli.table.commands import COMMANDS, fitting, folded, named, own_word, understood
from caboose.cli.table.saving import Keeper
from caboose.cli.table.session import NotNow, Phase, Session, share_of_pace
from caboose.cli.table.telling import Teller
from caboose.cli.table.words import Speaker
from caboose.game import Refusal
from caboose.locales import LANGUAGES, Argument
from caboose.rules.deals import MOST_PLAYERS
from caboose.tiles import Tile, shorten

_PLAY = re.compile(r"(\d{1,2}\s*[-–:/|]\s*\d{1,2})(?!\d)\s*@?(.*)")
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
        table.leave("plain-goodbye")
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
        self.teller = Teller(session, write)
        self._is_left = False
        self._commands: dict[str, Callable[[str], None]] = {
            "play": self._play,
            "draw": lambda _: self._act(self.session.draw),
            "pass": lambda _: self._act(self.session.pass_turn),
            "undo": self._undo,
            "done": lambda _: self._act(self.session.finish),
            "hand": lambda _: self.teller.tell_hand(),
            "ends": lambda _: self.teller.tell_ends(),
            "open": lambda _: self.teller.tell_open_doubles(),
            "turn": lambda _: self.write(alert(self.session).text),
            "tiles": lambda _: self.teller.tell_tiles(),
            "scores": lambda _: self.teller.tell_scores(),
            "again": lambda _: self.teller.tell_again(),
            "suggest": lambda _: self.teller.tell_suggestion(),
            "rules": lambda _: self.teller.tell_rules(),
            "next": lambda _: self._next(),
            "language": self._language,
            "help": lambda _: self.teller.tell_help(),
            "quit": lambda _: self.leave("plain-goodbye"),
        }

    @property
    def _say(self) -> Speaker:
        return self.session.speaker

    def _tell(self, id: str, **arguments: Argument) -> None:
        self.teller.tell(id, **arguments)

    # ----------------------------------------------------------------------- flow

    def run(self) -> int:
        """Play until the match is over or the person leaves; the exit status."""
        self.teller.tell_welcome()
        self.teller.tell_round()
        while not self._is_left:
            phase = self.session.phase
            if phase is Phase.COMPUTER:
                self._computer_step()
            elif phase is Phase.MATCH_OVER:
                self.teller.tell_round_end()
                self.teller.tell_match_end()
                self.leave(None)
            elif phase is Phase.ROUND_OVER:
                self._round_over()
            elif phase is Phase.HAND_OVER:
                self._hand_over()
            else:
                self.teller.tell_turn()
                self._ask_while(Phase.PERSON)
        return 0 if self.keeper.problem is None else 1

    def _ask_while(self, phase: Phase) -> None:
        """Carry commands out until the round has changed."""
        before = self._moment
        while not self._is_left and self.session.phase is phase and self._moment == before:
            line = self.read()
            if line is None:
                self.leave("plain-end-of-input")
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
        say, meant = self._say, understood(self._say, line)
        if not meant.commands:
            every = ", ".join(own_word(say, name) for name in COMMANDS)
            self._tell("plain-unknown", word=shorten(line), commands=every)
        elif len(meant.commands) > 1:
            choices = say.listing([named(say, name) for name in meant.commands], "or")
            word = shorten(line.split(maxsplit=1)[0])
            self._tell("plain-ambiguous", word=word, commands=choices)
        elif meant.rest and meant.commands[0] not in ("play", "undo", "language"):
            self._takes_nothing(meant.commands[0])
        else:
            self._commands[meant.commands[0]](meant.rest)

    def _takes_nothing(self, command: str) -> None:
        self._tell("plain-takes-nothing", command=own_word(self._say, command))

    def _computer_step(self) -> None:
        step = self.session.choose()
        time.sleep(self.pace * share_of_pace(self.session.round, step))
        self.session.advance(step)
        self.teller.tell_turns()

    def _hand_over(self) -> None:
        self.write(alert(self.session).text)
        self._tell("plain-hidden")
        line = self.read()
        if line is None:
            self.leave("plain-end-of-input")
            return
        self.session.take_seat()
        if line.strip():
            self.carry_out(line.strip())

    def _round_over(self) -> None:
        self.teller.tell_round_end()
        self._save()
        if self.session.is_watched:
            self._next()
            return
        self._tell("plain-next-round")
        self._ask_while(Phase.ROUND_OVER)

    def _next(self) -> None:
        if self.session.phase is not Phase.ROUND_OVER:
            self._tell("refused-round-runs")
            return
        self.session.next_round()
        self.teller.tell_round()

    def leave(self, farewell: str | None) -> None:
        """Save, and end; ``farewell`` is an entry of the catalogues."""
        if farewell:
            self._tell(farewell)
        if self._save() and self.keeper.path:
            self._tell("terminal-saved", path=str(self.keeper.path))
        self._is_left = True

    def _save(self) -> bool:
        if self.keeper.save():
            return True
        path, problem = str(self.keeper.path), str(self.keeper.problem)
        self._tell("terminal-not-saved", path=path, problem=problem)
        return False

    # -------------------------------------------------------------- what people do

    def _act(self, action: Callable[[], object]) -> None:
        before = self.session.round.to_play
        try:
            action()
        except Refusal as refusal:
            self.write(self._say.refusal(refusal, self.session.round.rules))
        except NotNow as reason:
            self.write(self._say.message(reason.message))
        else:
            self.teller.tell_turns()
            if self.session.round.to_play != before or self.session.round.over:
                self._save()

    def _play(self, text: str) -> None:
        match = _PLAY.fullmatch(text)
        if match is None:
            self._tell("plain-no-tile")
            return
        try:
            tile = Tile.parse(match[1])
        except ValueError:
            self._tell("plain-no-such-tile", tile=match[1])
            return
        train = self._train(match[2].strip(), tile)
        if train:
            self._act(lambda: self.session.play(tile, train))

    def _train(self, text: str, tile: Tile) -> str | None:
        """The train that is meant, or None after saying why it is not clear."""
        text = self._without_on(text)
        if not text:
            return self._only_train(tile)
        if text.isdecimal() and 1 <= int(text) <= MOST_PLAYERS:
            return str(int(text))
        trains = [cell.train for cell in cells(self.session)]
        if text.upper() in trains:
            return text.upper()
        found = self._trains_called(text, trains)
        if len(found) == 1:
            return found[0]
        seats = [self.teller.seat(int(train)) for train in found if train.isdecimal()]
        names = self._say.listing(seats or self.session.names, "or")
        id = "plain-several-trains" if seats else "plain-no-train"
        self._tell(id, text=shorten(text), names=names)
        return None

    def _without_on(self, text: str) -> str:
        """What stands behind the tile, without the word between them."""
        word, _, rest = text.partition(" ")
        return rest.strip() if folded(word) in ("on", folded(self._say("command-on"))) else text

    def _trains_called(self, text: str, trains: list[str]) -> list[str]:
        """The trains that a word may mean: own, Mexican, a player's name, or the whole phrase."""
        say, own = self._say, str(self.session.viewer or self.session.round.to_play)
        if folded(text) in ("own", "mine", "my", "me", folded(say("command-own"))):
            return [own]
        if len(text) > 1 and fitting({"M": "mexican", "m": say("command-mexican")}, text):
            return ["M"]
        phrases = {train: say.train(train) for train in trains}
        names = {str(seat): name for seat, name in enumerate(self.session.names, 1)}
        whole = [train for train, phrase in phrases.items() if folded(phrase) == folded(text)]
        return whole or fitting(names, text)

    def _only_train(self, tile: Tile) -> str | None:
        trains = self.session.fitting(tile)
        if len(trains) > 1:
            choices = self._say.listing([self._say.train_and_key(train) for train in trains])
            self._tell("plain-which-train", tile=str(tile), trains=choices, key=trains[0])
            return None
        if trains:
            return trains[0]
        owed = self.session.duty.trains
        return owed[0] if owed else str(self.session.viewer or self.session.round.to_play)

    def _undo(self, rest: str) -> None:
        if rest and folded(rest) not in ("all", folded(self._say("command-all"))):
            self._takes_nothing("undo")
            return
        before = self.session.drafted
        self._act(self.session.take_back_all if rest else self.session.take_back)
        taken = before[len(self.session.drafted) :]
        if taken:
            tiles = self._say.listing([str(step.tile) for step in taken])
            self._tell("plain-taken-back", tiles=tiles)

    def _language(self, rest: str) -> None:
        """Speak another language, or tell which one is spoken."""
        found = [rest.lower()] if rest.lower() in LANGUAGES else fitting(dict(LANGUAGES), rest)
        if len(found) == 1:
            self.session.language = found[0]
        if rest and len(found) != 1:
            self._tell("plain-no-language", word=shorten(rest), languages=", ".join(LANGUAGES))
        else:
            spoken = LANGUAGES[self.session.language]
            self._tell("plain-language", language=spoken, languages=", ".join(LANGUAGES))

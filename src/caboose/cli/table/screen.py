"""The table on the screen: a Textual app that is steered by keys alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import ClassVar

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Static

from caboose.cli.table import pages, signs
from caboose.cli.table.alerts import Tone, alert
from caboose.cli.table.board import Cell, cells
from caboose.cli.table.choice import LABELS, Answer, Choice
from caboose.cli.table.saving import Keeper
from caboose.cli.table.session import NotNow, Phase, Session, share_of_pace
from caboose.cli.table.sheets import (
    CLOSE,
    end_sheet,
    languages_sheet,
    page_sheet,
    quit_sheet,
    seat_sheet,
)
from caboose.cli.table.widgets import BoardView, HandView, LogView, TrainView, grid, shorten
from caboose.cli.table.words import Speaker
from caboose.game import Refusal, Step
from caboose.locales import LANGUAGES

SMALLEST_LOG = 1


class TableApp(App[int]):
    """The app around the table; its result is the exit status."""

    CSS_PATH = "screen.tcss"
    TITLE = "Caboose"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("ctrl+c", "ask_quit", priority=True, show=False),
        Binding("ctrl+q", "ask_quit", priority=True, show=False),
    ]

    def __init__(self, session: Session, keeper: Keeper, pace: float) -> None:
        super().__init__()
        self.animation_level = "none"
        self.table = TableScreen(session, keeper, pace)

    def on_mount(self) -> None:
        """Lay the table."""
        self.push_screen(self.table)

    def action_ask_quit(self) -> None:
        """Ask whether to leave."""
        self.table.ask_quit()


class TableScreen(Screen[None]):
    """The table: heading, alert line, board, hand, log and keys."""

    def __init__(self, session: Session, keeper: Keeper, pace: float) -> None:
        super().__init__()
        self.session = session
        self.keeper = keeper
        self.pace = pace
        self.choice = Choice(session)
        self.note: str | None = None
        """A sentence under the alert line, until the next key."""
        self._commands: dict[str, Callable[[], None]] = {
            "left": lambda: self.choice.move(-1),
            "right": lambda: self.choice.move(1),
            "up": lambda: self.choice.move_row(-self._per_row),
            "down": lambda: self.choice.move_row(self._per_row),
            "tab": lambda: self.choice.move_playable(1),
            "shift+tab": lambda: self.choice.move_playable(-1),
            "enter": lambda: self._take(self.choice.enter()),
            "escape": self.choice.let_go,
            "backspace": self.choice.let_go,
            "d": lambda: self._act(self.session.draw),
            "p": lambda: self._act(self.session.pass_turn),
            "f": lambda: self._act(self.session.finish),
            "u": lambda: self._act(self.session.take_back),
            "U": lambda: self._act(self.session.take_back_all),
            "s": self._toggle_suggestions,
            "h": lambda: self._page("h", "help-title", pages.help_page(self._say)),
            "r": self._rules,
            "l": self._log,
            "t": self._scores,
            "L": self._choose_language,
            "q": self.ask_quit,
        }

    @property
    def _say(self) -> Speaker:
        return self.session.speaker

    # ------------------------------------------------------------------- showing

    def compose(self) -> ComposeResult:
        """The parts from top to bottom."""
        yield Static(id="heading", markup=False)
        yield Static(id="alert", markup=False)
        yield Static(id="note", markup=False)
        yield BoardView(id="board")
        yield TrainView(id="train")
        yield HandView(id="hand")
        yield LogView(id="log")
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """Begin."""
        self.go_on()

    def on_resize(self) -> None:
        """Lay everything out anew."""
        self.show()

    def show(self) -> None:
        """Show the table as it stands."""
        session = self.session
        self.choice.keep()
        legal = session.legal
        can_lay = any(step.is_play for step in legal)
        board = cells(session, self.choice.tile if can_lay else None)
        self._lay_out(len(board))
        self._show_lines()
        self.query_one(BoardView).show(board, self.choice.train, self._say)
        if session.is_building:
            self._show_train(board)
        self.query_one(HandView).show(
            self.choice.hand,
            frozenset(step.tile for step in legal if step.is_play),
            self.choice.tile if legal else None,
            LABELS,
            self._hand_caption(),
        )
        log = pages.round_log(session, len(session.match.rounds), self.size.height)
        self.query_one(LogView).show(log)

    def _hand_caption(self) -> str:
        session = self.session
        if session.is_watched:
            return self._say("terminal-watching")
        if session.viewer is None:
            return ""
        hand = self.choice.hand
        pips = self._say("round-end-pips", pips=sum(tile.pips for tile in hand))
        return f"{self._say('hand-name', count=len(hand))} · {pips}"

    def _lay_out(self, count: int) -> None:
        """Share the rows of the screen out: what the board needs, the hand, the log the rest."""
        width, height = self.size
        hand = 1 if self.session.is_watched else HandView.rows(len(self.choice.hand), width - 2)
        room = height - 4 - hand - SMALLEST_LOG
        board = min(grid(count, width - 1, room).height, max(1, room))
        is_building = self.session.is_building
        for view, rows in (
            (self.query_one(BoardView), board),
            (self.query_one(TrainView), board),
            (self.query_one(HandView), hand),
            (self.query_one(LogView), max(SMALLEST_LOG, height - 4 - hand - board)),
        ):
            view.styles.height = rows
        self.query_one(BoardView).display = not is_building
        self.query_one(TrainView).display = is_building

    def _show_lines(self) -> None:
        session = self.session
        round, match = session.shown, session.match
        heading = Text()
        heading.append(f" {round.engine}║{round.engine} ", "bold #1f1b14 on #f3ead5")
        heading.append("  ")
        where = (
            self._say.round_title(len(match.rounds), match.round_count),
            self._say("screen-lap", number=round.lap),
            self._say("board-boneyard", count=len(round.boneyard)),
        )
        heading.append(" · ".join(where))
        rules = Text(str(match.rules))
        rules.truncate(max(0, self.size.width - heading.cell_len - 6), overflow="ellipsis")
        heading.append(" " * max(2, self.size.width - 2 - heading.cell_len - rules.cell_len))
        heading.append_text(rules)
        self.query_one("#heading", Static).update(heading)

        self._show_alert()
        self.query_one("#keys", Static).update(self._key_line())

    def _show_alert(self) -> None:
        """The alert and the note under it share two rows; a long note takes both."""
        said = alert(self.session)
        note = self.note or self._suggestion()
        width = self.size.width - 2
        note_rows = (cell_len(note) > width) + 1 if note else 0
        alert_rows = 2 if not note and cell_len(said.text) > width else 1
        line = self.query_one("#alert", Static)
        line.update(said.text if alert_rows > 1 else shorten(said.text, width))
        line.set_class(said.tone is Tone.ACT, "act")
        line.set_class(said.tone is Tone.DUTY, "duty")
        line.styles.height = alert_rows
        line.display = note_rows < 2
        below = self.query_one("#note", Static)
        below.update(note)
        below.styles.height = max(1, note_rows)
        below.display = alert_rows < 2

    def _suggestion(self) -> str:
        session = self.session
        step = session.suggestion if session.suggestions else None
        if step is None:
            return ""
        return self._say.suggestion(step, finishes=bool(session.drafted))

    def _key_line(self) -> Text:
        session = self.session
        if self.choice.train:
            keys = signs.TRAIN_KEYS
        elif session.is_building:
            keys = signs.BUILD_KEYS
        elif session.phase is Phase.PERSON:
            keys = signs.TURN_KEYS
        else:
            keys = signs.WAIT_KEYS
        legal = session.legal
        idle = {"d": Step.draw() not in legal, "p": Step.pass_turn() not in legal}
        idle |= dict.fromkeys(("u", "U", "f"), not session.drafted)
        shown = [each for each in keys if not idle.get(each[0])]
        line = pages.keys_line(self._say, (*shown, *signs.ALWAYS_KEYS))
        while shown and line.cell_len > self.size.width - 2:
            shown.pop()
            line = pages.keys_line(self._say, (*shown, *signs.ALWAYS_KEYS))
        return line

    def _show_train(self, board: list[Cell]) -> None:
        """The train being built, and how far the others are."""
        session = self.session
        shown = [cell for cell in board if cell.is_own or (cell.is_mexican and cell.length)]
        lanes = []
        for cell in shown:
            caption = self._say.told("board-mexican", train=cell.train)
            if cell.is_own:
                fitting = sum(tile.has(cell.end) for tile in self.choice.hand)
                told = {"count": cell.length, "number": cell.end, "fitting": fitting}
                caption = self._say("screen-building", **told)
            lanes.append((caption, cell.tail))
        others = [
            f"{cell.train} {cell.name}: {self._progress(cell)}"
            for cell in board
            if not cell.is_own and not cell.is_mexican
        ]
        self.query_one(TrainView).show(session.round.engine, lanes, others)

    def _progress(self, cell: Cell) -> str:
        """How far another player is, while one's own train is being built."""
        if cell.has_marker:
            return f"{signs.MARKER} {self._say('screen-open')}"
        if cell.length:
            return self._say("screen-laid", count=cell.length)
        return self._say("board-train-not-started")

    # -------------------------------------------------------------------- going on

    def go_on(self) -> None:
        """Show the table, and do what it waits for, unless that is a person."""
        phase = self.session.phase
        self.show()
        if phase is Phase.COMPUTER:
            self.run_computers()
        elif phase is Phase.HAND_OVER:
            self._hand_over()
        elif phase is not Phase.PERSON:
            self._save()
            self._end_sheet()

    @work(exclusive=True, group="computers")
    async def run_computers(self) -> None:
        """Let the computer players move at their pace, until it is a person's turn."""
        session = self.session
        while session.phase is Phase.COMPUTER:
            begun = monotonic()
            step = await asyncio.to_thread(session.choose)
            delay = self.pace * share_of_pace(session.round, step)
            await asyncio.sleep(max(0.0, delay - (monotonic() - begun)))
            while self.app.screen is not self:
                await asyncio.sleep(0.05)
            session.advance(step)
            if self.pace:
                self.show()
        self.go_on()

    def _hand_over(self) -> None:
        sheet = seat_sheet(self._say, self.session.round.to_play)
        self.app.push_screen(sheet, self._after_hand_over)

    def _after_hand_over(self, word: str | None) -> None:
        if word == "quit":
            self.ask_quit(self.go_on)
            return
        if word == "language":
            self._choose_language(self.go_on)
            return
        self.session.take_seat()
        self.go_on()

    def _end_sheet(self) -> None:
        self.app.push_screen(end_sheet(self.session), self._after_end)

    def _after_end(self, word: str | None) -> None:
        if word == "scores":
            self._scores(self._end_sheet)
        elif word == "log":
            self._log(self._end_sheet)
        elif word == "language":
            self._choose_language(self._end_sheet)
        elif self.session.phase is Phase.MATCH_OVER:
            self.leave()
        elif word == "quit":
            self.ask_quit(self._end_sheet)
        else:
            self.session.next_round()
            self.go_on()

    def _scores(self, then: Callable[[], None] | None = None) -> None:
        self._page("t", "scores-name", pages.scores_page(self.session), then=then)

    def _log(self, then: Callable[[], None] | None = None) -> None:
        self._page("l", "log-name", pages.log_page(self.session), at_end=True, then=then)

    def _rules(self) -> None:
        self._page("r", "rules-of-table", pages.rules_page(self._say, self.session.match))

    def _page(
        self,
        key: str,
        title: str,
        page: RenderableType,
        *,
        at_end: bool = False,
        then: Callable[[], None] | None = None,
    ) -> None:
        sheet = page_sheet(self._say, key, title, page, at_end=at_end)
        self.app.push_screen(sheet, lambda _word: then() if then else None)

    def _choose_language(self, then: Callable[[], None] | None = None) -> None:
        def answer(word: str | None) -> None:
            if word in LANGUAGES:
                self.session.language = word
                self.show()
            if then:
                then()

        self.app.push_screen(languages_sheet(self._say), answer)

    def ask_quit(self, otherwise: Callable[[], None] | None = None) -> None:
        """Ask whether to leave the table; ``otherwise`` is what to do if not."""
        if self.app.screen.name == "quit":
            return
        sheet = quit_sheet(self._say, self._what_is_kept(), {"q": CLOSE})

        def answer(word: str | None) -> None:
            if word == "yes":
                self.leave()
            elif otherwise:
                otherwise()

        self.app.push_screen(sheet, answer)

    def leave(self) -> None:
        """Save, and end the app; if saving fails, ask first."""
        if self.keeper.save():
            self.app.exit(0)
            return
        sheet = quit_sheet(self._say, self._not_saved(), {})

        def answer(word: str | None) -> None:
            if word == "yes":
                self.app.exit(1)
            elif self.session.phase is Phase.MATCH_OVER:
                self._end_sheet()

        self.app.push_screen(sheet, answer)

    def _what_is_kept(self) -> str:
        """What happens to the match on leaving."""
        if self.keeper.problem:
            return self._not_saved()
        if self.keeper.path:
            return self._say("screen-quit-saved", path=str(self.keeper.path))
        return self._say("screen-quit-unsaved")

    def _not_saved(self) -> str:
        told = {"path": str(self.keeper.path), "problem": str(self.keeper.problem)}
        return self._say("terminal-not-saved", **told)

    def _save(self) -> None:
        if not self.keeper.save():
            self.note = self._not_saved()
            self._show_lines()

    # ------------------------------------------------------------------------ keys

    def on_key(self, event: events.Key) -> None:
        """Carry a key out."""
        self.note = None
        command = self._commands.get(event.key) or self._commands.get(event.character or "")
        label = event.character or ""
        if command:
            command()
        elif label and (label.isdigit() or label in "mM" or self.choice.typed):
            self._take(self.choice.type(label))
        elif label and label in LABELS:
            self._take(self.choice.label(label))
        else:
            return
        event.stop()
        event.prevent_default()
        if self.app.screen is self:
            self.show()

    def _act(self, action: Callable[[], object]) -> None:
        """Do something with the table; a refusal is shown in the referee's words."""
        self.choice.let_go()
        before = self.session.round.to_play
        try:
            action()
        except Refusal as refusal:
            self.note = self._say.refusal(refusal, self.session.round.rules)
        except NotNow as reason:
            self.note = self._say.message(reason.message)
        else:
            if self.session.round.over or self.session.round.to_play != before:
                self._save()
                self.go_on()

    def _take(self, answer: Answer) -> None:
        """Do what the keys have led to."""
        tile, train = self.choice.tile, answer.train
        if train and tile:
            self._act(lambda: self.session.play(tile, train))
        elif answer.note:
            self.note = answer.note

    @property
    def _per_row(self) -> int:
        return HandView.per_row(self.size.width - 2)

    def _toggle_suggestions(self) -> None:
        self.session.suggestions = not self.session.suggestions
        self.note = None if self.session.suggestions else self._say("screen-suggestions-off")
        if self.session.suggestions and self.session.phase is not Phase.PERSON:
            self.note = self._say("screen-suggestions-on")

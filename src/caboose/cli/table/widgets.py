"""The parts of the table on the screen: board, train being built, hand, log and lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from caboose.cli.table import numerals, signs
from caboose.cli.table.board import Cell
from caboose.cli.table.words import Speaker
from caboose.tiles import Tile

CELL_HEIGHT = 4
NARROWEST_CELL = 15
ROOMY_CELL = 20
WORDY_INFO = 30
"""From how many columns beside the numeral on there are more words, and the points."""
OTHERS_WIDTH = 26
"""The columns of an entry about another player, while one's own train is being built."""
TILE_PITCH = 6
"""The columns from one tile to the next, in the hand and in a train."""


class Grid(NamedTuple):
    """How the cells of a board are laid out."""

    columns: int
    rows: int
    cell_width: int
    cell_height: int

    @property
    def height(self) -> int:
        """The rows of the screen that the board takes."""
        return self.rows * self.cell_height


def grid(count: int, width: int, height: int) -> Grid:
    """The fewest columns with which all cells fit into the height.

    The gap after the last column falls off the edge. Where even the narrowest cells do not fit
    there are more rows than the height has room for.
    """
    fitting = max(1, height // CELL_HEIGHT)
    columns = min(-(-count // fitting), max(1, (width + 1) // NARROWEST_CELL))
    rows = -(-count // columns)
    roomy = rows * (CELL_HEIGHT + 1) <= height
    return Grid(columns, rows, (width + 1) // columns, CELL_HEIGHT + roomy)


def tile_text(one: int, other: int) -> str:
    """A tile in five columns; doubles have a double bar."""
    return f"{one:>2}{'║' if one == other else '│'}{other:<2}"


def shorten(text: str, width: int) -> str:
    """The text cut to a number of columns."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + "…" if width > 0 else ""


class Painted(Widget):
    """A widget that paints itself with the styles of its component classes."""

    def style_of(self, *names: str) -> Style:
        """The named component styles, the later ones on top."""
        return Style.combine(
            self.get_component_rich_style(f"{self.css_prefix}--{name}", partial=True)
            for name in names
        )

    css_prefix: ClassVar[str] = ""


class BoardView(Painted):
    """The grid of train-end cells."""

    css_prefix = "board"
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "board--rule",
        "board--name",
        "board--own",
        "board--numeral",
        "board--text",
        "board--open",
        "board--closed",
        "board--double",
        "board--fits",
        "board--chosen",
        "board--dim",
        "board--tile",
        "board--idle",
        "board--turn",
    }

    cells: Sequence[Cell] = ()
    pointed: str | None = None
    """The train that the arrow keys stand on."""
    speaker = Speaker("en", (), None)

    def show(self, cells: Sequence[Cell], pointed: str | None, speaker: Speaker) -> None:
        """Show these cells."""
        self.cells, self.pointed, self.speaker = cells, pointed, speaker
        self.refresh()

    def render(self) -> Text:
        """All cells, row by row."""
        width, height = self.size
        if not self.cells or not width:
            return Text()
        plan = grid(len(self.cells), width, height)
        first = self._first_row(plan, height)
        lines = []
        for row in range(first, plan.rows):
            cells = self.cells[row * plan.columns : (row + 1) * plan.columns]
            drawn = [self._cell(cell, plan.cell_width) for cell in cells]
            for line in range(plan.cell_height):
                lines.append(Text().join(each[line] for each in drawn if line < len(each)))
        return Text("\n", no_wrap=True, overflow="crop").join(lines[:height])

    def _first_row(self, plan: Grid, height: int) -> int:
        """The first row shown, so that a pointed cell is in sight."""
        shown = max(1, height // plan.cell_height)
        names = [cell.train for cell in self.cells]
        at = names.index(self.pointed) // plan.columns if self.pointed in names else 0
        return max(0, min(at - shown + 1, plan.rows - shown))

    def _cell(self, cell: Cell, width: int) -> list[Text]:
        body = width - (2 if width >= ROOMY_CELL else 1)
        lines = [self._rule(cell, body)]
        numeral = numerals.large(cell.end)
        info = self._info(cell, body - numerals.WIDTH - 1)
        usable = cell.is_own or cell.is_open or cell.must_be_covered
        number_style = self.style_of("numeral" if usable and cell.length else "closed")
        if cell.fits:
            number_style = self.style_of("fits")
        for row in range(numerals.ROWS):
            line = Text().append(numeral[row], number_style)
            line.append(" ").append_text(info[row])
            lines.append(line)
        for line in lines:
            if cell.fits is False:
                line.stylize(self.style_of("dim"))
            line.truncate(body)
            line.pad_right(width - line.cell_len)
        return lines

    def _rule(self, cell: Cell, width: int) -> Text:
        chosen = cell.train == self.pointed
        bar = "━" if cell.fits or chosen else "─"
        rule = self.style_of("fits" if cell.fits else "rule")
        line = Text()
        if cell.is_to_play:
            line.append(signs.TURN, self.style_of("turn"))
        else:
            line.append(bar, rule)
        if chosen:
            key = Text(f"[{cell.train}]", self.style_of("chosen"))
        elif cell.fits:
            key = Text(f"[{cell.train}]", self.style_of("fits"))
        else:
            key = Text(f" {cell.train} ", self.style_of("name"))
        line.append_text(key)
        sign = self.speaker("screen-new") if width >= ROOMY_CELL else signs.NEW
        new = f" {sign}" if cell.is_newest else ""
        room = width - line.cell_len - len(new) - 2
        name = shorten(self._owner(cell), room)
        line.append(name, self.style_of("own" if cell.is_own else "name"))
        line.append(" ")
        line.append(bar * (width - line.cell_len - len(new)), rule)
        line.append(new, self.style_of("text"))
        return line

    def _owner(self, cell: Cell) -> str:
        if cell.is_mexican:
            return self.speaker.told("board-mexican", train=cell.train)
        return self.speaker("terminal-you") if cell.is_own else cell.name

    def _info(self, cell: Cell, width: int) -> list[Text]:
        wide = width >= 2 * TILE_PITCH
        left = "" if cell.is_mexican else self.speaker("screen-left", count=cell.tiles_left)
        laid = self.speaker("screen-laid", count=cell.length)
        state = self._state(cell, width)
        double = Text()
        if cell.open_double:
            double.append(self._double(cell, width), self.style_of("double"))
        style = self.style_of("text")
        if not wide:
            second = double or Text(laid if left else "", style)
            return [Text(left or laid, style), second, state]
        counts = Text(
            " · ".join(each for each in (left, laid, self._total(cell, width)) if each), style
        )
        if double and state.cell_len + 2 + double.cell_len <= width:
            state.append("  ").append_text(double)
            double = Text()
        return [counts, double or self._tail(cell, width), state]

    def _state(self, cell: Cell, width: int) -> Text:
        """Who may play here; where there is no room for the word, the marker alone."""
        if not cell.is_open:
            return Text(self.speaker("screen-closed"), self.style_of("closed"))
        word = self.speaker("screen-open")
        marked = f"{signs.MARKER} {word}"
        if cell.has_marker:
            word = marked if cell_len(marked) <= width else signs.MARKER
        return Text(word, self.style_of("open"))

    def _double(self, cell: Cell, width: int) -> str:
        sign = f"{cell.end}-{cell.end}"
        if width < WORDY_INFO:
            return f"{signs.CROSSWISE}{sign}{'!' if cell.must_be_covered else ''}"
        id = "screen-to-cover" if cell.must_be_covered else "screen-open-double"
        return f"{signs.CROSSWISE} {sign} {self.speaker(id)}"

    def _total(self, cell: Cell, width: int) -> str:
        if cell.total is None or width < WORDY_INFO:
            return ""
        return f"{self.speaker('scores-total').lower()} {cell.total}"

    def _tail(self, cell: Cell, width: int) -> Text:
        """The last tiles of the train, as many as there is room for."""
        if not cell.tail:
            return Text(self.speaker("board-train-not-started"), self.style_of("closed"))
        room = (width + 1) // TILE_PITCH
        cut = len(cell.tail) > room
        tail = cell.tail[-((width - 1) // TILE_PITCH) :] if cut else cell.tail
        line = Text("‥" if cut else "", self.style_of("text"))
        style = self.style_of("idle" if cell.fits is False else "tile")
        for place, (one, other) in enumerate(tail):
            if place:
                line.append(" ")
            line.append(tile_text(one, other), style)
        return line


class TrainView(Painted):
    """The train being built, in full width."""

    css_prefix = "train"
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "train--rail",
        "train--tile",
        "train--engine",
        "train--text",
        "train--others",
    }

    engine = 0
    lanes: Sequence[tuple[str, Sequence[tuple[int, int]]]] = ()
    """A caption and the tiles of each train shown."""
    others: Sequence[str] = ()

    def show(
        self,
        engine: int,
        lanes: Sequence[tuple[str, Sequence[tuple[int, int]]]],
        others: Sequence[str],
    ) -> None:
        """Show these trains."""
        self.engine, self.lanes, self.others = engine, lanes, others
        self.refresh()

    def render(self) -> Text:
        """Each train from the engine on, in as many rows as it takes."""
        width, height = self.size
        lines: list[Text] = []
        for caption, tiles in self.lanes:
            lines.append(Text(caption, self.style_of("text")))
            lines.append(Text())
            lines += self._lane(tiles, width)
            lines.append(Text())
        if self.others and height - len(lines) > 1:
            lines += self._in_columns(self.others, width)
        return Text("\n", no_wrap=True, overflow="crop").join(lines[:height])

    def _in_columns(self, entries: Sequence[str], width: int) -> list[Text]:
        columns = max(1, width // OTHERS_WIDTH)
        rows = -(-len(entries) // columns)
        lines = []
        for row in range(rows):
            cells = [shorten(each, OTHERS_WIDTH - 1) for each in entries[row::rows]]
            line = "".join(set_cell_size(each, OTHERS_WIDTH) for each in cells)
            lines.append(Text(line, self.style_of("others")))
        return lines

    def _lane(self, tiles: Sequence[tuple[int, int]], width: int) -> list[Text]:
        per_row = max(1, (width - 1) // TILE_PITCH)
        pieces = [(self.engine, self.engine), *tiles]
        lines = []
        for start in range(0, len(pieces), per_row):
            line = Text()
            for place in range(start, min(start + per_row, len(pieces))):
                style = self.style_of("tile" if place else "engine")
                line.append(tile_text(*pieces[place]), style)
                line.append("═", self.style_of("rail"))
            lines.append(line)
        return lines


class HandView(Painted):
    """The own hand: tiles, what can be laid, and the letters that choose them."""

    css_prefix = "hand"
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "hand--tile",
        "hand--idle",
        "hand--chosen",
        "hand--pointer",
        "hand--playable",
        "hand--label",
        "hand--rule",
    }

    tiles: Sequence[Tile] = ()
    playable: frozenset[Tile] = frozenset()
    chosen: Tile | None = None
    labels: str = ""
    caption: str = ""

    def show(
        self,
        tiles: Sequence[Tile],
        playable: frozenset[Tile],
        chosen: Tile | None,
        labels: str,
        caption: str,
    ) -> None:
        """Show this hand."""
        self.tiles, self.playable, self.chosen = tiles, playable, chosen
        self.labels, self.caption = labels, caption
        self.refresh()

    @staticmethod
    def per_row(width: int) -> int:
        """How many tiles stand side by side."""
        return max(1, (width - 1) // TILE_PITCH)

    @classmethod
    def rows(cls, count: int, width: int) -> int:
        """The rows of the screen that a hand takes: its rule and at least two rows of tiles."""
        return 1 + 2 * max(2, -(-count // cls.per_row(width)))

    def render(self) -> Text:
        """A rule, then two rows of the screen for each row of tiles."""
        width, height = self.size
        if not self.tiles:
            return Text(self.caption, self.style_of("label"))
        rule = Text(f"── {self.caption} ", self.style_of("rule"))
        rule.append("─" * (width - rule.cell_len))
        per_row = self.per_row(width)
        lines = []
        for start in range(0, len(self.tiles), per_row):
            row = range(start, min(start + per_row, len(self.tiles)))
            lines += [self._faces(row), self._marks(row)]
        shown = min(len(lines), height - 1)
        at = 2 * (self._place() // per_row)
        first = max(0, min(at - shown + 2, len(lines) - shown))
        return Text("\n", no_wrap=True, overflow="crop").join([rule, *lines[first : first + shown]])

    def _place(self) -> int:
        return self.tiles.index(self.chosen) if self.chosen in self.tiles else 0

    def _faces(self, row: range) -> Text:
        line = Text(" ")
        for place in row:
            tile = self.tiles[place]
            style = "tile" if tile in self.playable else "idle"
            if tile == self.chosen:
                line.right_crop(1)
                line.append("▸", self.style_of("pointer"))
                line.append(tile_text(*tile), self.style_of("chosen"))
                line.append("◂", self.style_of("pointer"))
            else:
                line.append(tile_text(*tile), self.style_of(style))
                line.append(" ")
        return line

    def _marks(self, row: range) -> Text:
        line = Text(" ")
        for place in row:
            playable = self.tiles[place] in self.playable
            label = self.labels[place] if place < len(self.labels) else " "
            line.append(f" {signs.PLAYABLE if playable else ' '}", self.style_of("playable"))
            line.append(label.ljust(4), self.style_of("playable" if playable else "label"))
        return line


class LogView(Painted):
    """The last events, the newest at the bottom."""

    css_prefix = "log"
    COMPONENT_CLASSES: ClassVar[set[str]] = {"log--old", "log--new"}
    sentences: Sequence[str] = ()

    def show(self, sentences: Sequence[str]) -> None:
        """Show the end of these sentences."""
        self.sentences = sentences
        self.refresh()

    def render(self) -> Text:
        """As many as there is room for, each on one line."""
        width, height = self.size
        shown = self.sentences[-height:] if height else ()
        lines = [Text() for _ in range(height - len(shown))]
        for place, sentence in enumerate(shown, 1):
            style = "new" if place == len(shown) else "old"
            lines.append(Text(shorten(sentence, width), self.style_of(style)))
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

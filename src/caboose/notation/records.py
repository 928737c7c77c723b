"""The record of a match: a text that replays to the same result for ever. RULES.md section 4.2.

Header lines ``[Key "value"]`` come first. Then each round: a line ``round 1 engine 12``, a line
``order`` with the shuffled tiles, and its turns, one a line: ``3: 5-5@M +5-2 5-2@M``. Comments
stand in braces. A tile of the order is two signs, one an end (0 to 9, then a to i for 10 to 18).

A played tile is written with the number first that touches the train, and a drawn tile is named
behind its ``+``. A reader takes either end first, a bare ``+``, tiles as ``12-5`` in the order,
and any spacing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from caboose.game import Match, Operation, Step
from caboose.notation.reading import verify_length, whole
from caboose.rules.deals import MOST_PLAYERS
from caboose.tiles import HIGHEST_PIPS, Tile, shorten

FORMAT = "1"
DIGITS = "0123456789abcdefghi"
TILES_A_LINE = 48
MOST_STEPS = 1_000_000

_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"}
"""Signs that a header's value cannot hold as they are."""

Comments = tuple[str, ...]


class StepRecord(NamedTuple):
    """A step as written: with the tile that came, for a draw that names it."""

    step: Step
    drawn: Tile | None = None
    comments: Comments = ()


class TurnRecord(NamedTuple):
    """One turn of one seat."""

    seat: int
    steps: tuple[StepRecord, ...]
    comments: Comments = ()
    """Comments before the first step."""


class RoundRecord(NamedTuple):
    """One round: its engine, its shuffled order and its turns."""

    engine: int
    order: tuple[Tile, ...]
    turns: tuple[TurnRecord, ...] = ()
    comments: Comments = ()


class Record(NamedTuple):
    """A whole record as data."""

    headers: dict[str, str]
    rounds: tuple[RoundRecord, ...] = ()
    comments: Comments = ()


# ---------------------------------------------------------------- writing


def write_record(match: Match, headers: Mapping[str, str] | None = None) -> str:
    """The record of a match, finished or not; ``headers`` adds lines such as ``Date``."""
    return format_record(record_of(match, headers))


def record_of(match: Match, headers: Mapping[str, str] | None = None) -> Record:
    """The record of a match as data."""
    own = {
        "Caboose": FORMAT,
        "Rules": str(match.rules),
        "Set": str(match.set),
        "Players": ", ".join(_escape_name(name) for name in match.names),
        "Lead": str(match.first_lead),
    }
    if match.earlier:
        own["Earlier"] = ", ".join(" ".join(map(str, row)) for row in match.earlier)
    own["Result"] = result_of(match)
    return Record(
        own | {key: value for key, value in (headers or {}).items() if key not in own},
        tuple(
            RoundRecord(round.engine, order, tuple(_turns(round.operations)))
            for round, order in zip(match.rounds, match.orders, strict=True)
        ),
    )


OWN_HEADERS = ("Caboose", "Rules", "Set", "Players", "Lead", "Earlier", "Result")
"""The headers that follow from the match itself."""


def with_comments(record: Record, earlier: Record) -> Record:
    """A record with the added headers and the comments of an earlier state of its match."""
    own = record.headers
    rounds = list(record.rounds)
    for place, (each, before) in enumerate(zip(rounds, earlier.rounds, strict=False)):
        turns = list(each.turns)
        for number, (turn, told) in enumerate(zip(turns, before.turns, strict=False)):
            steps = list(turn.steps)
            for step, said in enumerate(told.steps[: len(steps)]):
                steps[step] = steps[step]._replace(comments=said.comments)
            turns[number] = turn._replace(steps=tuple(steps), comments=told.comments)
        rounds[place] = each._replace(turns=tuple(turns), comments=before.comments)
    return Record(
        own | {key: value for key, value in earlier.headers.items() if key not in OWN_HEADERS},
        tuple(rounds),
        earlier.comments,
    )


def result_of(match: Match) -> str:
    """The result as a record says it: the totals by seat, or ``*`` while the match runs."""
    return " ".join(str(total) for total in match.totals) if match.is_over else "*"


def _turns(operations: Iterable[Operation]) -> Iterable[TurnRecord]:
    steps: list[StepRecord] = []
    seat = 0
    for operation in operations:
        seat = operation.seat
        steps.append(StepRecord(operation.step, operation.drawn))
        if operation.ends_turn:
            yield TurnRecord(seat, tuple(steps))
            steps = []
    if steps:
        yield TurnRecord(seat, tuple(steps))


def format_record(record: Record) -> str:
    """The text of a record; reading it gives the same record."""
    lines = [f'[{_header_key(key)} "{_escape(value)}"]' for key, value in record.headers.items()]
    lines += _comment_lines(record.comments)
    for number, each in enumerate(record.rounds, 1):
        lines += ["", f"round {number} engine {each.engine}"]
        signs = [DIGITS[tile.high] + DIGITS[tile.low] for tile in each.order]
        for start in range(0, len(signs), TILES_A_LINE):
            lines.append("order " + "".join(signs[start : start + TILES_A_LINE]))
        lines += _comment_lines(each.comments)
        ends: dict[str, int] = {}
        for turn in each.turns:
            words = _comment_lines(turn.comments)
            for step in turn.steps:
                words.append(_step_text(step, ends, each.engine))
                words += _comment_lines(step.comments)
            lines.append(" ".join([f"{turn.seat}:", *words]))
    return "\n".join(lines) + "\n"


def _step_text(record: StepRecord, ends: dict[str, int], engine: int) -> str:
    """The step, with the number first that touches the train; keeps the ends of the trains."""
    step = record.step
    if step.is_draw:
        return f"+{record.drawn or ''}"
    if step.is_pass:
        return "-"
    end = ends.get(step.train, engine)
    if not step.tile.has(end):
        return str(step)
    ends[step.train] = step.tile.other(end)
    return f"{end}-{step.tile.other(end)}@{step.train}"


def _comment_lines(comments: Comments) -> list[str]:
    for comment in comments:
        if "}" in comment or "{" in comment:
            raise ValueError(f"a comment cannot hold braces: {shorten(comment)}")
    return ["{" + comment + "}" for comment in comments]


def _header_key(key: str) -> str:
    if not re.fullmatch(r"\w+", key):
        raise ValueError(f"{shorten(key)} cannot name a header: take one word like Date")
    return key


def _escape(value: str) -> str:
    for sign, escape in _ESCAPES.items():
        value = value.replace(sign, escape)
    return value


def _escape_name(name: str) -> str:
    return re.sub(r"^\s|\s\Z|[\\,]", r"\\\g<0>", name)


# ---------------------------------------------------------------- reading


class Damage(NamedTuple):
    """Where a record cannot be read or followed, and why."""

    reason: str
    line: int | None = None
    round: int | None = None
    turn: int | None = None
    """The turn in its round, from 1."""
    step: str | None = None

    def __str__(self) -> str:
        places = [
            f"{name} {value}"
            for name, value in (
                ("line", self.line),
                ("round", self.round),
                ("turn", self.turn),
                ("step", self.step),
            )
            if value is not None
        ]
        return ", ".join(places) + ": " + self.reason if places else self.reason


def read_record(text: str) -> Record:
    """Read a record; raises ValueError that names the line if any of it cannot be read."""
    record, damage = read_beginning(text)
    if damage:
        raise ValueError(str(damage))
    return record


def read_beginning(text: str) -> tuple[Record, Damage | None]:
    """Read as much of a record as is good: that beginning, and the damage that ends it.

    Raises ValueError only for a text that is too long to read.
    """
    verify_length(text)
    reader = _Reader()
    damage = None
    try:
        for token in _tokens(text):
            reader.line = token.line
            reader.take(token)
    except ValueError as error:
        damage = Damage(str(error), reader.line, *reader.place)
    return reader.record(), damage


class _Token(NamedTuple):
    kind: str
    text: str
    line: int


_TOKEN = re.compile(
    r"""(?P<space>[^\S\n]+)|(?P<newline>\n)|\{(?P<comment>[^{}]*)\}
    |\[(?P<header>\s*\w+\s+"(?:[^"\\\n]|\\.)*"\s*)\]|(?P<word>[^\s\[\]{}]+)""",
    re.VERBOSE,
)
_HEADER = re.compile(r'\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*')
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_NAME = re.compile(r"(?:^|,)\s*((?:[^,\\\s]|\\.?|\s+(?=[^,\s]))*)", re.DOTALL)


def _tokens(text: str) -> Iterable[_Token]:
    line, place = 1, 0
    text = text.removeprefix("\ufeff")
    while place < len(text):
        match = _TOKEN.match(text, place)
        if match is None:
            yield _Token("bad", text[place : place + 40].split("\n")[0], line)
            return
        kind = match.lastgroup or "space"
        if kind != "space":
            yield _Token(kind, match[kind], line)
        line += match[0].count("\n")
        place = match.end()
    yield _Token("newline", "", line)


class _StepDraft(NamedTuple):
    """A step being read; the drafts hold lists, so that a long record is read in one pass."""

    step: Step
    drawn: Tile | None
    comments: list[str]


class _TurnDraft(NamedTuple):
    seat: int
    steps: list[_StepDraft]
    comments: list[str]

    def record(self) -> TurnRecord:
        steps = tuple(
            StepRecord(each.step, each.drawn, tuple(each.comments)) for each in self.steps
        )
        return TurnRecord(self.seat, steps, tuple(self.comments))


class _RoundDraft(NamedTuple):
    engine: int
    order: list[Tile]
    turns: list[_TurnDraft]
    comments: list[str]

    def record(self) -> RoundRecord:
        turns = tuple(turn.record() for turn in self.turns if turn.steps)
        return RoundRecord(self.engine, tuple(self.order), turns, tuple(self.comments))


class _Reader:
    """Takes the tokens of a record one by one and keeps what is good so far."""

    def __init__(self) -> None:
        self.line = 1
        self.headers: dict[str, str] = {}
        self.rounds: list[_RoundDraft] = []
        self.turn: _TurnDraft | None = None
        self.step: str | None = None
        self.steps = 0
        self.words: list[str] = []
        self.comments: list[str] = []
        self.comments_here = self.comments  # those of what was read last
        self.comments_within: list[str] = []  # those between the words of a line not yet read

    @property
    def place(self) -> tuple[int | None, int | None, str | None]:
        """The round, the turn and the step being read."""
        turn = len(self.rounds[-1].turns) if self.turn else None
        return len(self.rounds) or None, turn, self.step

    def record(self) -> Record:
        rounds = tuple(each.record() for each in self.rounds)
        return Record(self.headers, rounds, tuple(self.comments))

    def take(self, token: _Token) -> None:
        self.step = None
        if token.kind == "bad":
            self._read_words()
            raise ValueError(f"{shorten(token.text)} cannot be read")
        if token.kind == "word" and (self.turn or re.fullmatch(r"\d+:.*", token.text)):
            self._turn_word(token.text)
        elif token.kind == "word":
            self.words.append(token.text)
        elif token.kind == "comment":
            (self.comments_within if self.words else self.comments_here).append(token.text)
        elif token.kind == "header":
            self._header(token.text)
        else:
            self._read_words()
            self._end_turn()

    def _header(self, text: str) -> None:
        match = _HEADER.fullmatch(text)
        assert match is not None
        if self.rounds:
            raise ValueError("a header line stands after the first round")
        if match[1] in self.headers:
            raise ValueError(f"the header {shorten(match[1])} is given twice")
        self.headers[match[1]] = _ESCAPED.sub(
            lambda escape: {"n": "\n", "r": "\r"}.get(escape[1], escape[1]), match[2]
        )

    def _read_words(self) -> None:
        """Read a line that is neither header nor turn: a round or a part of its order."""
        words, self.words = self.words, []
        if not words:
            return
        if words[0] == "round":
            self._round(words)
        elif words[0] == "order" and self.rounds and not self.rounds[-1].turns:
            self.rounds[-1].order.extend(_read_order(words[1:]))
        else:
            raise ValueError(f"{shorten(' '.join(words))} is no line of a record")
        self.comments_here += self.comments_within
        self.comments_within = []

    def _round(self, words: list[str]) -> None:
        if len(words) != 4 or words[2] != "engine":
            raise ValueError("a round begins with a line like: round 1 engine 12")
        number = whole(words[1], "the round's number", 1)
        if number != len(self.rounds) + 1:
            raise ValueError(f"round {number} follows round {len(self.rounds)}")
        engine = whole(words[3], "the engine", 0, HIGHEST_PIPS)
        self.rounds.append(_RoundDraft(engine, [], [], []))
        self.comments_here = self.rounds[-1].comments

    def _turn_word(self, word: str) -> None:
        if self.turn is None:
            self._read_words()
            if not self.rounds:
                raise ValueError("a turn stands before the first round")
            seat, _, word = word.partition(":")
            self.turn = _TurnDraft(whole(seat, "a seat", 1, MOST_PLAYERS), [], [])
            self.rounds[-1].turns.append(self.turn)
            self.comments_here = self.turn.comments
            if not word:
                return
        self.step = word if word.isprintable() and len(word) <= 40 else shorten(word)
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise ValueError(f"the record has more than {MOST_STEPS:,} steps")
        step, drawn = _read_step(word)
        self.turn.steps.append(_StepDraft(step, drawn, []))
        self.comments_here = self.turn.steps[-1].comments

    def _end_turn(self) -> None:
        if self.turn and not self.turn.steps:
            raise ValueError(f"the turn of seat {self.turn.seat} has no step")
        self.turn = None


def _read_order(words: list[str]) -> Iterable[Tile]:
    for word in words:
        if "-" in word:
            yield Tile.parse(word)
        elif len(word) % 2 or any(sign not in DIGITS for sign in word):
            raise ValueError(
                f"{shorten(word)} is no row of tiles: two signs each, {DIGITS[0]} to {DIGITS[-1]}"
            )
        else:
            ends = [DIGITS.index(sign) for sign in word]
            yield from (Tile.of(*pair) for pair in zip(ends[::2], ends[1::2], strict=True))


def _read_step(word: str) -> tuple[Step, Tile | None]:
    if word.startswith("+") and len(word) > 1:
        return Step.draw(), Tile.parse(word[1:])
    return Step.parse(word), None


def read_names(text: str) -> list[str]:
    r"""The players' names of a ``Players`` header: commas between them, ``\\,`` within them.

    Spaces around a name do not count, unless a backslash stands before them.
    """
    return [_ESCAPED.sub(r"\1", name) for name in _NAME.findall(text)]

"""The sentences and signs of the table on the screen, in one place for the message catalogues."""

from __future__ import annotations

from collections.abc import Sequence

from caboose.cli.table.words import count_points, count_tiles, listing

# Signs; ``HELP`` explains each of them.
PLAYABLE = "▲"
MARKER = "●"
CROSSWISE = "╫"
TURN = "▶"

OPEN = "open"
CLOSED = "closed"
NEW = "new"
NEW_SIGN = "*"
YOU = "You"
MEXICAN = "Mexican"
NOT_STARTED = "not started"

SUGGESTIONS_ON = "Suggestions are on: s switches them off."
SUGGESTIONS_OFF = "Suggestions are off."
WATCHING = "You are watching: computer players hold all seats."
SECOND_DIGIT = "Type the second digit of the train, or Esc."

KEYS_TURN = ("←→ tile", "Enter play", "d draw", "p pass", "s suggest", "l log", "t scores")
KEYS_BUILD = ("←→ tile", "Enter lay", "u take back", "U all", "f finish", "d draw", "p pass")
KEYS_TRAIN = ("1…14 M train", "←→ train", "Enter play", "Esc back")
KEYS_WAIT = ("l log", "t scores", "r rules")
KEYS_ALWAYS = ("h help", "q quit")

HINT_SHEET = "↑↓ scroll · Esc back"
HINT_ROUND = "Enter next round · t scores · l log · q quit"
HINT_MATCH = "Enter leave the table · t scores · l log"
HINT_QUIT = "y leave · n stay"
HINT_SEAT = "Enter I am here · q quit"

POINTS = "points"
TOTAL = "total"
LEFT_IN_HAND = "left in hand"
LOWEST_WINS = "The lowest total wins the match."
HIGHEST_WINS = "The highest total wins the match."

DEPARTING_TRAIN = """
         O  o ·
    ╷╷     ┌───┐
  ┌─┴┴─────┤   │ ┌─────┐ ┌─────┐ ┌─────┐
 ┌┤        │   ├─┤ 6║6 ├─┤ 6│4 ├─┤ 4│1 │
 └┴O──O──O─┴─O─┘ └O───O┘ └O───O┘ └O───O┘
""".strip("\n")

TITLE_HELP = "Help"
TITLE_LOG = "What happened"
TITLE_SCORES = "Scores"
TITLE_RULES = "Rules of this table"
TITLE_QUIT = "Leave the table?"
TITLE_MATCH = "The match is over"

HELP = (
    (
        "Your turn",
        (
            ("← → ↑ ↓", "choose a tile; so does the letter under it"),
            ("Tab", "the next tile that can be laid"),
            ("Enter", "lay it; where several trains fit, choose one"),
            ("1 … 14, M", "lay it on that train (M2 M3 …: further Mexican trains)"),
            ("d  p", "draw, pass"),
            ("s", "suggestions on or off"),
        ),
    ),
    (
        "Building your train",
        (
            ("u  U", "take back the last tile, take back all"),
            ("f", "finish: only now the tiles lie on the table"),
        ),
    ),
    (
        "Any time",
        (
            ("l  t  r", "what happened, scores, the rules of this table"),
            ("h  q", "this help, quit"),
        ),
    ),
    (
        "Signs",
        (
            ("large number", "what can be attached to this train"),
            (PLAYABLE, "this tile can be laid now"),
            (f"{MARKER} {OPEN}", "the owner could not play: anybody may play here"),
            (CLOSED, "only the owner may play here"),
            (CROSSWISE, "an open double; with ! it must be covered now"),
            ("7 left, 9 laid", "tiles in the owner's hand, tiles on the train"),
            (f"{TURN}  {NEW} or {NEW_SIGN}", "whose turn it is; here lies the newest tile"),
            ("8║8", "a double"),
        ),
    ),
)


def heading(number: int, rounds: int | None, lap: int, boneyard: int) -> str:
    """Where the match stands."""
    of = f" of {rounds}" if rounds else ""
    return f"round {number}{of} · lap {lap} · boneyard {boneyard}"


def hand_caption(tiles: int, pips: int) -> str:
    """The size of the own hand."""
    return f"your hand: {count_tiles(tiles)}, {pips} pips"


def tiles_left(count: int) -> str:
    """How many tiles the owner of a train holds."""
    return f"{count} left"


def tiles_laid(count: int) -> str:
    """How many tiles lie on a train."""
    return f"{count} laid"


def total(points: int) -> str:
    """A player's points in the match."""
    return count_points(points)


def open_double(end: int, *, must: bool, wide: bool) -> str:
    """The sign of an open double."""
    if not wide:
        return f"{CROSSWISE}{end}-{end}{'!' if must else ''}"
    return f"{CROSSWISE} {end}-{end} {'to be covered' if must else 'open double'}"


def where(trains: Sequence[tuple[str, str]]) -> str:
    """The question which of several trains is meant."""
    return f"Where? {listing([f'{key} {name}' for key, name in trains], 'or')}"


def no_such_train(typed: str) -> str:
    """A train was typed that is not on the board."""
    return f"There is no train {typed.upper()} here."


def exact_or_longer(typed: str) -> str:
    """What was typed is a train and the beginning of others."""
    return f"Enter plays on train {typed}, or type a second digit."


def building(end: int, laid: int, can_go_on: int) -> str:
    """The state of a train being built."""
    return f"{count_tiles(laid)} laid · goes on with {end} · {can_go_on} of yours fit"


def quit_text(path: str | None, problem: str | None) -> str:
    """What happens to the match on leaving."""
    if path and problem:
        return f"The match could not be saved in {path}: {problem}."
    if path:
        return f"The match is saved in {path}, and can be gone on with from there."
    return "The match is not saved. (Started with --save FILE it would be.)"


def round_title(number: int, rounds: int | None) -> str:
    """The heading of a round in the log."""
    return f"Round {number} of {rounds}" if rounds else f"Round {number}"


def round_over(number: int, rounds: int | None) -> str:
    """The title of the sheet at the end of a round."""
    return f"Round {number} of {rounds} is over" if rounds else f"Round {number} is over"


def turn_of(name: str) -> str:
    """The title of the sheet on which the keyboard is handed over."""
    return f"{name}'s turn"


def hand_over(name: str) -> str:
    """Several people share the keyboard."""
    return f"Hand over the keyboard to {name}. The hand is shown when {name} presses Enter."


def other_train(train: str, name: str, length: int, is_open: bool) -> str:
    """How far another player is, while one's own train is being built."""
    state = f"{MARKER} {OPEN}" if is_open else f"{length} laid" if length else NOT_STARTED
    return f"{train} {name}: {state}"

"""The signs and keys of the table on the screen; the help explains each of them."""

from __future__ import annotations

PLAYABLE = "▲"
MARKER = "●"
CROSSWISE = "╫"
TURN = "▶"
NEW = "*"

Keys = tuple[tuple[str, str], ...]
"""Keys with the entries of the catalogues that say what they do."""

TURN_KEYS: Keys = (
    ("←→", "press-tile"),
    ("Enter", "press-play"),
    ("d", "press-draw"),
    ("p", "press-pass"),
    ("s", "press-suggest"),
    ("l", "press-log"),
    ("t", "press-scores"),
)
BUILD_KEYS: Keys = (
    ("←→", "press-tile"),
    ("Enter", "press-lay"),
    ("u", "press-take-back"),
    ("U", "press-all"),
    ("f", "press-finish"),
    ("d", "press-draw"),
    ("p", "press-pass"),
)
TRAIN_KEYS: Keys = (
    ("1…14 M", "press-train"),
    ("←→", "press-train"),
    ("Enter", "press-play"),
    ("Esc", "press-back"),
)
WAIT_KEYS: Keys = (
    ("l", "press-log"),
    ("t", "press-scores"),
    ("r", "press-rules"),
    ("L", "press-language"),
)
ALWAYS_KEYS: Keys = (("h", "press-help"), ("q", "press-quit"))

SHEET_KEYS: Keys = (("↑↓", "press-scroll"), ("Esc", "press-back"))
ROUND_KEYS: Keys = (
    ("Enter", "press-next"),
    ("t", "press-scores"),
    ("l", "press-log"),
    ("q", "press-quit"),
)
MATCH_KEYS: Keys = (("Enter", "press-leave"), ("t", "press-scores"), ("l", "press-log"))
QUIT_KEYS: Keys = (("y", "press-leave"), ("n", "press-stay"))
SEAT_KEYS: Keys = (("Enter", "press-here"), ("q", "press-quit"))

HELP: tuple[tuple[str, Keys], ...] = (
    (
        "turn-bar",
        (
            ("← → ↑ ↓", "help-choose"),
            ("Tab", "help-playable-next"),
            ("Enter", "help-enter"),
            ("1 … 14, M", "help-train"),
            ("d  p", "help-draw-pass"),
            ("s", "help-suggest"),
        ),
    ),
    ("help-building", (("u  U", "help-take-back"), ("f", "help-finish"))),
    (
        "help-any-time",
        (("l  t  r", "help-sheets"), ("L", "help-language"), ("h  q", "help-help-quit")),
    ),
)
"""The titles of the help, and below each keys with what they do."""

DEPARTING_TRAIN = """
         O  o ·
    ╷╷     ┌───┐
  ┌─┴┴─────┤   │ ┌─────┐ ┌─────┐ ┌─────┐
 ┌┤        │   ├─┤ 6║6 ├─┤ 6│4 ├─┤ 4│1 │
 └┴O──O──O─┴─O─┘ └O───O┘ └O───O┘ └O───O┘
""".strip("\n")

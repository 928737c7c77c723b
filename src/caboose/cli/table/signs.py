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
    ("←→", "key-tile"), ("Enter", "key-play"), ("d", "key-draw"), ("p", "key-pass"),
    ("s", "key-suggest"), ("l", "key-log"), ("t", "key-scores"),
)  # fmt: skip
BUILD_KEYS: Keys = (
    ("←→", "key-tile"), ("Enter", "key-lay"), ("u", "key-take-back"), ("U", "key-all"),
    ("f", "key-finish"), ("d", "key-draw"), ("p", "key-pass"),
)  # fmt: skip
TRAIN_KEYS: Keys = (
    ("1…14 M", "key-train"), ("←→", "key-train"), ("Enter", "key-play"), ("Esc", "key-back"),
)  # fmt: skip
WAIT_KEYS: Keys = (
    ("l", "key-log"), ("t", "key-scores"), ("r", "key-rules"), ("L", "key-language"),
)  # fmt: skip
ALWAYS_KEYS: Keys = (("h", "key-help"), ("q", "key-quit"))

SHEET_KEYS: Keys = (("↑↓", "key-scroll"), ("Esc", "key-back"))
ROUND_KEYS: Keys = (
    ("Enter", "key-next"), ("t", "key-scores"), ("l", "key-log"), ("q", "key-quit"),
)  # fmt: skip
MATCH_KEYS: Keys = (("Enter", "key-leave"), ("t", "key-scores"), ("l", "key-log"))
QUIT_KEYS: Keys = (("y", "key-leave"), ("n", "key-stay"))
SEAT_KEYS: Keys = (("Enter", "key-here"), ("q", "key-quit"))

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

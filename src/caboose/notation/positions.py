"""Positions as text: one line, or the mapping of a case. RULES.md section 4.3.

The line has fields separated by semicolons; its first field holds the rules::

    spruce; set 12; engine 12; lap 2; to_play 1; leader 1; trains 1:12-8 2*:12-3 M:12-2; open;
    hands 1:8-8,6-2,5-4 2:1-0,3-0 3:7-7; boneyard 9-1,8-4

(on one line). A star marks a train with a marker; tiles may be separated by spaces as well as by
commas, and the fields after the first may come in any order. What is left out has the value it
has in a case. ``drew``, ``turn``, ``idle``, ``out``, ``out_on_double`` and ``over`` follow where
needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from caboose.game import Position, Step, Train, train_name, train_number
from caboose.notation.reading import (
    flag,
    items,
    mapping,
    seats,
    tiles,
    verify_keys,
    verify_length,
    whole,
)
from caboose.rules import Rules
from caboose.tiles import Tile, shorten

POSITION_KEYS = (
    "rules",
    "set",
    "engine",
    "lap",
    "to_play",
    "leader",
    "trains",
    "open_doubles",
    "hands",
    "boneyard",
    "turn",
    "idle",
    "out",
    "out_on_double",
    "over",
)

LONGEST_LINE = 20_000


def position_from_mapping(given: Mapping[str, Any]) -> Position:
    """Read a position from the mapping of a case; raises ValueError.

    The position is read, not yet checked: ``Round.set_up`` does that.
    """
    given = mapping(given, "the position")
    for key in ("set", "engine", "hands"):
        if key not in given:
            raise ValueError(f"the position lacks {key}")
    turn = mapping(given.get("turn"), "turn")
    verify_keys(turn, ("drew", "laid"), "turn")
    laid = tuple(Step.parse(str(each)) for each in items(turn.get("laid"), "laid"))
    over = given.get("over")
    return Position(
        rules=Rules.read(given.get("rules", "spruce")),
        set=whole(given["set"], "set"),
        engine=whole(given["engine"], "engine"),
        hands=tuple(
            tiles(hand, "a hand") for hand in seats(mapping(given["hands"], "hands"), "hands")
        ),
        trains=_trains(mapping(given.get("trains"), "trains")),
        boneyard=tiles(given.get("boneyard"), "boneyard"),
        open_doubles=_open_doubles(given.get("open_doubles")),
        leader=whole(given.get("leader", 1), "leader"),
        to_play=whole(given.get("to_play", 1), "to_play"),
        lap=whole(given.get("lap", 2), "lap"),
        drew=whole(turn.get("drew", sum(step.is_draw for step in laid)), "drew"),
        turn=laid,
        idle=whole(given.get("idle", 0), "idle"),
        out=tuple(whole(seat, "out") for seat in items(given.get("out"), "out")),
        out_on_double=flag(given.get("out_on_double", "no"), "out_on_double"),
        over=None if over is None else str(over),
    )


def _trains(given: Mapping[str, Any]) -> dict[str, Train]:
    trains: dict[str, Train] = {}
    for written, value in given.items():
        name = train_name(train_number(written))
        if name in trains:
            raise ValueError(f"train {name} is given twice")
        each = value if isinstance(value, Mapping) else {"chain": value}
        verify_keys(map(str, each), ("chain", "marker"), f"train {name}")
        trains[name] = Train(
            tiles(each.get("chain"), f"train {name}"),
            flag(each.get("marker", "no"), f"the marker of train {name}"),
        )
    return trains


def _open_doubles(given: object) -> tuple[str, ...] | None:
    if given is None:
        return None
    return tuple(train_name(train_number(str(name))) for name in items(given, "open_doubles"))


def position_to_mapping(position: Position) -> dict[str, Any]:
    """The mapping of a case for a position; what has its default is left out."""
    turn = {"drew": position.drew, "laid": [str(step) for step in position.turn]}
    trains = {
        name: {"chain": _texts(train.chain), "marker": "yes"}
        if train.marker
        else _texts(train.chain)
        for name, train in position.trains.items()
    }
    optional: dict[str, Any] = {
        "turn": turn if position.drew or position.turn else None,
        "idle": position.idle or None,
        "out": list(position.out) or None,
        "out_on_double": "yes" if position.out_on_double else None,
        "over": position.over,
        "open_doubles": None if position.open_doubles is None else list(position.open_doubles),
    }
    return {
        "rules": str(position.rules),
        "set": position.set,
        "engine": position.engine,
        "lap": position.lap,
        "to_play": position.to_play,
        "leader": position.leader,
        "trains": trains,
        "hands": {seat: _texts(hand) for seat, hand in enumerate(position.hands, 1)},
        "boneyard": _texts(position.boneyard),
    } | {key: value for key, value in optional.items() if value is not None}


def write_position(position: Position) -> str:
    """The one line for a position."""
    fields = [
        str(position.rules),
        f"set {position.set}",
        f"engine {position.engine}",
        f"lap {position.lap}",
        f"to_play {position.to_play}",
        f"leader {position.leader}",
        _joined("trains", (_write_train(*each) for each in position.trains.items())),
        _joined("hands", (f"{s}:{_commas(hand)}" for s, hand in enumerate(position.hands, 1))),
        _joined("boneyard", [_commas(position.boneyard)] if position.boneyard else []),
    ]
    if position.open_doubles is not None:
        fields.insert(7, _joined("open", position.open_doubles))
    if position.drew:
        fields.append(f"drew {position.drew}")
    if position.turn:
        fields.append(_joined("turn", map(str, position.turn)))
    if position.idle:
        fields.append(f"idle {position.idle}")
    if position.out:
        fields.append(_joined("out", map(str, position.out)))
    if position.out_on_double:
        fields.append("out_on_double yes")
    if position.over:
        fields.append(f"over {position.over}")
    return "; ".join(fields)


def read_position(text: str) -> Position:
    """Read the one line of a position; raises ValueError. ``Round.set_up`` checks it.

    >>> line = "spruce; set 6; engine 6; trains 1:6-2; hands 1:2-1 2:3-3; boneyard 5-5"
    >>> write_position(read_position(line)).startswith("spruce; set 6; engine 6; lap 2; to_play 1")
    True
    """
    verify_length(text, LONGEST_LINE)
    first, *rest = text.strip().split(";")
    if first.split()[:1] and first.split()[0] in _LINE_KEYS:
        raise ValueError(
            f"the first field of a position holds the rules, not {shorten(first.strip())}: "
            "begin like spruce; set 12; …"
        )
    given: dict[str, Any] = {"rules": first.strip()}
    for field in rest:
        key, *words = field.replace(",", " ").split() or [""]
        if not key:
            continue
        verify_keys([key], _LINE_KEYS, "the position")
        if key in given:
            raise ValueError(f"the position gives {key} twice")
        if key in ("hands", "trains"):
            given[key] = _read_rows(key, words)
        elif key in ("open", "out", "boneyard", "turn"):
            given[key] = words
        elif len(words) != 1:
            raise ValueError(f"{key} takes one value, not {len(words)}")
        else:
            given[key] = words[0]
    turn = {"laid": given.pop("turn", [])}
    if "drew" in given:
        turn["drew"] = given.pop("drew")
    if "open" in given:
        given["open_doubles"] = given.pop("open")
    return position_from_mapping(given | {"turn": turn})


_LINE_KEYS = (
    *(key for key in POSITION_KEYS if key not in ("rules", "open_doubles")),
    "open",
    "drew",
)


def _read_rows(key: str, words: Iterable[str]) -> dict[str, Any]:
    rows: dict[str, Any] = {}
    chain: list[str] | None = None
    for word in words:
        name, colon, tile = word.partition(":") if ":" in word else ("", "", word)
        if colon:
            marked = key == "trains" and name.endswith("*")
            name = name.removesuffix("*") if marked else name
            if name in rows:
                raise ValueError(f"{key} gives {shorten(name)} twice")
            chain = []
            rows[name] = {"chain": chain, "marker": "yes"} if marked else chain
        elif chain is None:
            raise ValueError(f"{shorten(word)} does not fit in {key}: write 1:12-5,5-3")
        if tile:
            chain.append(tile)
    return rows


def _write_train(name: str, train: Train) -> str:
    return f"{name}{'*' * train.marker}:{_commas(train.chain)}"


def _joined(key: str, words: Iterable[str]) -> str:
    return " ".join([key, *words])


def _commas(chain: Iterable[Tile]) -> str:
    return ",".join(map(str, chain))


def _texts(chain: Iterable[Tile]) -> list[str]:
    return [str(tile) for tile in chain]

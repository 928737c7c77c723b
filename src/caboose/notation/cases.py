"""Cases: a position and what must hold. RULES.md section 4.3."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from caboose.game import (
    REASONS,
    Position,
    Round,
    Step,
    engines_of_round,
    rank,
    train_name,
    train_number,
)
from caboose.notation.files import read_yaml
from caboose.notation.positions import POSITION_KEYS, position_from_mapping
from caboose.notation.reading import (
    by_seat,
    flag,
    items,
    mapping,
    seats,
    tiles,
    verify_keys,
    whole,
)
from caboose.rules import Rules
from caboose.rules.deals import MOST_PLAYERS
from caboose.tiles import SETS, Tile, shorten, verify_set

RulesText = str | Mapping[str, Any]
"""Rules as a case gives them: a line, or a mapping."""

Differences = list[str]
"""What does not hold, a sentence each; empty where the case holds."""


class Case(NamedTuple):
    """One case: its name, its source, and its content as read."""

    id: str
    source: str
    content: dict[str, Any]

    def run(self) -> Differences:
        """Run the case and say what does not hold; raises ValueError if it cannot be run."""
        for kind, runner in _KINDS.items():
            if kind in self.content:
                verify_keys(self.content, ("id", "source", "rules", kind), f"a {kind} case")
                given = mapping(self.content[kind], kind)
                return runner(self.content.get("rules", "spruce"), given)
        verify_keys(self.content, ("id", "source", "then", *POSITION_KEYS), "a case")
        return _run_steps(position_from_mapping(self.content), self.content.get("then"))


def read_cases(text: str) -> list[Case]:
    """Read a file of cases; raises ValueError for a text that holds none."""
    content = items(read_yaml(text), "a file of cases")
    if not content:
        raise ValueError("a file of cases holds at least one: this one is empty")
    cases: dict[str, Case] = {}
    for place, each in enumerate(content, 1):
        entry = mapping(each, f"case {place}")
        for key in ("id", "source"):
            given = entry.get(key)
            if not isinstance(given, str) or not given:
                raise ValueError(f"case {place} lacks its {key}")
            if not given.isprintable():
                raise ValueError(f"case {place} has the {key} {shorten(given)}: write plain text")
        name = entry["id"]
        if name in cases:
            raise ValueError(f"two cases are named {shorten(name)}")
        cases[name] = Case(name, entry["source"], entry)
    return list(cases.values())


# ----------------------------------------------------------------- steps


def _run_steps(position: Position, then: object) -> Differences:
    round = Round.set_up(position)
    differences: Differences = []
    for place, each in enumerate(items(then, "then"), 1):
        entry = mapping(each, f"entry {place} of then")
        if len(entry) != 1:
            raise ValueError(f"entry {place} of then must be one of legal, refuse, do, expect")
        ((verb, value),) = entry.items()
        verify_keys([verb], ("legal", "refuse", "do", "expect"), f"entry {place} of then")
        found = _VERBS[verb](round, value)
        differences += [f"then {place} ({verb}): {sentence}" for sentence in found]
        if verb == "do" and found:
            break
    return differences


def _run_legal(round: Round, value: object) -> Differences:
    expected = sorted(Step.parse(str(each)) for each in items(value, "legal"))
    legal = round.legal_steps()
    if expected == legal:
        return []
    differences = []
    missing = sorted(set(expected) - set(legal))
    extra = [str(step) for step in legal if step not in expected]
    if missing:
        why = "; ".join(f"{step}: {round.refusal(step)}" for step in missing)
        differences.append(f"not legal: {', '.join(map(str, missing))} ({why})")
    if extra:
        differences.append(f"legal as well: {', '.join(extra)}")
    return differences or ["a step is listed twice"]


def _run_refuse(round: Round, value: object) -> Differences:
    entry = mapping(value, "refuse") if isinstance(value, Mapping) else {"step": value}
    verify_keys(entry, ("step", "because", "seat"), "refuse")
    step = Step.parse(str(entry.get("step", "")))
    because = entry.get("because")
    if because is not None and because not in REASONS:
        raise ValueError(f"{shorten(because)} is no reason: the reasons are {', '.join(REASONS)}")
    seat = None if "seat" not in entry else whole(entry["seat"], "seat", 1, MOST_PLAYERS)
    refusal = round.refusal(step, seat)
    if refusal is None:
        return [f"{step} is legal"]
    if because is not None and refusal.reason != because:
        return [f"{step} is refused as {refusal.reason}, not {because}: {refusal}"]
    return []


def _run_do(round: Round, value: object) -> Differences:
    step = Step.parse(str(value))
    refusal = round.refusal(step)
    if refusal:
        return [f"{step} is refused as {refusal.reason}: {refusal}"]
    round.do(step)
    return []


def _run_expect(round: Round, value: object) -> Differences:
    entry = mapping(value, "expect")
    verify_keys(entry, _EXPECTED, "expect")
    differences: Differences = []
    for key, expected in entry.items():
        if key == "legal":
            differences += _run_legal(round, expected)
            continue
        wanted, found = _EXPECTED[key](round, expected)
        if wanted != found:
            differences.append(f"{key} is {_plain(found)}, not {_plain(wanted)}")
    return differences


_VERBS: dict[str, Callable[[Round, object], Differences]] = {
    "legal": _run_legal,
    "refuse": _run_refuse,
    "do": _run_do,
    "expect": _run_expect,
}


def _numbers(value: object, what: str) -> list[int]:
    return [whole(each, what, -1_000_000) for each in items(value, what)]


def _names(value: object, what: str) -> list[str]:
    return [train_name(train_number(str(each))) for each in items(value, what)]


def _by_seat(value: object, what: str) -> dict[int, Any]:
    return by_seat(mapping(value, what), what)


def _expect_ends(round: Round, value: object) -> tuple[object, object]:
    wanted = {
        train_name(train_number(name)): whole(end, "an end")
        for name, end in mapping(value, "ends").items()
    }
    return wanted, {name: round.ends.get(name) for name in wanted}


def _expect_hands(round: Round, value: object) -> tuple[object, object]:
    wanted = {
        seat: sorted(tiles(hand, "a hand")) for seat, hand in _by_seat(value, "hands").items()
    }
    return wanted, {seat: round.hand(seat) for seat in wanted if seat <= round.players}


def _expect_scores(round: Round, value: object) -> tuple[object, object]:
    wanted = {s: whole(p, "points", -1_000_000) for s, p in _by_seat(value, "scores").items()}
    if not round.over:
        return wanted, "none yet"
    scores = dict(enumerate(round.scores(), 1))
    return wanted, {seat: scores.get(seat) for seat in wanted}


def _expect_over(round: Round, value: object) -> tuple[object, object]:
    if value not in ("out", "blocked", "no"):
        raise ValueError(f"round_over is {shorten(value)}: it must be out, blocked or no")
    return value, round.over or "no"


_EXPECTED: dict[str, Callable[[Round, object], tuple[object, object]]] = {
    "to_play": lambda round, value: (whole(value, "to_play"), round.to_play),
    "lap": lambda round, value: (whole(value, "lap"), round.lap),
    "engine": lambda round, value: (whole(value, "engine"), round.engine),
    "markers": lambda round, value: (sorted(_numbers(value, "markers")), round.markers),
    "open_doubles": lambda round, value: (_names(value, "open_doubles"), round.open_doubles),
    "ends": _expect_ends,
    "hands": _expect_hands,
    "boneyard": lambda round, value: (whole(value, "boneyard"), len(round.boneyard)),
    "round_over": _expect_over,
    "out": lambda round, value: (sorted(_numbers(value, "out")), round.out),
    "scores": _expect_scores,
    "legal": _expect_over,  # taken by _run_legal
}


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_plain(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_plain(each) for each in value) + "]"
    return str(value)


# ---------------------------------------------------------- other kinds


def _run_score(rules: RulesText, given: dict[str, Any]) -> Differences:
    """The points for hands at the end of a round."""
    verify_keys(given, ("hands", "points", "out", "blocked", "out_on_double"), "score")
    hands = [tiles(hand, "a hand") for hand in seats(mapping(given.get("hands"), "hands"), "hands")]
    empty = [seat for seat, hand in enumerate(hands, 1) if not hand]
    out = sorted(_numbers(given["out"], "out")) if "out" in given else empty
    blocked = flag(given["blocked"], "blocked") if "blocked" in given else not out
    held = [tile for hand in hands for tile in hand]
    engine = next((n for n in range(SETS[-1] + 1) if Tile(n, n) not in held), None)
    if engine is None:
        raise ValueError("the hands hold every double: the engine must be on the table")
    round = Round.set_up(
        Position(
            rules=Rules.read(rules),
            set=next(top for top in SETS if top >= max([engine, *(tile.high for tile in held)])),
            engine=engine,
            hands=tuple(hands),
            trains={},
            out=tuple(() if blocked else out),
            out_on_double=flag(given.get("out_on_double", "no"), "out_on_double"),
            over="blocked" if blocked else "out",
        )
    )
    found = _run_expect(round, {"scores": given.get("points")})
    return [each.replace("scores", "points", 1) for each in found]


def _run_match(rules: RulesText, given: dict[str, Any]) -> Differences:
    """The ranking after rounds, and the totals."""
    verify_keys(given, ("rounds", "ranking", "over", "set"), "match")
    columns = [
        _numbers(each, "rounds") for each in seats(mapping(given.get("rounds"), "rounds"), "rounds")
    ]
    if len({len(column) for column in columns}) != 1:
        raise ValueError("every seat must have the same number of rounds")
    rows = [list(row) for row in zip(*columns, strict=True)]
    wanted = [
        sorted(_numbers(place, "a place")) if isinstance(place, list) else whole(place, "a place")
        for place in items(given.get("ranking"), "ranking")
    ]
    differences = []
    found = rank(Rules.read(rules), rows)
    if "ranking" in given and wanted != found:
        differences.append(f"ranking is {_plain(found)}, not {_plain(wanted)}")
    if "over" in given:
        differences += _match_over(
            Rules.read(rules), whole(given.get("set", 12), "set"), rows, given["over"]
        )
    return differences


def _match_over(rules: Rules, top: int, rows: list[list[int]], wanted: object) -> Differences:
    from caboose.game import is_match_over

    verify_set(top)
    over = is_match_over(rules, top, rows)
    return [] if over == flag(wanted, "over") else [f"over is {'yes' if over else 'no'}"]


def _run_deal(rules: RulesText, given: dict[str, Any]) -> Differences:
    """What a table of so many players is dealt."""
    verify_keys(given, ("players", "set", "hand", "boneyard", "refused", "warning"), "deal")
    players = whole(given.get("players"), "players")
    refused = flag(given.get("refused", "no"), "refused")
    try:
        deal = Rules.read(rules).deal(players)
    except ValueError as error:
        return [] if refused else [f"the deal is refused: {error}"]
    if refused:
        return [f"the deal is possible: {deal.arithmetic}"]
    differences = [
        f"{key} is {getattr(deal, key)}, not {given[key]}"
        for key in ("set", "hand", "boneyard")
        if key in given and whole(given[key], key) != getattr(deal, key)
    ]
    if "warning" in given and flag(given["warning"], "warning") != bool(deal.warning):
        differences.append(f"the warning is {deal.warning}")
    return differences


def _run_open(rules: RulesText, given: dict[str, Any]) -> Differences:
    """The opening of a round: deal and hunt."""
    known = ("players", "set", "hand", "engine", "engines", "lead", "order", "expect")
    verify_keys(given, known, "open")
    top = whole(given.get("set"), "set")
    if "engines" in given:
        engines = _numbers(given["engines"], "engines")
    else:
        engines = [whole(given["engine"], "engine")] if "engine" in given else list(range(top + 1))
    round = Round.deal(
        Rules.read(rules).change(set=top, hand=whole(given.get("hand"), "hand")),
        whole(given.get("players"), "players"),
        tiles(given.get("order"), "order"),
        engines=engines,
        lead=whole(given.get("lead", 1), "lead"),
    )
    return _run_expect(round, given.get("expect"))


def _run_engines(rules: RulesText, given: dict[str, Any]) -> Differences:
    """The engines of a match's rounds, where the rules alone decide them."""
    verify_keys(given, ("set", "rounds", "expect"), "engines")
    top = whole(given.get("set"), "set")
    verify_set(top)
    used: list[int] = []
    for _ in range(whole(given.get("rounds"), "rounds", 1, 999)):
        used.append(max(engines_of_round(Rules.read(rules), top, used)))
    wanted = _numbers(given.get("expect"), "expect")
    return [] if used == wanted else [f"the engines are {_plain(used)}, not {_plain(wanted)}"]


_KINDS: dict[str, Callable[[RulesText, dict[str, Any]], Differences]] = {
    "score": _run_score,
    "match": _run_match,
    "deal": _run_deal,
    "open": _run_open,
    "engines": _run_engines,
}

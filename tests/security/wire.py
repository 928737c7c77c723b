"""Judges every byte that a reader got: each field is in the list of what may be told, and says no
more than the reader may know at that moment.

The list is written out here, field by field: a field that is new in the contract fails until it is
judged here. A reader is the number of a seat, or None for a spectator, a television, a stranger.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from caboose.notation import read_record
from caboose.table.messages import PHRASES
from tests.security.knowledge import Knowledge, Moment

Data = dict[str, Any]
Reader = int | None

TILE = re.compile(r"(?<!\d)(\d{1,2})-(\d{1,2})(?!\d)")
ID = re.compile(r"[a-z]+(-[a-z]+)*")
ENCODED = re.compile(r"[0-9a-f]{16}|[\w-]{40}", re.ASCII)
"""What might be a salt, a token, or one's hash."""


TURN = "to_play lap duty open_doubles tiles_in_hand tiles_in_boneyard out newest"
"""The fields of a round that a step may change."""


class Leak(AssertionError):
    """A reader was told what it may not know."""


class Told(NamedTuple):
    """A message as it came over the wire, to a socket or as an answer over HTTP."""

    reader: Reader
    text: str
    asked: str = ""
    """What the reader had asked for: its message, or the path of the address."""
    least: int = 0
    """The number of the last event that the reader had seen before."""
    most: int = 0
    """A number that the table had not passed yet when this was sent; answers of HTTP only."""


def demand(condition: object, what: str, *about: object) -> None:
    """Raise Leak where a condition does not hold."""
    if not condition:
        raise Leak(f"{what}: {about}")


def only(data: object, names: str) -> Data:
    """The fields of a part, all of which must be in the list."""
    demand(isinstance(data, dict), "no object", data)
    assert isinstance(data, dict)
    unknown = data.keys() - set(names.split())
    demand(not unknown, "fields that nobody has judged", unknown)
    return data


def tiles_in(text: object) -> set[str]:
    """The tiles that a text names, the higher number first."""
    pairs = TILE.findall(str(text))
    return {f"{max(a, b)}-{min(a, b)}" for a, b in [(int(a), int(b)) for a, b in pairs]}


def canonical(tile: str) -> str:
    """A tile's text with the higher number first; it must be nothing else."""
    demand(TILE.fullmatch(tile), "no tile", tile)
    return tiles_in(tile).pop()


def plain(value: object, *allowed: type) -> None:
    """A value without any tile or secret in it; a list is none."""
    demand(value is None or type(value) in (allowed or (bool, int, str)), "no plain value", value)
    if isinstance(value, str):
        demand(not TILE.search(value) and not ENCODED.search(value), "a tile or a secret", value)
    elif isinstance(value, int):
        demand(-1_000 <= value <= 100_000, "a number that hides more", value)


class Judge:
    """Judges what was told of one table."""

    def __init__(self, knowledge: Knowledge, secrets: Collection[str]) -> None:
        self.knowledge = knowledge
        self.secrets = {*secrets, *knowledge.hashes}
        self._judged: set[tuple[int, str]] = set()
        """Public parts with their moments: every reader gets the same."""

    def judge(self, told: Told) -> None:
        """Raise Leak where a message tells too much."""
        for secret in self.secrets:
            demand(secret not in told.text, "a token or its hash", told.reader)
        if told.asked.startswith("/"):
            self._answer(told)
            return
        message = json.loads(told.text)
        match message["type"]:
            case "state":
                only(message, "type seq table mine news done")
                self._news(message, told, self._table)
            case "change":
                only(message, "type since seq table mine news done")
                demand(message["since"] == told.least, "a change of another state", message)
                self._news(message, told, self._change)
            case "done":
                self._done(message, told)
            case "refused":
                self._refused(message, told)
            case kind:
                raise Leak(f"a message that nobody has judged: {kind}")

    # ------------------------------------------------------------ whole messages

    def _done(self, message: Data, told: Told) -> None:
        only(message, "type request seq")
        demand(message["request"] in told.asked, "another's request", message)
        plain(message["seq"], int)

    def _news(
        self, message: Data, told: Told, judge_public: Callable[[Data, Moment], None]
    ) -> None:
        """A whole state, or what has changed."""
        moment = self.knowledge.moments[message["seq"]]
        self._no_early_secret(told.text, moment.seq)
        if message["done"] is not None:
            self._done(message["done"], told)
        public = (moment.seq, json.dumps(message["table"]))
        if public not in self._judged:
            judge_public(message["table"], moment)
            self._judged.add(public)
        if message["mine"] is not None:
            self._mine(message["mine"], moment, told.reader)
        for each in message["news"]:
            demand(told.least < each["seq"] <= moment.seq, "news out of its time", each)
            self._happening(each, told.reader)

    def _refused(self, message: Data, told: Told) -> None:
        only(message, "type request reason message option")
        demand(message["request"] in told.asked, "another's request", message)
        plain(message["reason"], str)
        moment = self.knowledge.moments[told.least]
        self._no_early_secret(told.text, moment.seq)
        self._message(message["message"], self._known(moment, told.reader) | tiles_in(told.asked))
        if message["option"] is not None:
            self._option(message["option"])

    def _answer(self, told: Told) -> None:
        """An answer over HTTP, which does not say of which moment it tells."""
        latest = min(told.most, len(self.knowledge.moments) - 1)
        problem: Leak | None = None
        for seq in range(told.least, latest + 1):
            try:
                self._answer_at(told, seq)
            except Leak as leak:
                problem = leak
            else:
                return
        raise problem or Leak("no moment")

    def _answer_at(self, told: Told, seq: int) -> None:
        self._no_early_secret(told.text, seq)
        path, moment = told.asked.split("/"), self.knowledge.moments[seq]
        if told.text.startswith('{"type":"refused"'):
            self._message(json.loads(told.text)["message"], set())
        elif path[-2] == "rounds":
            demand(self.knowledge.is_told(int(path[-1]), seq), "a round that runs", told.asked)
        elif path[-1] == "record":
            rounds = len(read_record(told.text).rounds)
            demand(self.knowledge.is_told(rounds, seq), "a round that runs", rounds)
        elif path[-1] == "link":
            demand(json.loads(told.text)["link"].endswith(f"/t/{self.knowledge.code}"), "link")
        elif path[-1] == "qr.svg":
            demand("svg" in told.text, "no picture")
        else:
            self._table(json.loads(told.text), moment)

    def _no_early_secret(self, text: str, seq: int) -> None:
        for number, shuffle in enumerate(self.knowledge.shuffles, 1):
            if not self.knowledge.is_told(number, seq):
                demand(shuffle.salt not in text, "a salt before its time", number)

    # ------------------------------------------------------------ what everybody gets

    def _table(self, table: Data, moment: Moment) -> None:
        only(
            table,
            "code phase preset rules changed deal seats pace hints comments spectators match round "
            "alert next_table",
        )
        for name in ("code", "phase", "preset", "hints", "comments", "spectators", "next_table"):
            plain(table[name])
        plain(table["pace"], float)
        demand(table["rules"] == str(self.knowledge.rules), "rules", table["rules"])
        for option in table["changed"]:
            self._option(option)
        self._deal(table["deal"])
        self._seats(table["seats"], moment)
        self._match(table["match"], moment)
        self._message(table["alert"], moment.laid)
        demand((table["round"] is None) == (moment.round == 0), "no such round", moment.round)
        if table["round"] is not None:
            self._round(table["round"], moment)

    def _change(self, change: Data, moment: Moment) -> None:
        only(change, "alert spectators seats turn trains steps")
        self._message(change["alert"], moment.laid)
        plain(change["spectators"], int)
        if change["seats"] is not None:
            self._seats(change["seats"], moment)
        if change["turn"] is not None:
            only(change["turn"], TURN)
            self._turn(change["turn"], moment)
        self._trains(change["trains"], moment)
        for each in change["steps"]:
            demand(each["seq"] <= moment.seq, "history out of its time", each)
            self._happening(each, None)

    def _seats(self, seats: Sequence[Data], moment: Moment) -> None:
        for seat, name in zip(seats, moment.names, strict=True):
            only(seat, "seat kind name level is_host is_connected kept_for")
            demand(seat["name"] == name, "no name that anybody gave", seat)
            kept = ["", *self.knowledge.kept_for]
            demand(seat["kept_for"] in kept, "kept for nobody who was named", seat)
            for field in ("seat", "kind", "level", "is_host", "is_connected"):
                plain(seat[field])

    def _deal(self, deal: Data) -> None:
        only(deal, "set tiles seats hand engine_aside boneyard")
        known = self.knowledge.rules.deal(deal["seats"])
        demand(
            (deal["set"], deal["hand"], deal["boneyard"])
            == (known.set, known.hand, known.boneyard),
            "deal",
            deal,
        )
        plain(deal["tiles"], int)
        plain(deal["engine_aside"], bool)

    def _match(self, match: Data, moment: Moment) -> None:
        only(match, "round_count earlier engines scores totals ranking tie_break")
        shuffles = self.knowledge.shuffles[: moment.round]
        engines = [f"{number}-{number}" for number in match["engines"]]
        demand(engines == [each.engine for each in shuffles], "engines", engines)
        scores = [list(each) for each in moment.scores]
        totals = [sum(column) for column in zip(*scores, strict=True)] or [0] * len(moment.names)
        demand(match["scores"] == scores, "scores of a round that runs", match["scores"])
        demand(match["totals"] == totals, "totals", match["totals"])
        placed = [seat for place in match["ranking"] for seat in place]
        demand(sorted(placed) in ([], [*range(1, len(moment.names) + 1)]), "ranking", placed)
        demand(scores or not placed, "a ranking before any round is over", placed)
        plain(match["round_count"], int)
        demand(match["earlier"] == 0, "rounds that nobody played elsewhere", match["earlier"])
        if match["tie_break"] is not None:
            self._message(match["tie_break"], set())

    def _round(self, round: Data, moment: Moment) -> None:
        only(
            round,
            f"{TURN} number engine leader trains over commitment salt order hands points history",
        )
        shuffle = self.knowledge.shuffles[moment.round - 1]
        for name in ("number", "engine", "leader", "over"):
            plain(round[name])
        demand(round["number"] == moment.round, "number", round["number"])
        demand(f"{round['engine']}-{round['engine']}" == shuffle.engine, "engine")
        demand(round["commitment"] == shuffle.commitment, "commitment")
        self._turn(round, moment)
        self._trains(round["trains"], moment)
        self._once_over(round, moment)
        for each in round["history"]:
            demand(each["seq"] <= moment.seq, "history out of its time", each)
            self._happening(each, None)

    def _turn(self, turn: Data, moment: Moment) -> None:
        for name in ("to_play", "lap", "newest"):
            plain(turn[name])
        demand(turn["tiles_in_hand"] == [len(hand) for hand in moment.hands], "hands' sizes")
        demand(turn["tiles_in_boneyard"] == moment.boneyard, "the boneyard's size")
        demand(all(type(seat) is int for seat in turn["out"]), "out", turn["out"])
        demand(len(turn["out"]) <= len(moment.hands), "out", turn["out"])
        only(turn["duty"], "task trains is_first_turn is_building has_laid")
        for name in ("task", "is_first_turn", "is_building", "has_laid"):
            plain(turn["duty"][name])
        for name in [*turn["duty"]["trains"], *turn["open_doubles"]]:
            train(name)

    def _once_over(self, round: Data, moment: Moment) -> None:
        """What is told when the round is over, and is None before."""
        shuffle = self.knowledge.shuffles[moment.round - 1]
        hands = [sorted(hand, key=ends) for hand in moment.hands]
        for name, value in (
            ("salt", shuffle.salt),
            ("order", shuffle.order),
            ("hands", hands),
            ("points", list(moment.scores[-1]) if moment.is_over else None),
        ):
            demand(round[name] == (value if moment.is_over else None), f"{name} before its time")

    def _trains(self, trains: Sequence[Data], moment: Moment) -> None:
        for each in trains:
            only(each, "name tiles end is_started is_open has_marker has_open_double")
            train(each["name"])
            found = tuple(canonical(tile) for tile in each["tiles"])
            demand(found == moment.trains.get(each["name"], ()), "tiles that nobody laid", each)
            for field in ("end", "is_started", "is_open", "has_marker", "has_open_double"):
                plain(each[field], bool, int)

    # ------------------------------------------------------------ what one reader gets

    def _mine(self, mine: Data, moment: Moment, reader: Reader) -> None:
        only(mine, "seat hand legal drawn can_undo alert")
        demand(reader is not None, "a hand for somebody without a seat", mine)
        assert reader is not None
        demand(mine["seat"] == reader, "another's seat", mine["seat"])
        hand = moment.hands[reader - 1] if moment.round else ()
        demand(mine["hand"] == sorted(hand, key=ends), "no hand of this seat", mine["hand"])
        for step in mine["legal"]:
            tile, at, where = step.partition("@")
            if at:
                demand(canonical(tile) in hand, "a step with another's tile", step)
                train(where)
            else:
                demand(step in ("+", "-"), "no step", step)
        for tile in mine["drawn"]:
            demand(canonical(tile) in moment.held[reader - 1], "a tile not drawn yet", tile)
        plain(mine["can_undo"], bool)
        self._message(mine["alert"], self._known(moment, reader))

    def _happening(self, told: Data, reader: Reader) -> None:
        only(told, "seq kind seat tile train covered marked unmarked message")
        moment = self.knowledge.moments[told["seq"]]
        step, may = moment.step, set[str]()
        if step is not None and "@" in step.step:
            may = {step.step.partition("@")[0]}
        elif step is not None and moment.drawn and step.seat == reader:
            may = {moment.drawn}
        if told["tile"] is not None:
            demand(canonical(told["tile"]) in may, "a tile that this reader has not seen", told)
        for name in ("kind", "seat", "marked", "unmarked"):
            plain(told[name])
        for name in (told["train"], told["covered"]):
            if name is not None:
                train(name)
        if told["message"] is not None:
            self._message(told["message"], may)

    def _message(self, message: Data, tiles: Collection[str]) -> None:
        """An entry of the catalogues; of tiles it may name these."""
        only(message, "id arguments")
        is_phrase = message["id"].removeprefix("phrase-") in PHRASES
        demand(is_phrase or ID.fullmatch(message["id"]), "no entry", message)
        for value in message["arguments"].values():
            if type(value) is str and tiles_in(value):
                demand(tiles_in(value) <= set(tiles), "a tile that this reader has not seen", value)
                demand(not ENCODED.search(value), "a secret", value)
            else:
                plain(value, int, str)

    def _option(self, option: Data) -> None:
        only(option, "name value preset_value section")
        known = self.knowledge.rules[option["name"]]
        demand(option["value"] == str(known), "option", option)
        for name in ("preset_value", "section"):
            plain(option[name], str)

    def _known(self, moment: Moment, reader: Reader) -> set[str]:
        """The tiles of this round that a reader has seen."""
        own = moment.held[reader - 1] if reader is not None and moment.round else frozenset()
        return {*moment.laid, *own}


def ends(tile: str) -> list[int]:
    """The order in which hands are told."""
    return [int(number) for number in tile.split("-")]


def train(name: object) -> None:
    """The name of a train, and nothing else."""
    demand(isinstance(name, str) and re.fullmatch(r"\d{1,2}|M\d{0,2}", name), "no train", name)

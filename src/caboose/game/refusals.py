"""The referee: why a step is refused. RULES.md section 4.3 names the reasons and their order.

Each reason has a few sentences, one for each situation; every sentence goes with the option that
decides it, so that the message can name the option, its value and its section.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from caboose.core.layout import (
    COVER,
    DRAW,
    DREW,
    DUTY,
    END,
    FIRST,
    FOLLOW_TRAIN,
    FOLLOW_UP,
    HAND,
    HAND_WIDTH,
    LAP,
    LENGTH,
    MARKERS,
    MEXICAN,
    MEXICANS,
    OPEN,
    OPEN_COUNT,
    OVER,
    PASS,
    PLAY,
    RUNNING,
    SEATS,
    TO_PLAY,
    TRAIN_STEPS,
    TRAINS,
    YARD_END,
    YARD_NEXT,
)
from caboose.core.legal import (
    ALWAYS,
    IF_FOLLOWED,
    State,
    can_lay,
    coverable_trains,
    doubles_allowed,
    draws_left,
    fits_any,
    may_draw,
    may_pass,
    need_not_play,
    usable_trains,
)
from caboose.game.steps import Step, train_name
from caboose.locales import Argument, Message, sentence
from caboose.rules import codes, option
from caboose.rules.codes import Codes
from caboose.rules.record import Rules
from caboose.tiles import HIGH, LOW, Tile

REASONS = (
    "round-over",
    "not-your-turn",
    "not-in-hand",
    "not-yet",
    "own-train-first",
    "owes-cover",
    "owes-follow-up",
    "train-closed",
    "no-match",
    "too-many-doubles",
    "would-end-on-double",
    "can-play",
    "already-drew",
    "boneyard-empty",
    "must-draw",
)
"""The stable names of all reasons; where several apply, the first in this order is named."""


class Ground(NamedTuple):
    """Why a step is refused: the stable reason, the situation, the option that decides."""

    reason: str
    id: str
    """The situation: its entry in the catalogues."""
    arguments: Mapping[str, Argument] = MappingProxyType({})
    option: str | None = None


class Refusal(ValueError):
    """A step was refused. The round is unchanged.

    ``reason`` is the stable name, ``step`` what was tried, ``message`` the situation for the
    catalogues, ``option`` the name of the option that decides (or None where no option does),
    ``legal`` the steps that would be legal. The text is the ruling and the legal steps; it is put
    into words only when it is asked for.
    """

    def __init__(self, ground: Ground, step: Step, rules: Rules, legal: list[Step]) -> None:
        super().__init__(ground.reason)
        self.reason = ground.reason
        self.message = Message(ground.id, ground.arguments)
        self.step = step
        self.option = ground.option
        self.legal = legal
        self._rules = rules

    @property
    def ruling(self) -> str:
        """The sentence with the rule, in English."""
        return self.worded()

    def worded(self, language: str = "en") -> str:
        """The sentence with the rule; seats and trains by their numbers."""
        told = sentence(self.message.id, {**self.message.arguments, **_NUMBERED}, language)
        return f"{told} {cite(self._rules, self.option, language)}" if self.option else told

    def __str__(self) -> str:
        allowed = f" Legal now: {', '.join(map(str, self.legal))}." if self.legal else ""
        return self.ruling + allowed


_NUMBERED = {"you": "numbered", "where": "numbered"}


def cite(rules: Rules, name: str, language: str = "en") -> str:
    """An option with its value and its section, as messages name it."""
    named = {"option": name, "value": str(rules[name]), "section": option(name).section}
    return sentence("explain-rule", named, language)


def ground_against(state: State, rules: Codes, step: int, seat: int | None = None) -> Ground | None:
    """Why a step of a seat (from 0; by default the player to move) is refused, or None."""
    if state[OVER] != RUNNING:
        return Ground("round-over", "refusal-round-over")
    if seat is not None and seat != state[TO_PLAY]:
        return Ground("not-your-turn", "refusal-not-your-turn", {"seat": int(state[TO_PLAY]) + 1})
    if step == DRAW:
        return _against_draw(state, rules)
    if step == PASS:
        return _against_pass(state, rules)
    return _against_play(state, rules, step // TRAIN_STEPS, step % TRAIN_STEPS)


def _against_play(state: State, rules: Codes, train: int, tile: int) -> Ground | None:
    hand = HAND + state[TO_PLAY] * HAND_WIDTH
    if not state[hand + HIGH[tile]] >> LOW[tile] & 1:
        return Ground("not-in-hand", "refusal-not-in-hand", {"tile": str(Tile.numbered(tile))})
    if state[SEATS] <= train < MEXICAN:
        return Ground("train-closed", "refusal-no-seat", {"number": train + 1})
    return (
        _not_yet(state, rules, train)
        or _own_train_first(state, rules, train)
        or _owed_elsewhere(state, rules, train)
        or _train_closed(state, rules, train)
        or _no_match(state, train, tile)
        or _double_refused(state, rules, train, tile)
    )


def _owed_cover_on(state: State, rules: Codes, train: int) -> bool:
    return state[DUTY] == COVER and bool(coverable_trains(state, rules) >> train & 1)


def _may_be_started(state: State, rules: Codes, train: int) -> bool:
    """Whether this is the Mexican train that comes next, and the rules have room for it."""
    if train - MEXICAN != state[MEXICANS] or rules.mexican_trains == codes.MEXICAN_TRAINS_NONE:
        return False
    return state[MEXICANS] == 0 or rules.mexican_trains == codes.MEXICAN_TRAINS_MANY


def _not_yet(state: State, rules: Codes, train: int) -> Ground | None:
    if _owed_cover_on(state, rules, train):
        return None
    first_turn = state[LAP] == 1 or state[FIRST]
    if first_turn and train < MEXICAN and train != state[TO_PLAY]:
        if state[LAP] > 1:
            return Ground("not-yet", "refusal-being-built", option="late_start")
        return Ground("not-yet", "refusal-first-turn-others", option="first_trains")
    if first_turn and train >= MEXICAN and rules.first_trains == codes.FIRST_TRAINS_OWN:
        return Ground("not-yet", "refusal-first-turn-own", option="first_trains")
    if state[LAP] > 1 and _may_be_started(state, rules, train) and state[LAP] < rules.mexican_from:
        return Ground(
            "not-yet",
            "refusal-mexican-from",
            {"from": rules.mexican_from, "number": int(state[LAP])},
            "mexican_from",
        )
    return None


def _own_train_first(state: State, rules: Codes, train: int) -> Ground | None:
    own = state[TO_PLAY]
    if train == own or _owed_cover_on(state, rules, train):
        return None
    if state[DUTY] == FOLLOW_UP and state[FOLLOW_TRAIN] == train:
        return None
    if state[LENGTH + own] == 0:
        barred = (
            rules.own_first == codes.OWN_FIRST_BEFORE_ANYTHING
            or (rules.own_first == codes.OWN_FIRST_BEFORE_OTHERS and train < MEXICAN)
            or (rules.own_first != codes.OWN_FIRST_NO and _may_be_started(state, rules, train))
        )
        if barred:
            return Ground("own-train-first", "refusal-own-not-started", option="own_first")
    if rules.prefer_own == codes.YES and fits_any(
        state, rules, usable_trains(state, rules) & 1 << own
    ):
        return Ground("own-train-first", "refusal-own-fits", option="prefer_own")
    return None


def _owed_elsewhere(state: State, rules: Codes, train: int) -> Ground | None:
    if state[DUTY] == COVER and not _owed_cover_on(state, rules, train):
        owed = coverable_trains(state, rules)
        names = [train_name(each) for each in range(owed.bit_length()) if owed >> each & 1]
        option = "cover_order" if _has_open_double(state, train) else "cover_duty"
        if len(names) == 1:
            return Ground("owes-cover", "refusal-owes-cover", {"train": names[0]}, option)
        return Ground("owes-cover", "refusal-owes-cover-one-of", {"count": len(names)}, option)
    if _must_go_on_double(state, rules) or state[DUTY] != FOLLOW_UP:
        return None
    if state[FOLLOW_TRAIN] != train and state[FOLLOW_TRAIN] < TRAINS:
        return Ground(
            "owes-follow-up",
            "refusal-owes-follow-up",
            {"train": train_name(state[FOLLOW_TRAIN])},
            "follow_up",
        )
    return None


def _has_open_double(state: State, train: int) -> bool:
    return any(state[OPEN + place] == train for place in range(state[OPEN_COUNT]))


def _must_go_on_double(state: State, rules: Codes) -> bool:
    """Whether a train being built stands on a double where it may not be ended."""
    return (
        state[DUTY] == FOLLOW_UP
        and bool(state[FIRST])
        and rules.first_end_double == codes.FIRST_END_DOUBLE_FORBIDDEN
    )


def _train_closed(state: State, rules: Codes, train: int) -> Ground | None:
    if _owed_cover_on(state, rules, train):
        return None
    if train < MEXICAN:
        if train == state[TO_PLAY] or state[MARKERS] >> train & 1:
            return None
        return Ground(
            "train-closed", "refusal-train-closed", {"train": train_name(train)}, "marker_on"
        )
    if train - MEXICAN < state[MEXICANS] or _may_be_started(state, rules, train):
        return None
    if rules.mexican_trains == codes.MEXICAN_TRAINS_MANY:
        following = train_name(MEXICAN + state[MEXICANS])
        return Ground(
            "train-closed", "refusal-next-mexican", {"train": following}, "mexican_trains"
        )
    one = rules.mexican_trains == codes.MEXICAN_TRAINS_ONE
    id = "refusal-one-mexican" if one else "refusal-no-mexican"
    return Ground("train-closed", id, option="mexican_trains")


def _no_match(state: State, train: int, tile: int) -> Ground | None:
    end = state[END + train]
    if end in (HIGH[tile], LOW[tile]):
        return None
    return Ground(
        "no-match",
        "refusal-no-match",
        {"tile": str(Tile.numbered(tile)), "train": train_name(train), "number": int(end)},
    )


def _double_refused(state: State, rules: Codes, train: int, tile: int) -> Ground | None:
    end = state[END + train]
    if HIGH[tile] == LOW[tile]:
        allowed = doubles_allowed(state, rules)
        if allowed not in (ALWAYS, IF_FOLLOWED):
            if state[OPEN_COUNT] and rules.max_open_doubles == codes.MAX_OPEN_DOUBLES_ONE:
                return Ground(
                    "too-many-doubles", "refusal-double-while-open", option="max_open_doubles"
                )
            return Ground("too-many-doubles", "refusal-double-already", option="doubles_per_turn")
        held = state[HAND + state[TO_PLAY] * HAND_WIDTH + end]
        if allowed == IF_FOLLOWED and held == 1 << end:
            return Ground(
                "would-end-on-double",
                "refusal-cannot-go-on",
                {"number": int(end), "tile": str(Tile.numbered(tile))},
                "first_end_double",
            )
    if _must_go_on_double(state, rules) and train != state[FOLLOW_TRAIN]:
        return _would_end_on_double(state)
    return None


def _would_end_on_double(state: State) -> Ground:
    return Ground(
        "would-end-on-double",
        "refusal-ends-on-double",
        {"train": train_name(state[FOLLOW_TRAIN])},
        "first_end_double",
    )


def _against_draw(state: State, rules: Codes) -> Ground | None:
    can_play = can_lay(state, rules)
    if may_draw(state, rules, can_play):
        return None
    if can_play and not need_not_play(state, rules):
        option = "first_draw" if state[FIRST] and state[DUTY] == PLAY else None
        option = option or _what_must_be_played(state, rules)
        return Ground("can-play", "refusal-draw-can-play", option=option)
    if draws_left(state, rules, can_play) <= 0:
        option = _draw_option(state)
        if option == "follow_up_draw" and rules.follow_up_draw != codes.FOLLOW_UP_DRAW_NONE:
            option = "draws_per_turn"
        return Ground("already-drew", "refusal-already-drew", option=option)
    return Ground("boneyard-empty", "refusal-boneyard-empty")


def _against_pass(state: State, rules: Codes) -> Ground | None:
    can_play = can_lay(state, rules)
    if may_pass(state, rules, can_play):
        return None
    if not can_play:
        left = int(state[YARD_END] - state[YARD_NEXT])
        return Ground("must-draw", "refusal-must-draw", {"count": left}, _draw_option(state))
    if _must_go_on_double(state, rules):
        return _would_end_on_double(state)
    return Ground("can-play", "refusal-pass-can-play", option=_what_must_be_played(state, rules))


def _draw_option(state: State) -> str:
    """The option behind how much may be drawn now."""
    if state[DUTY] == FOLLOW_UP:
        return "follow_up_draw"
    return "first_draw" if state[FIRST] else "draws"


def _what_must_be_played(state: State, rules: Codes) -> str:
    """The option that makes a player who can play now do so."""
    if state[DUTY] == COVER:
        return "cover_duty"
    if state[DUTY] == FOLLOW_UP:
        return "final_double" if rules.follow_up == codes.FOLLOW_UP_NONE else "follow_up"
    if state[FIRST]:
        return "may_decline"
    return "drawn_tile" if state[DREW] and rules.must_play == codes.NO else "must_play"

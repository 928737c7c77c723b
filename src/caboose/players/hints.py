"""A hint: the step that a player suggests, the plan behind it, and the reason in one sentence."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from caboose.game import Step
from caboose.locales import Argument, Message
from caboose.players.player import Player
from caboose.tiles import Tile
from caboose.trains import LaidTrain, best_train
from caboose.view import View


class Suggestion(NamedTuple):
    """What a player would do in a seat's place, and why."""

    step: Step
    plan: LaidTrain
    """The best train of the hand, before the step, from the end of the seat's own train."""
    reason: Message
    """An entry of the catalogue of hints."""


def suggest(seen: View, player: Player, budget: float, random: Random) -> Suggestion:
    """Ask a player what he would do; ``budget`` in seconds.

    Raises ValueError where it is not the turn of the view's seat.
    """
    if not seen.legal:
        raise ValueError("there is nothing to suggest: it is not this seat's turn")
    return explained(seen, player.choose(seen, budget, random))


def explained(seen: View, step: Step) -> Suggestion:
    """A legal step that a player chose, with its plan and its reason."""
    plan = planned_train(seen)
    return Suggestion(step, plan, reason_for(seen, step, plan))


def planned_train(seen: View) -> LaidTrain:
    """The best train of the view's hand from the end of its own train, by the pips that it lays.

    Raises ValueError for a view without a hand, as spectators have.
    """
    if seen.seat is None:
        raise ValueError("a spectator has no hand to plan with")
    start = seen.ends.get(str(seen.seat), seen.engine)
    return best_train(seen.hand, start, "pips", double_blank=seen.rules.codes.double_blank)


def reason_for(seen: View, step: Step, plan: LaidTrain) -> Message:
    """Why a step is a good one, as far as one sentence can tell."""
    if not step.is_play:
        return Message(_reason_to_lay_nothing(seen, step), {})
    tile, train = step.tile, step.train
    told: dict[str, Argument] = {"tile": str(tile), "train": train, "count": plan.count}
    return Message(_reason_to_lay(seen, tile, train, plan), told)


def _reason_to_lay_nothing(seen: View, step: Step) -> str:
    could_lay = any(each.is_play for each in seen.legal)
    if step.is_draw:
        return "hint-draw-rather" if could_lay else "hint-draw"
    return "hint-stop" if could_lay else "hint-pass"


def _reason_to_lay(seen: View, tile: Tile, train: str, plan: LaidTrain) -> str:
    is_own = train == str(seen.seat)
    if len(seen.hand) == 1:
        return "hint-last"
    if train in seen.open_doubles:
        return "hint-cover"
    if len(seen.legal) == 1:
        return "hint-only"
    if is_own and tile in plan.tiles:
        return "hint-close" if seen.trains[train].marker else "hint-plan"
    if tile.is_double:
        return "hint-double"
    return "hint-best" if is_own or tile in plan.tiles else "hint-spare"

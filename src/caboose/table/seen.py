"""What is seen of a table: by everybody, and by one seat alone. Built by allow-list."""

from __future__ import annotations

from typing import NamedTuple

from caboose.game import Match, Round, Step, Train
from caboose.game.standing import rank_key
from caboose.game.standing import tie_break as decides
from caboose.rules import Rules
from caboose.table.alerts import alert
from caboose.table.happenings import history
from caboose.table.messages import (
    DealSeen,
    DutySeen,
    MatchSeen,
    Message,
    Mine,
    OptionSeen,
    RoundSeen,
    SeatSeen,
    TableSeen,
    TrainSeen,
    TurnSeen,
)
from caboose.table.refusing import option_seen
from caboose.table.table import Table
from caboose.tiles import Tile, set_size


def seen(table: Table, connected: set[int], spectators: int) -> TableSeen:
    """What everybody sees; ``connected`` are the persons' seats that are connected."""
    return TableSeen(
        code=table.code,
        phase=table.phase,
        preset=table.rules.preset,
        rules=str(table.rules),
        changed=changed_options(table.rules),
        deal=deal_seen(table.rules, len(table.seats)),
        seats=seats_seen(table, connected),
        pace=table.pace,
        hints=table.hints,
        comments=table.comments,
        spectators=spectators,
        match=match_seen(table),
        round=round_seen(table),
        alert=alert(table, None),
        next_table=table.next_table,
    )


def seats_seen(table: Table, connected: set[int]) -> list[SeatSeen]:
    """The seats as everybody sees them."""
    return [
        SeatSeen(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            is_host=number == table.host,
            is_connected=seat.kind == "computer" or number in connected,
            kept_for=seat.kept_for if seat.kind == "free" else "",
        )
        for number, seat in enumerate(table.seats, 1)
    ]


def mine(table: Table, seat: int) -> Mine:
    """What one seat alone gets."""
    round = table.round
    if round is None:
        return Mine(seat, [], [], [], False, alert(table, seat))
    is_to_play = table.to_play == seat
    legal = legal_steps(table, seat)
    return Mine(
        seat=seat,
        hand=[str(tile) for tile in round.hand(seat)],
        legal=[str(step) for step in legal],
        drawn=drawn_in_turn(round) if is_to_play else [],
        can_undo=table.undoable == seat,
        alert=alert(table, seat, legal),
    )


def legal_steps(table: Table, seat: int) -> list[Step]:
    """What a seat may do now; a train that goes no further is ended like a turn."""
    if table.round is None or table.to_play != seat:
        return []
    return [Step.pass_turn()] if table.to_say_done else table.round.legal_steps()


def drawn_in_turn(round: Round) -> list[str]:
    """The tiles that the player to move has drawn in this turn."""
    turn = round.operations[len(round.operations) - len(round.turn) :]
    return [str(each.drawn) for each in turn if each.drawn is not None]


def changed_options(rules: Rules) -> list[OptionSeen]:
    """The options that differ from the preset's."""
    return [option_seen(rules, name) for name in rules.changes]


def deal_seen(rules: Rules, seats: int) -> DealSeen:
    """What is dealt; raises ValueError where it cannot be."""
    deal = rules.deal(seats)
    return DealSeen(
        deal.set, set_size(deal.set), seats, deal.hand, deal.engine_aside, deal.boneyard
    )


def match_seen(table: Table) -> MatchSeen:
    """The match so far."""
    match = table.match or Match(table.rules, len(table.seats), seed=0, earlier=table.earlier)
    ranking = [each if isinstance(each, list) else [each] for each in match.ranking]
    return MatchSeen(
        round_count=match.round_count,
        earlier=len(match.earlier),
        engines=[each.engine for each in match.rounds],
        scores=match.scores,
        totals=match.totals,
        ranking=ranking if match.scores else [],
        tie_break=tie_break(match) if match.is_over else None,
    )


def tie_break(match: Match) -> Message | None:
    """Why the first is first where totals are equal. RULES.md 2.7."""
    first, *others = match.ranking
    if isinstance(first, list):
        return Message("tie-shared", {"count": len(first)})
    equals = [
        seat
        for each in others
        for seat in (each if isinstance(each, list) else [each])
        if match.totals[seat - 1] == match.totals[first - 1]
    ]
    if not equals:
        return None
    columns = list(zip(*match.scores, strict=True))
    keys = [rank_key(match.rules, columns[seat - 1]) for seat in (first, equals[0])]
    return Message(decides(match.rules, *keys), {"seat": first})


def round_seen(table: Table) -> RoundSeen | None:
    """The newest round as everybody sees it; hands, order and salt once it is over."""
    round, match = table.round, table.match
    if round is None or match is None:
        return None
    shuffle = table.shuffles[-1]
    over = round.over is not None
    turn = turn_seen(table, round)
    return RoundSeen(
        to_play=turn.to_play,
        lap=turn.lap,
        duty=turn.duty,
        open_doubles=turn.open_doubles,
        tiles_in_hand=turn.tiles_in_hand,
        tiles_in_boneyard=turn.tiles_in_boneyard,
        newest=turn.newest,
        out=turn.out,
        number=len(match.earlier) + len(match.rounds),
        engine=round.engine,
        leader=round.leader,
        trains=[train_seen(round.engine, each) for each in laid_out(round)],
        over=None if not over else "blocked" if round.over == "blocked" else "out",
        commitment=shuffle.commitment,
        salt=shuffle.salt if over else None,
        order=[str(tile) for tile in shuffle.order] if over else None,
        hands=[[str(tile) for tile in hand] for hand in round.hands] if over else None,
        points=round.scores() if over else None,
        history=history(table, None),
    )


def turn_seen(table: Table, round: Round) -> TurnSeen:
    """How the round stands, besides its trains."""
    laid = next((each.step.train for each in reversed(round.operations) if each.step.is_play), None)
    return TurnSeen(
        to_play=table.to_play or round.to_play,
        lap=round.lap,
        duty=DutySeen("play", [], True, True, True) if table.to_say_done else duty_seen(round),
        open_doubles=round.open_doubles,
        tiles_in_hand=round.tiles_in_hand,
        tiles_in_boneyard=round.tiles_in_boneyard,
        newest=laid,
        out=round.out,
    )


def duty_seen(round: Round) -> DutySeen:
    """What the player to move has to do; nothing once the round is over."""
    if round.over:
        return DutySeen("play", [], False, False, False)
    duty = round.duty
    return DutySeen(
        duty.task.value, list(duty.trains), duty.is_first_turn, duty.is_building, duty.has_laid
    )


class LaidTrain(NamedTuple):
    """A train by its name, with what is seen of it."""

    name: str
    train: Train
    has_open_double: bool


def laid_out(round: Round) -> list[LaidTrain]:
    """The seats' trains, then the Mexican trains, with the one that may be started."""
    trains = round.trains
    choice, running = round.rules["mexican_trains"], round.mexican_trains
    if (running == 0 and choice != "none") or choice == "many":
        trains["M" if running == 0 else f"M{running + 1}"] = Train()
    owed = round.open_doubles
    return [LaidTrain(name, train, name in owed) for name, train in trains.items()]


def train_seen(engine: int, laid: LaidTrain) -> TrainSeen:
    """A train as everybody sees it."""
    name, train, has_open_double = laid
    end, tiles = engine, []
    for tile in train.chain:
        tiles.append(as_laid(tile, end))
        end = tile.other(end)
    return TrainSeen(
        name=name,
        tiles=tiles,
        end=end,
        is_started=bool(train.chain),
        is_open=train.marker or name.startswith("M"),
        has_marker=train.marker,
        has_open_double=has_open_double,
    )


def as_laid(tile: Tile, end: int) -> str:
    """A tile's text with the number first that touches the train."""
    return f"{end}-{tile.other(end)}"

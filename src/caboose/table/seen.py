"""What is seen of a table: by everybody, and by one seat alone. Built by allow-list."""

from __future__ import annotations

from caboose.game import Match, Round
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
)
from caboose.table.refusing import option_seen
from caboose.table.table import Table
from caboose.tiles import Tile, set_size
from caboose.view import view


def seen(table: Table, connected: set[int], spectators: int) -> TableSeen:
    """What everybody sees; ``connected`` are the persons' seats that are connected."""
    return TableSeen(
        code=table.code,
        phase=table.phase,
        preset=table.rules.preset,
        rules=str(table.rules),
        changed=changed_options(table.rules),
        deal=deal_seen(table.rules, len(table.seats)),
        seats=[
            SeatSeen(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                is_host=number == table.host,
                is_connected=seat.kind == "computer" or number in connected,
            )
            for number, seat in enumerate(table.seats, 1)
        ],
        pace=table.pace,
        hints=table.hints,
        spectators=spectators,
        match=match_seen(table),
        round=round_seen(table),
        alert=alert(table, None),
        next_table=table.next_table,
    )


def mine(table: Table, seat: int) -> Mine:
    """What one seat alone gets."""
    round = table.round
    if round is None:
        return Mine(seat, [], [], [], False, alert(table, seat))
    own = view(round, seat)
    drawn = [
        str(each.drawn)
        for each in own.operations[len(own.operations) - len(own.turn) :]
        if each.drawn is not None and each.seat == seat
    ]
    return Mine(
        seat=seat,
        hand=[str(tile) for tile in own.hand],
        legal=[str(step) for step in own.legal],
        drawn=drawn if own.to_play == seat else [],
        can_undo=table.undoable == seat,
        alert=alert(table, seat),
    )


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
    match = table.match or Match(table.rules, len(table.seats), seed=0)
    ranking = [each if isinstance(each, list) else [each] for each in match.ranking]
    return MatchSeen(
        round_count=match.round_count,
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
    seen_by_all = view(round, None)
    shuffle = table.shuffles[-1]
    over = round.over is not None
    laid = [each.step.train for each in round.operations if each.step.is_play]
    return RoundSeen(
        number=len(match.rounds),
        engine=seen_by_all.engine,
        leader=seen_by_all.leader,
        to_play=seen_by_all.to_play,
        lap=seen_by_all.lap,
        duty=duty_seen(round),
        trains=trains_seen(round),
        open_doubles=list(seen_by_all.open_doubles),
        tiles_in_hand=list(seen_by_all.tiles_in_hand),
        tiles_in_boneyard=seen_by_all.tiles_in_boneyard,
        out=list(seen_by_all.out),
        over=None if not over else "blocked" if round.over == "blocked" else "out",
        newest=laid[-1] if laid else None,
        commitment=shuffle.commitment,
        salt=shuffle.salt if over else None,
        order=[str(tile) for tile in shuffle.order] if over else None,
        hands=[[str(tile) for tile in hand] for hand in round.hands] if over else None,
        points=round.scores() if over else None,
        history=history(table, None),
    )


def duty_seen(round: Round) -> DutySeen:
    """What the player to move has to do; nothing once the round is over."""
    if round.over:
        return DutySeen("play", [], False, False, False)
    duty = round.duty
    return DutySeen(
        duty.task.value, list(duty.trains), duty.is_first_turn, duty.is_building, duty.has_laid
    )


def trains_seen(round: Round) -> list[TrainSeen]:
    """The trains as everybody sees them, with the Mexican train that may be started."""
    found = []
    for name, train in round.trains.items():
        end = round.engine
        tiles = []
        for tile in train.chain:
            tiles.append(as_laid(tile, end))
            end = tile.other(end)
        is_mexican = name.startswith("M")
        found.append(
            TrainSeen(
                name=name,
                tiles=tiles,
                end=end,
                is_started=bool(train.chain),
                is_open=is_mexican or train.marker,
                has_marker=train.marker,
                has_open_double=name in round.open_doubles,
            )
        )
    if round.rules["mexican_trains"] != "none":
        running = round.mexican_trains
        if running == 0 or round.rules["mexican_trains"] == "many":
            name = "M" if running == 0 else f"M{running + 1}"
            found.append(TrainSeen(name, [], round.engine, False, True, False, False))
    return found


def as_laid(tile: Tile, end: int) -> str:
    """A tile's text with the number first that touches the train."""
    return f"{end}-{tile.other(end)}"

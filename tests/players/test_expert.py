"""The Expert: that it knows no more than its view, and that its worlds are what might be."""

from __future__ import annotations

from random import Random

import pytest

from caboose import Round, Rules
from caboose.core.layout import (
    HAND,
    HAND_WIDTH,
    HELD,
    MOST_LEGAL_STEPS,
    STATE_SIZE,
    YARD,
    YARD_END,
    YARD_NEXT,
)
from caboose.fast import PLAIN, best_runtime
from caboose.fast.worlds import (
    CHOICES,
    DRAWS_AND_PASSES,
    IMPOSSIBLE,
    MISFIT,
    MOST_EVENTS,
    NOTHING_SHOWN,
    WORLD_SIZE,
    judge,
    recall,
)
from caboose.game import Position, Train
from caboose.players import ExpertPlayer, PlannerPlayer
from caboose.players.search import Memory, Search
from caboose.tiles import Tile, parse_tiles
from caboose.trains.slots import WORK_SIZE
from caboose.view import View, view
from tests.tables import deal_round, random_table


def some_rounds(count: int, seed: str) -> list[tuple[Round, Round]]:
    """Random rounds under random rules, each at its opening and later on."""
    found = []
    for number in range(count):
        random = Random(f"{seed} {number}")
        opening = deal_round(*random_table(random), random)
        round = opening.copy()
        for _ in range(random.randint(0, 150)):
            if round.over:
                break
            round.do(random.choice(round.legal_steps()))
        if not round.over:
            found.append((opening, round))
    return found


def search_of(seen: View, weighed: int, memory: Memory | None = None) -> tuple[Search, Memory]:
    memory = memory or Memory(best_runtime())
    return Search(memory, seen, Random(5), weighed), memory


def public(state: list[int]) -> list[int]:
    """The slots of a state that every seat may know, for comparison: no hands, no boneyard."""
    table = state[:HAND]
    table[YARD_END] -= table[YARD_NEXT]
    table[YARD_NEXT] = 0
    return table


def hand_rows(state: list[int], seat: int) -> list[int]:
    return state[HAND + seat * HAND_WIDTH : HAND + (seat + 1) * HAND_WIDTH]


@pytest.mark.parametrize("weighed", [NOTHING_SHOWN, DRAWS_AND_PASSES, CHOICES])
def test_the_present_is_recalled_from_the_view_and_worlds_lack_no_tile(weighed: int) -> None:
    memory = Memory(best_runtime())
    rounds = some_rounds(150, "recalled")
    assert len(rounds) > 60
    for _, round in rounds:
        seen = view(round, round.to_play)
        search, _ = search_of(seen, weighed, memory)
        search.settle(30)
        if not search.is_clear:
            search.try_out(1)
        present = [int(slot) for slot in memory.present]
        assert public(present) == public(list(round.state))
        if search.is_clear:
            continue
        dealt = [int(slot) for slot in memory.dealt]
        assert public(dealt) == public(present)
        tiles = [
            Tile.numbered(each) for each in dealt[YARD + dealt[YARD_NEXT] : YARD + dealt[YARD_END]]
        ]
        for seat in range(round.players):
            rows = hand_rows(dealt, seat)
            hand = [Tile(a, b) for a in range(19) for b in range(a + 1) if rows[a] >> b & 1]
            assert len(hand) == dealt[HELD + seat]
            if seat + 1 == seen.seat:
                assert hand == sorted(seen.hand)
            else:
                tiles += hand
        assert sorted(tiles) == sorted(seen.unseen)


def truth(opening: Round, round: Round, weighed: int) -> list[int]:
    """How badly the true tiles explain what each other seat did."""
    world, past = [0] * WORLD_SIZE, [[0] * STATE_SIZE for _ in range(MOST_EVENTS)]
    history = [
        number for each in round.operations for number in (each.step.number, int(each.ends_turn))
    ]
    codes, seats = round.rules.codes, round.players
    recall(world, past, list(opening.state), codes, round.to_play - 1, history, len(history) // 2)
    judge(world, past, codes, seats, weighed, [0] * MOST_LEGAL_STEPS, [0] * WORK_SIZE)
    return world[MISFIT : MISFIT + seats]


def test_what_really_happened_is_never_impossible() -> None:
    for opening, round in some_rounds(150, "true"):
        assert not any(truth(opening, round, DRAWS_AND_PASSES))


def test_what_planners_did_is_just_what_was_to_be_expected() -> None:
    for number in range(25):
        random = Random(f"planners {number}")
        opening = deal_round(*random_table(random), random)
        round, planner = opening.copy(), PlannerPlayer()
        for _ in range(random.randint(10, 60)):
            if not round.over:
                round.do(planner.choose(view(round, round.to_play), 1.0, random))
        if not round.over:
            assert not any(truth(opening, round, CHOICES))


def test_worlds_come_to_fit_what_was_shown() -> None:
    """A seat that passed on every open number holds it in none of the worlds."""
    random = Random("shown")
    memory = Memory(best_runtime())
    fit = shown = 0
    for number in range(12):
        round, planner = deal_round(Rules(), 4, Random(f"shown {number}")), PlannerPlayer()
        for _ in range(40):
            if not round.over:
                round.do(planner.choose(view(round, round.to_play), 1.0, random))
        if not round.over:
            shown += 1
            search, _ = search_of(view(round, round.to_play), DRAWS_AND_PASSES, memory)
            search.settle(3000)
            fit += max(memory.world[MISFIT : MISFIT + 4]) < IMPOSSIBLE
    assert shown > 6
    assert fit == shown


def test_compiled_and_plain_searches_agree() -> None:
    compiled, plain = Memory(best_runtime()), Memory(PLAIN)
    assert compiled.runtime.name == "compiled"
    tried = 0
    for _, round in some_rounds(60, "agree"):
        seen = view(round, round.to_play)
        if len(seen.legal) < 2 or tried == 16:
            continue
        tried += 1
        found = []
        for memory in (compiled, plain):
            search, _ = search_of(seen, CHOICES, memory)
            search.settle(12)
            search.try_out(2)
            world = [int(each) for each in memory.world]
            found.append((search.candidates, search.sums, search.choice, world))
        assert found[0] == found[1]
    assert tried == 16


def test_a_number_of_playouts_gives_the_same_steps_every_time() -> None:
    chosen = []
    for _ in range(2):
        round, player, random = (
            deal_round(Rules(), 4, Random(8)),
            ExpertPlayer(playouts=20),
            Random(2),
        )
        for _ in range(25):
            round.do(player.choose(view(round, round.to_play), 0.0, random))
        chosen.append([operation.step for operation in round.operations])
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("seed", range(40))
def test_expert_plays_by_any_rules_with_any_number_of_players(seed: int) -> None:
    random = Random(f"expert {seed}")
    round, player = deal_round(*random_table(random), random), ExpertPlayer()
    for _ in range(80):
        if round.over:
            break
        if len(round.legal_steps()) > 1 and random.random() < 0.4:
            round.do(player.choose(view(round, round.to_play), 0.003, random))
        else:
            round.do(random.choice(round.legal_steps()))


def test_expert_chooses_where_the_past_is_not_known() -> None:
    position = Position(
        rules=Rules(),
        set=12,
        engine=12,
        hands=(
            tuple(parse_tiles("8-1 11-10")),
            tuple(parse_tiles("3-0")),
            tuple(parse_tiles("4-0")),
        ),
        trains={
            "1": Train(tuple(parse_tiles("12-8")), marker=True),
            "M": Train(tuple(parse_tiles("12-1"))),
        },
        boneyard=tuple(parse_tiles("1-0 2-0")),
    )
    seen = view(Round.set_up(position), 1)
    assert len(seen.legal) == 2
    assert ExpertPlayer(playouts=50).choose(seen, 1.0, Random(1)) in seen.legal

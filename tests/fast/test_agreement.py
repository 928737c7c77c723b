"""The compiled core and plain Python play the same, bit for bit."""

from __future__ import annotations

from random import Random

import pytest

from caboose import Round, Rules
from caboose.core.layout import MOST_LEGAL_STEPS, STATE_SIZE
from caboose.core.legal import legal_steps
from caboose.core.opening import open_round
from caboose.core.scoring import score_round
from caboose.core.step import do_step
from caboose.fast import PLAIN, play_matches
from caboose.fast import compiled as fast
from caboose.fast.batches import CHUNK
from caboose.notation import read_position
from tests.perft.files import read
from tests.tables import random_table, shuffle

np = pytest.importorskip("numpy")

SHARE_IN_CI = 150
WHOLE = 10_000


def in_agreement(rules: Rules, players: int, random: Random) -> None:
    """Play a random round on both and compare every slot at every step."""
    deal = rules.deal(players)
    shuffled = shuffle(rules, players, random)
    order = [tile.number for tile in shuffled.order]
    lead = shuffled.lead - 1
    engines = sum(1 << engine for engine in shuffled.engines)
    codes, record = rules.codes, fast.rules_record(rules.codes)
    plain, state = [0] * STATE_SIZE, fast.new_state(codes)
    steps, buffer = [0] * MOST_LEGAL_STEPS, np.zeros(MOST_LEGAL_STEPS, np.uint32)
    table = (deal.set, players, deal.hand)
    open_round(plain, codes, *table, order, len(order), lead, engines)
    compiled_open = fast.FUNCTIONS["opening.open_round"]
    compiled_open(state, record, *table, np.array(order), len(order), lead, engines)
    for _ in range(3000):
        assert state[:STATE_SIZE].tolist() == plain
        count = legal_steps(plain, codes, steps)
        assert fast.legal_steps(state, buffer) == count
        assert buffer[:count].tolist() == steps[:count]
        if count == 0:
            break
        step = steps[random.randrange(count)]
        do_step(plain, codes, step)
        fast.do_step(state, step)
    if count == 0:
        points, counted = [0] * players, np.zeros(players, np.int64)
        score_round(plain, codes, points)
        fast.FUNCTIONS["scoring.score_round"](state, record, counted)
        assert counted.tolist() == points


def test_random_rounds_agree_slot_by_slot() -> None:
    for seed in range(SHARE_IN_CI):
        random = Random(f"agreement {seed}")
        in_agreement(*random_table(random), random)


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_ten_thousand_random_rounds_agree() -> None:
    """About five minutes; run with: python3 run.py test -m slow tests/fast."""
    for seed in range(SHARE_IN_CI, SHARE_IN_CI + WHOLE):
        random = Random(f"agreement {seed}")
        in_agreement(*random_table(random), random)


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("spruce", ["random", "greedy", "planner", "greedy"]),
        ("wikihow", ["greedy", "planner", "greedy"]),
        ("warp target=200", ["random", "planner"]),
        ("house set=18 rounds=2", ["planner"] * 5),
        ("spruce double_blank=25 marker_off=own-play-covered rounds=3", ["planner"] * 3),
        ("house hunt=next-lower set=6 hand=5", ["random"] * 4),
        ("app engine=highest-held rounds=5", ["greedy", "random", "random"]),
        ("spruce scoring=winner-takes out_on_double=doubled rounds=4", ["random"] * 14),
    ],
)
def test_whole_matches_agree(rules: str, players: list[str]) -> None:
    """The same matches from compiled code and from plain Python."""
    compiled = play_matches(Rules.parse(rules), players, 6, seed=5, turns=2)
    plain = play_matches(Rules.parse(rules), players, 6, seed=5, turns=2, runtime=PLAIN)
    assert [compiled.match(n) for n in range(6)] == [plain.match(n) for n in range(6)]


def test_results_depend_on_the_seed_alone_not_on_the_workers() -> None:
    rules, players = Rules(rounds=2), ["random", "greedy", "random"]
    count = 3 * CHUNK + 5
    one = play_matches(rules, players, count, seed=3, workers=1)
    two = play_matches(rules, players, count, seed=3, workers=2)
    assert one.cells.tolist() == two.cells.tolist()
    assert one.rounds.tolist() == two.rounds.tolist()
    tail = play_matches(rules, players, 5, seed=3, first=count - 5, workers=2)
    assert [tail.match(n) for n in range(5)] == [one.match(count - 5 + n) for n in range(5)]
    other = play_matches(rules, players, count, seed=4, workers=2)
    assert other.cells.tolist() != one.cells.tolist()


def test_turned_matches_share_their_deals() -> None:
    results = play_matches(Rules(rounds=1), ["greedy"] * 4, 8, turns=4)
    rows = [results.match(number) for number in range(8)]
    assert rows[0] == rows[1] == rows[2] == rows[3]  # the same players: nothing else changes
    assert rows[4] == rows[7]
    assert rows[0] != rows[4]


def test_the_engines_are_those_of_a_match() -> None:
    results = play_matches(Rules(set=9, hand=7), ["random"] * 4, 2)
    assert [round.engine for round in results.match(0)] == list(range(9, -1, -1))


def test_perft_agrees() -> None:
    for entry in read()[::6]:
        round = Round.set_up(read_position(entry.position))
        depth = sum(1 for count in entry.counts if count <= 100_000)
        assert fast.perft(round.state, round.rules.codes, depth) == entry.counts[depth - 1]


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(ValueError, match="no player of the core: random, greedy, planner"):
        play_matches(Rules(), ["genius", "random"], 1)
    with pytest.raises(ValueError, match="31-bit seed"):
        play_matches(Rules(), ["random", "random"], 1, seed=-1)
    with pytest.raises(ValueError, match="2 to 14 players"):
        play_matches(Rules(), ["random"], 1)

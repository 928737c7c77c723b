"""Tables for tests: random rules that can be dealt, and rounds dealt by them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from caboose import Match, Round, Rules, Tile
from caboose.game import engines_of_round
from caboose.rules import options
from caboose.tiles import SETS, set_size, tile_set

PLAY_OPTIONS = [
    name
    for name in options()
    if name not in ("deal", "set", "hand", "rounds", "first_engine", "target")
]
INTEGERS = {
    "mexican_from": [1, 2, 3, 4],
    "out_bonus": [0, -5],
    "double_blank": [50, 25, 0],
}


def option_values(name: str) -> list[str | int]:
    """The values of an option that tests try, the default of `spruce` first."""
    first = Rules()[name]
    values: list[str | int] = [*INTEGERS.get(name, options()[name].values)]
    return sorted(values, key=lambda value: value != first)


def random_rules(random: Random, share: float | None = None) -> Rules:
    """Rules in which each option is changed with some chance, itself drawn where not given."""
    share = random.random() if share is None else share
    changes = {
        name: random.choice(option_values(name)) for name in PLAY_OPTIONS if random.random() < share
    }
    return Rules("spruce", **changes)


def random_table(random: Random) -> tuple[Rules, int]:
    """Random rules, set, hand size and number of players that can be dealt."""
    rules = random_rules(random)
    while True:
        players = random.randint(2, 14)
        top = random.choice(SETS)
        free = set_size(top) - (rules["engine"] == "aside")
        most = free // players
        if most >= 2:
            hand = random.randint(2, most)
            return rules.change(set=top, hand=hand), players


def deal_round(rules: Rules, players: int, random: Random) -> Round:
    """A round dealt by these rules, as some round of a match."""
    shuffled = shuffle(rules, players, random)
    return Round.deal(rules, players, shuffled.order, engines=shuffled.engines, lead=shuffled.lead)


class Shuffled(NamedTuple):
    """What a round is dealt from."""

    order: list[Tile]
    engines: list[int]
    lead: int


def shuffle(rules: Rules, players: int, random: Random) -> Shuffled:
    """Order, engines and lead seat for a round of these rules."""
    top = rules.deal(players).set
    used = random.sample(range(top + 1), random.randint(0, top))
    if rules["hunt"] != "next-lower":
        used = list(range(top, top - len(used), -1))
    engines = engines_of_round(rules, top, used)
    order = tile_set(top)
    if rules["engine"] == "aside":
        order.remove(Tile(engines[0], engines[0]))
    random.shuffle(order)
    return Shuffled(order, engines, random.randint(1, players))


@st.composite
def tables(draw: st.DrawFn) -> tuple[Rules, int]:
    """Hypothesis: rules and players that can be dealt; shrinks to few changed options."""
    changes = draw(
        st.fixed_dictionaries(
            {}, optional={name: st.sampled_from(option_values(name)) for name in PLAY_OPTIONS}
        )
    )
    rules = Rules("spruce", **changes)
    players = draw(st.integers(2, 14))
    top = draw(st.sampled_from([top for top in SETS if (set_size(top) - 1) // players >= 2]))
    most = (set_size(top) - 1) // players
    return rules.change(set=top, hand=draw(st.integers(2, most))), players


@st.composite
def rounds(draw: st.DrawFn, most_steps: int = 400) -> Round:
    """Hypothesis: a round of a random table after a random number of random steps."""
    rules, players = draw(tables())
    random = draw(st.randoms(use_true_random=False))
    random = Random(random.getrandbits(32))
    round = deal_round(rules, players, random)
    for _ in range(draw(st.integers(0, most_steps))):
        steps = round.legal_steps()
        if not steps:
            break
        round.do(random.choice(steps))
    return round


def played_match(rules: Rules, players: int, seed: int) -> Match:
    """A whole match of random steps."""
    random = Random(seed)
    match = Match(rules, players, seed=seed)
    while not match.is_over:
        play_to_end(match.deal(), random)
    return match


def play_to_end(round: Round, random: Random) -> None:
    """Play a round to its end by random steps."""
    while not round.over:
        round.do(random.choice(round.legal_steps()))

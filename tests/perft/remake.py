"""Make the perft file anew: ``python -m tests.perft.remake``. Takes a minute."""

from __future__ import annotations

from random import Random

from caboose import Round, Rules
from caboose.fast.compiled import perft
from caboose.notation import write_position
from caboose.rules import preset_names
from tests.perft.files import Entry, write
from tests.tables import deal_round, random_rules

MOST_LEAVES = 1_000_000
DEEPEST = 60

# Players, set and hand; None where the preset's own deal is used.
SIZES = [(2, None, None), (4, None, None), (3, 6, 6), (10, 18, 11), (6, 15, 9), (5, 9, 8)]
FURTHER_PLAYERS = {None: 3, 18: 5, 15: 3}  # so many players are tried in turn, from the first on


def counts(round: Round) -> list[int]:
    """The counts of each depth, as far as a million leaves."""
    state, rules = round.state, round.rules.codes
    found = [perft(state, rules, 1)]
    while len(found) < DEEPEST and sum(found) < 5 * MOST_LEAVES:
        count = perft(state, rules, len(found) + 1)
        if not 0 < count <= MOST_LEAVES:
            break
        found.append(count)
    return found


def somewhere(rules: Rules, players: int, random: Random, part: float) -> Round:
    """A round after about this part of its steps, with something to choose."""
    while True:
        round = deal_round(rules, players, random)
        played = round.copy()
        while not played.over:
            played.do(random.choice(played.legal_steps()))
        for operation in played.operations[: int(len(played.operations) * part)]:
            round.do(operation.step)
        if len(round.legal_steps()) > 1:
            return round


def main() -> None:
    """Write positions of every preset, and of random rules."""
    entries = []
    tables: list[tuple[Rules, int]] = []
    for place, preset in enumerate(preset_names()):
        for players, top, hand in SIZES:
            changes = {} if top is None else {"set": top, "hand": hand}
            rules = Rules(preset, **changes)
            tables.append((rules, players + place % FURTHER_PLAYERS.get(top, 1)))
    chance = Random("perft tables")
    for top, hand, players in [(6, 5, 4), (9, 7, 6), (12, 9, 9), (12, 10, 3)] * 3:
        rules = random_rules(chance, 0.4).change(set=top, hand=hand)
        tables.append((rules, players))
    for place, (rules, players) in enumerate(tables):
        random = Random(f"perft {place}")
        round = somewhere(rules, players, random, (0.0, 0.25, 0.5, 0.75)[place % 4])
        entries.append(Entry(write_position(round.position), counts(round)))
        print(place, rules, players, entries[-1].counts, flush=True)
    write(entries)


if __name__ == "__main__":
    main()

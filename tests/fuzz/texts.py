"""Real texts of every kind, which the fuzzer spoils: several presets, sets and tables."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import yaml

from caboose import Match, Round, Rules
from caboose.notation import position_to_mapping, write_position, write_record
from caboose.rules import preset_names
from tests.tables import deal_round, random_rules, random_table

CASES = Path(__file__).parents[1] / "cases"


@cache
def texts() -> dict[str, list[str]]:
    """The texts by kind; always the same."""
    positions = [round.position for round in stopped_rounds()]
    return {
        "record": [write_record(match) for match in stopped_matches()],
        "line": [write_position(position) for position in positions],
        "mapping": [
            yaml.safe_dump(position_to_mapping(position), default_flow_style=flow)
            for position, flow in zip(positions, [None, True, False] * len(positions), strict=False)
        ],
        "cases": pairs_of_cases(),
        "rules": [str(random_rules(Random(seed))) for seed in range(20)] + preset_names(),
        "step": [str(step) for round in stopped_rounds() for step in round.legal_steps()[:9]],
        "order": [
            " ".join(str(tile) for tile in order)
            for match in stopped_matches()
            for order in match.orders
        ],
    }


@cache
def stopped_matches() -> list[Match]:
    """Short matches of every preset and of mixed rules, most of them finished."""
    tables = [(Rules(name, rounds=1), 2 + place % 5) for place, name in enumerate(preset_names())]
    tables += [(Rules(deal="double-six", rounds=2), 2), (Rules("warp", set=6, hand=5, rounds=1), 3)]
    for seed in range(8):
        rules, players = random_table(Random(f"matches {seed}"))
        tables.append((rules.change(rounds=1), players))
    matches = []
    for seed, (rules, players) in enumerate(tables):
        random = Random(seed)
        match = Match(rules, players, seed=seed)
        for _ in range(200 if seed % 3 else 30):
            if match.is_over:
                break
            if not match.rounds or match.round.over:
                match.deal()
            match.round.do(random.choice(match.round.legal_steps()))
        matches.append(match)
    return matches


@cache
def stopped_rounds() -> list[Round]:
    """Rounds of random tables, each after some random steps."""
    rounds = []
    for seed in range(40):
        random = Random(f"rounds {seed}")
        round = deal_round(*random_table(random), random)
        for _ in range(random.choice([0, 3, 20, 60, 500])):
            if round.over:
                break
            round.do(random.choice(round.legal_steps()))
        rounds.append(round)
    return rounds


def pairs_of_cases() -> list[str]:
    """Every tenth case of ``tests/cases`` with the one after it, as text."""
    found = []
    for path in sorted(CASES.glob("*.yaml")):
        cases = [f"- id:{part}" for part in path.read_text("utf-8").split("- id:")[1:]]
        found += ["".join(cases[place : place + 2]) for place in range(0, len(cases), 10)]
    return found

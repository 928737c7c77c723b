"""Random score sheets with everything in them that people do: for properties and for the client."""

from __future__ import annotations

from random import Random
from typing import Any

from caboose.rules import preset_names
from caboose.scores import AnyEntry, read_entries
from caboose.tiles import SETS, tile_set

CHANGES = (
    "double_blank=25",
    "double_blank=0",
    "double_tiles=twice",
    "blocked=lowest-zero",
    "out_bonus=-5",
    "scoring=winner-takes",
    "out_on_double=doubled",
    "first_out=at-once",
    "hunt=next-lower",
    "engine=highest-held",
    "rounds=3",
    "target=60",
    "first_engine=4",
    "hand=5",
)
PEOPLE = ("ann", "bea", "carl", "dora", "ed", "fay")


def random_game(random: Random) -> list[AnyEntry]:
    """The entries of a random game, sometimes of the same time, sometimes undone."""
    return read_entries(random_entries(random))


def random_entries(random: Random) -> list[dict[str, Any]]:
    """The same as plain data."""
    entries = calm_game(random) if random.random() < 0.5 else wild_game(random)
    at = 0
    for number, entry in enumerate(entries, 1):
        at += random.randint(0, 2)
        entry |= {"id": f"e{number}", "at": at}
        if entry["kind"] == "undone":
            entry["entry"] = f"e{random.randint(1, number)}"
    return entries


def wild_game(random: Random) -> list[dict[str, Any]]:
    """Everything may happen, at any time."""
    top = random.choice(SETS)
    entries = beginning(random_rules(random), top, random.randint(2, 4))
    people = [each["player"] for each in entries[1:]]
    for number in range(1, random.randint(1, 4)):
        for name in people:
            if random.random() < 0.97:
                entries.append(random_hand(random, number, name, top))
        for _ in range(random.randint(0, 3)):
            entries.append(random_act(random, number, top))
    return entries


def calm_game(random: Random) -> list[dict[str, Any]]:
    """A short game to its end with few different points, so that totals are often equal."""
    scoring = random.choice(["penalty", "winner-takes"])
    rounds = random.randint(2, 6)
    entries = beginning(f"wikihow scoring={scoring} rounds={rounds}", 12, random.randint(2, 3))
    people = [each["player"] for each in entries[1:]]
    for number in range(1, rounds + 1):
        for name in people:
            hand = {"kind": "hand", "round": number, "player": name}
            entries.append(hand | {"points": random.choice([0, 2, 4, 6])})
        answer = {"kind": "answer", "round": number, "question": "ending"}
        entries.append(answer | {"answer": random.choice(["blocked", "out"])})
    return [*entries, {"kind": "ended"}]


def beginning(rules: str, top: int, seats: int) -> list[dict[str, Any]]:
    """The rules, and who plays."""
    people = [{"kind": "joined", "player": name, "name": name.title()} for name in PEOPLE[:seats]]
    return [{"kind": "rules", "rules": rules, "set": top}, *people]


def random_rules(random: Random) -> str:
    """A preset with some changes."""
    chosen = {each.partition("=")[0]: each for each in random.sample(CHANGES, random.randint(0, 4))}
    return " ".join([random.choice(preset_names()), *chosen.values()])


def random_hand(random: Random, round: int, player: str, top: int) -> dict[str, Any]:
    hand: dict[str, Any] = {"kind": "hand", "round": round, "player": player}
    shape = random.random()
    if shape < 0.25:
        return hand | {"points": 0}
    if shape < 0.55:
        return hand | {"points": random.choice([3, 5, 5, 8, 60, 400])}
    if shape < 0.57:
        return hand
    tiles = random.choices([*tile_set(top)[:8], *tile_set(top)[-3:]], k=random.randint(0, 3))
    return hand | {"tiles": [str(each) for each in tiles]}


def random_act(random: Random, round: int, top: int) -> dict[str, Any]:
    """Something besides the hands."""
    player = random.choice(PEOPLE)
    question, answers = random.choice(
        [
            ("ending", ["blocked", "out"]),
            ("double-blank", [*PEOPLE, "none", "counted"]),
            ("out-on-double", ["yes", "no"]),
        ]
    )
    return random.choice(
        [
            {
                "kind": "answer",
                "round": round,
                "question": question,
                "answer": random.choice(answers),
            },
            {"kind": "answer", "round": round, "question": "ending", "answer": "blocked"},
            {
                "kind": "joined",
                "player": player,
                "name": player.upper(),
                "from_round": random.randint(1, round + 1),
                "points": random.choice([0, 7, -3]),
            },
            {"kind": "renamed", "player": player, "name": player[::-1]},
            {"kind": "left", "player": player, "from_round": random.randint(1, round + 1)},
            {"kind": "returned", "player": player, "from_round": round},
            {"kind": "lead", "player": player},
            {"kind": "card", "round": round, "engine": random.randint(0, top)},
            {"kind": "card", "round": round, "lead": player},
            {"kind": "ended"},
            {"kind": "undone"},
            {"kind": "undone"},
        ]
    )

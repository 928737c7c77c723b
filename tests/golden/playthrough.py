"""A round shown state by state, with all legal steps and the one that was done."""

from __future__ import annotations

from pathlib import Path
from random import Random

from caboose import Match, Round, Rules
from caboose.notation import write_position, write_record
from caboose.rules import preset_names

FOLDER = Path(__file__).parent


def record_path(preset: str) -> Path:
    """The record of a preset's match."""
    return FOLDER / f"{preset}.record"


def round_path(preset: str) -> Path:
    """The first round of that match, state by state."""
    return FOLDER / f"{preset}.round"


def shown(match: Match) -> str:
    """The first round of a match, state by state; replayed on a round of its own."""
    first = match.rounds[0]
    round = Round.deal(
        match.rules, match.players, match.orders[0], engines=[first.engine], lead=match.first_lead
    )
    lines = []
    for operation in first.operations:
        lines.append(write_position(round.position))
        lines.append("  legal " + " ".join(map(str, round.legal_steps())))
        round.do(operation.step)
        done = [f"  done {operation.step}"]
        done += [f"drew {operation.drawn}"] if operation.drawn else []
        done += [f"covered {operation.covered}"] if operation.covered else []
        done += ["marker on"] if operation.marked else []
        done += ["marker off"] if operation.unmarked else []
        done += ["turn over"] if operation.ends_turn else []
        lines.append("; ".join(done))
    lines.append(write_position(round.position))
    lines.append("  scores " + " ".join(map(str, round.scores())))
    return "\n".join(lines) + "\n"


def played(preset: str) -> Match:
    """A whole match of random steps, plays preferred."""
    random = Random(f"golden {preset}")
    match = Match(Rules(preset), ["Ann", "Bea", "Carl", "Dora"], seed=f"golden {preset}")
    while not match.is_over:
        round = match.deal()
        while not round.over:
            steps = round.legal_steps()
            plays = [step for step in steps if step.is_play]
            round.do(random.choice(plays if plays and random.random() < 0.9 else steps))
    return match


def main() -> None:
    """Play the golden games anew: ``python -m tests.golden.playthrough``."""
    for preset in preset_names():
        match = played(preset)
        record_path(preset).write_text(write_record(match))
        round_path(preset).write_text(shown(match))


if __name__ == "__main__":
    main()

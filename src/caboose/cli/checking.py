"""``caboose check``, ``caboose replay`` and ``caboose verify``."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from caboose.cli.files import read_text
from caboose.cli.printing import printable
from caboose.game import Match, Round
from caboose.notation import replay
from caboose.notation.cases import read_cases


def check_files(paths: Iterable[Path], quiet: bool) -> bool:
    """Run the cases of the files and print how each fares; whether all hold."""
    held = differed = 0
    names: dict[str, Path] = {}
    for path in paths:
        for case in read_cases(read_text(path)):
            if case.id in names:
                raise ValueError(f"the case {case.id} stands in {names[case.id]} and in {path}")
            names[case.id] = path
            try:
                differences = case.run()
            except ValueError as error:
                differences = [f"it cannot be run: {error}"]
            if differences:
                differed += 1
                print(f"{case.id} ({case.source}) differs:")
                for sentence in differences:
                    print(f"  {sentence}")
            else:
                held += 1
                if not quiet:
                    print(f"{case.id} holds")
    total = held + differed
    print(f"{total} case{'s' * (total != 1)}: {held} hold, {differed} differ")
    return differed == 0


def replay_file(path: Path, quiet: bool) -> bool:
    """Replay a record and print it turn by turn; whether it is whole."""
    told = replay(read_text(path))
    if told.match is not None:
        if not quiet:
            for number, round in enumerate(told.match.rounds, 1):
                _show_round(number, round, printable(told.match.names))
        _show_result(told.match)
    if told.damage:
        print(f"The record is damaged: {told.damage}")
        if told.match is not None:
            print("All before that is good.")
    return told.damage is None


def verify_file(path: Path, quiet: bool) -> bool:
    """Check the commitments of a table's record and print how each fares; whether all hold."""
    from caboose.table import verify_commitments

    rounds = verify_commitments(read_text(path))
    for each in rounds:
        if each.holds and not quiet:
            print(f"Round {each.number} holds: {each.commitment}")
        elif each.commitment is None:
            print(f"Round {each.number} has no commitment")
        elif not each.holds:
            print(f"Round {each.number} differs from its commitment: {each.commitment}")
    held = sum(each.holds for each in rounds)
    print(f"{held} of {len(rounds)} round{'s' * (len(rounds) != 1)} hold")
    return bool(rounds) and held == len(rounds)


def _show_round(number: int, round: Round, names: list[str]) -> None:
    print(f"Round {number}, engine {round.engine}-{round.engine}, {names[round.leader - 1]} leads")
    words: list[str] = []
    for place, operation in enumerate(round.operations):
        text = str(operation.step)
        if operation.drawn:
            text = f"+{operation.drawn}"
        if operation.covered:
            text += " (covers)"
        if operation.marked:
            text += " (marker on)"
        if operation.unmarked:
            text += " (marker off)"
        words.append(text)
        if operation.ends_turn or place == len(round.operations) - 1:
            print(f"  {names[operation.seat - 1]}: {' '.join(words)}")
            words = []
    if round.over:
        points = ", ".join(f"{n} {p}" for n, p in zip(names, round.scores(), strict=True))
        who = " and ".join(names[seat - 1] for seat in round.out)
        print(f"  {'Blocked' if round.over == 'blocked' else who + ' out'}. Points: {points}\n")


def _show_result(match: Match) -> None:
    finished = len(match.scores)
    print(f"{finished} of {match.round_count or '?'} rounds finished, rules {match.rules}")
    names = printable(match.names)
    print("Totals: " + ", ".join(f"{n} {t}" for n, t in zip(names, match.totals, strict=True)))
    if match.is_over:
        places = [place if isinstance(place, list) else [place] for place in match.ranking]
        print("Ranking: " + ", ".join(" = ".join(names[s - 1] for s in p) for p in places))

"""Every case of tests/cases holds; and the cases cover what they must."""

from __future__ import annotations

from pathlib import Path

import pytest

from caboose.game import REASONS
from caboose.notation.cases import Case, read_cases
from caboose.rules import options

FOLDER = Path(__file__).parents[1] / "cases"
CASES = [case for path in sorted(FOLDER.glob("*.yaml")) for case in read_cases(path.read_text())]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case_holds(case: Case) -> None:
    assert case.run() == []


def test_ids_are_unique_over_all_files() -> None:
    names = [case.id for case in CASES]
    assert len(names) == len(set(names))
    assert len(names) >= 300


def test_every_reason_is_in_a_case() -> None:
    named = {
        entry["refuse"].get("because")
        for case in CASES
        for entry in case.content.get("then", [])
        if isinstance(entry.get("refuse"), dict)
    }
    assert set(REASONS) <= named


def test_every_value_of_every_option_is_in_a_case() -> None:
    from caboose import Rules

    seen: dict[str, set[object]] = {name: set() for name in options()}
    for case in CASES:
        try:
            rules = Rules.read(case.content.get("rules", "spruce"))
        except ValueError:
            continue  # a case whose point is that its rules are refused
        for name, value in rules.items():
            seen[name].add(value)
    for name, each in options().items():
        missing = set(each.values) - seen[name]
        assert name == "set" or not missing, f"{name}: no case has {missing}"


def test_every_founding_statement_is_named() -> None:
    """Statements about manners have no case; the files say why."""
    manners = {"A4", "A6", "B5"}
    sources = {word.strip(",") for case in CASES for word in case.source.split()}
    statements = {f"A{n}" for n in range(1, 42)} | {f"B{n}" for n in range(1, 22)}
    assert statements - manners <= sources


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        ("- do: 6-2@M", "not legal"),
        ("legal: [8-8@1]", "legal as well: 6-2@M"),
        ("expect: {to_play: 3}", "to_play is 1, not 3"),
        ("refuse: 8-8@1", "8-8@1 is legal"),
        ("refuse: {step: 8-8@2, because: owes-cover}", "refused as no-match, not owes-cover"),
    ],
)
def test_a_case_that_does_not_hold_says_what_differs(spoil: str, says: str) -> None:
    entry = spoil.removeprefix("- ")
    then = f"  - {entry}\n" if "do:" not in spoil else "  - legal: [9-9@1, 6-2@M]\n"
    text = (
        "- id: spoiled\n  source: test\n  set: 12\n  engine: 12\n"
        "  trains: {1: [12-8], 2: {chain: [12-3], marker: 'yes'}, M: [12-2]}\n"
        "  hands: {1: [8-8, 6-2, 5-4], 2: [1-0, 3-0], 3: [7-7]}\n"
        "  boneyard: [9-1, 8-4]\n  then:\n" + then
    )
    (case,) = read_cases(text)
    assert says in " ".join(case.run())

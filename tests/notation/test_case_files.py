"""Files of cases from outside: plain YAML only, and what cannot be read or run is named."""

from __future__ import annotations

import pytest

from caboose.notation.cases import read_cases
from caboose.notation.files import read_yaml
from tests.notation.messages import assert_says

# ------------------------------------------------------------ plain YAML


def test_every_scalar_of_a_file_is_text() -> None:
    text = "a: [12, 1e3, yes, null, ~, 2024-05-01, 0x1F, 12-5, '', !!int 7]\n<<: {b: }"
    words = ["12", "1e3", "yes", "null", "~", "2024-05-01", "0x1F", "12-5", "", "7"]
    assert read_yaml(text) == {"a": words, "<<": {"b": ""}}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("- &one a\n- *one", "line 2, column 3: references (*name) are not read"),
        ("a: &a [*a]", "line 1, column 8: references (*name) are not read"),
        ("a: 1\nb: 2\na: 3", "line 3, column 1: the key 'a' stands twice"),
        ("a: {b: 1, 'b': 2}", "line 1, column 11: the key 'b' stands twice"),
        ("? [a]\n: b", "line 1, column 3: a key must be a plain word"),
        ("[" * 21, "line 1, column 21: nested deeper than 20 levels"),
        ("- " * 21 + "a", "nested deeper than 20 levels"),
        ("a: b: c", "line 1, column 5: mapping values are not allowed here"),
        ("a: 'b", "line 1, column 6: found unexpected end of stream"),
        ("a\n---\nb", "line 2, column 1: but found another document"),
        ('"\\UFFFFFFFF"', "this is no YAML"),
        ('"\\U00110000"', "this is no YAML"),
        ("%YAML 1." + "9" * 5_000 + "\n--- a", "this is no YAML"),
        ("a: \x00", "this is no YAML"),
        ("a: \ud800", "this is no YAML"),
        (" " * 1_000_001, "the text has 1,000,001 characters; at most 1,000,000 are read"),
    ],
    ids=range(16),
)
def test_what_is_no_plain_yaml_is_refused_by_its_line(text: str, says: str) -> None:
    assert_says(lambda: read_yaml(text), says)


def test_twenty_levels_are_read() -> None:
    assert str(read_yaml("[" * 20 + "]" * 20)) == "[" * 20 + "]" * 20


def test_nothing_of_a_file_is_executed() -> None:
    assert read_yaml("!!python/object/apply:os.system [exit]") == ["exit"]


# ------------------------------------------------------- files and cases

HEAD = "- id: one\n  source: test\n"
BOARD = "  set: 6\n  engine: 6\n  hands: {1: [2-1], 2: [3-0]}\n  trains: {1: [6-2], 2: [6-3]}\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "a file of cases holds at least one: this one is empty"),
        ("[]", "this one is empty"),
        ("a: b", "a file of cases is | it must be a list like [a, b]"),
        ("- a", "case 1 is 'a': it must be a mapping like {a: b}"),
        ("- source: test", "case 1 lacks its id"),
        (HEAD + "- id: two", "case 2 lacks its source"),
        (HEAD + "- id: [two]\n  source: x", "case 2 lacks its id"),
        (HEAD + "- id: ''\n  source: x", "case 2 lacks its id"),
        (HEAD * 2, "two cases are named 'one'"),
        ('- id: "\\e[2J"\n  source: x', r"case 1 has the id '\x1b[2J': write plain text"),
        ('- id: one\n  source: "\\ud800"', r"case 1 has the source '\ud800': write plain text"),
    ],
)
def test_a_bad_file_is_refused(text: str, says: str) -> None:
    assert_says(lambda: read_cases(text), says)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("  then: []\n", "the position lacks set"),
        (BOARD + "  than: []\n", "a case has no key 'than': it may have id, source, then, rules"),
        (BOARD + "  deal: {players: 4}\n", "a deal case has no key 'set'"),
        (BOARD + "  then: {do: 2-1@1}\n", "then is | it must be a list like [a, b]"),
        (BOARD + "  then: [do]\n", "entry 1 of then is 'do': it must be a mapping"),
        (BOARD + "  then: [{}]\n", "entry 1 of then must be one of legal, refuse, do, expect"),
        (BOARD + "  then: [{do: '-', legal: []}]\n", "must be one of legal, refuse, do, expect"),
        (BOARD + "  then: [{play: 2-1@1}]\n", "entry 1 of then has no key 'play' | legal, refuse"),
        (BOARD + "  then: [{do: 2-1}]\n", "'2-1' is no step"),
        (BOARD + "  then: [{legal: 2-1@1}]\n", "legal is '2-1@1': it must be a list"),
        (BOARD + "  then: [{refuse: {step: +, why: x}}]\n", "refuse has no key 'why'"),
        (BOARD + "  then: [{refuse: {step: +, because: no}}]\n", "'no' is no reason | owes-cover"),
        (BOARD + "  then: [{refuse: {step: +, seat: 0}}]\n", "seat is 0: it must be 1 to 14"),
        (BOARD + "  then: [{expect: {turn: 1}}]\n", "expect has no key 'turn' | to_play, lap"),
        (BOARD + "  then: [{expect: {to_play: x}}]\n", "to_play is 'x': it must be a whole"),
        (BOARD + "  then: [{expect: {round_over: yes}}]\n", "round_over is 'yes': it must be out"),
        (BOARD + "  then: [{expect: {hands: {0: []}}}]\n", "a seat of hands is 0: it must be 1"),
        (BOARD + "  then: [{expect: {hands: {1: [], 01: []}}}]\n", "hands gives a seat twice"),
        (BOARD + "  then: [{expect: {ends: {X: 1}}}]\n", "'X' is no train"),
        ("  score: {}\n", "0 hands: a round has 2 to 14 players"),
        ("  score: ''\n", "0 hands: a round has 2 to 14 players"),
        (
            "  score: {hands: {1: [], 2: [" + ", ".join(f"{n}-{n}" for n in range(19)) + "]}}\n",
            "the hands hold every double: the engine must be on the table",
        ),
        ("  match: {}\n", "every seat must have the same number of rounds"),
        ("  match: {rounds: {1: [1], 2: []}}\n", "every seat must have the same number"),
        ("  match: {rounds: {1: [1]}, set: 7, over: no}\n", "there is no double-7 set"),
        ("  deal: {players: x}\n", "players is 'x': it must be a whole number"),
        ("  open: {set: 6, hand: 2, players: 2, order: [6-6]}\n", "the shuffled order has 1 tiles"),
        ("  open: {set: 999999, hand: 2, players: 2}\n", "'999999' is no value of set"),
        ("  engines: {set: 1000000, rounds: 999}\n", "there is no double-1000000 set"),
        (
            "  rules: {hunt: next-lower, rounds: 999}\n  engines: {set: 12, rounds: 1000}\n",
            "rounds is 1000: it must be 1 to 999",
        ),
    ],
    ids=range(30),
)
@pytest.mark.timeout(5)
def test_a_case_that_cannot_be_run_says_why(content: str, says: str) -> None:
    (case,) = read_cases(HEAD + content)
    assert_says(case.run, says)


def test_a_step_listed_many_times_is_named_once() -> None:
    steps = ", ".join(["5-5@1"] * 50)
    (case,) = read_cases(HEAD + BOARD + f"  then: [{{legal: [{steps}]}}]\n")
    (difference, other) = case.run()
    assert difference.startswith("then 1 (legal): not legal: 5-5@1 (5-5@1: The tile 5-5 is not")
    assert other == "then 1 (legal): legal as well: 2-1@1"
    assert difference.count("5-5@1") == 2


def test_a_legal_step_listed_twice_is_a_difference() -> None:
    (case,) = read_cases(HEAD + BOARD + "  then: [{legal: [2-1@1, 1-2@1]}]\n")
    assert case.run() == ["then 1 (legal): a step is listed twice"]


def test_after_a_step_that_could_not_be_done_nothing_more_is_tried() -> None:
    then = "  then:\n    - do: 5-5@1\n    - expect: {to_play: 9}\n"
    (case,) = read_cases(HEAD + BOARD + then)
    (difference,) = case.run()
    assert difference.startswith("then 1 (do): 5-5@1 is refused as not-in-hand")

"""Records: nothing is lost, they replay to the same match, and damage is named. RULES.md 4.2."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caboose import Match, Rules, Step
from caboose.notation import Record, format_record, read_record, replay, write_record
from caboose.notation.records import read_beginning, read_names
from caboose.rules import preset_names
from caboose.tiles import parse_tiles
from tests.notation.messages import assert_says, message_of
from tests.tables import played_match, tables


def played(match: Match, random: Random, steps: int) -> Match:
    """The match after so many random steps, or at its end."""
    for _ in range(steps):
        if match.is_over:
            break
        if not match.rounds or match.round.over:
            match.deal()
        match.round.do(random.choice(match.round.legal_steps()))
    return match


def assert_replays(text: str, match: Match) -> None:
    """The record gives the match again, and the match the record."""
    told = replay(text)
    assert told.damage is None
    assert told.match is not None
    assert told.match.rules == match.rules
    assert told.match.names == match.names
    assert told.match.totals == match.totals
    assert told.match.ranking == match.ranking
    assert [each.operations for each in told.match.rounds] == [
        each.operations for each in match.rounds
    ]
    assert [each.position for each in told.match.rounds] == [each.position for each in match.rounds]
    assert write_record(told.match) == text


SMALL_RULES = Rules("spruce", deal="double-six", rounds=2)
SMALL = played_match(SMALL_RULES, 3, 11)
SMALL_TEXT = write_record(SMALL)


# ------------------------------------------------------------- round trips


@settings(deadline=None, max_examples=60)
@given(tables(), st.integers(0, 2**32), st.integers(0, 800))
def test_a_match_at_any_step_survives_as_a_record(
    table: tuple[Rules, int], seed: int, steps: int
) -> None:
    rules, players = table
    match = played(Match(rules, players, seed=seed), Random(seed), steps)
    text = write_record(match)
    assert format_record(read_record(text)) == text
    assert_replays(text, match)


@pytest.mark.parametrize("preset", preset_names())
def test_a_whole_match_of_every_preset_replays(preset: str) -> None:
    match = played_match(Rules(preset), 4, 5)
    text = write_record(match, {"Date": "2024-05-01"})
    told = replay(text)
    assert told.record.headers["Result"] == " ".join(map(str, match.totals))
    assert write_record(match) == text.replace('[Date "2024-05-01"]\n', "")
    assert_replays(write_record(match), match)


def test_a_match_stopped_in_the_middle_of_a_turn_goes_on_from_its_record() -> None:
    stopped = 0
    for steps in range(1, 60):
        random = Random(3)
        match = played(Match(Rules("house", rounds=1), 2, seed=3), random, steps)
        told = replay(write_record(match))
        assert told.match is not None
        assert told.match.round.turn == match.round.turn
        stopped += bool(match.round.turn)
        after = Random(4)
        before = after.getstate()
        played(match, after, 10_000)
        after.setstate(before)
        assert played(told.match, after, 10_000).totals == match.totals
    assert stopped > 10


def tiny_match() -> Match:
    order = "6-6 6-1 5-4 1-1 6-2 3-1 5-5 2-2 6-3 3-3"
    match = Match(Rules(deal="double-six", hand=3, rounds=1), ["Ann", "Bea"], lead=2)
    match.deal(parse_tiles(order))
    for step in ["6-1@1", "6-2@2", "+", "-", "1-1@1", "3-1@1"]:
        match.round.do(step)
    return match


TINY_ROUND = """round 1 engine 6
order 66615411623155226333
1: 6-1@1
2: 6-2@2
1: +5-5 -
2: 1-1@1 1-3@1
"""
TINY = f"""[Caboose "1"]
[Rules "spruce deal=double-six hand=3 rounds=1"]
[Set "6"]
[Players "Ann, Bea"]
[Lead "2"]
[Result "19 0"]

{TINY_ROUND}"""


def test_a_record_is_written_in_one_form_with_the_touching_number_first() -> None:
    assert write_record(tiny_match()) == TINY
    assert_replays(TINY, tiny_match())


def test_headers_of_ones_own_follow_and_cannot_change_those_of_the_match() -> None:
    text = write_record(tiny_match(), {"Date": "2024-05-01", "Result": "0 0", "Rules": "app"})
    assert text == TINY.replace('"19 0"]\n', '"19 0"]\n[Date "2024-05-01"]\n')


VALUES = [
    "",
    " ",
    'say "this"',
    "back\\slash",
    "\\",
    '\\"',
    "two\nlines\r\nand more\r",
    "\\n",
    "[Key] {comment}",
    "Bézier 日本 🚂",
    "tab\there",
    "line\u2028separator\x85\x0b\x0c",
]


@pytest.mark.parametrize("value", VALUES)
def test_a_header_may_hold_anything(value: str) -> None:
    text = write_record(tiny_match(), {"Note": value, "Ort": value})
    record = read_record(text)
    assert record.headers["Note"] == record.headers["Ort"] == value
    assert format_record(record) == text
    assert "\r" not in text  # a file read as text would lose it


@pytest.mark.parametrize(
    "key", ["", "Two words", 'quo"te', "a-b", "[Note]", "a\nb", "x" * 99 + "!"]
)
def test_a_header_that_could_not_be_read_again_is_not_written(key: str) -> None:
    assert_says(lambda: write_record(tiny_match(), {key: "value"}), "one word like Date")


NAMES = [
    "Ann",
    "Bond, James",
    ",",
    ",,",
    'Pat "the train" Smith',
    "back\\slash",
    "ends with \\",
    "\\,",
    "two\nlines\r",
    "日本 🚂 é",
    "",
    " ",
    "  outer spaces  ",
    "\ttab\t",
    "inner   spaces",
    "[Ann] {Bea}",
    "1: 6-5@1",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_player_may_bear_any_name(name: str) -> None:
    for names in ([name, "Ann"], ["Ann", name], [name, name, name]):
        match = Match(Rules(deal="double-six", hand=3), names, seed=1)
        match.deal()
        assert_replays(write_record(match), match)


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=2, max_size=5))
def test_players_may_bear_any_names(names: list[str]) -> None:
    match = Match(Rules(deal="masters"), names, seed=1)
    told = replay(write_record(match))
    assert told.match is not None
    assert told.match.names == names


def test_names_are_read_with_any_spacing() -> None:
    for written in ("Ann,Bea", "  Ann ,\t Bea ", "Ann, Bea"):
        told = replay(TINY.replace("Ann, Bea", written))
        assert told.match is not None
        assert told.match.names == ["Ann", "Bea"]


# ---------------------------------------------------------------- comments


def comments_of(record: Record) -> list[str]:
    """All comments of a record, in the order in which they are written."""
    found = list(record.comments)
    for round in record.rounds:
        found += round.comments
        for turn in round.turns:
            found += turn.comments
            for step in turn.steps:
                found += step.comments
    return found


def test_comments_survive_in_every_place() -> None:
    """A comment between any two words of a record, but within a header, is kept."""
    words = re.split(r"([ \n]+)", TINY_ROUND)
    headers = TINY.removesuffix(TINY_ROUND)
    for place in range(len(words) + 1):
        comment = f"at {place}\nSecond line, [of] it"
        text = "".join([headers, *words[:place], " {" + comment + "} {} ", *words[place:]])
        told = replay(text)
        assert told.damage is None, text
        assert comments_of(told.record) == [comment, ""]
        again = format_record(told.record)
        assert read_record(again) == told.record
        assert_says_the_same(told.record)


def assert_says_the_same(record: Record) -> None:
    """Without its comments the record is the tiny one."""
    text = format_record(record)
    assert re.sub(r"^\{[^}]*\}\n| \{[^}]*\}", "", text, flags=re.MULTILINE) == TINY


def test_comments_between_headers_come_after_them() -> None:
    lines = TINY.splitlines(keepends=True)
    for place in range(8):
        record = read_record("".join([*lines[:place], "{a} ", "{b}\n", *lines[place:]]))
        assert record.comments == ("a", "b")
        assert read_record(format_record(record)) == record


def test_a_comment_says_what_it_is_about() -> None:
    text = (
        "{game}\nround 1 {round} engine 6 {too}\norder 6661 {order} 5411623155226333\n{dealt}\n"
        "1: {turn} 6-1@1 {step}\n{later}\n2: 6-2@2\n"
    )
    record = read_record(text)
    (round,) = record.rounds
    assert record.comments == ("game",)
    assert round.comments == ("round", "too", "order", "dealt")
    assert [turn.comments for turn in round.turns] == [("turn",), ()]
    assert round.turns[0].steps[0].comments == ("step", "later")
    assert round.turns[1].steps[0].comments == ()


def test_a_comment_with_braces_is_not_written() -> None:
    record = read_record(TINY)
    for comment in ("{", "}", "a {b} c"):
        spoilt = record._replace(comments=(comment,))
        assert_says(lambda spoilt=spoilt: format_record(spoilt), "cannot hold braces")  # type: ignore[misc]


# ---------------------------------------------------------------- leniency


def other_end_first(text: str) -> str:
    return re.sub(r"(\d+)-(\d+)@", r"\2-\1@", text)


LENIENT: dict[str, Callable[[str], str]] = {
    "other end first": other_end_first,
    "bare draws": lambda text: re.sub(r"\+\S+", "+", text),
    "order as tiles": lambda text: text.replace(
        "order 66615411623155226333", "order 6-6 6-1 4-5 1-1 6-2 3-1 5-5 2-2 3-6 3-3"
    ),
    "order in many lines": lambda text: text.replace("66615411", "66\norder 61 5-4\n\norder 11"),
    "order with the lower end first": lambda text: text.replace("666154", "661645"),
    "windows lines": lambda text: text.replace("\n", "\r\n"),
    "byte order mark": lambda text: "\ufeff" + text,
    "blank lines": lambda text: text.replace("\n", "\n\n \t\n"),
    "no blank lines": lambda text: text.replace("\n\n", "\n"),
    "no last line end": lambda text: text.rstrip("\n"),
    "indented": lambda text: text.replace("\n", "\n  \t"),
    "hard spaces": lambda text: text.replace(" ", " \u00a0"),
    "no space after the seat": lambda text: re.sub(r"^(\d+): ", r"\1:", text, flags=re.MULTILINE),
    "headers spread": lambda text: re.sub(r'\[(\w+) (".*?")\]', r"[ \1\t \2 ]", text),
    "headers on a line": lambda text: text.replace('"]\n[', '"] ['),
    "headers in another order": lambda text: "\n".join(
        [*text.splitlines()[5::-1], *text.splitlines()[6:]]
    ),
    "only the headers that are needed": lambda text: re.sub(
        r'\[(Caboose|Set|Result) ".*"\]\n', "", text
    ),
    "a turn in two lines": lambda text: text.replace("1: +5-5 -", "1: +5-5\n1: -"),
    "typographic dashes": lambda text: re.sub(r"-(?!six)", "–", text),
}


@pytest.mark.parametrize("way", LENIENT)
def test_reading_is_lenient(way: str) -> None:
    text = LENIENT[way](TINY)
    assert text != TINY
    told = replay(text)
    assert told.damage is None
    assert told.match is not None
    assert write_record(told.match) == TINY
    for turn in read_record(text).rounds[0].turns:
        for step in turn.steps:
            assert str(step.step) == str(Step.parse(str(step.step)))


def test_a_record_in_another_form_is_written_in_the_one_form() -> None:
    assert format_record(read_record(other_end_first(TINY))) == TINY


# ------------------------------------------------------------------ damage


@pytest.mark.parametrize(
    ("old", "new", "says", "steps"),
    [
        # headers
        ('[Rules "spruce', '[Rools "spruce', 'lacks its header [Rules "…"]', None),
        ('[Players "Ann, Bea"]\n', "", 'lacks its header [Players "…"]', None),
        ("spruce deal", "spruse deal", "'spruse' is no preset | did you mean spruce?", None),
        ("hand=3", "hand=x", "'x' is no value of hand | a whole number from 2 to 95", None),
        ("hand=3", "hand=15", "double-6 has 28 tiles; 2 hands of 15 take 30; 2 lack", None),
        ("Ann, Bea", "Ann", "1 cannot play | 2 to 14 players", None),
        ('[Set "6"]', '[Set "9"]', "says a double-9 set, the rules a double-6 set", None),
        ('[Set "6"]', '[Set "six"]', "Set is 'six': it must be a whole number", None),
        ('[Lead "2"]', '[Lead "3"]', "the lead seat is 3: the seats are 1 to 2", None),
        ('[Caboose "1"]', '[Caboose "2"]', "of format '2'; 1 is read here", None),
        ('[Lead "2"]', '[Set "6"]', "line 5: the header 'Set' is given twice", 0),
        ('[Lead "2"]', "[Lead 2]", "line 5: '[Lead 2]' cannot be read", 0),
        ('[Lead "2"]', '[Lead "2', "line 5: '[Lead \"2' cannot be read", 0),
        ("order 666", '[Lead "2"]\norder 666', "line 9, round 1: a header line stands after", 0),
        # the deal
        ("round 1", "round 2", "line 8: round 2 follows round 0", 0),
        ("round 1", "round one", "line 8: the round's number is 'one'", 0),
        ("engine 6", "engine", "line 8: a round begins with a line like: round 1 engine 12", 0),
        ("engine 6", "engine 19", "line 8: the engine is 19: it must be 0 to 18", 0),
        ("engine 6", "engine 5", "round 1: the record says engine 5, but the order gives 6", 0),
        ("order 66615411623155226333\n", "", "round 1: the shuffled order has 0 tiles", 0),
        ("order 666154", "order 6661540", "line 9, round 1: | is no row of tiles: two signs", 0),
        ("order 666154", "order 66615z", "line 9, round 1: | is no row of tiles: two signs", 0),
        ("order 666154", "order 666161", "round 1: the shuffled order holds 6-1 twice", 0),
        ("order 666154", "order 666174", "round 1: the shuffled order holds 7-4, which no", 0),
        ("order 6661", "order 6061", "round 1: no engine is in the shuffled order: 6-6 must be", 0),
        ("order 666", "ordre 666", "line 9, round 1: 'ordre 66615411623155226333' is no line", 0),
        ("2: 6-2@2", "order 00\n2: 6-2@2", "line 11, round 1: 'order 00' is no line", 1),
        ("round 1 engine 6\n", "", "line 8: 'order 66615411623155226333' is no line", 0),
        # steps
        ("1: 6-1@1", "2: 6-1@1", "round 1, turn 1, step 6-1@1: not-your-turn. It is seat 1's", 0),
        ("1: 6-1@1", "15: 6-1@1", "line 10, round 1: a seat is 15: it must be 1 to 14", 0),
        ("1: 6-1@1", "1; 6-1@1", "line 10, round 1: '1; 6-1@1' is no line of a record", 0),
        ("2: 6-2@2", "2:", "line 11, round 1, turn 2: the turn of seat 2 has no step", 1),
        ("2: 6-2@2", "2: 6-2", "line 11, round 1, turn 2, step 6-2: '6-2' is no step", 1),
        ("2: 6-2@2", "2: 6.2@2", "line 11, round 1, turn 2, step 6.2@2: '6.2' is no tile", 1),
        ("2: 6-2@2", "2: 6-2@2 [", "line 11, round 1, turn 2: '[' cannot be read", 2),
        ("2: 6-2@2", "2: 6-2@2 {", "line 11, round 1, turn 2: '{' cannot be read", 2),
        ("2: 6-2@2", "2: 6-2@2}", "line 11, round 1, turn 2: '}' cannot be read", 2),
        ("2: 6-2@2", "2: 6-2@2 x", "line 11, round 1, turn 2, step x: 'x' is no step", 2),
        ("2: 6-2@2", "2: 3-1@2", "round 1, turn 2, step 3-1@2: no-match. 3-1 does not fit", 1),
        ("2: 6-2@2", "2: 6-4@2", "round 1, turn 2, step 6-4@2: not-in-hand.", 1),
        ("2: 6-2@2", "2: +", "round 1, turn 2, step +: can-play.", 1),
        ("2: 6-2@2", "1: 6-2@2", "round 1, turn 2, step 6-2@2: not-your-turn.", 1),
        ("+5-5", "+5-4", "round 1, turn 3, step +: the record says that 5-4 came | gives 5-5", 2),
        ("+5-5", "+5", "line 12, round 1, turn 3, step +5: '5' is no tile", 2),
        ("+5-5 -", "-", "round 1, turn 3, step -: must-draw.", 2),
        ("+5-5 -", "+5-5 - -", "round 1, turn 3, step -: not-your-turn.", 4),
        # the end
        ('"19 0"', '"19 1"', "the header says [Result '19 1'], but the record gives \"19 0\"", 6),
        ('"19 0"', '"Bea won"', "the header says [Result 'Bea won'], but the record gives", 6),
        (" 1-3@1\n", "\n", "round 1: the record ends before its match, whose header says", 5),
        ("1-3@1\n", "1-3@1\n1: -\n", "round 1, turn 5, step -: round-over. The round is over.", 6),
        ("1-3@1\n", "1-3@1 -\n", "round 1, turn 4, step -: round-over. The round is over.", 6),
        ("1-3@1\n", "1-3@1\nround 2 engine 5\n", "round 2: the match is over", 6),
        (" 1-3@1\n", "\nround 2 engine 5\n", "round 2: round 1 is not over yet", 5),
        ("1-3@1\n", "1-3@1\nround 3 engine 5\n", "line 14, round 1: round 3 follows round 1", 6),
        ("1-3@1\n", "1-3@1\nThe end\n", "line 14, round 1: 'The end' is no line of a record", 6),
    ],
)
def test_damage_is_named_and_the_good_beginning_kept(
    old: str, new: str, says: str, steps: int | None
) -> None:
    assert TINY.count(old) == 1
    told = replay(TINY.replace(old, new))
    assert told.damage is not None
    for part in says.split(" | "):
        assert part in str(told.damage)
    assert str(told.damage).isprintable()
    if steps is None:
        assert told.match is None
    else:
        assert told.match is not None
        good = told.match.rounds[0].operations if told.match.rounds else []
        assert good == tiny_match().round.operations[:steps]


def test_what_a_record_cannot_be_read_by_is_refused_by_its_line() -> None:
    assert_says(lambda: read_record(TINY.replace("6-2@2", "6-2")), "line 11, round 1, turn 2")
    assert_says(lambda: read_record(TINY.replace("[Lead", "[[Lead")), "line 5: | cannot be read")


def test_a_drawn_tile_after_the_boneyard_is_not_believed() -> None:
    text = TINY.replace("5226333", "").replace("+5-5 -", "+5-5 -")
    told = replay(text.replace("order 6661541162315", "order 666154116231"))
    assert told.damage is not None
    assert "round 1, turn 3, step +: boneyard-empty" in str(told.damage)


def is_beginning(part: Match, whole: Match) -> bool:
    """Whether a match is the beginning of another, but for its newest step (it may be cut)."""
    found = [(n, each) for n, round in enumerate(part.rounds) for each in round.operations]
    wanted = [(n, each) for n, round in enumerate(whole.rounds) for each in round.operations]
    return found[:-1] == wanted[: max(0, len(found) - 1)]


@pytest.mark.parametrize(("match", "text"), [(tiny_match(), TINY), (SMALL, SMALL_TEXT)])
def test_a_record_cut_anywhere_keeps_what_stood_before_the_cut(match: Match, text: str) -> None:
    told_to_the_end = text.index("\n\n")  # from here on the text says its result
    steps = 0
    for cut in range(told_to_the_end, len(text) + 1):
        told = replay(text[:cut])
        assert (told.damage is None) == (cut >= len(text) - 1), text[:cut]
        assert told.match is not None
        assert is_beginning(told.match, match)
        now = sum(len(round.operations) for round in told.match.rounds)
        assert now >= steps - 1
        steps = now
    assert steps == sum(len(round.operations) for round in match.rounds)


@pytest.mark.parametrize("cut", range(TINY.index("\n\n")))
def test_a_record_cut_in_its_headers_has_no_step_of_a_match(cut: int) -> None:
    told = replay(TINY[:cut])
    assert told.damage is not None or TINY[:cut].endswith(('Bea"]', '"2"]', "]\n"))
    assert told.match is None or not told.match.rounds


def test_a_match_in_the_midst_of_which_a_record_ends_is_no_damage() -> None:
    told = replay(TINY.replace("19 0", "*").replace(" 1-3@1", ""))
    assert told.damage is None
    assert told.match is not None
    assert not told.match.is_over


@pytest.mark.parametrize("text", ["", "\n", "\ufeff", " ", "no record", "{only a comment}", "\x00"])
def test_a_text_that_is_no_record_gives_no_match(text: str) -> None:
    told = replay(text)
    assert told.match is None
    assert told.damage is not None


def test_a_text_that_is_longer_than_any_is_not_read() -> None:
    message = message_of(lambda: replay(" " * 4_000_001))
    assert message == "the text has 4,000,001 characters; at most 4,000,000 are read"


LONG = {
    "orders": "round 1 engine 6\n" + "order 00\n" * 150_000,
    "steps": "round 1 engine 6\n1: " + "- " * 150_000,
    "comments": "round 1 engine 6\n1: -" + "{}" * 150_000,
    "turns": "round 1 engine 6\n" + "1: -\n" * 150_000,
    "first comments": "{}" * 150_000,
    "spaces in a name": '[Players "a' + " " * 1_000_000 + 'b"]',
    "escapes": '[Players "' + "\\ " * 500_000 + '"]',
    "quotes": "[Players " + '"' * 1_000_000,
    "brackets": "[" * 1_000_000,
}


@pytest.mark.parametrize("kind", LONG)
@pytest.mark.timeout(25)
def test_a_long_record_is_read_in_one_pass(kind: str) -> None:
    """Reading that copies at each word what it has read already would not end in time."""
    beginning, damage = read_beginning(LONG[kind])
    assert bool(damage) == (kind in ("quotes", "brackets"))
    names = read_names(beginning.headers.get("Players", ""))
    assert len(names) == 1

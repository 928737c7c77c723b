"""Options, presets, deals and the one-line form, against the tables of RULES.md."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from caboose import Rules
from caboose.rules import codes, data, options, preset, preset_names
from caboose.rules.codes import Codes
from caboose.rules.deals import deal_tables
from caboose.tiles import set_size
from tests.notation.messages import assert_says
from tests.tables import tables

PRESET_FILES = Path(data.__file__).parent / "presets"


# ------------------------------------------------- codes and options agree


def constants() -> dict[str, int]:
    """The constants of ``codes``, by name."""
    return {name: value for name, value in vars(codes).items() if isinstance(value, int)}


def test_every_named_value_of_the_core_has_its_constant_and_its_number() -> None:
    expected = {"NO": 0, "YES": 1}
    for name in Codes._fields:
        values = list(options()[name].values)
        if values == ["no", "yes"]:
            continue
        for number, value in enumerate(values):
            constant = f"{name}_{value}".upper().replace("-", "_")
            expected[constant] = number
    assert constants() == expected


def test_the_core_reads_every_option_that_a_round_needs() -> None:
    of_the_match = {"deal", "set", "hand", "rounds", "first_engine", "target"}
    assert set(options()) - set(Codes._fields) == of_the_match
    in_order = [name for name in options() if name not in of_the_match]
    assert list(Codes._fields) == in_order


def test_a_value_reaches_the_core_under_its_constant() -> None:
    assert Rules().codes.marker_off == codes.MARKER_OFF_OWN_PLAY
    for name in Codes._fields:
        for value in options()[name].values:
            number = getattr(Rules("spruce", **{name: value}).codes, name)
            wanted = f"{name}_{value}".upper().replace("-", "_")
            named = constants().get(wanted, constants().get(value.upper()))
            assert number == named, f"{name}={value}"
    assert Rules(out_bonus=-5, double_blank=25, mexican_from=3).codes[-6:-4] == (-5, 25)


def test_every_option_says_where_the_rules_define_it_and_what_each_value_means() -> None:
    for each in options().values():
        assert re.fullmatch(r"2\.[1-7](\.[1-8])?", each.section)
        assert each.meaning.endswith(".")
        assert all(each.meanings.values())
        assert each.values or each.integers


# ------------------------------------------- the presets are RULES.md's 3

EMPTY = ""
COLUMNS = ["spruce", "wikihow", "spruce-new", "tournament", "masters", "app", "house", "warp"]
TABLE: dict[str, list[str]] = {
    "deal": ["spruce", "wikihow", "spruce-new", "masters", "masters", "*", "masters", "masters"],
    "engine": ["dealt", "", "aside", "aside", "dealt", "dealt", "dealt", "aside"],
    "hunt": ["in-turn", "", "", "", "in-turn", "in-turn", "in-turn", ""],
    "first_turn": ["whole-train", "", "", "one-tile", "", "one-tile", "whole-train", "one-tile"],
    "first_draw": ["none", "one", "one", "one", "none", "one", "one", "one"],
    "first_trains": ["own", "", "", "own-or-mexican", "", "own", "", "own-or-mexican"],
    "may_decline": ["yes", "yes", "no", "no", "yes", "no", "yes", "no"],
    "first_end_double": [
        "later",
        "",
        "",
        "ordinary",
        "later",
        "ordinary",
        "forbidden",
        "ordinary",
    ],
    "mexican_trains": ["one", "many", "", "one", "", "one", "one", "one"],
    "follow_up": [
        "anywhere",
        "anywhere",
        "",
        "on-double",
        "on-double",
        "anywhere",
        "on-double",
        "on-double",
    ],
    "doubles_per_turn": ["any", "any", "", "one", "", "any", "", "one"],
    "draws_per_turn": ["each-time", "each-time", "", "one", "", "", "one", "one"],
    "drawn_tile": ["may", "may", "", "must", "", "", "must", "must"],
    "must_play": ["yes", "", "", "", "", "", "", ""],
    "marker_on": ["cannot-play", "cannot-play", "", "", "", "", "", ""],
    "marker_off": ["own-play", "own-play", "", "", "", "", "own-play-covered", "own-play"],
    "cover_order": ["oldest", "oldest", "", "oldest", "oldest", "oldest", "oldest", "oldest"],
    "dead_double": ["waived", "waived", "", "waived", "waived", "owed", "waived", "waived"],
    "final_double": ["out", "out", "", "must-follow", "out", "out", "out", "must-follow"],
    "double_blank": ["50", "0", "50", "50", "50", "50", "50", "50"],
}
UNNAMED = {
    "first_out": "finish-lap",
    "late_start": "one-tile",
    "mexican_from": 2,
    "own_first": "no",
    "prefer_own": "no",
    "draws": "one",
    "cover_duty": "next-player",
    "covers": "one",
    "follow_up_draw": "one",
    "max_open_doubles": "any",
    "double_tiles": "face",
    "blocked": "all-count",
    "out_bonus": 0,
    "scoring": "penalty",
    "out_on_double": "plain",
    "rounds": "all",
    "first_engine": "highest",
    "target": "none",
    "set": "table",
    "hand": "table",
}
"""What RULES.md says below the table, and what "all rounds, no target" and a deal table mean."""


def tabled(name: str) -> dict[str, Any]:
    """The options of a preset by the table of RULES.md."""
    column = COLUMNS.index(name)
    values: dict[str, Any] = {key: row[column] or row[0] for key, row in TABLE.items()}
    values["double_blank"] = int(values["double_blank"])
    values |= UNNAMED
    if values["deal"] == "*":  # 15 each, D12, 4
        values |= {"deal": preset(name).values["deal"], "set": "12", "hand": 15}
    return values


def test_there_are_the_presets_of_the_rules_and_no_others() -> None:
    assert sorted(preset_names()) == sorted(COLUMNS)
    assert preset_names()[0] == "spruce"
    assert Rules().preset == "spruce"


@pytest.mark.parametrize("name", COLUMNS)
def test_a_preset_has_the_values_of_the_rules(name: str) -> None:
    assert dict(Rules(name)) == tabled(name)


@pytest.mark.parametrize("name", COLUMNS)
def test_a_preset_says_once_for_every_option_whether_the_source_states_it(name: str) -> None:
    content = tomllib.loads((PRESET_FILES / f"{name}.toml").read_text("utf-8"))
    assert set(content) == {"source", "summary", "stated", "ours"}
    assert content["source"]
    assert content["summary"].endswith(".")
    named = [*content["stated"], *content["ours"]]
    assert sorted(named) == sorted(options())
    assert preset(name).stated == set(content["stated"])


def test_the_app_is_dealt_15_tiles_of_double_12_to_four() -> None:
    deal = Rules("app").deal(4)
    assert (deal.set, deal.hand) == (12, 15)


def test_what_the_source_of_spruce_states_is_marked_so() -> None:
    stated = (
        "deal engine hunt first_turn first_draw first_trains may_decline first_out mexican_from "
        "mexican_trains follow_up doubles_per_turn follow_up_draw cover_duty draws drawn_tile "
        "marker_on blocked double_blank"
    )
    assert set(stated.split()) <= preset("spruce").stated


# ---------------------------------------------- the deals are RULES.md's 2.1

DEALS = """
| `spruce` | D9 15 | D9 15 | D12 15 | D12 12 | D12 12 | D12 11 | D12 11 | D15 11 | D15 11 | D15 11 | D15 11 | D18 11 | D18 11 |
| `double-six` | D6 7 | D6 7 | D6 7 | | | | | | | | | | |
| `wikihow` | D12 12 | D12 12 | D12 12 | D12 12 | D12 12 | D12 10 | D12 10 | D12 8 | D12 8 | | | | |
| `spruce-new` | D9 8 | D9 8 | D12 12 | D12 12 | D12 12 | D12 10 | D12 10 | D15 11 | D15 11 | D15 11 | D15 11 | D18 11 | D18 11 |
| `masters` | D12 15 | D12 15 | D12 15 | D12 12 | D12 12 | D12 10 | D12 10 | | | | | | |
| `club` | D12 16 | D12 15 | D12 14 | D12 13 | D12 12 | D12 11 | D12 10 | | | | | | |
"""  # noqa: E501


def tabled_deals() -> dict[str, dict[int, tuple[int, int]]]:
    """The deal tables as RULES.md prints them."""
    found = {}
    for line in DEALS.strip().splitlines():
        name, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        rows = {
            players: (int(cell.split()[0][1:]), int(cell.split()[1]))
            for players, cell in enumerate(cells, 2)
            if cell
        }
        found[name.strip("`")] = rows
    return found


def test_the_deal_tables_are_those_of_the_rules() -> None:
    assert deal_tables() == tabled_deals()
    assert list(options()["deal"].values) == list(tabled_deals())


@pytest.mark.parametrize("table", tabled_deals())
@pytest.mark.parametrize("players", range(1, 16))
def test_a_table_deals_what_it_says_to_those_it_is_for(table: str, players: int) -> None:
    rules = Rules("spruce", deal=table)
    row = tabled_deals()[table].get(players)
    if row is None:
        assert_says(lambda: rules.deal(players), str(players))
        return
    deal = rules.deal(players)
    assert (deal.set, deal.hand) == row
    assert deal.boneyard == set_size(row[0]) - players * row[1] >= 0
    aside = rules.change(engine="aside")
    if deal.boneyard:
        assert aside.deal(players).boneyard == deal.boneyard - 1
    else:
        assert_says(lambda: aside.deal(players), "impossible | 1 lack")


@pytest.mark.parametrize(
    ("changes", "players", "says"),
    [
        ({}, 1, "1 cannot play: a table has 2 to 14 players"),
        ({}, 15, "15 cannot play: a table has 2 to 14 players"),
        ({"deal": "club"}, 9, "the deal table club is for 2 to 8 players, not for 9 | deal=…"),
        ({"deal": "double-six"}, 5, "for 2 to 4 players, not for 5 | give both set=… and hand=…"),
        ({"set": 9}, 4, "double-9 has 55 tiles; 4 hands of 15 take 60; 5 lack"),
        ({"hand": 23}, 4, "double-12 has 91 tiles; 4 hands of 23 take 92; 1 lack | smaller hands"),
        (
            {"deal": "double-six", "engine": "aside"},
            4,
            "double-6 has 28 tiles, 1 of them is the engine; 4 hands of 7 take 28; 1 lack",
        ),
    ],
)
def test_an_impossible_deal_is_refused_with_the_arithmetic(
    changes: dict[str, object], players: int, says: str
) -> None:
    assert_says(lambda: Rules("spruce", **changes).deal(players), says)


def test_a_set_and_a_hand_given_outright_need_no_row_in_the_table() -> None:
    deal = Rules(deal="double-six", set=18, hand=13).deal(14)
    assert (deal.set, deal.hand, deal.boneyard) == (18, 13, 190 - 14 * 13)
    assert deal.arithmetic == (
        "double-18 has 190 tiles; 14 hands of 13 take 182; 8 stay in the boneyard"
    )


@pytest.mark.parametrize(
    ("hand", "warning"),
    [
        (20, None),  # 11 stay
        (21, None),  # 7 stay
        (22, "The boneyard has only 3 tiles for 4 players: the round may block early."),
    ],
)
def test_a_boneyard_with_fewer_tiles_than_players_is_warned_of(
    hand: int, warning: str | None
) -> None:
    assert Rules(hand=hand).deal(4).warning == warning


def test_the_warning_counts_in_words() -> None:
    four_sixes = Rules(deal="double-six")
    assert four_sixes.deal(4).warning == (
        "The boneyard has no tile for 4 players: the round may block early."
    )
    assert Rules(set=6, hand=9).deal(3).warning == (
        "The boneyard has only 1 tile for 3 players: the round may block early."
    )
    assert Rules(set=6, hand=9, engine="aside").deal(3).boneyard == 0
    assert Rules(set=6, hand=13).deal(2).warning is None  # 2 stay, for 2 players


# ------------------------------------------------------- the one-line form


@given(tables())
def test_rules_survive_the_one_line_form(table: tuple[Rules, int]) -> None:
    rules, _ = table
    assert Rules.parse(str(rules)) == rules
    assert str(Rules.parse(str(rules))) == str(rules)
    assert hash(Rules.parse(str(rules))) == hash(rules)


@pytest.mark.parametrize("name", COLUMNS)
def test_any_rules_can_be_said_as_changes_of_any_preset(name: str) -> None:
    for other in COLUMNS:
        said = Rules(name, **dict(Rules(other)))
        assert said == Rules(other)
        assert said.preset == name
        assert Rules.parse(str(said)) == said
        assert (said.changes == {}) == (name == other or dict(Rules(name)) == dict(Rules(other)))


def test_the_line_names_only_what_differs_in_the_order_of_the_rules() -> None:
    rules = Rules.parse(" draws=two  double_blank=50 deal=club engine=dealt\n")
    assert str(rules) == "spruce deal=club draws=two"
    assert rules.changes == {"deal": "club", "draws": "two"}
    assert str(rules.change(draws="one", may_decline=False)) == "spruce deal=club may_decline=no"
    assert Rules.parse("") == Rules() == Rules.parse("spruce") == Rules.read({})


def test_rules_are_read_from_a_mapping_of_texts_or_values() -> None:
    wanted = Rules("warp", must_play="no", rounds=3, target=100, out_bonus=-5)
    for given_ in (
        {"preset": "warp", "must_play": "no", "rounds": "3", "target": "100", "out_bonus": "-5"},
        {"preset": "warp", "must_play": False, "rounds": 3, "target": 100, "out_bonus": -5},
    ):
        assert Rules.read(given_) == wanted


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("spruse", "'spruse' is no preset | did you mean spruce? | the presets are spruce, app"),
        ("wiki-how", "'wiki-how' is no preset | did you mean wikihow?"),
        ("zzz", "'zzz' is no preset: the presets are spruce, app, house, masters, spruce-new"),
        ("spruce app", "'app' does not fit | after the preset come options like draws=two"),
        ("spruce draws", "'draws' does not fit | options like draws=two"),
        ("draw=two", "'draw' is no option of the rules: did you mean draws?"),
        ("marker_of=any-play", "did you mean marker_off?"),
        ("zzz=1", "'zzz' is no option of the rules: the options are deal, set, hand"),
        ("=1", "'' is no option of the rules"),
        ("draws=three", "'three' is no value of draws: give one, two, until-playable (rules 2"),
        ("draws=", "'' is no value of draws"),
        ("draws=Two", "'Two' is no value of draws"),
        ("draws=one=two", "'one=two' is no value of draws"),
        ("draws=one draws=two", "the option 'draws' is given twice"),
        ("set=7", "'7' is no value of set: give table, 6, 9, 12, 15, 18 (rules 2.1)"),
        ("hand=0", "'0' is no value of hand: give table, a whole number from 2 to 95"),
        ("hand=96", "'96' is no value of hand | 2 to 95"),
        ("hand=1e1", "'1e1' is no value of hand | 2 to 95"),
        ("hand=1_0", "'1_0' is no value of hand | 2 to 95"),
        ("hand=+9", "'+9' is no value of hand | 2 to 95"),
        ("hand=٩", "'٩' is no value of hand | 2 to 95"),
        ("hand=9.0", "'9.0' is no value of hand | 2 to 95"),
        ("out_bonus=5", "'5' is no value of out_bonus: give a whole number from -100 to 0"),
        ("rounds=" + "9" * 5000, "is no value of rounds: give all, a whole number from 1 to 999"),
        ("first_engine=19", "'19' is no value of first_engine: give highest, a whole number"),
    ],
)
def test_bad_rules_are_refused_with_what_would_be_right(line: str, says: str) -> None:
    assert_says(lambda: Rules.parse(line), says)


@pytest.mark.parametrize(
    ("given_", "says"),
    [
        (["spruce"], "a preset's name or a mapping of options, not \"['spruce']\""),
        (None, "a preset's name or a mapping of options, not 'None'"),
        ({"preset": None}, "'None' is no preset"),
        ({"preset": "spruce", "draws": None}, "'None' is no value of draws"),
        ({"draws": ["one"]}, "\"['one']\" is no value of draws"),
        ({"hand": 9.0}, "'9.0' is no value of hand"),
        ({"hand": True}, "'yes' is no value of hand"),
        ({3: 4}, "'3' is no option of the rules"),
    ],
    ids=str,
)
def test_a_bad_mapping_is_refused_with_what_would_be_right(given_: Any, says: str) -> None:
    assert_says(lambda: Rules.read(given_), says)


def test_an_unknown_option_cannot_be_asked_for() -> None:
    assert_says(lambda: Rules()["mexican_train"], "did you mean mexican_trains?")


def test_rules_are_frozen_and_compare_by_what_they_say() -> None:
    rules = Rules("spruce", draws="two")
    changes = rules.changes
    changes["draws"] = "one"
    assert rules["draws"] == "two"
    assert rules != Rules()
    assert rules.change(draws="one") == Rules()
    assert len({rules, Rules("spruce", draws="two"), Rules()}) == 2
    assert eval(repr(rules), {"Rules": Rules}) == rules

"""The strength that tables tell: what was measured, in every language."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from caboose.cli.app import app
from caboose.locales import LANGUAGES
from caboose.players import level_names, strength
from caboose.players.strength import strength_told, strengths
from tests.locales.english import english_in, is_whole

RESULTS = Path(__file__).parents[2] / "bench" / "strength.jsonl"


def test_the_numbers_are_those_that_were_measured(tmp_path: Path) -> None:
    """Remake them: caboose bench strength --results … --levels …/players/strength.json."""
    results, levels = tmp_path / "results.jsonl", tmp_path / "levels.json"
    shutil.copy(RESULTS, results)
    words = ["bench", "strength", "--results", str(results), "--levels", str(levels)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    assert results.read_text("utf-8") == RESULTS.read_text("utf-8")  # nothing had to be played
    kept = Path(strength.__file__).with_name("strength.json")
    assert levels.read_text("utf-8") == kept.read_text("utf-8")


def test_each_level_has_a_strength_beside_its_neighbour() -> None:
    found = strengths()
    assert list(found) == level_names()
    *upper, last, lowest = found
    assert [found[each].than for each in (*upper, last)] == [*upper[1:], last, lowest]
    assert all(found[each].points > 0 for each in (*upper, last))
    assert (found[lowest].than, found[lowest].points) == (last, -found[last].points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_play_tells_it_in_every_language(language: str) -> None:
    told = [strength_told(level, language) for level in level_names()]
    assert all(map(is_whole, told))
    help = CliRunner().invoke(app, ["play", "--help"], env={"LC_ALL": language}).stdout
    flat = " ".join(help.split())
    assert all(each in flat for each in told)
    if language != "en":
        assert not any(english_in(each, language) for each in told)

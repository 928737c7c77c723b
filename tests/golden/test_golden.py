"""The golden games replay to what they always were."""

from __future__ import annotations

import pytest

from caboose.notation import replay, write_record
from caboose.rules import preset_names
from tests.golden.playthrough import record_path, round_path, shown


@pytest.mark.parametrize("preset", preset_names())
def test_golden_record_replays(preset: str) -> None:
    text = record_path(preset).read_text()
    told = replay(text)
    assert told.damage is None
    assert told.match is not None
    assert told.match.is_over
    assert write_record(told.match) == text


@pytest.mark.parametrize("preset", preset_names())
def test_golden_round_state_by_state(preset: str) -> None:
    told = replay(record_path(preset).read_text())
    assert told.match is not None
    assert shown(told.match) == round_path(preset).read_text()

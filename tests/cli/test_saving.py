"""Saving a match, and going on with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from caboose.cli.table.saving import Keeper, save_match
from caboose.cli.table.session import Phase
from tests.cli.tables import (
    FIRST_TURNS,
    known_match,
    let_computers_play,
    phase_of,
    play,
    sentences,
    session_of,
)


def test_a_saved_match_is_read_back_and_goes_on_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    notation = pytest.importorskip("caboose.notation")
    match = known_match(["6-5 5-5 3-1", "6-2 5-0 4-2", "4-1 3-2 3-0"], boneyard="4-4 3-3 2-0")
    session = session_of(match)
    play(session, "6-5@1", "5-5@1")
    session.finish()
    let_computers_play(session)
    session.draw()
    path = tmp_path / "match.txt"
    assert Keeper(session.match, path).save()
    assert [each.name for each in tmp_path.iterdir()] == ["match.txt"]

    told = notation.replay(path.read_text(encoding="utf-8"))
    resumed = session_of(told.match)
    assert phase_of(resumed) is Phase.PERSON
    assert resumed.legal == session.legal
    assert sentences(resumed) == sentences(session)
    assert resumed.view.hand == session.view.hand
    resumed.pass_turn()
    let_computers_play(resumed)
    assert len(resumed.round.operations) > len(session.round.operations)


def test_a_failed_save_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.txt"
    path.write_text("old", encoding="utf-8")

    def full_disk(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    keeper = Keeper(known_match(FIRST_TURNS), path)
    assert not keeper.save()
    assert keeper.problem == "No space left on device"
    assert path.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["match.txt"]


def test_a_folder_that_does_not_exist_is_reported(tmp_path: Path) -> None:
    keeper = Keeper(known_match(FIRST_TURNS), tmp_path / "nowhere" / "match.txt")
    assert not keeper.save()
    assert keeper.problem == "No such file or directory"
    with pytest.raises(OSError, match="nowhere"):
        save_match(known_match(FIRST_TURNS), tmp_path / "nowhere" / "match.txt")


def test_without_a_file_nothing_is_saved(tmp_path: Path) -> None:
    assert Keeper(known_match(FIRST_TURNS), None).save()
    assert list(tmp_path.iterdir()) == []

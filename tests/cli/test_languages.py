"""Whole rounds at the terminal table in each language, with nothing English left in them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from textual.pilot import Pilot

from caboose.cli.table.choice import LABELS
from caboose.cli.table.commands import COMMANDS, folded, own_word, understood
from caboose.cli.table.plain import PlainTable
from caboose.cli.table.screen import TableApp
from caboose.cli.table.session import Phase, Session
from caboose.cli.table.widgets import BoardView
from caboose.cli.table.words import Speaker
from caboose.locales import LANGUAGES, sentence
from caboose.locales.environment import language_of
from tests.cli.tables import FIRST_TURNS, known_match, no_file, seeded, session_of
from tests.cli.test_plain import LATER, answer, later_turn, talk
from tests.cli.test_screen import press, sheet_name, show
from tests.locales.english import english_in, is_whole

OTHERS = [language for language in LANGUAGES if language != "en"]
KNOWN = frozenset({"ann", "bea", "carl", "es"})
ROUND_RULES = "spruce rounds=1 must_play=no"


def assert_speaks(language: str, text: str) -> None:
    assert is_whole(text), text
    assert not english_in(text, language, KNOWN), (english_in(text, language, KNOWN), text)


def commands(session: Session) -> Iterator[str]:
    """What a person types in a round: every command again and again, mistakes, and good steps."""
    told = [name for name in COMMANDS if name not in ("play", "draw", "pass", "done", "quit")]
    wrong = [
        "0-0@1",
        "19-3",
        "1-0 on zoe",
        "xyzzy",
        "hand 1",
        "undo all",
        "language xx",
        "d",
        "+",
    ]
    for turn in count():
        yield told[turn % len(told)]
        yield wrong[turn % len(wrong)]
        plays = [step for step in session.legal if step.is_play]
        if session.is_complete or (session.drafted and turn % 3 == 2):
            yield "done"
        elif plays:
            yield str(plays[turn % len(plays)])
        elif session.phase is Phase.PERSON:
            yield str(session.legal[0])


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_round_line_by_line(language: str) -> None:
    session = seeded(3, ROUND_RULES, seed=7, language=language)
    session.suggestions = True
    said: list[str] = []
    lines = commands(session)
    table = PlainTable(session, no_file(session), 0, read=lambda: next(lines), write=said.append)
    assert table.run() == 0
    assert session.phase is Phase.MATCH_OVER
    assert len(said) > 60
    for text in said:
        assert_speaks(language, text)


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_plain_table_says_to_several_people(language: str) -> None:
    session = session_of(known_match(LATER), "1 2", language=language)
    for text in talk(session, "hand", "6-5", "hand", "done", "", "again", "open", "next", "quit"):
        assert_speaks(language, text)
    for text in talk(seeded(3, "spruce rounds=1", people="", language=language)):
        assert_speaks(language, text)


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_round_on_the_screen(language: str) -> None:
    session = seeded(3, "spruce deal=double-six hand=4 rounds=2", seed=3, language=language)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        assert_speaks(language, await press(app, pilot, "s"))
        assert_speaks(language, await press(app, pilot, "s"))
        for keys in (("h", "escape"), ("r", "escape"), ("q", "n")):
            assert_speaks(language, await press(app, pilot, keys[0]))
            await press(app, pilot, keys[1])
        for _ in range(60):
            if sheet_name(app):
                break
            assert_speaks(language, await press(app, pilot, "d", "1", "right"))
            if session.is_complete:
                await press(app, pilot, "f")
            elif any(step.is_play for step in session.legal):
                assert_speaks(language, await press(app, pilot, "tab", "enter"))
                if app.table.choice.train:
                    await press(app, pilot, "enter")
            else:
                await press(app, pilot, "p")
        assert sheet_name(app) == "round"
        assert_speaks(language, await press(app, pilot, "l"))
        assert_speaks(language, await press(app, pilot, "escape", "t"))
        await press(app, pilot, "escape", "enter")
        assert len(session.match.rounds) == 2

    show(session, scene, size=(110, 40))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_screen_fit_80_columns(language: str) -> None:
    session = seeded(14, seed=3, language=language)

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = await press(app, pilot, "enter", "f")
        lines = text.splitlines()
        assert all(len(line) <= 80 for line in lines)
        assert lines[-1].rstrip().endswith(f"q {sentence('press-quit', language=language)}")
        heading = sentence("board-boneyard", {"count": len(session.round.boneyard)}, language)
        assert heading in lines[0]
        assert "…" not in lines[0]
        width = min(cell.size.width for cell in app.screen.query(BoardView)) // 5
        assert width >= 15
        for id in ("screen-left", "screen-laid"):
            assert len(sentence(id, {"count": 12}, language)) <= 7
        assert len(sentence("screen-closed", language=language)) <= 7
        assert len(sentence("screen-new", language=language)) <= 6

    show(session, scene)


# --------------------------------------------------------------------- choosing a language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_language_is_its_command(language: str) -> None:
    speaker = Speaker(language, ["Ann", "Bea"], 1)
    for name in COMMANDS:
        for word in (name, own_word(speaker, name), own_word(speaker, name).upper()):
            assert understood(speaker, word).commands == [name], word
            assert understood(speaker, f"{word} 3-0") == ([name], "3-0"), word
        assert understood(speaker, folded(own_word(speaker, name))).commands == [name]
    assert understood(speaker, "d").commands == ["draw", "done"]
    assert understood(speaker, "r").commands == ["rules"]


@pytest.mark.parametrize(
    ("language", "command"),
    [
        ("es", "jugar 6-4 en 3"),
        ("es", "6-4 en el tren de Carl"),
        ("es", "6-4 carl"),
        ("sq", "luaj 6-4 te Carl"),
        ("sq", "LUAJ 6-4 te treni i carl"),
        ("vi", "đặt 6-4 vào tàu của Carl"),
        ("vi", "dat 6-4 vao 3"),
        ("jv", "pasang 6-4 ing sepuré Carl"),
        ("jv", "pasang 6-4 ing sepure carl"),
        ("jv", "play 6-4 on 3"),
    ],
)
def test_tiles_are_laid_in_the_words_of_a_language(language: str, command: str) -> None:
    session = later_turn(language)
    said = talk(session, command)
    steps = [str(each.step) for each in session.round.operations if each.seat == 1]
    assert steps[1:2] == ["6-4@3"], said


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_and_mexican_train_in_the_words_of_a_language(language: str) -> None:
    on, own, mexican = (
        sentence(f"command-{word}", language=language) for word in ("on", "own", "mexican")
    )
    session = later_turn(language)
    talk(session, f"6-4 {on} {mexican}")
    assert [str(each.step) for each in session.round.operations if each.seat == 1][1] == "6-4@M"
    session = session_of(known_match(FIRST_TURNS), language=language)
    undo_all = " ".join(sentence(f"command-{word}", language=language) for word in ("undo", "all"))
    talk(session, f"6-5 {on} {own}", "5-4", undo_all)
    assert session.drafted == []


def test_the_language_changes_during_play_line_by_line() -> None:
    assert answer(later_turn(), "language es") == [
        "La mesa habla Español. Para cambiarlo, escribe idioma y una de estas: en, es, sq, vi, jv."
    ]
    assert answer(later_turn(), "language es", "turno") == ["Te toca."]
    assert answer(later_turn("es"), "idioma shq", "turn") == ["Radha jote."]
    assert answer(later_turn("vi"), "ngôn ngữ EN", "turn") == ["Your turn."]
    assert answer(later_turn(), "language", "turn") == ["Your turn."]
    for nonsense in ("xx", "../en", "e"):
        said = answer(later_turn(), f"language {nonsense}")
        assert said == [f"'{nonsense}' is no language here: write one of en, es, sq, vi, jv."]


def test_the_language_changes_during_play_on_the_screen() -> None:
    session = later_turn()

    async def scene(app: TableApp, pilot: Pilot[int]) -> None:
        text = await press(app, pilot, "L")
        assert all(name in text for name in LANGUAGES.values())
        text = await press(app, pilot, "2")
        assert session.language == "es"
        assert_speaks("es", text)
        assert "Te toca." in text
        await press(app, pilot, "L", "escape")
        assert session.language == "es"
        assert "Radha jote." in await press(app, pilot, "L", "3")

    show(session, scene)
    assert "L" not in LABELS


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "es_ES", "LC_MESSAGES": "vi_VN.UTF-8"}, "vi"),
        ({"LANG": "es_ES", "LC_MESSAGES": "vi_VN", "LC_ALL": "jv_ID.UTF-8"}, "jv"),
        ({"LANG": "es_ES", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
        ({"LANG": "sq"}, "sq"),
        ({"LANG": "sq@euro"}, "sq"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "../../es"}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language

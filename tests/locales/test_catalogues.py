"""The catalogues: complete, the same entries and placeholders in every language, all worded."""

from __future__ import annotations

import re
from unicodedata import normalize

import pytest
from fluent.syntax.ast import Message

from caboose.locales import LANGUAGES, catalogue, sentence
from tests.locales.reading import choices, files, messages, variables, word_choices, wordings

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many"}

SAME_AS_ENGLISH = {
    "title": "the name of the game",
    "hand-tile": "numbers alone",
    "spoken-item": "what stands on either side of a colon",
    "menu": "the same word in Vietnamese and Javanese",
    "board-menu": "the same word in Vietnamese and Javanese",
    "menu-pace-seconds": "the sign of the second",
    "scores-total": "the same word in Spanish",
}
"""Entries that may read as the English ones do, and why."""

KEEP_OUT = {
    "en": ["train up", "train down", "trains up", "trains down"],
    "es": [],
    "sq": [
        "patate*",
        "tenxhere*",
        "çip*",
        "vizat*",
        "skicuar*",
        "penallti*",
        "çiftuar*",
        "dyshe*",
        "falas",
        "lëviz dy herë",
        "dominika*",
        "dominim*",
        "tjegull*",
        "kthes*",
        "kabin*",
        "kënaq*",
        "dyfishin",
        "dy-bosh",
    ],
    "vi": [
        "trình phát",
        "vẽ",
        "gạch đôi",
        "ô xếp",
        "rẽ",
        "vở kịch",
        "cầu thủ",
        "động cơ",
        "đáp ứng",
        "đào tạo",
        "nằm xuống",
        "tie",
    ],
    "jv": [
        "dhuwit*",
        "pasar*",
        "boneka*",
        "buron*",
        "burbank",
        "bal-balan*",
        "karcis*",
        "sepedha*",
        "nggambar*",
        "nguripake*",
        "nguripaké*",
        "babak*",
        "turnamen*",
        "nyetak*",
        "gol",
        "muter*",
        "pitung puluh wolung",
        "rangkep*",
    ],
}
"""Words of machine translations and of no clear meaning, as the glossary of the game names them.

A star stands for any ending.
"""


def test_every_language_has_its_folder() -> None:
    assert all(messages(language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_stands_in_two_files(language: str) -> None:
    assert len(messages(language)) == sum(map(len, files(language).values()))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_entries_in_the_same_files(language: str) -> None:
    def ids(language: str) -> dict[str, set[str]]:
        return {name: set(entries) for name, entries in files(language).items()}

    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_arguments_and_keys(language: str) -> None:
    for id, message, english in pairs(language):
        assert variables(message) == variables(english), id
        assert word_choices(message) == word_choices(english), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_hangs_on_the_plurals_of_a_language(language: str) -> None:
    for id, message in messages(language).items():
        assert not PLURALS & set().union(*choices(message).values()), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_worded_with_every_number_and_key(language: str) -> None:
    for id, message in messages(language).items():
        for text in wordings(message, language):
            assert text.strip(), id
            assert not set(text) & set("{}\u2068\u2069"), (id, text)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {
        id
        for id, message, english in pairs(language)
        if list(wordings(message, language)) == list(wordings(english, "en"))
    }
    assert same <= set(SAME_AS_ENGLISH)


def test_what_may_read_as_in_english_does_so_somewhere() -> None:
    for id in SAME_AS_ENGLISH:
        english = list(wordings(messages("en")[id], "en"))
        own = [list(wordings(messages(language)[id], language)) for language in OTHERS]
        assert english in own, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_keep_out_are_kept_out(language: str) -> None:
    for id, message in messages(language).items():
        for text in wordings(message, language):
            plain = normalize("NFC", text).lower()
            for word in KEEP_OUT[language]:
                pattern = rf"(?<!\w){word.removesuffix('*')}" + r"(?!\w)" * (word[-1] != "*")
                assert not re.search(pattern, plain), (id, word, text)


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="the catalogue en has no entry nonsense"):
        sentence("nonsense")
    with pytest.raises(ValueError, match="xx is no language here: choose one of en, es, sq"):
        sentence("title", language="xx")
    with pytest.raises(ValueError, match=r"\.\./en is no language here"):
        catalogue("../en")
    with pytest.raises(ValueError, match="refusal-no-seat cannot be worded"):
        sentence("refusal-no-seat")


def pairs(language: str) -> list[tuple[str, Message, Message]]:
    """Each entry that a language and English both have."""
    english = messages("en")
    both = [id for id in messages(language) if id in english]
    return [(id, messages(language)[id], english[id]) for id in both]

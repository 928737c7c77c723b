"""Spoilt texts of every kind: every reader refuses them with ValueError, soon, and changes nothing.

A fault is reported with its kind and number; ``spoilt_text(kind, number)`` is the text again.
"""

from __future__ import annotations

import signal
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType

import pytest

from caboose.locales import WordedError
from tests.fuzz.mutations import spoil
from tests.fuzz.readers import READERS, is_plain
from tests.fuzz.texts import texts

LONGEST = 2.0
"""Seconds of computing that one text may take."""

SHARE = {"record": 14, "line": 28, "mapping": 10, "cases": 20, "rules": 10, "step": 12, "order": 6}
"""How many of each hundred texts are of each kind."""

QUICK = 20
WHOLE = 1_000
"""Hundreds of texts."""

MOST_FAULTS = 5


class TooLong(BaseException):
    """A text took longer than it may."""


@contextmanager
def bounded() -> Iterator[None]:
    """Raise TooLong in what computes for too long; time spent waiting does not count."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLong

    if not hasattr(signal, "SIGVTALRM"):  # Windows: the test's own limit must do
        yield
        return
    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def spoilt_text(kind: str, number: int) -> str:
    """The text of this kind and number, always the same."""
    random = Random(f"{kind} {number}")
    text = random.choice(texts()[kind])
    others = texts()[kind] if random.random() < 0.9 else random.choice(list(texts().values()))
    return spoil(text, others, random)


def fault_of(kind: str, number: int) -> tuple[str, str | None]:
    """Whether the text was ``read`` or ``refused``, or the ``fault`` in reading it with a report.

    Refused is well, with a plain message of our own; another subclass of ValueError that slips out
    of a library, such as UnicodeError, was not promised.
    """
    text = spoilt_text(kind, number)
    try:
        with bounded():
            READERS[kind](text, Random(number))
    except (Exception, TooLong) as error:
        if type(error) in (ValueError, WordedError) and is_plain(str(error)):
            return "refused", None
        return "fault", report(kind, number, text)
    return "read", None


def report(kind: str, number: int, text: str) -> str:
    shown = text if len(text) <= 2_000 else f"{text[:2_000]}… ({len(text):,} characters)"
    return f"{kind} {number}: {shown!a}\n{traceback.format_exc()}"


def fuzz(kind: str, numbers: range) -> Counter[str]:
    """Read the texts of these numbers; fail with the first faults, else count how it went."""
    went: Counter[str] = Counter()
    faults = []
    for number in numbers:
        how, fault = fault_of(kind, number)
        went[how] += 1
        if fault:
            faults.append(fault)
            if len(faults) == MOST_FAULTS:
                break
    assert not faults, f"{len(faults)} faults\n\n" + "\n\n".join(faults)
    return went


@pytest.mark.parametrize("kind", READERS)
def test_spoilt_texts_are_refused_with_a_plain_message(kind: str) -> None:
    went = fuzz(kind, range(SHARE[kind] * QUICK))
    assert went["refused"] > went.total() // 10, "the texts are spoilt too little to test anything"
    assert went["read"] > went.total() // 50, "the texts are spoilt so much that all are refused"


@pytest.mark.parametrize("kind", READERS)
def test_the_texts_are_good_before_they_are_spoilt(kind: str) -> None:
    for text in texts()[kind][:40]:
        READERS[kind](text, Random(1))


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("kind", READERS)
def test_a_hundred_thousand_spoilt_texts(kind: str) -> None:
    """Four minutes on two cores; run with: python3 run.py test -m slow tests/fuzz -n auto."""
    start = time.monotonic()
    numbers = range(SHARE[kind] * WHOLE)
    went = fuzz(kind, numbers)
    seconds = time.monotonic() - start
    print(f"{kind}: {went['read']} read, {went['refused']} refused in {seconds:.0f} s")

"""Ways to spoil a text."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

SPECIALS = (
    # numbers
    *("0", "-1", "00", "007", "1e9", "0x1F", "1_000", "-0", "+5", "½", "²", "٣", "１", "NaN"),
    *("18", "19", "255", "65536", "2147483648", "-9223372036854775809", "9" * 400, "9" * 5_000),
    # unicode
    *(
        "\x00",
        "\x1b[2J",
        "\x7f",
        "\x85",
        "\u00a0",
        "\u2028",
        "\u200d",
        "\u202e",
        "\ufeff",
        "\ufffd",
    ),
    *("\ud800", "\udc80", "\U0001f682", "é", "e\u0301", "İ", "ß", "\r", "\r\n", "\t", "\v", "\x1c"),
    # YAML
    *("&a ", "*a", "<<: *a", "!!python/object/apply:os.system ", "!<x> ", "!!float ", "!!set "),
    *("? ", ": ", "- ", "|\n", ">-\n", "---\n", "...\n", "%YAML 9.9\n", "%TAG ! x:\n", "#", "''"),
    *('"\\UFFFFFFFF"', '"\\ud800"', '"\\x1b"', "null", "~", "yes", "{", "}", "[", "]", ",", "`"),
    # records, positions, rules, steps
    *("{", "}", '"', "\\", '[Set "6"]', "round 1 engine 0\n", "order 00", "1:", "15: ", "+", "-"),
    *("+12-5", "12-5@M", "0-0@1", "@", "@M18", "@M19", "M2", "*", ";", "; turn +", "; open M 1"),
    *("; over out", "; lap 1", "; drew 9", "; out 1 2", "=", "set=18", "hand=95", "hand=2"),
    *("draws=until-playable", "engine=highest-held", "target=1", "rounds=999", "first_engine=0"),
    *("hunt=next-lower", "cover_duty=none", "final_double=must-follow", "mexican_from=99"),
)


def place_in(text: str, random: Random) -> int:
    return random.randint(0, len(text))


def piece_of(pieces: list[str], random: Random) -> tuple[int, int]:
    """Where a short row of pieces begins and ends."""
    start = random.randrange(len(pieces))
    return start, min(len(pieces), start + random.choice([1, 1, 1, 2, 5, 20]))


def drop(pieces: list[str], random: Random) -> list[str]:
    start, end = piece_of(pieces, random)
    return pieces[:start] + pieces[end:]


def double(pieces: list[str], random: Random) -> list[str]:
    start, end = piece_of(pieces, random)
    return pieces[:end] + pieces[start:end] * random.choice([1, 1, 2, 10]) + pieces[end:]


def swap(pieces: list[str], random: Random) -> list[str]:
    one, other = random.randrange(len(pieces)), random.randrange(len(pieces))
    pieces[one], pieces[other] = pieces[other], pieces[one]
    return pieces


def move(pieces: list[str], random: Random) -> list[str]:
    start, end = piece_of(pieces, random)
    taken = pieces[start:end]
    rest = pieces[:start] + pieces[end:]
    place = random.randint(0, len(rest))
    return rest[:place] + taken + rest[place:]


def cut(pieces: list[str], random: Random) -> list[str]:
    place = random.randrange(len(pieces))
    return pieces[:place] if random.random() < 0.7 else pieces[place:]


CUTS: list[Callable[[str], list[str]]] = [
    list,
    lambda text: re.split(r"(\s+)", text),
    lambda text: re.split(r"(\W)", text),
    lambda text: text.splitlines(keepends=True),
]
MOVES = [drop, drop, double, swap, move, cut]


def rearrange(text: str, random: Random) -> str:
    """Delete, double, swap, move or cut off characters, words or lines."""
    pieces = random.choice(CUTS)(text)
    return "".join(random.choice(MOVES)(pieces, random)) if pieces else text


def change_number(text: str, random: Random) -> str:
    """Put another number in place of one."""
    numbers = list(re.finditer(r"\d+", text))
    if not numbers:
        return text
    found = random.choice(numbers)
    near = str(max(0, int(found[0][:9]) + random.choice([-2, -1, 1, 2])))
    other = random.choice(numbers)[0]
    number = random.choice([near, near, other, str(random.randrange(20)), random.choice(SPECIALS)])
    return text[: found.start()] + number + text[found.end() :]


def change_byte(text: str, random: Random) -> str:
    """Change, drop or insert a byte, as a fault of a disk or a line would."""
    content = bytearray(text.encode("utf-8", "surrogatepass"))
    place = random.randint(0, len(content))
    content[place : place + random.randint(0, 1)] = bytes(
        random.randrange(256) for _ in range(random.randint(0, 2))
    )
    return content.decode("utf-8", random.choice(["replace", "surrogateescape"]))


def insert_special(text: str, random: Random) -> str:
    place = place_in(text, random)
    return text[:place] + random.choice(SPECIALS) + text[place:]


def replace_word(text: str, random: Random) -> str:
    words = re.split(r"(\W+)", text)
    words[random.randrange(len(words))] = random.choice(SPECIALS)
    return "".join(words)


def insert_unicode(text: str, random: Random) -> str:
    """Insert random signs of all of Unicode."""
    place = place_in(text, random)
    signs = "".join(chr(random.randrange(0x110000)) for _ in range(random.randint(1, 4)))
    return text[:place] + signs + text[place:]


def nest(text: str, random: Random) -> str:
    """Insert many brackets or indents, or put them around a part of the text."""
    start, end = sorted((place_in(text, random), place_in(text, random)))
    depth = random.choice([3, 19, 21, 300, 3_000])
    opening, closing = random.choice(
        [("[", "]"), ("{a: ", "}"), ("{", "}"), ("- ", ""), ("? ", ""), ("\n ", ""), ("a: [", "]")]
    )
    closing *= depth * random.randint(0, 1)
    return text[:start] + opening * depth + text[start:end] + closing + text[end:]


def lengthen(text: str, random: Random) -> str:
    """Repeat a sign or a word very often, which makes a long word, number or row."""
    place = place_in(text, random)
    unit = text[place : place + random.choice([1, 1, 2, 8])] or "x"
    return text[:place] + unit * random.choice([30, 300, 3_000, 20_000]) + text[place:]


MUTATIONS = [
    *[rearrange] * 6,
    *[change_number] * 4,
    *[insert_special] * 3,
    *[replace_word] * 3,
    change_byte,
    insert_unicode,
    nest,
    lengthen,
]


def spoil(text: str, others: list[str], random: Random) -> str:
    """The text after one to five faults; one of them may be the rest of another text."""
    for _ in range(random.choice([1, 1, 1, 2, 3, 5])):
        if random.random() < 0.1:
            other = random.choice(others)
            text = text[: place_in(text, random)] + other[place_in(other, random) :]
        else:
            text = random.choice(MUTATIONS)(text, random)
    return text

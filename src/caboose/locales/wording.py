"""Messages of the table and the referee, worded for a reader.

A message bears raw arguments: ``seat`` is a number, ``train`` a name such as 3 or M2. The entries
want more: whose seat and whose train that is for the reader. ``web/src/lib/words.ts`` does the same
for the client; the two must stay alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caboose.locales.catalogues import Argument, sentence


def worded(
    id: str,
    arguments: Mapping[str, Argument],
    language: str,
    names: Sequence[str],
    reader: int | None,
) -> str:
    """A message in words; raises as ``sentence`` does.

    ``names`` are those of seats 1, 2 and on; a seat without one is called by its number. ``reader``
    is the reader's seat, None for somebody who looks on. ``detail``, if given, names an entry that
    stands inside this one and is worded with the same arguments.

    >>> worded("alert-cover", {"tile": "7-7", "train": "2"}, "en", ["Ann", "Bea"], 1)
    'Cover the 7-7 on Bea’s train'
    """
    told = completed(arguments, names, reader)
    if isinstance(detail := arguments.get("detail"), str):
        told["detail"] = sentence(detail, arguments, language)
    return sentence(id, told, language)


def completed(
    arguments: Mapping[str, Argument], names: Sequence[str], reader: int | None
) -> dict[str, Argument]:
    """The arguments with what an entry may need besides.

    For ``seat``: ``name``, and ``you``, "yes" or "no". For ``train``: ``where``, "own", "mexican"
    or "other"; ``owner``, a name; ``place``, 2 for M2 and so on, else 1.
    """
    result = dict(arguments)
    seat, train = arguments.get("seat"), arguments.get("train")
    if isinstance(seat, int):
        result.setdefault("name", _name(names, seat))
        result["you"] = "yes" if seat == reader else "no"
    if isinstance(train, str) and train.startswith("M"):
        result |= {"where": "mexican", "owner": "", "place": int(train[1:] or 1)}
    elif isinstance(train, str):
        owner = int(train)
        where = "own" if owner == reader else "other"
        result |= {"where": where, "owner": _name(names, owner), "place": 1}
    return result


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat - 1] if 1 <= seat <= len(names) else str(seat)

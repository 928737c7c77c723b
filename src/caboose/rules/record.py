"""The rules of one table: a preset and the options that differ from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from caboose.locales import WordedError
from caboose.rules.codes import Codes
from caboose.rules.deals import Deal, deal_for
from caboose.rules.options import Value, option, options
from caboose.rules.presets import preset
from caboose.tiles import shorten

if TYPE_CHECKING:
    from typing import Any


class Rules(Mapping[str, Value]):
    """All options of a table, frozen: a mapping of option name to value.

    >>> rules = Rules("spruce", follow_up="on-double")
    >>> rules["follow_up"], rules["double_blank"]
    ('on-double', 50)
    >>> print(rules)
    spruce follow_up=on-double
    >>> Rules.parse("spruce follow_up=on-double") == rules
    True

    Raises ValueError for an unknown preset, option or value, with what would be right.
    """

    def __init__(self, preset_name: str = "spruce", /, **changes: object) -> None:
        base = preset(preset_name)
        checked = {name: option(name).verify(value) for name, value in changes.items()}
        self._preset = preset_name
        self._values: dict[str, Value] = base.values | checked

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Read the one-line form: a preset, then ``option=value`` words.

        The preset may be left out (then it is ``spruce``). Raises ValueError.
        """
        words = text.split()
        name = words.pop(0) if words and "=" not in words[0] else "spruce"
        changes: dict[str, object] = {}
        for word in words:
            key, equals, value = word.partition("=")
            if not equals:
                raise WordedError("rules-no-word", {"word": shorten(word)})
            if key in changes:
                raise WordedError("rules-twice", {"name": shorten(key)})
            changes[key] = value
        return cls(name, **changes)

    @classmethod
    def read(cls, given: str | Mapping[str, Any]) -> Rules:
        """Read the one-line form or a mapping ``{preset: spruce, follow_up: on-double}``."""
        if isinstance(given, str):
            return cls.parse(given)
        if not isinstance(given, Mapping):
            raise ValueError(
                f"rules are a preset's name or a mapping of options, not {shorten(given)}"
            )
        changes = {str(name): value for name, value in given.items()}
        return cls(str(changes.pop("preset", "spruce")), **changes)

    @property
    def preset(self) -> str:
        """The name of the preset that these rules start from."""
        return self._preset

    @property
    def changes(self) -> dict[str, Value]:
        """The options that differ from the preset."""
        base = preset(self._preset).values
        return {name: value for name, value in self._values.items() if value != base[name]}

    def change(self, **changes: object) -> Rules:
        """These rules with some options changed."""
        return Rules(self._preset, **(self.changes | changes))

    def deal(self, players: int) -> Deal:
        """What a table of so many players needs; raises ValueError with the arithmetic."""
        return deal_for(self, players)

    @cached_property
    def codes(self) -> Codes:
        """The options as the integers that the core reads."""
        return Codes(*(self._code(name) for name in Codes._fields))

    def _code(self, name: str) -> int:
        value = self._values[name]
        return value if isinstance(value, int) else options()[name].values.index(value)

    def __getitem__(self, name: str) -> Value:
        return self._values[option(name).name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._values == other._values

    def __hash__(self) -> int:
        return hash(tuple(self._values.items()))

    def __str__(self) -> str:
        return " ".join(
            [self._preset, *(f"{name}={value}" for name, value in self.changes.items())]
        )

    def __repr__(self) -> str:
        changes = "".join(f", {name}={value!r}" for name, value in self.changes.items())
        return f"Rules({self._preset!r}{changes})"

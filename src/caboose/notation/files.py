"""Reading YAML from outside: plain values only, no references, bounded in size and depth."""

from __future__ import annotations

from typing import Any

import yaml

from caboose.notation.reading import verify_length
from caboose.tiles import shorten

DEEPEST = 20
LONGEST = 1_000_000
"""Characters; YAML is slow to read, and no file of cases comes near."""


class _PlainLoader(yaml.BaseLoader):
    """Texts, lists and mappings only; numbers stay text, and references are refused."""

    depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.AliasEvent):
            self.refuse(self.current_event, "references (*name) are not read")
        self.depth += 1
        if self.depth > DEEPEST:
            self.refuse(self.current_event, f"nested deeper than {DEEPEST} levels")
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        seen = set()
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode):
                self.refuse(key, "a key must be a plain word")
            if key.value in seen:
                self.refuse(key, f"the key {shorten(key.value)} stands twice")
            seen.add(key.value)
        return super().construct_mapping(node, deep)

    def refuse(self, place: Any, problem: str) -> None:
        raise yaml.MarkedYAMLError(problem=problem, problem_mark=place.start_mark)


def read_yaml(text: str) -> Any:
    """The content of a YAML text, every scalar as text; raises ValueError that names the line."""
    verify_length(text, LONGEST)
    try:
        return yaml.load(text, Loader=_PlainLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = f"line {mark.line + 1}, column {mark.column + 1}: " if mark else ""
        raise ValueError(f"{where}{error.problem or error.context}"[:300]) from None
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        raise ValueError(f"this is no YAML: {error}") from None

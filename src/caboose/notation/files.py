"""Reading YAML from outside: plain values only, no references, bounded in size and depth."""

from __future__ import annotations

from typing import Any

import yaml

from caboose.notation.reading import verify_length

DEEPEST = 20


class _PlainLoader(yaml.BaseLoader):
    """Texts, lists and mappings only; numbers stay text, and references are refused."""

    depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.AliasEvent):
            raise ValueError("references (*name) are not read")
        self.depth += 1
        if self.depth > DEEPEST:
            raise ValueError(f"nested deeper than {DEEPEST} levels")
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        seen = set()
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise ValueError("a key must be a plain word")
            if key.value in seen:
                raise ValueError(f"the key {key.value[:40]!r} stands twice{key.start_mark}")
            seen.add(key.value)
        return super().construct_mapping(node, deep)


def read_yaml(text: str) -> Any:
    """The content of a YAML text, every scalar as text; raises ValueError."""
    verify_length(text)
    try:
        return yaml.load(text, Loader=_PlainLoader)
    except yaml.YAMLError as error:
        raise ValueError(f"this is no YAML: {error}") from None

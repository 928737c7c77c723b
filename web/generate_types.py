"""Write the client's types from the server's schemas, so that the two cannot drift apart.

src/generated/messages.ts: what is live, from caboose.table.messages; src/generated/api.ts: what is
not, from the OpenAPI description; src/generated/scores.ts: the score keeper's entries and what is
counted of them, with the tables that it needs without a network, from caboose.scores and
caboose.rules.

.venv/bin/python web/generate_types.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from caboose.players import level_names
from caboose.players.strength import strengths
from caboose.rules import options, preset, preset_names
from caboose.rules.deals import deal_tables
from caboose.scores import AnyEntry, Change, GameCounted
from caboose.server.app import make_app
from caboose.server.settings import Settings
from caboose.table.messages import PHRASES, Received, Sent
from caboose.tiles import SETS

FOLDER = Path(__file__).parent / "src/generated"

HEAD = "// Made by web/generate_types.py. Do not edit.\n"

ANSWERED = (
    "OptionData", "PresetData", "Seated", "Link", "Standing", "Frame", "Replay", "SharedCode",
    "Added", "ShareLinks", "Hint", "Plan", "StepRated", "SeatReviewed", "RoundReview", "Reviewing",
)  # fmt: skip
ASKED = ("DealWanted", "NewTable", "NewSeat", "OwnTable", "Asking")

SCORE_OPTIONS = (
    "deal", "set", "hand", "engine", "hunt", "first_out", "final_double", "out_bonus",
    "double_blank", "double_tiles", "blocked", "scoring", "out_on_double", "rounds", "first_engine",
    "target",
)  # fmt: skip
"""What a score sheet needs of the rules."""

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def files() -> dict[Path, str]:
    """The text of each generated file."""
    return {
        FOLDER / "messages.ts": _messages(),
        FOLDER / "api.ts": _api(),
        FOLDER / "scores.ts": _scores(),
    }


def _messages() -> str:
    """An interface for each struct, the two unions, the canned phrases, the computer players."""
    sent, structs = _schema(Sent)
    received, asked = _schema(Received)
    parts = [HEAD]
    parts += [_interface(struct, always_there=True) for struct in structs.values()]
    parts += [_interface(asked[name], False) for name in asked if name not in structs]
    parts.append(f"export type Sent = {_type(sent)}\n")
    parts.append(f"export type Received = {_type(received)}\n")
    parts.append(f"export const PHRASES = {json.dumps(PHRASES)} as const\n")
    parts.append(f"export const LEVELS = {json.dumps(level_names())} as const\n")
    measured = {level: each._asdict() for level, each in strengths().items()}
    parts.append(_table("STRENGTHS", measured))
    return "\n".join(parts)


def _api() -> str:
    """An interface for each body of a request or an answer."""
    schemas = make_app(Settings.model_validate({})).openapi()["components"]["schemas"]
    parts = [HEAD, "import type { Happening, Message, RoundSeen } from './messages'\n"]
    parts += [_interface(schemas[name], always_there=True) for name in ANSWERED]
    parts += [_interface(schemas[name], always_there=False) for name in ASKED]
    return "\n".join(parts)


def _scores() -> str:
    """The score keeper: its entries, what is counted of them, and the tables of the rules."""
    entry, entries = _schema(AnyEntry)
    _, counted = _schema(GameCounted)
    _, change = _schema(Change)
    values = {
        name: {option: preset(name).values[option] for option in SCORE_OPTIONS}
        for name in preset_names()
    }
    data = [
        {"name": name, "section": each.section, "values": each.values, "integers": each.integers}
        for name in SCORE_OPTIONS
        for each in [options()[name]]
    ]
    parts = [HEAD]
    parts += [_interface(each, always_there=False) for each in entries.values()]
    parts += [_interface(each, True) for each in (counted | change).values()]
    parts.append(f"export type AnyEntry = {_type(entry)}\n")
    parts.append(_table("SETS", SETS))
    parts.append(_table("PRESETS", values))
    parts.append(_table("OPTIONS", data))
    parts.append(_table("DEALS", deal_tables()))
    return "\n".join(parts)


def _table(name: str, data: object) -> str:
    return f"export const {name} = {json.dumps(data)} as const\n"


def _schema(union: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The JSON Schema of a union, and those of all structs in it by name."""
    (schema,), structs = msgspec.json.schema_components([union], ref_template="{name}")
    return schema, structs


def _interface(struct: dict[str, Any], always_there: bool) -> str:
    """An interface; what a client sends may leave out fields that have a default."""
    lines = []
    for name, schema in struct["properties"].items():
        must = always_there or name in struct.get("required", ())
        lines.append(f"  {name}{'' if must else '?'}: {_type(schema)}")
    about = " ".join(struct["description"].split())
    fields = "\n".join(lines)
    return f"/** {about} */\nexport interface {struct['title']} {{\n{fields}\n}}\n"


def _type(schema: dict[str, Any]) -> str:
    """A schema as a type; KeyError for a kind of schema that no message has had so far."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", maxsplit=1)[-1]
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    if schema["type"] == "null":
        return "null"
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    if schema["type"] == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema["type"] == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")

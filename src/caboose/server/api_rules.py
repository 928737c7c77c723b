"""The rules as data: ``/api/options``, ``/api/presets``, ``/api/deal``."""

from __future__ import annotations

from fastapi import APIRouter, Depends
from fastapi.responses import Response
from pydantic import BaseModel, Field

from caboose.rules import options, preset, preset_names
from caboose.server.services import Asked, answer, described, verify_calls
from caboose.table import deal_seen
from caboose.table.opening import LONGEST_RULES, read_rules

router = APIRouter(prefix="/api", tags=["rules"], dependencies=[Depends(verify_calls)])


class OptionData(BaseModel):
    """An option of the rules."""

    name: str
    section: str
    meaning: str
    values: list[str]
    meanings: dict[str, str]
    integers: tuple[int, int] | None


class PresetData(BaseModel):
    """A preset: where it was published, and its value for every option."""

    name: str
    source: str
    summary: str
    values: dict[str, str | int]
    stated: list[str]
    """The options that the source itself states."""


class DealWanted(Asked):
    """Rules in one line, and how many play."""

    rules: str = Field("spruce", max_length=LONGEST_RULES)
    seats: int = 4


@router.get("/options")
async def get_options() -> list[OptionData]:
    """All options, in the order of the rules."""
    return [
        OptionData(
            name=each.name,
            section=each.section,
            meaning=each.meaning,
            values=list(each.values),
            meanings=each.meanings,
            integers=each.integers,
        )
        for each in options().values()
    ]


@router.get("/presets")
async def get_presets() -> list[PresetData]:
    """All presets; the default one first."""
    return [
        PresetData(
            name=each.name,
            source=each.source,
            summary=each.summary,
            values=each.values,
            stated=sorted(each.stated),
        )
        for each in map(preset, preset_names())
    ]


@router.post("/deal", response_class=Response, responses=described("DealSeen"))
async def get_deal(wanted: DealWanted) -> Response:
    """What would be dealt, or why it cannot be."""
    return answer(deal_seen(read_rules(wanted.rules, wanted.seats), wanted.seats))

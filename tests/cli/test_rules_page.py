"""docs/rules.md is what the data files and the prose make, and whoever looks a rule up finds it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caboose.cli.rules_page import rules_page
from caboose.rules import deal_for, options, preset_names
from caboose.rules.record import Rules

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")


def headings(text: str) -> list[str]:
    """The words of all headings, without the signs around a name of the program."""
    return [line.lstrip("#").strip().replace("`", "") for line in lines(text) if line[:1] == "#"]


def lines(text: str) -> list[str]:
    """The lines outside of quoted blocks."""
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL).splitlines()


def anchors(text: str) -> set[str]:
    """What a link to a heading of the page may name."""
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings(text)}


def test_the_page_is_what_the_data_make() -> None:
    assert PAGE.read_text("utf-8").rstrip("\n") == rules_page().rstrip("\n"), (
        "docs/rules.md is not what caboose.cli.rules_page makes. "
        "Remake it: python3 run.py rules --page > docs/rules.md"
    )


def test_nothing_is_left_to_be_filled_in() -> None:
    assert "{{" not in rules_page()


def test_every_section_that_an_option_names_is_a_heading() -> None:
    numbers = {heading.partition(" ")[0] for heading in headings(rules_page())}
    assert {each.section for each in options().values()} <= numbers
    assert {f"2.{n}" for n in range(1, 8)} | {f"2.4.{n}" for n in range(1, 9)} <= numbers


def test_every_option_stands_below_its_section_with_its_values() -> None:
    found = headings(rules_page())
    for each in options().values():
        before = found[: found.index(each.name)]
        section = [heading for heading in before if heading[:1].isdigit()][-1]
        assert section.startswith(f"{each.section} ")
        text = rules_page().split(f"# `{each.name}`\n")[1].split("\n#")[0]
        assert all(f"| `{value}` | {meaning} |" in text for value, meaning in each.meanings.items())


@pytest.mark.parametrize("name", preset_names())
def test_every_preset_is_described(name: str) -> None:
    text = rules_page().split(f"\n### `{name}`\n")[1].split("\n#")[0]
    stated, ours = re.findall(r"^(?:Stated|Ours): (.*)$", text, re.MULTILINE)
    settings = re.findall(r"`(\w+)=([\w-]+)`", f"{stated} {ours}")
    assert sorted(settings) == sorted((key, str(value)) for key, value in Rules(name).items())
    least, most = map(int, re.findall(r"For (\d+) to (\d+) players", text)[0])
    for players in range(least, most + 1):
        assert deal_for(Rules(name), players).players == players


def test_every_link_leads_somewhere() -> None:
    for target, anchor in LINK.findall("\n".join(lines(rules_page()))):
        page = PAGE.parent / target if target else PAGE
        assert page.is_file(), target
        if anchor:
            text = rules_page() if page == PAGE else page.read_text("utf-8")
            assert anchor in anchors(text), f"{target}#{anchor}"

"""The rules page names every picture, switch, preset, layout and contested point."""

import re
from pathlib import Path

import pytest

from corridor.learn import rulebook
from corridor.learn.rulebook import FIGURES
from corridor.rules.board import SIZE, Fence
from corridor.rules.modes import (
    LAYOUTS,
    MODES,
    PRESETS,
    make_mode,
    switch_text,
    switch_values,
    switches_of,
)
from docs.rulebook import PAGE
from docs.rulebook.drawing import title
from docs.rulebook.tables import filled

_DOCS = Path(__file__).parents[2] / "docs"
_TEXT = (_DOCS / PAGE).read_text(encoding="utf-8")
_BOARDS = ("classic-2", "pacman-advanced")  # shown in README.md

# The ids of the points under which the readings of a switch are told.
POINTS = {
    name: [point.id for point in rulebook.POINTS if name in point.switches]
    for point in rulebook.POINTS
    for name in point.switches
}
POINT_IDS = (
    *(f"C{number}" for number in range(1, 12)),
    *(f"B{number}" for number in range(1, 23)),
    *("B6a", "B6b", "B6c", "B9a", "B9b", "B9c"),
    *(f"A{number}" for number in range(1, 27)),
    "A4a",
)


def _rows() -> dict[str, list[str]]:
    """Rows of the table of contested points, by id."""
    found = re.findall(r"^\| ([ABC]\d+[a-c]?) \| (.*) \|$", _TEXT, re.MULTILINE)
    assert len(found) == len(dict(found)), "a point stands there twice"
    return {point: row.split(" | ") for point, row in found}


def _switches() -> set[str]:
    return {name for mode in MODES for name in switches_of(mode)}


def test_the_points_of_the_package_are_those_of_the_page() -> None:
    assert {point.id for point in rulebook.POINTS} == set(POINT_IDS)


def test_every_contested_point_has_its_row_with_question_reading_and_switch() -> None:
    rows = _rows()
    assert set(rows) == set(POINT_IDS)
    for row in rows.values():
        question, reading, switch = row
        assert question
        assert reading
        assert switch == "fixed" or switch.split("`")[1] in _switches()


def test_what_the_booklets_do_not_say_is_said_to_be_our_reading() -> None:
    """Places and turns that stand in pictures we do not have, or nowhere."""
    unsaid = re.compile(
        r"clockwise|which ghost stands|pellets lie in the corners|Blinky top left"
        r"|How do three players start|In which order do the ghosts walk",
        re.IGNORECASE,
    )
    ours = re.compile(r"\bour\s(own\schoice|reading|default|order)\b")
    told = [part for part in re.split(r"\n\n|\n(?=\|)", _TEXT) if unsaid.search(part)]
    assert len(told) >= 6
    assert [part for part in told if not ours.search(part)] == []


def test_the_first_printing_is_said_to_differ_between_languages() -> None:
    told = [line for line in _TEXT.splitlines() if "first printing only the French text" in line]
    assert len(told) == 2  # the contested point, and the preset
    assert any("`first-printing`" in line for line in told)


@pytest.mark.parametrize("name", sorted(POINTS))
def test_the_row_of_a_switch_names_it_and_each_of_its_values(name: str) -> None:
    mode = next(mode for mode in MODES if name in switches_of(mode))
    values = switches_of(mode)[name]
    for point in POINTS[name]:
        row = _rows()[point][-1]
        assert f"`{name}`" in row
        if ".." not in values[0]:
            named = re.findall(r"`([^`]+)`", row.partition(f"`{name}`: ")[2].partition(";")[0])
            assert set(named) == set(values)
            assert named[0] == switch_text(switch_values(make_mode(mode))[name])


def test_every_switch_with_several_readings_belongs_to_a_point() -> None:
    assert _switches() - set(POINTS) == {"lives", "pac_stock", "ghost_stock"}


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_switch_value_preset_and_layout_is_named(mode: str) -> None:
    names = [mode, *switches_of(mode), *PRESETS.get(mode, {}), *LAYOUTS[mode]]
    names += [v for values in switches_of(mode).values() for v in values if ".." not in v]
    assert [name for name in names if f"`{name}`" not in _TEXT] == []


def test_the_defaults_told_are_those_of_the_modes() -> None:
    for mode in MODES:
        for name, value in switch_values(make_mode(mode)).items():
            row = next(line for line in _TEXT.splitlines() if line.startswith(f"| `{name}` |"))
            shown = switch_text(value)
            assert f"**{shown}**" in row or f"**`{shown}`**" in row


def test_every_picture_that_the_page_shows_exists_and_every_picture_is_shown() -> None:
    shown = re.findall(r"!\[([^]]*)\]\(([^)]+)\)", _TEXT)
    assert all((_DOCS / "concepts" / link).resolve().exists() for _, link in shown)
    titles = {f"../pictures/{figure.name}.svg": title(figure) for figure in FIGURES}
    assert all(titles[link] == alt for alt, link in shown)
    left = {f"../pictures/{name}.svg" for name in _BOARDS}
    assert {link for _, link in shown} == set(titles) - left


def test_every_link_of_the_page_leads_somewhere() -> None:
    headings = re.findall(r"^#+ (.*)$", _TEXT, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    for link in re.findall(r"(?<!!)\[[^]]+\]\(([^)]+)\)", _TEXT):
        if link.startswith("#"):
            assert link[1:] in anchors
        else:
            assert (_DOCS / "concepts" / link).resolve().exists(), link


def test_made_parts_are_fresh_and_making_them_twice_changes_nothing() -> None:
    assert filled(_TEXT) == _TEXT


def test_points_mentioned_in_the_text_have_a_row() -> None:
    told = set(re.findall(r"\b([ABC]\d+[a-c]?)\b", _TEXT))
    assert told == set(POINT_IDS)


@pytest.mark.parametrize("name", ["recon-1", "recon-2"])
def test_the_reconstructions_are_as_the_page_says(name: str) -> None:
    board = make_mode("pacman", layout=name).layout.board
    fences = set(board.fences)
    assert sum(fence.horizontal for fence in fences) == 3
    assert len(fences) == 6
    assert all(len(board.neighbours(square)) >= 2 for square in range(SIZE * SIZE))
    assert {_mirrored(fence) for fence in fences} == fences


def _mirrored(fence: Fence) -> Fence:
    """The fence mirrored at the diagonal from a1 to i9."""
    name, files = str(fence), "abcdefgh"
    turned = {"h": "v", "v": "h"}[name[2]]
    return Fence.parse(f"{files[int(name[1]) - 1]}{files.index(name[0]) + 1}{turned}")

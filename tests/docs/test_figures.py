"""Pictures of the rules page: up to date, and their claims hold by the rules."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from corridor.learn.rulebook import FIGURES, Figure, Untrue
from corridor.learn.rulebook.claims import (
    Claim,
    CutsOff,
    Ends,
    Entries,
    Fits,
    Goal,
    Holds,
    Jumps,
    Order,
    Passes,
    Reach,
    Refused,
    Seen,
    ShutsIn,
    Walks,
)
from corridor.rules.errors import Refusal
from docs.rulebook import rule_pages
from docs.rulebook.drawing import picture, title

_PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
_BY_NAME = {figure.name: figure for figure in FIGURES}
_MOST_BYTES = 40_000


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.name)
def test_what_a_picture_claims_is_what_the_law_says(figure: Figure) -> None:
    game = figure.game()
    for claim in figure.claims:
        claim.marks(game)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.name)
def test_the_picture_in_the_folder_is_the_one_that_is_drawn(figure: Figure) -> None:
    drawn = picture(figure)
    assert (_PICTURES / f"{figure.name}.svg").read_text(encoding="utf-8") == drawn
    assert picture(figure) == drawn
    assert len(drawn.encode()) < _MOST_BYTES
    root = ET.fromstring(drawn)
    assert root.findtext("{http://www.w3.org/2000/svg}title") == title(figure)


def test_every_picture_has_a_name_of_its_own_and_no_file_is_left_over() -> None:
    assert len(_BY_NAME) == len(FIGURES)
    assert {path.name for path in _PICTURES.iterdir()} == {f"{name}.svg" for name in _BY_NAME}


def test_every_picture_of_a_rule_claims_something() -> None:
    silent = [figure.name for figure in FIGURES if not figure.claims]
    assert silent == [name for name in _BY_NAME if name.startswith("layout-")]


_FALSE: tuple[tuple[str, Claim], ...] = (
    ("race-steps", Ends("e6", "W")),
    ("race-steps", Walks("e7")),
    ("race-steps", Refused("d6", Refusal.NO_JUMP)),
    ("race-steps", Refused("e6", Refusal.TOO_FAR)),
    ("race-steps", Jumps("e7")),
    ("race-steps", Goal("a9", "W")),
    ("race-steps", Holds(stock=(3, 3))),
    ("race-steps", Holds(where={"W": "a1"})),
    ("race-steps", Holds(outcome=(0, "goal"))),
    ("race-steps", Passes()),
    ("race-steps", CutsOff("a2h", "a1")),
    ("race-steps", Walks("a1h")),
    ("race-goal", Holds("c9")),
    ("race-fences-clash", Fits("d4v")),
    ("race-last-route", ShutsIn("d2h", "X")),
    ("race-last-route", ShutsIn("e1h", "W")),
    ("chase-sight", Seen("BPI")),
    ("chase-sight", Reach({"B": 1})),
    ("advanced-start", Entries("e1")),
    ("advanced-order", Order("BIPC")),
    ("advanced-cut-off", CutsOff("a2h", "a1")),
)


@pytest.mark.parametrize(("name", "claim"), _FALSE, ids=lambda value: str(value)[:40])
def test_what_is_not_so_is_not_drawn(name: str, claim: Claim) -> None:
    with pytest.raises(Untrue):
        picture(replace(_BY_NAME[name], claims=(claim,)))


def test_the_two_pictures_of_the_first_page_are_equally_high() -> None:
    shapes = set()
    for name in ("classic-2", "pacman-advanced"):
        root = ET.fromstring(picture(_BY_NAME[name]))
        shapes.add(round(float(root.attrib["height"]) / float(root.attrib["width"]), 2))
        box = [float(number) for number in root.attrib["viewBox"].split()]
        plain = ET.fromstring(picture(replace(_BY_NAME[name], tall=None)))
        assert box[3] >= float(plain.attrib["viewBox"].split()[3])
    assert len(shapes) == 1


def test_a_picture_holds_no_marks_for_programs_and_no_squares_outside_it() -> None:
    drawn = picture(_BY_NAME["race-steps"])
    assert "data-" not in drawn
    tiles = re.findall(r'<rect [^>]*width="40" height="40"', drawn)
    assert len(tiles) == 25


def test_the_generator_gives_every_picture_and_the_page() -> None:
    names = [name for name, _ in rule_pages()]
    assert len(names) == len(set(names)) == len(FIGURES) + 1
    assert "concepts/rules.md" in names

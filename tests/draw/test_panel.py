"""The panel under the board: turn, fences, lives, pellets."""

from dataclasses import replace
from xml.etree.ElementTree import Element

import pytest

from corridor.draw import svg
from corridor.rules.position import Outcome, Reason
from corridor.rules.view import View
from tests.draw.views import FOUR, OPENING, RACE, SVG, every_view, found, parse, view


def cards(seen: View, size: int = 480) -> dict[str, Element]:
    return found(found(parse(svg(seen, panel=True, size=size)), "layer")["panel"], "side")


def said(card: Element) -> list[str]:
    return ["".join(text.itertext()) for text in card.iter(f"{SVG}text")]


@pytest.mark.parametrize("seen", every_view(), ids=lambda seen: f"{seen.mode}-{seen.ply}")
@pytest.mark.parametrize("size", [278, 480])
def test_every_side_has_a_card_below_the_board(seen: View, size: int) -> None:
    assert list(cards(seen, size)) == [str(side) for side in seen.sides]
    root = parse(svg(seen, panel=True, size=size))
    assert float(root.attrib["height"]) > size


def test_a_card_says_stock_turn_and_steps() -> None:
    first, second = cards(view("classic-2", RACE)).values()
    assert said(first) == ["Wto move", "6", "13 steps"]
    assert said(second) == ["X", "6", "11 steps"]


def test_stock_is_shown_as_bars_and_number() -> None:
    for card in cards(view("classic-4", FOUR)).values():
        (stock,) = found(card, "stock").values()
        bars = stock.findall(f"{SVG}rect")
        assert len(bars) == 5
        assert sum(bar.attrib["fill"] != "none" for bar in bars) == 3


def test_lives_pellets_and_reserve_are_shown() -> None:
    seen = replace(view("pacman-advanced", OPENING), lives=2)
    pacman, ghosts = cards(seen).values()
    lives = [e.attrib["data-life"] for e in pacman.iter() if "data-life" in e.attrib]
    eaten = [e.attrib["data-eaten"] for e in pacman.iter() if "data-eaten" in e.attrib]
    assert lives == ["kept", "kept", "lost"]
    assert eaten == ["yes", "no", "no", "no"]
    assert list(found(pacman, "reserve")) == ["1"]
    assert said(pacman) == ["PAC-MAN", "11", "in reserve"]
    assert said(ghosts) == ["Ghoststo move", "speed 2", "4", "Chamber"]


def test_the_basic_chase_has_no_stocks() -> None:
    pacman, ghosts = cards(view("pacman")).values()
    assert said(pacman) == ["PAC-MANto move, 2 steps"]
    assert said(ghosts) == ["Ghosts"]


def test_a_side_that_never_had_fences_shows_none() -> None:
    seen = replace(view("pacman-advanced"), stock=(0, 4), stock_at_start=(0, 4))
    assert not found(cards(seen)["0"], "stock")
    assert list(found(cards(seen)["1"], "stock")) == ["4"]


def test_a_ghost_that_is_gone_is_faint() -> None:
    seen = view("pacman")
    figures = (*seen.figures[:4], replace(seen.figures[4], square=None))
    ghosts = cards(replace(seen, figures=figures))["1"]
    faint = [e for e in ghosts.iter() if e.attrib.get("transform", "").endswith("scale(0.45)")]
    assert [e.attrib.get("opacity") for e in faint] == [None, None, None, "0.3"]


def test_the_winner_is_named() -> None:
    won = replace(view("classic-2"), outcome=Outcome(1, Reason.GOAL))
    first, second = cards(won).values()
    assert said(first)[0] == "W"
    assert said(second)[0] == "Xwon"


def test_a_side_without_a_route_has_no_steps() -> None:
    lost = replace(view("classic-2"), routes=(None, None))
    assert said(cards(lost)["0"]) == ["Wto move", "10"]


def test_an_empty_reserve_and_an_empty_chamber_are_not_shown() -> None:
    seen = view("pacman-advanced", "M@e1")
    gone = replace(seen, fences=())
    pacman, ghosts = cards(gone).values()
    assert said(pacman) == ["PAC-MANto move, 2 steps", "12"]
    assert said(ghosts) == ["Ghosts", "speed 1", "4"]

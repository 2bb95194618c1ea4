"""Marks are drawn on top of the view and differ without colour."""

from xml.etree.ElementTree import Element

from corridor.draw import (
    Arrow,
    Barred,
    Highlight,
    IllegalFence,
    Label,
    LegalFence,
    Mark,
    Path,
    Targets,
    svg,
)
from corridor.rules.board import Fence, parse_square
from tests.draw.views import SVG, box, found, parse, squares, view


def drawn(*marks: Mark, mode: str = "classic-2", moves: str = "") -> Element:
    return parse(svg(view(mode, moves), marks=marks))


def test_targets_are_tinted_and_dotted() -> None:
    root = drawn(Targets(squares("d1 f1 e2")))
    dots = found(root, "target")
    assert set(dots) == {"d1", "f1", "e2"}
    assert (dots["e2"].attrib["cx"], dots["e2"].attrib["cy"]) == ("220", "370")
    assert dots["e2"].attrib["r"] == "6"
    tiles = found(root, "square")
    assert tiles["e2"].attrib["fill"] != tiles["e3"].attrib["fill"]


def test_targets_belong_to_a_piece() -> None:
    first, second = drawn(Targets(squares("e5"))), drawn(Targets(squares("e5"), piece=1))
    assert found(first, "target")["e5"].attrib["fill"] == "#2457E0"
    assert found(second, "target")["e5"].attrib["fill"] == "#D97506"


def test_a_target_that_is_taken_is_ringed_so_that_its_piece_is_seen() -> None:
    ring = found(drawn(Targets(squares("e5"), piece=1), mode="pacman"), "target")["e5"]
    assert ring[0].tag == f"{SVG}rect"
    assert ring[0].attrib["fill"] == "none"


def test_a_fence_being_thought_of_is_in_its_owners_colour_with_a_halo() -> None:
    group = found(drawn(LegalFence(Fence.parse("d6h"))), "preview")["d6h"]
    boxes = [box(rect) for rect in group.iter(f"{SVG}rect")]
    assert (150 - 4.2, 141 - 4.2, 98.4, 16.4) in boxes
    assert (150, 141, 90, 8) in boxes
    assert any(rect.attrib["fill"] == "#2457E0" for rect in group.iter(f"{SVG}rect"))
    other = found(drawn(LegalFence(Fence.parse("d6h"), side=1)), "preview")["d6h"]
    assert any(rect.attrib["fill"] == "#D97506" for rect in other.iter(f"{SVG}rect"))


def test_a_fence_being_thought_of_glows_in_a_chase() -> None:
    root = drawn(LegalFence(Fence.parse("d6h"), side=1), mode="pacman-advanced")
    group = found(root, "preview")["d6h"]
    assert any("filter" in rect.attrib for rect in group)


def test_a_fence_that_may_not_be_placed_is_hatched_and_crossed_on_its_post() -> None:
    root = drawn(IllegalFence(Fence.parse("e4v")))
    group = found(root, "refused")["e4v"]
    circle = group.find(f"{SVG}circle")
    assert circle is not None
    assert (circle.attrib["cx"], circle.attrib["cy"]) == ("245", "245")
    hatched = [rect for rect in group if rect.attrib.get("fill", "").startswith("url(#")]
    assert [box(rect) for rect in hatched] == [(241, 200, 8, 90)]
    assert root.find(f"{SVG}defs/{SVG}pattern") is not None


def test_squares_can_be_framed_crossed_and_labelled() -> None:
    root = drawn(
        Highlight(squares("a1 b2")), Barred(squares("c3 e1")), Label(parse_square("d4"), "<7>")
    )
    assert set(found(root, "highlight")) == {"a1", "b2"}
    assert set(found(root, "barred")) == {"c3", "e1"}
    label = found(root, "label")["d4"]
    assert label.text == "<7>"
    assert label.attrib["x"] == "170"


def test_notes_keep_clear_of_pieces() -> None:
    """On a square with a piece, a cross or label stands in the corner."""
    root = drawn(Barred(squares("e1")), Label(parse_square("e9"), "A"))
    assert found(root, "barred")["e1"].find(f"{SVG}circle") is not None
    assert found(root, "step")["A"].attrib["x"] == "233"


def test_a_path_is_numbered_step_by_step() -> None:
    root = drawn(Path(squares("h1 h2 h3 g3"), piece=0))
    steps = found(root, "step")
    assert {name: (e.attrib["x"], e.attrib["y"]) for name, e in steps.items()} == {
        "1": ("370", "374"),
        "2": ("370", "324"),
        "3": ("320", "324"),
    }
    line = found(root, "layer")["notes-below"][0]
    assert line.attrib["d"] == "M370 420 L370 370 L370 320 L320 320"


def test_a_square_entered_twice_shows_both_numbers() -> None:
    steps = found(drawn(Path(squares("e5 f5 f6 f5"), piece=0), mode="pacman"), "step")
    assert steps["1"].attrib["x"] != steps["3"].attrib["x"]
    assert steps["1"].attrib["y"] == steps["3"].attrib["y"]


def test_a_number_on_a_taken_square_moves_into_the_corner() -> None:
    steps = found(drawn(Path(squares("e8 e9 e8 e9"), piece=0), mode="pacman"), "step")
    assert steps["1"].attrib["x"] == "233"
    assert steps["3"].attrib["x"] == "216"


def test_a_path_without_numbers_is_dashed() -> None:
    root = drawn(Path(squares("a5 a6"), numbered=False))
    assert not found(root, "step")
    assert "stroke-dasharray" in found(root, "layer")["notes-below"][0].attrib


def test_an_arrow_ends_at_the_edge_of_its_square() -> None:
    root = drawn(Arrow(parse_square("b8"), parse_square("g8")))
    arrow = found(root, "layer")["notes-below"][0]
    assert arrow[1].attrib["d"] == "M90 70 L299.5 70"


def test_arrows_and_paths_have_the_colour_of_their_piece() -> None:
    root = drawn(Arrow(parse_square("i5"), parse_square("e5"), piece=2), mode="pacman")
    assert found(root, "layer")["notes-below"][0][1].attrib["stroke"] == "#45D3EA"

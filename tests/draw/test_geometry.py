"""Coordinates of squares and fences, for every turn of the board."""

import pytest

from corridor.draw.geometry import Box, Grid, grid_for
from corridor.rules.board import ALL_FENCES, Fence, blocked_steps, parse_square
from tests.draw.views import view

SOUTH, WEST, NORTH, EAST = (Grid(turns) for turns in range(4))


@pytest.mark.parametrize(
    ("square", "x", "y"), [("a1", 0, 400), ("a9", 0, 0), ("i1", 400, 400), ("e5", 200, 200)]
)
def test_a_square_is_40_units_wide_and_50_from_the_next(square: str, x: int, y: int) -> None:
    assert SOUTH.tile(parse_square(square)) == Box(x, y, 40, 40)


@pytest.mark.parametrize("fence", ["a1h", "e3h", "h8h", "a1v", "e3v", "h8v"])
def test_a_fence_lies_centred_in_its_groove(fence: str) -> None:
    x, y = "abcdefgh".index(fence[0]), int(fence[1]) - 1
    lying = Box(50 * x, 50 * (8 - y) - 9, 90, 8)
    standing = Box(50 * x + 41, 50 * (7 - y), 8, 90)
    placed = Fence.parse(fence)
    assert SOUTH.bar(placed) == (lying if fence[2] == "h" else standing)
    assert SOUTH.post(placed) == (50 * x + 45, 50 * (8 - y) - 5)


@pytest.mark.parametrize("turns", range(4))
def test_a_fence_lies_between_the_squares_it_parts_however_the_board_is_turned(turns: int) -> None:
    grid = Grid(turns)
    for fence in ALL_FENCES:
        middles = [grid.centre(square) for pair in blocked_steps(fence) for square in pair]
        post = (sum(x for x, _ in middles) / 4, sum(y for _, y in middles) / 4)
        assert grid.post(fence) == post
        (near, far), _ = blocked_steps(fence)
        apart_across = grid.centre(near)[0] != grid.centre(far)[0]
        assert (grid.bar(fence).width < grid.bar(fence).height) == apart_across


def test_a_side_sits_at_the_bottom() -> None:
    four = view("classic-4")
    for side, figure in enumerate(four.figures):
        assert figure.square is not None
        assert grid_for(four, side).cell(figure.square) == (4, 0)


def test_a_quarter_turn_keeps_neighbours_on_their_hands() -> None:
    """From the west edge the north is on the left hand, the south on the right."""
    assert WEST.cell(parse_square("a9")) == (0, 0)
    assert WEST.cell(parse_square("a1")) == (8, 0)
    assert EAST.cell(parse_square("i1")) == (0, 0)
    assert NORTH.cell(parse_square("i9")) == (0, 0)


def test_coordinates_follow_the_turn() -> None:
    assert SOUTH.names() == (tuple("abcdefghi"), tuple("123456789"))
    assert NORTH.names() == (tuple("ihgfedcba"), tuple("987654321"))
    assert WEST.names() == (tuple("987654321"), tuple("abcdefghi"))
    assert EAST.names() == (tuple("123456789"), tuple("ihgfedcba"))


def test_sides_without_an_edge_leave_the_board_as_it_is() -> None:
    chase = view("pacman")
    assert grid_for(chase, 0) == grid_for(chase, 1) == SOUTH


def test_a_side_that_does_not_play_is_refused() -> None:
    with pytest.raises(ValueError, match="2"):
        grid_for(view("classic-2"), 2)


def test_tunnels_leave_the_board_on_the_edge_they_lie_on() -> None:
    south, north, west, east = (parse_square(name) for name in ("e1", "e9", "a5", "i5"))
    assert SOUTH.outward(south, north) == (0, 1)
    assert SOUTH.outward(north, south) == (0, -1)
    assert SOUTH.outward(west, east) == (-1, 0)
    assert SOUTH.outward(east, west) == (1, 0)
    assert WEST.outward(west, east) == (0, 1)

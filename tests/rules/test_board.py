"""Squares, fences, open steps: the geometry that every mode shares."""

import random

import pytest

from corridor.rules.board import (
    ALL_FENCES,
    EDGE,
    FILE_A,
    FILE_I,
    RANK_1,
    RANK_9,
    Board,
    Fence,
    Links,
    Square,
    bits,
    blocked_steps,
    cuts,
    parse_square,
    square_at,
    square_name,
    square_set,
)
from corridor.rules.errors import Expected, InvalidText
from tests.rules.boards import names, read

TUNNELS: Links = (
    (parse_square("e1"), parse_square("e9")),
    (parse_square("a5"), parse_square("i5")),
)


def square(name: str) -> Square:
    return parse_square(name)


def one(name: str) -> int:
    return 1 << parse_square(name)


def fence(text: str) -> Fence:
    return Fence.parse(text)


# Names


def test_a_square_must_be_named_by_file_and_rank_counted_from_the_first_player() -> None:
    assert square_name(square_at(0, 0)) == "a1"
    assert square_name(square_at(8, 0)) == "i1"
    assert square_name(square_at(4, 8)) == "e9"
    assert [square(square_name(number)) for number in range(81)] == list(range(81))


@pytest.mark.parametrize("text", ["", "e", "e0", "j1", "a10", "E1", "1e", "ee", "e٣"])
def test_a_square_may_not_be_read_from_anything_else(text: str) -> None:
    with pytest.raises(InvalidText) as caught:
        parse_square(text)
    assert caught.value.expected == Expected.SQUARE


def test_there_are_64_slots_and_128_fences() -> None:
    assert len(ALL_FENCES) == len(set(ALL_FENCES)) == 128
    assert {found.slot for found in ALL_FENCES} == set(range(64))
    assert [fence(str(found)) for found in ALL_FENCES] == list(ALL_FENCES)


@pytest.mark.parametrize("text", ["", "e3", "i3h", "e9v", "e3x", "E3h", "he3", "e3hh"])
def test_a_fence_may_not_stick_out_of_the_board_or_be_read_from_anything_else(text: str) -> None:
    with pytest.raises(InvalidText) as caught:
        Fence.parse(text)
    assert caught.value.expected == Expected.FENCE


def test_the_edges_of_the_board_are_its_outer_files_and_ranks() -> None:
    assert names(bits(RANK_1)) == {f"{file}1" for file in "abcdefghi"}
    assert names(bits(RANK_9)) == {f"{file}9" for file in "abcdefghi"}
    assert names(bits(FILE_A)) == {f"a{rank}" for rank in range(1, 10)}
    assert names(bits(FILE_I)) == {f"i{rank}" for rank in range(1, 10)}
    assert EDGE.bit_count() == 32


# Steps


def test_a_horizontal_fence_must_close_the_two_steps_that_cross_it() -> None:
    board = read("""
        4 . . . .
            ---
        3 . . . .
          c d e f
    """).board
    assert [str(found) for found in board.fences] == ["d3h"]
    closed = {("d3", "d4"), ("e3", "e4")}
    assert {(near, far) for near, far in _steps() if not board.is_open(square(near), square(far))} \
        == closed | {(far, near) for near, far in closed}  # fmt: skip


def test_a_vertical_fence_must_close_the_two_steps_that_cross_it() -> None:
    board = read("""
        4 . .|. .
        3 . .|. .
          c d e f
    """).board
    assert [str(found) for found in board.fences] == ["d3v"]
    closed = {("d3", "e3"), ("d4", "e4")}
    assert {(near, far) for near, far in _steps() if not board.is_open(square(near), square(far))} \
        == closed | {(far, near) for near, far in closed}  # fmt: skip


def _steps() -> list[tuple[str, str]]:
    """Every pair of squares side by side, both ways."""
    here = [(x, y) for x in range(9) for y in range(9)]
    return [
        (square_name(square_at(x, y)), square_name(square_at(x + dx, y + dy)))
        for x, y in here
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        if (x + dx, y + dy) in here
    ]


def test_a_step_may_not_be_diagonal_nor_longer_than_one_square() -> None:
    board = Board()
    steps = set(_steps())
    for here in range(81):
        for there in range(81):
            beside = (square_name(here), square_name(there)) in steps
            assert board.is_open(here, there) == beside


def test_a_step_may_not_leave_the_board() -> None:
    assert names(Board().neighbours(square("a1"))) == {"a2", "b1"}
    assert names(Board().neighbours(square("i9"))) == {"i8", "h9"}
    assert names(Board().neighbours(square("i4"))) == {"i3", "i5", "h4"}  # not a5


def test_a_tunnel_must_join_its_two_ends_and_nothing_else() -> None:
    assert names(Board().neighbours(square("e1"), TUNNELS)) == {"d1", "f1", "e2", "e9"}
    assert names(Board().neighbours(square("i5"), TUNNELS)) == {"h5", "i4", "i6", "a5"}
    assert names(Board().neighbours(square("d1"), TUNNELS)) == {"c1", "e1", "d2"}
    assert Board().distance(square("e1"), one("e9"), TUNNELS) == 1
    assert Board().distance(square("i5"), one("a4"), TUNNELS) == 2


# Which fences fit


@pytest.mark.parametrize(
    ("standing", "added", "fits"),
    [
        ("d3h", "d3h", False),  # the slot is taken
        ("d3h", "d3v", False),  # crossing
        ("d3v", "d3h", False),
        ("d3h", "e3h", False),  # overlapping
        ("d3h", "c3h", False),
        ("d3v", "d4v", False),
        ("d3v", "d2v", False),
        ("d3h", "f3h", True),  # end to end
        ("d3h", "b3h", True),
        ("d3v", "d5v", True),
        ("d3h", "d4h", True),  # side by side
        ("d3v", "e3v", True),
        ("d3h", "e3v", True),  # in a T
        ("d3h", "d4v", True),
        ("h3h", "a4h", True),  # the end of one rank is not beside the start of the next
        ("a4h", "h3h", True),
    ],
)
def test_a_fence_may_touch_another_but_not_cross_or_overlap_it(
    standing: str, added: str, fits: bool
) -> None:
    assert Board.of([standing]).fits(fence(added)) == fits


def test_a_fence_that_is_taken_away_must_leave_no_trace() -> None:
    board = Board.of(["d3h", "e3v"])
    assert board.without_fence(fence("e3v")) == Board.of(["d3h"])
    assert board.without_fence(fence("e3v")).is_open(square("e3"), square("f3"))
    assert board.without_fence(fence("e3v")).fits(fence("e2v"))
    assert fence("e3v") in board
    assert fence("e3h") not in board


def test_fences_must_be_listed_in_one_order_however_they_were_placed() -> None:
    board = Board.of(["f7v", "b3h", "c2v", "d6h"])
    assert board == Board.of(["d6h", "c2v", "f7v", "b3h"])
    assert " ".join(str(found) for found in board.fences) == "c2v b3h d6h f7v"


# Sight


def test_a_piece_must_see_along_file_and_rank_as_far_as_no_fence_stands_between() -> None:
    board = read("""
        6 . . . . .
        5 . . . . .
            ---
        4 . . . . .
        3 . . .|. .
        2 . . .|. .
          c d e f g
    """).board
    assert board.sees(square("d2"), square("d4"))
    assert board.sees(square("d4"), square("d2"))
    assert not board.sees(square("d4"), square("d5"))
    assert not board.sees(square("e1"), square("e9"))
    assert board.sees(square("f1"), square("f9"))
    assert not board.sees(square("a3"), square("i3"))
    assert board.sees(square("a4"), square("i4"))
    assert not board.sees(square("d2"), square("e4"))
    assert board.sees(square("d2"), square("d2"))


# Regions


def test_a_ring_of_fences_must_count_as_a_region_of_its_own() -> None:
    closed = read("""
        6 . . . .
            ---
        5 .|. .|.
        4 .|. .|.
            ---
        3 . . . .
          c d e f
    """).board
    assert closed.regions() == 2
    assert closed.without_fence(fence("d3h")).regions() == 1
    assert Board().regions() == 1


def test_fences_from_rim_to_rim_must_count_as_two_regions_unless_a_tunnel_joins_them() -> None:
    board = Board.of(["a4h", "c4h", "e4h", "g4h", "h4v", "h5h"])
    assert board.regions() == 2
    assert board.regions(TUNNELS) == 1


def test_the_smaller_part_must_be_named_when_a_fence_cuts_squares_off() -> None:
    board = read("""
        3 . . .
          ---
        2 . .|.
        1 . .|.
          a b c
    """).board.without_fence(fence("b1v"))
    assert names(bits(board.cut_off_by(fence("b1v")))) == {"a1", "a2", "b1", "b2"}
    assert board.cut_off_by(fence("c1v")) == 0
    assert names(bits(board.cut_off_by(fence("b1v"), ((square("a1"), square("i9")),)))) == set()


def test_a_fence_must_part_squares_if_and_only_if_two_of_its_points_hang_together_already() -> None:
    board = read("""
        4 . . . .
        3 . . . .
            ---
        2 . . .|.
        1 . . .|.
          a b c d
    """).board
    for text, parts in {
        "a1v": True,  # from the rim to the end of b2h
        "b1v": True,  # from the rim to the middle of b2h
        "b1h": False,  # ends at the middle of c1v and nowhere else
        "a1h": False,  # goes out from the rim
        "b3v": False,  # stands on the middle of b2h
        "d2h": False,  # goes on from the end of b2h
        "e5h": False,  # touches nothing
    }.items():
        assert board.closes_ring(fence(text)) == board.parts_squares(fence(text)) == parts, text


def test_a_closed_ring_must_part_no_squares_that_a_tunnel_still_joins() -> None:
    board = Board.of(["a4h", "c4h", "e4h", "g4h", "h4v"])  # h5h would reach the other rim
    assert board.closes_ring(fence("h5h"))
    assert board.parts_squares(fence("h5h"))
    assert not board.parts_squares(fence("h5h"), TUNNELS)
    assert board.closes(fence("h5h"), square("e1"), RANK_9)
    assert not board.closes(fence("h5h"), square("e1"), RANK_9, TUNNELS)


# Routes


def test_a_route_must_lead_round_fences_by_the_fewest_open_steps() -> None:
    board = read("""
        3 . . . . .
            --- ---
        2 . . W . .
        1 . . . . .
          c d e f g
    """).board
    assert board.distance(square("e2"), one("e3")) == 5
    route = board.route(square("e2"), one("e3"))
    assert route is not None
    assert [square_name(here) for here in route] == ["e2", "d2", "c2", "c3", "d3", "e3"]


def test_a_route_must_stay_where_it_is_if_it_is_there_already() -> None:
    assert Board().route(square("e9"), RANK_9) == (square("e9"),)
    assert Board().distance(square("e9"), RANK_9) == 0
    assert Board().reaches(square("e9"), RANK_9)


def test_there_must_be_no_route_out_of_a_closed_ring() -> None:
    board = Board.of(["a1v", "a2h"])  # a1 and a2, with b2's upper step
    assert not board.reaches(square("a1"), RANK_9)
    assert board.distance(square("a1"), RANK_9) is None
    assert board.route(square("a1"), RANK_9) is None
    assert board.reaches(square("a1"), one("a2"))


def test_a_route_may_go_through_a_tunnel() -> None:
    route = Board().route(square("e2"), one("e8"), TUNNELS)
    assert route is not None
    assert [square_name(here) for here in route] == ["e2", "e1", "e9", "e8"]


def test_the_fences_across_a_route_must_be_those_that_close_one_of_its_steps() -> None:
    lying, standing = cuts((square("d3"), square("d4"), square("e4")))
    assert {str(ALL_FENCES[slot]) for slot in bits(lying)} == {"c3h", "d3h"}
    assert {str(ALL_FENCES[64 + slot]) for slot in bits(standing)} == {"d3v", "d4v"}
    assert cuts((square("e1"), square("e9"))) == (0, 0)  # no fence closes a tunnel
    assert cuts((square("e1"),)) == (0, 0)


# The fast board against the plain one, on random boards


def _random_board(chance: random.Random) -> Board:
    board = Board()
    for added in chance.sample(ALL_FENCES, chance.randrange(60)):
        if board.fits(added):
            board = board.with_fence(added)
    return board


def _plain_flood(board: Board, start: Square, links: Links = ()) -> dict[Square, int]:
    """Every reachable square and its distance, by a plain search."""
    closed = {step for found in board.fences for step in blocked_steps(found)}
    far, edge = {start: 0}, [start]
    beside = [(square(near), square(there)) for near, there in _steps()]
    beside += [*links, *((other, this) for this, other in links)]
    while edge:
        here = edge.pop(0)
        for near, there in beside:
            between = (near, there) in closed or (there, near) in closed
            if near == here and there not in far and not between:
                far[there] = far[here] + 1
                edge.append(there)
    return far


def _plain_regions(board: Board, links: Links) -> int:
    left, count = set(range(81)), 0
    while left:
        left -= set(_plain_flood(board, min(left), links))
        count += 1
    return count


@pytest.mark.random
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("links", [(), TUNNELS])
def test_quick_floods_must_agree_with_plain_ones(seed: int, links: Links) -> None:
    chance = random.Random(seed)
    board = _random_board(chance)
    assert board.regions(links) == _plain_regions(board, links)
    for start in chance.sample(range(81), 4):
        far = _plain_flood(board, start, links)
        for goal in range(81):
            route = board.route(start, 1 << goal, links)
            assert board.distance(start, 1 << goal, links) == far.get(goal)
            assert board.reaches(start, 1 << goal, links) == (goal in far)
            assert (None if route is None else len(route) - 1) == far.get(goal)


@pytest.mark.random
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("links", [(), TUNNELS])
def test_the_touch_test_must_agree_with_plain_floods(seed: int, links: Links) -> None:
    chance = random.Random(seed)
    board = _random_board(chance)
    regions = _plain_regions(board, links)
    fitting = [added for added in ALL_FENCES if board.fits(added)]
    for added in chance.sample(fitting, min(12, len(fitting))):
        after = _plain_regions(board.with_fence(added), links)
        assert board.parts_squares(added, links) == (after > regions)
        assert bool(board.cut_off_by(added, links)) == (after > regions)
        if not links:
            assert board.closes_ring(added) == (after > regions)


@pytest.mark.random
@pytest.mark.parametrize("seed", range(12))
def test_a_fence_must_fit_if_and_only_if_it_shares_no_slot_and_closes_no_closed_step(
    seed: int,
) -> None:
    board = _random_board(random.Random(seed))
    taken = {found.slot for found in board.fences}
    closed = {step for found in board.fences for step in blocked_steps(found)}
    for added in ALL_FENCES:
        free = added.slot not in taken and not closed & set(blocked_steps(added))
        assert board.fits(added) == free
    lying, standing = board.free_slots()
    fitting = [found for found in ALL_FENCES if board.fits(found)]
    assert lying == square_set(found.slot for found in fitting if found.horizontal)
    assert standing == square_set(found.slot for found in fitting if not found.horizontal)

"""Legal fences: the fast lists against one check for each fence."""

import random

import pytest

from corridor.rules.board import ALL_FENCES, Board, Fence, Links, parse_square
from corridor.rules.classic import ClassicPosition
from corridor.rules.errors import Refusal
from corridor.rules.fences import cut_off, fences_keeping_regions, misfit
from corridor.rules.modes import make_mode
from corridor.rules.moves import Place
from tests.rules.boards import board, places, read

TUNNELS: Links = ((parse_square("e1"), parse_square("e9")),)


def test_a_fence_that_fits_nowhere_must_say_whether_it_crosses_or_overlaps() -> None:
    standing = Board.of(["d3h"])
    crossing, overlapping = (
        misfit(standing, Fence.parse("d3v")),
        misfit(standing, Fence.parse("e3h")),
    )
    assert crossing is not None
    assert crossing.refusal == Refusal.CROSSES_FENCE
    assert crossing.squares == (parse_square("d3"),)
    assert overlapping is not None
    assert overlapping.refusal == Refusal.OVERLAPS_FENCE
    assert overlapping.squares == (parse_square("e3"),)
    assert misfit(standing, Fence.parse("f3h")) is None


def test_the_pawns_that_a_fence_would_shut_in_must_be_named() -> None:
    position = board("""
        9 . X .
        2 . .|.
          ---
        1 . W|.
          a b c
    """)
    ways = tuple(
        (square, aim.squares) for square, aim in zip(position.pawns, position.aims, strict=True)
    )
    assert cut_off(position.board, Fence.parse("h5h"), ways) == ()
    open_corner = position.board.without_fence(Fence.parse("b1v"))
    assert cut_off(open_corner, Fence.parse("b1v"), ways) == (0,)


def test_a_fence_may_not_divide_a_region_where_regions_must_stay_whole() -> None:
    corner = read("""
        3 . . .
          ---
        2 . . .
        1 . . .
          a b c
    """).board
    kept = {str(fence) for fence in fences_keeping_regions(corner, ())}
    assert "b1v" not in kept  # though no piece stands in the corner
    assert "a1v" not in kept
    assert "b2v" in kept
    assert not kept & {"a2h", "a2v", "b2h"}
    tunnel = (parse_square("a1"), parse_square("i9"))
    assert "b1v" in {str(fence) for fence in fences_keeping_regions(corner, (tunnel,))}


def _crowded(chance: random.Random, mode: str) -> ClassicPosition:
    """A position after random moves, most of them fences."""
    position = make_mode(mode, fences_each=20).start()
    for _ in range(chance.randrange(10, 60)):
        moves = list(position.legal_moves())
        fences = [move for move in moves if isinstance(move, Place)]
        following = position.after(chance.choice(fences or moves))
        if following.outcome is not None:
            break
        position = following
    assert isinstance(position, ClassicPosition)
    return position


@pytest.mark.random
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("mode", ["classic-2", "classic-3", "classic-4"])
def test_the_quick_list_of_fences_must_agree_with_plain_routes(seed: int, mode: str) -> None:
    position = _crowded(random.Random(seed), mode)
    plain = {
        str(fence)
        for fence in ALL_FENCES
        if position.stock[position.to_move]
        and position.board.fits(fence)
        and all(
            position.board.with_fence(fence).distance(square, aim.squares) is not None
            for square, aim in zip(position.pawns, position.aims, strict=True)
        )
    }
    assert places(position) == plain
    for fence in ALL_FENCES:
        assert (position.why_not(Place(fence)) is None) == (str(fence) in plain)


@pytest.mark.random
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("links", [(), TUNNELS])
def test_the_quick_list_of_fences_must_agree_with_plain_regions(seed: int, links: Links) -> None:
    standing = _crowded(random.Random(seed), "classic-2").board
    kept = set(fences_keeping_regions(standing, links))
    for fence in ALL_FENCES:
        after = standing.with_fence(fence).regions(links)
        assert (fence in kept) == (standing.fits(fence) and after == standing.regions(links))

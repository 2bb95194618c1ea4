"""Random mazes for the basic chase, each one that the law accepts."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random

from corridor.lab.symmetry import Kind, fences_like, squares_like
from corridor.rules.board import ALL_FENCES, SIZE, Board, Fence, Square, Squares, square_set
from corridor.rules.errors import InvalidLayout
from corridor.rules.fences import misfit
from corridor.rules.layout import Layout
from corridor.rules.layout_files import check_layout
from corridor.rules.modes import frame_of

MODE = "pacman"
LIVES = 3
_TRIES = 1_000


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a maze is made of; ``start`` and ``pellets`` keep the usual squares if false."""

    kind: Kind
    fences: int  # at most; images come along, so there may be fewer
    start: bool  # whether the pieces start elsewhere
    pellets: bool  # whether the pellets lie elsewhere


def random_recipe(rng: Random) -> Recipe:
    """A recipe by chance."""
    return Recipe(
        kind=rng.choice(list(Kind)),
        fences=rng.randint(4, 20),
        start=rng.random() < 0.5,  # noqa: PLR2004  half of them
        pellets=rng.random() < 0.8,  # noqa: PLR2004  most of them
    )


def maze(recipe: Recipe, usual: Layout, rng: Random, name: str) -> Layout | None:
    """A maze by a recipe; ``None`` if the law refuses it."""
    pellets = usual.pellets
    if recipe.pellets:
        pellets = square_set(_group(recipe.kind, rng, usual.pellets.bit_count(), 0))
    squares = usual.squares
    if recipe.start:
        squares = _starts(recipe.kind, rng, len(usual.figures), pellets)
    layout = replace(
        usual,
        name=name,
        figures=usual.with_squares(squares),
        board=_board(recipe, rng),
        pellets=pellets,
        lives=LIVES,
    )
    try:
        check_layout(layout, frame_of(MODE))
    except InvalidLayout:
        return None
    return layout


def mazes(seed: str, usual: Layout) -> Iterator[tuple[Recipe, Layout]]:
    """Legal mazes without end, the same for the same seed."""
    rng = Random(seed)
    while True:
        recipe = random_recipe(rng)
        found = maze(recipe, usual, rng, "")
        if found is not None:
            yield recipe, found


def _board(recipe: Recipe, rng: Random) -> Board:
    """Fences that fit, each with its images."""
    board = Board()
    for _ in range(_TRIES):
        images = fences_like(recipe.kind, rng.choice(ALL_FENCES))
        if len(board.fences) + len(images) > recipe.fences:
            break
        board = _with_all(board, images) or board
    return board


def _with_all(board: Board, fences: Iterable[Fence]) -> Board | None:
    for fence in fences:
        if misfit(board, fence) is not None:
            return None
        board = board.with_fence(fence)
    return board


def _group(kind: Kind, rng: Random, count: int, taken: Squares) -> list[Square]:
    """Squares that go with the symmetry, as far as the count allows it."""
    found: list[Square] = []
    while len(found) < count:
        images = squares_like(kind, rng.randrange(SIZE * SIZE))
        if not any(taken >> one & 1 or one in found for one in images):
            found += images
    return found[:count]


def _starts(kind: Kind, rng: Random, pieces: int, pellets: Squares) -> tuple[Square, ...]:
    """PAC-MAN anywhere, the ghosts in a group."""
    free = [square for square in range(SIZE * SIZE) if not pellets >> square & 1]
    pacman = rng.choice(free)
    return pacman, *_group(kind, rng, pieces - 1, pellets | 1 << pacman)

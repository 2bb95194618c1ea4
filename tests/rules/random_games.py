"""Random games steered to contact and to an end, and the names of their events."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import TypeAlias

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.advanced import Phase as Advanced
from corridor.rules.board import ALL_FENCES, SIZE, SLOTS, Board, Fence, Square, square_at
from corridor.rules.chase import GHOST_SIDE
from corridor.rules.classic import ClassicPosition
from corridor.rules.errors import InvalidLayout
from corridor.rules.game import Game
from corridor.rules.layout import Layout
from corridor.rules.layout_files import check_layout
from corridor.rules.modes import frame_of
from corridor.rules.moves import Enter, Move, Pass, Place, Relocate, Spend, Walk
from corridor.rules.pacman import PacmanPosition
from corridor.rules.pacman import Phase as Pacman
from corridor.rules.position import Position
from corridor.rules.view import routes
from tests.conformance.cases import random_game
from tests.conformance.steer import steered_move

_PATIENCE = 150  # plies after which nearly every move heads for the end
_TRIES = 100
_BLOCK = 3  # width and height of a crowd


def any_game(rng: Random, mode: str) -> Game:
    """A new game: random switches, any layout, sometimes crowded."""
    game = random_game(rng, mode)
    if rng.random() < 0.55:
        return game
    for _ in range(_TRIES):
        layout = _crowded(rng, game.mode.layout)
        try:
            check_layout(layout, frame_of(mode))
        except InvalidLayout:
            continue
        return Game(replace(game.mode, layout=layout))
    return game


def _crowded(rng: Random, usual: Layout) -> Layout:
    """Pieces side by side, fences near them, few in hand: rare in random play."""
    crowd = rng.choice((_block, _queue, _gates if usual.chamber else _block))
    squares, wanted = crowd(rng, sum(square is not None for square in usual.squares))
    order = iter(rng.sample(squares, len(squares)))
    placed = tuple(None if square is None else next(order) for square in usual.squares)
    board = usual.board if usual.chamber else Board()
    for fence in wanted:
        if board.fits(fence):
            board = board.with_fence(fence)
    stock = tuple(min(rng.choice((0, 0, 1)), count) for count in usual.stock)
    figures = usual.with_squares(placed)
    return replace(usual, name="custom", figures=figures, board=board, stock=stock)


Crowd: TypeAlias = tuple[list[Square], list[Fence]]


def _block(rng: Random, pieces: int) -> Crowd:
    x, y = (rng.choice((0, rng.randint(0, SIZE - _BLOCK), SIZE - _BLOCK)) for _ in "xy")
    squares = [square_at(x + dx, y + dy) for dx in range(_BLOCK) for dy in range(_BLOCK)]
    near = [fence for fence in ALL_FENCES if fence.square in squares]
    return rng.sample(squares, pieces), rng.sample(near, 5)


def _queue(rng: Random, pieces: int) -> Crowd:
    """Pieces in a dead-end lane, one behind the other."""
    x, y = rng.randint(1, SLOTS - 1), rng.choice((0, rng.randint(1, SIZE - pieces)))
    lane = [square_at(x, y + step) for step in range(pieces)]
    beside = [(x - 1, y, False), (x, y, False), (x, y - 1, True)]
    return lane, [Fence(sy * SLOTS + sx, way) for sx, sy, way in beside if 0 <= sy < SLOTS]


def _gates(rng: Random, pieces: int) -> Crowd:
    return list(rng.sample(frame_of("pacman-advanced").gates, pieces)), []


def next_move(game: Game, rng: Random) -> Move:
    """A legal move that seeks contact; the longer the game lasts, the more it heads for the end."""
    moves = list(game.legal_moves)
    if rng.random() * _PATIENCE < len(game.history):
        moves = _hurrying(game.position, moves)
        return rng.choice(moves)
    return steered_move(game, moves, rng)


def _hurrying(position: Position, moves: list[Move]) -> list[Move]:
    """The walks that reach the side's aim, or come nearest to it."""
    walks = [move for move in moves if isinstance(move, Walk)]
    if not walks:
        return moves
    ways = {move: _steps_to_go(position, position.after(move)) for move in walks}
    return [move for move in walks if ways[move] == min(ways.values())]


def _steps_to_go(before: Position, after: Position) -> int:
    side, old, new = before.to_move, before.layout, after.layout
    if old.lives != new.lives:
        return 0 if side == GHOST_SIDE else SIZE * SIZE
    route = routes(after)[side]
    return 0 if old.pellets != new.pellets or route is None else route.steps


def events(before: Position, move: Move, after: Position) -> Iterator[str]:
    """The names of the events of a move."""
    yield type(move).__name__.lower()
    if after.outcome is not None:
        yield f"won by {after.outcome.reason}"
    if isinstance(before, ClassicPosition):
        yield from _race_events(before, move)
        return
    assert isinstance(before, PacmanPosition | AdvancedPosition)
    assert isinstance(after, PacmanPosition | AdvancedPosition)
    if after.lives < before.lives:
        yield "ghost catches" if before.to_move else "walks into a ghost"
    if before.pellets & ~after.pellets:
        yield "pellet eaten"
    if after.pellets & ~before.pellets:
        yield "pellets put back"
    if isinstance(before, PacmanPosition):
        assert isinstance(after, PacmanPosition)
        yield from _chase_events(before, move, after)
    else:
        assert isinstance(after, AdvancedPosition)
        yield from _advanced_events(before, move, after)


def _race_events(before: ClassicPosition, move: Move) -> Iterator[str]:
    if isinstance(move, Walk):
        across, along = _gaps(before.pawns[move.piece], move.path[-1])
        if across + along > 1:
            yield "straight jump" if 0 in (across, along) else "side-jump"
    elif isinstance(move, Pass):
        yield "boxed in"


def _chase_events(before: PacmanPosition, move: Move, after: PacmanPosition) -> Iterator[str]:
    if before.phase == Pacman.BOOST:
        yield "boost declined" if isinstance(move, Pass) else "boost"
        if after.phase == Pacman.BOOST and after.outcome is None:
            yield "boost after boost"
        if _off(after.squares) > _off(before.squares):
            yield "ghost eaten"
    elif before.phase == Pacman.GHOSTS:
        if isinstance(move, Pass):
            yield "ghost stays"
        elif len(move.path if isinstance(move, Walk) else ()) > 1:
            yield "frenzy"
    elif isinstance(move, Pass):
        yield "PAC-MAN stays"
    if after.lives == before.lives and _off(after.squares) < _off(before.squares):
        yield "ghost comes back"


def _advanced_events(
    before: AdvancedPosition, move: Move, after: AdvancedPosition
) -> Iterator[str]:
    yield f"turn {before.turn}"
    match move:
        case Enter() if before.eaten or before.lives < (before.mode.layout.lives or 0):
            yield "comes back"
        case Enter(square) if square not in before.rules.gates:
            yield "enters at the edge"
        case Walk(piece, path):
            start = before.squares[piece]
            assert start is not None
            if any(sum(_gaps(*step)) > 1 for step in pairwise((start, *path))):
                yield "tunnel"
            if before.phase == Advanced.EXTRA and _off(after.squares) > _off(before.squares):
                yield "ghost eaten"
        case Place():
            yield "ghost places" if before.to_move else "PAC-MAN places"
        case Spend():
            yield "spends before the walk" if before.due else "spends after the walk"
        case Pass():
            placing = before.phase in (Advanced.AFTER, Advanced.GHOST_PLACE)
            yield "declines" if placing else f"stays in {before.phase}"
        case Relocate():
            yield f"relocates with {len(before.chamber)} left"


def _off(squares: tuple[Square | None, ...]) -> int:
    return squares[1:].count(None)


def _gaps(here: Square, there: Square) -> tuple[int, int]:
    return abs(here % SIZE - there % SIZE), abs(here // SIZE - there // SIZE)

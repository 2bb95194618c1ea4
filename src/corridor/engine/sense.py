"""Moves that nobody makes who looks at the board; no level makes them."""

from collections.abc import Iterator, Sequence

from corridor.rules.board import Square
from corridor.rules.chase import PACMAN
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece, Place, Walk
from corridor.rules.position import Position

_FIRST_MOVES = 2  # of each side, in which a fence needs a reason
_NEXT_TO = 2  # steps: so near a pawn may bar the way or be jumped


def senseless(game: Game, found: Sequence[Move], *, straight: bool) -> list[Move]:
    """Those of the moves that make no sense; none if no other would be left.

    With ``straight``, in a race, also every walk that does not shorten the way, where another does.
    """
    race = game.mode.layout.lives is None
    bad = list(_in_race(game, found, straight=straight) if race else _in_chase(game, found))
    return bad if len(bad) < len(found) else []


def _in_race(game: Game, found: Sequence[Move], *, straight: bool) -> Iterator[Move]:
    open_board = not _fences(game.position)
    if open_board and _is_early(game):
        yield from (move for move in found if isinstance(move, Place))
    walks = [move for move in found if isinstance(move, Walk)]
    steps = {walk: _steps_from(game.position, walk.path[-1]) for walk in walks}
    now = _steps_now(game.position)
    shorter = any(after < now for after in steps.values())
    for walk in walks:
        aside = (straight or open_board) and shorter and steps[walk] >= now
        if aside or walk.path[-1] == _left_behind(game, walk.piece):
            yield walk


def _in_chase(game: Game, found: Sequence[Move]) -> Iterator[Move]:
    """PAC-MAN's walks into a ghost; ghosts' walks back or on the spot that are no nearer to him."""
    position = game.position
    ghosts = set(position.squares[1:])
    for move in found:
        if not isinstance(move, Walk):
            continue
        if move.piece == PACMAN:
            if not position.marks.boosted and ghosts & set(move.path):
                yield move
        elif _goes_back(game, move) and not _leads_nearer(position, move):
            yield move


def _goes_back(game: Game, walk: Walk) -> bool:
    """Whether a walk ends where the piece stands, or stood before."""
    here = game.position.squares[walk.piece]
    return walk.path[-1] in {here, _last_square(game, walk.piece)}


def _leads_nearer(position: Position, walk: Walk) -> bool:
    """Whether a ghost's walk brings it nearer to PAC-MAN, if he is on the board."""
    here, start = position.squares[PACMAN], position.squares[walk.piece]
    if here is None or start is None:
        return True
    links = position.marks.tunnels
    now = position.board.distance(start, 1 << here, links)
    then = position.board.distance(walk.path[-1], 1 << here, links)
    return then is None or now is None or then < now


def _left_behind(game: Game, piece: Piece) -> Square | None:
    """The square that a pawn has just left, if nothing has changed its way since.

    A fence that was placed since, or another pawn close by, may be a reason to go back.
    """
    here = game.position.squares[piece]
    fences = _fences(game.position)
    for position, _ in reversed(list(game.past())):
        stood = position.squares[piece]
        if stood != here:
            since = fences != _fences(position)
            return None if since or _has_neighbour(game.position, piece) else stood
    return None


def _has_neighbour(position: Position, piece: Piece) -> bool:
    here = position.squares[piece]
    near = 0 if here is None else 1 << here
    for _ in range(_NEXT_TO):
        near = position.board.spread(near, ())
    others = (square for other, square in enumerate(position.squares) if other != piece)
    return any(square is not None and near >> square & 1 for square in others)


def _is_early(game: Game) -> bool:
    """Whether the side to move makes one of its first moves."""
    made = sum(position.to_move == game.to_move for position, _ in game.past())
    return made < _FIRST_MOVES


def _fences(position: Position) -> int:
    """How many fences are on the board or used up: those in hand only become fewer."""
    return sum(position.mode.layout.stock) - sum(position.stock)


def _steps_now(position: Position) -> int:
    """Steps of the side to move to its goal."""
    aim = position.aims[position.to_move]
    here = None if aim is None else position.squares[aim.piece]
    return 0 if here is None else _steps_from(position, here)


def _steps_from(position: Position, square: Square) -> int:
    """Steps of the side to move to its goal if its pawn stood on a square."""
    aim = position.aims[position.to_move]
    return 0 if aim is None else position.board.distance(square, aim.squares, aim.links) or 0


def _last_square(game: Game, piece: Piece) -> Square | None:
    """The square on which a piece stood before; ``None`` if it has not walked."""
    here = game.position.squares[piece]
    stood = (position.squares[piece] for position, _ in reversed(list(game.past())))
    return next((square for square in stood if square != here), None)

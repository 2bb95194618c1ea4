"""Random play steered to contact, crowded fences and spending."""

from random import Random

from corridor import Game, Move, Pass, Place, Relocate, Spend, Walk
from corridor.rules.board import SIZE, Square

_NEAR = 2


def steered_move(game: Game, moves: list[Move], rng: Random) -> Move:
    """A legal move, mostly one that leads to contact."""
    kinds: dict[type, list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    kind = rng.choices(list(kinds), [_weight(kind) for kind in kinds])[0]
    chosen = _without_catches(game, kinds[kind], rng)
    if rng.random() < 0.65:
        chosen = _closest(game, chosen, rng)
    return rng.choice(chosen)


def _without_catches(game: Game, moves: list[Move], rng: Random) -> list[Move]:
    """The moves without most catches, so that chases last until pellets are eaten."""
    squares = game.position.layout.squares
    if not game.position.layout.pellets or game.position.marks.boosted or rng.random() < 0.2:
        return moves
    mild = [move for move in moves if not (isinstance(move, Walk) and move.path[-1] in squares)]
    return mild or moves


def _weight(kind: type) -> float:
    return {Walk: 5.0, Place: 3.0, Relocate: 3.0, Spend: 4.0, Pass: 2.0}.get(kind, 3.0)


def _closest(game: Game, moves: list[Move], rng: Random) -> list[Move]:
    """The moves nearest to other pieces or to aims."""
    layout = game.position.layout
    wanted = [square for square in layout.squares if square is not None]
    wanted += list(_pellets(layout.pellets))
    if isinstance(moves[0], Walk):
        return _walks_to(moves, wanted, layout.squares)
    target = rng.choice(wanted)
    near = [move for move in moves if _gap(_middle(move), target) <= _NEAR]
    return near or moves


def _walks_to(
    moves: list[Move], wanted: list[Square], squares: tuple[Square | None, ...]
) -> list[Move]:
    def nearest(move: Move) -> int:
        assert isinstance(move, Walk)
        own = squares[move.piece]
        return min((_gap(move.path[-1], there) for there in wanted if there != own), default=0)

    least = min(nearest(move) for move in moves)
    return [move for move in moves if nearest(move) == least]


def _middle(move: Move) -> Square:
    if isinstance(move, Place):
        return move.fence.square
    return move.new.square if isinstance(move, Relocate) else 0


def _pellets(squares: int) -> list[Square]:
    return [square for square in range(SIZE * SIZE) if squares >> square & 1]


def _gap(here: Square, there: Square) -> int:
    return abs(here % SIZE - there % SIZE) + abs(here // SIZE - there // SIZE)

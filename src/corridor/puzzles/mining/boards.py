"""Random positions of every mode, as texts that the law has read and accepted."""

from collections.abc import Sequence
from random import Random

from corridor.rules.board import ALL_FENCES, SIZE, Board, Fence, Square, bits, square_name
from corridor.rules.errors import InvalidText
from corridor.rules.fences import misfit
from corridor.rules.game import Game
from corridor.rules.modes import Mode, make_mode

_SQUARES = range(SIZE * SIZE)


def random_board(rng: Random, fences: int) -> Board:
    """Fences that fit; whether all squares can be reached is for the law to say."""
    board = Board()
    while len(board.fences) < fences:
        fence = rng.choice(ALL_FENCES)
        if misfit(board, fence) is None:
            board = board.with_fence(fence)
    return board


def accepted(text: str) -> Game | None:
    """A game that begins with a position, if the rules could have led to it and it goes on."""
    try:
        game = Game.from_position(text)
    except InvalidText:
        return None
    return None if game.outcome else game


def race_text(
    key: str, board: Board, pawns: Sequence[Square], stock: Sequence[int], turn: int
) -> str:
    """A position of a race."""
    squares = " ".join(map(square_name, pawns))
    hands = " ".join(map(str, stock))
    return f"{key}{_fences(board)} / {squares} / {hands} / {turn + 1}"


def random_race(rng: Random, key: str, *, own: int, near: int) -> Game | None:
    """A race near its end in which only the side to move may have fences left."""
    mode = make_mode(key)
    figures = mode.layout.figures
    board = random_board(rng, rng.randint(8, 20 - own))
    turn = rng.randrange(len(figures))
    pawns = [_near_goal(rng, board, list(bits(figure.goal)), near) for figure in figures]
    stock = [own if side == turn else 0 for side in range(len(figures))]
    return None if None in pawns else accepted(race_text(key, board, _sure(pawns), stock, turn))


def _sure(pawns: Sequence[Square | None]) -> list[Square]:
    return [pawn for pawn in pawns if pawn is not None]


def _near_goal(rng: Random, board: Board, goal: Sequence[Square], near: int) -> Square | None:
    """A square at most so many steps from the goal, and not on it."""
    steps, edge, seen = 0, set(goal), set(goal)
    found: list[Square] = []
    while edge and steps < near:
        edge = {one for square in edge for one in board.neighbours(square)} - seen
        seen |= edge
        found += sorted(edge)
        steps += 1
    return rng.choice(found) if found else None


def random_chase(rng: Random, mode: Mode, ghosts: Sequence[int], *, walk: bool) -> Game | None:
    """A moment of the basic chase on the last life, with some ghosts eaten."""
    all_pellets = list(bits(mode.layout.pellets))
    pellets = sorted(rng.sample(all_pellets, rng.randint(1, len(all_pellets))))
    free = [square for square in _SQUARES if square not in pellets]
    squares = rng.sample(free, 1 + len(ghosts))
    standing = dict(zip((0, *ghosts), squares, strict=True))
    pieces = " ".join(
        square_name(standing[piece]) if piece in standing else "-"
        for piece in range(len(mode.layout.figures))
    )
    head = mode.key + ("" if mode == make_mode(mode.key) else f" layout={mode.layout.name}")
    lying = "".join(map(square_name, pellets))
    phase = "walk" if walk else "ghosts"
    return accepted(f"{head}{_fences(mode.layout.board)} / {pieces} / {lying} / 1 / {phase}")


def random_advanced(rng: Random, *, ghosts: int, walk: bool) -> Game | None:
    """A late moment of the advanced chase, on the last life, with no fence left to place."""
    mode = make_mode("pacman-advanced")
    board = random_board(rng, rng.randint(14, 20))
    all_pellets = list(bits(mode.layout.pellets))
    left = rng.randint(1, 2) if walk else rng.randint(1, 3)
    pellets = sorted(rng.sample(all_pellets, left))
    eaten = len(all_pellets) - left
    reserve = rng.randint(0, min(2, eaten))
    free = [square for square in _SQUARES if square not in all_pellets]
    standing = [0, *sorted(rng.sample(range(1, 5), ghosts))]
    squares = dict(zip(standing, rng.sample(free, len(standing)), strict=True))
    pieces = " ".join(square_name(squares[one]) if one in squares else "-" for one in range(5))
    lying = "".join(map(square_name, pellets))
    began = square_name(squares[0])
    turn = f"5 action began={began} due" if walk else "5 ghosts"
    return accepted(
        f"{mode.key}{_fences(board)} / {pieces} / {lying} / 1 / 0 0 / {reserve} {eaten} / /"
        f" - - - - - / {turn}"
    )


def _fences(board: Board) -> str:
    """The two fields of fences, with the blank and the slash before each."""
    lying = "".join(_slot(fence) for fence in board.fences if fence.horizontal)
    standing = "".join(_slot(fence) for fence in board.fences if not fence.horizontal)
    return f" / {lying}".rstrip() + f" / {standing}".rstrip()


def _slot(fence: Fence) -> str:
    return square_name(fence.square)

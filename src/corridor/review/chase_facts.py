"""What the law says about a moment of a chase, for the reasons of reviews and hints."""

from corridor.rules.board import Square
from corridor.rules.chase.pieces import PACMAN
from corridor.rules.moves import Piece, Walk
from corridor.rules.position import Position
from corridor.rules.reach import reach


def caught(before: Position, after: Position) -> bool:
    """Whether PAC-MAN has lost a life."""
    return (after.layout.lives or 0) < (before.layout.lives or 0)


def hunters(position: Position) -> tuple[Piece, ...]:
    """The ghosts that reach PAC-MAN where he stands, each as if it were its turn."""
    here = position.squares[PACMAN]
    if here is None or position.outcome is not None:
        return ()
    ends = reach(position)
    return tuple(ghost for ghost in range(1, len(ends)) if ends[ghost] >> here & 1)


def pacmans_turn(position: Position) -> Position | None:
    """The board as if PAC-MAN were to walk now; ``None`` if he cannot."""
    if position.outcome is not None or position.squares[PACMAN] is None:
        return None
    return position.turn_of(PACMAN)


def ways_out(position: Position) -> tuple[Square, ...]:
    """The squares to which PAC-MAN can walk so that no ghost reaches him there."""
    turn = pacmans_turn(position)
    if turn is None:
        return ()
    walks = {move.path[-1]: move for move in turn.legal_moves() if isinstance(move, Walk)}
    found = []
    for end, walk in sorted(walks.items()):
        after = turn.after(walk)
        if after.outcome is None and not caught(turn, after) and not hunters(after):
            found.append(end)
    return tuple(found)


def pellets_in_reach(position: Position) -> tuple[Square, ...]:
    """Pellets that PAC-MAN can eat with his next walk."""
    turn = pacmans_turn(position)
    if turn is None:
        return ()
    pellets = position.layout.pellets
    ends = {move.path[-1] for move in turn.legal_moves() if isinstance(move, Walk)}
    return tuple(sorted(end for end in ends if pellets >> end & 1))


def boost_prey(position: Position) -> int:
    """The most ghosts that PAC-MAN's boost could eat, if he ate a pellet with his next walk."""
    turn = pacmans_turn(position)
    if turn is None:
        return 0
    fed = (
        turn.after(move)
        for move in turn.legal_moves()
        if isinstance(move, Walk) and position.layout.pellets >> move.path[-1] & 1
    )
    return max((len(after.marks.edible) for after in fed), default=0)


def hunt(position: Position, ghost: Piece) -> int | None:
    """Steps of a ghost to PAC-MAN."""
    here, prey = position.squares[ghost], position.squares[PACMAN]
    if here is None or prey is None:
        return None
    return position.board.distance(here, 1 << prey, position.marks.tunnels)

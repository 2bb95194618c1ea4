"""PAC-MAN's walk and his boost; what he eats, and how he is caught."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from corridor.rules.board import Square
from corridor.rules.chase.paths import Path, paths
from corridor.rules.chase.pieces import PACMAN
from corridor.rules.moves import Move, Pass, Piece, Walk
from corridor.rules.pacman.ghost_turns import eaten_stay_out, ghosts_begin
from corridor.rules.pacman.phases import Phase

if TYPE_CHECKING:
    from corridor.rules.pacman.position import PacmanPosition


# Walks


def moves(position: "PacmanPosition") -> Iterator[Move]:
    """The walks of the phase; a boost may be declined unless it must be exact."""
    for path in _paths(position):
        yield Walk(PACMAN, path)
    if position.phase == Phase.BOOST and position.rules.boost == "up_to_3":
        yield Pass()


def _paths(position: "PacmanPosition") -> Iterator[Path]:
    rules = position.rules
    if position.phase == Phase.BOOST:
        most, exact = rules.steps.boost, rules.boost == "exact_3"
    else:
        most, exact = rules.steps.pacman, rules.pac_move == "exact_2"

    def enters(here: Square) -> Iterator[Square]:
        return (s for s in position.board.neighbours(here) if not is_blocked(position, s))

    def stops(path: Path) -> bool:
        return must_stop(position, path)

    for path in paths(position.pacman, most, enters, stops):
        if not exact or len(path) == most or stops(path):
            yield path


def is_blocked(position: "PacmanPosition", square: Square) -> bool:
    """Whether a ghost bars the square to PAC-MAN's basic walk."""
    blocked = position.phase == Phase.WALK and position.rules.pac_into_ghost == "blocked"
    return blocked and square in position.ghosts


def must_stop(position: "PacmanPosition", path: Path) -> bool:
    """Whether PAC-MAN's walk or boost ends where this path does."""
    if position.pellets >> path[-1] & 1:
        return True
    if position.phase == Phase.WALK:
        return path[-1] in position.ghosts
    if position.rules.boost_eats == "end_only" or not eaten_stay_out(position):
        return False
    return all(square is None or square in path for square in position.ghosts)


# What a walk does


def after_walk(position: "PacmanPosition", target: Square) -> "PacmanPosition":
    """The position after a basic walk: a catch, a pellet, or the ghosts' turns."""
    walked = replace(position, pacman=target)
    if target in position.ghosts:
        return caught(walked)
    return _fed(walked) if position.pellets >> target & 1 else ghosts_begin(walked)


def after_boost(position: "PacmanPosition", path: Path) -> "PacmanPosition":
    """The position after a boost: ghosts on its way are off the board."""
    eaten = eaten_by(position, path)
    ghosts = tuple(
        None if ghost in eaten else square for ghost, square in enumerate(position.ghosts, start=1)
    )
    walked = replace(position, pacman=path[-1], ghosts=ghosts)
    if position.pellets >> path[-1] & 1:
        return _fed(walked)
    return walked if walked.outcome else ghosts_begin(walked)


def eaten_by(position: "PacmanPosition", path: Path) -> tuple[Piece, ...]:
    """The ghosts that a boost eats."""
    entered = path if position.rules.boost_eats == "pass" else path[-1:]
    return tuple(ghost for ghost, s in enumerate(position.ghosts, start=1) if s in entered)


def edible(position: "PacmanPosition") -> tuple[Piece, ...]:
    """The ghosts that this boost can reach and eat."""
    walks = [move.path for move in position.legal_moves() if isinstance(move, Walk)]
    return tuple(sorted({ghost for path in walks for ghost in eaten_by(position, path)}))


def _fed(position: "PacmanPosition") -> "PacmanPosition":
    """A pellet is eaten: a boost follows, unless it was the last pellet."""
    fed = replace(position, pellets=position.pellets & ~(1 << position.pacman))
    return replace(fed, phase=Phase.BOOST) if fed.pellets else fed


def caught(position: "PacmanPosition") -> "PacmanPosition":
    """A life is lost: all pieces go home, unless it was the last life."""
    if position.lives == 1:
        return replace(position, lives=0)
    home = position.rules.start(position.mode)
    pellets = home.pellets if position.rules.pellets == "refill" else position.pellets
    return replace(home, pellets=pellets, lives=position.lives - 1)

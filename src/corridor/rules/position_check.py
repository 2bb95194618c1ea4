"""Whether a position that was read could be a moment of play; the law itself makes no other."""

from collections.abc import Iterator
from typing import TypeAlias

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.advanced import Phase as Advanced
from corridor.rules.board import Square, square_name
from corridor.rules.chase import PACMAN
from corridor.rules.classic import ClassicPosition
from corridor.rules.errors import Expected, InvalidText
from corridor.rules.modes import AnyPosition
from corridor.rules.pacman import PacmanPosition
from corridor.rules.pacman import Phase as Pacman

Condition: TypeAlias = tuple[Expected, bool, str]  # what must hold, whether it does, what was read

_MOST_STOCK = 64  # one for every slot
_HIS_PHASES = (Advanced.ACTION, Advanced.EXTRA, Advanced.AFTER)


def check_position(position: AnyPosition) -> None:
    """Refuse a position that no game can reach, with what is wrong about it."""
    for expected, holds, found in _conditions(position):
        if not holds:
            raise InvalidText(found, expected=expected)


def _conditions(position: AnyPosition) -> Iterator[Condition]:
    stock = " ".join(str(count) for count in position.stock)
    yield Expected.STOCK, all(count <= _MOST_STOCK for count in position.stock), stock
    if isinstance(position, ClassicPosition):
        yield from _classic(position)
    elif isinstance(position, PacmanPosition):
        yield from _chase(position, sharing=position.rules.ghost_stack == "share")
        yield from _pacman(position)
    else:
        yield from _chase(position, sharing=position.rules.ghost_stack == "share")
        yield from _advanced(position)


def _classic(position: ClassicPosition) -> Iterator[Condition]:
    pawns = _names(position.pawns)
    yield Expected.PIECES_APART, len(set(position.pawns)) == len(position.pawns), pawns
    for aim in position.aims:
        square = position.pawns[aim.piece]
        yield (
            Expected.ROUTE_TO_GOAL,
            position.board.reaches(square, aim.squares),
            square_name(square),
        )


def _chase(position: PacmanPosition | AdvancedPosition, *, sharing: bool) -> Iterator[Condition]:
    start = position.mode.layout
    here, *rest = position.squares
    ghosts = [square for square in rest if square is not None]
    pieces = _names(position.squares)
    yield Expected.GHOSTS_APART, sharing or len(set(ghosts)) == len(ghosts), pieces
    yield Expected.PACMAN_APART, here not in ghosts or not position.lives, pieces
    yield Expected.PELLETS_OF_LAYOUT, not position.pellets & ~start.pellets, pieces
    fed = here is not None and position.lives and position.pellets >> here & 1
    yield Expected.NO_PELLET_UNDER_PIECE, not fed, pieces
    yield Expected.LIVES, position.lives <= (start.lives or 0), str(position.lives)


def _pacman(position: PacmanPosition) -> Iterator[Condition]:
    phase = str(position.phase)
    on_pellet = any(s is not None and position.pellets >> s & 1 for s in position.ghosts)
    free = position.rules.ghost_on_pellet == "free"
    yield Expected.FENCES_OF_LAYOUT, position.board == position.mode.layout.board, phase
    yield Expected.NO_PELLET_UNDER_PIECE, free or not on_pellet, _names(position.squares)
    fed = bool(position.mode.layout.pellets >> position.pacman & 1)  # and now it is gone
    yield Expected.BOOST_AFTER_PELLET, position.phase != Pacman.BOOST or fed, phase
    begun = position.phase == Pacman.GHOSTS
    yield Expected.PLAYED_IN_TURN, _only_ghosts(position.played, begun=begun), phase
    if position.outcome is None:
        yield Expected.PLAYED_IN_TURN, _in_order(position), phase


def _in_order(position: PacmanPosition) -> bool:
    """Whether the ghosts that have played are ones that can have played by now."""
    if position.phase != Pacman.GHOSTS:
        return True
    if position.settled() != position:
        return False
    if position.rules.ghost_return == "next_round" and position.played & ~_on_board(position):
        return False
    first = min(position.movers)
    return position.rules.ghost_order == "free" or position.played < 1 << first


def _advanced(position: AdvancedPosition) -> Iterator[Condition]:
    start, rules = position.mode.layout, position.rules
    text = f"{position.turn} {position.phase}"
    eaten = start.pellets.bit_count() - position.pellets.bit_count()
    yield Expected.EATEN, position.eaten == eaten, str(position.eaten)
    yield Expected.RESERVE, position.reserve <= position.eaten, str(position.reserve)
    chamber = " ".join(str(fence) for fence in position.chamber)
    standing = all(f in start.chamber and f in position.board for f in position.chamber)
    yield Expected.CHAMBER_FENCES_STANDING, standing, chamber
    yield Expected.TURN, 1 <= position.turn <= rules.pace.opening + 1, text
    yield (
        Expected.CHAMBER_COUNT,
        len(position.chamber) > rules.pace.opening - position.turn,
        chamber,
    )
    whole = 1 + (len(position.chamber) == rules.pace.opening)
    access = rules.tunnels if rules.tunnels_give_access else ()
    yield Expected.NO_SQUARE_CUT_OFF, position.board.regions(access) <= whole, chamber
    ghosts = position.squares[1:]
    on_pellet = any(s is not None and position.pellets >> s & 1 for s in ghosts)
    yield Expected.NO_PELLET_UNDER_PIECE, not on_pellet, _names(position.squares)
    gone = any(
        before is not None and now is None
        for before, now in zip(position.previous, position.squares, strict=True)
    )
    yield Expected.PREVIOUS, not gone, _names(position.previous)
    caught = position.squares[PACMAN] in ghosts and position.squares[PACMAN] is not None
    yield Expected.PACMAN_APART, not caught, _names(position.squares)
    yield Expected.PHASE, _fits_phase(position), text
    if position.outcome is None:
        yield Expected.PHASE, _phase_holds(position), text


def _fits_phase(position: AdvancedPosition) -> bool:
    """Whether nothing is remembered of a part of the turn that is not running.

    That holds in a finished game too: it stops in the phase in which it was decided.
    """
    phase, placer = position.phase, position.placer
    if position.set_up and (phase != Advanced.ENTER or position.rules.respawn_free):
        return False
    remembers = position.began is not None or position.walked or position.due
    if remembers and phase not in _HIS_PHASES:
        return False
    if phase == Advanced.ENTER and position.squares[PACMAN] is not None:
        return False
    if (placer is None) == (phase == Advanced.GHOST_PLACE):
        return False
    begun = phase in (Advanced.GHOSTS, Advanced.GHOST_PLACE)
    played = position.played >> placer & 1 if placer is not None else 1
    return bool(played) and _only_ghosts(position.played, begun=begun)


def _only_ghosts(played: int, *, begun: bool) -> bool:
    """Whether only ghosts have played, and none before their part has begun."""
    return not played or (begun and not played & 1 << PACMAN)


def _phase_holds(position: AdvancedPosition) -> bool:
    """Whether what is remembered of the turn fits what is decided next."""
    opening = position.turn <= position.rules.pace.opening
    if position.phase in _HIS_PHASES:
        return _his_part(position, opening=opening)
    if position.phase == Advanced.ENTER:
        return True
    if position.phase == Advanced.RELOCATE:
        return opening
    return not opening and _their_part(position)


def _his_part(position: AdvancedPosition, *, opening: bool) -> bool:
    if position.squares[PACMAN] is None or position.began is None:
        return False
    if position.phase == Advanced.EXTRA:
        return position.reserve < position.eaten
    asked = position.reserve > 0 or (position.stock[0] > 0 and not opening)
    return position.due if position.phase == Advanced.ACTION else asked and not position.due


def _their_part(position: AdvancedPosition) -> bool:
    if position.played & ~_on_board(position):
        return False
    return bool(position.movers) if position.phase == Advanced.GHOSTS else position.stock[1] > 0


def _on_board(position: PacmanPosition | AdvancedPosition) -> int:
    """A bit for each piece on the board."""
    return sum(1 << piece for piece, square in enumerate(position.squares) if square is not None)


def _names(squares: tuple[Square | None, ...]) -> str:
    return " ".join("-" if square is None else square_name(square) for square in squares)

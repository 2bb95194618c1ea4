"""Conditions that a position of the advanced chase meets."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from corridor.rules.advanced.phases import Phase
from corridor.rules.chase import checks
from corridor.rules.chase.pieces import GHOST_SIDE, PACMAN, PACMAN_SIDE
from corridor.rules.errors import Expected, Place
from corridor.rules.layout_files import apart
from corridor.rules.position import Condition, shared
from corridor.rules.text_fields import squares_text

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition

_WALK_PHASES = (Phase.ACTION, Phase.EXTRA, Phase.AFTER)  # of PAC-MAN, once he is on the board


def conditions(position: "AdvancedPosition") -> Iterator[Condition]:
    """What holds in every position that a game can reach."""
    yield from checks.conditions(position, sharing=position.rules.ghost_stack == "share")
    yield from _counts(position)
    yield from _chamber(position)
    yield from _pieces(position)
    text = f"{position.turn} {position.phase}"
    holds = _fits_phase(position) and (position.outcome is not None or _phase_holds(position))
    yield Condition(Expected.PHASE, holds, text)


def _counts(position: "AdvancedPosition") -> Iterator[Condition]:
    start = position.mode.layout
    eaten = start.pellets.bit_count() - position.pellets.bit_count()
    yield Condition(Expected.EATEN, position.eaten == eaten, str(position.eaten))
    kept = position.reserve <= position.eaten
    yield Condition(Expected.RESERVE, kept, str(position.reserve))


def _chamber(position: "AdvancedPosition") -> Iterator[Condition]:
    start, opening = position.mode.layout, position.rules.pace.opening
    chamber = " ".join(str(fence) for fence in position.chamber)
    gone = [
        fence
        for fence in position.chamber
        if fence not in start.chamber or fence not in position.board
    ]
    at = Place(fences=tuple(map(str, gone)))
    yield Condition(Expected.CHAMBER_FENCES_STANDING, not gone, chamber, at)
    turn = f"{position.turn} {position.phase}"
    yield Condition(Expected.TURN, 1 <= position.turn <= opening + 1, turn)
    enough, at = (
        len(position.chamber) > opening - position.turn,
        Place(fences=tuple(chamber.split())),
    )
    yield Condition(Expected.CHAMBER_COUNT, enough, chamber, at)
    whole = 1 + (len(position.chamber) == opening)  # the closed Chamber is a region of its own
    joined = position.board.regions(position.access) <= whole
    at = Place(squares=apart(position.board, position.access))
    yield Condition(Expected.NO_SQUARE_CUT_OFF, joined, chamber, at)


def _pieces(position: "AdvancedPosition") -> Iterator[Condition]:
    pieces, at = squares_text(position.squares), checks.ghosts_on_pellets(position)
    yield Condition(Expected.NO_PELLET_UNDER_PIECE, not at.pieces, pieces, at)
    gone = {
        piece: before
        for piece, before in enumerate(position.previous)
        if before is not None and position.squares[piece] is None
    }
    at = Place(squares=tuple(gone.values()), pieces=tuple(gone))
    yield Condition(Expected.PREVIOUS, not gone, squares_text(position.previous), at)
    here, *ghosts = position.squares
    caught = here is not None and here in ghosts
    yield Condition(Expected.PACMAN_APART, not caught, pieces, shared(position.squares))


def _fits_phase(position: "AdvancedPosition") -> bool:
    """Whether nothing is remembered of a part of the turn that is not running.

    That holds in a finished game too: it stops in the phase in which it was decided.
    """
    phase, placer = position.phase, position.placer
    if position.set_up and (phase != Phase.ENTER or position.rules.respawn_free):
        return False
    remembers = position.began is not None or position.walked or position.due
    if remembers and phase not in _WALK_PHASES:
        return False
    if phase == Phase.ENTER and position.squares[PACMAN] is not None:
        return False
    if (placer is None) == (phase == Phase.GHOST_PLACE):
        return False
    begun = phase in (Phase.GHOSTS, Phase.GHOST_PLACE)
    played = position.played >> placer & 1 if placer is not None else 1
    return bool(played) and checks.only_ghosts(position.played, begun=begun)


def _phase_holds(position: "AdvancedPosition") -> bool:
    """Whether what is remembered of the turn fits what is decided next."""
    opening = position.in_opening
    if position.phase in _WALK_PHASES:
        return _pacmans_part(position)
    if position.phase == Phase.ENTER:
        return True
    if position.phase == Phase.RELOCATE:
        return opening
    return not opening and _ghosts_part(position)


def _pacmans_part(position: "AdvancedPosition") -> bool:
    if position.squares[PACMAN] is None or position.began is None:
        return False
    if position.phase == Phase.EXTRA:
        return position.reserve < position.eaten
    may_place = position.stock[PACMAN_SIDE] > 0 and not position.in_opening
    asked = position.reserve > 0 or may_place
    return position.due if position.phase == Phase.ACTION else asked and not position.due


def _ghosts_part(position: "AdvancedPosition") -> bool:
    if position.played & ~checks.on_board(position):
        return False
    if position.phase == Phase.GHOSTS:
        return bool(position.movers)
    return position.stock[GHOST_SIDE] > 0

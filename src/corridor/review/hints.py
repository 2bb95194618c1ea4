"""Why a hint is good: a fact about the move, computed by the law.

The first reason that holds is told; ``hint-CODE`` in the catalogues is its sentence.
"""

from collections.abc import Callable
from typing import TypeAlias

from corridor.review.chase_facts import caught, hunt, hunters, pellets_in_reach, ways_out
from corridor.review.facts import route_steps
from corridor.review.reasons.reason import told
from corridor.rules.board import ALL_FENCES, Square, bits, square_name
from corridor.rules.chase.pieces import GHOST_SIDE, PACMAN, PACMAN_SIDE
from corridor.rules.moves import Enter, Move, Pass, Piece, Place, Relocate, Side, Spend, Walk
from corridor.rules.position import Position
from corridor.wire.review import Why

_FAR = 99  # steps, for a side without a route


class Hint:
    """A move that is recommended, and the positions before and after it."""

    def __init__(self, position: Position, move: Move) -> None:
        self.before = position
        self.move = move
        self.after = position.after(move)
        self.side: Side = position.to_move
        self.steps = _lengths(self.before)
        self.costs = [now - was for now, was in zip(_lengths(self.after), self.steps, strict=True)]

    @property
    def is_chase(self) -> bool:
        """Whether one piece is chased by the others."""
        return self.before.layout.lives is not None

    @property
    def rivals(self) -> list[Side]:
        """The other sides, the one with the shortest route first."""
        others = [side for side in range(len(self.steps)) if side != self.side]
        return sorted(others, key=self.steps.__getitem__)


_Reason: TypeAlias = Callable[[Hint], Why | None]


def why_hint(position: Position, move: Move) -> Why:
    """The weightiest reason for a move."""
    hint = Hint(position, move)
    reasons = (_wins, *_CHASE) if hint.is_chase else (_wins, *_RACE)
    return next((found for reason in reasons if (found := reason(hint))), told("best"))


def _wins(hint: Hint) -> Why | None:
    outcome = hint.after.outcome
    return told("wins") if outcome is not None and outcome.winner == hint.side else None


# Races


def _fence(hint: Hint) -> Why | None:
    """The fence costs a rival steps."""
    if not isinstance(hint.move, Place):
        return None
    rival = max(hint.rivals, key=hint.costs.__getitem__)
    count, own = hint.costs[rival], hint.costs[hint.side]
    if count <= 0:
        return None
    if own <= 0:
        return told("fence", {"who": rival}, count=count)
    return told("fence-both", {"who": rival}, count=count, own=own)


def _fence_keeps(hint: Hint) -> Why | None:
    """The fence bars those by which a rival could have made the mover's way longer."""
    rival = _builder(hint)
    if not isinstance(hint.move, Place) or rival is None or _worst_fence(hint.after, hint.side):
        return None
    return told("fence-keeps", {"who": rival}) if _worst_fence(hint.before, hint.side) else None


def _jump(hint: Hint) -> Why | None:
    """The walk jumps over another pawn."""
    if not isinstance(hint.move, Walk) or hint.costs[hint.side] >= 0:
        return None
    start, end = hint.before.squares[hint.move.piece], hint.move.path[-1]
    neighbours = hint.before.board.neighbours
    if start is None or end in neighbours(start):
        return None
    # The pawn that is jumped over stands between both squares, also where the jump goes aside.
    between = set(neighbours(start)) & set(neighbours(end))
    over = [side for side in hint.rivals if hint.before.squares[side] in between]
    return told("jump", {"who": over[0]}, count=_own_steps(hint)) if over else None


def _route(hint: Hint) -> Why | None:
    """The walk shortens the way."""
    if not isinstance(hint.move, Walk) or hint.costs[hint.side] >= 0:
        return None
    return told("route", count=_own_steps(hint))


def _aside(hint: Hint) -> Why | None:
    """The walk leads to where no single fence of a rival makes the way longer."""
    rival = _builder(hint)
    if not isinstance(hint.move, Walk) or rival is None or _worst_fence(hint.after, hint.side):
        return None
    return told("aside", {"who": rival}) if _worst_fence(hint.before, hint.side) else None


def _exposed_less(hint: Hint) -> Why | None:
    """One more fence of a rival then costs the mover less than now."""
    if _builder(hint) is None:
        return None
    before, after = _worst_fence(hint.before, hint.side), _worst_fence(hint.after, hint.side)
    return told("exposed-less", count=after, before=before) if 0 < after < before else None


def _builder(hint: Hint) -> Side | None:
    """The rival with the shortest route of those that have a fence left."""
    return next((side for side in hint.rivals if hint.before.stock[side]), None)


def _own_steps(hint: Hint) -> int:
    return hint.steps[hint.side] + hint.costs[hint.side]


def _worst_fence(position: Position, side: Side) -> int:
    """The most steps that one more fence can cost a side."""
    aim = position.aims[side]
    here = None if aim is None else position.squares[aim.piece]
    if aim is None or here is None:
        return 0
    board = position.board
    now = board.distance(here, aim.squares, aim.links) or 0
    fences = (fence for fence in ALL_FENCES if board.fits(fence))
    then = (board.distance(here, aim.squares, aim.links, beside=fence) for fence in fences)
    return max((steps - now for steps in then if steps is not None), default=0)


# Chases


def _catches(hint: Hint) -> Why | None:
    caught_now = hint.side == GHOST_SIDE and caught(hint.before, hint.after)
    return told("catches") if caught_now else None


def _eats(hint: Hint) -> Why | None:
    """PAC-MAN eats ghosts; they are named by their numbers."""
    if hint.side != PACMAN_SIDE:
        return None
    before, after = hint.before.squares, hint.after.squares
    ghosts = (piece for piece in range(1, len(before)) if before[piece] is not None)
    eaten = [ghost for ghost in ghosts if after[ghost] is None]
    return told("eats", pieces=" ".join(map(str, eaten))) if eaten else None


def _pellet(hint: Hint) -> Why | None:
    pellets = hint.before.layout.pellets & ~hint.after.layout.pellets
    if hint.side != PACMAN_SIDE or not pellets:
        return None
    square = square_name(pellets.bit_length() - 1)
    return told("pellet" if hunters(hint.after) else "pellet-safe", square=square)


def _hides(hint: Hint) -> Why | None:
    """Ghosts that saw PAC-MAN do not see him any more."""
    if hint.side != PACMAN_SIDE or not isinstance(hint.move, Walk):
        return None
    seeing = {sight.ghost for sight in hint.before.marks.sights}
    if not seeing or hint.after.marks.sights or caught(hint.before, hint.after):
        return None
    return told("hides", pieces=" ".join(map(str, sorted(seeing))))


def _towards_pellet(hint: Hint) -> Why | None:
    """The walk leads nearer to a pellet, and nobody reaches PAC-MAN there."""
    if not _is_safe_walk(hint) or hint.costs[PACMAN_SIDE] >= 0:
        return None
    here = hint.after.squares[PACMAN]
    board, links = hint.after.board, hint.after.marks.tunnels
    way = None if here is None else board.route(here, hint.after.layout.pellets, links)
    if not way:
        return None
    return told("towards-pellet", square=square_name(way[-1]), count=len(way) - 1)


def _safe(hint: Hint) -> Why | None:
    return told("safe") if _is_safe_walk(hint) else None


def _is_safe_walk(hint: Hint) -> bool:
    """Whether PAC-MAN goes to where no ghost reaches him, and is not caught on the way."""
    if hint.side != PACMAN_SIDE or not isinstance(hint.move, Walk | Enter):
        return False
    return not caught(hint.before, hint.after) and not hunters(hint.after)


def _guards(hint: Hint) -> Why | None:
    """PAC-MAN could have eaten a pellet next turn, and cannot now."""
    if hint.side != GHOST_SIDE:
        return None
    lost = set(pellets_in_reach(hint.before)) - set(pellets_in_reach(hint.after))
    return told("guards", square=square_name(min(lost))) if lost else None


def _sees(hint: Hint) -> Why | None:
    if hint.side != GHOST_SIDE or not isinstance(hint.move, Walk):
        return None
    ghost = hint.move.piece
    seen = ghost in {sight.ghost for sight in hint.after.marks.sights}
    saw = ghost in {sight.ghost for sight in hint.before.marks.sights}
    return told("sees", piece=ghost) if seen and not saw else None


def _shuts_in(hint: Hint) -> Why | None:
    """PAC-MAN has fewer squares left on which no ghost reaches him."""
    if hint.side != GHOST_SIDE:
        return None
    before, after = len(ways_out(hint.before)), len(ways_out(hint.after))
    return told("shuts-in", count=after, before=before) if after < before else None


def _covers(hint: Hint) -> Why | None:
    """The ghost is nearer to a pellet than PAC-MAN, which not all of its walks would give."""
    if hint.side != GHOST_SIDE or not isinstance(hint.move, Walk):
        return None
    ghost, pellets = hint.move.piece, bits(hint.after.layout.pellets)
    walks = [move for move in hint.before.legal_moves() if isinstance(move, Walk)]
    others = [hint.before.after(walk) for walk in walks if walk.piece == ghost]
    found = (
        pellet
        for pellet in pellets
        if _is_nearer(hint.after, ghost, pellet)
        and not all(_is_nearer(other, ghost, pellet) for other in others)
    )
    pellet = min(found, key=lambda pellet: _steps(hint.after, PACMAN, pellet), default=None)
    return None if pellet is None else told("covers", piece=ghost, square=square_name(pellet))


def _is_nearer(position: Position, ghost: Piece, pellet: Square) -> bool:
    return _steps(position, ghost, pellet) < _steps(position, PACMAN, pellet)


def _steps(position: Position, piece: Piece, square: Square) -> int:
    here = position.squares[piece]
    if here is None:
        return _FAR
    steps = position.board.distance(here, 1 << square, position.marks.tunnels)
    return _FAR if steps is None else steps


def _away(hint: Hint) -> Why | None:
    """The nearest ghost is farther from PAC-MAN than before."""
    if hint.side != PACMAN_SIDE or not isinstance(hint.move, Walk):
        return None
    if caught(hint.before, hint.after):
        return None
    before, after = _nearest_ghost(hint.before), _nearest_ghost(hint.after)
    if before is None or after is None or after <= before:
        return None
    return told("away", count=after, before=before)


def _nearest_ghost(position: Position) -> int | None:
    ghosts = range(1, len(position.squares))
    return min((steps for ghost in ghosts if (steps := hunt(position, ghost))), default=None)


def _closes_in(hint: Hint) -> Why | None:
    if hint.side != GHOST_SIDE or not isinstance(hint.move, Walk):
        return None
    before, after = hunt(hint.before, hint.move.piece), hunt(hint.after, hint.move.piece)
    if before is None or after is None or after >= before:
        return None
    return told("closes-in", piece=hint.move.piece, count=after)


def _chase_fence(hint: Hint) -> Why | None:
    """A fence that makes PAC-MAN's way to a pellet longer, or a ghost's way to him."""
    if not isinstance(hint.move, Place | Relocate):
        return None
    if hint.side == GHOST_SIDE:
        return _fence_before_pellet(hint)
    ghosts = {ghost: _hunt_costs(hint, ghost) for ghost in range(1, len(hint.before.squares))}
    ghost = max(ghosts, key=ghosts.__getitem__)
    return told("fence-ghost", piece=ghost, count=ghosts[ghost]) if ghosts[ghost] > 0 else None


def _fence_before_pellet(hint: Hint) -> Why | None:
    costs = {
        pellet: _steps(hint.after, PACMAN, pellet) - _steps(hint.before, PACMAN, pellet)
        for pellet in bits(hint.before.layout.pellets)
    }
    pellet = max(costs, key=costs.__getitem__, default=None)
    if pellet is None or not 0 < costs[pellet] < _FAR // 2:
        return None
    return told("fence-pellet", square=square_name(pellet), count=costs[pellet])


def _hunt_costs(hint: Hint, ghost: Piece) -> int:
    before, after = hunt(hint.before, ghost), hunt(hint.after, ghost)
    return 0 if before is None or after is None else after - before


def _no_fence(hint: Hint) -> Why | None:
    """No fence that could be placed now would make the other side's way longer."""
    fences = [move for move in hint.before.legal_moves() if isinstance(move, Place)]
    if not isinstance(hint.move, Pass) or not fences:
        return None
    rival = hint.rivals[0]
    if any(Hint(hint.before, fence).costs[rival] > 0 for fence in fences):
        return None
    return told("no-fence")


def _spends(hint: Hint) -> Why | None:
    return told("spends") if isinstance(hint.move, Spend) else None


_RACE: tuple[_Reason, ...] = (_jump, _fence, _route, _fence_keeps, _aside, _exposed_less)
_CHASE: tuple[_Reason, ...] = (
    _catches,
    _eats,
    _pellet,
    _towards_pellet,
    _hides,
    _safe,
    _away,
    _guards,
    _sees,
    _shuts_in,
    _closes_in,
    _covers,
    _fence,
    _chase_fence,
    _no_fence,
    _spends,
)


def _lengths(position: Position) -> list[int]:
    return [_FAR if steps is None else steps for steps in route_steps(position)]

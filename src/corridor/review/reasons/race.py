"""Reasons of the race: steps away from the goal, jumps, and a race that cannot be won."""

from corridor.review.facts import Facts
from corridor.review.reasons.reason import told
from corridor.rules.board import Square, square_name
from corridor.rules.moves import Move, Place, Walk
from corridor.rules.position import Position
from corridor.rules.view import routes
from corridor.wire.review import Why

_JUMP = 2  # steps that a jump towards the goal saves


def walked_away(facts: Facts) -> Why | None:
    """The walk made the mover's own route longer."""
    before, after = facts.steps[facts.side], facts.steps_after[facts.side]
    if not _is_walk(facts) or after <= before:
        return None
    return told("walked-away", {"side": facts.side}, before=before, after=after)


def no_progress(facts: Facts) -> Why | None:
    """The walk left the route as long as it was, though another walk would have shortened it."""
    before = facts.steps[facts.side]
    if not _is_walk(facts) or facts.steps_after[facts.side] != before:
        return None
    walks = (move for move in facts.moves if isinstance(move, Walk))
    shorter = (_steps_of(facts.position.after(walk), facts.side) < before for walk in walks)
    return told("no-progress", {"side": facts.side}, steps=before) if any(shorter) else None


def race_lost(facts: Facts) -> Why | None:
    """Without another fence the race is lost from here; the better move was a fence."""
    if not facts.is_race or not isinstance(facts.best, Place):
        return None
    behind, behind_else = _behind(facts, facts.steps_after), _behind(facts, facts.steps_instead)
    if behind <= 0 or behind_else > 0:
        return None
    rival = min(facts.rivals, key=facts.steps_after.__getitem__)
    sides = {"side": facts.side, "rival": rival}
    return told("race-lost", sides, steps=behind, move=facts.best_text)


def jump_given(facts: Facts) -> Why | None:
    """The next pawn can now jump over the mover's, and gains two steps by it."""
    end = _jump_over(facts, facts.after)
    if not facts.is_race or end is None or _jump_over(facts, facts.instead) is not None:
        return None
    return told("jump-given", {"rival": facts.after.to_move}, square=square_name(end))


def jump_missed(facts: Facts) -> Why | None:
    """The better move was a jump that saves two steps."""
    gain = facts.steps[facts.side] - facts.steps_instead[facts.side]
    if not facts.is_race or not _is_jump(facts.position, facts.best) or gain < _JUMP:
        return None
    if _is_jump(facts.position, facts.move):
        return None
    return told("jump-missed", {"side": facts.side}, move=facts.best_text)


def _is_walk(facts: Facts) -> bool:
    return facts.is_race and isinstance(facts.move, Walk)


def _behind(facts: Facts, steps: tuple[int, ...]) -> int:
    """Steps by which the mover loses the race; all rivals move before its next step."""
    return 1 + steps[facts.side] - min(steps[rival] for rival in facts.rivals)


def _steps_of(position: Position, side: int) -> int:
    route = routes(position)[side]
    return 0 if route is None else route.steps


def _is_jump(position: Position, move: Move) -> bool:
    if not isinstance(move, Walk):
        return False
    start = position.squares[move.piece]
    return start is not None and move.path[-1] not in position.board.neighbours(start)


def _jump_over(facts: Facts, position: Position) -> Square | None:
    """Where the next pawn can jump over the mover's pawn, with a gain of two steps."""
    if position.outcome is not None or not facts.is_race:
        return None
    rival = position.to_move
    start, mine = position.squares[rival], position.squares[facts.side]
    if start is None or mine not in position.board.neighbours(start):
        return None
    now = _steps_of(position, rival)
    for move in position.legal_moves():
        if _is_jump(position, move) and _steps_of(position.after(move), rival) <= now - _JUMP:
            return move.path[-1] if isinstance(move, Walk) else None
    return None

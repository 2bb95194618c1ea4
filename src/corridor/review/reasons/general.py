"""Reasons of every mode: wins missed, losses allowed, and what exact solution says."""

from corridor.review.exact import worth_for
from corridor.review.facts import Facts
from corridor.review.reasons.reason import told
from corridor.rules.moves import Move
from corridor.rules.notation import move_text
from corridor.rules.position import Position
from corridor.wire.review import Why

_WORDS = {1.0: "won", 0.5: "even", 0.0: "lost"}


def exact(facts: Facts) -> Why | None:
    """By exact solution the position was worth more before the move."""
    was, now = facts.verdicts
    if was is None or now is None:
        return None
    before, after = worth_for(was, facts.side), worth_for(now, facts.side)
    if after >= before:
        return None
    return told("exact", {"side": facts.side}, was=_WORDS[before], now=_WORDS[after])


def win_at_once(facts: Facts) -> Why | None:
    """A move that ends the game with a win was there, and was not made."""
    move = _winning_move(facts.position)
    outcome = facts.after.outcome
    if move is None or (outcome is not None and outcome.winner == facts.side):
        return None
    return told("win-at-once", {"side": facts.side}, move=move_text(facts.position, move))


def win_missed(facts: Facts) -> Why | None:
    """The engine had found a forced win, and the move gives it away."""
    before, after = facts.ends
    if before is None or before <= 0 or (after is not None and after > 0):
        return None
    moves = _own_moves(facts, before)
    return told("win-missed", {"side": facts.side}, moves=moves, move=facts.best_text)


def _own_moves(facts: Facts, end: int) -> int:
    """The mover's share of the moves to the end; 0 if the line does not show all of them."""
    if len(facts.line) < end:
        return 0
    count, position = 0, facts.position
    for move in facts.line[:end]:
        count += position.to_move == facts.side
        position = position.after(move)
    return count


def loses_at_once(facts: Facts) -> Why | None:
    """Another side can end the game with its next move; the better move prevents that."""
    threat = _threat(facts, facts.after)
    if threat is None or _threat(facts, facts.instead) is not None:
        return None
    position, move = threat
    return told("loses-at-once", {"rival": position.to_move}, move=move_text(position, move))


def forced_loss(facts: Facts) -> Why | None:
    """The engine has found a forced loss after the move, and none before it."""
    before, after = facts.ends
    if after is None or after >= 0 or (before is not None and before < 0):
        return None
    return told("forced-loss", {"side": facts.side}, move=facts.best_text)


def only_move(facts: Facts) -> Why | None:
    """Every other move would have lowered the chance much: so the mark says."""
    return told("only-move", {"side": facts.side}) if facts.good else None


def chance_fell(facts: Facts) -> Why:
    """What is told when nothing more exact is known."""
    before, after = (round(100 * chance) for chance in facts.chances)
    return told(
        "chance-fell", {"side": facts.side}, before=before, after=after, move=facts.best_text
    )


def _winning_move(position: Position) -> Move | None:
    """A move that ends the game at once with a win for the side that makes it."""
    for move in position.legal_moves():
        outcome = position.after(move).outcome
        if outcome is not None and outcome.winner == position.to_move:
            return move
    return None


def _threat(facts: Facts, position: Position) -> tuple[Position, Move] | None:
    """The first rival that can win with its next move, as if it were its turn, and the move."""
    if position.outcome is not None:
        return None
    turns = [position] if position.to_move != facts.side else []
    if facts.is_race:  # a side is its pawn; sides between are not counted on
        turns = [position.turn_of(rival) for rival in facts.rivals]
    for turn in turns:
        if (move := _winning_move(turn)) is not None:
            return turn, move
    return None

"""Reasons about fences: the steps they cost, and the steps that others would have cost."""

from corridor.review.facts import Facts
from corridor.review.reasons.reason import told
from corridor.rules.moves import Place, Relocate, Side
from corridor.rules.notation import move_text
from corridor.rules.options import FenceChoice, options
from corridor.rules.position import Position
from corridor.wire.review import Why

_MORE = 2  # steps by which a better fence must cost more
_MUCH = 3  # steps that a fence must cost to be missed, net of its owner's
_SEVERE = 4  # steps that a rival's fence must cost to be feared


def last_fence_own_way(facts: Facts) -> Why | None:
    """The last fence in hand makes its owner's own route longer."""
    own = facts.costs[facts.side]
    if not _is_last(facts) or own <= 0:
        return None
    return told("last-fence-own-way", {"side": facts.side}, own=own)


def fence_hurts_self(facts: Facts) -> Why | None:
    """The fence costs its owner more steps than any other side."""
    own = facts.costs[facts.side]
    rival = max(facts.rivals, key=facts.costs.__getitem__)
    if not facts.fenced or own <= max(0, facts.costs[rival]):
        return None
    sides = {"side": facts.side, "rival": rival}
    return told("fence-hurts-self", sides, own=own, cost=facts.costs[rival])


def fence_for_nothing(facts: Facts) -> Why | None:
    """The fence costs nobody a step."""
    if not facts.fenced or any(facts.costs):
        return None
    return told("fence-for-nothing", {"side": facts.side}, move=facts.best_text)


def better_fence(facts: Facts) -> Why | None:
    """Another fence would have cost the same rival clearly more steps."""
    if not facts.fenced or not isinstance(facts.best, Place | Relocate):
        return None
    rival = _most_hindered(facts)
    cost, more = facts.costs[rival], facts.costs_instead[rival]
    if more < cost + _MORE:
        return None
    return told("better-fence", {"rival": rival}, cost=cost, more=more, move=facts.best_text)


def fence_was_there(facts: Facts) -> Why | None:
    """Instead of this move a fence would have cost a rival many steps."""
    if facts.fenced or not isinstance(facts.best, Place | Relocate):
        return None
    rival = _most_hindered(facts)
    cost, own = facts.costs_instead[rival], facts.costs_instead[facts.side]
    if cost - own < _MUCH:
        return None
    return told("fence-was-there", {"rival": rival}, cost=cost, move=facts.best_text)


def fence_allowed(facts: Facts) -> Why | None:
    """The next side can now set a fence that costs the mover many steps, and could not else."""
    worst = _worst_fence(facts, facts.after)
    if worst is None or (cost := _harm(worst, facts.side)) < _SEVERE:
        return None
    else_worst = _worst_fence(facts, facts.instead)
    if else_worst is not None and cost - _harm(else_worst, facts.side) < _MUCH:
        return None
    sides = {"side": facts.side, "rival": facts.after.to_move}
    return told("fence-allowed", sides, cost=cost, move=move_text(facts.after, worst.move))


def fences_gone(facts: Facts) -> Why | None:
    """The last fence is set while a rival still holds some, and it was not needed yet."""
    if not _is_last(facts) or isinstance(facts.best, Place):
        return None
    rival = max(facts.rivals, key=facts.after.stock.__getitem__)
    left = facts.after.stock[rival]
    if left == 0:
        return None
    return told("fences-gone", {"side": facts.side, "rival": rival}, left=left)


def _is_last(facts: Facts) -> bool:
    return isinstance(facts.move, Place) and facts.position.stock[facts.side] == 1


def _most_hindered(facts: Facts) -> Side:
    """The rival to whom the better fence costs most."""
    return max(facts.rivals, key=facts.costs_instead.__getitem__)


def _worst_fence(facts: Facts, position: Position) -> FenceChoice | None:
    """The fence of the next side that costs the mover most steps, net of the next side's own."""
    if position.outcome is not None or position.to_move == facts.side:
        return None
    rival = position.to_move
    fences = (choice for choice in options(position).fences if None not in choice.costs)
    gains = {choice: _harm(choice, facts.side) - _harm(choice, rival) for choice in fences}
    return max(gains, key=gains.__getitem__, default=None)


def _harm(choice: FenceChoice, side: Side) -> int:
    return choice.costs[side] or 0

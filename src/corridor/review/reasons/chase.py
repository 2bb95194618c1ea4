"""Reasons of the chases: sight and reach, pellets, boosts, catches, and ways out."""

from corridor.review.chase_facts import (
    boost_prey,
    caught,
    hunt,
    hunters,
    pellets_in_reach,
    ways_out,
)
from corridor.review.facts import Facts
from corridor.review.reasons.reason import told
from corridor.rules.board import square_name
from corridor.rules.chase.pieces import GHOST_SIDE, PACMAN_SIDE
from corridor.rules.moves import Walk
from corridor.rules.notation import move_text
from corridor.rules.position import Position
from corridor.wire.review import Why


def walked_into_ghost(facts: Facts) -> Why | None:
    """PAC-MAN lost a life by his own walk."""
    if not _is_pacmans(facts) or not caught(facts.position, facts.after):
        return None
    return told("walked-into-ghost", {"side": facts.side}, move=facts.best_text)


def seen_and_reached(facts: Facts) -> Why | None:
    """Ghosts that see PAC-MAN can reach him now; the better move leaves fewer in reach."""
    if not _leaves_more_in_reach(facts):
        return None
    seeing = {sight.ghost for sight in facts.after.marks.sights}
    ghosts = seeing & set(hunters(facts.after))
    return told("seen-and-reached", {"side": facts.side}, ghosts=len(ghosts)) if ghosts else None


def in_reach(facts: Facts) -> Why | None:
    """Ghosts can reach PAC-MAN now though none of them sees him; the better move leaves fewer."""
    if not _leaves_more_in_reach(facts) or seen_and_reached(facts) is not None:
        return None
    return told("in-reach", {"side": facts.side}, ghosts=len(hunters(facts.after)))


def pellet_missed(facts: Facts) -> Why | None:
    """A pellet lay in PAC-MAN's way that no ghost could have punished, and he left it."""
    best = facts.best
    if not _is_pacmans(facts) or not isinstance(best, Walk) or _eats(facts, facts.after):
        return None
    if not _eats(facts, facts.instead):
        return None
    end = best.path[-1]
    if facts.instead.outcome is None and hunters(facts.instead):
        return None
    steps, square = len(best.path), square_name(end)
    return told("pellet-missed", {"side": facts.side}, square=square, steps=steps)


def pellet_away(facts: Facts) -> Why | None:
    """PAC-MAN walked away from the nearest pellet."""
    before, after = facts.steps[PACMAN_SIDE], facts.steps_after[PACMAN_SIDE]
    walked = _is_pacmans(facts) and isinstance(facts.move, Walk)
    if not walked or _eats(facts, facts.after) or after <= before:
        return None
    if caught(facts.position, facts.after):
        return None
    return told("pellet-away", {"side": facts.side}, before=before, after=after)


def boost_unused(facts: Facts) -> Why | None:
    """A boost could have eaten more ghosts."""
    if not _is_pacmans(facts) or not facts.position.marks.edible:
        return None
    eaten, more = _eaten(facts, facts.after), _eaten(facts, facts.instead)
    if more <= eaten:
        return None
    return told("boost-unused", {"side": facts.side}, ghosts=more - eaten, move=facts.best_text)


def catch_missed(facts: Facts) -> Why | None:
    """A ghost could have caught PAC-MAN in this very move."""
    if not _is_ghosts(facts) or caught(facts.position, facts.after):
        return None
    for move in facts.moves:
        if caught(facts.position, facts.position.after(move)):
            text = move_text(facts.position, move)
            return told("catch-missed", {"side": facts.side, "rival": PACMAN_SIDE}, move=text)
    return None


def left_way_out(facts: Facts) -> Why | None:
    """PAC-MAN has a walk after which no ghost reaches him; the better move leaves him none."""
    if not _is_ghosts(facts):
        return None
    squares = ways_out(facts.after)
    if not squares or ways_out(facts.instead):
        return None
    return told(
        "left-way-out",
        {"rival": PACMAN_SIDE},
        count=len(squares),
        square=square_name(squares[0]),
        move=facts.best_text,
    )


def pellet_left(facts: Facts) -> Why | None:
    """PAC-MAN can eat a pellet with his next walk; the better move prevents it."""
    if not _is_ghosts(facts):
        return None
    pellets = pellets_in_reach(facts.after)
    if not pellets or pellets_in_reach(facts.instead):
        return None
    return told("pellet-left", {"rival": PACMAN_SIDE}, square=square_name(pellets[0]))


def ghosts_in_boost(facts: Facts) -> Why | None:
    """PAC-MAN can now eat a pellet and, boosted, more ghosts than after the better move."""
    if not _is_ghosts(facts):
        return None
    ghosts = boost_prey(facts.after)
    if ghosts <= boost_prey(facts.instead):
        return None
    return told("ghosts-in-boost", {"rival": PACMAN_SIDE}, ghosts=ghosts)


def ghost_walked_away(facts: Facts) -> Why | None:
    """The ghost is farther from PAC-MAN than before; the better move brings none away."""
    if not _is_ghosts(facts) or not isinstance(facts.move, Walk):
        return None
    before, after = hunt(facts.position, facts.move.piece), hunt(facts.after, facts.move.piece)
    if before is None or after is None or after <= before:
        return None
    if isinstance(facts.best, Walk):
        near = hunt(facts.position, facts.best.piece), hunt(facts.instead, facts.best.piece)
        if near[0] is not None and near[1] is not None and near[1] > near[0]:
            return None
    return told("ghost-walked-away", {"rival": PACMAN_SIDE}, before=before, after=after)


# Facts of a chase


def _is_pacmans(facts: Facts) -> bool:
    return facts.is_chase and facts.side == PACMAN_SIDE


def _is_ghosts(facts: Facts) -> bool:
    return facts.is_chase and facts.side == GHOST_SIDE


def _leaves_more_in_reach(facts: Facts) -> bool:
    """PAC-MAN has no walk left in this round, and more ghosts reach him than had to."""
    walks_on = facts.after.to_move == PACMAN_SIDE and facts.after.steps_left is not None
    if not _is_pacmans(facts) or walks_on:
        return False
    if facts.after.outcome is not None or caught(facts.position, facts.after):
        return False
    return len(hunters(facts.after)) > len(hunters(facts.instead))


def _eats(facts: Facts, after: Position) -> bool:
    return after.layout.pellets.bit_count() < facts.position.layout.pellets.bit_count()


def _eaten(facts: Facts, after: Position) -> int:
    return after.squares.count(None) - facts.position.squares.count(None)

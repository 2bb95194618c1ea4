"""Reasons: each is a predicate on facts, and a value with what its sentence needs.

A reason holds or does not hold by computation; none is guessed. Sentences are in
``i18n/en/review.ftl``, one for each code.
"""

from corridor.review.facts import Facts
from corridor.review.reasons import chase, fences, general, race
from corridor.review.reasons.reason import Reason
from corridor.wire.review import Why

# The first that hold are told: what decides the game comes before what merely costs steps.
BLAMES: tuple[Reason, ...] = (
    general.exact,
    general.win_at_once,
    chase.walked_into_ghost,
    chase.catch_missed,
    general.loses_at_once,
    general.win_missed,
    fences.last_fence_own_way,
    fences.fence_hurts_self,
    chase.seen_and_reached,
    chase.in_reach,
    race.walked_away,
    race.jump_given,
    race.jump_missed,
    race.race_lost,
    fences.better_fence,
    fences.fence_was_there,
    fences.fence_for_nothing,
    fences.fence_allowed,
    race.no_progress,
    fences.fences_gone,
    chase.boost_unused,
    chase.pellet_missed,
    chase.pellet_away,
    chase.ghosts_in_boost,
    chase.left_way_out,
    chase.pellet_left,
    chase.ghost_walked_away,
    general.forced_loss,
)
PRAISES: tuple[Reason, ...] = (general.only_move,)
_MOST = 2


def why(facts: Facts) -> tuple[Why, ...]:
    """The reasons for a mark, the weightiest first; there is always one."""
    found: list[Why] = []
    for reason in PRAISES if facts.good else BLAMES:
        if len(found) < _MOST and (told := reason(facts)) is not None:
            found.append(told)
    return tuple(found) or (general.chance_fell(facts),)

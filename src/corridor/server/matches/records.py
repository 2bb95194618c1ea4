"""Records of matches."""

from corridor.match.match import Match
from corridor.match.seats import bot_name, team
from corridor.rules.position import Reason
from corridor.rules.record import Ending, Record, record_of

_ENDINGS = {str(ending) for ending in Ending}


def record_of_match(match: Match) -> Record:
    """The record of a match."""
    dealt = bool(match.order)
    chairs = sorted(range(len(match.seats)), key=lambda n: match.order[n]) if dealt else []
    tags = {"Site": match.tags.id}
    for place, seat in enumerate(chairs, 1):
        one = match.seats[seat]
        tags[f"Seat{place}"] = one.name or (bot_name(one.level) if one.level else "?")
    race = team(match.mode.layout) is None
    result = match.result
    # The board does not show that the server ends matches that are too long.
    too_long = match.game.outcome is None and result is not None and result.reason == Reason.PLIES
    reason = Ending.ABANDONED if too_long else "" if result is None else result.reason
    by_hand = result is not None and bool(result.winners) and reason in _ENDINGS
    return record_of(
        match.game,
        tags=tags,
        seats=[match.chair(seat).pieces for seat in chairs],
        characters=[match.seats[seat].character for seat in chairs] if race and dealt else (),
        winners=result.winners if by_hand and result is not None else None,
        termination=reason if by_hand else None,
    )

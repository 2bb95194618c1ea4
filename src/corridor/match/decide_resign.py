"""Resigning: at once for a single person, by agreement of the present teammates for a team."""

from corridor.match.decide_play import in_time, speaks_for_side
from corridor.match.decision import Decision, Situation, decline
from corridor.match.match import Match
from corridor.rules.moves import Side
from corridor.wire import events as ev
from corridor.wire.codes import Code


def resign(match: Match, seat: int, situation: Situation) -> Decision:
    """A seat asks to resign for its side."""
    in_time(match, situation)
    speaks_for_side(match, seat)
    offer = match.offers.get("resign")
    if offer is None:
        if _still_to_agree(match, frozenset({seat}), situation):
            return Decision((ev.Offered(seat, "resign"),))
        return Decision((ev.Resigned(seat),))
    if seat not in offer.agreed:
        return answer(match, seat, situation, yes=True)
    if _still_to_agree(match, offer.agreed, situation):
        raise decline(Code.OFFERED_ALREADY)
    return Decision((ev.Resigned(offer.seat),))  # teammates who had not answered have left


def answer(match: Match, seat: int, situation: Situation, *, yes: bool) -> Decision:
    """A teammate agrees or not; the seat that asked may withdraw with ``yes=False``."""
    in_time(match, situation)
    offer = match.offers.get("resign")
    if offer is None or match.chair(offer.seat).side != match.chair(seat).side:
        raise decline(Code.NO_OFFER)
    answered = ev.Answered(seat, "resign", yes)
    if not yes:
        return Decision((answered,))
    if seat in offer.agreed:
        raise decline(Code.OFFERED_ALREADY)
    if _still_to_agree(match, offer.agreed | {seat}, situation):
        return Decision((answered,))
    return Decision((answered, ev.Resigned(offer.seat)))


def _still_to_agree(match: Match, agreed: frozenset[int], situation: Situation) -> set[str]:
    """Players of the side who are at the table and have not agreed; none if a captain decides."""
    if match.tags.setup.team_decides == "captain":
        return set()
    side: Side = match.chair(min(agreed)).side
    team = {match.seats[n].player for n in match.side_seats(side) if not match.seats[n].is_bot}
    return team - {match.seats[n].player for n in agreed} - situation.away

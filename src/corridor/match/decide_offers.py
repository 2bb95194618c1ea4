"""Offers and answers: draw, takeback, rematch; and the match that follows (rematch, next leg)."""

from dataclasses import replace

from corridor.match import decide_resign
from corridor.match.decide_play import speaks_for_side
from corridor.match.decision import Decision, NewMatch, Situation, decline
from corridor.match.match import Match
from corridor.match.seats import rotated
from corridor.match.tags import Tags
from corridor.wire import commands as cmd
from corridor.wire import events as ev
from corridor.wire.codes import Code
from corridor.wire.events import Event


def decide(match: Match, command: cmd.Offer | cmd.Answer, situation: Situation) -> Decision:
    """Decide an offer or an answer."""
    if (command.kind == "rematch") != (match.phase == "over"):
        raise decline(Code.NOT_OVER if command.kind == "rematch" else Code.FINISHED)
    if match.after:
        raise decline(Code.FINISHED)
    if command.kind == "resign":
        if isinstance(command, cmd.Offer):
            return decide_resign.resign(match, command.seat, situation)
        return decide_resign.answer(match, command.seat, situation, yes=command.yes)
    if command.kind != "rematch":
        speaks_for_side(match, command.seat)
    if isinstance(command, cmd.Offer):
        return _offer(match, command, situation)
    return _answer(match, command, situation)


def _offer(match: Match, command: cmd.Offer, situation: Situation) -> Decision:
    if command.kind in match.offers:
        raise decline(Code.OFFERED_ALREADY)
    if command.kind == "rematch":
        if _alone(match, command.seat):
            return _rematch(match, situation, ())
    else:
        side = match.chair(command.seat).side
        rivals = [n for n in match.people() if match.chair(n).side != side]
        against_bots = all(match.seats[n].is_bot for n in rivals)
        plies = match.plies_back(side)
        if command.kind == "draw" and against_bots:
            raise decline(Code.BOT_DECLINES)
        if command.kind == "takeback":
            if not plies:
                raise decline(Code.NOTHING_TO_TAKE_BACK)
            if against_bots:
                return _undo(match, plies)
    return Decision((ev.Offered(command.seat, command.kind),))


def _undo(match: Match, plies: int) -> Decision:
    """Take back at once, without asking: bots have no objection, the table may."""
    if not match.tags.setup.casual:
        raise decline(Code.NOT_CASUAL)
    return Decision((ev.TookBack(plies),))


def _alone(match: Match, seat: int) -> bool:
    """Whether no other person is to be asked."""
    here = {match.seats[n].player for n in match.people() if not match.seats[n].is_bot}
    return here <= {match.seats[seat].player}


def _answer(match: Match, command: cmd.Answer, situation: Situation) -> Decision:
    offer = match.offers.get(command.kind)
    if offer is None:
        raise decline(Code.NO_OFFER)
    answered = ev.Answered(command.seat, command.kind, command.yes)
    if not command.yes:
        return Decision((answered,))
    if command.seat in offer.agreed:
        raise decline(Code.OFFERED_ALREADY)
    if command.kind == "rematch":
        if match.agreed_by_people("rematch", command.seat):
            return _rematch(match, situation, (answered,))
    elif command.kind == "takeback" and match.agreed_by_sides("takeback", command.seat):
        plies = match.plies_back(match.chair(offer.seat).side)
        return Decision((answered, ev.TookBack(plies)))
    return Decision((answered,))


def _rematch(match: Match, situation: Situation, before: tuple[Event, ...]) -> Decision:
    """The same people again; every seat moves on by one chair."""
    tags = replace(
        match.tags,
        id=situation.fresh_id,
        leg=1,
        before=match.tags.id,
        order=rotated(match.order),
    )
    continued = ev.Continued(situation.fresh_id, "rematch")
    return Decision((*before, continued), (_laid_out(match, tags, situation),))


def next_leg(match: Match, situation: Situation) -> Decision:
    """The second leg: the same people with swapped sides."""
    tags = replace(
        match.tags,
        id=situation.fresh_id,
        leg=match.tags.leg + 1,
        before=match.tags.id,
        order=rotated(match.order),
    )
    continued = ev.Continued(situation.fresh_id, "leg")
    return Decision((continued,), (_laid_out(match, tags, situation),))


def _laid_out(match: Match, tags: Tags, situation: Situation) -> NewMatch:
    seated = tuple(
        ev.Seated(n, seat.name, seat.player, 0 if seat.player else seat.level, seat.character)
        for n, seat in enumerate(match.seats)
    )
    shared = (ev.Shared(match.shares),) if match.shares else ()
    return NewMatch(tags, (*seated, *shared, ev.Started(situation.seed, tags.order)))

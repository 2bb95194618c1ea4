"""A match as wire messages: the table without the board, and the list of moves."""

from corridor.match.match import Match
from corridor.wire import messages as msg


def table_of(match: Match) -> msg.Table:
    """The table message: everything but the board."""
    return msg.Table(
        match=match.tags.id,
        setup=match.tags.setup,
        phase=match.phase,
        seats=tuple(_seat(match, n) for n in range(len(match.seats))),
        shares=match.shares,
        pivot=match.pivot,
        seed=match.seed,
        clock=_clock(match),
        offers=tuple(
            msg.OfferState(offer.seat, kind, tuple(sorted(offer.agreed)))
            for kind, offer in match.offers.items()
        ),
        result=_result(match),
        leg=match.tags.leg,
        owner=match.tags.owner,
        before=match.tags.before,
        after=match.after,
    )


def moves_of(match: Match) -> tuple[str, ...]:
    """The moves so far, as move text."""
    return tuple(match.game.text(move) for move in match.game.history)


def _seat(match: Match, number: int) -> msg.SeatState:
    seat = match.seats[number]
    chair = match.chair(number) if match.order else None
    return msg.SeatState(
        seat=number,
        name=seat.name,
        player=seat.player,
        level=seat.level,
        character=seat.character,
        side=None if chair is None else chair.side,
        pieces=() if chair is None else chair.pieces,
        away=bool(seat.player) and seat.is_bot,
        agreed=match.agreed.get(number),
    )


def _clock(match: Match) -> msg.Clock | None:
    clocks = match.clocks
    return None if clocks is None else msg.Clock(clocks.left, clocks.running, clocks.since)


def _result(match: Match) -> msg.Result | None:
    result = match.result
    if result is None:
        return None
    rating = match.game.rating_after(result.winner)
    return msg.Result(result.winners, result.reason, rating, result.seat)

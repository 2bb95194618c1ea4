"""The legs of a match side by side, with the points of each seat."""

from corridor.match.match import Match
from corridor.wire import messages as msg


def leg_of(match: Match) -> msg.Leg:
    """The result of one leg."""
    result = match.result
    return msg.Leg(
        match=match.tags.id,
        sides=tuple(match.chair(n).side for n in range(len(match.seats))),
        winners=() if result is None else result.winners,
        reason="" if result is None else result.reason,
        pellets=match.game.rating_after(None if result is None else result.winner),
        rounds=match.rounds(),
    )


def summary_of(shown: Match, *played: Match) -> msg.Summary:
    """The played legs, for viewers of one of them; the winners of a leg share its point."""
    legs = tuple(leg_of(match) for match in played)
    points = tuple(
        sum((1 / len(leg.winners) for leg in legs if leg.sides[n] in leg.winners), 0.0)
        for n in range(len(shown.seats))
    )
    return msg.Summary(shown.tags.id, legs, points)

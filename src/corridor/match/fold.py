"""Applies events to a match. The same events always give the same match."""

from dataclasses import replace

from corridor.match import seats as seating
from corridor.match.clocks import wound
from corridor.match.match import Match, Offer, Result
from corridor.match.seats import Seat
from corridor.match.tags import Tags, begun, mode_of
from corridor.rules.moves import Side
from corridor.rules.position import Reason
from corridor.rules.record import Ending
from corridor.wire import events as ev
from corridor.wire.events import Stored

SUBSTITUTE_WAITS = 3_000  # milliseconds before a substitute moves: a quick return costs nothing


def new_match(tags: Tags) -> Match:
    """A table without people or bots."""
    mode = mode_of(tags.setup)
    seats = tags.setup.seats
    shares = seating.usual_shares(mode.layout, seats)
    return Match(
        tags=tags,
        mode=mode,
        seats=(Seat(),) * seats,
        shares=shares,
        chairs=seating.chairs(mode.layout, shares),
        game=begun(tags.setup),
    )


def fold(tags: Tags, events: list[Stored]) -> Match:
    """The match after all its events."""
    match = new_match(tags)
    for stored in events:
        apply(match, stored)
    return match


def apply(match: Match, stored: Stored) -> None:
    """Change a match by its next event; raises ``ValueError`` for any other event."""
    if stored.seq != match.seq + 1:
        raise ValueError(f"event {stored.seq} does not follow {match.seq}")
    match.seq, match.at = stored.seq, max(stored.at, match.at)
    match.log.append(stored)
    event = stored.event
    match event:
        case ev.Seated() | ev.Left() | ev.Chose() | ev.Shared():
            _seat(match, event)
        case ev.Changed():
            _change(match, event)
        case ev.Stayed():
            match.agreed.pop(event.seat, None)
        case ev.Started():
            _start(match, event)
        case ev.Moved() | ev.TookBack():
            _play(match, event)
        case ev.Offered() | ev.Answered():
            _offer(match, event)
        case ev.Resigned() | ev.Flagged() | ev.Claimed() | ev.Aborted():
            _finish(match, event)
        case ev.Substituted() | ev.Returned():
            _substitute(match, event)
        case ev.Continued():
            match.after = event.match
            match.offers.clear()
    # Phrases and offers change nothing that a command depends on, so they make none stale.
    if not isinstance(event, ev.Said | ev.Offered | ev.Answered):
        match.pivot = match.seq


def _seat(match: Match, event: ev.Seated | ev.Left | ev.Chose | ev.Shared) -> None:
    if isinstance(event, ev.Shared):
        match.shares = event.shares
        match.chairs = seating.chairs(match.mode.layout, match.shares)
        return
    match event:
        case ev.Seated():
            seat = Seat(event.name, event.player, event.level, event.character)
        case ev.Left():
            if event.sent_away:
                match.sent_away |= {match.seats[event.seat].player}
            seat = Seat()
        case ev.Chose():
            seat = replace(match.seats[event.seat], character=event.character)
    if not isinstance(event, ev.Chose):
        match.agreed.pop(event.seat, None)
    _put(match, event.seat, seat)


def _change(match: Match, event: ev.Changed) -> None:
    """Lay the table out anew; people other than the owner have yet to agree."""
    before, owner = match.tags.setup, match.tags.owner
    match.tags = replace(match.tags, setup=event.setup)
    match.mode = mode_of(event.setup)
    match.chairs = seating.chairs(match.mode.layout, match.shares)
    match.game = begun(event.setup)
    asked = [n for n in match.people() if match.seats[n].player != owner]
    agreed = {n: match.agreed.get(n, before) for n in asked}
    # A person who agreed to exactly this setup before is not asked again.
    match.agreed = {n: setup for n, setup in agreed.items() if setup != event.setup}


def _put(match: Match, number: int, seat: Seat) -> None:
    match.seats = (*match.seats[:number], seat, *match.seats[number + 1 :])


def _start(match: Match, event: ev.Started) -> None:
    match.phase, match.order, match.seed = "playing", event.chairs, event.seed
    match.clocks = wound(match.tags.setup.time, len(match.mode.layout.stock))
    _turn_clocks(match)


def _turn_clocks(match: Match) -> None:
    """Let the clock of the side to move run; at the end, none."""
    if match.clocks is not None:
        over = match.phase == "over"
        match.clocks = match.clocks.turned(None if over else match.game.to_move, match.at)


def _play(match: Match, event: ev.Moved | ev.TookBack) -> None:
    # A team may go on deciding whether to resign while others move; other offers lapse.
    match.offers = {kind: one for kind, one in match.offers.items() if kind == "resign"}
    if isinstance(event, ev.Moved):
        match.game.push_text(event.move)
    else:
        for _ in range(event.plies):
            match.game.pop()
    outcome = match.game.outcome
    if outcome is None and match.too_long():
        _end(match, _all_sides(match), Reason.PLIES)
    elif outcome is None:
        _turn_clocks(match)
    else:
        winners = _all_sides(match) if outcome.winner is None else (outcome.winner,)
        _end(match, winners, str(outcome.reason))


def _offer(match: Match, event: ev.Offered | ev.Answered) -> None:
    if isinstance(event, ev.Offered):
        match.offers[event.kind] = Offer(event.seat, frozenset({event.seat}))
        return
    if not event.yes:
        match.offers.pop(event.kind, None)
        return
    offer = match.offers[event.kind]
    match.offers[event.kind] = replace(offer, agreed=offer.agreed | {event.seat})
    if event.kind == "draw" and match.agreed_by_sides("draw"):
        _end(match, _all_sides(match), Ending.AGREEMENT)


def _finish(match: Match, event: ev.Resigned | ev.Flagged | ev.Claimed | ev.Aborted) -> None:
    match event:
        case ev.Aborted():
            _end(match, (), "aborted")
        case ev.Resigned():
            _end(match, _others(match, match.chair(event.seat).side), Ending.RESIGN, event.seat)
        case ev.Flagged():
            _end(match, _others(match, event.side), Ending.TIME)
        case ev.Claimed():
            _end(match, _others(match, match.chair(event.gone).side), Ending.ABANDONED)


def _all_sides(match: Match) -> tuple[Side, ...]:
    return tuple(range(len(match.mode.layout.stock)))


def _others(match: Match, side: Side) -> tuple[Side, ...]:
    return tuple(other for other in _all_sides(match) if other != side)


def _end(match: Match, winners: tuple[Side, ...], reason: str, seat: int | None = None) -> None:
    match.phase, match.result = "over", Result(winners, str(reason), seat)
    match.offers.clear()
    _turn_clocks(match)


def _substitute(match: Match, event: ev.Substituted | ev.Returned) -> None:
    seat = match.seats[event.seat]
    if isinstance(event, ev.Substituted):
        _put(match, event.seat, replace(seat, level=event.level))
        match.bot_from = match.at + SUBSTITUTE_WAITS
    else:
        _put(match, event.seat, replace(seat, level=0))

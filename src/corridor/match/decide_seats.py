"""Decisions before the start: taking and leaving seats, bots, shares of the ghosts, the start."""

from typing import TypeAlias

from corridor.match import seats as seating
from corridor.match.decision import Decision, Situation, decline
from corridor.match.match import Match
from corridor.match.names import clean_name
from corridor.wire import commands as cmd
from corridor.wire import events as ev
from corridor.wire.codes import Code
from corridor.wire.setup import PERFECT

_Before: TypeAlias = cmd.Take | cmd.Leave | cmd.Choose | cmd.Bot | cmd.Fill | cmd.Share


def decide(match: Match, command: _Before, situation: Situation) -> Decision:
    """Decide a command about seats."""
    match command:
        case cmd.Take():
            return _take(match, command, situation)
        case cmd.Leave():
            return _leave(match, command, situation)
        case cmd.Choose():
            _check_character_free(match, command.seat, command.character)
            return Decision((ev.Chose(command.seat, command.character),))
        case cmd.Bot():
            _check_seat_free(match, command.seat)
            check_level(command.level, situation)
            return Decision((ev.Seated(command.seat, level=command.level),))
        case cmd.Fill():
            free = [n for n, seat in enumerate(match.seats) if seat.free]
            if not free:
                raise decline(Code.SEAT_TAKEN, seat=0)
            check_level(command.level, situation)
            return Decision(tuple(ev.Seated(n, level=command.level) for n in free))
        case cmd.Share():
            if not seating.are_shares(match.mode.layout, len(match.seats), command.shares):
                raise decline(Code.BAD_SHARES)
            return Decision((ev.Shared(command.shares),))


def check_level(level: int, situation: Situation) -> None:
    """Refuse a perfect bot where there is none."""
    if level == PERFECT and not situation.perfect:
        raise decline(Code.NO_PERFECT)


def _take(match: Match, command: cmd.Take, situation: Situation) -> Decision:
    _check_welcome(match, situation)
    _check_seat_free(match, command.seat)
    _check_character_free(match, command.seat, command.character)
    name = clean_name(command.name)
    seated = ev.Seated(command.seat, name=name, player=situation.actor, character=command.character)
    return Decision((seated,))


def _check_welcome(match: Match, situation: Situation) -> None:
    """A private seat is for people with a link or a code, and for the owner, who may send away.

    A guest who was sent away could come back under another name. So a public table is closed to
    their whole network; the owner can still invite a neighbour of theirs.
    """
    actor = situation.actor
    if not actor:
        raise decline(Code.BAD_TOKEN)
    if actor in match.sent_away:
        raise decline(Code.SENT_AWAY)
    if situation.invited or actor == match.tags.owner:
        return
    if not match.tags.setup.public:
        raise decline(Code.INVITED_ONLY)
    if situation.barred:
        raise decline(Code.NETWORK_SENT_AWAY)


def _leave(match: Match, command: cmd.Leave, situation: Situation) -> Decision:
    seat = match.seats[command.seat]
    if seat.free:
        raise decline(Code.NO_SUCH_SEAT, seat=command.seat)
    sent_away = bool(seat.player) and seat.player != situation.actor
    return Decision((ev.Left(command.seat, sent_away),))


def _check_seat_free(match: Match, seat: int) -> None:
    if not match.seats[seat].free:
        raise decline(Code.SEAT_TAKEN, seat=seat)


def _check_character_free(match: Match, seat: int, character: str) -> None:
    if character == "pawn":
        return
    if seating.team(match.mode.layout) is not None:  # pieces of a chase are characters already
        raise decline(Code.CHARACTER_TAKEN, character=character)
    taken = {other.character for n, other in enumerate(match.seats) if n != seat}
    if character in taken:
        raise decline(Code.CHARACTER_TAKEN, character=character)


def start(match: Match, situation: Situation) -> Decision:
    """Start: deal chairs to seats by lot, or in the order that the table fixes."""
    if any(seat.free for seat in match.seats):
        raise decline(Code.NOT_FULL)
    if match.agreed:
        raise decline(Code.NOT_AGREED)
    seats = len(match.seats)
    order = match.tags.order
    if not order:
        by_lot = match.tags.setup.lots == "draw"
        order = seating.draw(seats, situation.seed) if by_lot else tuple(range(seats))
    return Decision((ev.Started(situation.seed, order),))

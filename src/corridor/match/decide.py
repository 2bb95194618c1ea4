"""Commands become events or are refused. Pure: no clock, no randomness, no storage.

This module checks what all commands share (phase, seq, seat) and passes each to the module of its
subject: `decide_seats`, `decide_setup`, `decide_play`, `decide_offers`, `decide_resign`.
"""

from corridor.match import (
    decide_offers,
    decide_play,
    decide_resign,
    decide_seats,
    decide_setup,
)
from corridor.match.decision import Decision, Declined, Situation, decline
from corridor.match.match import Match
from corridor.wire import commands as cmd
from corridor.wire.codes import Code
from corridor.wire.commands import TableCommand

_BEFORE_START = (
    cmd.Take, cmd.Leave, cmd.Choose, cmd.Bot, cmd.Fill, cmd.Share, cmd.Change, cmd.Stay, cmd.Start,
)  # fmt: skip
_OWNERS = (cmd.Bot, cmd.Fill, cmd.Share, cmd.Change, cmd.Start)
_AFTER_END = (cmd.Offer, cmd.Answer, cmd.Say)

__all__ = ["Decision", "Declined", "Situation", "decide"]


def decide(match: Match, command: TableCommand, situation: Situation) -> Decision:
    """The events of a command; raises ``Declined`` if it is refused."""
    _check_phase(match, command)
    if command.seq > match.seq or command.seq < match.pivot:
        raise decline(Code.STALE, seq=match.seq)
    _check_seat(match, command, situation)
    if isinstance(command, cmd.Say | cmd.Offer) and match.too_long():
        raise decline(Code.TOO_MANY, seconds=0)
    match command:
        case cmd.Take() | cmd.Leave() | cmd.Choose() | cmd.Bot() | cmd.Fill() | cmd.Share():
            return decide_seats.decide(match, command, situation)
        case cmd.Change() | cmd.Stay():
            return decide_setup.decide(match, command)
        case cmd.Start():
            return decide_seats.start(match, situation)
        case cmd.Resign():
            return decide_resign.resign(match, command.seat, situation)
        case cmd.Offer() | cmd.Answer():
            return decide_offers.decide(match, command, situation)
        case _:
            return decide_play.decide(match, command, situation)


def _check_phase(match: Match, command: TableCommand) -> None:
    if isinstance(command, _BEFORE_START):
        if match.phase == "playing":
            raise decline(Code.STARTED)
        if match.phase == "over":
            raise decline(Code.FINISHED)
        return
    if match.phase == "open" and not isinstance(command, cmd.Say):
        raise decline(Code.NOT_STARTED)
    if match.phase == "over" and not isinstance(command, _AFTER_END):
        raise decline(Code.FINISHED)


def _check_seat(match: Match, command: TableCommand, situation: Situation) -> None:
    """The seat exists, and the actor may act for it."""
    number = getattr(command, "seat", None)
    if number is not None and number >= len(match.seats):
        raise decline(Code.NO_SUCH_SEAT, seat=number)
    if isinstance(command, cmd.Take):
        return
    if isinstance(command, _OWNERS):
        if situation.actor != match.tags.owner or not situation.actor:
            raise decline(Code.NOT_OWNER)
        return
    own = match.seats_of(situation.actor)
    if isinstance(command, cmd.Leave) and situation.actor == match.tags.owner:
        return  # the owner may remove bots and people before the start
    if not own:
        raise decline(Code.NOT_SEATED)
    if number is not None and number not in own:
        raise decline(Code.NOT_YOUR_SEAT, seat=number)

"""Decisions during the match: moves, aborts, claims and returns, phrases, suggestions, hints."""

from typing import TypeAlias

from corridor.match.decide_seats import check_level
from corridor.match.decision import Decision, Situation, decline
from corridor.match.match import Match, mover_of
from corridor.rules.board import square_name
from corridor.rules.moves import Side
from corridor.wire import commands as cmd
from corridor.wire import events as ev
from corridor.wire.codes import Code
from corridor.wire.setup import Days

_During: TypeAlias = (
    cmd.Move | cmd.Abort | cmd.Claim | cmd.Return | cmd.Say | cmd.Suggest | cmd.Hint
)
_TOO_LATE = 2  # plies after which a match cannot be aborted


def decide(match: Match, command: _During, situation: Situation) -> Decision:
    """Decide a command during the match."""
    match command:
        case cmd.Say():
            return Decision((ev.Said(command.seat, command.phrase),))
        case cmd.Return():
            if not match.seats[command.seat].is_bot:
                raise decline(Code.SEAT_TAKEN, seat=command.seat)
            return Decision((ev.Returned(command.seat),))
        case cmd.Move():
            return _move(match, command, situation)
        case cmd.Abort():
            if len(match.game.history) >= _TOO_LATE:
                raise decline(Code.TOO_LATE_TO_ABORT)
            return Decision((ev.Aborted(command.seat),))
        case cmd.Claim():
            return _claim(match, command, situation)
        case cmd.Suggest():
            if len(match.side_seats(match.chair(command.seat).side)) == 1:
                raise decline(Code.NO_TEAM)
            return Decision(())
        case cmd.Hint():
            if not match.tags.setup.casual:
                raise decline(Code.NOT_CASUAL)
            if command.seat not in match.deciders():
                raise decline(Code.NOT_YOUR_TURN)
            return Decision(())


def in_time(match: Match, situation: Situation) -> None:
    """Refuse if the running clock has reached zero, though no flag event is stored yet."""
    flag = match.flag_at()
    if flag is not None and situation.now >= flag:
        raise decline(Code.TIME_IS_UP)


def speaks_for_side(match: Match, seat: int) -> None:
    """Refuse if a captain decides for the team and this seat is not the captain."""
    if match.tags.setup.team_decides == "captain":
        captain = match.captain(match.chair(seat).side)
        if seat != captain:
            raise decline(Code.NOT_CAPTAIN, seat=captain)


def _move(match: Match, command: cmd.Move, situation: Situation) -> Decision:
    own = match.seats_of(situation.actor)
    asking = own if command.seat is None else (command.seat,)
    deciders = match.deciders()
    able = [n for n in asking if n in deciders and not match.seats[n].is_bot]
    if not able:
        raise decline(Code.NOT_YOUR_TURN)
    in_time(match, situation)
    return Decision((ev.Moved(play(match, command.move, able), command.move),))


def play(match: Match, text: str, able: list[int]) -> int:
    """The seat, of those able to decide, that makes this move; raises ``Declined`` if illegal."""
    refused = match.game.why_not(text)
    if refused is not None:
        raise decline(
            Code.ILLEGAL,
            refusal=str(refused.refusal),
            pieces=list(refused.pieces),
            squares=[square_name(square) for square in refused.squares],
        )
    piece = mover_of(match, text)
    if piece is None:
        seat = able[0]
        if len(match.deciders()) > 1:
            captain = match.captain(match.game.to_move)
            if match.tags.setup.team_decides == "captain" and captain not in able:
                raise decline(Code.NOT_CAPTAIN, seat=captain)
        return seat
    for seat in able:
        if piece in match.chair(seat).pieces:
            return seat
    raise decline(Code.NOT_YOUR_TURN)


def _claim(match: Match, command: cmd.Claim, situation: Situation) -> Decision:
    if command.gone >= len(match.seats):
        raise decline(Code.NO_SUCH_SEAT, seat=command.gone)
    seat = match.seats[command.gone]
    by_post = isinstance(match.tags.setup.time, Days)  # players need not be at the table
    if by_post or seat.is_bot or seat.player not in situation.gone:
        raise decline(Code.NOT_GONE, seat=command.gone)
    side = match.chair(command.gone).side
    if command.want == "bot":
        check_level(command.level, situation)
        if not match.is_timed:  # without a clock nobody loses anything by waiting for their turn
            _check_their_turn(match, side, command.gone)
        return Decision((ev.Substituted(command.gone, command.level),))
    people = [match.seats[n] for n in match.side_seats(side) if not match.seats[n].is_bot]
    here = any(person.player not in situation.gone for person in people)
    if here or match.chair(command.seat).side == side:
        raise decline(Code.NOT_GONE, seat=command.gone)
    _check_their_turn(match, side, command.gone)
    return Decision((ev.Claimed(command.seat, command.gone),))


def _check_their_turn(match: Match, side: Side, gone: int) -> None:
    """Refuse unless the absent side keeps the others waiting."""
    if match.game.to_move != side:
        raise decline(Code.NOT_THEIR_TURN, seat=gone)

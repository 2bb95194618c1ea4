"""Records of matches."""

from datetime import UTC, datetime

from corridor.match.clocks import wound
from corridor.match.match import Match
from corridor.match.seats import bot_name, team
from corridor.rules.position import Reason
from corridor.rules.record import Ending, Record, record_of
from corridor.wire import events as ev
from corridor.wire.setup import Days, Fischer, PerMove, Time

_ENDINGS = {str(ending) for ending in Ending}


def record_of_match(match: Match) -> Record:
    """The record of a match."""
    dealt = bool(match.order)
    chairs = sorted(range(len(match.seats)), key=lambda n: match.order[n]) if dealt else []
    tags = {"Site": match.tags.id, "Date": _date(match), "TimeControl": _control(match)}
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
        clocks=clocks_of(match),
    )


def clocks_of(match: Match) -> list[int]:
    """Milliseconds that the mover had left after each move; empty at a table without a clock."""
    clocks = wound(match.tags.setup.time, len(match.mode.layout.stock))
    if clocks is None:
        return []
    game, at = match.game.rewound(0), 0
    found: list[int] = []
    for stored in match.log:
        at, side = max(at, stored.at), game.to_move
        match stored.event:
            case ev.Started():
                pass
            case ev.Moved(move=move):
                game.push_text(move)
            case ev.TookBack(plies=plies):
                for _ in range(plies):
                    game.pop()
                del found[len(found) - plies :]
            case _:
                continue
        clocks = clocks.turned(None if game.outcome else game.to_move, at)
        if isinstance(stored.event, ev.Moved):
            found.append(clocks.left[side])
    return found


def _date(match: Match) -> str:
    """The day on which it began, at Greenwich."""
    begun = next((one.at for one in match.log if isinstance(one.event, ev.Started)), match.at)
    return f"{datetime.fromtimestamp(begun / 1000, UTC):%Y.%m.%d}"


def _control(match: Match) -> str:
    """The clock in seconds: 300+5 for a game, 1/60 for each move, - for none."""
    time: Time = match.tags.setup.time
    match time:
        case Fischer():
            return f"{time.seconds}+{time.increment}"
        case PerMove():
            return f"1/{time.seconds}"
        case Days():
            return f"1/{time.days * 86_400}"
        case _:
            return "-"

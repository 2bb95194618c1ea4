"""Decisions about the setup before the start: the owner changes it, the others agree to it."""

from corridor.match.decision import Decision, decline
from corridor.match.match import Match
from corridor.match.setup import check
from corridor.wire import commands as cmd
from corridor.wire import events as ev
from corridor.wire.codes import Code
from corridor.wire.setup import Setup

# What people chose the table by: another mode or number of seats is another table, and the link
# was given out for a table of friends or of strangers.
_FIXED = ("mode", "seats", "public")


def decide(match: Match, command: cmd.Change | cmd.Stay) -> Decision:
    """Decide a change or an agreement; what changes nothing leaves no event."""
    if isinstance(command, cmd.Stay):
        return Decision((ev.Stayed(command.seat),) if command.seat in match.agreed else ())
    wanted = check(command.setup)
    _check_fixed(match.tags.setup, wanted)
    return Decision((ev.Changed(wanted),) if wanted != match.tags.setup else ())


def _check_fixed(now: Setup, wanted: Setup) -> None:
    for name in _FIXED:
        kept, asked = getattr(now, name), getattr(wanted, name)
        if kept != asked:
            raise decline(Code.BAD_SETUP, kind=name, name=str(asked), allowed=[str(kept)])

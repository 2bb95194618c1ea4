"""Checks of a table's setup against the law and the number of seats."""

from msgspec import structs

from corridor.match.decision import decline
from corridor.match.layouts import kept_layout
from corridor.match.seats import seat_numbers
from corridor.match.tags import begun
from corridor.rules.errors import InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.rules.modes import Mode
from corridor.wire.codes import Code
from corridor.wire.setup import Setup


def check(setup: Setup) -> Setup:
    """The setup as it is stored; raises ``Declined`` if the law or the seats do not allow it."""
    if setup.position is not None:
        setup = _from_position(setup)
    mode = _checked_mode(setup)
    allowed = seat_numbers(mode.layout)
    if setup.seats not in allowed:
        raise decline(
            Code.BAD_SETUP, kind="seats", name=str(setup.seats), allowed=list(map(str, allowed))
        )
    return structs.replace(setup, layout=kept_layout(mode, setup.layout))


def _from_position(setup: Setup) -> Setup:
    """A setup that begins from a position: its text says mode, layout and switches."""
    game = _checked(setup)
    if game.mode.key != setup.mode:
        raise decline(Code.BAD_SETUP, kind="mode", name=setup.mode, allowed=[game.mode.key])
    beside = setup.layout or setup.preset or setup.switches
    if beside or game.outcome is not None:
        raise decline(Code.BAD_SETUP, kind="position", name=setup.position or "", allowed=[])
    return structs.replace(setup, position=game.position_text(counters=True))


def _checked_mode(setup: Setup) -> Mode:
    return _checked(setup).mode


def _checked(setup: Setup) -> Game:
    try:
        return begun(setup)
    except InvalidSwitch as error:
        raise decline(
            Code.BAD_SETUP, kind=error.kind, name=error.name, allowed=list(error.allowed)
        ) from None
    except InvalidText as error:
        raise decline(
            Code.BAD_SETUP,
            kind="layout" if setup.position is None else "position",
            name=error.text,
            expected=str(error.expected),
            detail=error.detail,
            allowed=[],
        ) from None

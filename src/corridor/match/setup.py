"""Checks of a table's setup against the law and the number of seats."""

from msgspec import structs

from corridor.match.decision import decline
from corridor.match.layouts import kept_layout
from corridor.match.seats import seat_numbers
from corridor.match.tags import mode_of
from corridor.rules.errors import InvalidSwitch, InvalidText
from corridor.rules.modes import Mode
from corridor.wire.codes import Code
from corridor.wire.setup import Setup


def check(setup: Setup) -> Setup:
    """The setup as it is stored; raises ``Declined`` if the law or the seats do not allow it."""
    mode = _checked_mode(setup)
    allowed = seat_numbers(mode.layout)
    if setup.seats not in allowed:
        raise decline(
            Code.BAD_SETUP, kind="seats", name=str(setup.seats), allowed=list(map(str, allowed))
        )
    return structs.replace(setup, layout=kept_layout(mode, setup.layout))


def _checked_mode(setup: Setup) -> Mode:
    try:
        return mode_of(setup)
    except InvalidSwitch as error:
        raise decline(
            Code.BAD_SETUP, kind=error.kind, name=error.name, allowed=list(error.allowed)
        ) from None
    except InvalidText as error:
        raise decline(
            Code.BAD_SETUP,
            kind="layout",
            name=error.text,
            expected=str(error.expected),
            detail=error.detail,
            allowed=[],
        ) from None

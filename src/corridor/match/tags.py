"""Identity and setup of a match."""

from dataclasses import dataclass

from corridor.match.layouts import table_layout
from corridor.rules.game import Game
from corridor.rules.modes import Mode, make_mode
from corridor.wire.setup import Setup


@dataclass(frozen=True, slots=True)
class Tags:
    """Stored when a table is made; an event can change the setup before the start."""

    id: str
    setup: Setup
    owner: str
    leg: int = 1
    before: str = ""  # id of the match that this one follows
    order: tuple[int, ...] = ()  # chair of each seat; empty: lots are drawn at the start
    origin: str = ""  # where it was made from, veiled; those of one origin share the engine
    plies: int = 0  # the match is drawn after so many moves; 0: never


def begun(setup: Setup) -> Game:
    """The game with which a table begins; raises ``InvalidSwitch`` or ``InvalidText``."""
    if setup.position is not None:
        return Game.from_position(setup.position)
    return Game(mode_of(setup))


def mode_of(setup: Setup) -> Mode:
    """The mode that a table plays; raises ``InvalidSwitch`` or ``InvalidText``."""
    if setup.position is not None:
        return begun(setup).mode
    layout = table_layout(setup.mode, setup.layout)
    return make_mode(setup.mode, layout=layout, preset=setup.preset, **setup.settings())

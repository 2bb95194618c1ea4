"""The options of a game for clients: by the core; by the law where the core is not compiled."""

from corridor.rules.game import Game
from corridor.wire.view import Options

try:
    from corridor.engine.core_options import core_options as _options
except ImportError:
    from corridor.wire.view import options_of as _options


def options_of(game: Game) -> Options:
    """Every legal move of the side to move, and refused fences with the reason."""
    return _options(game)

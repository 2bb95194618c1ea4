"""Who has the better of a layout, as far as it is known: solved, or measured between equals."""

from collections.abc import Iterator

from corridor.lab.between_equals import FAIR
from corridor.lab.engine_games import engine_games
from corridor.lab.measured import measured
from corridor.rules.modes import PRESETS
from corridor.solver.balance import MODE, balance_of
from corridor.solver.verdict import Verdict
from corridor.wire.playable import Balance

_PROVED = {
    Verdict.PACMAN: Balance("pacman"),
    Verdict.ENDLESS: Balance("endless"),
    Verdict.GHOSTS: Balance("ghosts"),
}


def standings(mode: str, layout: str) -> dict[str, Balance]:
    """What is known of a layout, by preset; an empty name stands for a mode that has none.

    Games were played by the first preset only.

    >>> standings("pacman", "recon-1")["booklet"].code
    'ghosts'
    """
    usual = next(iter(PRESETS.get(mode, {"": {}})))
    games = between_equals(mode, layout)
    return ({} if games is None else {usual: games}) | dict(_proved(mode, layout))


def between_equals(mode: str, layout: str) -> Balance | None:
    """Who wins more games between equals: those of levels, otherwise those of the engine."""
    if mode == MODE and (levels := measured().get(layout)) is not None:
        return from_games(
            sum(one.won for one in levels.equals), sum(one.games for one in levels.equals)
        )
    for one in engine_games():
        if (one.mode, one.layout) == (mode, layout):
            return from_games(one.won, one.games)
    return None


def from_games(won: int, games: int) -> Balance:
    """Who is ahead, if PAC-MAN won so many games.

    >>> [from_games(won, 20).code for won in (7, 8, 12, 13)]
    ['ahead-ghosts', 'even', 'even', 'ahead-pacman']
    """
    low, high = FAIR
    if won / games < low:
        return Balance("ahead-ghosts", won, games)
    return Balance("even" if won / games <= high else "ahead-pacman", won, games)


def _proved(mode: str, layout: str) -> Iterator[tuple[str, Balance]]:
    for preset in PRESETS.get(mode, {}):
        if mode == MODE and (verdict := balance_of(layout, preset)) is not None:
            yield preset, _PROVED[verdict]

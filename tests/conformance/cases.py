"""Random games to compare: any mode, any switches, any layout."""

from dataclasses import replace
from random import Random

from corridor import LAYOUTS, MODES, Game, InvalidLayout, switches_of
from corridor.rules.board import ALL_FENCES, SIZE, Board, square_set
from corridor.rules.layout import Layout
from corridor.rules.modes import make_mode

_LIMIT_AT_MOST = 40  # low enough for some games to be drawn
_STOCK_AT_MOST = 12


def random_game(rng: Random, mode: str | None = None) -> Game:
    """A new game."""
    key = rng.choice(MODES) if mode is None else mode
    switches = _random_switches(rng, key)
    if rng.random() < 0.7:
        return Game(key, layout=rng.choice(LAYOUTS[key]), preset=None, **switches)
    return _on_a_random_layout(rng, key, switches)


def _random_switches(rng: Random, key: str) -> dict[str, str | int]:
    """Random switches; limits seldom, since they cut games short."""
    chosen: dict[str, str | int] = {}
    for name, allowed in switches_of(key).items():
        low, dots, high = allowed[0].partition("..")
        if not dots:
            if rng.random() < 0.4:
                chosen[name] = rng.choice(allowed)
        elif rng.random() < 0.15:
            most = _LIMIT_AT_MOST if "limit" in name or "plies" in name else _STOCK_AT_MOST
            chosen[name] = rng.randint(int(low), min(int(high), most))
    return chosen


def _on_a_random_layout(rng: Random, key: str, switches: dict[str, str | int]) -> Game:
    """Random fences, squares and pellets, tried until the layout is legal."""
    usual = make_mode(key).layout
    while True:
        try:
            return Game(key, layout=_varied(rng, usual), preset=None, **switches)
        except InvalidLayout:
            continue


def _varied(rng: Random, usual: Layout) -> Layout:
    board = usual.board if usual.chamber else Board()
    for fence in rng.sample(ALL_FENCES, rng.randint(0, 9)):
        if board.fits(fence):
            board = board.with_fence(fence)
    layout = replace(usual, name="custom", board=board)
    if usual.pellets:
        pellets = rng.sample(range(SIZE * SIZE), usual.pellets.bit_count())
        layout = replace(layout, pellets=square_set(pellets))
    if not usual.chamber and rng.random() < 0.5:
        squares = rng.sample(range(SIZE * SIZE), len(usual.figures))
        layout = replace(layout, figures=layout.with_squares(tuple(squares)))
    return layout

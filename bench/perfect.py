"""How the perfect player does from random positions, compared with what they are worth.

    .venv/bin/python bench/perfect.py --ghosts 3 --games 100 --opponent level:6

Every position is played twice: `perfect` is PAC-MAN once, and the ghosts once. A game is worse than
the value if a won position is not won, or an endless one is lost.
"""

import argparse
from collections import Counter as Count
from dataclasses import replace
from random import Random

from rich.console import Console
from rich.table import Table
from rivals import machine

from corridor.arena.players import make_player
from corridor.engine.player import Player
from corridor.rules.board import SIZE, bits
from corridor.rules.game import Game
from corridor.rules.modes import make_mode
from corridor.rules.pacman import PacmanPosition
from corridor.rules.position_text import position_text
from corridor.solver.perfect import smallest_chase
from corridor.solver.rounds import Counter
from corridor.solver.verdict import Verdict

WINS = (Verdict.PACMAN, Verdict.GHOSTS)


def random_position(layout: str, ghosts: int, rng: Random) -> PacmanPosition:
    """The last life, some pellets left, the first ghosts anywhere and the others eaten."""
    start = make_mode("pacman", layout=layout, lives=1).start()
    assert isinstance(start, PacmanPosition)
    pellets = list(bits(start.pellets))
    left = rng.sample(pellets, rng.randint(1, len(pellets)))
    free = sorted(set(range(SIZE * SIZE)) - set(pellets))
    pacman, *squares = rng.sample(free, 1 + ghosts)
    gone = [None] * (len(start.ghosts) - ghosts)
    return replace(
        start,
        pacman=pacman,
        ghosts=(*squares, *gone),
        pellets=sum(1 << square for square in left),
    )


def value(counter: Counter, position: PacmanPosition) -> Verdict:
    """What the position is worth, PAC-MAN to walk."""
    verdicts = {verdict for verdict, _ in counter.moves(position).values()}
    return next(one for one in Verdict if one in verdicts)


def result(position: PacmanPosition, players: tuple[Player, Player], rng: Random) -> Verdict:
    """Who wins a game; endless if the limit of quiet rounds ends it."""
    game = Game.from_position(position_text(position))
    while game.outcome is None:
        game.push(players[game.to_move].choose(game, rng=rng))
    winner = game.outcome.winner
    return Verdict.ENDLESS if winner is None else WINS[winner]


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--ghosts", type=int, default=3)
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--layout", default="recon-1")
    options.add_argument("--opponent", default="level:6")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    rng = Random(chosen.seed)
    perfect, opponent = make_player("perfect"), make_player(chosen.opponent)
    chase = smallest_chase(random_position(chosen.layout, chosen.ghosts, rng))
    counter = Counter(chase.numbers, len(chase.ghosts))
    found: Count[tuple[int, Verdict, Verdict]] = Count()
    for _ in range(chosen.games):
        position = random_position(chosen.layout, chosen.ghosts, rng)
        worth = value(counter, position)
        for side, players in enumerate(((perfect, opponent), (opponent, perfect))):
            found[side, worth, result(position, players, rng)] += 1
    table = Table(title=f"perfect against {chosen.opponent}, {chosen.layout}; {machine()}")
    for name in ("perfect is", "worth", "pacman", "endless", "ghosts", "worse than the value"):
        table.add_column(name)
    order = list(Verdict)
    for side, name in enumerate(("PAC-MAN", "ghosts")):
        for worth in Verdict:
            counts = [found[side, worth, came] for came in Verdict]
            worse = [
                found[side, worth, came]
                for came in Verdict
                if (order.index(came) - order.index(worth)) * (1 - 2 * side) > 0
            ]
            table.add_row(name, worth, *map(str, counts), str(sum(worse)))
    Console().print(table)


if __name__ == "__main__":
    main()

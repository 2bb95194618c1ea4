"""How levels play against themselves: who wins by role, and moves that nobody should make.

    ./dev bench manners
    .venv/bin/python bench/manners.py --mode pacman --level 3 --games 100

Each level plays all sides of a game, from the start, with another seed each time. Levels that leave
nothing to chance would play the same game again and again: theirs begin with four moves by chance,
which are not counted. Counted are

* wins of each side; in a chase PAC-MAN's share, in per cent with one standard deviation;
* pawns that step back to the square they have just left, with no fence placed since, no other pawn
  within two steps then or now, and another move that is as good (`to and fro`), and ghosts that do
  so of choice while PAC-MAN is on the board, without getting nearer to him; pieces that were put
  elsewhere in between, as after a catch, begin anew;
* pawns whose first walk does not shorten their way (`sideways`);
* fences in the first two moves of a side, while there is no other on the board (`early`);
* fences that a side of a race places in a game, on average, and with which of its moves it places
  the first, in half of all cases (`fences`, `first`).

``--out docs/reference/manners.md`` writes the page; with ``--mode`` rows of other modes stay. The
page of a table reads PAC-MAN's shares from ``src/corridor/engine/shares.json``, which is written
when both chases were measured.
"""

import argparse
import math
import os
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, median

from rivals import ROOT, machine

from corridor import MODES, Game
from corridor.arena.openings import parse_openings
from corridor.engine.levels import LEVEL_HASH, LEVELS, LevelPlayer, settings_of
from corridor.engine.search import Engine
from corridor.engine.shares import shares_json
from corridor.rules.chase import PACMAN
from corridor.rules.moves import Move, Place, Walk

_SHARES = ROOT / "src" / "corridor" / "engine" / "shares.json"
_LONGEST = 2000  # plies; then a game counts as drawn
_FIRST_MOVES = 2  # of a side, in which a fence needs a reason
_CLOSE = 2  # steps: so near another pawn is a reason to step back
_FAR = 99
_OPENINGS = "random:4"
_HEAD = """# How levels play

Made by `python bench/manners.py --games {games} --out docs/reference/manners.md`: each level plays
all sides, from the start; levels that leave nothing to chance begin with four moves by chance.
{machine}.

“PAC-MAN” is his share of the games in per cent, with one standard deviation; a draw counts as half.
“To and fro” are steps straight back though nothing has changed the way, “sideways” first walks
that do not shorten the way, “early” fences in a side's first two moves while no other is on the
board. “Fences” are those that a side of a race places in a game, on average, “first” is the move
with which it places its first, in half of all cases.

| mode | level | games | wins by side | PAC-MAN | to and fro | sideways | early | fences | first |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


@dataclass(frozen=True)
class Played:
    """One game: who won, and what was counted."""

    winner: int | None
    to_and_fro: int
    sideways: int
    early: int
    fences: tuple[int, ...]  # placed by each side
    first: tuple[int, ...]  # the move with which a side placed its first, for sides that placed any


@dataclass(frozen=True)
class Left:
    """Where a piece stood before and after its last walk, with how many fences there were."""

    square: int | None
    end: int
    fences: int
    crowded: bool


@dataclass
class Watch:
    """Counts what nobody should do, by rules of its own: the levels know nothing of them."""

    told: Counter[str] = field(default_factory=Counter)
    left: dict[int, Left] = field(default_factory=dict)  # by piece
    moves: Counter[int] = field(default_factory=Counter)  # by side
    placed: Counter[int] = field(default_factory=Counter)  # fences, by side
    first: dict[int, int] = field(default_factory=dict)  # move of the first of them, by side

    def see(self, game: Game, move: Move) -> None:
        """Look at a move before it is played."""
        race = not game.mode.layout.pellets
        if isinstance(move, Walk):
            self._walk(game, move, race=race)
        elif race and isinstance(move, Place):
            self._place(game)
        self.moves[game.to_move] += 1

    def _place(self, game: Game) -> None:
        side = game.to_move
        if self.moves[side] < _FIRST_MOVES:
            self.told["early"] += not _fences(game)
        self.placed[side] += 1
        self.first.setdefault(side, self.moves[side] + 1)

    def _walk(self, game: Game, walk: Walk, *, race: bool) -> None:
        here = game.position.squares[walk.piece]
        left = self.left.get(walk.piece)
        if left is None:
            self.told["sideways"] += race and _is_sideways(game, walk)
        elif (walk.path[-1], here, _fences(game)) == (left.square, left.end, left.fences):
            idle = (
                _has_better(game, walk) and not left.crowded
                if race
                else (walk.piece != PACMAN and not _comes_nearer(game, walk))
            )
            self.told["to and fro"] += idle
        crowded = _crowded(game, walk.piece)
        self.left[walk.piece] = Left(here, walk.path[-1], _fences(game), crowded)


def _fences(game: Game) -> int:
    return game.position.board.horizontal.bit_count() + game.position.board.vertical.bit_count()


def _is_sideways(game: Game, walk: Walk) -> bool:
    """Whether a first walk leads no nearer to the goal, where another would."""
    aim = game.position.aims[game.to_move]
    if aim is None:
        return False
    ends = [move.path[-1] for move in game.legal_moves if isinstance(move, Walk)]
    steps = {end: game.position.board.distance(end, aim.squares) or 0 for end in ends}
    return steps[walk.path[-1]] > min(steps.values())


def _has_better(game: Game, walk: Walk) -> bool:
    """Whether a pawn need not step back: no other is close by, and another move is as good."""
    aim = game.position.aims[game.to_move]
    if aim is None or _crowded(game, walk.piece):
        return False
    others = [move for move in game.legal_moves if move != walk]
    steps = [
        game.position.board.distance(move.path[-1], aim.squares) or 0
        for move in others
        if isinstance(move, Walk)
    ]
    back = game.position.board.distance(walk.path[-1], aim.squares) or 0
    return len(steps) < len(others) or any(found <= back for found in steps)


def _crowded(game: Game, piece: int) -> bool:
    """Whether another piece is close by: in a race a reason to step back."""
    squares = enumerate(game.position.squares)
    others = [square for other, square in squares if other != piece and square is not None]
    return _steps(game, game.position.squares[piece], others) <= _CLOSE


def _comes_nearer(game: Game, walk: Walk) -> bool:
    """Whether a ghost's walk brings it nearer to PAC-MAN, if he is there and it has a choice."""
    prey = [square for square in game.position.squares[:1] if square is not None]
    if not prey or len(game.legal_moves) == 1:
        return True
    here = game.position.squares[walk.piece]
    return _steps(game, walk.path[-1], prey) < _steps(game, here, prey)


def _steps(game: Game, start: int | None, ends: list[int]) -> int:
    """Steps from a square to the nearest of others."""
    if start is None:
        return _FAR
    links = game.position.marks.tunnels
    found = (game.position.board.distance(start, 1 << end, links) for end in ends)
    return min((steps for steps in found if steps is not None), default=_FAR)


def _begun(mode: str, level: int, seed: int) -> Game:
    """The start, or a few moves by chance later if the level itself leaves nothing to chance."""
    game = Game(mode)
    if not any(one.slack or one.instinct for one in settings_of(mode, level)):
        for text in parse_openings(_OPENINGS, game.mode, seed=seed)(seed):
            game.push(game.parse(text))
    return game


def game_of(mode: str, level: int, seed: int) -> Played:
    game, rng, watch = _begun(mode, level, seed), Random(f"{mode} {level} {seed}"), Watch()
    player = LevelPlayer(level, Engine(hash_mb=LEVEL_HASH))
    while game.outcome is None and len(game.history) < _LONGEST:
        move = player.choose(game, rng=rng)
        watch.see(game, move)
        game.push(move)
    winner = None if game.outcome is None else game.outcome.winner
    told, sides = watch.told, range(len(game.mode.layout.stock))
    fences = tuple(watch.placed[side] for side in sides)
    first = tuple(watch.first.values())
    return Played(winner, told["to and fro"], told["sideways"], told["early"], fences, first)


def row(mode: str, level: int, games: int, pool: ProcessPoolExecutor) -> tuple[str, int]:
    """A row of the table, and PAC-MAN's share in per cent."""
    found = list(pool.map(game_of, [mode] * games, [level] * games, range(games)))
    sides = range(len(Game(mode).mode.layout.stock))
    wins = [sum(one.winner == side for one in found) for side in sides]
    share = (wins[0] + sum(one.winner is None for one in found) / 2) / games
    error = math.sqrt(share * (1 - share) / games)
    chase = _is_chase(mode)
    shown = f"{100 * share:.0f} ± {100 * error:.0f}" if chase else "–"
    faults = [
        sum(getattr(one, name) for one in found) for name in ("to_and_fro", "sideways", "early")
    ]
    cells = [f"`{mode}`", level, games, " ".join(map(str, wins)), shown, *faults]
    cells += ["–", "–"] if chase else _fence_cells(found)
    return f"| {' | '.join(map(str, cells))} |", round(100 * share)


def _fence_cells(found: list[Played]) -> list[str]:
    """Fences of a side in a game, on average, and the median of its moves that place the first."""
    placed = [count for one in found for count in one.fences]
    first = [move for one in found for move in one.first]
    return [f"{mean(placed):.1f}", f"{median(first):g}" if first else "–"]


def rows(options: argparse.Namespace) -> Iterator[tuple[str, int, str, int]]:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for mode in options.mode or MODES:
            for level in options.level or LEVELS:
                yield mode, level, *row(mode, level, options.games, pool)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--mode", choices=list(MODES), action="append")
    parser.add_argument("--level", type=int, choices=LEVELS, action="append")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--out", type=Path, help="write the page, and the shares for the program")
    options = parser.parse_args()
    if options.out is not None and options.level:
        parser.error("--out writes all levels of a mode: leave --level out")
    print(_HEAD.format(games=options.games, machine=machine()), end="")
    lines: dict[str, list[str]] = {}
    shares: dict[str, list[int]] = {}
    for mode, _level, line, share in rows(options):
        print(line, flush=True)
        lines.setdefault(mode, []).append(line)
        if _is_chase(mode):
            shares.setdefault(mode, []).append(share)
    if options.out is not None:
        _write(options, lines)
        if len(shares) == sum(map(_is_chase, MODES)):
            _SHARES.write_text(shares_json(shares))


def _is_chase(mode: str) -> bool:
    return bool(Game(mode).mode.layout.pellets)


def _write(options: argparse.Namespace, lines: Mapping[str, list[str]]) -> None:
    """Write the page; rows of modes that were not measured now stay as they were."""
    before = options.out.read_text().splitlines() if options.out.exists() else []
    text = _HEAD.format(games=options.games, machine=machine())
    for mode in MODES:
        kept = [line for line in before if line.startswith(f"| `{mode}` |")]
        text += "".join(f"{line}\n" for line in lines.get(mode, kept))
    options.out.write_text(text)


if __name__ == "__main__":
    main()

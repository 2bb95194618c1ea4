"""The solver's verdicts are those of solvers that know only the rules' moves."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from corridor.engine import _core
from corridor.rules.modes import Switch, make_mode
from corridor.rules.pacman import PacmanPosition
from corridor.rules.position_text import position_text
from corridor.solver import Tables, Verdict, solve
from corridor.solver.chase import Chase
from tests.solver import games

EVERY_PELLET = 15
SEED = 11


def named(switches: dict[str, Switch]) -> str:
    return " ".join(f"{name}={value}" for name, value in switches.items()) or "defaults"


def differences(chase: Chase, path: Path, stride: int = 1) -> int:
    """Solve twice; the number of positions whose verdict differs from the plain solver's."""
    tables = solve(chase.mode, path, ghosts=chase.letters, threads=1)
    plain = _core.PlainSolver(chase.numbers)
    plain.solve(chase.lives, EVERY_PELLET)
    compared, different = plain.compare(tables.core, stride)
    stored = sum(sum(entry.positions) for entry in tables.directory.entries)
    assert compared > stored, "all that are stored, and others"
    return different


@pytest.mark.parametrize("switches", [*games.readings(), *games.MIXED], ids=named)
def test_one_ghost_is_solved_in_every_reading(switches: dict[str, Switch], tmp_path: Path) -> None:
    """Every position, every set of pellets, one to three lives."""
    assert differences(games.chase("B", switches, lives=3), tmp_path / "one.chase") == 0


def test_two_ghosts_are_solved_at_the_defaults(tmp_path: Path) -> None:
    """Every set of pellets, and every position that is stored; the long check takes the others."""
    assert differences(games.chase("BC"), tmp_path / "two.chase", stride=20) == 0


@pytest.mark.random
@pytest.mark.parametrize("switches", [*games.readings(), *games.MIXED], ids=named)
def test_a_verdict_is_the_best_that_the_law_lets_follow(
    switches: dict[str, Switch], tmp_path: Path
) -> None:
    """In every phase: PAC-MAN's walk and boost, and each ghost's turn."""
    ghosts = 1 if switches.get("ghost_stack") == "block" else 2  # which takes the solver longest
    whole = games.chase("", switches, layout="recon-2").mode
    mode = games.with_few(whole, ghosts)
    tables = solve(mode, tmp_path / "law.chase")
    rng = Random(SEED)
    for _ in range(25):
        position: PacmanPosition = games.random_position(mode, rng)
        while position.outcome is None and position.lives == mode.layout.lives:
            after = [position.after(move) for move in position.legal_moves()]
            best = max if position.to_move else min
            wanted = best(map(tables.value, after), key=list(Verdict).index)
            assert tables.value(position) == wanted, position_text(position)
            position = rng.choice(after)
            if rng.random() < 0.2:
                break


@pytest.mark.parametrize(("layout", "lives"), [("recon-1", 1), ("recon-2", 2), ("open", 3)])
def test_verdicts_are_the_best_of_what_may_follow_with_three_ghosts(
    layout: str, lives: int, tmp_path: Path
) -> None:
    """Bellman's equation, over a round: random positions of every set of pellets and life."""
    chase = games.chase("BIP", layout=layout, lives=lives)
    tables = solve(chase.mode, tmp_path / "three.chase", ghosts="BIP", threads=1)
    assert tables.core.bellman(100_000, SEED) == (100_000, 0)


def test_moves_are_told_with_what_they_lead_to(tmp_path: Path) -> None:
    mode = make_mode("pacman", lives=1)
    tables = solve(mode, tmp_path / "two.chase", ghosts="2")
    start = mode.start()
    assert isinstance(start, PacmanPosition)
    position = replace(start, ghosts=(*start.ghosts[:2], None, None))
    worth = {position.after(move): one for move, one in tables.moves(position).items()}
    assert worth == {
        after: tables.value(after) for after in map(position.after, position.legal_moves())
    }
    assert tables.value(position) == min(worth.values(), key=list(Verdict).index)


def test_eaten_ghosts_are_no_matter_on_the_last_life(tmp_path: Path) -> None:
    """Tables with fewer ghosts hold positions of the whole game, but not with lives to lose."""
    mode = make_mode("pacman")
    start = mode.start()
    assert isinstance(start, PacmanPosition)
    alone = replace(start, ghosts=(start.ghosts[0], None, None, None), lives=1)
    chase = Chase.of(mode, "B")
    assert chase.holds(alone)
    assert not chase.holds(replace(alone, lives=2))
    assert not chase.holds(replace(alone, ghosts=start.ghosts))
    assert Chase.of(mode).holds(start)
    tables = solve(mode, tmp_path / "one.chase", ghosts="B")
    assert isinstance(tables, Tables)
    assert tables.value(alone) == Verdict.ENDLESS

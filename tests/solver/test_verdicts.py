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


def differences(chase: Chase, path: Path, pellets: int = EVERY_PELLET, stride: int = 1) -> int:
    """The number of positions whose verdict differs from the plain solver's."""
    tables = solve(chase.mode, path, ghosts=chase.letters, threads=1)
    plain = _core.PlainSolver(chase.numbers)
    plain.solve(chase.lives, pellets)
    compared, different = plain.compare(tables.core, stride)
    assert compared > 10_000
    return different


@pytest.mark.parametrize("switches", [*games.readings(), *games.MIXED], ids=named)
def test_one_ghost_is_solved_in_every_reading(switches: dict[str, Switch], tmp_path: Path) -> None:
    assert differences(games.chase("B", switches), tmp_path / "one.chase") == 0


@pytest.mark.parametrize("pellets", ["stay_eaten", "refill"])
def test_lives_lead_from_one_start_to_the_next(pellets: str, tmp_path: Path) -> None:
    chase = games.chase("P", {"pellets": pellets}, lives=3)
    assert differences(chase, tmp_path / "lives.chase", stride=3) == 0


def test_two_ghosts_are_solved_at_the_defaults(tmp_path: Path) -> None:
    """One pellet here; the longer check takes all of them."""
    assert differences(games.chase("BC"), tmp_path / "two.chase", pellets=1, stride=7) == 0


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


def test_verdicts_are_the_best_of_what_may_follow_with_three_ghosts(tmp_path: Path) -> None:
    """The stages with the pellets a1 and i1, alone and both; random positions of them."""
    chase = games.chase("BIP")
    solver = _core.ChaseSolver(chase.numbers, threads=2)
    path, stages, at = tmp_path / "three.stages", [], 0
    with path.open("wb") as file:
        for number, (pellets, below) in enumerate([(1, []), (2, []), (3, [1, 0])]):
            asked = [(one, 0) for one in [*below, -1, -1, -1, -1][:4]]
            solver.solve(number, pellets=pellets, caught=2, below=asked)
            written = solver.write()
            file.write(written)
            stages.append((1, pellets, 2, at, len(written), 0))
            at += len(written)
    tables = _core.ChaseTables(chase.numbers, str(path), stages)
    assert tables.bellman(10_000, SEED) == (10_000, 0)


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

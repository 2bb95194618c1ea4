"""A plain Python solver that uses only positions and their legal moves."""

from collections.abc import Iterator
from dataclasses import replace

from corridor.rules.board import SIZE
from corridor.rules.modes import Mode
from corridor.rules.pacman import PacmanPosition
from corridor.solver.verdict import Verdict


def solved(mode: Mode, pellets: int) -> dict[PacmanPosition, Verdict]:
    """Verdicts of every position with one ghost, these pellets and one life."""
    after = successors(positions(mode, pellets))
    verdicts = {
        position: Verdict.PACMAN if outcome.winner == 0 else Verdict.GHOSTS
        for position in after
        if (outcome := position.outcome) is not None
    }
    for wanted, side in ((Verdict.GHOSTS, 1), (Verdict.PACMAN, 0)):
        _spread(after, verdicts, wanted, side)
    return {position: verdicts.get(position, Verdict.ENDLESS) for position in after}


def positions(mode: Mode, pellets: int) -> Iterator[PacmanPosition]:
    """All positions with PAC-MAN to walk that are not over."""
    start = mode.start()
    assert isinstance(start, PacmanPosition)
    for pacman in range(SIZE * SIZE):
        for ghost in range(SIZE * SIZE):
            if pacman != ghost and not pellets >> pacman & 1 and not pellets >> ghost & 1:
                yield replace(start, pacman=pacman, ghosts=(ghost,), pellets=pellets)


def successors(
    roots: Iterator[PacmanPosition],
) -> dict[PacmanPosition, set[PacmanPosition]]:
    """The successors of each position that can be reached."""
    found: dict[PacmanPosition, set[PacmanPosition]] = {}
    waiting = list(roots)
    while waiting:
        position = waiting.pop()
        if position in found:
            continue
        found[position] = {position.after(move) for move in position.legal_moves()}
        waiting += found[position]
    return found


def _spread(
    after: dict[PacmanPosition, set[PacmanPosition]],
    verdicts: dict[PacmanPosition, Verdict],
    wanted: Verdict,
    side: int,
) -> None:
    """Mark the positions that one side forces, until nothing changes."""
    left = [position for position in after if position not in verdicts]
    changed = True
    while changed:
        changed = False
        for position in left:
            good = (verdicts.get(one) == wanted for one in after[position])
            if any(good) if position.to_move == side else all(good):
                verdicts[position] = wanted
                changed = True
        left = [position for position in left if position not in verdicts]

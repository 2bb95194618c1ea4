"""The core's options are exactly the law's, in every mode and under all switches."""

from random import Random
from sys import getswitchinterval, setswitchinterval
from threading import Thread

import pytest

from corridor import MODES, Game
from corridor.engine.core_options import core_options
from corridor.wire.view import options_of
from tests.conformance.random_positions import edited, random_case
from tests.conformance.steer import steered_move

_POSITIONS_A_MODE = 400
_LONGEST = 40  # plies of a game
_EDITED = 0.05


@pytest.mark.random
@pytest.mark.parametrize("mode", MODES)
def test_core_and_law_give_the_same_options(mode: str) -> None:
    """Walks in groups, fences with their costs, refused slots with reasons and pieces cut off."""
    seen: set[str] = set()
    positions, number = 0, 0
    while positions < _POSITIONS_A_MODE:
        number += 1
        positions += _compared(Random(f"options {mode} {number}"), mode, seen)
    assert seen >= _KINDS[mode]


def test_threads_may_work_options_out_at_the_same_time() -> None:
    """A server does so beside its loop. Switching often makes the threads meet."""
    games = [Game("classic-2") for _ in range(4)]
    for number, game in enumerate(games):
        rng = Random(number)
        for _ in range(6):
            game.push(rng.choice(list(game.legal_moves)))
    expected = [options_of(game) for game in games]
    wrong: list[Exception | int] = []

    def work(number: int) -> None:
        try:
            found = (core_options(games[number]) for _ in range(100))
            wrong.extend(number for options in found if options != expected[number])
        except ValueError as error:
            wrong.append(error)

    threads = [Thread(target=work, args=(number,)) for number in range(len(games))]
    before = getswitchinterval()
    setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        setswitchinterval(before)
    assert wrong == []


def _compared(rng: Random, mode: str, seen: set[str]) -> int:
    """Compare along a random game; returns the number of positions."""
    game = random_case(rng, mode)
    for ply in range(_LONGEST):
        if rng.random() < _EDITED:
            game = edited(rng, game)
        _compare(game, seen)
        moves = list(game.legal_moves)
        if not moves:
            return ply + 1
        game.push(steered_move(game, moves, rng))
    return _LONGEST


def _compare(game: Game, seen: set[str]) -> None:
    law, core = options_of(game), core_options(game)
    assert core == law, game.position_text(counters=True)
    seen |= {slot.refusal for slot in law.refused}
    seen |= {"relocated" for slot in law.refused if slot.old}
    seen |= {"cost" for fence in law.fences if any(fence.costs)}
    seen |= {"group" for choice in law.walks if len(choice.walks) > 1}
    seen |= {"over"} if game.outcome else set()


_FENCES = {"crosses_fence", "overlaps_fence", "cost"}
_KINDS = {  # what must have been met, so that the comparison says something
    "classic-2": {*_FENCES, "closes_last_route"},
    "classic-3": {*_FENCES, "closes_last_route"},
    "classic-4": {*_FENCES, "closes_last_route"},
    "pacman": {"group"},
    "pacman-advanced": {*_FENCES, "cuts_off_squares", "same_slot", "relocated", "group"},
}

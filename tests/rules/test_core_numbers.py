"""Modes and positions as the core's numbers: plain ints, and back to the same position."""

from dataclasses import replace

import pytest

from corridor.rules.advanced import Advanced
from corridor.rules.board import Board, Fence, parse_square
from corridor.rules.classic import Classic
from corridor.rules.core_numbers import (
    fence_words,
    fences_from,
    square_from,
    square_number,
    square_rows,
    square_set_from,
    square_words,
    squares_from,
    stock_from,
)
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.rules.pacman import Pacman
from corridor.rules.position import Position


def shared_numbers(position: Position) -> dict[str, int]:
    """The fields of a state that are the same in every family."""
    stock = {f"stock_{side}": count for side, count in enumerate(position.stock)}
    return {
        **fence_words("fences", position.board),
        **square_rows("piece", position.squares),
        **stock,
        "to_move": position.to_move,
    }


GAMES = [
    ("classic-2", "e2 e8 d4h e7"),
    ("classic-3", "e2 b5 c3v"),
    ("classic-4", ""),
    ("pacman", ""),
    ("pacman-advanced", ""),
    ("pacman-advanced respawn_free=false", ""),
]


@pytest.mark.parametrize(("mode", "moves"), GAMES)
def test_a_position_must_come_back_from_its_numbers(mode: str, moves: str) -> None:
    game = Game.from_record(f'[Mode "{mode}"]\n\n{moves} *')
    while game.outcome is None and len(game.history) < 24:
        position = game.position
        numbers = {**shared_numbers(position), **position.core_numbers()}
        assert all(type(number) is int for number in numbers.values())
        assert position.mode.rules.position_from_core(position.mode, numbers) == position
        moves_now = list(game.legal_moves)
        game.push(moves_now[len(game.history) % 3 * len(moves_now) // 3])  # walks and fences


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_must_be_plain_numbers(mode: str) -> None:
    numbers = Game(mode).mode.rules.core_numbers()
    assert all(type(number) is int for number in numbers.values())


def test_each_family_must_have_a_number_of_its_own() -> None:
    every = (Classic(), Pacman(), Advanced())
    assert [rules.core_numbers()["family"] for rules in every] == [0, 1, 2]


def test_a_switch_must_change_the_number_that_is_named_after_it() -> None:
    usual = Pacman().core_numbers()
    changed = replace(Pacman(), frenzy="none", ghost_stay=True, pellets="refill").core_numbers()
    assert {name: changed[name] for name in usual if changed[name] != usual[name]} == {
        "frenzy": 2,
        "ghost_stay": 1,
        "refill": 1,
    }


def test_the_speed_of_ghosts_must_fill_the_table() -> None:
    numbers = Advanced().core_numbers()
    assert [numbers[f"ghost_speed_{eaten}"] for eaten in range(8)] == [1, 2, 2, 3, 3, 3, 3, 3]
    assert (numbers["tunnel_0_a"], numbers["tunnel_0_b"]) == (4, 76)


def test_no_square_must_be_minus_one() -> None:
    assert (square_number(None), square_number(80)) == (-1, 80)
    assert (square_from(-1), square_from(0)) == (None, 0)
    row = square_rows("piece", (3, None))
    assert row == {"piece_0": 3, "piece_1": -1}
    assert squares_from(row, "piece", 2) == (3, None)


def test_sets_must_fit_into_small_numbers() -> None:
    squares = sum(1 << parse_square(name) for name in ("a1", "i3", "a4", "i9"))
    words = square_words("pellets", squares)
    assert words == {"pellets_0": 1 | 1 << 26, "pellets_1": 1, "pellets_2": 1 << 26}
    assert square_set_from(words, "pellets") == squares
    board = Board.of(["a1h", "h8h", "c5v"])
    halves = fence_words("fences", board)
    assert all(number < 1 << 32 for number in halves.values())
    assert fences_from(halves, "fences") == board.fences
    assert Fence.parse("c5v") in board.fences
    assert stock_from({"stock_0": 7, "stock_1": 2}, 2) == (7, 2)

"""Squares that each piece could reach if it were its turn."""

from corridor.rules.board import bits, square_name
from corridor.rules.game import Game
from corridor.rules.reach import reach


def ends(game: Game) -> list[str]:
    """The names of each piece's squares."""
    return [" ".join(square_name(square) for square in bits(one)) for one in reach(game.position)]


def after(mode: str, moves: str = "") -> Game:
    game = Game(mode)
    for move in moves.split():
        game.push_text(move)
    return game


def test_every_pawn_of_a_race_has_its_steps_whoever_is_to_move() -> None:
    game = after("classic-2", "e2 e8 e3 e7 e4 e6 e5")
    assert game.to_move == 1
    assert ends(game) == ["e4 d5 f5 e7", "e4 d6 f6 e7"]


def test_a_fence_is_in_the_way_of_both() -> None:
    game = after("classic-2", "e1h d8h")
    assert ends(game) == ["d1 f1", "d9 f9"]


def test_ghosts_that_see_pacman_get_farther() -> None:
    game = after("pacman")
    assert ends(game) == [
        "e3 d4 f4 c5 e5 d6 f6",
        "e8 d9 f9",
        "i4 h5 i6",
        "c1 e1 g1 d2 f2 e3",
        "a3 b4 a5 c5 b6 a7",
    ]


def test_it_does_not_matter_which_ghost_has_moved() -> None:
    game = after("pacman", "Me6f6 Bd9")
    pacman, blinky, *_others = ends(game)
    assert blinky == "d8 c9 e9"
    assert "f6" in pacman.split()


def test_in_the_opening_of_the_advanced_chase_ghosts_do_not_walk() -> None:
    game = after("pacman-advanced", "M@e1")
    pacman, *ghosts = ends(game)
    assert pacman
    assert ghosts == [""] * 4


def test_pacman_off_the_board_walks_nowhere() -> None:
    assert ends(after("pacman-advanced"))[0] == ""


def test_after_the_opening_ghosts_walk() -> None:
    from tests.data.playthroughs.make import moves

    game = after("pacman-advanced", " ".join(moves("pacman-advanced")[:12]))
    assert game.view().marks.turn is None
    assert any(ends(game)[1:])


def test_nobody_walks_when_the_game_is_over() -> None:
    game = after("classic-2", "e2 a1h e3 c1h e4 e1h e5 g1h e6 d9 e7 d8 e8 d9 e9")
    assert game.outcome is not None
    assert ends(game) == ["", ""]

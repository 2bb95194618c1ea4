"""Moves as people type them."""

import pytest

from corridor import Game, IllegalMove, InvalidText, NotYourTurn
from corridor.cli.commands.play.move_input import Ambiguous, read_move


def meant(game: Game, line: str) -> str:
    return game.text(read_move(game, line))


def after(mode: str, *moves: str, **switches: str) -> Game:
    game = Game(mode, **switches)
    for move in moves:
        game.push_text(move)
    return game


def test_a_move_may_be_written_in_full() -> None:
    assert meant(Game("classic-2"), "E2") == "e2"
    assert meant(Game("classic-2"), "he3") == "e3h"
    assert meant(Game("pacman"), "Me6f6") == "Me6f6"


def test_a_walk_may_leave_out_its_piece_where_only_one_can_move() -> None:
    assert meant(Game("pacman"), "e6f6") == "Me6f6"
    assert meant(Game("pacman"), "me6f6") == "Me6f6"
    assert meant(after("pacman", "Me6f6"), "d9") == "Bd9"
    assert meant(Game("pacman-advanced"), "e1") == "M@e1"


def test_a_walk_may_leave_out_its_way_where_every_way_leads_to_the_same() -> None:
    game = Game("pacman", layout="open")
    walk = read_move(game, "f6")
    assert game.position.after(walk) == game.position.after(game.parse("Me6f6"))
    assert meant(game, "Mg5") == "Mf5g5"


def test_a_walk_must_be_written_in_full_where_the_way_matters() -> None:
    """A boost over Clyde eats him, a boost around him does not."""
    game = Game.from_position("pacman layout=open / / / a1 i9 i5 e9 b1 / i1a9 / 3 / boost")
    with pytest.raises(Ambiguous, match="in full") as several:
        read_move(game, "b2")
    assert {"Ma2b2", "Mb1b2"} <= set(several.value.texts)
    assert meant(game, "b1b2") == "Mb1b2"


def test_a_ghost_must_be_named_where_several_can_move() -> None:
    game = after("pacman", "Me6f6", ghost_order="free")
    assert meant(game, "bd9") == "Bd9"
    assert meant(game, "Ii6") == "Ii6"
    assert meant(game, "d9") == "Bd9", "no other ghost gets there"
    with pytest.raises(InvalidText):
        read_move(game, "e5")


@pytest.mark.parametrize("line", ["hello", "Qe4", "e4e", "--e", "e3x"])
def test_what_is_no_move_cannot_be_read(line: str) -> None:
    with pytest.raises(InvalidText):
        read_move(Game("pacman"), line)


def test_an_illegal_move_is_refused_with_its_reason_even_when_written_short() -> None:
    game = Game("pacman")
    with pytest.raises(IllegalMove) as refused:
        read_move(game, "e6")
    assert refused.value.refusal == "wrong_length"
    with pytest.raises(NotYourTurn):
        read_move(game, "Bd9")
    with pytest.raises(IllegalMove):
        read_move(Game("classic-2"), "e4")

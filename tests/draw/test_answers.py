"""One-letter questions: the answer to each in positions where it is known."""

import pytest

from corridor.draw.answers import LETTERS, answer
from corridor.i18n import say
from corridor.rules.game import Game
from corridor.rules.modes import MODES

RACE = "classic-2 / h1e3 / d4 / e4 d5 / 8 9 / 1"
CHASE = "pacman layout=recon-2 / d2g5c6 / f3b4e7 / f8 i5 - - b7 / i1 / 1 / walk"
ADVANCED = (
    "pacman-advanced / f1h1f4c6b7e7g7d8f8 / a1f3h3e4b6f6h8 / d5 f7 - - - / i9 / 1 / 0 0 / 1 3 / / "
    "- - - - - / 5 action began=d5 due"
)
# By position what is asked, and what is known to be true.
KNOWN = {
    RACE: {
        "l": "No move has been made yet.",
        "c": "This game has no clock.",
        "f": "3 fences on the board: h1h, e3h, d4v. W: 8 fences in hand. X: 9 fences in hand.",
        "p": "W on e4, X on d5.",
        "d": "W: 5 steps, to e9. X: 4 steps, to d1.",
        "w e4": "From e4: north to e5, east to f4. Closed: south, west.",
        "W D4": "From d4: north to d5, where X is, south to d3, west to c4. Closed: east.",
        "w a1": "From a1: north to a2, east to b1. Closed: south, west.",
        "s e": "Beside column e: e3h bars e3-e4; d4v bars d4-e4, d5-e5.",
        "s 4": "Beside row 4: e3h bars e3-e4, f3-f4; d4v bars d4-e4.",
        "s 9": "No fence beside row 9.",
        "g": "W runs to row 9. X runs to row 1.",
        "w": "Add a square, like this: w e4.",
        "w e44": "Add a square, like this: w e4.",
        "s": "Add a column or a row, like this: s e, or s 4.",
        "s k": "Add a column or a row, like this: s e, or s 4.",
    },
    CHASE: {
        "f": "6 fences on the board: d2h, f3v, b4v, g5h, c6h, e7v.",
        "p": "PAC-MAN on f8, Blinky on i5, Inky off the board, Pinky off the board, Clyde on b7. "
        "Pellets: i1. 1 life.",
        "d": "PAC-MAN: 10 steps, to i1. Blinky: 6 steps to PAC-MAN. Clyde: 7 steps to PAC-MAN.",
        "w f8": "From f8: north to f9, east to g8, south to f7. Closed: west.",
        "g": "PAC-MAN wins by eating the last pellet, on i1. "
        "The ghosts win by catching him once more.",
    },
    ADVANCED: {
        "d": "PAC-MAN: 8 steps, to i9. Blinky: 4 steps to PAC-MAN.",
        "w e1": "From e1: north to e2, east to f1, west to d1, by tunnel to e9. Closed: south.",
    },
}


@pytest.mark.parametrize("position", KNOWN)
def test_a_question_is_answered_by_what_is_on_the_board(position: str) -> None:
    game = Game.from_position(position)
    for question, known in KNOWN[position].items():
        assert answer(game, question) == known, question


def test_the_last_move_is_told_with_its_side() -> None:
    game = Game("classic-2")
    game.push_text("e2")
    game.push_text("e3h")
    assert answer(game, "l") == "X played e3h."


@pytest.mark.parametrize("mode", MODES)
def test_every_letter_has_an_answer_in_every_mode(mode: str) -> None:
    game = Game(mode)
    for letter in LETTERS:
        assert answer(game, letter)
    assert answer(game, "?") == say("ask-help")


@pytest.mark.parametrize("text", ["", "e2", "e3h", "ff", "l e4", "Me2", "--", "$", "resign", "x"])
def test_what_is_no_question_has_no_answer(text: str) -> None:
    assert answer(Game("classic-2"), text) is None

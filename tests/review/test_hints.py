"""The reason of a hint is a fact about the move, and every reason has a sentence."""

import ast
from inspect import getsource

import pytest

from corridor import Game, i18n
from corridor.review import hints
from corridor.review.hints import why_hint

# PAC-MAN has eaten the pellet on c1, and Pinky stands on a1.
CORNERED = "pacman layout=e5e9i5e1a5.c1i1a9i9...0-0.3 / / / c1 h7 i4 a1 b5 / i1a9i9 / 3 / boost"
BESIDE_BLINKY = (
    "pacman-advanced / a1h2c3f3h3c4c5e5g5b8f8 / c1h4a6c6g6h8 / b4 b2 c5 e3 b1 / a1i1i9 / 3 / 3 0 "
    "/ 0 1 / / b6 c3 e5 e1 c2 / 5 action began=b4 due"
)


def reason(position: str, move: str) -> tuple[str, dict[str, object]]:
    game = Game.from_position(position)
    found = why_hint(game.position, game.parse(move))
    return found.code, {**found.sides, **found.args}


@pytest.mark.parametrize(
    ("position", "move", "code", "args"),
    [
        ("classic-2 / / / e8 a5 / 10 10 / 1", "e9", "wins", {}),
        ("classic-2 / / / e4 a9 / 10 10 / 1", "e5", "route", {"count": 4}),
        ("classic-2 / / / e4 e5 / 10 10 / 1", "e6", "jump", {"who": 1, "count": 3}),
        ("classic-2 / / / e4 a6 / 10 10 / 1", "a5h", "fence", {"who": 1, "count": 2}),
        ("classic-2 / / / a4 a6 / 10 10 / 1", "a4h", "fence-both",
         {"who": 1, "count": 2, "own": 2}),
        ("classic-2 / / / e4 a6 / 10 10 / 1", "e3", "best", {}),
        ("pacman layout=open / / / c1 e9 i5 h1 i9 / a1a9i1 / 3 / walk", "Mb1a1", "pellet-safe",
         {"square": "a1"}),
        ("pacman layout=open / / / c1 e9 i5 a2 i9 / a1a9i1 / 3 / walk", "Mb1a1", "pellet",
         {"square": "a1"}),
        ("pacman layout=open / / / c3 e9 i5 h1 i9 / a1a9i1 / 3 / walk", "Mc2c1", "towards-pellet",
         {"square": "a1", "count": 2}),
        ("pacman layout=open / / / e5 e6 i5 h1 i9 / a1a9i1 / 3 / ghosts", "Be5", "catches", {}),
        ("pacman layout=open / / / e5 b9 i4 h1 i9 / a1a9i1 / 3 / ghosts", "Bb8", "closes-in",
         {"piece": 1, "count": 6}),
        ("pacman layout=open / / / e5 d9 i4 h1 i9 / a1a9i1 / 3 / ghosts", "Be9", "sees",
         {"piece": 1}),
        ("pacman layout=open / / / i1 h7 i4 d3 b5 / a1a9i9 / 3 / boost", "Mi2i3i4", "eats",
         {"pieces": "2"}),
        (CORNERED, "Mb1a1", "eats", {"pieces": "3"}),
        ("pacman layout=open / / / i7 a7 h8 b3 b5 / a1i1a9i9 / 3 / ghosts B", "Ii8", "guards",
         {"square": "i9"}),
        ("pacman layout=open / / / h3 f7 i3 e4 c5 / a1a9i9 / 3 / walk", "Mh2h1", "hides",
         {"pieces": "2"}),
        ("pacman layout=open / / / e5 e9 i5 e1 a5 / a1i1a9i9 / 3 / walk", "Me4e5", "safe", {}),
        (BESIDE_BLINKY, "Mb3b2", "best", {}),  # he is caught
    ],
)  # fmt: skip
def test_the_reason_of_a_hint(position: str, move: str, code: str, args: dict[str, object]) -> None:
    assert reason(position, move) == (code, args)


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    calls = [node for node in ast.walk(ast.parse(getsource(hints))) if isinstance(node, ast.Call)]
    told = [one.args[0] for one in calls if getattr(one.func, "id", "") == "told"]
    codes = {
        word.value
        for arg in told
        for word in ast.walk(arg)
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    }
    keys = {line.partition(" ")[0] for line in i18n.catalogue("en", "play").splitlines()}
    assert {f"hint-{code}" for code in codes} == {key for key in keys if key.startswith("hint-")}

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
CROWDED = "classic-2 / h1a2a3c4e5f6h6d7h7a8h8 / h2e3f3d6b8 / e1 e9 / 2 2 / 1"
TO_PLACE = (
    "pacman-advanced / a1a7c7 / b2 / i6 d5 e5 d4 e4 / a1i1a9i9 / 3 / 12 4 / 0 0 / / b4 - - - - / 5 "
    "after began=a5 walked"
)
IN_RESERVE = (
    "pacman-advanced / c1f1b2c3d6h8 / a1d1b3b5g5 / a1 d6 f3 c6 f2 / i1a9i9 / 2 / 9 0 / 1 1 / / "
    "a5 e6 e3 c5 e2 / 5 after began=a3 walked"
)
RELOCATES = (
    "pacman-advanced / d3g4d5g5e6 / c4 / a5 d5 e5 d4 e4 / a1i1a9i9 / 3 / 10 4 / 0 0 / d3hc4vd5h / "
    "- - - - - / 2 relocate"
)
WALKED = (
    "pacman-advanced / e1g1e3g6c7c8 / b3h3f5a6b6h6 / e1 d6 e6 e4 e5 / a1i1a9i9 / 3 / 8 0 / 0 0 / / "
    "e8 d5 e5 d4 e4 / 5 after began=f9 walked"
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
        # The pawn between both squares is jumped over, not the one nearer to its goal.
        ("classic-3 / / / e5 f5 e6 / 7 7 7 / 1", "e7", "jump", {"who": 2, "count": 2}),
        (CROWDED, "e4h", "exposed-less", {"count": 1, "before": 3}),
        (CROWDED.replace("2 2 / 1", "2 0 / 1"), "e4h", "best", {}),  # nobody can place one
        ("classic-2 / c1b2f3b5e6h6d7 / d2a4 / e1 e8 / 5 6 / 1", "e1h", "fence-keeps", {"who": 1}),
        ("classic-2 / h1b3c5c6g7d8 / b1f1a3g4d7h8 / e1 e9 / 4 4 / 1", "d1", "aside", {"who": 1}),
        ("pacman / b3d6g6 / c2f4f7 / e5 e8 i6 e1 a5 / a1i1a9i9 / 3 / ghosts BIP", "Cb5c5",
         "shuts-in", {"count": 4, "before": 5}),
        ("pacman / b3d6g6 / c2f4f7 / d9 - h6 f2 c7 / a1i1i9 / 3 / ghosts", "Ii6", "covers",
         {"piece": 2, "square": "i9"}),
        ("pacman / b3d6g6 / c2f4f7 / f2 b7 h4 f1 d5 / a1i1a9i9 / 3 / walk", "Mg2h2", "away",
         {"count": 2, "before": 1}),
        (TO_PLACE, "--", "no-fence", {}),
        (IN_RESERVE, "$", "spends", {}),
        (RELOCATES, "d5h>h2h", "fence-pellet", {"square": "i1", "count": 4}),
        (WALKED, "d2h", "fence-ghost", {"piece": 3, "count": 1}),
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

"""``corridor perft``."""

import json

import pytest

from tests.cli.terminal import good, run


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (("--depth", "0"), 1),
        (("--depth", "1"), 131),
        (("--depth", "1", "--moves", "e2 e8 e3 e7 e4 e6 e5"), 132),
        (("--depth", "3", "--mode", "pacman"), 126),
        (("--depth", "2", "--mode", "pacman-advanced"), 480),
        (("--depth", "1", "--moves", "e2 d9 e3 c9 e4 b9 e5 a9 e6 a8 e7 a7 e8 a6 e9"), 0),
    ],
)
def test_perft_counts_by_the_law(words: tuple[str, ...], count: int) -> None:
    assert good("perft", *words) == f"{count}\n"


def test_perft_divides_by_the_first_move() -> None:
    said = json.loads(good("perft", "--mode", "pacman", "--depth", "2", "--divide", "--json"))
    assert said["nodes"] == sum(said["divide"].values()) == 42
    lines = good("perft", "--mode", "pacman", "--depth", "2", "--divide").splitlines()
    assert lines[0] == "Md5c5 3"
    assert lines[-1] == "42"
    assert len(lines) == 15


@pytest.mark.parametrize("depth", ["-1", "x", "99"])
def test_a_wrong_depth_is_misuse(depth: str) -> None:
    assert run("perft", "--depth", depth).exit_code == 2

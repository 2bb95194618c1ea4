"""The law's perft counts equal those of the files in tests/data/perft."""

import pytest

from corridor.rules.game import Game
from corridor.rules.modes import MODES
from tests.rules.perft import FOLDER, Line, lines, perft

CASES = [pytest.param(line, id=f"{mode}: {line.shows}") for mode in MODES for line in lines(mode)]


@pytest.mark.parametrize("line", CASES)
def test_law_counts_as_many_sequences_of_moves_as_are_known(line: Line) -> None:
    """Sequences of exactly so many moves; a finished game has none."""
    game = Game.from_position(line.position)
    assert game.position_text() == line.position
    assert [(depth, perft(game.position, depth)) for depth, _count in line.counts] == [*line.counts]


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_has_ten_counted_positions_from_inside_games(mode: str) -> None:
    start, *inside = lines(mode)
    assert start.position == Game(mode).position_text()
    assert len(inside) >= 10
    assert all(len(line.counts) >= 2 for line in inside)


def test_every_file_of_counts_belongs_to_a_mode() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(MODES)

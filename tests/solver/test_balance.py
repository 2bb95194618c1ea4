"""The figures of the package are those of the tables."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from corridor.cli import main
from corridor.rules.modes import LAYOUTS, PRESETS, make_mode
from corridor.solver import Tables, Verdict, solve
from corridor.solver.balance import balance_of, figures_of, read_figures
from tests.solver import games


@pytest.mark.parametrize("layout", ["recon-1", "recon-2", "open"])
def test_figures_of_the_package_are_those_of_the_tables(layout: str, tmp_path: Path) -> None:
    tables = solve(make_mode("pacman", layout=layout), tmp_path / "one.chase", ghosts="1")
    fresh = list(figures_of(tables))
    known = [one for one in read_figures() if (one.layout, one.preset) == (layout, "booklet")]
    assert fresh == [one for one in known if one.ghosts == "B"]
    assert [one.lives for one in fresh] == [1, 2, 3]


def test_who_wins_a_layout_is_read_from_the_figures_with_all_ghosts() -> None:
    told = {(one.layout, one.preset): one for one in read_figures()
            if one.ghosts == "BIPC" and one.lives == 3}  # fmt: skip
    assert told
    for layout in LAYOUTS["pacman"]:
        for preset in PRESETS["pacman"]:
            figure = told.get((layout, preset))
            known = None if figure is None else Verdict(figure.start)
            assert balance_of(layout, preset) == known


def test_the_command_adds_figures_and_refuses_other_games(tmp_path: Path) -> None:
    out, path = tmp_path / "balance.json", tmp_path / "two.chase"
    solve(make_mode("pacman", layout="open", lives=1), path, ghosts="I")
    words = ["solve", "balance", str(path), "--out", str(out)]
    assert CliRunner().invoke(main, words).exit_code == 0
    assert CliRunner().invoke(main, words).exit_code == 0  # again: nothing twice
    assert read_figures(out) == tuple(figures_of(Tables(path)))
    mine = games.chase("B", {"ghost_stay": True})
    other = solve(mine.mode, tmp_path / "mine.chase", ghosts="B").path
    refused = CliRunner().invoke(main, ["solve", "balance", str(other), "--out", str(out)])
    assert refused.exit_code != 0
    assert "not about a layout" in refused.stderr

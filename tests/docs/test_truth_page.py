"""The tables of the page about the solved chase are those of the figures in the package."""

from dataclasses import replace
from pathlib import Path

import pytest

from corridor.solver.balance import read_figures
from docs.truth_tables import PAGE, filled, positions, starts

_TEXT = (Path(__file__).parents[2] / "docs" / PAGE).read_text(encoding="utf-8")


def test_the_page_has_the_figures_of_the_package() -> None:
    assert filled(_TEXT, read_figures()) == _TEXT


@pytest.mark.parametrize("lives", [1, 2, 3])
def test_a_verdict_that_changes_must_change_its_row(lives: int) -> None:
    changed = [
        replace(one, start="ghosts")
        if (one.layout, one.preset, one.ghosts, one.lives) == ("open", "booklet", "B", lives)
        else one
        for one in read_figures()
    ]
    winners = ["PAC-MAN"] * 3
    winners[lives - 1] = "ghosts"
    assert f"| `open` | `booklet` | {', '.join(winners)} |" in starts(changed)


def test_a_game_without_figures_may_not_look_solved() -> None:
    few = [one for one in read_figures() if one.ghosts == "B"]
    rows = starts(few).splitlines()[2:]
    assert rows
    assert all(row.endswith("| not solved | not solved | not solved |") for row in rows)
    assert {row.split(" | ")[1] for row in positions(few).splitlines()[2:]} == {"1"}


def test_shares_are_those_of_one_life_at_the_defaults() -> None:
    one = next(
        one
        for one in read_figures()
        if (one.layout, one.preset, one.ghosts, one.lives) == ("open", "booklet", "BI", 1)
    )
    figure = replace(one, pacman=1, endless=2, won_by_ghosts=1)
    others = [replace(figure, lives=2, pacman=9), replace(figure, preset="danish", pacman=9)]
    rows = positions([*others, figure]).splitlines()[2:]
    assert rows == ["| `open` | 2 | 25.00 % | 50.00 % | 25.00 % | 4 |"]

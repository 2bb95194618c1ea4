"""Mazes made by chance, what theory says of them, and the search for fair ones."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from random import Random

import pytest

from corridor.engine.complaint import Complaint
from corridor.lab import find as finding
from corridor.lab.between_equals import Balance, winners
from corridor.lab.generate import Recipe, maze, mazes
from corridor.lab.measured import measured
from corridor.lab.symmetry import Kind, fences_like, is_symmetric, squares_like
from corridor.lab.theory import Theory, theory
from corridor.rules.board import Fence, parse_square, square_name
from corridor.rules.layout import Layout
from corridor.rules.layout_files import check_layout, parse_layout
from corridor.rules.modes import LAYOUTS, Mode, frame_of, make_mode
from corridor.solver.verdict import Verdict
from tests.cli.terminal import good, refused

USUAL = make_mode("pacman").layout


# Mazes


@pytest.mark.parametrize("kind", Kind)
def test_a_maze_is_legal_and_as_symmetric_as_was_asked_for(kind: Kind) -> None:
    rng, legal = Random(7), 0
    recipe = Recipe(kind, 12, start=True, pellets=True)
    for _ in range(20):
        made = maze(recipe, USUAL, rng, "x")
        if made is None:
            continue
        legal += 1
        check_layout(made, frame_of("pacman"))
        assert is_symmetric(kind, made.board.fences)
        assert 1 <= len(made.board.fences) <= 12
        assert made.lives == 3
    assert legal > 5


@pytest.mark.parametrize(
    ("kind", "fences", "squares"),
    [
        (Kind.FREE, "b3h", "b3"),
        (Kind.DIAGONAL, "b3h c2v", "b3 c2"),
        (Kind.MIRROR, "b3h g3h", "b3 h3"),
        (Kind.HALF_TURN, "b3h g6h", "b3 h7"),
        (Kind.QUARTER_TURN, "b3h f2v g6h c7v", "b3 g2 h7 c8"),
    ],
)
def test_fences_and_squares_have_these_images(kind: Kind, fences: str, squares: str) -> None:
    assert {str(one) for one in fences_like(kind, Fence.parse("b3h"))} == set(fences.split())
    images = squares_like(kind, parse_square("b3"))
    assert {square_name(one) for one in images} == set(squares.split())


def test_a_square_in_the_middle_is_its_own_image() -> None:
    assert all(squares_like(kind, parse_square("e5")) == [40] for kind in Kind)


def test_the_same_seed_makes_the_same_mazes() -> None:
    first = list(islice(mazes("1", USUAL), 5))
    assert first == list(islice(mazes("1", USUAL), 5))
    assert first != list(islice(mazes("2", USUAL), 5))
    for _recipe, made in first:
        make_mode("pacman", layout=made)


# Theory


def test_theory_says_what_the_start_is_worth() -> None:
    one = theory(make_mode("pacman"), "1", threads=1)
    assert (one.ghosts, one.start, one.won_after, one.held_after) == (1, Verdict.PACMAN, 0, 0)
    assert one.shares == (1.0, 0.0, 0.0)
    two = theory(make_mode("pacman"), "2", threads=1)
    assert two.start == Verdict.ENDLESS
    assert (two.held_after, two.won_after) == (0, 1)
    assert sum(two.shares) == pytest.approx(1)


# Games between equals

SHORT = """
name = "short"
lives = 1
pellets = "e4 e6 d5 f5"
[pieces]
pacman = "e5"
blinky = "a9"
inky = "i9"
pinky = "a1"
clyde = "i1"
"""


def test_games_are_the_same_for_the_same_seed() -> None:
    mode = make_mode("pacman", layout=parse_layout(SHORT, frame_of("pacman")))
    first = list(islice(winners(mode, 2, seed=0), 3))
    assert first == list(islice(winners(mode, 2, seed=0), 3))
    assert list(islice(winners(mode, 2, seed=0, first=1), 2)) == first[1:]


def test_a_balance_counts_wins_losses_and_draws() -> None:
    balance = Balance(4)
    for winner in (0, 0, 1, None):
        balance = balance.with_winner(winner)
    assert (balance.won, balance.lost, balance.drawn, balance.games) == (2, 1, 1, 4)
    assert balance.share == 0.5
    assert balance.is_fair


@pytest.mark.parametrize(
    ("won", "lost", "fair"), [(40, 60, True), (60, 40, True), (39, 61, False), (61, 39, False)]
)
def test_fair_is_between_forty_and_sixty_per_cent(won: int, lost: int, fair: bool) -> None:
    assert Balance(2, won, lost).is_fair == fair


def test_the_interval_narrows_and_stays_within_bounds() -> None:
    low, high = Balance(2, won=50, lost=50).interval
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert Balance(2, won=0, lost=10).interval[0] == 0
    assert Balance(2, won=10).interval[1] == 1


# The search


def always(*results: int | None) -> object:
    def fake(_mode: Mode, _level: int, *, seed: int, first: int = 0) -> Iterator[int | None]:
        return cycle(results)

    return fake


def believed(verdicts: dict[str, Verdict]) -> object:
    """A theory that is known before, by ghosts."""

    def fake(_mode: Mode, ghosts: str, *, threads: int) -> Theory:
        return Theory(int(ghosts), verdicts[ghosts], None, None, (0.0, 0.0, 0.0))

    return fake


@pytest.mark.parametrize(
    ("results", "games", "kept"),
    [
        ((0,), {"2": (4, 0, 0)}, False),
        ((1,), {"2": (0, 4, 0)}, False),
        ((None,), {"2": (0, 0, 4)}, False),
        ((0, 0, 0, 1), {"2": (6, 2, 0)}, False),
        ((0, 1), {"2": (6, 6, 0)}, True),
    ],
)
def test_a_maze_is_dropped_as_soon_as_it_cannot_be_fair(
    results: tuple[int | None, ...],
    games: dict[str, tuple[int, int, int]],
    kept: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(finding, "winners", always(*results))
    monkeypatch.setattr(finding, "theory", believed({"1": Verdict.PACMAN, "2": Verdict.ENDLESS}))
    tried = finding.screened(1, 1, USUAL, "free")
    assert (tried.games, tried.kept) == (games, kept)
    assert tried.theory == {"1": "pacman", "2": "endless"}


def test_a_maze_that_two_ghosts_win_is_not_even_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "theory", believed({"1": Verdict.PACMAN, "2": Verdict.GHOSTS}))
    tried = finding.screened(1, 1, USUAL, "free")
    assert tried.theory == {"1": "pacman", "2": "ghosts"}
    assert (tried.games, tried.kept) == ({}, False)


def test_a_search_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screened: list[int] = []

    def fake(
        seed: int, number: int, layout: Layout, kind: str, _watch: finding.Watch | None = None
    ) -> finding.Tried:
        screened.append(number)
        return finding.Tried(seed, number, "maze", kind, {"1": "pacman"}, {"2": (1, 2, 3)}, True)

    monkeypatch.setattr(finding, "screened", fake)
    journal = tmp_path / "journal.jsonl"
    first = list(finding.find(1, 3, journal))
    assert list(finding.find(1, 3, journal)) == first
    assert screened == [1, 2, 3]
    text = journal.read_text(encoding="utf-8")
    journal.write_text(text[:-20], encoding="utf-8")  # a kill in the middle of a line
    assert list(finding.find(1, 4, journal)) == [*first, *list(finding.find(1, 4))[3:]]
    assert screened == [1, 2, 3, 3, 4, 1, 2, 3, 4]
    assert len(list(finding.find(2, 1, journal))) == 1
    assert screened[-1] == 1


def test_a_journal_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Complaint):
        list(finding.find(1, 1, tmp_path))


# Our mazes


def test_every_maze_of_ours_was_measured_and_is_fair_at_two_levels() -> None:
    ours = set(LAYOUTS["pacman"]) - {"recon-1", "recon-2", "open"}
    assert len(ours) >= 6
    assert set(measured()) == ours
    for one in measured().values():
        assert one.is_fair, one.layout
        assert [theory.ghosts for theory in one.theory] == [1, 2]
        assert all(balance.games >= 10 for balance in one.equals)


def test_theory_of_a_maze_of_ours_is_found_again() -> None:
    known = measured()["meadow"].theory[0]
    assert theory(make_mode("pacman", layout="meadow"), "1", threads=1) == known


@pytest.mark.parametrize(("name", "number"), [("kite", 18), ("meadow", 54), ("owl", 36)])
def test_a_maze_of_ours_is_the_one_that_the_seed_makes(name: str, number: int) -> None:
    *_, (_recipe, made) = islice(mazes("1", USUAL), number)
    layout = make_mode("pacman", layout=name).layout
    assert replace(made, lives=layout.lives) == layout


# The commands


def test_measure_tells_theory_and_games_as_json_and_as_tables() -> None:
    words = ("lab", "measure", "open", "--ghosts", "1", "--games", "0")
    assert '"start": "pacman"' in good(*words, "--json")
    assert "By theory" in good(*words)


def test_measure_plays_at_the_levels_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text(SHORT, encoding="utf-8")
    words = ("lab", "measure", str(file), "--ghosts", "0", "--games", "2", "--level", "2")
    said = good(*words)
    assert "Between equals" in said
    assert '"games": 2' in good(*words, "--json")


def test_the_advanced_chase_is_measured_by_games_only() -> None:
    said = good("lab", "measure", "d4", "--mode", "pacman-advanced", "--games", "0")
    assert "games of the engine only" in said


def test_find_prints_the_mazes_it_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "winners", always(0, 1))
    journal = tmp_path / "journal.jsonl"
    words = ("lab", "find", "--seed", "5", "--mazes", "1", "--journal", str(journal))
    said = good(*words)
    assert "5/1" in said
    assert "1 of 1 mazes of seed 5 may be fair." in said
    assert good(*words) == said


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("measure", "nowhere"), 2),
        (("measure", "open", "--layout", "open"), 2),
        (("measure", "open", "--level", "9"), 2),
        (("measure", "open", "--mode", "classic-2"), 2),
        (("find", "--mazes", "0"), 2),
    ],
)
def test_what_cannot_be_measured_is_refused(words: tuple[str, ...], code: int) -> None:
    assert refused("lab", *words, code=code)

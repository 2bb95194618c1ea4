"""The stored puzzles: legal, with one solution, and an answer to every other move."""

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from corridor.puzzles import Kind, Puzzle, Step, Theme, by_id, daily, puzzles, try_move
from corridor.puzzles.mining.grade import graded
from corridor.puzzles.mining.oracle import distinct
from corridor.puzzles.puzzle import parse_puzzle, puzzle_json
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from tests.puzzles.plain import faults, reaching

ALL = puzzles()
LEAST = {"classic-2": 80, "classic-3": 25, "classic-4": 25, "pacman": 80, "pacman-advanced": 25}


def test_there_are_enough_puzzles_of_every_mode_and_theme() -> None:
    counts = Counter(puzzle.mode for puzzle in ALL)
    assert set(counts) == set(MODES) == set(LEAST)
    assert all(counts[mode] >= least for mode, least in LEAST.items())
    assert len(ALL) >= 300
    assert {puzzle.theme for puzzle in ALL} == set(Theme)
    assert len({puzzle.position for puzzle in ALL}) == len(ALL)


def walked(puzzle: Puzzle) -> list[tuple[Game, Step]]:
    """Each decision of a puzzle with the game as it stands before."""
    game, found = puzzle.game(), []
    for step in puzzle.steps:
        found.append((game.copy(), step))
        for text in (step.move, *step.reply):
            game.push_text(text)
    return found


@pytest.mark.parametrize("mode", MODES)
def test_every_move_of_every_puzzle_is_right_or_has_an_answer(mode: str) -> None:
    for puzzle in puzzles(mode=mode):
        assert puzzle.game().position_text() == puzzle.position
        assert 1 <= puzzle.difficulty <= 9
        for game, step in walked(puzzle):
            assert game.to_move == puzzle.side
            listed = [game.position.after(game.parse(text)) for text in (step.move, *step.wrong)]
            assert set(listed) == set(distinct(game.position)), puzzle.id
            assert len(set(listed)) == len(listed) > 2
            for tried, answer in list(step.wrong.items())[:5]:
                twin = game.copy()
                for text in (tried, *answer):
                    twin.push_text(text)


@pytest.mark.parametrize("mode", MODES)
def test_every_solution_is_accepted_move_by_move(mode: str) -> None:
    for puzzle in puzzles(mode=mode):
        for count in range(1, len(puzzle.steps)):
            answer = try_move(puzzle, puzzle.solution[:count])
            assert answer.kind == Kind.GO_ON
            assert answer.reply == puzzle.steps[count - 1].reply
            assert answer.game.to_move == puzzle.side
        assert try_move(puzzle, puzzle.solution).kind == Kind.SOLVED


@pytest.mark.parametrize("mode", MODES)
def test_a_wrong_move_is_answered_by_its_refutation(mode: str) -> None:
    for puzzle in puzzles(mode=mode):
        side, (game, step) = puzzle.side, walked(puzzle)[0]
        tried = next(
            text
            for text in step.wrong
            if (over := game.position.after(game.parse(text)).outcome) is None
            or over.winner != side
        )
        answer = try_move(puzzle, [tried])
        assert (answer.kind, answer.reply) == (Kind.WRONG, step.wrong[tried])
        assert answer.played == (tried, *step.wrong[tried])
        sides = {puzzle.side, answer.game.to_move}
        assert answer.reply or answer.game.outcome is not None, sides


# Its proof takes half a minute: `./dev puzzle-check` proves it, with all others.
LONG_PROOFS = {"pacman-advanced-1018"}


def _sample() -> list[Puzzle]:
    """Two puzzles of each mode and theme, those with the fewest moves to look at."""
    groups: dict[tuple[str, Theme], list[Puzzle]] = {}
    for puzzle in (one for one in ALL if one.id not in LONG_PROOFS):
        groups.setdefault((puzzle.mode, puzzle.theme), []).append(puzzle)
    size = {puzzle.id: sum(len(step.wrong) for step in puzzle.steps) for puzzle in ALL}
    return [
        puzzle
        for group in groups.values()
        for puzzle in sorted(group, key=lambda puzzle: size[puzzle.id])[:2]
    ]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.mark.parametrize("puzzle", [pytest.param(one, id=one.id) for one in _sample()])
def test_a_sample_is_proven_again_by_other_means(puzzle: Puzzle, folder: Path) -> None:
    assert faults(puzzle, reaching(puzzle, folder)) == []


def test_a_puzzle_with_another_solution_would_be_found_out(folder: Path) -> None:
    puzzle = next(one for one in _sample() if one.mode == "classic-3")
    step = puzzle.steps[0]
    wrong = next(iter(step.wrong))
    answers = {tried: answer for tried, answer in step.wrong.items() if tried != wrong}
    false = Step(wrong, (), {**answers, step.move: step.wrong[wrong]})
    twisted = replace(puzzle, steps=(false,))
    told = faults(twisted, reaching(puzzle, folder))
    assert any(f": {wrong} is judged otherwise" in one for one in told)
    assert any(f": {step.move} is judged otherwise" in one for one in told)


def test_a_move_that_the_law_refuses_changes_nothing() -> None:
    puzzle = ALL[0]
    for text in ("e99", "", "a1h b1h", "x" * 1000):
        answer = try_move(puzzle, [text])
        assert answer.kind == Kind.REFUSED
        assert answer.refused is not None
        assert (answer.played, answer.reply) == ((), ())
        assert answer.game.position_text() == puzzle.position


def test_no_moves_are_nothing_wrong() -> None:
    assert try_move(ALL[0], []).kind == Kind.GO_ON


def test_another_way_to_the_same_position_is_as_good() -> None:
    for puzzle in puzzles(mode="pacman"):
        game, step = walked(puzzle)[0]
        after = game.position.after(game.parse(step.move))
        twins = [
            game.text(move)
            for move in game.legal_moves
            if game.position.after(move) == after and game.text(move) != step.move
        ]
        if twins:
            assert try_move(puzzle, twins[:1]).kind in {Kind.GO_ON, Kind.SOLVED}
            return
    pytest.fail("no puzzle has two ways")


def test_the_puzzle_of_the_day_comes_back_only_when_all_were_shown() -> None:
    first = date(2027, 3, 1)
    shown = [daily(first + timedelta(days=number)).id for number in range(len(ALL))]
    assert sorted(shown) == sorted(puzzle.id for puzzle in ALL)
    assert daily(first + timedelta(days=len(ALL))) == daily(first)
    assert len({by_id(name).mode for name in shown[:14]}) > 1


def test_a_puzzle_is_written_as_it_is_read() -> None:
    for puzzle in ALL:
        assert parse_puzzle(puzzle_json(puzzle)) == puzzle


@pytest.mark.parametrize("puzzle", ALL[::12], ids=lambda puzzle: puzzle.id)
def test_a_difficulty_is_that_of_the_levels_as_they_are(puzzle: Puzzle) -> None:
    """`python -m tests.puzzles.grades` grades all of them again."""
    assert graded(puzzle) == puzzle.difficulty


def test_an_unknown_id_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        by_id("none-0")


def test_puzzles_are_chosen_by_mode_theme_and_difficulty() -> None:
    one = ALL[3]
    found = puzzles(mode=one.mode, theme=one.theme, difficulty=one.difficulty)
    assert one in found
    assert {(p.mode, p.theme, p.difficulty) for p in found} == {
        (one.mode, one.theme, one.difficulty)
    }

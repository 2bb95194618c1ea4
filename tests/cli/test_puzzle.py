"""``corridor puzzle``: shows, checks, lists and finds."""

import json

import pytest

from corridor.cli.commands.puzzle.asking import ask_moves
from corridor.i18n import say
from corridor.puzzles import Kind, Puzzle, by_id, daily, puzzles
from corridor.puzzles.puzzle import parse_puzzle
from tests.cli.terminal import good, refused, run


def long_one() -> Puzzle:
    """A puzzle with several decisions."""
    return next(puzzle for puzzle in puzzles(mode="pacman") if len(puzzle.steps) > 1)


def test_the_puzzle_of_a_day_is_shown_with_its_task() -> None:
    from datetime import date

    said = good("puzzle", "--date", "2027-01-31", "--ascii")
    puzzle = daily(date(2027, 1, 31))
    assert puzzle.id in said
    assert f"difficulty {puzzle.difficulty} of 9" in said
    assert puzzle.solution[0] not in said.splitlines()[-1]


def test_json_tells_all_but_the_solution() -> None:
    puzzle = long_one()
    told = json.loads(good("puzzle", "--id", puzzle.id, "--json"))
    assert told["position"] == puzzle.position
    assert (told["mode"], told["side"], told["theme"]) == (puzzle.mode, puzzle.side, puzzle.theme)
    assert "steps" not in told


def test_answers_are_checked() -> None:
    puzzle = long_one()
    step = puzzle.steps[0]
    assert good("puzzle", "--id", puzzle.id, "--moves", " ".join(puzzle.solution)) == "Solved!\n"
    said = good("puzzle", "--id", puzzle.id, "--moves", step.move)
    assert " ".join(step.reply) in said
    wrong, answer = next((tried, answer) for tried, answer in step.wrong.items() if answer)
    said = refused("puzzle", "--id", puzzle.id, "--moves", wrong, code=1)
    assert " ".join(answer) in said
    assert refused("puzzle", "--id", puzzle.id, "--moves", "Mz9", code=1)
    told = json.loads(good("puzzle", "--id", puzzle.id, "--moves", wrong, "--json"))["answer"]
    assert (told["kind"], told["reply"]) == (Kind.WRONG, list(answer))


def test_puzzles_are_listed_by_what_is_asked_for() -> None:
    said = good("puzzle", "--list", "--mode", "classic-4", "--theme", "cut-the-way")
    names = [line.split()[0] for line in said.splitlines()]
    assert names
    assert all(by_id(name).theme == "cut-the-way" for name in names)
    assert all(by_id(name).mode == "classic-4" for name in names)
    listed = json.loads(good("puzzle", "--list", "--json"))
    assert len(listed) == len(puzzles())


@pytest.mark.parametrize(
    "words",
    [
        ("--id", "none-1"),
        ("--theme", "chess"),
        ("--mode", "chess"),
        ("--difficulty", "10"),
        ("--date", "tomorrow"),
        ("--mode", "classic-2", "--theme", "eat-and-live"),
    ],
)
def test_what_is_not_there_is_refused(words: tuple[str, ...]) -> None:
    assert refused("puzzle", *words, code=2)


def test_puzzles_are_found_again_with_the_same_seed() -> None:
    first = good("puzzle", "find", "--mode", "classic-4", "--count", "2", "--seed", "3")
    assert first == good("puzzle", "find", "--mode", "classic-4", "--count", "2", "--seed", "3")
    found = [parse_puzzle(json.loads(line)) for line in first.splitlines()]
    assert [puzzle.id for puzzle in found] == ["classic-4-3001", "classic-4-3002"]
    assert refused("puzzle", "find", "--mode", "chess", code=2)


def test_the_first_stored_puzzle_is_found_again() -> None:
    """The command that made the file makes it again."""
    stored = puzzles(mode="classic-3")[0]
    line = good("puzzle", "find", "--mode", "classic-3", "--count", "1", "--seed", "1")
    assert parse_puzzle(json.loads(line)).position == stored.position


def asked(
    puzzle: Puzzle, lines: list[str], monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> str:  # fmt: skip
    """What a solver at a terminal is told for these lines."""
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    ask_moves(puzzle, plain=True)
    return capsys.readouterr().out


def test_a_solver_at_a_terminal_is_led_to_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = long_one()
    wrong = next(tried for tried, answer in puzzle.steps[0].wrong.items() if answer)
    lines = ["nonsense", "hint", wrong, *puzzle.solution]
    said = asked(puzzle, lines, monkeypatch, capsys)
    assert say("puzzle-hint-walk", piece="PAC-MAN", place="") in said
    assert " ".join(puzzle.steps[0].wrong[wrong]) in said.replace("\n", " ")
    assert said.rstrip().endswith("Solved!")


def test_a_solver_may_give_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = long_one()
    said = asked(puzzle, ["solution", "quit"], monkeypatch, capsys)
    assert " ".join(puzzle.solution) in said.replace("\n", " ")
    assert "Solved" not in said
    assert "Solved" not in asked(puzzle, [], monkeypatch, capsys)


def test_help_is_there() -> None:
    assert run("puzzle", "--help").exit_code == 0

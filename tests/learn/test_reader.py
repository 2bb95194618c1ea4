"""A broken lesson file is refused with the file, the task and what is wrong there."""

import doctest
import re
from pathlib import Path

import pytest

from corridor.learn import BrokenLesson, Kind, judge, parse_lesson
from corridor.learn.aims import WORDS, Aim, BadAim

PAGE = Path(__file__).parents[2].joinpath("docs/reference/lesson-file.md").read_text("utf-8")
TASK = """
[[tasks]]
name = "{name}"
position = "classic-2 / / / e1 e9 / 10 10 / 1"
plays = "w"
aim = ["at W e2"]
solutions = ["e2"]
hints = 1
"""
FILE = 'family = "race"\nmode = "classic-2"\nrule = "race-steps"\n'
WHOLE = FILE + TASK.format(name="one") + TASK.format(name="two")


def test_a_whole_file_is_read() -> None:
    lesson = parse_lesson(WHOLE, "race-trial")
    assert [task.key for task in lesson.tasks] == ["lesson-race-trial-one", "lesson-race-trial-two"]
    assert lesson.tasks[0].hints == ("lesson-race-trial-one-hint-1",)
    assert judge(lesson.tasks[0], ["e2"]).kind == Kind.DONE
    assert judge(lesson.tasks[0], ["d1"]).key == "lesson-race-trial-one-not-yet"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('family = "race"', "family =", "not TOML"),
        ('family = "race"', 'famly = "race"', "unknown key 'famly'"),
        ('family = "race"', 'family = "The Race"', "lower-case words"),
        ('mode = "classic-2"', 'mode = "chess"', "no mode is called 'chess'"),
        ('mode = "classic-2"', "mode = 2", "'mode' must be given, as str"),
        ('name = "two"', 'name = "one"', "two tasks have the same name"),
        ('plays = "w"', 'plays = "x"', "plays 'x', but 'w' is to move"),
        ("e1 e9 / 10", "e1 e1 / 10", "position: expected pieces_apart"),
        ("classic-2 / / / e1 e9 / 10 10 / 1", "classic-3 / / / e1 a5 e9 / 6 6 6 / 1", "classic-3"),
        ("e1 e9 / 10 10 / 1", "e9 e8 / 10 10 / 1", "is over"),
        ('aim = ["at W e2"]', "aim = []", "needs an aim"),
        ('aim = ["at W e2"]', 'aim = ["near W e2"]', "no aim is called 'near'"),
        ('aim = ["at W e2"]', "aim = [2]", "'aim' must be a list of texts"),
        ('solutions = ["e2"]', "solutions = []", "at least one solution"),
        ("hints = 1", "hints = 4", "1 to 3 hints"),
        ("hints = 1", "hints = true", "'hints' must be given"),
        ("hints = 1", 'hints = 1\nshow = "e99"', "show: expected square"),
        ("hints = 1", "hints = 1\nwrong = [1]", "'wrong' must be a list of tables"),
        ("hints = 1", 'hints = 1\nwrong = [{reply = "a", tried = ""}]', "needs an example"),
    ],
)
def test_a_broken_file_says_where_and_what(old: str, new: str, said: str) -> None:
    with pytest.raises(BrokenLesson, match="race-trial") as caught:
        parse_lesson(WHOLE.replace(old, new), "race-trial")
    assert said in caught.value.problem


@pytest.mark.parametrize("count", [1, 6])
def test_a_lesson_has_two_to_five_tasks(count: int) -> None:
    tasks = "".join(TASK.format(name="abcdef"[number]) for number in range(count))
    with pytest.raises(BrokenLesson, match=f"2 to 5 tasks, not {count}"):
        parse_lesson(FILE + tasks, "race-trial")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not",
        "at",
        "at W",
        "at W k1",
        "unseen M",
        "cost X 3",
        "cost >= 3",
        "made jump",
        "lives > 2",
    ],
)
def test_what_is_not_an_aim_is_refused(text: str) -> None:
    with pytest.raises(BadAim):
        Aim.parse(text)


def test_the_reference_page_lists_every_aim_and_no_other() -> None:
    table = PAGE.partition("## Aims")[2].partition("## ")[0]
    listed = re.findall(r"^\| `([a-z]+)(?: [^`]*)?` \|", table, re.MULTILINE)
    assert sorted(listed) == sorted(WORDS)


def test_the_lesson_of_the_reference_page_can_be_read_and_solved() -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    for task in parse_lesson(text, "race-page").tasks:
        assert all(judge(task, solution).kind == Kind.DONE for solution in task.solutions)
        assert all(judge(task, wrong.tried).key == wrong.key for wrong in task.wrong)


def test_the_session_of_the_reference_page_runs_as_it_says() -> None:
    source = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    session = doctest.DocTestParser().get_doctest(source, {}, "lesson-file", "lesson-file", 0)
    assert doctest.DocTestRunner().run(session).failed == 0

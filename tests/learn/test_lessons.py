"""Every lesson is solvable, explains its wrong moves, and accepts nothing but its aim."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import corridor.learn
from corridor import i18n
from corridor.i18n import say
from corridor.learn import FAMILIES, Kind, Lesson, Task, following, judge, lesson, lessons
from corridor.rules.board import square_name
from tests.learn.plain import Story, holds

# The rules that a newcomer learns, each by a lesson of its own.
WANTED = {
    "race": "step fence last-route jump jump-aside tempo",
    "crowd": "whose-fence boxed-in",
    "chase": "two-steps pellets boost sight catch surround",
    "advanced": "opening tunnels chamber reserve walk-then-fence cutting-off",
}
_EVERY = [task for lesson in lessons() for task in lesson.tasks]
TASKS = [pytest.param(task, id=task.key) for task in _EVERY]
LONG_TASKS = [pytest.param(task, id=task.key) for task in _EVERY if task.moves > 1]
# Tasks of several moves are tried this often at random, from one seed each.
TRIES = 8
# Of more first moves than these only so many are tried.
MOST = 40


def _met_by_refusal(task: Task) -> bool:
    return any(aim.word == "refused" for aim in task.aim)


def test_there_is_a_lesson_for_each_rule_of_the_list() -> None:
    wanted = {family: [f"{family}-{name}" for name in WANTED[family].split()] for family in WANTED}
    assert {family: list(names) for family, names in FAMILIES.items()} == wanted
    files = Path(corridor.learn.__file__).parent.joinpath("lessons").iterdir()
    assert {file.stem for file in files} == {lesson.id for lesson in lessons()}


@pytest.mark.parametrize("name", [lesson.id for lesson in lessons()])
def test_a_lesson_belongs_to_its_family_and_leads_to_the_next(name: str) -> None:
    names = FAMILIES[lesson(name).family]
    assert name in names
    later = following(name)
    assert (None if later is None else later.id) == next(iter(names[names.index(name) + 1 :]), None)


def test_there_is_no_lesson_of_another_name() -> None:
    with pytest.raises(KeyError):
        lesson("race-nothing")


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_every_sentence_of_a_lesson_exists(lesson: Lesson) -> None:
    for key in lesson.sentences():
        assert i18n.part_of(key) == "learn", key
        assert say(key, "en")


def test_no_sentence_of_the_catalogue_is_left_over() -> None:
    used = {key for lesson in lessons() for key in lesson.sentences()}
    used |= {f"learn-family-{family}" for family in FAMILIES}
    text = i18n.catalogue("en", "learn")
    written = {line.partition(" =")[0] for line in text.splitlines() if line[:1].isalpha()}
    lessons_only = {key for key in written if key.startswith(("lesson-", "learn-family-"))}
    assert lessons_only == used


@pytest.mark.parametrize("task", TASKS)
def test_a_given_solution_is_accepted(task: Task) -> None:
    for solution in task.solutions:
        verdict = judge(task, solution)
        assert verdict.kind == Kind.DONE, solution
        assert verdict.key == task.done
        assert len(solution) <= task.moves
        for part in range(len(solution)):
            assert judge(task, solution[:part]).kind == Kind.GO_ON


@pytest.mark.parametrize("task", TASKS)
def test_a_listed_wrong_move_gets_its_reply(task: Task) -> None:
    for wrong in task.wrong:
        verdict = judge(task, wrong.tried)
        refusal = any(aim.word == "refused" for aim in wrong.when)
        assert verdict.kind == (Kind.REFUSED if refusal else Kind.NOT_YET), wrong.key
        assert verdict.key == wrong.key
        assert (verdict.refused is not None) == refusal
        if wrong.when:  # its example fits its own pattern, not only its text
            alone = replace(task, wrong=(replace(wrong, tried=("",)),))
            assert judge(alone, wrong.tried).key == wrong.key


@pytest.mark.parametrize("task", TASKS)
def test_a_first_move_is_accepted_only_if_it_reaches_the_aim_and_not_every_move_does(
    task: Task,
) -> None:
    """The aim is worked out a second time, by what players are shown of the board."""
    reached = []
    moves = _first_moves(task)
    for text in moves:
        story = Story(task.position)
        story.play(text)
        holding = not _met_by_refusal(task) and all(holds(aim.text, story) for aim in task.aim)
        verdict = judge(task, [text])
        assert verdict.kind != Kind.REFUSED, text
        assert (verdict.kind == Kind.DONE) == holding, text
        reached += [text] * holding
    assert len(reached) * 3 <= len(moves) * 2 or moves == ["--"]


def _first_moves(task: Task) -> list[str]:
    """Every legal first move; of very many some at random, and those of the solutions."""
    moves = task.game().legal_moves.texts()
    if len(moves) <= MOST:
        return moves
    right = {line[0] for line in task.solutions} & set(moves)
    return sorted(right | set(random.Random(task.key).sample(moves, MOST)))


@pytest.mark.random
@pytest.mark.parametrize("task", LONG_TASKS)
def test_random_moves_are_accepted_only_if_they_reach_the_aim(task: Task) -> None:
    chance = random.Random(task.key)
    for _ in range(TRIES):
        moves = list(_random_moves(task, chance))
        story = Story(task.position)
        reached = False
        for number, text in enumerate(moves):
            story.play(text)
            reached = all(holds(aim.text, story) for aim in task.aim)
            verdict = judge(task, moves[: number + 1])
            assert (verdict.kind == Kind.DONE) == reached, moves
            for reply in verdict.played[len(story.now.history) :]:
                story.now.push_text(reply)
        assert reached or judge(task, moves).kind == Kind.NOT_YET


def _random_moves(task: Task, chance: random.Random) -> Iterator[str]:
    """Legal moves at random until the judge ends the attempt."""
    moves: list[str] = []
    while True:
        verdict = judge(task, moves)
        if verdict.kind != Kind.GO_ON:
            return
        moves.append(chance.choice(verdict.game.legal_moves.texts()))
        yield moves[-1]


@pytest.mark.parametrize("task", TASKS)
def test_a_task_speaks_as_a_friend_does_and_shows_squares_that_it_names(task: Task) -> None:
    said = " ".join(say(key, "en") for key in task.sentences())
    assert all(word not in said.lower() for word in ("whoever", "one may", "meanwhile", "by lot"))
    named = [square for square in task.show if square_name(square) in said]
    assert bool(named) == bool(task.show)

"""The judge: refused, not yet, go on or done, and the replies that are played in between."""

from dataclasses import replace

from corridor.learn import Kind, Task, judge, lesson
from corridor.learn.aims import Aim
from corridor.rules.errors import Refusal


def task(name: str, number: int) -> Task:
    return lesson(name).tasks[number]


def test_nothing_played_yet_goes_on() -> None:
    verdict = judge(task("race-step", 0), [])
    assert (verdict.kind, verdict.key, verdict.played) == (Kind.GO_ON, None, ())


def test_a_refused_move_changes_nothing_and_carries_the_refusal_of_the_law() -> None:
    verdict = judge(task("race-step", 1), ["e5"])
    assert verdict.kind == Kind.REFUSED
    assert verdict.refused is not None
    assert verdict.refused.refusal == Refusal.FENCE_BETWEEN
    assert verdict.key == "lesson-race-step-around-through"
    assert verdict.game.position_text() == task("race-step", 1).position


def test_a_refusal_without_a_reply_of_its_own_has_no_sentence() -> None:
    verdict = judge(task("race-step", 0), ["nonsense"])
    assert (verdict.kind, verdict.key) == (Kind.REFUSED, None)
    assert verdict.refused is not None
    assert verdict.refused.refusal == Refusal.UNREADABLE


def test_a_refusal_can_be_the_aim() -> None:
    verdict = judge(task("race-last-route", 0), ["d7h"])
    assert verdict.kind == Kind.DONE
    assert verdict.refused is not None
    assert verdict.refused.refusal == Refusal.CLOSES_LAST_ROUTE


def test_a_refused_move_reaches_no_other_aim_even_if_it_holds() -> None:
    """PAC-MAN stands on the square that he should end on, but he has not walked."""
    verdict = judge(task("chase-two-steps", 1), ["--"])
    assert verdict.kind == Kind.REFUSED


def test_the_other_side_replies_when_the_learner_has_moved() -> None:
    verdict = judge(task("race-step", 2), ["e7"])
    assert (verdict.kind, verdict.played) == (Kind.GO_ON, ("e7", "b5"))
    assert verdict.game.to_move == 0


def test_of_alternative_replies_the_first_legal_one_is_played() -> None:
    scripted = replace(task("race-step", 2), replies=(("b9|b5|b7",), ("b4",)))
    assert judge(scripted, ["e7"]).played == ("e7", "b5")


def test_an_attempt_without_a_legal_reply_is_over() -> None:
    stuck = replace(task("race-step", 2), replies=(("i9",),))
    assert judge(stuck, ["e7"]).kind == Kind.NOT_YET
    silent = replace(task("race-step", 2), replies=())
    assert judge(silent, ["e7"]).key == silent.not_yet


def test_moves_after_the_end_of_an_attempt_are_not_looked_at() -> None:
    assert judge(task("race-step", 0), ["e2", "nonsense"]).kind == Kind.DONE
    assert judge(task("race-step", 0), ["d1", "d2"]).played == ("d1",)


def test_a_learner_has_only_so_many_moves() -> None:
    waiting = replace(task("race-step", 2), wrong=())
    assert judge(waiting, ["d6", "d7", "d8"]).key == waiting.not_yet


def test_an_attempt_is_over_when_the_game_is() -> None:
    lost = replace(task("race-step", 2), aim=(Aim.parse("at W a1"),), moves=9)
    assert judge(lost, ["e7", "e8", "e9"]).kind == Kind.NOT_YET


def test_an_example_comes_before_a_pattern() -> None:
    """Both are refused for the same reason, and each has its own reply."""
    jump = task("race-jump-aside", 1)
    assert judge(jump, ["d5"]).key == f"{jump.key}-blocked"
    assert judge(jump, ["e6"]).key == f"{jump.key}-straight"


def test_upper_case_moves_of_a_race_are_judged_like_others() -> None:
    assert judge(task("race-jump", 2), ["E6"]).key == "lesson-race-jump-choose-jump"

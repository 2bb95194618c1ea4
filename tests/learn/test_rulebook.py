"""The rule book: every mode is told in three minutes, and every rule can be tried on its figure."""

import re

import pytest

from corridor import i18n
from corridor.i18n import say
from corridor.learn import Lesson, lessons
from corridor.learn.rulebook import CHAPTERS, FIGURES, POINTS, Rule, points_of, rule_for, rules_of
from corridor.rules.errors import Refusal
from corridor.rules.game import Game
from corridor.rules.modes import MODES, switches_of
from tests.i18n import codes

RULES = {rule.id: rule for rules in CHAPTERS.values() for rule in rules}
EVERY = pytest.mark.parametrize("rule", RULES.values(), ids=list(RULES))
# Three minutes at a slow reader's pace, with time to look at the figures.
MOST_WORDS = 480
LETTER_OF = {
    **dict.fromkeys(("classic-2", "classic-3", "classic-4"), "C"),
    "pacman": "B",
    "pacman-advanced": "A",
}
MODE_OF = {"C": "classic-2", "B": "pacman", "A": "pacman-advanced"}


@EVERY
def test_the_move_that_a_rule_speaks_of_is_legal(rule: Rule) -> None:
    assert rule.game().why_not(rule.move) is None


@EVERY
def test_the_move_that_a_rule_forbids_is_refused_for_the_stated_reason(rule: Rule) -> None:
    assert (rule.refusal is None) == (not rule.forbidden)
    if rule.forbidden:
        refused = rule.game().why_not(rule.forbidden)
        assert refused is not None
        assert refused.refusal == rule.refusal


@EVERY
def test_the_figure_of_a_rule_shows_what_it_claims(rule: Rule) -> None:
    assert rule.figure in FIGURES
    assert rule.figure.claims
    rule.figure.marks()


def test_the_position_to_try_may_be_before_the_one_of_the_figure() -> None:
    rule = RULES["advanced-chamber"]
    tried = rule.game()
    tried.push_text(rule.move)
    assert tried.position == rule.figure.game().position


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_is_told_in_under_three_minutes(mode: str) -> None:
    told = [say(f"chapter-{mode}", "en"), say(f"chapter-{mode}-lead", "en")]
    told += [say(key, "en") for rule in rules_of(mode) for key in (rule.title, rule.key)]
    assert len(re.findall(r"\w[\w'-]*", " ".join(told))) <= MOST_WORDS


@pytest.mark.parametrize("mode", MODES)
def test_the_rules_of_a_mode_are_about_positions_of_its_family(mode: str) -> None:
    ids = [rule.id for rule in rules_of(mode)]
    assert len(ids) == len(set(ids))
    for rule in rules_of(mode):
        assert LETTER_OF[rule.game().mode.key] == LETTER_OF[mode]


def test_every_sentence_of_the_rule_book_exists_and_none_is_left_over() -> None:
    used = {f"chapter-{mode}{end}" for mode in MODES for end in ("", "-lead")}
    used |= {key for rule in RULES.values() for key in (rule.key, rule.title)}
    used |= {key for point in POINTS for key in (point.key, point.reading)}
    used |= {figure.key for figure in FIGURES}
    text = i18n.catalogue("en", "rules-page")
    written = {line.partition(" =")[0] for line in text.splitlines() if line[:1].isalpha()}
    assert {key for key in written if not key.startswith("rules-")} == used


def test_every_contested_point_is_told_with_a_rule_of_its_game() -> None:
    told = {name for rule in RULES.values() for name in rule.points}
    assert told == {point.id for point in POINTS}
    for mode, rules in CHAPTERS.items():
        for rule in rules:
            assert {name[0] for name in rule.points} <= {LETTER_OF[mode]}
            assert [point.id for point in points_of(rule.points)] == list(rule.points)


def test_the_switch_of_a_point_is_one_of_its_game_and_no_reading_is_left_out() -> None:
    for point in POINTS:
        assert set(point.switches) <= set(switches_of(MODE_OF[point.id[0]]))
    told = {name for point in POINTS for name in point.switches}
    every = {name for mode in MODES for name in switches_of(mode)}
    assert every - told == {"lives", "pac_stock", "ghost_stock"}


def test_help_opens_at_a_rule_about_the_phase() -> None:
    phases = {phase for rule in RULES.values() for phase in rule.phases}
    assert phases == codes.PHASES | {"opening"}
    opening = Game("pacman-advanced")
    assert rule_for(opening.position).id == "advanced-goal"
    opening.push_text("M@e1")
    assert rule_for(opening.position).id == "advanced-opening"
    opening.push_text("Me2e3")
    assert rule_for(opening.position).id == "advanced-chamber"
    assert rule_for(Game("classic-3").position).id == "race-turn"
    assert rule_for(RULES["chase-boost"].game().position).id == "chase-boost"
    assert rule_for(RULES["advanced-turn"].game().position).id == "advanced-turn"


@pytest.mark.parametrize(
    ("rule", "refusal", "explained"),
    [
        ("race-turn", Refusal.OVERLAPS_FENCE, "race-fences-fit"),
        ("race-turn", Refusal.FENCE_BETWEEN, "race-around"),
        ("race-turn", Refusal.NO_FENCES_LEFT, "race-fence"),
        ("chase-walk", Refusal.WRONG_LENGTH, "chase-walk"),  # PAC-MAN's own steps
        ("chase-ghosts", Refusal.WRONG_LENGTH, "chase-ghosts"),
        ("chase-walk", Refusal.FENCE_BETWEEN, "chase-walk"),
        ("chase-ghosts", Refusal.FENCE_BETWEEN, "chase-ghosts"),
        ("chase-ghosts", Refusal.ENDS_ON_PELLET, "chase-ghost-pellet"),
        ("advanced-chamber", Refusal.CROSSES_FENCE, "advanced-fences"),
        ("advanced-turn", Refusal.NO_FENCES_LEFT, "advanced-turn"),
        ("advanced-chamber", Refusal.UNREADABLE, "advanced-chamber"),  # no rule is about it
    ],
)
def test_a_refusal_leads_to_the_rule_that_explains_it(
    rule: str, refusal: Refusal, explained: str
) -> None:
    assert rule_for(RULES[rule].game().position, refusal).id == explained


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_is_about_a_rule_of_its_mode(lesson: Lesson) -> None:
    assert lesson.rule in {rule.id for rule in rules_of(lesson.mode)}

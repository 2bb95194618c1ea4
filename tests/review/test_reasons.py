"""Each reason: a position where it holds, and one where it nearly does."""

import re
from dataclasses import dataclass
from typing import Any

import pytest

from corridor.i18n import catalogue, say
from corridor.review.facts import Facts
from corridor.review.reasons import BLAMES, PRAISES, chase, fences, general, race, why
from corridor.review.reasons.reason import Reason
from corridor.rules.game import Game
from corridor.solver.verdict import Verdict
from corridor.wire.review import Why


def facts(position: str, move: str, best: str, **more: Any) -> Facts:  # noqa: ANN401  any fact
    game = Game.from_position(position)
    for text in (move, best):
        assert game.why_not(text) is None, text
    return Facts(game.position, game.parse(move), (game.parse(best),), **more)


@dataclass(frozen=True)
class Case:
    """A reason, where it holds, what it says there, and where it nearly holds."""

    reason: Reason
    holds: Facts
    says: dict[str, Any]
    nearly: Facts


OPEN = "pacman layout=open / / /"
WON_TO_LOST = (Verdict.PACMAN, Verdict.GHOSTS)
CORNER = f"{OPEN} a1 c2 c3 b4 i5 / i1a9i9 / 3 / ghosts"
CASES = [
    Case(
        general.exact,
        facts(f"{OPEN} e5 e8 h9 h1 a2 / i1 / 1 / walk", "Md5c5", "Me4e3", verdicts=WON_TO_LOST),
        {"was": "won", "now": "lost"},
        # The same verdicts, but it is the ghosts who moved: they won something.
        facts(f"{OPEN} e5 c8 h9 h1 a2 / i1 / 1 / ghosts", "Bc7", "Bc9", verdicts=WON_TO_LOST),
    ),
    Case(
        general.win_at_once,
        facts("classic-2 / / / e8 a5 / 5 5 / 1", "d8", "e9"),
        {"move": "e9"},
        facts("classic-2 / e8 / / e8 a5 / 5 4 / 1", "f8", "d8"),  # a fence stands before the goal
    ),
    Case(
        general.win_missed,
        facts("classic-2 / / / e7 a5 / 5 5 / 1", "d7", "e8", ends=(3, None)),
        {"moves": 0, "move": "e8"},
        facts("classic-2 / / / e7 a5 / 5 5 / 1", "d7", "e8", ends=(3, 4)),  # a longer win
    ),
    Case(
        general.loses_at_once,
        facts("classic-2 / / / a5 e2 / 5 5 / 1", "a6", "e1h"),
        {"move": "e1"},
        facts("classic-2 / / / a5 e3 / 5 5 / 1", "a6", "e1h"),  # the rival is a step too far
    ),
    Case(
        general.forced_loss,
        facts("classic-2 / / / a5 e3 / 5 5 / 1", "a6", "e2h", ends=(None, -3)),
        {"move": "e2h"},
        facts("classic-2 / / / a5 e3 / 5 5 / 1", "a6", "e2h", ends=(-5, -3)),  # lost before, too
    ),
    Case(
        general.only_move,
        facts("classic-2 / / / a5 e2 / 5 5 / 1", "e1h", "e1h", good=True),
        {},
        facts("classic-2 / / / a5 e2 / 5 5 / 1", "e1h", "e1h"),
    ),
    Case(
        fences.last_fence_own_way,
        facts("classic-2 / / / e1 a9 / 1 5 / 1", "e1h", "e2"),
        {"own": 1},
        facts("classic-2 / / / e1 a9 / 2 5 / 1", "e1h", "e2"),  # one fence is left
    ),
    Case(
        fences.fence_hurts_self,
        facts("classic-2 / / / e1 a9 / 5 5 / 1", "e1h", "e2"),
        {"own": 1, "cost": 0},
        facts("classic-2 / / / e1 e9 / 5 5 / 1", "e4h", "e2"),  # it costs both the same
    ),
    Case(
        fences.fence_for_nothing,
        facts("classic-2 / / / e1 e9 / 5 5 / 1", "a1v", "e2"),
        {"move": "e2"},
        facts("classic-2 / / / e1 e9 / 5 5 / 1", "e4h", "e2"),
    ),
    Case(
        fences.better_fence,
        facts("classic-2 / a4c4g4 / / a7 e6 / 5 5 / 1", "e7h", "e4h"),
        {"cost": 0, "more": 4, "move": "e4h"},
        facts("classic-2 / a4g4 / / a7 e6 / 5 5 / 1", "e7h", "e4h"),  # it costs one step more
    ),
    Case(
        fences.fence_was_there,
        facts("classic-2 / a4c4g4 / / a7 e6 / 5 5 / 1", "a8", "e4h"),
        {"cost": 4, "move": "e4h"},
        facts("classic-2 / a4g4 / / a7 e6 / 5 5 / 1", "a8", "e4h"),
    ),
    Case(
        fences.fence_allowed,
        facts("classic-2 / a5c5g5 / / e5 a2 / 5 5 / 1", "a7h", "e6"),
        {"cost": 4, "move": "e5h"},
        facts("classic-2 / a5c5g5 / / e5 a2 / 5 0 / 1", "a7h", "e6"),  # the rival has no fence
    ),
    Case(
        fences.fences_gone,
        facts("classic-2 / / / e1 e9 / 1 3 / 1", "a1v", "e2"),
        {"left": 3},
        facts("classic-2 / / / e1 e9 / 1 0 / 1", "a1v", "e2"),
    ),
    Case(
        race.walked_away,
        facts("classic-2 / / / e4 e9 / 5 5 / 1", "e3", "e5"),
        {"before": 5, "after": 6},
        facts("classic-2 / / / e4 e9 / 5 5 / 1", "d4", "e5"),  # no nearer, no farther
    ),
    Case(
        race.no_progress,
        facts("classic-2 / / / e4 e9 / 5 5 / 1", "d4", "e5"),
        {"steps": 5},
        facts("classic-2 / e4 / / e4 e9 / 5 5 / 1", "d4", "f4"),  # aside, but past the fence
    ),
    Case(
        race.race_lost,
        facts("classic-2 / a2c2g2 / / a4 e5 / 5 5 / 1", "a5", "e2h"),
        {"steps": 1, "move": "e2h"},
        facts("classic-2 / a2c2g2 / / a4 e6 / 5 5 / 1", "a5", "e2h"),  # won by one step
    ),
    Case(
        race.jump_given,
        facts("classic-2 / / / e4 e6 / 5 5 / 1", "e5", "d4"),
        {"square": "e4"},
        facts("classic-2 / / / d4 e6 / 5 5 / 1", "d5", "c4"),  # across a corner nobody jumps
    ),
    Case(
        race.jump_missed,
        facts("classic-2 / / / e4 e5 / 5 5 / 1", "d4", "e6"),
        {"move": "e6"},
        facts("classic-2 / / / e4 d4 / 5 5 / 1", "f4", "c4"),  # a jump aside gains nothing
    ),
    Case(
        chase.walked_into_ghost,
        facts(f"{OPEN} e5 e7 h9 h1 g1 / a1i1a9i9 / 3 / walk", "Me6e7", "Md5c5"),
        {"move": "Md5c5"},
        facts(f"{OPEN} e5 e8 h9 h1 g1 / a1i1a9i9 / 3 / walk", "Me6e7", "Md5c5"),
    ),
    Case(
        chase.seen_and_reached,
        facts(f"{OPEN} e5 e9 h9 h1 g1 / a1i1a9i9 / 3 / walk", "Me6e7", "Md5c5"),
        {"ghosts": 1},
        facts(f"{OPEN} e5 d9 h9 h1 g1 / a1i1a9i9 / 3 / walk", "Me6e7", "Md5c5"),  # out of sight
    ),
    Case(
        chase.in_reach,
        facts(
            "pacman layout=open frenzy=none / / / e5 e8 h9 h1 g1 / a1i1a9i9 / 3 / walk",
            "Me6e7",
            "Md5c5",
        ),
        {"ghosts": 1},
        facts(
            "pacman layout=open frenzy=none / / / e5 e9 h9 h1 g1 / a1i1a9i9 / 3 / walk",
            "Me6e7",
            "Md5c5",
        ),
    ),
    Case(
        chase.pellet_missed,
        facts(f"{OPEN} c1 e9 i5 g7 c6 / a1i1a9i9 / 3 / walk", "Md1e1", "Mb1a1"),
        {"square": "a1", "steps": 2},
        facts(f"{OPEN} c1 e9 i5 g7 a3 / a1i1a9i9 / 3 / walk", "Md1e1", "Mb1a1"),  # a ghost waits
    ),
    Case(
        chase.pellet_away,
        facts(f"{OPEN} c1 e9 i5 g7 c6 / a1i1a9i9 / 3 / walk", "Md1e1", "Mb1a1"),
        {"before": 2, "after": 4},
        facts(f"{OPEN} c1 e9 i5 g7 c6 / a1i1a9i9 / 3 / walk", "Mc2b2", "Mb1a1"),
    ),
    Case(
        chase.boost_unused,
        facts(f"{OPEN} a1 a3 i5 e1 h7 / i1a9i9 / 3 / boost", "Mb1c1d1", "Ma2a3a4"),
        {"ghosts": 1, "move": "Ma2a3a4"},
        facts(f"{OPEN} a1 a5 i5 f1 h7 / i1a9i9 / 3 / boost", "Mb1c1d1", "Ma2a3a4"),  # too far
    ),
    Case(
        chase.catch_missed,
        facts(f"{OPEN} e5 e7 h9 h1 g1 / a1i1a9i9 / 3 / ghosts", "Bd7c7", "Be6e5"),
        {"move": "Be6e5"},
        facts(f"{OPEN} e5 e8 h9 h1 g1 / a1i1a9i9 / 3 / ghosts", "Bd8c8", "Be7e6"),
    ),
    Case(
        chase.left_way_out,
        facts(CORNER, "Bd2", "Bc1"),
        {"count": 1, "square": "a1", "move": "Bc1"},
        facts(CORNER.replace("b4", "b5"), "Bd2", "Bc1"),  # b2 stays open either way
    ),
    Case(
        chase.pellet_left,
        facts(f"{OPEN} c1 b2 i5 g7 h6 / a1i1a9i9 / 3 / ghosts", "Bb3", "Bb1"),
        {"square": "a1"},
        facts(f"{OPEN} b2 c1 i5 g7 h6 / a1i1a9i9 / 3 / ghosts", "Bd1", "Bb1"),  # by a2 as well
    ),
    Case(
        chase.ghosts_in_boost,
        facts(f"{OPEN} c1 a4 i5 g7 h6 / a1i1a9i9 / 3 / ghosts", "Ba3", "Ba5"),
        {"ghosts": 1},
        facts(f"{OPEN} c1 a6 i5 g7 h6 / a1i1a9i9 / 3 / ghosts", "Ba5", "Ba7"),  # a step too far
    ),
    Case(
        chase.ghost_walked_away,
        facts(f"{OPEN} e5 c7 i6 h1 a2 / a1i1a9i9 / 3 / ghosts", "Bc8", "Bc6"),
        {"before": 4, "after": 5},
        facts(f"{OPEN} e5 c7 i6 h1 a2 / a1i1a9i9 / 3 / ghosts", "Bc8", "Bb7"),  # so did the best
    ),
]
NAMES = [case.reason.__name__ for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_reason_must_be_told_where_it_holds(case: Case) -> None:
    told = case.reason(case.holds)
    assert told is not None
    assert case.says.items() <= told.args.items()
    assert told.code == case.reason.__name__.replace("_", "-")


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_reason_may_not_be_told_where_it_nearly_holds(case: Case) -> None:
    assert case.reason(case.nearly) is None


def test_every_reason_has_its_positions() -> None:
    assert {case.reason for case in CASES} == {*BLAMES, *PRAISES}
    assert len(CASES) >= 15


def words(why: Why) -> str:
    sides = dict.fromkeys(why.sides, "PAC-MAN")
    return say(f"review-why-{why.code}", "en", **sides, **why.args)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_reason_has_a_sentence_that_says_what_it_holds(case: Case) -> None:
    told = case.reason(case.holds)
    assert told is not None
    said = words(told)
    shown = {str(value) for key, value in told.args.items() if key in ("move", "square")}
    assert all(word in said for word in shown)
    assert not re.search(r"[{}$]|review-", said)


def test_every_sentence_belongs_to_a_reason() -> None:
    keys = re.findall(r"^review-why-([a-z-]+) =", catalogue("en", "review"), re.MULTILINE)
    codes = {reason.__name__.replace("_", "-") for reason in (*BLAMES, *PRAISES)}
    assert set(keys) == codes | {"chance-fell"}


def test_a_mark_without_a_better_reason_must_tell_how_the_chance_fell() -> None:
    # A plain step ahead, and the engine prefers another: nothing exact can be said.
    plain = facts("classic-2 / / / e4 a9 / 5 5 / 1", "e5", "d4", chances=(0.6, 0.31))
    (told,) = why(plain)
    assert (told.code, told.args) == ("chance-fell", {"before": 60, "after": 31, "move": "d4"})


def test_no_more_than_two_reasons_may_be_told_the_weightiest_first() -> None:
    many = facts("classic-2 / / / e8 a2 / 1 5 / 1", "a1v", "e9", ends=(1, -1))
    assert [told.code for told in why(many)] == ["win-at-once", "loses-at-once"]

"""Elo estimates, sequential tests and ratings."""

import math
from random import Random

import pytest

from corridor.arena.elo import Sprt, elo_of, estimate, expected, ratings


def test_elo_and_score_are_two_words_for_one_thing() -> None:
    for elo in (-800, -100, 0, 35, 191, 700):
        assert elo_of(expected(elo)) == pytest.approx(elo)
    assert elo_of(1.0) == -elo_of(0.0) == 1200


def test_bars_contain_the_truth_as_often_as_they_say() -> None:
    rng = Random(7)
    inside = 0
    for _ in range(400):
        scores = [(rng.random() < 0.64) / 2 + (rng.random() < 0.64) / 2 for _ in range(60)]
        found = estimate(scores)
        inside += found.low <= 0.64 <= found.high
    assert 0.92 <= inside / 400 <= 0.98


def test_bars_are_those_of_wilson_for_single_games() -> None:
    found = estimate([1.0] * 8 + [0.0] * 2)
    assert found.low == pytest.approx(0.4902, abs=1e-3)
    assert found.high == pytest.approx(0.9433, abs=1e-3)


def test_pairs_that_always_split_tell_more_than_games_by_chance() -> None:
    split, loose = estimate([0.5] * 50), estimate([1.0, 0.0] * 25)
    assert split.high - split.low < 0.2 * (loose.high - loose.low)


def test_few_groups_say_little() -> None:
    assert estimate([]).low == 0
    one = estimate([1.0])
    assert one.score == 1
    assert one.low < 0.3


def test_a_sequential_test_accepts_a_true_lead_and_refuses_a_false_one() -> None:
    sprt = Sprt(0, 20)
    rng = Random(3)
    for truth, answer in ((60, True), (-30, False)):
        scores: list[float] = []
        while (found := sprt.verdict(scores)) is None:
            scores.append(sum(rng.random() < expected(truth) for _ in range(2)) / 2)
        assert found is answer
        assert len(scores) < 3000


def test_a_sequential_test_errs_rarely() -> None:
    sprt = Sprt(0, 50)
    rng = Random(5)
    wrong = 0
    for _ in range(100):
        scores: list[float] = []
        while (found := sprt.verdict(scores)) is None:
            scores += [sum(rng.random() < 0.5 for _ in range(2)) / 2 for _ in range(5)]
        wrong += found
    assert wrong <= 10


def test_the_ratio_agrees_with_the_normal_law_for_many_groups() -> None:
    """Normal approximation of the LLR: n (s1 - s0) (2 m - s0 - s1) / (2 v)."""
    scores = [0.0] * 50 + [0.25] * 210 + [0.5] * 450 + [0.75] * 230 + [1.0] * 60
    mean = sum(scores) / len(scores)
    spread = sum((score - mean) ** 2 for score in scores) / len(scores)
    low, high = expected(0), expected(5)
    normal = len(scores) * (high - low) * (2 * mean - low - high) / (2 * spread)
    assert Sprt(0, 5).llr(scores) == pytest.approx(normal, rel=0.02)


def test_one_won_pair_proves_nothing() -> None:
    assert abs(Sprt(0, 10).llr([1.0])) < 0.1


def test_bounds_follow_from_the_errors_allowed() -> None:
    sprt = Sprt(0, 5)
    assert sprt.lower == pytest.approx(-math.log(19))
    assert sprt.upper == pytest.approx(math.log(19))


def test_ratings_of_many_are_found_again() -> None:
    truth = [150.0, 0.0, -150.0]
    rng = Random(2)
    duels = []
    for a, b in ((0, 1), (0, 2), (1, 2)):
        chance = expected(truth[a] - truth[b])
        scores = tuple(sum(rng.random() < chance for _ in range(2)) / 2 for _ in range(400))
        duels.append((a, b, scores))
    found = ratings(3, duels, rng=Random(1), samples=50)
    for rating, elo in zip(found, truth, strict=True):
        assert rating.low <= rating.elo <= rating.high
        assert rating.elo == pytest.approx(elo, abs=30)

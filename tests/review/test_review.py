"""Reviews of fixed records: the same on every machine, and planted blunders are found."""

import pytest

from corridor.engine.specs import make_thinker
from corridor.engine.thinking import Analysis, Thinker
from corridor.review.annotate import annotated
from corridor.review.marks import BAD, BLUNDER, DUBIOUS, accuracy, mark_of, turning_points
from corridor.review.reviewing import HASH, Reviewing, review_of
from corridor.rules.position import Position
from corridor.rules.qgn import qgn_text
from corridor.rules.record import Glyph
from corridor.rules.record_reader import read_record
from corridor.solver.verdict import Verdict
from corridor.wire.review import Review, ReviewedMove
from tests.review.records import NODES, expected, record_of_mode, reviewed

# By mode: the ply of the blunder that was put into the record, and why it is one.
PLANTED = {
    "classic-2": (19, "fence-hurts-self"),
    "classic-3": (20, "win-at-once"),
    "classic-4": (27, "win-at-once"),
    "pacman": (89, "walked-into-ghost"),
    "pacman-advanced": (1, "in-reach"),
}


@pytest.mark.parametrize("mode", NODES)
def test_a_review_must_be_the_stored_one(mode: str) -> None:
    assert reviewed(mode) == expected(mode)


@pytest.mark.parametrize("mode", NODES)
def test_a_planted_blunder_must_be_marked_with_its_reason(mode: str) -> None:
    ply, code = PLANTED[mode]
    move = reviewed(mode).moves[ply - 1]
    assert (move.mark, move.why[0].code) == ("??", code)
    assert move.better
    assert move.better[0] != move.move
    assert ply in reviewed(mode).turning_points


@pytest.mark.parametrize("mode", NODES)
def test_chances_are_shares_and_routes_are_those_of_the_board(mode: str) -> None:
    review, game = reviewed(mode), record_of_mode(mode).game()
    assert len(review.moves) == len(game.history)
    for move in review.moves:
        assert sum(move.chances) == pytest.approx(1, abs=0.003)
        assert len(move.chances) == len(move.steps) == len(review.accuracy)
    last = game.view()
    steps = tuple(None if route is None else route.steps for route in last.routes)
    assert review.moves[-1].steps == steps
    if last.outcome is not None and last.outcome.winner is not None:
        assert review.moves[-1].chances[last.outcome.winner] == 1


@pytest.mark.parametrize("mode", NODES)
def test_an_annotated_record_must_read_back_with_marks_scores_and_lines(mode: str) -> None:
    record, review = record_of_mode(mode), reviewed(mode)
    text = qgn_text(annotated(record, review, lambda why: f"because {why.code}"))
    again = read_record(text)
    assert again.game().position == record.game().position
    for played, judged in zip(again.moves, review.moves, strict=True):
        assert played.glyph == (Glyph(judged.mark) if judged.mark else None)
        assert played.evaluation == judged.score
        assert [len(line.moves) for line in played.variations] == (
            [len(judged.better)] if judged.better else []
        )
        assert all(f"because {why.code}" in played.comment for why in judged.why)


def test_notes_that_were_there_before_must_stay() -> None:
    record = read_record("1. e2 {hello} (1. d1 {there}) 1... e8 *")
    review = review_of(record, make_thinker(hash_mb=HASH), nodes=50)
    text = qgn_text(annotated(record, review, lambda why: why.code))
    assert "hello" in text
    assert "there" in text


def test_a_review_is_made_in_steps_that_are_counted() -> None:
    record = read_record("1. e2 e8 2. e3 *")
    reviewing = Reviewing(record, nodes=50)
    counted = []
    while reviewing.done < reviewing.total:
        reviewing.step(make_thinker(hash_mb=HASH))
        counted.append(reviewing.done)
    assert counted == [1, 2, 3, 4]
    assert reviewing.review() == review_of(record, make_thinker(hash_mb=HASH), nodes=50)


def test_exact_solution_overrules_the_engine() -> None:
    record = record_of_mode("pacman")
    start = record.start

    def falls(position: Position) -> Verdict:
        return Verdict.PACMAN if position == start else Verdict.GHOSTS

    def stays(position: Position) -> Verdict:
        return Verdict.GHOSTS

    first = record.moves[:1]
    short = read_record(qgn_text(record).partition("1. ")[0].replace("0-1", "*").replace(
        "catches", "unterminated") + "1. Md5c5 *")  # fmt: skip
    assert first
    judged = review_of(short, make_thinker(hash_mb=HASH), nodes=200, exact=falls).moves[0]
    assert (judged.mark, judged.why[0].code) == ("??", "exact")
    judged = review_of(short, make_thinker(hash_mb=HASH), nodes=200, exact=stays).moves[0]
    assert (judged.mark, judged.loss) == ("", 0)


class _Dreamer:
    """Finds every first position splendid, and whatever follows ordinary."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self.asked = 0

    def __getattr__(self, name: str) -> object:
        return getattr(self._thinker, name)

    def analyse(self, *args: object, **more: object) -> Analysis:
        self.asked += 1
        found: Analysis = self._thinker.analyse(*args, **more)  # type: ignore[arg-type]
        if self.asked > 1:
            return found
        lines = tuple(
            type(line)(line.moves, line.score + 500, line.chances, None) for line in found.lines
        )
        return Analysis(lines, found.distances)


def test_a_drop_that_the_better_move_would_suffer_too_may_not_be_blamed() -> None:
    dreamer = _Dreamer(make_thinker(hash_mb=HASH))
    # d1 instead of e2 costs a step at most; the dream is over after either.
    (judged,) = review_of(read_record("1. d1h *"), dreamer, nodes=2000).moves  # type: ignore[arg-type]
    assert dreamer.asked == 3  # before, after, and after the better move
    assert judged.loss < BLUNDER


# Thresholds


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (DUBIOUS - 0.001, ""),
        (DUBIOUS, "?!"),
        (BAD - 0.001, "?!"),
        (BAD, "?"),
        (BLUNDER - 0.001, "?"),
        (BLUNDER, "??"),
    ],
)
def test_a_mark_begins_at_its_threshold(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


def test_a_blunder_among_good_moves_must_cost_more_than_its_share() -> None:
    plain = (19 * 100 + 100 * 2.718281828 ** (-0.5 / 0.2)) / 20
    found = accuracy([0.0] * 19 + [0.5])
    assert found is not None
    assert found < plain


def moved(ply: int, chances: tuple[float, ...], mark: str = "") -> ReviewedMove:
    return ReviewedMove(ply, 0, "e2", chances, "", (1, 1), 0.0, mark, (), ())  # type: ignore[arg-type]


def test_a_game_turns_at_mistakes_and_where_another_side_takes_the_lead() -> None:
    moves = [
        moved(1, (0.55, 0.45)),
        moved(2, (0.48, 0.52)),  # a new leader, by little
        moved(3, (0.62, 0.38)),  # a new leader, by much
        moved(4, (0.60, 0.40), "?!"),
        moved(5, (0.60, 0.40), "!"),
        moved(6, (0.30, 0.70), "??"),
    ]
    assert turning_points((0.5, 0.5), moves) == (3, 5, 6)


def test_a_review_is_a_value_that_survives_json() -> None:
    from msgspec import json

    review = reviewed("classic-2")
    assert json.decode(json.encode(review), type=Review) == review

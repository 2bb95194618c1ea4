"""Matches: seats are exchanged, the rules referee, and a player at fault forfeits the game."""

import re
import shlex
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from corridor.arena import (
    Fault,
    InlineExecutor,
    Job,
    Plan,
    Played,
    Seating,
    Sprt,
    Standing,
    hold,
    parse_openings,
    play,
)
from corridor.arena.record_writer import RecordWriter
from corridor.arena.seating import arrangements, group_score
from corridor.engine.complaint import Complaint
from corridor.engine.limits import Pace, parse_pace
from corridor.engine.player import Limit
from corridor.rules.game import Game
from corridor.rules.modes import MODES, Mode, make_mode
from corridor.rules.record_reader import read_record, read_records

SCRIPT = Path(__file__).parents[1] / "engine" / "foreign.py"


def foreign(kind: str) -> str:
    return f"uci:{shlex.join([sys.executable, str(SCRIPT), kind])}"


def plan(mode: Mode | str = "classic-2", *entrants: str, games: int = 2, **more: object) -> Plan:
    made = make_mode(mode) if isinstance(mode, str) else mode
    openings = parse_openings("random:2", made, seed=1)
    return Plan(made, entrants or ("greedy", "random"), games, Pace(), openings, **more)  # type: ignore[arg-type]


def job(
    *players: str, mode: str = "classic-2", pace: Pace | None = None, margin: float = 5.0
) -> Job:
    return Job(0, 0, mode, (), players, pace or Pace(Limit(seconds=5)), margin, "1")


def test_pairs_share_an_opening_and_change_places() -> None:
    jobs = list(plan(games=6).jobs())
    assert [j.number for j in jobs] == list(range(6))
    for one, other in zip(jobs[::2], jobs[1::2], strict=True):
        assert one.opening == other.opening
        assert one.players == other.players[::-1]
    assert len({j.opening for j in jobs}) == 3


def test_three_meet_each_other_from_the_same_openings() -> None:
    made = plan("classic-2", "greedy", "random", "level:1", games=4)
    jobs = list(made.jobs())
    assert made.total == len(jobs) == 12
    assert len({j.opening for j in jobs}) == 2
    assert [made.place(j)[0] for j in jobs[:6]] == [0, 0, 1, 1, 2, 2]


def test_seats_of_many_sides_are_shared_fairly() -> None:
    for sides in (2, 3, 4):
        found = arrangements(sides)
        assert len(set(found)) == len(found)
        for side in range(sides):
            assert sum(seats[side] for seats in found) * 2 == len(found)
    single = arrangements(4, Seating.SINGLE)
    assert [seats.index(0) for seats in single] == [0, 1, 2, 3]
    assert all(seats.count(0) == 1 for seats in single)


def played(winner: int | None, rating: int | None = None, sides: int = 2) -> Played:
    winners = tuple(range(sides)) if winner is None else (winner,)
    return Played(0, 0, winners, "goal", rating, 10, (0.0,) * sides, "")


def test_a_pair_of_a_race_is_worth_its_mean() -> None:
    race = make_mode("classic-2")
    assert group_score(race, [((0, 1), played(0)), ((1, 0), played(0))]) == 0.5
    assert group_score(race, [((0, 1), played(0)), ((1, 0), played(1))]) == 1
    assert group_score(race, [((0, 1), played(None)), ((1, 0), played(1))]) == 0.75


@pytest.mark.parametrize(
    ("first", "second", "score"),
    [
        ((0, 4), (0, 4), 0.5),  # each won as PAC-MAN
        ((1, 3), (1, 2), 1.0),  # each was caught; the first ate more before
        ((1, 1), (1, 2), 0.0),
        ((1, 2), (1, 2), 0.5),
        ((0, 4), (1, 3), 1.0),  # the first won in either role
        ((None, 3), (1, 3), 1.0),  # a draw is better than a loss
    ],
)
def test_a_pair_of_a_chase_is_decided_by_results_then_by_pellets(
    first: tuple[int | None, int], second: tuple[int | None, int], score: float
) -> None:
    chase = make_mode("pacman")
    group = [((0, 1), played(*first)), ((1, 0), played(*second))]
    assert group_score(chase, group) == score


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_is_played_to_its_end(mode: str) -> None:
    standing = hold(plan(mode), InlineExecutor, window=1)
    assert standing.games == standing.plan.total
    assert len(standing.duels[0].scores) == 1
    assert not standing.faults


def test_the_same_match_is_played_the_same_again() -> None:
    records: list[str] = []
    for _ in range(2):
        hold(plan(), InlineExecutor, window=1, on_game=lambda _j, p, _s: records.append(p.record))
    assert records[:2] == records[2:]
    assert len(set(records)) == 2


def test_the_single_seat_takes_its_share() -> None:
    standing = hold(plan("classic-4", seating=Seating.SINGLE, games=4), InlineExecutor, window=1)
    duel = standing.duels[0]
    assert duel.fair == 1
    assert set(duel.by_side) == {0, 1, 2, 3}
    assert duel.times_fair == duel.points


@pytest.mark.parametrize(
    ("kind", "fault", "ending"),
    [
        ("dies", Fault.CRASH, "abandoned"),
        ("garbled", Fault.ILLEGAL, "abandoned"),
        ("illegal", Fault.ILLEGAL, "abandoned"),
        ("mute", Fault.ILLEGAL, "abandoned"),
    ],
)
def test_whoever_fails_loses_and_the_record_says_how(kind: str, fault: Fault, ending: str) -> None:
    result = play(job("greedy", foreign(kind)))
    assert (result.fault, result.guilty, result.winners) == (fault, 1, (0,))
    record = read_record(result.record)
    assert (record.result, str(record.termination)) == ("1-0", ending)
    assert dict(record.tags)["Fault"].startswith(f"{fault} Seat2")


def test_pacmans_level_is_4_when_the_ghosts_fail() -> None:
    result = play(job("greedy", foreign("dies"), mode="pacman"))
    assert (result.guilty, result.winners, result.rating) == (1, (0,), 4)


def test_a_silent_player_loses_on_time() -> None:
    slow = foreign("silent")
    result = play(job(slow, "greedy", pace=Pace(Limit(seconds=0.05)), margin=0.1))
    assert (result.fault, result.winners) == (Fault.TIME, (1,))
    assert str(read_record(result.record).termination) == "time"


def test_a_failure_among_four_leaves_the_point_to_the_others() -> None:
    result = play(job("greedy", "uci:no-such-program", "greedy", "random", mode="classic-4"))
    assert result.winners == (0, 2, 3)
    assert result.points(0) == pytest.approx(1 / 3)


def test_clocks_run_and_are_written_down() -> None:
    result = play(job("random", "greedy", pace=parse_pace("clock=3000+100")))
    record = read_record(result.record)
    assert all(move.clock is not None for move in record.moves)
    assert record.moves[0].clock == pytest.approx(3_100_000, abs=50_000)


def test_a_flag_that_falls_loses_the_game() -> None:
    result = play(job("greedy", "greedy", pace=parse_pace("clock=0.001"), margin=0.0))
    assert result.fault == Fault.TIME
    assert len(result.winners) == 1


def test_a_foreign_engine_plays_a_match() -> None:
    made = make_mode("classic-2")
    openings = parse_openings("none", made, seed=1)
    match = Plan(made, (foreign("uci"), "random"), 2, parse_pace("depth=1"), openings)
    standing = hold(match, InlineExecutor, window=1)
    assert standing.duels[0].wins == 2
    assert not standing.faults


def test_a_test_ends_the_match_as_soon_as_it_is_sure() -> None:
    match = plan(games=400, sprt=Sprt(0, 300))
    standing = hold(match, InlineExecutor, window=1)
    assert standing.verdict() is True
    assert standing.games < 60


def test_a_game_is_counted_once() -> None:
    match = plan()
    standing = Standing(match)
    first = next(match.jobs())
    result = play(first)
    standing.add(first, result)
    with pytest.raises(ValueError, match="counted before"):
        standing.add(first, result)


def test_records_are_kept_in_a_folder_or_in_one_file(tmp_path: Path) -> None:
    folder, file = RecordWriter(tmp_path / "games"), RecordWriter(tmp_path / "all.qgn")
    for number, mode in enumerate(("classic-2", "pacman")):
        result = play(job("random", "random", mode=mode))
        result = Played(**{**{f: getattr(result, f) for f in result.__slots__}, "number": number})
        folder.write(result)
        file.write(result)
    names = sorted(path.name for path in (tmp_path / "games").iterdir())
    assert names == ["00001.qgn", "00002.qgn"]
    for name in names:
        read_record((tmp_path / "games" / name).read_text())
    kept = read_records((tmp_path / "all.qgn").read_text())
    assert [record.mode.key for record in kept] == ["classic-2", "pacman"]


def test_openings_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "openings"
    path.write_text("# a comment\ne2 e8\n\nE2 e8 e3h\n")
    mode = make_mode("classic-2")
    openings = parse_openings(f"file:{path}", mode, seed=1)
    assert [openings(group) for group in range(3)] == [
        ("e2", "e8"),
        ("e2", "e8", "e3h"),
        ("e2", "e8"),
    ]


@pytest.mark.parametrize("text", ["", "random", "random:x", "random:0", "file:nowhere", "book:1"])
def test_bad_openings_are_refused(text: str) -> None:
    with pytest.raises(Complaint):
        parse_openings(text, make_mode("classic-2"), seed=1)


def test_an_opening_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "openings"
    path.write_text("e2 e8\ne5\n")
    with pytest.raises(Complaint, match="line 2"):
        parse_openings(f"file:{path}", make_mode("classic-2"), seed=1)


def test_random_openings_leave_a_game_to_play() -> None:
    mode = make_mode("pacman", lives=1)
    openings = parse_openings("random:12", mode, seed=3)
    for group in range(20):
        game = Game(mode)
        for text in openings(group):
            game.push_text(text)
        assert game.outcome is None


def test_a_match_needs_two_and_a_test_exactly_two() -> None:
    with pytest.raises(Complaint):
        plan("classic-2", "greedy")
    with pytest.raises(Complaint):
        plan("classic-2", "greedy", "random", "random", sprt=Sprt(0, 5))
    with pytest.raises(Complaint):
        plan("classic-4", sprt=Sprt(0, 5), seating=Seating.SINGLE)


def test_games_of_a_player_against_itself_differ() -> None:
    """Without randomness both would play the same game twice, with seats exchanged."""
    again = [plan("classic-2", "engine", "engine", games=4, seed=3) for _ in range(2)]
    for one, other in zip(*(match.jobs() for match in again), strict=True):
        assert one == other
    jobs = list(again[0].jobs())
    assert len({job.opening for job in jobs}) == 4
    both = [replace(job, pace=parse_pace("depth=1")) for job in jobs[:2]]
    one, other = (read_record(play(job).record) for job in both)
    assert one.moves != other.moves


@pytest.mark.parametrize("mode", ["classic-2", "pacman"])
def test_a_record_names_the_player_of_each_seat(mode: str) -> None:
    record = read_record(play(job("greedy", "random", mode=mode)).record)
    tags = dict(record.tags)
    assert (tags["Seat1"], tags["Seat2"]) == ("greedy", "random")
    assert record.seats == (((0,), (1,)) if mode == "classic-2" else ((0,), (1, 2, 3, 4)))


def test_tags_that_programs_write_are_on_the_page_about_records() -> None:
    page = Path(__file__).parents[2] / "docs" / "reference" / "record.md"
    named = set(re.findall(r"`(\w+)`", page.read_text(encoding="utf-8")))
    told = dict(read_record(play(job("greedy", foreign("dies"))).record).tags)
    planned = dict(next(plan().jobs()).tags)
    seats = {"Seat1", "Seat2"}
    assert {*told, *planned} - seats <= named
    assert {"Seat1", "Seat5"} <= named

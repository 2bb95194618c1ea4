"""Position text: writing, and exact round trips."""

from dataclasses import replace

import pytest

from corridor.rules.board import Board, parse_square, square_set
from corridor.rules.classic import Classic
from corridor.rules.game import Game
from corridor.rules.layout import Layout
from corridor.rules.modes import LAYOUTS, MODES, Mode, make_mode, switches_of
from corridor.rules.position import Counters
from corridor.rules.position_reader import parse_mode, parse_position
from corridor.rules.position_text import mode_text, position_text, position_url
from tests.rules.boards import board, chase, hunt, where

# Writing


def test_a_race_must_be_written_as_fences_pawns_stocks_and_turn() -> None:
    position = board(
        """
        9 . . . X
        8 . . . .
            ---
        7 . . . .
        3 .|. . .
        2 .|. . .
        1 . . W .
          c d e f
        """,
        turn="X",
        stock=(9, 7),
    )
    assert position_text(position) == "classic-2 / d7 / c2 / e1 f9 / 9 7 / 2"


def test_a_race_of_four_must_name_all_its_pawns_and_stocks() -> None:
    assert position_text(make_mode("classic-4").start()) == (
        "classic-4 / / / e1 a5 e9 i5 / 5 5 5 5 / 1"
    )


def test_a_chase_must_be_written_as_fences_pieces_pellets_lives_and_phase() -> None:
    position = chase(
        """
        5 . B I .
        4 . M .|.
        3 . . .|.
          c d e f
        """,
        phase="ghosts",
        played="B",
        lives_left=2,
        pellets_at="a1 i9",
    )
    assert position_text(position) == (
        "pacman layout=e5e9i5e1a5.a1i1a9i9.e3v..0-0.3 / / e3 / d4 d5 e5 - - / a1i9 / 2 / ghosts B"
    )
    assert position_text(make_mode("pacman").start()) == (
        "pacman / b3d6g6 / c2f4f7 / e5 e9 i5 e1 a5 / a1i1a9i9 / 3 / walk"
    )


def test_an_advanced_chase_must_be_written_with_all_that_its_rules_remember() -> None:
    start = "pacman-advanced / d3d5 / c4e4 / - d5 e5 d4 e4 / a1i1a9i9 / 3 / 12 4 / 0 0"
    chamber = "d3hc4ve4vd5h"
    assert position_text(make_mode("pacman-advanced").start()) == (
        f"{start} / {chamber} / - - - - - / 1 enter"
    )
    position = hunt(
        """
        5 B . . .
        4 . M . .
        3 . . I .
          c d e f
        """,
        phase="ghost_place",
        played="BI",
        placer="I",
        lives_left=2,
        stock=(3, 1),
        reserve=1,
        eaten=2,
        previous={"M": "d5", "I": "e4"},
        pellets_at="a1 i9",
        respawn_free=False,
    )
    assert position_text(position) == (
        "pacman-advanced respawn_free=false / / / d4 c5 e3 - - / a1i9 / 2 / 3 1 / 1 2 / "
        "/ d5 - e4 - - / 5 ghost_place played=BI placer=I"
    )
    his = hunt("4 M\n  d", phase="after", began="d5", walked=True, due=False, pellets_at="a1")
    assert position_text(his).endswith("/ 5 after began=d5 walked")
    due = hunt("4 M\n  d", phase="action", pellets_at="a1")
    assert position_text(due).endswith("/ 5 action began=d4 due")
    entry = make_mode("pacman-advanced", respawn_free=False).start()
    assert position_text(entry).endswith("/ 1 enter set_up")


def test_equal_positions_must_have_equal_texts_however_they_came_about() -> None:
    one, other = Game("classic-2"), Game("classic-2")
    for text in ("e3h", "c2v", "a8h", "e8"):
        one.push_text(text)
    for text in ("a8h", "e8", "e3h", "c2v"):
        other.push_text(text)
    assert one.position == other.position
    assert hash(one.position) == hash(other.position)
    assert one.position_text() == other.position_text() == (
        "classic-2 / e3a8 / c2 / e1 e8 / 8 9 / 1"
    )  # fmt: skip


def test_positions_under_different_switches_must_have_different_texts() -> None:
    one = make_mode("classic-2").start()
    other = make_mode("classic-2", threefold=True).start()
    assert one != other
    assert position_text(other) == "classic-2 threefold=true / / / e1 e9 / 10 10 / 1"


# Modes


def modes() -> list[tuple[Mode, str]]:
    """Every switch in every value, every layout, and numbers of the set-up."""
    found = [(make_mode(mode), mode) for mode in MODES]
    for mode in MODES:
        for name, values in switches_of(mode).items():
            many = values[0].split("..") if ".." in values[0] else values
            for value in many:
                made = make_mode(mode, layout=None, preset=None, **{name: value})
                usual = made == make_mode(mode)
                found.append((made, mode if usual else f"{mode} {name}={value}"))
        found += [
            (made := make_mode(mode, layout=layout), f"{mode} layout={layout}{_lives(made)}")
            for layout in LAYOUTS[mode][1:]
        ]
    return found


def _lives(made: Mode) -> str:
    """Lives are named where a layout has not as many as the usual one."""
    lives = made.layout.lives
    return "" if lives == make_mode(made.key).layout.lives else f" lives={lives}"


@pytest.mark.parametrize(("mode", "text"), modes())
def test_a_mode_must_be_written_with_what_is_not_usual_and_be_read_again(
    mode: Mode, text: str
) -> None:
    assert mode_text(mode) == text
    assert parse_mode(text) == mode
    start = mode.start()
    assert parse_position(position_text(start)) == (start, Counters())


def test_a_preset_must_be_written_as_the_switches_it_sets() -> None:
    assert mode_text(make_mode("pacman", preset="danish", layout="open", lives=1)) == (
        "pacman layout=open boost_eats=end_only frenzy=up_to_2 ghost_on_pellet=no_entry lives=1"
    )


def custom(mode: str, **changes: object) -> Mode:
    layout: Layout = replace(make_mode(mode).layout, **changes)  # type: ignore[arg-type]  # by name
    return make_mode(mode, layout=layout, no_progress_limit=7)


@pytest.mark.parametrize(
    ("mode", "text"),
    [
        (
            custom("pacman", board=Board.of(["a1h", "h8v"])),
            "pacman layout=e5e9i5e1a5.a1i1a9i9.a1hh8v..0-0.3 {limit}",
        ),
        (
            custom("pacman", pellets=square_set(map(parse_square, "b1 b2 b3 b4".split())), lives=9),
            "pacman layout=e5e9i5e1a5.b1b2b3b4.c2vb3hf4vd6hg6hf7v..0-0.9 {limit}",
        ),
        (
            custom("pacman-advanced", pellets=square_set(map(parse_square, "b1 b2 b3 b4".split()))),
            "pacman-advanced layout=-d5e5d4e4.b1b2b3b4.d3hc4ve4vd5h.d3hc4ve4vd5h.12-4.3 {limit}",
        ),
        (custom("pacman", lives=2), "pacman {limit} lives=2"),
        (
            make_mode("classic-2", layout=replace(make_mode("classic-2").layout, stock=(5, 10))),
            "classic-2 layout=e1e9....5-10.0",
        ),
    ],
)
def test_a_layout_of_ones_own_must_be_written_out_and_be_read_again(mode: Mode, text: str) -> None:
    text = text.format(limit="no_progress_limit=7")
    assert mode_text(mode) == text
    assert parse_mode(text) == mode
    start = mode.start()
    assert parse_position(position_text(start)) == (start, Counters())
    assert parse_position(position_url(position_text(start))) == (start, Counters())


# Every moment of a game


STORIES = [
    ("classic-2", "e2 e8 e3 e7 e4 e6 e5 e6h d5v e5v"),
    ("classic-3", "e2 b5 e8 a1h b2h c3v"),
    ("classic-4", "e2 b5 e8 h5 e3h d4v e5v"),
    ("pacman", "Me6f6 Bd9 Ii6 Pe2 Cb5 Mf5e5"),
    ("pacman ghost_order=free", "Me6f6 Pe2 Bd9 Cb5 Ii6"),
    ("pacman-advanced", "M@e1 Me2e3 d3h>f7v a1h"),
    ("pacman-advanced respawn_free=false", "M@e1 Me2e3 d3h>f7v a1h"),
]


@pytest.mark.parametrize(("mode", "moves"), STORIES)
def test_every_moment_of_a_game_must_be_read_again_as_the_same(mode: str, moves: str) -> None:
    game = Game(parse_mode(mode))
    for text in moves.split():
        game.push_text(text)
        written = game.position_text(counters=True)
        position, counters = parse_position(written)
        assert (position, counters) == (game.position, game.counters)
        assert position_text(position, counters) == written
        assert "  " not in written


# Counters


def test_counters_must_follow_only_where_they_are_not_nought() -> None:
    start = make_mode("pacman").start()
    plain = position_text(start)
    assert position_text(start, Counters()) == plain
    assert position_text(start, Counters(12, 3, 2)) == f"{plain} / ply=12 quiet=3 best=2"
    assert position_text(start, Counters(quiet=3)) == f"{plain} / quiet=3"
    assert parse_position(f"{plain} / quiet=3") == (start, Counters(0, 3, 0))
    assert parse_position(f"{plain} / best=2 ply=9")[1] == Counters(9, 0, 2)


# Other forms that are read


def test_the_two_player_form_without_a_mode_must_be_a_race_for_two() -> None:
    position, _ = parse_position("d2 / / e2 e8 / 9 10 / 2")
    assert position_text(position) == "classic-2 / d2 / / e2 e8 / 9 10 / 2"
    assert where(position) == {"W": "e2", "X": "e8"}
    empty, _ = parse_position(" / / e1 e9 / 10 10 / 1")
    assert empty == make_mode("classic-2").start()
    counted, counters = parse_position("/ / e1 e9 / 10 10 / 1 / ply=4")
    assert (counted, counters.ply) == (empty, 4)


@pytest.mark.parametrize(
    "text",
    [
        "d2hh3h / a1v / e2 e8 / 9 10 / 2",
        "d2 h3h / a1 / e2 e8 / 9 10 / 2",
        "h3d2/a1/e2 e8/9 10/2",
        "h3d2/a1v/e2+e8/9+10/2",
        "classic-2/d2h3/a1/e2+e8/9+10/2",
        "classic-2  /  d2h3  / a1 /  e2   e8 / 9 10 / 2\n",
    ],
)
def test_letters_that_the_field_implies_and_blanks_may_be_added(text: str) -> None:
    assert position_text(parse_position(text)[0]) == "classic-2 / d2h3 / a1 / e2 e8 / 9 10 / 2"


@pytest.mark.parametrize("mode", MODES)
def test_a_position_must_fit_into_an_address(mode: str) -> None:
    text = position_text(make_mode(mode, layout=None, preset=None).start(), Counters(3, 2, 1))
    url = position_url(text)
    assert " " not in url
    assert parse_position(url) == parse_position(text)
    start, _ = parse_position(url)
    assert isinstance(start.mode.rules, Classic) == mode.startswith("classic")


def test_a_game_that_a_boost_has_ended_is_written_and_read() -> None:
    """PAC-MAN has eaten the pellet on c1, and then the last ghost, two steps away."""
    text = "pacman layout=e5e9i5e1a5.c1i1a9i9...0-0.3 / / / c1 e1 - - - / i1a9i9 / 3 / boost"
    game = Game.from_position(text)
    game.push_text("Md1e1")
    assert game.outcome is not None
    again = Game.from_position(game.position_text())
    assert again.position == game.position
    assert again.outcome == game.outcome

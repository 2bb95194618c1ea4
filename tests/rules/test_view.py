"""Views: owners of fences, routes, the last move, the Chamber and its vacated slots."""

import pytest

from corridor.rules.board import Fence, Square, parse_square, square_name
from corridor.rules.game import Game
from corridor.rules.inline_layout import parse_inline_layout
from corridor.rules.modes import frame_of, make_mode
from corridor.rules.moves import Enter, Place, Relocate, Walk
from corridor.rules.position import Marks, Outcome, Reason
from corridor.rules.view import Last, Route, Standing, View, look, routes
from tests.rules.boards import board, chase, hunt


def game_of(moves: str, mode: str) -> Game:
    game = Game(mode)
    for text in moves.split():
        game.push_text(text)
    return game


def fence(text: str) -> Fence:
    return Fence.parse(text)


def text_of(route: Route | None) -> str:
    assert route is not None
    return " ".join(square_name(square) for square in route.squares)


def squares(text: str) -> tuple[Square, ...]:
    return tuple(parse_square(name) for name in text.split())


def test_a_view_of_a_race_must_show_all_there_is() -> None:
    view = game_of("e2 e8 d4h", "classic-2").view()
    assert view.mode == "classic-2"
    assert [figure.letter for figure in view.figures] == ["W", "X"]
    assert tuple(figure.square for figure in view.figures) == squares("e2 e8")
    assert view.homes == squares("e1 e9")
    assert (view.stock, view.stock_at_start) == ((9, 10), (10, 10))
    assert list(view.sides) == [0, 1]
    assert (view.to_move, view.movers, view.steps_left) == (1, (1,), None)
    assert (view.lives, view.lives_at_start, view.rating, view.outcome) == (None, None, None, None)
    assert (view.pellets, view.pellets_at_start, view.eaten) == ((), (), 0)
    assert (view.vacated, view.chamber) == ((), ())
    assert view.marks == Marks()
    assert view.ply == 3


# Fences and who placed them


def test_each_fence_must_be_shown_with_the_side_that_placed_it() -> None:
    view = game_of("e3h a1v d7v", "classic-3").view()
    assert view.fences == (
        Standing(fence("a1v"), 1, chamber=False),
        Standing(fence("e3h"), 0, chamber=False),
        Standing(fence("d7v"), 2, chamber=False),
    )


def test_a_fence_that_was_there_before_must_have_no_owner() -> None:
    game = Game.from_position("classic-2 / d2 / / e2 e8 / 9 10 / 2")
    game.push_text("d6h")
    assert [standing.owner for standing in game.view().fences] == [None, 1]
    assert all(standing.owner is None for standing in Game("pacman").view().fences)


def test_the_chamber_must_be_shown_until_its_fences_are_moved() -> None:
    start = Game("pacman-advanced").view()
    assert [str(standing.fence) for standing in start.fences if standing.chamber] == [
        "d3h", "c4v", "e4v", "d5h",
    ]  # fmt: skip
    assert start.chamber == squares("d4 e4 d5 e5")
    assert start.vacated == ()
    game = game_of("M@e1 a1h d3h>f7v", "pacman-advanced")
    view = game.view()
    assert view.vacated == (fence("d3h"),)
    assert view.chamber == start.chamber
    owners = {str(standing.fence): standing.owner for standing in view.fences}
    assert owners == {"a1h": 0, "f7v": 1, "c4v": None, "e4v": None, "d5h": None}
    assert not next(s for s in view.fences if str(s.fence) == "f7v").chamber


@pytest.mark.parametrize(
    ("fences", "chamber", "room"),
    [
        ("d3hc4ve4vd5h", "d3hc4ve4vd5h", "d4 e4 d5 e5"),  # the ghosts stand elsewhere
        ("b1hd1he1vb2vc2he2h", "b1hd1hb2vc2h", "c2 d2 e2"),  # other fences help to close it
        ("a2hb1ve4hg7v", "a2hb1ve4hg7v", "a1 b1 a2 b2"),  # a corner of the board
        ("a1hb2va3ha5h", "a1hb2va3ha5h", "a2 b2 a3 b3"),
    ],
)
def test_the_chamber_must_be_the_squares_that_its_fences_enclose(
    fences: str, chamber: str, room: str
) -> None:
    text = f"-f3g3f4g4.a8i1a9i9.{fences}.{chamber}.12-4.3"
    layout = parse_inline_layout(text, frame_of("pacman-advanced"))
    assert Game("pacman-advanced", layout=layout).view().chamber == squares(room)


def test_a_fence_in_a_vacated_slot_must_belong_to_whoever_placed_it() -> None:
    view = game_of("M@e1 a1h d3h>f7v a3h d5h>b8h d3h", "pacman-advanced").view()
    standing = next(s for s in view.fences if str(s.fence) == "d3h")
    assert standing == Standing(fence("d3h"), 0, chamber=False)
    assert view.vacated == (fence("d3h"), fence("d5h"))


# The last move


def test_the_last_move_must_be_shown_with_its_side_and_where_it_began() -> None:
    assert Game("classic-2").view().last is None
    walk = game_of("e2 e8", "classic-2").view().last
    assert walk == Last(Walk(1, squares("e8")), 1, parse_square("e9"))
    place = game_of("e2 d4h", "classic-2").view().last
    assert place == Last(Place(fence("d4h")), 1, None)
    game = Game("pacman-advanced")
    game.push_text("M@e1")
    assert game.view().last == Last(Enter(parse_square("e1")), 0, None)
    game.push_text("Me2e3")
    assert game.view().last == Last(Walk(0, squares("e2 e3")), 0, parse_square("e1"))
    game.push_text("d3h>f7v")
    assert game.view().last == Last(Relocate(fence("d3h"), fence("f7v")), 1, None)


# Routes


def test_each_pawn_must_be_shown_its_shortest_way_to_its_goal() -> None:
    position = board("""
        9 . . . . .
            ---
        8 . . W . .
        2 . . X . .
        1 . . . . .
          c d e f g
    """)
    first, second = routes(position)
    assert (text_of(first), text_of(second)) == ("e8 f8 f9", "e2 e1")
    assert first is not None
    assert (first.piece, first.steps) == (0, 2)


def test_pacman_must_be_shown_the_way_to_the_nearest_pellet_and_the_nearest_ghost_its_own() -> None:
    position = chase("""
        5 . . . B
        4 . M . .
        3 . . . .
        2 * . I .
          c d e f
    """)
    pacman, ghosts = routes(position)
    assert pacman is not None
    assert (pacman.piece, pacman.steps) == (0, 3)
    assert ghosts is not None
    assert (ghosts.piece, ghosts.steps) == (1, 3)  # Blinky and Inky are as near: Blinky is first


def test_there_must_be_no_way_to_show_while_pacman_is_off_the_board_or_shut_out() -> None:
    assert Game("pacman-advanced").view().routes == (None, None)
    entered = game_of("M@e1", "pacman-advanced").view()
    assert text_of(entered.routes[0]) == "e1 d1 c1 b1 a1"
    assert entered.routes[1] is None  # the ghosts are still in the Chamber


def test_a_way_may_go_through_a_tunnel() -> None:
    position = hunt(
        """
        9 . . . *
        2 . . . .
        1 . . M .
          c d e f
        """,
        phase="action",
    )
    route = routes(position)[0]
    assert text_of(route) == "e1 e9 f9"


# The chases


def test_a_view_of_a_chase_must_show_lives_pellets_steps_and_who_sees_pacman() -> None:
    view = look(
        chase(
            """
            5 . . . . .
            4 . M . . B
            3 . .|. . .
            2 . .|I . .
            1 * P . . .
              a b c d e
            """,
            phase="ghosts",
            lives_left=2,
        )
    )
    assert (view.lives, view.lives_at_start) == (2, 3)
    assert view.pellets == squares("a1")
    assert len(view.pellets_at_start) == 4
    assert view.eaten == 3
    assert (view.to_move, view.movers, view.steps_left) == (1, (1,), 2)
    assert {sight.ghost for sight in view.marks.sights} == {1, 3}
    assert view.marks.phase == "ghosts"


def test_no_line_of_sight_may_be_shown_where_seeing_changes_nothing() -> None:
    assert Game("pacman", frenzy="up_to_2").view().marks.sights
    assert not Game("pacman", frenzy="none").view().marks.sights


def test_a_view_of_the_advanced_chase_must_show_gates_tunnels_reserve_and_speed() -> None:
    view = look(
        hunt("4 M\n  d", phase="extra", reserve=1, eaten=2, also={"B": "a1"}, pellets_at="i9")
    )
    assert view.marks.gates == squares("e1 e9 a5 i5")
    assert view.marks.tunnels == (squares("e1 e9"), squares("a5 i5"))
    assert (view.marks.reserve, view.marks.speed, view.marks.boosted) == (1, 2, True)
    assert (view.marks.turn, view.marks.opening) == (None, 4)
    assert view.steps_left == 2
    assert view.marks.edible == ()  # Blinky is out of reach
    near = look(hunt("4 M . B I\n  d e f g", phase="extra", reserve=1, eaten=2, pellets_at="i9"))
    assert near.marks.edible == (1,)


# The end


def ended(view: View) -> None:
    assert view.outcome is not None
    assert view.movers == ()
    assert view.steps_left is None


def test_nobody_may_be_shown_as_moving_when_the_game_is_over() -> None:
    won = Game.from_position("classic-2 / / / e8 a2 / 0 0 / 1")
    won.push_text("e9")
    ended(won.view())
    drawn = Game("classic-2", draw_after_plies=1)
    drawn.push_text("e2")
    ended(drawn.view())
    assert drawn.view().outcome == Outcome(None, Reason.PLIES)


def test_a_catch_by_the_last_ghost_must_be_shown_like_any_other_end() -> None:
    game = Game.from_position("pacman layout=open / / / a3 e9 i5 e1 a4 / i9 / 1 / ghosts BIP")
    game.push_text("Ca3")
    ended(game.view())
    assert game.view().rating == 3


def test_a_position_may_be_seen_without_a_game() -> None:
    view = look(make_mode("classic-2").start())
    assert (view.last, view.ply, view.rating) == (None, 0, None)
    assert look(board("9 W .\n1 . X\n  d e")).outcome == Outcome(0, Reason.GOAL)

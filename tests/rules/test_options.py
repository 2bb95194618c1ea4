"""Options: walks grouped by successor, costs of fences, refused slots."""

import pytest

from corridor.rules.board import Fence, parse_square, square_name
from corridor.rules.errors import Refusal
from corridor.rules.game import Game
from corridor.rules.modes import make_mode
from corridor.rules.moves import Enter, Move, Pass, Place, Relocate, Spend
from corridor.rules.options import FenceChoice, Options, options
from corridor.rules.position import Position
from tests.rules.boards import board, chase, hunt, texts


def costs(found: Options, text: str) -> tuple[int | None, ...]:
    return next(choice.costs for choice in found.fences if _text(choice) == text)


def _text(choice: FenceChoice) -> str:
    move = choice.move
    return str(move.fence) if isinstance(move, Place) else f"{move.old}>{move.new}"


def refusals(found: Options) -> dict[str, Refusal]:
    return {str(slot.fence): slot.refused.refusal for slot in found.refused}


def groups(found: Options) -> dict[str, set[str]]:
    """The walks of each choice, by piece and end."""
    return {
        f"{choice.piece}:{square_name(choice.end)}": {
            "".join(square_name(square) for square in walk.path) for walk in choice.walks
        }
        for choice in found.walks
    }


# Walks


def test_each_step_of_a_pawn_must_be_a_choice_of_its_own() -> None:
    found = options(make_mode("classic-2").start())
    assert groups(found) == {"0:e2": {"e2"}, "0:f1": {"f1"}, "0:d1": {"d1"}}


def test_walks_that_lead_to_the_same_position_must_be_one_choice() -> None:
    position = chase(
        """
        5 . . .
        4 . M .
        3 . . .
        1 * . .
          c d e
        """,
        also={"B": "i9"},
    )
    found = groups(options(position))
    assert found["0:e5"] == {"d5e5", "e4e5"}
    assert found["0:d4"] == {"d5d4", "e4d4", "d3d4", "c4d4"}
    assert found["0:d6"] == {"d5d6"}


def test_walks_that_end_alike_but_eat_differently_must_be_different_choices() -> None:
    position = chase(
        """
        5 . B .
        4 . M .
        3 . . .
        1 * . .
          c d e
        """,
        phase="boost",
        also={"I": "i9"},
    )
    to_e5 = [choice for choice in options(position).walks if square_name(choice.end) == "e5"]
    eaten = [
        {None in position.after(walk).layout.squares[:2] for walk in choice.walks}
        for choice in to_e5
    ]
    assert sorted(map(len, eaten)) == [1] * len(to_e5)
    assert {True} in eaten
    assert {False} in eaten


def test_each_ghost_must_have_its_own_choices_where_its_side_chooses() -> None:
    position = chase(
        """
        5 . B . .
        4 . . . .
        3 . . I M
        1 * . . .
          c d e f
        """,
        phase="ghosts",
        ghost_order="free",
        ghost_stay=True,
    )
    found = options(position)
    assert {choice.piece for choice in found.walks} == {1, 2}
    assert found.passes == (Pass(1), Pass(2))


# What a fence costs


def test_a_fence_must_cost_each_side_the_steps_by_which_its_route_grows() -> None:
    position = board("""
        9 . . . . X
        2 . . . . .
        1 W . . . .
          c d e f g
    """)
    found = options(position)
    assert costs(found, "a5v") == (0, 0)  # across neither way
    assert costs(found, "c1h") == (1, 0)  # before W
    assert costs(found, "f5h") == (0, 1)  # on the way of X
    assert len(found.fences) == 128


def plain_costs(position: Position, move: Place | Relocate) -> tuple[int | None, ...]:
    """The same costs from plain distances before and after."""
    after = (
        position.board.with_fence(move.fence)
        if isinstance(move, Place)
        else position.board.without_fence(move.old).with_fence(move.new)
    )
    layout = position.layout
    found: list[int | None] = []
    for side, aim in enumerate(position.aims):
        if aim is None:
            found.append(None)
            continue
        starts = [s for p in layout.pieces_of(side) if (s := layout.squares[p]) is not None]
        was, now = (
            min(d for s in starts if (d := at.distance(s, aim.squares, aim.links)) is not None)
            for at in (position.board, after)
        )
        found.append(now - was)
    return tuple(found)


BOARDS: list[Position] = [
    board("""
        9 . . X . . .
            ---
        8 . . . . . .
        7 . .|. . . .
        6 . .|. . . .
              ---
        5 . . W . . .
          b c d e f g
    """),
    board(
        """
        9 . . . . Y . . . .
        5 X . . .|. . . . Z
        4 . . . .|. . . . .
                ---
        3 . . . . . . . . .
        2 . . . . W . . . .
        1 . . . . . . . . .
          a b c d e f g h i
        """,
        turn="Z",
    ),
    hunt(
        """
        6 . . . . .
        5 . B .|. .
            ---
        4 . . .|. I
        3 . . M . .
        2 . . . . .
          c d e f g
        """,
        phase="after",
        began="e4",
        walked=True,
        pellets_at="a1 i9",
    ),
    make_mode("pacman-advanced").start().after(Enter(parse_square("e1"))),
    (
        make_mode("pacman-advanced")
        .start()
        .after(Enter(parse_square("e1")))
        .after(Place(Fence.parse("d1h")))
        .after(Relocate(Fence.parse("d3h"), Fence.parse("a8h")))
        .after(Place(Fence.parse("d2h")))
    ),
]


@pytest.mark.parametrize("position", BOARDS)
def test_costs_must_be_the_growth_of_plain_distances(position: Position) -> None:
    found = options(position)
    assert found.fences
    for choice in found.fences:
        assert choice.costs == plain_costs(position, choice.move), _text(choice)


def test_a_fence_before_one_ghost_must_cost_nothing_when_another_is_as_near() -> None:
    position = hunt(
        """
        6 . . . .
        5 . B . .
        4 . . . .
        3 . M . I
          c d e f
        """,
        phase="after",
        began="d2",
        walked=True,
        pellets_at="a1",
    )
    found = options(position)
    assert costs(found, "d4h") == (0, 0)
    assert costs(found, "e3v") == (0, 0)


def test_a_relocation_may_shorten_a_route() -> None:
    position = make_mode("pacman-advanced").start()
    for move in (
        Enter(parse_square("e1")),
        Place(Fence.parse("a1h")),
        Relocate(Fence.parse("d5h"), Fence.parse("a8h")),
        Place(Fence.parse("a7h")),
    ):
        position = position.after(move)
    # Inky came by the tunnel in 5 steps; Clyde will come through the gap in 3.
    assert costs(options(position), "d3h>h8h") == (0, -2)


def test_a_side_without_a_route_must_have_no_cost() -> None:
    position = make_mode("pacman-advanced").start().after(Enter(parse_square("e1")))
    found = options(position)
    assert all(choice.costs[1] is None for choice in found.fences)  # the Chamber is closed


# Refused slots


POCKET = """
    9 . . . . .
    8 . . . . X
    2 . . .|. .
        ---
    1 . . W|. .
      c d e f g
"""


def test_a_refused_slot_must_say_why_and_which_piece_would_be_cut_off() -> None:
    found = options(board(POCKET))
    refused = refusals(found)
    assert refused["d1v"] == Refusal.CROSSES_FENCE
    assert refused["d1h"] == Refusal.CROSSES_FENCE
    assert refused["c1h"] == Refusal.OVERLAPS_FENCE
    assert refused["e2v"] == Refusal.OVERLAPS_FENCE
    assert refused["c1v"] == Refusal.CLOSES_LAST_ROUTE
    slot = next(slot for slot in found.refused if str(slot.fence) == "c1v")
    assert slot.refused.pieces == (0,)
    assert len(found.refused) + len(found.fences) == 128


def test_a_refused_slot_of_the_advanced_chase_must_say_which_squares_it_would_cut_off() -> None:
    position = hunt(
        """
        3 . . .
          ---
        2 . . .
        1 . . .
          a b c
        """,
        phase="ghost_place",
        played="B",
        placer="B",
        also={"M": "e5", "B": "h8"},
        pellets_at="i9",
    )
    slot = next(slot for slot in options(position).refused if str(slot.fence) == "b1v")
    assert slot.refused.refusal == Refusal.CUTS_OFF_SQUARES
    assert {square_name(square) for square in slot.refused.squares} == {"a1", "a2", "b1", "b2"}


def test_a_refused_new_place_must_say_why_for_each_fence_of_the_chamber() -> None:
    position = make_mode("pacman-advanced").start()
    for move in (Enter(parse_square("e1")), Place(Fence.parse("d1h"))):
        position = position.after(move)
    found = options(position)
    wished = {Relocate(slot.old, slot.fence): slot.refused for slot in found.refused if slot.old}
    assert len(wished) == len(found.refused)
    assert len(wished) + len(found.fences) == 128 * len({move.old for move in wished})
    assert all(position.why_not(move) == refused for move, refused in wished.items())
    here, there = Fence.parse("d3h"), Fence.parse("d1v")
    assert wished[Relocate(here, here)].refusal == Refusal.SAME_SLOT
    assert wished[Relocate(here, there)].refusal == Refusal.CROSSES_FENCE


def test_there_must_be_no_refused_slots_where_no_fence_could_be_placed_anyway() -> None:
    assert options(board(POCKET, stock=(0, 10))).refused == ()
    assert options(make_mode("pacman").start()).refused == ()
    assert options(make_mode("pacman-advanced").start()).refused == ()
    won = board("9 W .\n2 . X\n  d e")
    assert options(won).refused == ()


def test_slots_must_be_refused_also_where_none_is_left() -> None:
    position = board(
        """
        9 . .|. .|X . .|. .
          --- ---       ---
        8 . .|.|.|W|. .|. .
                ---     ---
        7 .|. .|. .|.|. . .
                  ---   ---
        6 .|.|. . . .|.|. .
                ---     ---
        5 .|.|. .|. . .|. .
              --- ---   ---
        4 .|. . .|. . . .|.
            ---   --- ---
        3 . . .|.|. .|.|.|.
          ---     ---   ---
        2 . .|.|.|.|.|.|.|.
          ---   ---   ---
        1 . .|. . .|. . .|.
          a b c d e f g h i
        """
    )
    found = options(position)
    assert groups(found) == {"0:f9": {"f9"}}
    assert found.fences == ()
    assert len(found.refused) == 128


# The rest


def test_entries_spending_and_passes_must_be_listed_apart() -> None:
    entry = options(make_mode("pacman-advanced").start())
    assert {square_name(move.square) for move in entry.enters} == {"e1", "e9", "a5", "i5"}
    assert (entry.spend, entry.passes) == (None, ())
    asked = options(
        hunt("4 M\n  d", phase="after", reserve=1, eaten=1, also={"B": "h8"}, pellets_at="i9")
    )
    assert asked.spend == Spend()
    assert asked.passes == (Pass(),)
    assert asked.enters == ()


@pytest.mark.parametrize(
    "position",
    [
        *BOARDS,
        make_mode("pacman").start(),
        make_mode("pacman-advanced").start(),
        hunt("4 M\n  d", phase="after", reserve=1, eaten=1, also={"B": "h8"}, pellets_at="i9"),
    ],
)
def test_the_options_must_be_the_legal_moves_again(position: Position) -> None:
    found = options(position)
    assert len(found.moves()) == len(set(found.moves()))
    assert set(found.moves()) == set(position.legal_moves())
    assert len(found.moves()) == len(texts(position))


def test_the_options_of_a_game_must_end_with_the_game() -> None:
    game = Game("classic-2", draw_after_plies=1)
    assert len(game.options().moves()) == 131
    game.push_text("e2")
    assert game.options() == Options((), (), (), (), None, ())


def test_a_family_must_be_asked_only_for_what_every_position_answers() -> None:
    position: Position = make_mode("classic-2").start()
    moves: list[Move] = list(position.legal_moves())
    assert options(position, moves) == options(position)

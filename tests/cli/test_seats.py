"""Seats and players of a match at one terminal."""

from collections import Counter
from random import Random

import pytest

from corridor.cli.commands.play.players import Lineup, players, wanted_side
from corridor.cli.commands.play.seats import Player, chairs, deal
from corridor.cli.speech.refusals import Misuse
from corridor.rules.modes import MODES, make_mode

CLASSIC_4, CHASE = make_mode("classic-4").layout, make_mode("pacman").layout


@pytest.mark.parametrize(
    ("seats", "ghosts"), [(2, [4]), (3, [2, 2]), (4, [2, 1, 1]), (5, [1, 1, 1, 1])]
)
@pytest.mark.parametrize("mode", ["pacman", "pacman-advanced"])
def test_ghosts_are_shared_out_evenly(mode: str, seats: int, ghosts: list[int]) -> None:
    pacman, *rest = chairs(make_mode(mode).layout, seats)
    assert pacman == (0, (0,))
    assert [len(pieces) for _side, pieces in rest] == ghosts
    assert [piece for _side, pieces in rest for piece in pieces] == [1, 2, 3, 4]


@pytest.mark.parametrize("mode", MODES)
def test_everybody_gets_a_seat_and_every_piece_a_player(mode: str) -> None:
    layout = make_mode(mode).layout
    for count in range(len(layout.stock), len(layout.figures) + 1):
        people = [Player(f"P{number}") for number in range(count)]
        seats = deal(layout, people, rng=Random(count))
        assert sorted(seat.player.name for seat in seats) == [one.name for one in people]
        held = [piece for seat in seats for piece in seat.pieces]
        assert held == list(range(len(layout.figures)))
        assert all(layout.figures[p].side == seat.side for seat in seats for p in seat.pieces)


def test_the_lot_is_fair_and_comes_in_by_the_door() -> None:
    people = [Player("Ann"), Player("Bob"), Player("Cy"), Player("Di")]
    starters = Counter(
        deal(CLASSIC_4, people, rng=Random(seed))[0].player.name for seed in range(400)
    )
    assert set(starters) == {"Ann", "Bob", "Cy", "Di"}
    assert min(starters.values()) > 70
    assert deal(CLASSIC_4, people, rng=Random(1)) == deal(CLASSIC_4, people, rng=Random(1))


@pytest.mark.parametrize("side", [0, 1])
def test_the_first_person_may_choose_a_side(side: int) -> None:
    people = [Player("Ann"), Player("Bob"), Player("Cy")]
    for seed in range(10):
        seats = deal(CHASE, people, rng=Random(seed), first_at=side)
        assert next(seat for seat in seats if seat.player.name == "Ann").side == side


def test_bots_fill_the_sides_that_people_leave_free() -> None:
    assert [one.bot for one in players(Lineup(people=1), CLASSIC_4)] == [False, True, True, True]
    assert [one.bot for one in players(Lineup(), CHASE)] == [False, True]
    assert [one.bot for one in players(Lineup(people=4), CHASE)] == [False] * 4
    assert [one.bot for one in players(Lineup(people=2, bots=2), CHASE)] == [
        False,
        False,
        True,
        True,
    ]


def test_names_say_how_many_people_there_are() -> None:
    names = [one.name for one in players(Lineup(names=("Ann", " B\x00ob ")), CLASSIC_4)]
    assert names == ["Ann", "Bob", "Computer 1", "Computer 2"]


@pytest.mark.parametrize(
    ("lineup", "said"),
    [
        (Lineup(people=5), "4 to 4 seats, not 5"),
        (Lineup(people=3, bots=0), "not 3"),
        (Lineup(people=1, names=("Ann", "Bob")), "more names"),
        (Lineup(characters=("inky", "inky")), "both be Inky"),
    ],
)
def test_a_company_that_does_not_fit_is_refused(lineup: Lineup, said: str) -> None:
    with pytest.raises(Misuse, match=said):
        players(lineup, CLASSIC_4)


def test_plain_pawns_may_be_alike() -> None:
    assert len(players(Lineup(characters=("pawn", "pawn")), CLASSIC_4)) == 4


def test_ghosts_have_faces_of_their_own() -> None:
    with pytest.raises(Misuse, match="themselves"):
        players(Lineup(characters=("inky",)), CHASE)


@pytest.mark.parametrize(
    ("lineup", "said"),
    [
        (Lineup(first=True, side="ghosts"), "either"),
        (Lineup(first=True, people=0), "nobody"),
        (Lineup(side="north"), "no side"),
    ],
)
def test_a_wrong_wish_for_a_side_is_refused(lineup: Lineup, said: str) -> None:
    with pytest.raises(Misuse, match=said):
        wanted_side(lineup, CHASE)


def test_without_a_wish_the_lot_decides() -> None:
    assert wanted_side(Lineup(), CHASE) is None
    assert wanted_side(Lineup(first=True), CHASE) == 0
    assert wanted_side(Lineup(side="Ghosts"), CHASE) == 1

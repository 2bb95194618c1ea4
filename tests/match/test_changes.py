"""Before the start the owner changes the setup, and the others agree to it by staying."""

from dataclasses import replace

import pytest
from msgspec import structs

from corridor.match.fold import fold
from corridor.match.near import near
from corridor.match.table import table_of
from corridor.match.tags import Tags
from corridor.wire import commands as cmd
from corridor.wire.setup import Days, Fischer, NoClock, PerMove, Setup, Time
from tests.match.desk import ANN, BOB, CLEO, ID, Desk, seated

RACE = Setup(lots="seats")
CHASE = Setup(mode="pacman", seats=3, lots="seats")
QUICK = structs.replace(RACE, time=Fischer(180, 2))


def agreed(desk: Desk) -> dict[int, Setup]:
    """By seat: the setup that a person agreed to, where it is no longer the table's."""
    return {one.seat: one.agreed for one in table_of(desk.match).seats if one.agreed is not None}


def test_the_owner_may_change_clock_rules_and_layout() -> None:
    desk = seated(CHASE)
    wanted = structs.replace(
        CHASE,
        layout="open",
        preset="danish",
        switches={"lives": 2},
        time=Fischer(421, 7),
        casual=False,
        legs=2,
    )
    desk.do(ANN, cmd.Change, setup=wanted)
    assert desk.match.tags.setup == wanted
    assert desk.match.game.mode == desk.match.mode
    assert desk.match.mode.layout != seated(CHASE).match.mode.layout
    for who, seat in ((BOB, 1), (CLEO, 2)):
        desk.do(who, cmd.Stay, seat=seat)
    desk.do(ANN, cmd.Start)
    assert desk.match.clocks is not None
    assert desk.match.clocks.left == (421_000, 421_000)


def test_nobody_but_the_owner_may_change_the_setup() -> None:
    desk = seated(RACE)
    assert desk.refused(BOB, cmd.Change, setup=QUICK) == "not_owner"
    assert desk.refused("", cmd.Change, setup=QUICK) == "not_owner"


def test_nothing_changes_after_the_start() -> None:
    desk = seated(RACE)
    desk.do(ANN, cmd.Start)
    assert desk.refused(ANN, cmd.Change, setup=QUICK) == "started"
    desk.do(ANN, cmd.Resign, seat=0)
    assert desk.refused(ANN, cmd.Change, setup=QUICK) == "finished"
    assert desk.match.tags.setup == RACE


@pytest.mark.parametrize(
    "wanted",
    [
        Setup(mode="classic-3", seats=3, lots="seats"),
        structs.replace(RACE, public=True),
        structs.replace(RACE, switches={"lives": 2}),
        structs.replace(RACE, layout="nowhere"),
    ],
)
def test_mode_seats_and_company_stay_and_a_bad_setup_changes_nothing(wanted: Setup) -> None:
    desk = seated(RACE)
    assert desk.refused(ANN, cmd.Change, setup=wanted) == "bad_setup"
    assert desk.match.tags.setup == RACE


def test_the_number_of_seats_stays() -> None:
    desk = seated(CHASE)
    assert desk.refused(ANN, cmd.Change, setup=structs.replace(CHASE, seats=4)) == "bad_setup"


def test_a_changed_table_may_not_start_before_all_have_agreed() -> None:
    desk = seated(CHASE)
    desk.do(ANN, cmd.Change, setup=structs.replace(CHASE, time=PerMove(30)))
    assert agreed(desk) == {1: CHASE, 2: CHASE}
    assert desk.refused(ANN, cmd.Start) == "not_agreed"
    assert desk.refused(CLEO, cmd.Stay, seat=1) == "not_your_seat"
    desk.do(BOB, cmd.Stay, seat=1)
    assert desk.refused(ANN, cmd.Start) == "not_agreed"
    desk.do(CLEO, cmd.Stay, seat=2)
    assert agreed(desk) == {}
    desk.do(ANN, cmd.Start)


def test_a_person_who_leaves_need_not_agree_and_one_who_comes_knows_the_new_setup() -> None:
    desk = seated(RACE)
    desk.do(ANN, cmd.Change, setup=QUICK)
    desk.do(BOB, cmd.Leave, seat=1)
    assert agreed(desk) == {}
    desk.do(CLEO, cmd.Take, seat=1)
    desk.do(ANN, cmd.Start)


def test_a_choice_of_character_is_no_agreement() -> None:
    desk = seated(RACE)
    desk.do(ANN, cmd.Change, setup=QUICK)
    desk.do(BOB, cmd.Choose, seat=1, character="inky")
    assert agreed(desk) == {1: RACE}


def test_a_setup_that_a_person_has_agreed_to_before_is_not_asked_again() -> None:
    desk = seated(RACE)
    desk.do(ANN, cmd.Change, setup=QUICK)
    desk.do(ANN, cmd.Change, setup=structs.replace(QUICK, casual=False))
    assert agreed(desk) == {1: RACE}
    desk.do(ANN, cmd.Change, setup=RACE)
    assert agreed(desk) == {}
    desk.do(ANN, cmd.Start)


def test_staying_again_or_changing_nothing_leaves_no_event() -> None:
    desk = seated(RACE)
    before = desk.match.seq
    desk.do(BOB, cmd.Stay, seat=1)
    desk.do(ANN, cmd.Change, setup=RACE)
    assert desk.match.seq == before


def test_a_seat_may_not_be_taken_by_the_old_setup() -> None:
    """A person who has seen other rules is told to look again."""
    desk = Desk(RACE)
    desk.do(ANN, cmd.Take, seat=0)
    seen = desk.match.seq
    desk.do(ANN, cmd.Change, setup=QUICK)
    assert desk.refused(BOB, cmd.Take, seat=1, seq=seen) == "stale"


def test_shares_of_ghosts_outlast_a_change() -> None:
    desk = seated(CHASE)
    desk.do(ANN, cmd.Share, shares=((4,), (1, 2, 3)))
    desk.do(ANN, cmd.Change, setup=structs.replace(CHASE, layout="recon-2"))
    assert [desk.match.chairs[n].pieces for n in (1, 2)] == [(4,), (1, 2, 3)]


def test_the_fold_of_a_changed_table_gives_the_same_again() -> None:
    desk = seated(RACE)
    desk.do(ANN, cmd.Change, setup=QUICK)
    made = Tags(ID, RACE, ANN)
    assert table_of(fold(made, desk.match.log)) == table_of(desk.match)
    desk.do(BOB, cmd.Stay, seat=1)
    desk.do(ANN, cmd.Start)
    desk.play("e2", "e8")
    again = fold(made, desk.match.log)
    assert table_of(again) == table_of(desk.match)
    assert again.tags == replace(made, setup=QUICK)


@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        (Fischer(300, 5), Fischer(300, 5), True),
        (Fischer(300, 5), Fischer(600, 10), True),
        (Fischer(180, 2), Fischer(300, 5), True),
        (Fischer(180, 2), Fischer(600, 10), False),
        (Fischer(600, 10), Fischer(1800, 20), False),
        (Fischer(600, 0), Fischer(300, 8), True),
        (PerMove(30), PerMove(60), True),
        (PerMove(30), PerMove(61), False),
        (PerMove(30), Fischer(30, 0), False),
        (Days(1), Days(2), True),
        (Days(3), Days(7), False),
        (NoClock(), NoClock(), True),
        (NoClock(), Days(30), False),
    ],
)
def test_near_clocks_meet_in_either_order(one: Time, other: Time, meet: bool) -> None:
    assert near(one, other) is meet
    assert near(other, one) is meet

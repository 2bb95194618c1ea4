"""The pure match: seats, lots, moves, clocks, offers, claims, results."""

import pytest

from corridor.match import seats as seating
from corridor.match.fold import apply, fold
from corridor.match.presence import absent_since
from corridor.match.summary import leg_of, summary_of
from corridor.match.table import table_of
from corridor.match.tags import mode_of
from corridor.rules.errors import InvalidSwitch
from corridor.wire import commands as cmd
from corridor.wire import events as ev
from corridor.wire.codes import Phrase
from corridor.wire.events import Stored
from corridor.wire.setup import PERFECT, Fischer, NoClock, PerMove, Setup
from tests.match.desk import ANN, BOB, CLEO, DAN, EVE, Desk, seated, started

RACE = Setup(lots="seats")
CHASE = Setup(mode="pacman", lots="seats")


def test_two_people_play() -> None:
    desk = started(RACE)
    desk.play("e2", "e8", "e3")
    assert desk.match.game.position_text().startswith("classic-2 / / / e3 e8")
    assert desk.refused(ANN, cmd.Move, move="e4") == "not_your_turn"
    assert desk.refused(BOB, cmd.Move, move="e5") == "illegal"
    assert desk.refused(BOB, cmd.Move, move="nonsense") == "illegal"
    assert desk.refused(BOB, cmd.Move, move="e7", seat=0) == "not_your_seat"


def test_the_fold_gives_the_same_again() -> None:
    desk = started(RACE)
    desk.play("e2", "e8", "c3h")
    desk.do(BOB, cmd.Say, seat=1, phrase="hello")
    again = fold(desk.match.tags, desk.match.log)
    assert table_of(again) == table_of(desk.match)
    assert again.game.position == desk.match.game.position


def test_lots_are_drawn_from_a_seed_that_is_kept() -> None:
    orders = set()
    for seed in range(20):
        desk = started(Setup(), seed=seed)
        assert desk.match.order == seating.draw(2, seed)
        orders.add(desk.match.order)
    assert orders == {(0, 1), (1, 0)}


@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        (2, ((1, 2, 3, 4),)),
        (3, ((1, 2), (3, 4))),
        (4, ((1, 2), (3,), (4,))),
        (5, ((1,), (2,), (3,), (4,))),
    ],
)
def test_ghosts_are_shared_out(seats: int, shares: seating.Shares) -> None:
    desk = started(Setup(mode="pacman", seats=seats, lots="seats"))
    assert desk.match.shares == shares
    assert [desk.match.chair(n).pieces for n in range(seats)] == [(0,), *shares]


def test_any_ghost_can_be_given_to_any_ghost_chair() -> None:
    desk = seated(Setup(mode="pacman", seats=3, lots="seats"))
    assert desk.refused(BOB, cmd.Share, shares=((1,), (2, 3, 4))) == "not_owner"
    assert desk.refused(ANN, cmd.Share, shares=((1,), (2, 3))) == "bad_shares"
    assert desk.refused(ANN, cmd.Share, shares=((), (1, 2, 3, 4))) == "bad_shares"
    desk.do(ANN, cmd.Share, shares=((4,), (1, 2, 3)))
    desk.do(ANN, cmd.Start)
    assert desk.match.chair(1).pieces == (4,)


def test_no_two_characters_are_alike() -> None:
    desk = Desk(RACE)
    desk.do(ANN, cmd.Take, seat=0, character="pinky")
    assert desk.refused(BOB, cmd.Take, seat=1, character="pinky") == "character_taken"
    desk.do(BOB, cmd.Take, seat=1)
    assert desk.refused(BOB, cmd.Choose, seat=1, character="pinky") == "character_taken"
    desk.do(BOB, cmd.Choose, seat=1, character="inky")
    assert desk.match.seats[1].character == "inky"


def test_before_the_start_seats_are_taken_left_and_filled() -> None:
    desk = Desk(Setup(mode="classic-4", seats=4))
    desk.do(ANN, cmd.Take, seat=0)
    assert desk.refused(BOB, cmd.Take, seat=0) == "seat_taken"
    assert desk.refused(BOB, cmd.Take, seat=4) == "no_such_seat"
    desk.do(BOB, cmd.Take, seat=1)
    assert desk.refused(ANN, cmd.Start) == "not_full"
    desk.do(ANN, cmd.Bot, seat=3, level=2)
    desk.do(BOB, cmd.Leave, seat=1)
    desk.do(ANN, cmd.Fill, level=1)
    assert [seat.level for seat in desk.match.seats] == [0, 1, 1, 2]
    assert desk.refused(BOB, cmd.Start) == "not_owner"
    desk.do(ANN, cmd.Start)
    assert desk.refused(BOB, cmd.Take, seat=1) == "started"


def test_several_people_on_one_screen() -> None:
    desk = Desk(RACE)
    desk.do(ANN, cmd.Take, seat=0, name="Ann")
    desk.do(ANN, cmd.Take, seat=1, name="Her brother")
    desk.do(ANN, cmd.Start)
    desk.do(ANN, cmd.Move, move="e2")
    desk.do(ANN, cmd.Move, move="e8")
    moved = [stored.event for stored in desk.match.log if isinstance(stored.event, ev.Moved)]
    assert [event.seat for event in moved] == [0, 1]


def test_a_stale_command_is_refused_and_talk_makes_none_stale() -> None:
    desk = started(RACE)
    seq = desk.match.seq
    desk.do(BOB, cmd.Say, seat=1, phrase="hello")
    desk.do(ANN, cmd.Move, move="e2", seq=seq)
    assert desk.refused(BOB, cmd.Move, move="e8", seq=seq) == "stale"
    assert desk.refused(BOB, cmd.Move, move="e8", seq=desk.match.seq + 1) == "stale"


def test_fischer_clocks_run_and_fall() -> None:
    desk = started(Setup(lots="seats", time=Fischer(10, 2)))
    desk.now += 4_000
    desk.play("e2")
    assert desk.match.clocks is not None
    assert desk.match.clocks.left == (8_000, 10_000)
    assert desk.match.flag_at() == desk.now + 10_000
    desk.now += 10_000
    assert desk.refused(BOB, cmd.Move, move="e8") == "time_is_up"
    apply(desk.match, Stored(desk.match.seq + 1, desk.now, ev.Flagged(1)))
    assert desk.match.result is not None
    assert (desk.match.result.winners, desk.match.result.reason) == ((0,), "time")
    assert desk.refused(BOB, cmd.Move, move="e8") == "finished"


def test_time_for_each_turn_comes_anew() -> None:
    desk = started(Setup(lots="seats", time=PerMove(30)))
    for move in ("e2", "e8", "e3", "e7"):
        desk.now += 29_000
        desk.play(move)
    assert desk.match.clocks is not None
    assert desk.match.clocks.left == (30_000, 30_000)
    desk.now += 30_000
    apply(desk.match, Stored(desk.match.seq + 1, desk.now, ev.Flagged(0)))
    assert desk.match.clocks.left == (0, 30_000)  # a side that lost on time has none left


def test_draw_by_agreement_and_declined() -> None:
    desk = started(RACE)
    desk.play("e2")
    desk.do(ANN, cmd.Offer, seat=0, kind="draw")
    assert desk.refused(ANN, cmd.Offer, seat=0, kind="draw") == "offered_already"
    desk.do(BOB, cmd.Answer, seat=1, kind="draw", yes=False)
    assert desk.refused(BOB, cmd.Answer, seat=1, kind="draw", yes=True) == "no_offer"
    desk.do(ANN, cmd.Offer, seat=0, kind="draw")
    desk.do(BOB, cmd.Answer, seat=1, kind="draw", yes=True)
    assert desk.match.result is not None
    assert desk.match.result.winners == (0, 1)


def test_a_takeback_is_asked_for_among_people() -> None:
    desk = started(RACE)
    assert desk.refused(ANN, cmd.Offer, seat=0, kind="takeback") == "nothing_to_take_back"
    desk.play("e2", "e8")
    desk.do(ANN, cmd.Offer, seat=0, kind="takeback")
    desk.do(BOB, cmd.Answer, seat=1, kind="takeback", yes=True)
    assert desk.match.game.history == ()


def test_undo_is_free_against_bots_in_casual_matches() -> None:
    for casual in (True, False):
        desk = Desk(Setup(lots="seats", casual=casual))
        desk.do(ANN, cmd.Take, seat=0)
        desk.do(ANN, cmd.Fill, level=1)
        desk.do(ANN, cmd.Start)
        desk.do(ANN, cmd.Move, move="e2")
        assert desk.match.bot_seat() == 1
        assert desk.refused(ANN, cmd.Offer, seat=0, kind="draw") == "bot_declines"
        why = desk.refused(ANN, cmd.Offer, seat=0, kind="takeback")
        assert why == ("" if casual else "not_casual")
        assert len(desk.match.game.history) == (0 if casual else 1)


def test_resigning_and_a_rematch_with_rotated_chairs() -> None:
    desk = started(RACE)
    desk.play("e2", "e8")
    assert desk.refused(ANN, cmd.Abort, seat=0) == "too_late_to_abort"
    assert desk.refused(ANN, cmd.Offer, seat=0, kind="rematch") == "not_over"
    desk.do(BOB, cmd.Resign, seat=1)
    assert desk.match.result is not None
    assert desk.match.result.winners == (0,)
    desk.do(ANN, cmd.Offer, seat=0, kind="rematch")
    desk.do(BOB, cmd.Answer, seat=1, kind="rematch", yes=True)
    assert desk.match.after == "next5678"
    (created,) = desk.created
    follower = fold(
        created.tags, [Stored(n, 1, event) for n, event in enumerate(created.events, 1)]
    )
    assert (follower.phase, follower.order) == ("playing", (1, 0))
    assert desk.refused(ANN, cmd.Offer, seat=0, kind="rematch") == "finished"


def test_pacmans_level_is_4_when_the_ghosts_give_up_or_run_out_of_time() -> None:
    given_up = started(CHASE)
    given_up.play("Me6f6")
    given_up.do(BOB, cmd.Resign, seat=1)
    late = started(Setup(mode="pacman", lots="seats", time=Fischer(10, 2)))
    late.play("Me6f6")
    apply(late.match, Stored(late.match.seq + 1, late.now + 10_000, ev.Flagged(1)))
    for desk in (given_up, late):
        result = table_of(desk.match).result
        assert result is not None
        assert (result.winners, result.rating) == ((0,), 4)
        assert leg_of(desk.match).pellets == 4


def test_a_team_gives_up_when_all_of_it_who_are_at_the_table_agree() -> None:
    desk = started(Setup(mode="pacman", seats=4, lots="seats"))
    desk.do(BOB, cmd.Resign, seat=1)
    assert desk.refused(BOB, cmd.Resign, seat=1) == "offered_already"
    assert desk.refused(ANN, cmd.Answer, seat=0, kind="resign", yes=True) == "no_offer"
    desk.play(desk.match.game.legal_moves.texts()[0])
    desk.do(CLEO, cmd.Resign, seat=2)  # asking too counts as agreeing
    assert table_of(desk.match).offers[0].agreed == (1, 2)
    desk.do(DAN, cmd.Answer, seat=3, kind="resign", yes=False)
    assert desk.refused(CLEO, cmd.Answer, seat=2, kind="resign", yes=True) == "no_offer"
    desk.do(CLEO, cmd.Offer, seat=2, kind="resign")
    desk.do(BOB, cmd.Answer, seat=1, kind="resign", yes=True)
    assert desk.match.phase == "playing"
    desk.do(DAN, cmd.Answer, seat=3, kind="resign", yes=True)
    assert desk.match.result is not None
    assert (desk.match.result.winners, desk.match.result.reason) == ((0,), "resign")
    assert desk.match.result.seat == 2


def test_who_is_away_or_whose_bot_plays_is_not_asked_whether_to_give_up() -> None:
    desk = started(Setup(mode="pacman", seats=4, lots="seats", time=PerMove(60)))
    desk.gone = desk.away = frozenset({CLEO})
    desk.do(BOB, cmd.Claim, seat=1, gone=2, want="bot")
    desk.away = frozenset()
    desk.do(BOB, cmd.Resign, seat=1)
    assert desk.match.result is None
    desk.away = frozenset({DAN})  # the last teammate asked leaves without an answer
    desk.do(BOB, cmd.Resign, seat=1)
    assert table_of(desk.match).phase == "over"
    alone = started(Setup(mode="pacman", seats=4, lots="seats"))
    alone.away = frozenset({CLEO, DAN})
    alone.do(BOB, cmd.Resign, seat=1)
    assert alone.match.phase == "over"


def test_pacman_and_a_captain_give_up_alone() -> None:
    desk = started(Setup(mode="pacman", seats=4, lots="seats"))
    desk.do(ANN, cmd.Resign, seat=0)
    assert desk.match.phase == "over"
    desk = started(Setup(mode="pacman", seats=4, lots="seats", team_decides="captain"))
    assert desk.refused(CLEO, cmd.Resign, seat=2) == "not_captain"
    desk.do(BOB, cmd.Resign, seat=1)
    assert desk.match.phase == "over"


def test_an_abort_counts_for_nobody() -> None:
    desk = started(RACE)
    desk.play("e2")
    desk.do(BOB, cmd.Abort, seat=1)
    assert desk.match.result is not None
    assert desk.match.result.winners == ()


def test_leavers_are_claimed_or_replaced_and_may_return() -> None:
    desk = started(RACE)
    assert desk.refused(ANN, cmd.Claim, seat=0, gone=1, want="win") == "not_gone"
    desk.gone = frozenset({BOB})
    assert desk.refused(ANN, cmd.Claim, seat=0, gone=1, want="bot") == "not_their_turn"
    desk.do(ANN, cmd.Move, move="e2")
    desk.do(ANN, cmd.Claim, seat=0, gone=1, want="bot")
    due = desk.match.due_at()
    assert due is not None
    assert due > desk.now
    assert desk.refused(BOB, cmd.Move, move="e8") == "not_your_turn"
    desk.do(BOB, cmd.Return, seat=1)
    assert desk.match.due_at() is None
    desk.play("e8")
    assert desk.refused(ANN, cmd.Claim, seat=0, gone=1, want="win") == "not_their_turn"
    desk.play("e3")
    desk.do(ANN, cmd.Claim, seat=0, gone=1, want="win")
    assert desk.match.result is not None
    assert (desk.match.result.winners, desk.match.result.reason) == ((0,), "abandoned")


def test_with_a_clock_a_bot_may_be_put_in_on_any_turn() -> None:
    desk = started(Setup(lots="seats", time=PerMove(30)))
    desk.gone = frozenset({BOB})
    desk.do(ANN, cmd.Claim, seat=0, gone=1, want="bot")
    assert desk.match.seats[1].is_bot


def test_without_a_clock_an_absence_counts_from_the_turn_that_is_waited_for() -> None:
    desk = started(RACE)
    began = desk.match.log[0].at
    assert absent_since(desk.match, 0, 0) == began
    assert absent_since(desk.match, began + 5, 0) == began + 5
    assert absent_since(desk.match, began + 5, began + 9) == began + 9
    desk.now += 600_000
    desk.play("e2")
    assert absent_since(desk.match, began + 5, 0) == desk.now
    desk.now += 50_000
    desk.do(BOB, cmd.Say, seat=1, phrase=Phrase.HELLO)
    assert absent_since(desk.match, began + 5, 0) == desk.now - 50_000
    timed = started(Setup(lots="seats", time=PerMove(30)))
    timed.now += 1_000
    timed.play("e2")
    assert absent_since(timed.match, 0, 0) == timed.now - 1_000


def test_a_private_seat_needs_an_invitation_and_a_public_one_does_not() -> None:
    desk = Desk(RACE)
    desk.invited = frozenset({BOB})
    assert desk.refused(EVE, cmd.Take, seat=1) == "invited_only"
    assert desk.refused("", cmd.Take, seat=1) == "bad_token"
    desk.do(ANN, cmd.Take, seat=0)
    desk.do(BOB, cmd.Take, seat=1)
    public = Desk(Setup(public=True))
    public.invited = frozenset()
    public.do(EVE, cmd.Take, seat=1)


@pytest.mark.parametrize("public", [True, False])
def test_people_who_were_sent_away_may_not_come_back_and_leavers_may(public: bool) -> None:
    desk = Desk(Setup(public=public))
    desk.do(ANN, cmd.Take, seat=0)
    desk.do(BOB, cmd.Take, seat=1)
    desk.do(BOB, cmd.Leave, seat=1)
    desk.do(BOB, cmd.Take, seat=1)
    desk.do(ANN, cmd.Leave, seat=1)
    assert desk.refused(BOB, cmd.Take, seat=1) == "sent_away"
    desk.do(ANN, cmd.Leave, seat=0)
    desk.do(ANN, cmd.Take, seat=0)
    desk.do(CLEO, cmd.Take, seat=1)


def test_a_public_table_is_closed_to_the_network_of_a_person_who_was_sent_away() -> None:
    desk = Desk(Setup(public=True))
    desk.invited = frozenset({CLEO})
    desk.barred = frozenset({ANN, EVE, CLEO})
    assert desk.refused(EVE, cmd.Take, seat=1) == "network_sent_away"
    desk.do(BOB, cmd.Take, seat=1)
    desk.do(BOB, cmd.Leave, seat=1)
    desk.do(CLEO, cmd.Take, seat=1)  # the owner has invited her
    desk.do(ANN, cmd.Take, seat=0)  # the owner


def test_ghosts_of_different_seats() -> None:
    desk = started(Setup(mode="pacman", seats=5, lots="seats"))
    first = desk.match.game.legal_moves.texts()[0]
    desk.play(first)
    (mover,) = desk.match.deciders()
    assert desk.match.game.movers == desk.match.chair(mover).pieces
    others = [who for n, who in enumerate((ANN, BOB, CLEO, DAN, EVE)) if n != mover]
    move = desk.match.game.legal_moves.texts()[0]
    assert {desk.refused(who, cmd.Move, move=move) for who in others} == {"not_your_turn"}
    desk.play(move)


@pytest.mark.parametrize("decides", ["anyone", "captain"])
def test_decisions_of_the_team(decides: str) -> None:
    setup = Setup(mode="pacman-advanced", seats=3, lots="seats", team_decides=decides)  # type: ignore[arg-type]
    desk = started(setup)
    while len(desk.match.deciders()) == 1:
        desk.play(desk.match.game.legal_moves.texts()[0])
    assert desk.match.deciders() == (1, 2)
    relocation = desk.match.game.legal_moves.texts()[0]
    assert desk.match.captain(1) == 1
    expected = "" if decides == "anyone" else "not_captain"
    assert desk.refused(CLEO, cmd.Offer, seat=2, kind="draw") == expected
    assert desk.refused(CLEO, cmd.Move, move=relocation) == expected


def test_suggestions_are_for_teams_and_hints_for_casual_matches() -> None:
    desk = started(RACE)
    assert desk.refused(ANN, cmd.Suggest, seat=0, move="e2") == "no_team"
    assert desk.refused(BOB, cmd.Hint, seat=1) == "not_your_turn"
    desk.do(ANN, cmd.Hint, seat=0)
    assert started(Setup(casual=False)).refused(ANN, cmd.Hint, seat=0) == "not_casual"
    desk = started(Setup(mode="pacman", seats=3, lots="seats"))
    desk.do(BOB, cmd.Suggest, seat=1, move="e2")


def test_two_legs_have_a_summary() -> None:
    desk = started(Setup(mode="pacman", lots="seats", legs=2))
    assert not desk.match.wants_leg()
    desk.play(desk.match.game.legal_moves.texts()[0])
    desk.do(ANN, cmd.Resign, seat=0)
    assert desk.match.wants_leg()
    summary = summary_of(desk.match, desk.match, desk.match)
    assert summary.points == (0, 2)
    assert summary.legs[0].pellets == 0


def test_an_unknown_mode_or_switch_is_refused() -> None:
    with pytest.raises(InvalidSwitch):
        mode_of(Setup(mode="chess"))
    with pytest.raises(InvalidSwitch):
        mode_of(Setup(switches={"walls": 3}))
    assert mode_of(Setup(time=NoClock(), switches={"fences_each": 3})).layout.stock == (3, 3)


def test_a_perfect_bot_may_sit_down_only_where_there_is_one() -> None:
    desk = Desk(Setup(mode="pacman", seats=2))
    assert desk.refused(ANN, cmd.Bot, seat=0, level=PERFECT) == "no_perfect"
    assert desk.refused(ANN, cmd.Fill, level=PERFECT) == "no_perfect"
    desk.perfect = True
    desk.do(ANN, cmd.Bot, seat=0, level=PERFECT)
    desk.do(ANN, cmd.Fill, level=PERFECT)
    assert [seat.level for seat in desk.match.seats] == [PERFECT, PERFECT]

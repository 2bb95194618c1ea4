"""A game: playing, taking back, limits, ratings, and errors that change nothing."""

import copy
import pickle
from collections.abc import Callable

import pytest

from corridor.rules.board import Fence, parse_square
from corridor.rules.errors import IllegalMove, InvalidText, NotYourTurn, Refusal, Refused
from corridor.rules.game import Game
from corridor.rules.modes import MODES, make_mode
from corridor.rules.moves import Pass, Place, Walk
from corridor.rules.position import Counters, Outcome, Reason


def game_of(moves: str, mode: str = "classic-2") -> Game:
    game = Game(mode)
    for text in moves.split():
        game.push_text(text)
    return game


def snapshot(game: Game) -> tuple[object, ...]:
    return game.position, game.history, game.counters, game.outcome, repr(game)


# Beginning


@pytest.mark.parametrize("mode", MODES)
def test_a_game_must_begin_from_the_start_of_its_mode(mode: str) -> None:
    game = Game(mode)
    assert game.position == game.start == make_mode(mode).start()
    assert game.mode == make_mode(mode)
    assert (game.history, game.outcome, game.counters) == ((), None, Counters())
    assert game.to_move == 0
    assert game.movers == (0,)


def test_a_game_must_be_a_race_for_two_unless_told_otherwise() -> None:
    assert Game().mode == make_mode("classic-2")


def test_a_game_may_begin_from_a_mode_that_is_made_already() -> None:
    mode = make_mode("pacman", preset="danish", lives=1)
    assert Game(mode).mode == Game("pacman", preset="danish", lives=1).mode == mode
    assert Game("pacman", layout="open").mode.layout.name == "open"
    with pytest.raises(TypeError):
        Game(mode, frenzy="none")
    with pytest.raises(TypeError):
        Game(mode, layout="open")


def test_a_game_may_begin_from_any_position() -> None:
    game = Game.from_position("classic-2 / d7 / / e4 e5 / 9 10 / 2 / ply=7")
    assert game.to_move == 1
    assert game.counters.ply == 7
    game.push_text("e3")
    assert game.counters.ply == 8
    with pytest.raises(InvalidText):
        Game.from_position("classic-2 / d7")


# Playing


def test_a_move_must_be_remembered_and_may_be_taken_back() -> None:
    game = Game()
    before = snapshot(game)
    step, fence = Walk(0, (parse_square("e2"),)), Place(Fence.parse("e3h"))
    game.push(step)
    game.push_text("e3h")
    assert game.history == (step, fence)
    assert game.to_move == 0
    assert game.pop() == fence
    assert game.to_move == 1
    game.pop()
    assert snapshot(game) == before
    with pytest.raises(IndexError):
        game.pop()
    assert snapshot(game) == before


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("e3", Refusal.TOO_FAR),
        ("e9", Refusal.SQUARE_TAKEN),
        ("--", Refusal.MUST_MOVE),
    ],
)
def test_an_illegal_move_must_change_nothing_and_say_why(text: str, refusal: Refusal) -> None:
    game = Game()
    before = snapshot(game)
    with pytest.raises(IllegalMove) as caught:
        game.push_text(text)
    assert caught.value.refusal == refusal
    assert caught.value.text == text
    assert refusal in str(caught.value)
    assert snapshot(game) == before


def test_a_text_that_cannot_be_read_must_change_nothing() -> None:
    game = game_of("e2")
    before = snapshot(game)
    with pytest.raises(InvalidText):
        game.push_text("castles")
    assert snapshot(game) == before


def test_a_piece_may_not_move_when_it_is_not_its_turn() -> None:
    game = Game("pacman")
    before = snapshot(game)
    with pytest.raises(NotYourTurn) as caught:
        game.push_text("Bd9")
    assert caught.value.refused == Refused(Refusal.NOT_YOUR_TURN, pieces=(1,))
    with pytest.raises(NotYourTurn):
        Game().push(Walk(1, (parse_square("e8"),)))
    assert snapshot(game) == before


def test_the_refusal_of_a_move_must_be_told_without_playing_it() -> None:
    game = game_of("e2 e8 e3 e7")
    assert game.why_not("e4") is None
    assert game.why_not("nonsense") == Refused(Refusal.UNREADABLE)
    assert game.why_not("e5") == Refused(Refusal.TOO_FAR, squares=(parse_square("e5"),))
    assert len(game.history) == 4


def test_moves_must_be_written_and_read_for_the_position_that_is() -> None:
    game = game_of("e2")
    assert game.parse("e8") == Walk(1, (parse_square("e8"),))
    assert game.text(Walk(1, (parse_square("e8"),))) == "e8"


def test_a_game_must_remember_every_position_before_this_one() -> None:
    game = game_of("e2 e8")
    start, later = game.past()
    assert start == (Game().position, Counters())
    assert later == (game_of("e2").position, Counters(1))


# The legal moves


def test_the_legal_moves_may_be_counted_gone_through_and_asked() -> None:
    moves = Game().legal_moves
    assert len(moves) == len(list(moves)) == len(set(moves)) == 131
    assert bool(moves)
    assert Walk(0, (parse_square("e2"),)) in moves
    assert Walk(0, (parse_square("e3"),)) not in moves
    assert Walk(1, (parse_square("e8"),)) not in moves
    assert Place(Fence.parse("e3h")) in moves
    assert Pass() not in moves
    assert "e2" not in moves
    assert moves.texts()[:3] == ["a1h", "a1v", "a2h"]
    assert "e2" in moves.texts()


def test_the_legal_moves_must_follow_the_game() -> None:
    game = Game()
    moves = game.legal_moves
    game.push_text("e3h")
    assert Place(Fence.parse("e3h")) not in moves
    assert len(moves) == 3 + 128 - 4


def test_a_finished_game_must_have_no_legal_moves() -> None:
    game = Game.from_position("classic-2 / / / e8 a2 / 0 0 / 1")
    game.push_text("e9")
    assert game.outcome == Outcome(0, Reason.GOAL)
    assert not game.legal_moves
    assert len(game.legal_moves) == 0
    assert list(game.legal_moves) == []
    assert game.movers == ()
    assert game.why_not("a1") == Refused(Refusal.GAME_OVER)
    with pytest.raises(IllegalMove):
        game.push_text("a1")
    game.pop()
    assert game.outcome is None
    assert game.legal_moves


# Limits of a race


def shuffled(game: Game, plies: int) -> None:
    """Both pawns step to and fro."""
    for ply in range(plies):
        game.push_text(["e2", "e8", "e1", "e9"][ply % 4])


def test_a_race_must_be_drawn_after_its_last_ply() -> None:
    game = Game(draw_after_plies=6)
    shuffled(game, 5)
    assert game.outcome is None
    game.push_text("e8")
    assert game.outcome == Outcome(None, Reason.PLIES)
    assert not game.legal_moves
    assert game.why_not("e2") == Refused(Refusal.GAME_OVER)
    game.pop()
    assert game.outcome is None


def test_a_race_must_be_drawn_after_400_plies_unless_told_otherwise() -> None:
    game = Game.from_position("classic-2 / / / e1 e9 / 10 10 / 1 / ply=399")
    assert game.outcome is None
    game.push_text("a1h")
    assert game.outcome == Outcome(None, Reason.PLIES)


def test_a_race_may_go_on_for_ever_when_the_limit_is_nought() -> None:
    game = Game.from_position("classic-2 draw_after_plies=0 / / / e1 e9 / 10 10 / 1 / ply=9999")
    shuffled(game, 8)
    assert game.outcome is None


def test_a_win_on_the_last_ply_must_be_a_win() -> None:
    game = Game.from_position("classic-2 draw_after_plies=50 / / / e8 a5 / 0 0 / 1 / ply=49")
    game.push_text("e9")
    assert game.outcome == Outcome(0, Reason.GOAL)


def test_a_pass_must_count_as_a_ply() -> None:
    game = Game.from_position("classic-4 / / a1 / a1 a2 a3 i5 / 0 5 5 5 / 1")
    assert game.legal_moves.texts() == ["--"]
    game.push_text("--")
    assert game.counters.ply == 1


def test_a_race_must_be_drawn_on_the_third_occurrence_when_the_switch_is_on() -> None:
    game = Game(threefold=True)
    shuffled(game, 7)
    assert game.outcome is None  # the start counts: this is before its third time
    game.push_text("e9")
    assert game.outcome == Outcome(None, Reason.THREEFOLD)
    game.pop()
    assert game.outcome is None


def test_a_race_must_not_be_drawn_by_repetition_when_the_switch_is_off() -> None:
    game = Game()
    shuffled(game, 20)
    assert game.outcome is None


def test_positions_must_count_as_the_same_only_with_the_same_side_to_move() -> None:
    game = Game(threefold=True)
    for text in "e2 e8 d2 d8 d1 e8 e1 d8 d1 e8 d2 d8".split():
        game.push_text(text)
    assert game.outcome is None


def test_the_ply_limit_must_be_tested_before_the_repetition() -> None:
    game = Game(threefold=True, draw_after_plies=8)
    shuffled(game, 8)
    assert game.outcome == Outcome(None, Reason.PLIES)


# Limits and ratings of a chase


def test_a_chase_must_be_drawn_after_rounds_without_progress() -> None:
    start = Game("pacman", no_progress_limit=3).position_text()
    game = Game.from_position(f"{start} / quiet=2")
    for text in "Me6f6 Bd9 Ii6 Pe2".split():
        game.push_text(text)
    assert game.outcome is None
    game.push_text("Cb5")
    assert game.counters.quiet == 3
    assert game.outcome == Outcome(None, Reason.NO_PROGRESS)
    assert not game.legal_moves


def test_a_chase_may_go_on_for_ever_when_the_limit_is_nought() -> None:
    start = Game("pacman", no_progress_limit=0).position_text()
    assert Game.from_position(f"{start} / quiet=9999").outcome is None


def test_progress_must_set_the_count_of_quiet_rounds_back() -> None:
    text = "pacman layout=open / / / a2 e9 i5 e1 h5 / a1i1a9i9 / 3 / walk / quiet=7"
    game = Game.from_position(text)
    game.push_text("Ma1")
    assert game.counters == Counters(1, 0, 1)
    game.pop()
    assert game.counters == Counters(0, 7, 0)


def test_a_race_must_have_no_rating() -> None:
    assert game_of("e2 e8").rating is None


@pytest.mark.parametrize(
    ("pellets", "rating"), [("a1i1a9i9", 0), ("i1a9i9", 1), ("a9i9", 2), ("i9", 3)]
)
def test_a_rating_must_count_the_pellets_eaten(pellets: str, rating: int) -> None:
    text = f"pacman layout=open / / / e5 e9 i5 e1 a5 / {pellets} / 3 / walk"
    assert Game.from_position(text).rating == rating


def test_a_win_of_pacman_must_be_rated_four_however_it_was_won() -> None:
    game = Game.from_position("pacman layout=open / / / a2 e9 i5 e1 h5 / a1 / 3 / walk")
    game.push_text("Ma1")
    assert (game.outcome, game.rating) == (Outcome(0, Reason.PELLETS), 4)
    game = Game.from_position("pacman layout=open / / / a1 a2 - - - / i1a9i9 / 3 / boost")
    game.push_text("Ma2")
    assert (game.outcome, game.rating) == (Outcome(0, Reason.GHOSTS), 4)


def test_a_win_of_the_ghosts_must_be_rated_by_the_pellets_eaten() -> None:
    game = Game.from_position("pacman layout=open / / / a3 a4 i5 e1 h5 / i9 / 1 / ghosts")
    game.push_text("Ba3")
    assert (game.outcome, game.rating) == (Outcome(1, Reason.CATCHES), 3)


@pytest.mark.parametrize("mode", ["pacman", "pacman-advanced"])
def test_a_win_that_the_board_does_not_know_of_must_be_rated_like_any_other(mode: str) -> None:
    """The ghosts resigned or ran out of time."""
    game = Game(mode)
    assert [game.rating_after(winner) for winner in (0, 1, None)] == [4, 0, 0]
    assert Game().rating_after(0) is None


def test_with_refill_the_rating_must_be_the_most_eaten_in_one_life() -> None:
    mode = "pacman layout=open pellets=refill"
    game = Game.from_position(f"{mode} / / / a3 a4 i5 e1 h5 / a9i9 / 3 / ghosts")
    assert game.rating == 2
    game.push_text("Ba3")
    assert game.position.layout.pellets.bit_count() == 4
    assert (game.rating, game.counters.best) == (2, 2)
    assert eval(repr(game)).rating == 2
    usual = Game.from_position("pacman layout=open / / / a3 a4 i5 e1 h5 / a9i9 / 3 / ghosts")
    usual.push_text("Ba3")
    assert usual.rating == 2


def test_the_advanced_chase_must_be_rated_too() -> None:
    assert Game("pacman-advanced").rating == 0


# Texts


@pytest.mark.parametrize(
    ("mode", "moves"),
    [
        ("classic-2", "e2 e8 d4h"),
        ("pacman", "Me6f6 Bd9"),
        ("pacman-advanced", "M@e1 Me2e3 d3h>f7v"),
    ],
)
def test_the_repr_of_a_game_must_paste_back(mode: str, moves: str) -> None:
    game = game_of(moves, mode)
    again = eval(repr(game))
    assert isinstance(again, Game)
    assert (again.position, again.counters) == (game.position, game.counters)
    assert repr(again) == repr(game)


def test_the_position_text_must_hold_counters_only_when_asked() -> None:
    game = game_of("e2")
    assert game.position_text() == "classic-2 / / / e2 e9 / 10 10 / 2"
    assert game.position_text(counters=True) == "classic-2 / / / e2 e9 / 10 10 / 2 / ply=1"


# Copies


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "copied", [Game.copy, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
)
def test_a_copy_of_a_game_must_have_a_history_of_its_own(
    mode: str, copied: Callable[[Game], Game]
) -> None:
    game = Game(mode)
    for _ in range(6):
        game.push(list(game.legal_moves)[-1])
    told, history, view = repr(game), game.history, game.view()
    twin = copied(game)
    assert (repr(twin), twin.history, twin.view()) == (told, history, view)

    twin.push(next(iter(twin.legal_moves)))
    assert (repr(game), game.history, game.view()) == (told, history, view)
    while game.history:
        game.pop()
    assert (game.position, twin.history[:-1]) == (game.mode.start(), history)
    for _ in range(7):
        twin.pop()
    assert (repr(twin), twin.view()) == (repr(Game(mode)), Game(mode).view())


@pytest.mark.parametrize("mode", MODES)
def test_a_game_rewound_must_be_the_game_of_its_first_moves(mode: str) -> None:
    game, past = Game(mode), [Game(mode)]
    for _ in range(6):
        game.push(list(game.legal_moves)[-1])
        past.append(game.copy())
    for plies, then in enumerate(past):
        rewound = game.rewound(plies)
        assert (repr(rewound), rewound.history, rewound.view()) == (
            repr(then), then.history, then.view(),
        )  # fmt: skip
    assert len(game.history) == 6


@pytest.mark.parametrize("mode", MODES)
def test_a_game_recalled_must_be_the_game_that_was_played(mode: str) -> None:
    game = Game(mode)
    for number in range(8):
        game.push(list(game.legal_moves)[-1 - number % 2])
    again = Game.recalled([*game.past(), (game.position, game.counters)], game.history)
    for _ in range(8):
        assert (repr(again), again.history, again.view(), again.record()) == (
            repr(game), game.history, game.view(), game.record(),
        )  # fmt: skip
        assert again.pop() == game.pop()


def test_a_game_recalled_must_have_counted_repetitions() -> None:
    game = Game("classic-2", threefold=True)
    for move in ("e2", "e8", "e1", "e9", "e2", "e8", "e1"):
        game.push_text(move)
    again = Game.recalled([*game.past(), (game.position, game.counters)], game.history)
    assert again.outcome is None
    again.push_text("e9")
    assert again.outcome is not None


def test_a_game_rewound_must_count_repetitions_anew() -> None:
    game = Game("classic-2", threefold=True)
    for move in ("e2", "e8", "e1", "e9", "e2", "e8", "e1", "e9"):
        game.push_text(move)
    assert game.outcome is not None
    early = game.rewound(7)
    assert early.outcome is None
    early.push_text("e9")
    assert early.outcome == game.outcome


def test_a_copy_of_a_game_must_be_of_the_same_class() -> None:
    class Named(Game):
        name = ""

    game = Named("classic-2")
    game.name = "final"
    assert game.copy().name == copy.deepcopy(game).name == "final"

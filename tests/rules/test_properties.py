"""Properties of every position of random games, in all modes, switches and layouts."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.errors import IllegalMove, Refusal
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.rules.moves import Move, Relocate
from corridor.rules.pacman import PacmanPosition
from corridor.rules.position import Position
from corridor.rules.position_reader import parse_position
from corridor.rules.position_text import position_text
from corridor.rules.record import record_of
from corridor.rules.record_json import json_text
from corridor.rules.record_reader import read_record
from tests.rules import plain_board
from tests.rules.move_checks import check_choices, refused_moves
from tests.rules.random_games import any_game, events, next_move

pytestmark = pytest.mark.random

LONGEST = 300  # plies; hardly a game lasts longer
GAMES = settings().max_examples // 5
CLOSER_LOOKS = 0.06  # share of positions on which every check runs
seeds = st.integers(min_value=0, max_value=2**32)

# Events that the games of a mode must contain, or they test too little.
RACE = {"walk", "place", "straight jump", "side-jump", "won by goal"}
WANTED = {
    "classic-2": RACE,
    "classic-3": RACE,
    "classic-4": RACE | {"boxed in"},
    "pacman": {
        *("pellet eaten", "boost", "boost declined", "ghost eaten", "ghost comes back"),
        *("frenzy", "ghost catches", "walks into a ghost", "ghost stays", "pellets put back"),
        *("won by catches", "won by pellets"),
    },
    "pacman-advanced": {
        *("turn 1", "turn 2", "turn 3", "turn 4", "turn 5"),
        *("enter", "enters at the edge", "comes back", "tunnel", "relocate", "declines"),
        *("pellet eaten", "spends before the walk", "spends after the walk", "ghost eaten"),
        *("PAC-MAN places", "ghost places", "ghost catches", "walks into a ghost"),
        *("stays in ghosts", "won by catches"),
    },
}


@pytest.mark.parametrize("mode", MODES)
def test_every_game_played_to_its_end_keeps_the_law(mode: str) -> None:
    """Games of all kinds, checked after every move; each kind of event must occur."""
    seen: Counter[str] = Counter()

    @settings(max_examples=GAMES)
    @given(seeds)
    def play(seed: int) -> None:
        rng = Random(f"{mode}/{seed}")
        seen.update(_played(any_game(rng, mode), rng))

    play()
    print(mode, dict(seen))
    assert WANTED[mode] <= set(seen)


def _played(game: Game, rng: Random) -> Iterator[str]:
    """Play a game to its end, check every position, and return its events."""
    while True:
        _check_moment(game)
        if rng.random() < CLOSER_LOOKS:
            check_choices(game, rng)
        if not game.legal_moves or len(game.history) == LONGEST:
            break
        move, before = next_move(game, rng), game.position
        _check_taking_back(game, move)
        game.push(move)
        _check_step(before, move, game.position)
        yield from set(events(before, move, game.position))
    check_record(game)
    if game.outcome is None:
        yield "not ended"
    elif game.position.outcome is None:
        yield f"drawn by {game.outcome.reason}"


def _check_moment(game: Game) -> None:
    _check_fences(game)
    _check_texts(game)
    if game.outcome is None:
        assert game.legal_moves
        assert game.movers
    else:
        _check_end(game)


def _check_fences(game: Game) -> None:
    """The number of fences stays the same, and every pawn keeps a route."""
    start, now = game.mode.layout, game.position.layout
    assert _all_fences(start.board.fences, start.stock) == _all_fences(now.board.fences, now.stock)
    steps = plain_board.steps_left_by(now.board.fences)
    for figure in now.figures:
        if figure.goal:
            assert figure.square is not None
            assert plain_board.distance(steps, figure.square, figure.goal) is not None


def _all_fences(standing: tuple[object, ...], stock: tuple[int, ...]) -> int:
    return len(standing) + sum(stock)


def _check_texts(game: Game) -> None:
    """Position text round-trips."""
    text = game.position_text(counters=True)
    assert parse_position(text) == (game.position, game.counters)


def _check_end(game: Game) -> None:
    """A finished game has no moves."""
    assert list(game.legal_moves) == []
    assert game.movers == ()
    refused = game.why_not("--")
    assert refused is not None
    assert refused.refusal == Refusal.GAME_OVER


def _check_taking_back(game: Game, move: Move) -> None:
    """`pop` restores every answer."""
    before = moment(game)
    game.push(move)
    assert moment(game) != before
    assert game.pop() == move
    assert moment(game) == before


def _check_step(before: Position, move: Move, after: Position) -> None:
    """Changes that no move may make."""
    old, new = before.layout, after.layout
    if new.lives is None or old.lives is None:
        return
    assert old.lives - new.lives in (0, 1)
    caught = old.lives > new.lives
    if new.pellets & ~old.pellets:
        assert caught
        assert isinstance(before, PacmanPosition)
        assert before.rules.pellets == "refill"
    if isinstance(before, PacmanPosition):
        assert new.board == before.mode.layout.board
        return
    assert isinstance(before, AdvancedPosition)
    links = before.rules.tunnels if before.rules.tunnels_give_access else ()
    parts = [
        plain_board.regions(plain_board.steps_left_by(b.fences, links))
        for b in (old.board, new.board)
    ]
    assert parts[1] <= parts[0]
    assert parts[1] == 1 or not isinstance(move, Relocate)


def check_record(game: Game) -> None:
    """Records round-trip in both forms."""
    record, text = record_of(game), game.record()
    assert read_record(text) == record
    assert read_record(json_text(record)) == record
    again = Game.from_record(text)
    assert moment(again) == moment(game)
    assert again.record() == text


def moment(game: Game) -> tuple[object, ...]:
    """Every answer of a game about its position."""
    text = game.position_text(counters=True)
    return game.position, game.counters, game.outcome, game.rating, game.history, game.movers, text


@settings(max_examples=GAMES, stateful_step_count=60)
class Hands(RuleBasedStateMachine):
    """Random use of a game: play, take back, try illegal moves, save and load."""

    @initialize(mode=st.sampled_from(MODES), seed=seeds)
    def sit_down(self, mode: str, seed: int) -> None:
        self.game = any_game(Random(seed), mode)
        self.trail = [moment(self.game)]

    @precondition(lambda self: self.game.legal_moves)
    @rule(seed=seeds)
    def play(self, seed: int) -> None:
        self.game.push(next_move(self.game, Random(seed)))
        self.trail.append(moment(self.game))

    @precondition(lambda self: self.game.history)
    @rule()
    def take_back(self) -> None:
        self.game.pop()
        self.trail.pop()

    @rule(seed=seeds)
    def try_what_is_refused(self, seed: int) -> None:
        for move in refused_moves(self.game, Random(seed)):
            with pytest.raises(IllegalMove):
                self.game.push(move)

    @rule()
    def put_away(self) -> None:
        """A game loaded from position text goes on as before, without its history."""
        again = Game.from_position(self.game.position_text(counters=True))
        assert again.position == self.game.position
        assert hash(again.position) == hash(self.game.position)
        assert again.counters == self.game.counters
        assert again.outcome == self.game.outcome or again.outcome is None
        check_record(again)

    @invariant()
    def nothing_else_has_changed(self) -> None:
        assert moment(self.game) == self.trail[-1]

    @invariant()
    def the_history_leads_here(self) -> None:
        position = self.game.start
        for move in self.game.history:
            position = position.after(move)
        assert position == self.game.position
        assert position_text(position) == self.game.position_text()


TestHands = Hands.TestCase

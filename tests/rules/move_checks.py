"""Checks that legal moves, refusals and options agree with each other and with a plain board."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.board import ALL_FENCES, SIZE, SLOTS, Fence, Links, Square
from corridor.rules.classic import ClassicPosition
from corridor.rules.errors import InvalidText
from corridor.rules.game import Game
from corridor.rules.moves import Enter, Move, Pass, Piece, Place, Relocate, Spend, Walk
from corridor.rules.options import FenceChoice, Options
from corridor.rules.position import Aim, Counters, Position
from corridor.rules.position_reader import parse_position
from corridor.rules.position_text import position_text, position_url
from tests.rules import plain_board

_WALKS = 30  # random walks tried for each piece
_RELOCATIONS = 60
_LONGEST_WALK = 4
_FENCES_WEIGHED = 6
_REFUSED = 5
_SAID = 0.2  # share of the tried moves that are also tried as text
_SUCCESSORS = 60


def check_choices(game: Game, rng: Random) -> None:
    """Check every answer about the moves of one position."""
    legal = list(game.legal_moves)
    assert len(set(legal)) == len(legal) == len(game.legal_moves)
    _check_texts(game, legal)
    _check_refusals(game, set(legal), rng)
    _check_options(game, legal, rng)
    if legal:
        _check_fences(game.position, set(legal))
        _check_equality(game.position, rng.sample(legal, min(len(legal), _SUCCESSORS)))


def refused_moves(game: Game, rng: Random) -> list[Move]:
    """Some moves that may not be played."""
    legal = set(game.legal_moves)
    refused = [move for move in _imaginable(game.position, legal, rng) if move not in legal]
    return rng.sample(refused, _REFUSED)


def _check_texts(game: Game, legal: list[Move]) -> None:
    """Move texts and position texts round-trip; a position also from a URL."""
    texts = [game.text(move) for move in legal]
    assert [game.parse(text) for text in texts] == legal
    assert len(set(texts)) == len(texts)
    assert parse_position(position_url(game.position_text())) == (game.position, Counters())


# Refusals


def _check_refusals(game: Game, legal: set[Move], rng: Random) -> None:
    """A move is listed exactly if `why_not` refuses it neither as a value nor as a text."""
    for move in (*legal, *_imaginable(game.position, legal, rng)):
        if game.outcome is None:
            assert (game.position.why_not(move) is None) == (move in legal), move
        if rng.random() < _SAID:
            _check_text(game, legal, game.text(move))


def _check_text(game: Game, legal: set[Move], text: str) -> None:
    try:
        read = game.parse(text)
    except InvalidText:
        read = None  # a race has no text for a walk of two steps
    assert (game.why_not(text) is None) == (read in legal), text


def _imaginable(position: Position, legal: set[Move], rng: Random) -> Iterator[Move]:
    """Moves to try: every fence, entry, pass, and walks of one to four steps."""
    yield from (Place(fence) for fence in ALL_FENCES)
    yield from (Enter(square) for square in range(SIZE * SIZE))
    yield Spend()
    yield Pass()
    squares = position.layout.squares
    for piece, square in enumerate(squares):
        yield Pass(piece)
        start = rng.randrange(SIZE * SIZE) if square is None else square
        yield from (_stroll(piece, start, rng) for _ in range(_WALKS))
    for move in rng.sample(sorted(legal, key=repr), min(len(legal), _WALKS)):
        if isinstance(move, Walk):
            yield _stroll(move.piece, move.path[-1], rng, before=move.path)
            yield Walk(rng.randrange(len(squares)), move.path)
    standing = (*position.layout.chamber, rng.choice(ALL_FENCES))
    for _ in range(_RELOCATIONS):
        yield Relocate(rng.choice(standing), rng.choice(ALL_FENCES))


def _stroll(piece: Piece, start: Square, rng: Random, before: tuple[Square, ...] = ()) -> Walk:
    path, here = list(before), start
    for _ in range(rng.randint(1, _LONGEST_WALK - min(len(before), _LONGEST_WALK - 1))):
        around = plain_board.around(here) if rng.random() < 0.97 else range(SIZE * SIZE)
        here = rng.choice(around)
        path.append(here)
    return Walk(piece, tuple(path))


# Options


def _check_options(game: Game, legal: list[Move], rng: Random) -> None:
    """The options are exactly the legal moves."""
    found = game.options()
    assert Counter(found.moves()) == Counter(legal)
    successors = []
    for choice in found.walks:
        after = {game.position.after(walk) for walk in choice.walks}
        assert len(after) == 1
        assert {(walk.piece, walk.path[-1]) for walk in choice.walks} == {
            (choice.piece, choice.end)
        }
        successors.append((choice.piece, choice.end, *after))
    assert len(set(successors)) == len(successors)
    _check_refused_slots(game, found)
    for fence in rng.sample(found.fences, min(len(found.fences), _FENCES_WEIGHED)):
        assert fence.costs == _plain_costs(game.position, fence)


def _check_refused_slots(game: Game, found: Options) -> None:
    """If any fence is offered, every fence is offered or refused because of its slot."""
    offered = [choice.move for choice in found.fences]
    for old in {None, *(move.old for move in offered if isinstance(move, Relocate))}:
        refused = {slot.fence: slot.refused for slot in found.refused if slot.old == old}
        legal = {_stands(move) for move in offered if getattr(move, "old", None) == old}
        assert legal | set(refused) in (set(), set(ALL_FENCES))
        assert not legal & set(refused)
        for fence, reason in refused.items():
            move = Place(fence) if old is None else Relocate(old, fence)
            assert reason == game.position.why_not(move)


def _stands(move: Place | Relocate) -> Fence:
    return move.fence if isinstance(move, Place) else move.new


def _plain_costs(position: Position, choice: FenceChoice) -> tuple[int | None, ...]:
    """By how much the route of each side's nearest piece grows."""
    fences = set(position.board.fences)
    if isinstance(choice.move, Place):
        fenced = fences | {choice.move.fence}
    else:
        fenced = fences - {choice.move.old} | {choice.move.new}
    costs: list[int | None] = []
    for aim in position.aims:
        before = None if aim is None else _steps(position, fences, aim)
        after = None if aim is None else _steps(position, fenced, aim)
        costs.append(None if before is None or after is None else after - before)
    return tuple(costs)


def _steps(position: Position, fences: set[Fence], aim: Aim) -> int | None:
    layout, open_steps = position.layout, plain_board.steps_left_by(fences, aim.links)
    team = layout.pieces_of(layout.figures[aim.piece].side)
    starts = [square for piece in team if (square := layout.squares[piece]) is not None]
    ways = [plain_board.distance(open_steps, start, aim.squares) for start in starts]
    return min((way for way in ways if way is not None), default=None)


# Fences


def _check_fences(position: Position, legal: set[Move]) -> None:
    """Every fence checked by a plain flood: it fits, and closes no route and no region."""
    if any(isinstance(move, Place) for move in legal):
        placed = {move.fence for move in legal if isinstance(move, Place)}
        assert placed == {fence for fence in ALL_FENCES if _may_stand(position, fence)}
    for move in sorted(legal, key=repr)[:: len(legal) // _RELOCATIONS + 1]:
        if isinstance(move, Relocate):
            standing = set(position.board.fences) - {move.old}
            assert _fits(move.new, standing)
            assert (
                plain_board.regions(
                    plain_board.steps_left_by(standing | {move.new}, _access(position))
                )
                == 1
            )


def _may_stand(position: Position, fence: Fence) -> bool:
    standing = set(position.board.fences)
    if not _fits(fence, standing):
        return False
    steps = plain_board.steps_left_by(standing | {fence}, _access(position))
    if isinstance(position, ClassicPosition):
        return all(
            plain_board.distance(steps, position.pawns[aim.piece], aim.squares) is not None
            for aim in position.aims
        )
    before = plain_board.steps_left_by(standing, _access(position))
    return plain_board.regions(steps) == plain_board.regions(before)


def _fits(fence: Fence, standing: set[Fence]) -> bool:
    x, y = fence.slot % SLOTS, fence.slot // SLOTS
    ends = [(x - 1, y), (x + 1, y)] if fence.horizontal else [(x, y - 1), (x, y + 1)]
    beside = {
        Fence(v * SLOTS + u, fence.horizontal) for u, v in ends if 0 <= u < SLOTS and 0 <= v < SLOTS
    }
    return not standing & (beside | {Fence(fence.slot, True), Fence(fence.slot, False)})


def _access(position: Position) -> Links:
    if isinstance(position, AdvancedPosition) and position.rules.tunnels_give_access:
        return position.rules.tunnels
    return ()


# Equality


def _check_equality(position: Position, moves: list[Move]) -> None:
    """Equal texts mean equal positions, and the other way round."""
    after = [position.after(move) for move in moves]
    pairs = {(found, position_text(found)) for found in after}
    assert len(pairs) == len({found for found, _text in pairs}) == len({text for _p, text in pairs})

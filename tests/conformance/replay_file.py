"""Writes positions and the law's answers to a file that a C++ program checks."""

from collections.abc import Iterator
from random import Random

from corridor import MODES, Game
from corridor.engine.core_position import CorePosition, encoded
from corridor.engine.core_state import state_of
from corridor.engine.core_table import table_of
from corridor.rules.board import ALL_FENCES
from corridor.rules.moves import Move, Place, Walk
from tests.conformance.random_positions import random_case
from tests.conformance.steer import steered_move

_LONGEST_GAME = 60
_NO_WINNER = -1
_NO_RATING = -1
_FOLLOWED = 5  # moves of a position whose successors are written


def replay_lines(positions: int, seed: str) -> Iterator[str]:
    """Lines about so many positions of random games, all modes in turn."""
    rng = Random(seed)
    written = number = 0
    while written < positions:
        game = random_case(rng, MODES[number % len(MODES)])
        number += 1
        yield from _table_lines(game, rng)
        for _ply in range(_LONGEST_GAME):
            yield from _position_lines(game, rng)
            written += 1
            moves = list(game.legal_moves)
            if not moves or written == positions:
                break
            game.push(steered_move(game, moves, rng))


def _table_lines(game: Game, rng: Random) -> Iterator[str]:
    table = table_of(game.mode)
    spoilt = list(table)
    spoilt[rng.randrange(len(spoilt))] = rng.choice((-7, 1 << 40, -(1 << 62)))
    yield _line("refused table", table[:-1])
    yield _line("refused table", spoilt)
    yield _line("table", table)


def _position_lines(game: Game, rng: Random) -> Iterator[str]:
    yield from _refused_states(game, rng)
    yield _line("state", state_of(game.position, game.counters))
    yield _line("earlier", _earlier(game))
    outcome = game.outcome
    if outcome is None:
        yield "outcome none"
    else:
        winner = _NO_WINNER if outcome.winner is None else outcome.winner
        yield f"outcome {winner} {outcome.reason}"
    yield f"rating {_NO_RATING if game.rating is None else game.rating}"
    moves = list(game.legal_moves)
    yield _line("moves", sorted(encoded(move) for move in moves))
    yield _line("refused move", [encoded(move) for move in _illegal(moves, rng)])
    for move in rng.sample(moves, min(len(moves), _FOLLOWED)):
        yield _line(f"after {encoded(move)}", _state_after(game, move))


def _refused_states(game: Game, rng: Random) -> Iterator[str]:
    state = state_of(game.position, game.counters)
    spoilt = list(state)
    spoilt[rng.randrange(len(state))] = rng.choice((-9, 1 << 50, -(1 << 61)))
    yield _line("refused state", state[:-1])
    yield _line("refused state", spoilt)


def _earlier(game: Game) -> list[int]:
    """The core's hashes of the positions before this one."""
    core = CorePosition(game.mode)
    hashes = []
    for position, counters in game.past():
        core.core.set_state(state_of(position, counters))
        hashes.append(core.hash)
    return hashes


def _illegal(moves: list[Move], rng: Random) -> list[Move]:
    universe: list[Move] = [Place(fence) for fence in rng.sample(ALL_FENCES, 20)]
    universe += [Walk(piece, (square,)) for piece in range(5) for square in range(0, 81, 7)]
    return [move for move in universe if move not in moves]


def _state_after(game: Game, move: Move) -> list[int]:
    game.push(move)
    state = state_of(game.position, game.counters)
    game.pop()
    return state


def _line(word: str, numbers: list[int]) -> str:
    return f"{word} {' '.join(str(number) for number in numbers)}"

"""Starts of comparisons: new games, and positions that random play does not reach.

Every moment is written as text and read again: the law itself says whether it may be.
"""

import re
from dataclasses import replace
from random import Random

from corridor import Game, InvalidLayout, InvalidText
from corridor.rules.advanced import AdvancedPosition
from corridor.rules.advanced import Phase as Advanced
from corridor.rules.board import (
    ALL_FENCES,
    SIZE,
    Board,
    Square,
    Squares,
    bits,
    square_name,
    square_set,
)
from corridor.rules.classic import ClassicPosition
from corridor.rules.modes import make_mode, switch_values
from corridor.rules.pacman import PacmanPosition
from corridor.rules.pacman import Phase as Pacman
from corridor.rules.position import Counters, Position
from corridor.rules.position_text import position_text
from tests.conformance.cases import random_game
from tests.conformance.random_chambers import with_random_chamber

_TRIES = 40
_EDITS = 6
_MORE_FENCES = 14
_MANY = 64  # fences in hand: the most that a text may have
_PIECES = range(5)
_LATER = 5  # the first turn after the opening
_WORD = re.compile(r"[a-i][1-9]|-|[0-9]+|\b[BIPC]+\b|[a-z_]{3,}")
_FLAGS = ("walked", "due", "set_up", "played=B", "played=IC", "placer=P", "began=e4")


def random_case(rng: Random, mode: str | None = None) -> Game:
    """A new game on any layout, or a random position."""
    game = random_game(rng, mode)
    if isinstance(game.position, AdvancedPosition) and rng.random() < 0.4:
        game = _in_another_chamber(rng, game)
    return _scattered_game(rng, game) if rng.random() < 0.3 else game


def edited(rng: Random, game: Game) -> Game:
    """The game from its position after random edits of its text that the law accepts."""
    text = game.position_text(counters=True)
    for _ in range(_EDITS):
        wish = _edited(rng, text)
        text = wish if _read(wish) else text
    return Game.from_position(text)


def _read(text: str) -> Game | None:
    try:
        return Game.from_position(text)
    except (InvalidText, InvalidLayout):
        return None


def _in_another_chamber(rng: Random, game: Game) -> Game:
    switches = switch_values(game.mode)
    for _ in range(_TRIES):
        layout = with_random_chamber(rng, game.mode.layout)
        try:
            return Game(make_mode(game.mode.key, layout=layout, preset=None, **switches))
        except InvalidLayout:
            continue
    return game


# Edited texts


def _edited(rng: Random, text: str) -> str:
    """A text with one word of one field replaced; often invalid."""
    fields = text.split(" / ")
    number = rng.randrange(1, len(fields))
    if rng.random() < 0.1:
        return f"{text} {rng.choice(_FLAGS)}"
    words = list(_WORD.finditer(fields[number]))
    if not words:
        return text
    word = rng.choice(words)
    start, end = word.span()
    fields[number] = fields[number][:start] + _other_word(rng, word[0]) + fields[number][end:]
    return " / ".join(fields)


def _other_word(rng: Random, word: str) -> str:
    if word.isdigit():
        return str(rng.choice((0, 1, 2, 3, 5, 7, _MANY)))
    if word.isalpha() and word.isupper():
        return "".join(rng.sample("BIPC", rng.randint(1, 3)))
    if len(word) > len("e4"):
        return rng.choice([*map(str, Advanced), *map(str, Pacman), ""])
    return rng.choice((square_name(rng.randrange(SIZE * SIZE)), "-", ""))


# Random positions


def _scattered_game(rng: Random, game: Game) -> Game:
    for _ in range(_TRIES):
        limit = rng.choice((0, 0, rng.randint(0, 60)))
        counters = Counters(ply=limit, quiet=limit // 2, best=0)
        if found := _read(position_text(_scattered(rng, game.position), counters)):
            return found
    return game


def _scattered(rng: Random, start: Position) -> Position:
    if isinstance(start, ClassicPosition):
        return _race(rng, start)
    if isinstance(start, PacmanPosition):
        return _chase(rng, start)
    assert isinstance(start, AdvancedPosition)
    return _hunt(rng, start)


def _race(rng: Random, start: ClassicPosition) -> ClassicPosition:
    sides = len(start.pawns)
    return replace(
        start,
        board=_fenced(rng, start.board),
        pawns=tuple(_crowd(rng, sides)),
        stock=tuple(rng.choice((0, 1, 5, 20, _MANY)) for _ in range(sides)),
        to_move=rng.randrange(sides),
    )


def _chase(rng: Random, start: PacmanPosition) -> PacmanPosition:
    pacman, *ghosts = _crowd(rng, len(_PIECES))
    phase = rng.choice(list(Pacman))
    if phase == Pacman.BOOST:
        pacman = rng.choice(list(bits(start.pellets)))
    return replace(
        start,
        pacman=pacman,
        ghosts=tuple(None if rng.random() < 0.2 else ghost for ghost in ghosts),
        pellets=_some(rng, start.pellets) & ~(1 << pacman),
        lives=rng.randint(1, start.lives),
        phase=phase,
        played=_played(rng) if phase == Pacman.GHOSTS else 0,
    )


def _hunt(rng: Random, start: AdvancedPosition) -> AdvancedPosition:
    """A position of the advanced chase; the fields of its phase are set or left out."""
    phase, turn = rng.choice(list(Advanced)), rng.randint(1, _LATER)
    pacman, *ghosts = _crowd(rng, len(_PIECES))
    his = phase in (Advanced.ACTION, Advanced.EXTRA, Advanced.AFTER)
    theirs = phase in (Advanced.GHOSTS, Advanced.GHOST_PLACE)
    off = phase == Advanced.ENTER or (not his and rng.random() < 0.3)
    squares = (
        None if off else pacman,
        *(None if rng.random() < 0.15 else ghost for ghost in ghosts),
    )
    pellets = _some(rng, start.pellets) & ~square_set(s for s in squares if s is not None)
    eaten = (start.pellets & ~pellets).bit_count()
    moved = rng.sample(start.chamber, min(turn - 1, len(start.chamber)))
    placer = rng.choice(_PIECES[1:]) if phase == Advanced.GHOST_PLACE else None
    return replace(
        start,
        board=_fenced(rng, Board.of(f for f in start.board.fences if f not in moved)),
        chamber=tuple(fence for fence in start.chamber if fence not in moved),
        squares=squares,
        pellets=pellets,
        eaten=eaten,
        reserve=rng.randint(0, eaten),
        lives=rng.randint(1, start.lives),
        stock=(rng.randint(0, 12), rng.randint(0, 4)),
        turn=_LATER if theirs else turn,
        phase=phase,
        set_up=start.set_up and phase == Advanced.ENTER and rng.random() < 0.5,
        began=rng.choice((pacman, *_crowd(rng, 1))) if his else None,
        walked=his and rng.random() < 0.5,
        due=phase == Advanced.ACTION or (phase == Advanced.EXTRA and rng.random() < 0.5),
        previous=tuple(_previous(rng, square) for square in squares),
        played=(_played(rng) | (1 << placer if placer else 0)) if theirs else 0,
        placer=placer,
    )


def _crowd(rng: Random, count: int) -> list[Square]:
    """Distinct squares, often all in one corner of the board."""
    size = rng.choice((3, 4, SIZE))
    x, y = rng.randint(0, SIZE - size), rng.randint(0, SIZE - size)
    near = [(y + dy) * SIZE + x + dx for dx in range(size) for dy in range(size)]
    return rng.sample(near, count)


def _previous(rng: Random, square: Square | None) -> Square | None:
    """A nearby square to which a walk could lead back."""
    if square is None or rng.random() < 0.3:
        return None
    near = Board().neighbours(square)
    return rng.choice((*near, *Board().neighbours(near[0])))


def _some(rng: Random, squares: Squares) -> Squares:
    return square_set(square for square in bits(squares) if rng.random() < 0.7)


def _played(rng: Random) -> int:
    return sum(1 << ghost for ghost in _PIECES[1:] if rng.random() < 0.4)


def _fenced(rng: Random, board: Board) -> Board:
    for fence in rng.sample(ALL_FENCES, rng.randint(0, _MORE_FENCES)):
        if board.fits(fence):
            board = board.with_fence(fence)
    return board

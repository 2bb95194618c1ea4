"""Answers to one-letter questions about a position, in words: for terminal and page alike.

``l`` last move, ``c`` clocks, ``f`` fences, ``p`` pieces, ``d`` route lengths, ``w e4`` ways out of
a square, ``s e`` and ``s 4`` fences along a file or row, ``g`` goal, ``?`` help. Whoever cannot see
the board plays by them.
"""

import re
from collections.abc import Callable, Iterator, Mapping

from corridor.draw.words import piece_name, places, side_name, sights
from corridor.i18n import listed, say, sentences
from corridor.rules.board import (
    SIZE,
    Fence,
    Square,
    bits,
    blocked_steps,
    parse_square,
    square_at,
    square_name,
)
from corridor.rules.chase import PACMAN
from corridor.rules.game import Game
from corridor.rules.moves import Piece
from corridor.rules.position import Aim
from corridor.rules.view import View

LETTERS = "lcfpdwsg?"
_QUESTION = re.compile(rf"([{LETTERS}])(?:\s+(\S+))?", re.IGNORECASE)
_SQUARE = re.compile("[a-i][1-9]")
_LINE = re.compile("[a-i1-9]")
_FILES = "abcdefghi"
_WAYS = (
    ("board-north", 0, 1),
    ("board-east", 1, 0),
    ("board-south", 0, -1),
    ("board-west", -1, 0),
)


def answer(game: Game, text: str) -> str | None:
    """The answer to a question; None if the text is no question.

    >>> answer(Game("classic-2"), "w e1")
    'From e1: north to e2, east to f1, west to d1. Closed: south.'
    """
    asked = _QUESTION.fullmatch(text.strip())
    if asked is None:
        return None
    letter, about = asked[1].lower(), (asked[2] or "").lower()
    with_place = _ABOUT.get(letter)
    if with_place is not None:
        return with_place(game, about)
    return None if about else sentences(_PLAIN[letter](game))


def _last(game: Game) -> Iterator[str]:
    view = game.view()
    if view.last is None:
        yield say("ask-last-none")
    else:
        move = game.text(view.last.move)
        yield say("ask-last", who=side_name(view, view.last.side), move=move)


def _clocks(_game: Game) -> Iterator[str]:
    """A position has no clock; a page with one answers by itself."""
    yield say("ask-no-clock")


def _help(_game: Game) -> Iterator[str]:
    yield say("ask-help")


# Fences and pieces


def _fences(game: Game) -> Iterator[str]:
    view = game.view()
    others = [str(one.fence) for one in view.fences if not one.chamber]
    yield say("ask-fences", count=len(others), fences=listed(others))
    chamber = [str(one.fence) for one in view.fences if one.chamber]
    if chamber:
        yield say("draw-fences-chamber", fences=listed(chamber))
    for side, left in enumerate(view.stock):
        if view.stock_at_start[side]:
            yield say("draw-in-hand", side=side_name(view, side), count=left)


def _pieces(game: Game) -> Iterator[str]:
    view = game.view()
    yield places(view)
    if view.lives is not None:
        pellets = listed(map(square_name, view.pellets)) or say("draw-none")
        yield say("draw-pellets", squares=pellets)
        yield say("draw-lives", count=view.lives)
    if view.marks.reserve is not None:
        yield say("draw-reserve-count", count=view.marks.reserve)
    yield from sights(view)
    if view.marks.edible:
        edible = listed(piece_name(view, piece) for piece in view.marks.edible)
        yield say("ask-edible", pieces=edible)


# Distances


def _distances(game: Game) -> Iterator[str]:
    """How far each side is from its aim; in a chase how far each ghost is from PAC-MAN."""
    view, position = game.view(), game.position
    aims = [aim for aim in position.aims if aim is not None]
    if not aims:
        yield say("ask-no-distances")
    if view.lives is None:
        yield from (_distance(game, aim.piece, aim) for aim in aims)
        return
    for aim in aims[:1]:
        yield _distance(game, aim.piece, aim)
        here = position.squares[PACMAN]
        hunt = Aim(PACMAN, 0 if here is None else 1 << here, aim.links)
        for piece, square in enumerate(position.squares):
            if piece != PACMAN and square is not None:
                yield _distance(game, piece, hunt)


def _distance(game: Game, piece: Piece, aim: Aim) -> str:
    start = game.position.squares[piece]
    way = None if start is None else game.position.board.route(start, aim.squares, aim.links)
    name = piece_name(game.view(), piece)
    if way is None:
        return say("ask-no-route", piece=name)
    if piece != aim.piece:
        return say("ask-route-to-pacman", piece=name, count=len(way) - 1)
    return say("ask-route", piece=name, count=len(way) - 1, square=square_name(way[-1]))


# Ways out of a square, fences along a line


def _ways(game: Game, name: str) -> str:
    if not _SQUARE.fullmatch(name):
        return say("ask-which-square")
    square, view = parse_square(name), game.view()
    neighbours = set(game.position.board.neighbours(square))
    opened, closed = [], []
    for way, right, up in _WAYS:
        x, y = square % SIZE + right, square // SIZE + up
        inside = 0 <= x < SIZE and 0 <= y < SIZE
        if inside and square_at(x, y) in neighbours:
            opened.append(_way(view, say(way), square_at(x, y)))
        else:
            closed.append(say(way))
    for pair in view.marks.tunnels:
        if square in pair:
            other = pair[1] if pair[0] == square else pair[0]
            opened.append(_way(view, say("ask-tunnel"), other))
    said = [say("ask-ways", square=name, ways=listed(opened))] if opened else []
    if closed:
        said.append(say("ask-ways-closed", ways=listed(closed)))
    return sentences(said)


def _way(view: View, way: str, to: Square) -> str:
    """One way out; a piece that stands there is named."""
    there = [piece for piece, figure in enumerate(view.figures) if figure.square == to]
    if not there:
        return say("ask-way", way=way, square=square_name(to))
    pieces = listed(piece_name(view, piece) for piece in there)
    return say("ask-way-piece", way=way, square=square_name(to), pieces=pieces)


def _along(game: Game, line: str) -> str:
    if not _LINE.fullmatch(line):
        return say("ask-which-line")
    bars = [
        say("ask-fence-bars", fence=str(standing.fence), steps=steps)
        for standing in game.view().fences
        if (steps := listed(_barred(standing.fence, line)))
    ]
    kind = "file" if line in _FILES else "row"
    return say(
        "ask-along", kind=kind, line=line, count=len(bars), fences=say("ask-separator").join(bars)
    )


def _barred(fence: Fence, line: str) -> Iterator[str]:
    """The steps from or to squares of a file or row that a fence bars."""
    for pair in blocked_steps(fence):
        one, other = map(square_name, pair)
        if line in one or line in other:
            yield f"{one}-{other}"


# Goals


def _goals(game: Game) -> Iterator[str]:
    view = game.view()
    if view.lives is not None:
        squares = listed(map(square_name, view.pellets)) or say("draw-none")
        yield say("ask-goal-pacman", count=len(view.pellets), squares=squares)
        yield say("ask-goal-ghosts", lives=view.lives)
        return
    for figure in view.figures:
        names = [square_name(square) for square in bits(figure.goal)]
        files, rows = ({name[place] for name in names} for place in (0, 1))
        whole = len(names) == SIZE
        if whole and len(rows) == 1:
            yield say("ask-goal-row", side=side_name(view, figure.side), row=rows.pop())
        elif whole and len(files) == 1:
            yield say("ask-goal-file", side=side_name(view, figure.side), file=files.pop())
        else:
            yield say("ask-goal-any", side=side_name(view, figure.side), squares=listed(names))


_PLAIN: Mapping[str, Callable[[Game], Iterator[str]]] = {
    "l": _last,
    "c": _clocks,
    "f": _fences,
    "p": _pieces,
    "d": _distances,
    "g": _goals,
    "?": _help,
}
_ABOUT: Mapping[str, Callable[[Game, str], str]] = {"w": _ways, "s": _along}

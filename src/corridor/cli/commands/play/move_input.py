"""Reads a typed move: in full, or only the square a piece goes to."""

import re

from corridor.i18n import listed, say
from corridor.rules.board import parse_square
from corridor.rules.errors import IllegalMove, InvalidText, NotYourTurn, Refusal, Refused
from corridor.rules.game import Game
from corridor.rules.moves import Enter, Move, Walk

_SQUARE = re.compile(r"[a-i][1-9]")
_STEPS = re.compile(r"([A-Za-z]?)((?:[a-i][1-9])+)")


class Ambiguous(ValueError):
    """The input fits several moves with different results."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        super().__init__(say("cli-play-several", moves=listed(texts)))


def read_move(game: Game, text: str) -> Move:
    """The legal move that fits the input.

    A walk may omit its piece if only one can move, and its squares but the last if every path
    leads to the same position.
    """
    meant = _meant(game, text)
    if len(meant) > 1:
        raise Ambiguous(sorted(game.text(move) for move in meant))
    if meant:
        return meant[0]
    move = game.parse(_named(game, text))
    refused = game.position.why_not(move) or Refused(Refusal.UNREADABLE)
    kind = NotYourTurn if refused.refusal == Refusal.NOT_YOUR_TURN else IllegalMove
    raise kind(text, refused)


def _meant(game: Game, text: str) -> list[Move]:
    """The legal moves that fit the input; moves with equal results count as one."""
    try:
        move = game.parse(text)
    except InvalidText:
        pass
    else:
        if game.position.why_not(move) is None:
            return [move]
    found = _STEPS.fullmatch(text)
    if found is None:
        return []
    path = tuple(parse_square(name) for name in _SQUARE.findall(found[2]))
    moves = [move for move in game.legal_moves if _fits(game, move, found[1], path)]
    whole = [move for move in moves if isinstance(move, Walk) and move.path == path]
    return list({game.position.after(move): move for move in whole or moves}.values())


def _fits(game: Game, move: Move, letter: str, path: tuple[int, ...]) -> bool:
    """Whether a move follows these squares, or ends on the only one given."""
    match move:
        case Walk(piece, squares):
            named = letter.upper() in ("", game.mode.layout.figures[piece].letter)
            return named and (squares == path or squares[-1:] == path)
        case Enter(square):
            return not letter and path == (square,)
    return False


def _named(game: Game, text: str) -> str:
    """The input with the letter of the only possible piece added, so that it can be parsed."""
    found = _STEPS.fullmatch(text)
    if found is None or all(figure.goal for figure in game.mode.layout.figures):
        return text
    if found[1]:
        return found[1].upper() + found[2]
    return game.mode.layout.figures[game.movers[0]].letter + text if len(game.movers) == 1 else text

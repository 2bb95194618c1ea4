"""Words that can be typed at the table besides moves: help, undo, save, quit ..."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from corridor.cli.commands.legal import move_lines
from corridor.cli.commands.play.labels import seat_label, side_label
from corridor.cli.commands.play.match import unused_file
from corridor.cli.commands.play.move_input import Ambiguous, read_move
from corridor.cli.commands.play.players import is_race
from corridor.cli.speech.names import find_piece, piece_name
from corridor.cli.speech.sentences import refusal, sentence
from corridor.i18n import listed, say
from corridor.rules.board import square_name
from corridor.rules.errors import IllegalMove, InvalidText
from corridor.rules.moves import Move, Pass, Walk

if TYPE_CHECKING:
    from corridor.cli.commands.play.table import Table

Word: TypeAlias = Callable[["Table", str], None]


class Left(Exception):
    """A person typed ``quit``."""


def _help(table: "Table", _rest: str) -> None:
    table.dialogue.tell(
        say("cli-play-help-race" if is_race(table.game.mode.layout) else "cli-play-help-chase")
    )
    table.dialogue.tell(say("cli-play-help"))
    table.dialogue.tell(say("ask-help"))


def _moves(table: "Table", rest: str) -> None:
    """List all legal moves, or those of one piece."""
    figures = table.figures
    moves = list(table.game.legal_moves)
    if rest:
        piece = find_piece(figures, rest)
        if piece is None:
            letters = listed(figure.letter for figure in figures)
            table.dialogue.tell(say("cli-play-no-piece", name=rest, allowed=letters))
            return
        moves = [move for move in moves if _moved_by(move) == piece]
        if not moves:
            table.dialogue.tell(say("cli-play-no-moves", piece=piece_name(figures, piece)))
    for line in move_lines(table.game, moves):
        table.dialogue.tell(line)


def _moved_by(move: Move) -> int | None:
    return move.piece if isinstance(move, Walk | Pass) else None


def _undo(table: "Table", _rest: str) -> None:
    count = table.match.take_back()
    if count:
        table.heard[:] = [say("cli-play-undone", count=count)]
    else:
        table.dialogue.tell(say("cli-play-no-undo"))


def _why(table: "Table", rest: str) -> None:
    """Say why a move is refused, or that it is legal."""
    if not rest:
        table.dialogue.tell(say("cli-play-why-what"))
        return
    try:
        read_move(table.game, rest)
    except Ambiguous as several:
        table.dialogue.tell(str(several))
    except InvalidText as error:
        table.dialogue.tell(sentence(error))
    except IllegalMove as error:
        table.dialogue.tell(refusal(table.figures, error.refused))
    else:
        table.dialogue.tell(say("cli-play-legal", move=rest))


def _routes(table: "Table", _rest: str) -> None:
    """Print the shortest route of each side."""
    view = table.game.view()
    found = [route for route in view.routes if route is not None]
    for route in found:
        squares = " ".join(square_name(square) for square in route.squares)
        name = piece_name(view.figures, route.piece)
        table.dialogue.tell(say("cli-play-route", piece=name, count=route.steps, squares=squares))
    if not found:
        table.dialogue.tell(say("cli-play-no-route"))


def _resign(table: "Table", _rest: str) -> None:
    seat = table.match.deciders()[0]
    if not table.dialogue.confirm(say("cli-play-resign", who=side_label(table.match, seat.side))):
        return
    if table.match.resign(seat) is not None:
        table.dialogue.tell(say("cli-play-taken-over", who=seat_label(table.game, seat)))


def _save(table: "Table", rest: str) -> None:
    path = Path(rest) if rest else table.file or unused_file(table.game.mode)
    foreign = path != table.file and path.exists()
    if foreign and not table.dialogue.confirm(say("cli-play-overwrite", file=str(path))):
        return
    if table.write(path):
        table.file = path
        table.dialogue.tell(say("cli-play-saved", file=str(path)))


def _board(table: "Table", _rest: str) -> None:
    table.show()


def _quit(_table: "Table", _rest: str) -> None:
    raise Left


WORDS: Mapping[str, Word] = {
    "help": _help,
    "?": _help,
    "moves": _moves,
    "undo": _undo,
    "why": _why,
    "routes": _routes,
    "board": _board,
    "resign": _resign,
    "save": _save,
    "quit": _quit,
    "exit": _quit,
}

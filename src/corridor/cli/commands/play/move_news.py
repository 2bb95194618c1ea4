"""Sentences about the effects of a move: pellets or ghosts eaten, a catch."""

from collections.abc import Iterator

from corridor.cli.speech.names import piece_name
from corridor.i18n import say
from corridor.rules.chase import PACMAN
from corridor.rules.moves import Move, Spend
from corridor.rules.position import Position


def news(before: Position, move: Move, after: Position) -> Iterator[str]:
    """One sentence for each effect of a move."""
    then, now = before.layout, after.layout
    if isinstance(move, Spend):
        yield say("cli-play-spent")
    eaten = then.pellets & ~now.pellets
    if eaten:
        yield say("cli-play-pellet", count=now.pellets.bit_count())
    if then.lives != now.lives:
        yield say("cli-play-caught", count=now.lives or 0)
        return
    for piece, (figure, later) in enumerate(zip(then.figures, now.figures, strict=True)):
        if piece != PACMAN and figure.square is not None and later.square is None:
            yield say("cli-play-eaten", piece=piece_name(now.figures, piece))

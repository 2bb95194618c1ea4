"""Names of sides and pieces: as keys for programs, as words for people."""

from corridor.i18n import say
from corridor.rules.layout import Figure
from corridor.rules.moves import Piece, Side


def side_key(figures: tuple[Figure, ...], side: Side) -> str:
    """The name of a side's only piece, or ``ghosts``."""
    members = [figure.name for figure in figures if figure.side == side]
    return members[0] if len(members) == 1 else "ghosts"


def side_keys(figures: tuple[Figure, ...]) -> tuple[str, ...]:
    """The keys of all sides in turn order."""
    sides = dict.fromkeys(figure.side for figure in figures)
    return tuple(side_key(figures, side) for side in sides)


def side_name(figures: tuple[Figure, ...], side: Side) -> str:
    """A side's name in the reader's language."""
    return say(f"side-{side_key(figures, side)}")


def piece_name(figures: tuple[Figure, ...], piece: Piece) -> str:
    """A piece's name in the reader's language."""
    return say(f"piece-{figures[piece].name}")


def find_piece(figures: tuple[Figure, ...], text: str) -> Piece | None:
    """The piece with this letter or name; None if there is none."""
    for piece, figure in enumerate(figures):
        if text.lower() in (figure.letter.lower(), figure.name):
            return piece
    return None

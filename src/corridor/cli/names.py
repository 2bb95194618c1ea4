"""What things are called: sides, pieces and modes, and refusals as sentences."""

from corridor.i18n import listed, say
from corridor.rules.board import square_name
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText, Refused
from corridor.rules.layout import Figure
from corridor.rules.modes import MODES
from corridor.rules.moves import Piece, Side
from corridor.rules.position import Outcome

_KINDS = ("mode", "layout", "preset", "switch")


def side_key(figures: tuple[Figure, ...], side: Side) -> str:
    """A side by its only piece, or as the ghosts."""
    members = [figure.name for figure in figures if figure.side == side]
    return members[0] if len(members) == 1 else "ghosts"


def side_keys(figures: tuple[Figure, ...]) -> tuple[str, ...]:
    """The sides in turn order."""
    sides = dict.fromkeys(figure.side for figure in figures)
    return tuple(side_key(figures, side) for side in sides)


def side_name(figures: tuple[Figure, ...], side: Side) -> str:
    """What people call a side."""
    return say(f"side-{side_key(figures, side)}")


def piece_name(figures: tuple[Figure, ...], piece: Piece) -> str:
    """What people call a piece."""
    return say(f"piece-{figures[piece].name}")


def find_piece(figures: tuple[Figure, ...], text: str) -> Piece | None:
    """The piece that a letter or a name means."""
    for piece, figure in enumerate(figures):
        if text.lower() in (figure.letter.lower(), figure.name):
            return piece
    return None


def refusal(figures: tuple[Figure, ...], refused: Refused) -> str:
    """Why a move cannot be played."""
    pieces = listed(piece_name(figures, piece) for piece in refused.pieces)
    return say(f"refusal-{refused.refusal}", pieces=pieces, squares=_squares(refused))


def _squares(refused: Refused) -> str:
    return listed(square_name(square) for square in refused.squares)


def result(outcome: Outcome, winner: str) -> str:
    """How a game ended."""
    return say(f"outcome-{outcome.reason}", winner="none" if outcome.winner is None else winner)


def sentence(
    error: InvalidText | InvalidSwitch | IllegalMove, figures: tuple[Figure, ...] = ()
) -> str:
    """One clear sentence about what was refused."""
    if isinstance(error, InvalidSwitch):
        return _no_such(error)
    if isinstance(error, IllegalMove):
        return say("cli-move-refused", move=error.text, why=refusal(figures, error.refused))
    if isinstance(error.__cause__, IllegalMove) and error.line is not None:
        return _refused_at(error, error.__cause__)
    detail = error.detail or ""
    count = int(detail) if detail.isdecimal() else None  # a number has its own plural
    named = listed(detail.split(", "))  # the law parts names by commas in every language
    wanted = say(f"expected-{error.expected}", detail=named if count is None else count)
    text = " ".join(error.text.split())
    found = say("cli-quoted", text=text) if text else say("cli-nothing")
    if error.line is not None:
        return say(
            "cli-found-at", line=error.line, column=error.column or 1, wanted=wanted, found=found
        )
    return say("cli-found", wanted=wanted, found=found)


def _refused_at(error: InvalidText, cause: IllegalMove) -> str:
    """A move in a record that cannot be played there; its pieces stand in the record's mode."""
    why = say(
        f"refusal-{cause.refusal}", pieces=say("cli-some-piece"), squares=_squares(cause.refused)
    )
    return say(
        "cli-refused-at", line=error.line, column=error.column or 1, move=cause.text, why=why
    )


def _no_such(error: InvalidSwitch) -> str:
    """What there is instead of what was asked for."""
    allowed = listed(error.allowed)
    if error.kind not in _KINDS:
        return say("cli-no-such-value", switch=error.kind, value=error.name, allowed=allowed)
    if not error.allowed:
        return say("cli-none-of-kind", kind=error.kind, name=error.name)
    return say("cli-no-such", kind=error.kind, name=error.name, allowed=allowed)


def known_mode(key: str) -> None:
    """Refuse a mode that there is not."""
    if key not in MODES:
        raise InvalidSwitch("mode", key, MODES)

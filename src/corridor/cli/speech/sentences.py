"""Refusals and outcomes of the rules as sentences."""

from corridor.cli.speech.names import piece_name
from corridor.i18n import listed, say
from corridor.rules.board import square_name
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText, Refused
from corridor.rules.layout import Figure
from corridor.rules.position import Outcome

_KINDS = ("mode", "layout", "preset", "switch")


def refusal(figures: tuple[Figure, ...], refused: Refused) -> str:
    """Why a move is refused."""
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
    """One sentence about an error of the rules."""
    if isinstance(error, InvalidSwitch):
        return _no_such(error)
    if isinstance(error, IllegalMove):
        return say("cli-move-refused", move=error.text, why=refusal(figures, error.refused))
    if isinstance(error.__cause__, IllegalMove) and error.line is not None:
        return _refused_at(error, error.__cause__)
    detail = error.detail or ""
    count = int(detail) if detail.isdecimal() else None  # a number has its own plural
    named = listed(detail.split(", "))  # the rules join names by commas, in every language
    wanted = say(f"expected-{error.expected}", detail=named if count is None else count)
    text = " ".join(error.text.split())
    found = say("cli-quoted", text=text) if text else say("cli-nothing")
    if error.line is not None:
        return say(
            "cli-found-at", line=error.line, column=error.column or 1, wanted=wanted, found=found
        )
    return say("cli-found", wanted=wanted, found=found)


def _refused_at(error: InvalidText, cause: IllegalMove) -> str:
    """An illegal move in a record, with its place. The figures are not known yet here."""
    why = say(
        f"refusal-{cause.refusal}", pieces=say("law-some-piece"), squares=_squares(cause.refused)
    )
    return say(
        "cli-refused-at", line=error.line, column=error.column or 1, move=cause.text, why=why
    )


def _no_such(error: InvalidSwitch) -> str:
    """An unknown mode, layout, preset, switch or value, with those that exist."""
    allowed = listed(error.allowed)
    if error.kind not in _KINDS:
        return say("cli-no-such-value", switch=error.kind, value=error.name, allowed=allowed)
    if not error.allowed:
        return say("cli-none-of-kind", kind=error.kind, name=error.name)
    return say("cli-no-such", kind=error.kind, name=error.name, allowed=allowed)

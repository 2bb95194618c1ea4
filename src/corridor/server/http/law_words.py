"""What the law says of a text that it cannot read, as a sentence, and where it stands."""

from corridor.i18n import listed, say
from corridor.match.decision import Declined, decline
from corridor.rules.board import square_name
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText, Refusal, Refused
from corridor.rules.game import Game
from corridor.wire.analysis import TextWrong
from corridor.wire.codes import Code

Wrong = InvalidText | InvalidSwitch | IllegalMove


def wrong_text(error: Wrong, lang: str) -> TextWrong:
    """What is wrong with a text, and where."""
    line, column, found = 0, 0, ""
    if isinstance(error, InvalidText):
        line, column, found = error.line or 0, error.column or 0, error.text
    return TextWrong(sentence(error, lang), line, column, len(found))


def sentence(error: Wrong, lang: str) -> str:
    """What is wrong with a text.

    >>> from corridor.rules.game import Game
    >>> try:
    ...     Game.from_position("classic-2 / / / e2")
    ... except InvalidText as error:
    ...     print(sentence(error, "en"))
    Here should be 6 fields with slashes between, not “classic-2 / / / e2”.
    """
    if isinstance(error, InvalidSwitch):
        return say("law-unknown", lang, name=error.name, allowed=listed(error.allowed, lang))
    if isinstance(error, IllegalMove):
        return _refused(error, lang)
    if isinstance(error.__cause__, IllegalMove):
        return _refused(error.__cause__, lang)
    detail = error.detail or ""
    count = int(detail) if detail.isdecimal() else None
    named: str | int = listed(detail.split(", "), lang) if count is None else count
    wanted = say(f"expected-{error.expected}", lang, detail=named)
    if found := " ".join(error.text.split()):
        return say("law-expected", lang, wanted=wanted, found=found)
    return say("law-expected-more", lang, wanted=wanted)


def _refused(error: IllegalMove, lang: str) -> str:
    squares = listed((square_name(square) for square in error.refused.squares), lang)
    piece = say("law-some-piece", lang)
    why = say(f"refusal-{error.refusal}", lang, pieces=piece, squares=squares)
    return say("law-refused", lang, move=error.text, why=why)


def illegal(game: Game, text: str) -> Declined:
    """The law's refusal, as for a move at a table."""
    refused = game.why_not(text) or Refused(Refusal.UNREADABLE)
    return decline(
        Code.ILLEGAL,
        refusal=str(refused.refusal),
        pieces=list(refused.pieces),
        squares=[square_name(square) for square in refused.squares],
    )

"""Moves as QTP writes them.

Black moves first and stands at the top, so its ranks run the other way than ours; a fence is named
by its north-west square, ``b5 horizontal``. That is Glendenning's orientation.
"""

from corridor.engine.complaint import Complaint, quoted
from corridor.rules.board import SIZE
from corridor.rules.errors import InvalidText
from corridor.rules.moves import Side
from corridor.rules.notation import from_glendenning

COLOURS = ("black", "white")
_LYING = {"h": "h", "horizontal": "h", "v": "v", "vertical": "v"}
_KIND = {"h": "horizontal", "v": "vertical"}


def colour_of(side: Side) -> str:
    """The side's colour."""
    return COLOURS[side]


def side_of(colour: str) -> Side:
    """The side of a colour, which may be shortened."""
    for side, name in enumerate(COLOURS):
        if colour.lower() in (name, name[0]):
            return side
    raise Complaint("engine-no-colour", found=quoted(colour))


def from_qtp(text: str) -> str:
    """Our text of a move.

    >>> from_qtp("e8"), from_qtp("B5 horizontal"), from_qtp("c9 v")
    ('e2', 'b5h', 'c1v')
    """
    words = text.lower().split()
    if len(words) == 2 and words[1] in _LYING:  # noqa: PLR2004  a square and how the fence lies
        words = [words[0] + _LYING[words[1]]]
    try:
        return from_glendenning("".join(words) if len(words) == 1 else text)
    except InvalidText:
        raise Complaint("engine-no-qtp-move", found=quoted(text)) from None


def qtp_text(text: str) -> str:
    """A move of ours as QTP writes it.

    >>> qtp_text("e2"), qtp_text("b5h")
    ('e8', 'b5 horizontal')
    """
    square = f"{text[0]}{SIZE + 1 - int(text[1])}"
    return f"{square} {_KIND[text[2]]}" if len(text) == len("e3h") else square


def to_qtp(text: str, side: Side) -> str:
    """The command that plays a move of ours.

    >>> to_qtp("b5h", 0)
    'playwall black b5 horizontal'
    """
    if text == "--":
        raise Complaint("engine-no-qtp-move", found=text)
    verb = "playwall" if len(text) == len("e3h") else "playmove"
    return f"{verb} {colour_of(side)} {qtp_text(text)}"

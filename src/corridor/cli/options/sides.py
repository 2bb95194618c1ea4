"""Sides named on the command line."""

from corridor.cli.speech.names import side_keys
from corridor.cli.speech.refusals import Misuse
from corridor.i18n import listed, say
from corridor.rules.layout import Figure
from corridor.rules.moves import Side


def find_side(figures: tuple[Figure, ...], text: str | None) -> Side:
    """The side of that name; the first side if no name is given."""
    keys = side_keys(figures)
    if text is None:
        return 0
    if text.lower() not in keys:
        raise Misuse(say("cli-no-such", kind="side", name=text, allowed=listed(keys)))
    return keys.index(text.lower())


def find_sides(figures: tuple[Figure, ...], text: str | None) -> list[Side]:
    """The sides of a list of names, or every side for ``all``."""
    keys = side_keys(figures)
    if text is None:
        return []
    names = keys if text == "all" else text.replace(",", " ").split()
    for name in names:
        if name.lower() not in keys:
            allowed = listed((*keys, "all"))
            raise Misuse(say("cli-no-such", kind="side", name=name, allowed=allowed))
    return [find_side(figures, name) for name in names]

"""Names, titles and the text description of a view, for both kinds of drawing."""

from collections.abc import Iterable

from corridor.i18n import listed, say, sentences
from corridor.rules.board import square_name
from corridor.rules.moves import Piece, Side
from corridor.rules.view import Standing, View

_MODES = {
    "classic-2": "draw-mode-classic-two",
    "classic-3": "draw-mode-classic-three",
    "classic-4": "draw-mode-classic-four",
    "pacman": "draw-mode-pacman",
    "pacman-advanced": "draw-mode-pacman-advanced",
}


def mode_name(view: View) -> str:
    """The name of the mode, or its key if it has none."""
    return say(_MODES[view.mode]) if view.mode in _MODES else view.mode


def piece_name(view: View, piece: Piece) -> str:
    """A piece's name in the reader's language."""
    return say(f"piece-{view.figures[piece].name}")


def side_name(view: View, side: Side) -> str:
    """A side's name in the reader's language: that of its only piece, or the ghosts."""
    members = [figure.name for figure in view.figures if figure.side == side]
    return say(f"side-{members[0] if len(members) == 1 else 'ghosts'}")


def state(view: View) -> str:
    """Whose turn it is, or how the game ended."""
    if view.outcome is None:
        return say("draw-to-move-now", side=side_name(view, view.to_move))
    winner = view.outcome.winner
    name = "none" if winner is None else side_name(view, winner)
    return say(f"outcome-{view.outcome.reason}", winner=name)


def title(view: View) -> str:
    """The title of a picture: the mode, and whose turn it is."""
    return say("draw-title", mode=mode_name(view), state=state(view))


def description(view: View) -> str:
    """Everything that a picture shows, as sentences for screen readers."""
    said = [places(view), *_fences(view)]
    if view.pellets_at_start:
        said.append(say("draw-pellets", squares=_listed_or_none(map(square_name, view.pellets))))
    if view.lives is not None:
        said.append(say("draw-lives", count=view.lives))
    if view.marks.reserve is not None:
        said.append(say("draw-reserve-count", count=view.marks.reserve))
    said += sights(view)
    for side, left in enumerate(view.stock):
        if view.stock_at_start[side]:
            said.append(say("draw-in-hand", side=side_name(view, side), count=left))
    return sentences(said)


def sights(view: View) -> list[str]:
    """A sentence for each ghost that sees PAC-MAN."""
    return [say("draw-sees", piece=piece_name(view, sight.ghost)) for sight in view.marks.sights]


def places(view: View) -> str:
    """Where all pieces are."""
    places = [
        say("draw-piece-off", piece=piece_name(view, piece))
        if figure.square is None
        else say("draw-piece-on", piece=piece_name(view, piece), square=square_name(figure.square))
        for piece, figure in enumerate(view.figures)
    ]
    return say("draw-sentence", words=listed(places))


def _fences(view: View) -> list[str]:
    """Sentences about the fences: of the Chamber, of each side, and without an owner."""
    said = []
    chamber = [standing for standing in view.fences if standing.chamber]
    if chamber:
        said.append(say("draw-fences-chamber", fences=_slots(chamber)))
    others = [standing for standing in view.fences if not standing.chamber]
    for side in view.sides:
        own = [standing for standing in others if standing.owner == side]
        if own:
            said.append(say("draw-fences-of", side=side_name(view, side), fences=_slots(own)))
    fixed = [standing for standing in others if standing.owner is None]
    if fixed:
        said.append(say("draw-fences-fixed", fences=_slots(fixed)))
    return said


def _slots(fences: list[Standing]) -> str:
    return _listed_or_none(str(standing.fence) for standing in fences)


def _listed_or_none(items: Iterable[str]) -> str:
    return listed(items) or say("draw-none")

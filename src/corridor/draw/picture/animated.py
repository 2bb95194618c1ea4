"""A whole game as one animated SVG: what does not change between boards is drawn once."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from corridor.draw import words
from corridor.draw.picture.markup import element, group
from corridor.draw.picture.palette import Theme
from corridor.draw.picture.svg import Svg, document, picture_parts, whole_scene
from corridor.rules.moves import Piece, Side
from corridor.rules.view import View

STEP = 0.8  # seconds for each board
END = 3.0  # seconds for the last one


def animated_svg(
    views: Iterable[View],
    *,
    size: int = 480,
    theme: Theme = "light",
    characters: Mapping[Piece, str] | None = None,
    names: Mapping[Side, str] | None = None,
) -> Svg:
    """Draw the boards of a game one after another, again and again, with the panel below.

    Programs that show no animation show the last board.

    >>> from corridor.rules.game import Game
    >>> game = Game("classic-2")
    >>> first = game.view()
    >>> game.push_text("e2")
    >>> animated_svg([first, game.view()]).count("<animate ") > 0
    True
    """
    drawn: list[list[str]] = []
    height, scene = 0.0, None
    for view in views:
        scene = whole_scene(view, size, theme, characters or {}, names or {})
        parts, high = picture_parts(scene, (), size, with_panel=True)
        drawn.append(parts)
        height = max(height, high)
    if scene is None:
        raise ValueError("no boards")
    layers = [_layer(one) for one in zip_longest(*drawn, fillvalue="")]
    return document(scene, layers, size, height, words.title(scene.view))


def _layer(boards: Sequence[str]) -> str:
    """One layer of all boards; a drawing that stays the same is written once."""
    if len(set(boards)) == 1:
        return boards[0]
    whole = STEP * (len(boards) - 1) + END
    drawn, first = [], 0
    for at in range(1, len(boards) + 1):
        if at == len(boards) or boards[at] != boards[first]:
            end = whole if at == len(boards) else STEP * at
            drawn.append(_shown(boards[first], STEP * first / whole, end / whole, whole))
            first = at
    return "".join(drawn)


def _shown(drawing: str, start: float, end: float, whole: float) -> str:
    """A drawing that is visible from one moment to another, as parts of the whole time."""
    if not drawing:
        return ""
    times = [("0", "none")]
    if start <= 0:
        times = [("0", "inline")]
    else:
        times.append((f"{start:.5f}", "inline"))
    if end < 1:
        times.append((f"{end:.5f}", "none"))
    keys, values = zip(*times, strict=True)
    animation = element(
        "animate",
        attributeName="display",
        values=";".join(values),
        keyTimes=";".join(keys),
        calcMode="discrete",
        dur=f"{whole:.1f}s",
        repeatCount="indefinite",
    )
    return group(animation, drawing, display="none" if end < 1 else "inline")

"""A whole game as a GIF, by resvg and Pillow; both come with the extra ``server``."""

from collections.abc import Mapping
from io import BytesIO
from typing import TYPE_CHECKING

from corridor.draw.picture.palette import Theme
from corridor.draw.picture.svg import svg
from corridor.draw.pixels import png
from corridor.rules.game import Game
from corridor.rules.moves import Piece, Side
from corridor.rules.view import View

if TYPE_CHECKING:
    from PIL.Image import Image

MOST_BOARDS = 300  # in one film; of a longer game every second, third or so is shown
_STEP, _END = 800, 3000  # milliseconds
_COLOURS = 128
_SAMPLES = 4
_GROUND = ("#F4F2EE", "#121316")  # below the board: light, dark


def boards_of(game: Game) -> list[View]:
    """The views of a game from its start to its last move."""
    moves = len(game.history)
    apart = -(-(moves + 1) // MOST_BOARDS)
    past, found = game.copy(), [game.view()]
    for ply in range(moves - 1, -1, -1):
        past.pop()
        if ply % apart == 0:
            found.append(past.view())
    return found[::-1]


def gif(
    views: list[View],
    *,
    size: int = 360,
    theme: Theme = "light",
    characters: Mapping[Piece, str] | None = None,
    names: Mapping[Side, str] | None = None,
) -> bytes:
    """The boards of a game one after another, again and again, with the panel below."""
    from PIL import Image

    def painted(view: View) -> Image.Image:
        drawing = svg(view, size=size, theme=theme, characters=characters, names=names, panel=True)
        return _pixels(drawing, _GROUND[theme == "dark"])

    # One palette for all, or colours would flicker: that of a board from each part of the game.
    chosen = [painted(views[len(views) * part // _SAMPLES]) for part in range(_SAMPLES)]
    wide, high = chosen[0].size
    sheet = Image.new("RGB", (wide, high * _SAMPLES))
    for part, image in enumerate(chosen):
        sheet.paste(image, (0, high * part))
    colours = sheet.quantize(_COLOURS)
    frames = (painted(view).quantize(palette=colours, dither=Image.Dither.NONE) for view in views)
    times, target = [_STEP] * (len(views) - 1) + [_END], BytesIO()
    next(frames).save(target, "GIF", save_all=True, append_images=frames, duration=times, loop=0)
    return target.getvalue()


def _pixels(drawing: str, ground: str) -> "Image":
    """An SVG drawing on a ground of one colour."""
    from PIL import Image

    return Image.open(BytesIO(png(drawing, ground))).convert("RGB")

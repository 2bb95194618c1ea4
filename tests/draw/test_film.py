"""Whole games as films: GIF and animated SVG."""

from io import BytesIO
from xml.etree import ElementTree as ET

import pytest
from PIL import Image, ImageSequence

from corridor.draw.film import MOST_BOARDS, boards_of, gif
from corridor.draw.picture.animated import END, STEP, animated_svg
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from tests.data.playthroughs.make import moves as playthrough

SVG = "{http://www.w3.org/2000/svg}"


def played(mode: str, most: int | None = None) -> Game:
    game = Game(mode)
    for move in playthrough(mode)[:most]:
        game.push_text(move)
    return game


def shown_at(drawing: str, time: float) -> set[str]:
    """The names of the layers and pieces that are visible at a moment, each with its content."""
    found = set()
    for part in ET.fromstring(drawing):
        animation = part.find(f"{SVG}animate")
        if animation is not None:
            times = [float(one) for one in animation.attrib["keyTimes"].split(";")]
            values = animation.attrib["values"].split(";")
            whole = float(animation.attrib["dur"].rstrip("s"))
            now = [value for at, value in zip(times, values, strict=True) if at * whole <= time]
            if now[-1] == "none":
                continue
            part = part[1]  # noqa: PLW2901  what is shown, without its times
        found.add(ET.tostring(part, encoding="unicode"))
    return found


@pytest.mark.parametrize("mode", MODES)
def test_an_animated_svg_shows_each_board_at_its_time(mode: str) -> None:
    views = boards_of(played(mode))
    drawing = animated_svg(views, names={0: "Ann & <b>", 1: "Bob"})
    assert "Ann &amp; &lt;b&gt;" in drawing
    whole = STEP * (len(views) - 1) + END
    for number in (0, len(views) // 2, len(views) - 1):
        alone = animated_svg([views[number]], names={0: "Ann & <b>", 1: "Bob"})
        texts = {ET.tostring(part, encoding="unicode") for part in ET.fromstring(alone)}
        seen = shown_at(drawing, STEP * (number + 0.5))
        assert texts - seen <= {one for one in texts if "-desc" in one or "-title" in one}
    assert f'dur="{whole:.1f}s"' in drawing


def test_a_gif_has_a_frame_for_every_board_and_the_colours_of_the_theme() -> None:
    views = boards_of(played("classic-2", 4))
    for light in (True, False):
        film = Image.open(BytesIO(gif(views, size=120, theme="light" if light else "dark")))
        frames = [frame.convert("L") for frame in ImageSequence.Iterator(film)]
        assert len(frames) == len(views) == 5
        assert film.info["loop"] == 0
        corner = frames[-1].tobytes()[-1]
        assert (corner > 200) == light, corner


def test_a_gif_shows_the_moves() -> None:
    game = played("classic-2", 2)
    first, _, last = boards_of(game)
    film = Image.open(BytesIO(gif([first, last], size=120)))
    shown = []
    for number in range(2):
        film.seek(number)
        shown.append(film.convert("RGB").tobytes())
    assert shown[0] != shown[1]


def test_a_long_game_is_shown_in_part_and_to_its_end() -> None:
    game = Game("classic-2", draw_after_plies=1000, threefold=False)
    steps = ("e2", "e8", "e1", "e9")
    for ply in range(MOST_BOARDS + 50):
        game.push_text(steps[ply % 4])
    views = boards_of(game)
    assert len(views) <= MOST_BOARDS
    assert views[0].ply == 0
    assert views[-1].ply == MOST_BOARDS + 50

"""Colours that page and pictures share are the same: variables of tokens.css and the palette."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from corridor.draw.picture.palette import Palette, Theme

TOKENS = Path(__file__).parents[2] / "web" / "src" / "style" / "tokens.css"
# Names of the palette that the page calls differently.
RENAMED = {
    "board-bed": "bed",
    "board-tile": "tile",
    "board-edge": "rim",
    "board-coord": "coordinate",
    "board-last": "last",
    "board-last-line": "last-line",
    "fence-bad": "bad",
    "fence-ch": "fence-chamber",
    "fence-ch-core": "fence-chamber-core",
    "muncher-ink": "side-m-ink",
    "ghosts-ink": "side-g-ink",
}
OWN = {"bad"}  # the page's red for text; that of the palette is ``--fence-bad``
_VARIABLE = re.compile(r"--([\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));")


def variables(block: str) -> Iterator[tuple[str, str, str]]:
    """Every colour of a block by name, for a light and for a dark page."""
    for name, light, dark, both in _VARIABLE.findall(block):
        if name not in OWN:
            yield RENAMED.get(name, name), light or both, dark or both


@pytest.mark.parametrize(("arcade", "shared"), [(False, 47), (True, 17)])
def test_a_shared_colour_has_one_value(arcade: bool, shared: int) -> None:
    blocks = TOKENS.read_text(encoding="utf-8").split('[data-board="arcade"] {')
    themes: tuple[Theme, Theme] = ("light", "dark")
    light, dark = (Palette(theme, arcade=arcade) for theme in themes)
    found = []
    for name, *values in variables(blocks[arcade]):
        try:
            wanted = [light[name], dark[name]]
        except KeyError:
            continue  # a colour of the page alone
        found.append(name)
        assert (name, values) == (name, wanted)
    assert len(found) >= shared  # a renamed variable would be compared with nothing

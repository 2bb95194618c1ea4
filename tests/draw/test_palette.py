"""Contrast: colours differ, also for colour-blind people, and are readable on their background."""

from itertools import combinations

import pytest

from corridor.draw import svg
from corridor.draw.picture.palette import GOAL_MIX, Palette, Theme, mixed
from tests.draw.views import SVG, parse, view

THEMES: tuple[Theme, ...] = ("light", "dark")


def luminance(colour: str) -> float:
    """The relative luminance of a colour, from 0 to 1."""
    channels = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    linear: list[float] = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def lightness(colour: str) -> float:
    """Perceived lightness (L*) of a colour, from 0 to 100."""
    root: float = luminance(colour) ** (1 / 3)
    return 116 * root - 16


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_two_sides_are_two_greys(theme: Theme) -> None:
    palette = Palette(theme, arcade=False)
    distance = abs(lightness(palette["side-1"]) - lightness(palette["side-2"]))
    assert distance > (15 if theme == "light" else 2)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", range(1, 5))
def test_a_side_stands_out_from_the_board(theme: Theme, side: int) -> None:
    palette = Palette(theme, arcade=False)
    assert contrast(palette[f"side-{side}"], palette["bed"]) > 3.2
    if theme == "light":
        assert contrast(palette[f"side-{side}-edge"], palette["tile"]) > 5
    assert abs(lightness(palette[f"side-{side}"]) - lightness(palette["tile"])) > 25
    assert abs(lightness(palette[f"side-{side}"]) - lightness(palette["bed"])) > 25


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", range(1, 5))
def test_letters_are_read_on_their_pieces(theme: Theme, side: int) -> None:
    palette = Palette(theme, arcade=False)
    assert contrast(palette[f"side-{side}"], palette[f"side-{side}-on"]) >= 4.5


@pytest.mark.parametrize("ghost", "bipc")
def test_letters_are_read_on_ghosts(ghost: str) -> None:
    palette = Palette("light", arcade=True)
    assert contrast(palette[f"ghost-{ghost}"], palette["ghost-on"]) >= 4.5
    assert contrast(palette[f"ghost-{ghost}"], palette["tile"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_the_shape_in_a_goal_is_seen_on_its_tint(theme: Theme) -> None:
    palette = Palette(theme, arcade=False)
    for side in range(1, 5):
        tint = palette.mix(f"side-{side}", "tile", GOAL_MIX)
        drawn = mixed(palette[f"side-{side}-ink"], tint, 60)
        assert contrast(drawn, tint) > 2


def test_neon_fences_are_seen_on_the_bed() -> None:
    palette = Palette("light", arcade=True)
    for name in ("fence", "fence-m", "fence-g", "fence-chamber"):
        assert contrast(palette[name], palette["bed"]) > 6


def test_pieces_and_fences_of_different_owners_differ_without_any_colour() -> None:
    """Painted in one grey, no two pieces have the same outline, letter or face."""
    root = parse(svg(view("pacman")))
    pieces = [e for e in root.iter() if "data-piece" in e.attrib]
    faces = [[path.attrib["d"] for path in piece.iter(f"{SVG}path")] for piece in pieces]
    for one, other in combinations(faces, 2):
        assert not set(one) & set(other)


def test_the_board_of_a_chase_is_the_same_on_a_light_and_on_a_dark_page() -> None:
    light = svg(view("pacman"), theme="light", prefix="p")
    dark = svg(view("pacman"), theme="dark", prefix="p")
    assert light == dark
    assert svg(view("pacman"), panel=True, theme="light") != svg(
        view("pacman"), panel=True, theme="dark"
    )


def test_the_board_of_a_race_follows_the_theme() -> None:
    assert "#E9E5DB" in svg(view("classic-2"), theme="light")
    assert "#2C3037" in svg(view("classic-2"), theme="dark")


def test_an_automatic_theme_is_light_and_knows_the_dark() -> None:
    picture = svg(view("classic-2"), theme="auto", prefix="p")
    assert 'fill="var(--corridor-tile,#E9E5DB)"' in picture
    sheet = parse(picture).find(f"{SVG}style")
    assert sheet is not None
    assert (sheet.text or "").startswith("@media (prefers-color-scheme:dark){#p{")
    assert "--corridor-tile:#2C3037" in (sheet.text or "")
    assert "style" not in svg(view("pacman"), theme="auto")  # the same on light and dark pages

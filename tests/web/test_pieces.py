"""Page and pictures show the same pieces."""

import runpy
from pathlib import Path

_WEB = Path(__file__).parents[2] / "web"


def test_drawings_of_the_page_must_be_those_of_the_pictures() -> None:
    made = runpy.run_path(str(_WEB / "pieces.py"))
    assert made["FILE"].read_text(encoding="utf-8") == made["text"]()


def test_every_colour_of_a_drawing_must_be_a_variable_of_the_page() -> None:
    made = runpy.run_path(str(_WEB / "pieces.py"))
    tokens = (_WEB / "src" / "style" / "tokens.css").read_text(encoding="utf-8")
    for drawing in made["drawings"]().values():
        for part in drawing.split("var(")[1:]:
            assert f"{part.split(')')[0]}:" in tokens

"""Drawings of the pieces: the page uses those of the pictures."""

from web import pieces

TOKENS = pieces.FILE.parents[1] / "style" / "tokens.css"


def test_every_colour_of_a_drawing_must_be_a_variable_of_the_page() -> None:
    tokens = TOKENS.read_text(encoding="utf-8")
    for drawing in pieces.drawings().values():
        for part in drawing.split("var(")[1:]:
            assert f"{part.split(')')[0]}:" in tokens

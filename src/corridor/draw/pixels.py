"""A drawing as pixels, by resvg, which comes with the extra ``server``."""

# Drawings ask for the fonts of the reader's system; a server has these, if any.
_FONT = "DejaVu Sans"


def png(drawing: str, ground: str | None = None) -> bytes:
    """An SVG drawing as PNG, on a ground of one colour if asked; ``ValueError`` if it is none."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(svg_string=drawing, background=ground, sans_serif_family=_FONT)
    )

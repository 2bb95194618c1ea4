"""SVG elements as text, formatted so that equal drawings are equal texts."""

from typing import TypeAlias
from xml.sax.saxutils import escape, quoteattr

from corridor.draw.geometry import Box, Point

Attribute: TypeAlias = str | float | None

FONT = (
    "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,"
    "'Noto Sans Arabic','Noto Sans CJK JP',sans-serif"
)


def number(value: float) -> str:
    """A number with at most two decimals and no trailing zeros.

    >>> number(4.0), number(-0.001), number(1.466)
    ('4', '0', '1.47')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, *children: str, **attributes: Attribute) -> str:
    """One element; attributes that are None are omitted, ``_`` in their names becomes ``-``.

    >>> element("path", d="M0 0", stroke_width=1.50, fill=None)
    '<path d="M0 0" stroke-width="1.5"/>'
    """
    written = "".join(
        f" {name.replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for name, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>"


def group(*children: str, **attributes: Attribute) -> str:
    """A ``<g>`` element; empty text if it would have no children."""
    return element("g", *children, **attributes) if any(children) else ""


def rect(box: Box, radius: float, **attributes: Attribute) -> str:
    """A rectangle with round corners."""
    return element(
        "rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=radius, **attributes
    )


def circle(centre: Point, radius: float, **attributes: Attribute) -> str:
    """A circle."""
    return element("circle", cx=centre[0], cy=centre[1], r=radius, **attributes)


def line(points: list[Point], **attributes: Attribute) -> str:
    """A line through points, with round ends and corners by default."""
    steps = " L".join(f"{number(x)} {number(y)}" for x, y in points)
    usual: dict[str, Attribute] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return element("path", d=f"M{steps}", fill="none", **(usual | attributes))


def safe(text: str) -> str:
    """Text escaped for XML, without control characters."""
    return escape("".join(sign for sign in text if sign in "\t\n" or sign >= " "))


def words(text: str, at: Point, size: float, **attributes: Attribute) -> str:
    """A text element."""
    return element("text", safe(text), x=at[0], y=at[1], font_size=size, **attributes)


def moved(at: Point, *children: str, scale: float = 1, **attributes: Attribute) -> str:
    """A group moved from the origin to a point, and scaled; never turned."""
    place = f"translate({number(at[0])} {number(at[1])})"
    if scale != 1:
        place += f" scale({number(scale)})"
    return element("g", *children, transform=place, **attributes)

"""A view as an SVG picture and as text for a terminal.

>>> from corridor.rules.modes import make_mode
>>> from corridor.rules.view import look
>>> view = look(make_mode("classic-2").start())
>>> picture = svg(view, orientation=1, routes=[0, 1], theme="dark")
"""

from corridor.draw.marks import (
    Arrow,
    Barred,
    Highlight,
    IllegalFence,
    Label,
    LegalFence,
    Mark,
    Path,
    Targets,
)
from corridor.draw.picture.svg import Svg, svg
from corridor.draw.terminal.text import text

__all__ = [
    "Arrow",
    "Barred",
    "Highlight",
    "IllegalFence",
    "Label",
    "LegalFence",
    "Mark",
    "Path",
    "Svg",
    "Targets",
    "svg",
    "text",
]

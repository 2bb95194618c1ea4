"""The pictures of the rule book, and the parts of its page that come from the law."""

from collections.abc import Iterator
from pathlib import Path

from corridor.learn.rulebook import FIGURES

from .drawing import picture
from .tables import filled

PAGE = "concepts/rules.md"


def rule_pages() -> Iterator[tuple[str, str]]:
    """Every picture, and the page with its made parts."""
    for figure in FIGURES:
        yield f"pictures/{figure.name}.svg", picture(figure)
    page = (Path(__file__).parent.parent / PAGE).read_text(encoding="utf-8")
    yield PAGE, filled(page)

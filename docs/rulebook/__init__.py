"""The rule book: its pictures, and the parts of its page that come from the law."""

from collections.abc import Iterator
from pathlib import Path

from .advanced import ADVANCED
from .boards import FIRST_PAGE, LAYOUTS
from .chase import CHASE
from .race import RACE
from .tables import filled

FIGURES = (*RACE, *CHASE, *ADVANCED, *LAYOUTS, *FIRST_PAGE)
PAGE = "concepts/rules.md"


def rule_pages() -> Iterator[tuple[str, str]]:
    """Every picture, and the page with its made parts."""
    for figure in FIGURES:
        yield f"pictures/{figure.name}.svg", figure.svg()
    page = (Path(__file__).parent.parent / PAGE).read_text(encoding="utf-8")
    yield PAGE, filled(page, {figure.name: figure for figure in FIGURES})

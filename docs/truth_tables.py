"""The tables of the page about the solved chase, from the figures in the package.

In the page a table stands between ``<!-- made: its name -->`` and ``<!-- end -->``.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from corridor.rules.modes import LAYOUTS, PRESETS
from corridor.solver.balance import MODE, Figure, read_figures

PAGE = "concepts/truth.md"
_PART = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
_GHOSTS = ("B", "BI", "BIP", "BIPC")  # those that take part with one, two, three and four
_WINNER = {"pacman": "PAC-MAN", "endless": "nobody", "ghosts": "ghosts"}


def truth_pages() -> Iterator[tuple[str, str]]:
    """The page with its tables made anew."""
    page = (Path(__file__).parent / PAGE).read_text(encoding="utf-8")
    yield PAGE, filled(page, read_figures())


def filled(page: str, figures: Sequence[Figure]) -> str:
    """The page with the tables of these figures."""
    makers = {"starts": starts, "positions": positions}
    return _PART.sub(lambda part: f"{part[1]}\n{makers[part[2]](figures)}\n{part[3]}", page)


def starts(figures: Sequence[Figure]) -> str:
    """Who wins from the start with one life, two, and three, in every preset."""
    rows = [["layout", "preset", "1 ghost", *(f"{count} ghosts" for count in (2, 3, 4))]]
    for layout in _layouts(figures):
        for preset in PRESETS[MODE]:
            cells = [_winners(figures, layout, preset, ghosts) for ghosts in _GHOSTS]
            rows.append([f"`{layout}`", f"`{preset}`", *cells])
    return _table(rows)


def positions(figures: Sequence[Figure]) -> str:
    """How all positions are shared out, at the defaults with one life."""
    rows = [["layout", "ghosts", "PAC-MAN wins", "nobody", "ghosts win", "positions"]]
    usual = next(iter(PRESETS[MODE]))
    rows += [
        [f"`{layout}`", str(len(ghosts)), *_shares(one)]
        for layout in _layouts(figures)
        for ghosts in _GHOSTS
        for one in _lives(figures, layout, usual, ghosts)[:1]
    ]
    return _table(rows)


def _layouts(figures: Sequence[Figure]) -> list[str]:
    return [name for name in LAYOUTS[MODE] if any(one.layout == name for one in figures)]


def _lives(figures: Sequence[Figure], layout: str, preset: str, ghosts: str) -> list[Figure]:
    """The figures of one game, from one life on."""
    wanted = (layout, preset, ghosts)
    return sorted(one for one in figures if (one.layout, one.preset, one.ghosts) == wanted)


def _winners(figures: Sequence[Figure], layout: str, preset: str, ghosts: str) -> str:
    found = _lives(figures, layout, preset, ghosts)
    return ", ".join(_WINNER[one.start] for one in found) or "not solved"


def _shares(figure: Figure) -> list[str]:
    counts = (figure.pacman, figure.endless, figure.won_by_ghosts)
    total = sum(counts)
    return [*(f"{100 * count / total:.2f} %" for count in counts), f"{total:,}"]


def _table(rows: list[list[str]]) -> str:
    head, *others = rows
    lines = [head, ["---"] * len(head), *others]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)

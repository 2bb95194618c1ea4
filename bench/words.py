"""Weight of the sentences that a page fetches: by screen and language, gzipped.

    ./dev bench words

A screen asks for the words that all screens share and for its own parts, in one language. What all
parts of a language weigh is shown beside it.
"""

import gzip
import statistics
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from corridor.i18n import languages  # noqa: E402
from corridor.server.http.catalogues import page_parts, part_for_pages  # noqa: E402
from tests.i18n.page_parts import declared  # noqa: E402  how the tests read the page's list


def weight(lang: str, parts: set[str]) -> float:
    """Kilobytes of some parts, each gzipped by itself."""
    return sum(len(gzip.compress(part_for_pages(lang, part).data)) for part in parts) / 1000


def main() -> None:
    """Measure and print."""
    screens = {name: parts | {"words"} for name, parts in declared().items()}
    screens["all parts"] = set(page_parts())
    table = Table(title="kB, gzipped", box=None)
    for name in ("screen", "English", "median", "most", "language"):
        table.add_column(name, justify="left" if name in {"screen", "language"} else "right")
    for screen, parts in screens.items():
        found = {lang: weight(lang, parts) for lang in languages()}
        most = max(found, key=found.__getitem__)
        figures = (found["en"], statistics.median(found.values()), found[most])
        table.add_row(screen, *(f"{figure:.1f}" for figure in figures), most)
    Console().print(table)


if __name__ == "__main__":
    main()

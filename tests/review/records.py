"""Fixed records with a planted blunder each, and the reviews they must get.

``python -m tests.review.records`` writes the expected reviews; look at what has changed.
"""

from functools import cache
from pathlib import Path

from msgspec import json

from corridor.engine.specs import make_thinker
from corridor.review.reviewing import HASH, review_of
from corridor.rules.record import Record
from corridor.rules.record_reader import read_record
from corridor.wire.review import Review

FOLDER = Path(__file__).parents[1] / "data" / "reviews"
# Few, so that the tests are quick; the tree of three and four sides takes longer for each.
NODES = {
    "classic-2": 2000,
    "classic-3": 60,
    "classic-4": 60,
    "pacman": 2000,
    "pacman-advanced": 2000,
}


def record_of_mode(mode: str) -> Record:
    """The fixed record of a mode."""
    return read_record((FOLDER / f"{mode}.qgn").read_text(encoding="utf-8"))


@cache
def reviewed(mode: str) -> Review:
    """Its review, computed once for all tests of a process."""
    return review_of(record_of_mode(mode), make_thinker(hash_mb=HASH), nodes=NODES[mode])


def expected(mode: str) -> Review:
    """The stored review."""
    return json.decode((FOLDER / f"{mode}.json").read_bytes(), type=Review)


if __name__ == "__main__":
    for name in NODES:
        text = json.format(json.encode(reviewed(name)), indent=1)
        (FOLDER / f"{name}.json").write_bytes(text + b"\n")

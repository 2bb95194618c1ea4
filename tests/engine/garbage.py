"""Random invalid lines for protocols, some nearly valid."""

import json
from collections.abc import Iterator
from random import Random

WORDS = (
    "position startpos moves pos go movetime nodes depth infinite ponder wtime btime winc binc "
    "clock inc setoption name value Hash Threads Mode Level e2 e3h zz classic-2 pacman / -- $ -1 0 "
    "99999999999999999999 1e9 nan true false null genmove black white playwall playmove horizontal "
    "e8 undo walls boardsize showboard winner known_command limit movestogo stop isready"
).split()
LETTERS = "abz019 /\\\"'{}[]:,<>%$#@!\t\x00\x01\x1b\x7fé☃𝔘\u202e"
JSON_VALUES = [None, True, -1, 0, 2.5, "x", "e2", [], [1], {}, {"nodes": 5}, 10**30, "classic-2"]
JSON_KEYS = (
    "id mode layout preset switches position moves analyzeTurns limit multipv priority priorities "
    "action terminateId reportDuringSearchEvery"
).split()


def garbage(count: int, *, seed: int = 1) -> Iterator[str]:
    """Random lines; none is empty, a comment, or a command to quit or search."""
    rng = Random(seed)
    made = 0
    while made < count:
        line = _line(rng)
        first = line.split()[:1]
        if first and first[0][0] != "#" and first not in (["quit"], ["go"], ["genmove"]):
            made += 1
            yield line


def _line(rng: Random) -> str:
    kind = rng.randrange(4)
    if kind == 0:
        return "".join(rng.choices(LETTERS, k=rng.randrange(1, 60)))
    if kind == 1:
        return " ".join(rng.choices(WORDS, k=rng.randrange(1, 9)))
    if kind == 2:
        told = {rng.choice(JSON_KEYS): rng.choice(JSON_VALUES) for _ in range(rng.randrange(1, 5))}
        return json.dumps(told)
    return rng.choice(("[" * 3000, "9" * 5000, "x" * 3000, '{"id":' * 500, "moves " * 700))

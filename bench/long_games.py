"""Stores games that are nearly as long as a server allows, for the attack of bench/siege.py.

    .venv/bin/python bench/long_games.py FOLDER MOVES.json GAMES

The database of the folder gets so many matches of the race, in which the first moves of the file
but the last hundred have been made and repetitions count. Who holds both seats of each, and what
is left to play, is printed as JSON. It runs with the sources of the server that is attacked, which
may be another version: so it uses only what has been there for long.
"""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from corridor.match.fold import new_match
from corridor.match.tags import Tags
from corridor.server.identity import fresh_match, signer
from corridor.server.settings import Settings
from corridor.server.storage.store import Store
from corridor.server.storage.writer import Append
from corridor.wire import events as ev
from corridor.wire.setup import Setup

KEY = "ab" * 32  # as the servers of bench/server.py
LEFT = 100  # moves that are still to be played
PEOPLE = 4
SWITCHES: dict[str, Any] = {"threefold": True, "draw_after_plies": 0}


async def stored(folder: str, moves: list[str], games: int) -> dict[str, Any]:
    """Store the games; returns what an attacker needs to go on with them."""
    settings = Settings(data=folder, key=KEY)
    tokens = [signer(settings).fresh() for _ in range(PEOPLE)]
    store = Store(settings)
    await store.open()
    told = []
    for number in range(games):
        token = tokens[number % PEOPLE]
        owner = signer(settings).player(token) or ""
        told.append({"token": token, **await _one(store, owner, moves[:-LEFT])})
    await store.close()
    return {"games": told, "moves": moves[-LEFT:]}


async def _one(store: Store, owner: str, moves: list[str]) -> dict[str, Any]:
    capped = {"plies": 2000} if "plies" in Tags.__dataclass_fields__ else {}
    setup = Setup(lots="seats", switches=SWITCHES)
    match = new_match(Tags(fresh_match(), setup, owner, **capped))
    seats = tuple(ev.Seated(seat, "Somebody", owner) for seat in (0, 1))
    await store.append(Append(match, (*seats, ev.Started(1, (0, 1))), fresh=True))
    for first in range(0, len(moves), 200):
        part = tuple(
            ev.Moved(number % 2, moves[number])
            for number in range(first, min(first + 200, len(moves)))
        )
        await store.append(Append(match, part))
    return {"match": match.tags.id, "seq": match.seq}


if __name__ == "__main__":
    line = json.loads(Path(sys.argv[2]).read_text())
    print(json.dumps(asyncio.run(stored(sys.argv[1], line, int(sys.argv[3])))))

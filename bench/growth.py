"""How large a database grows: bytes for each game, by mode, in SQLite and in PostgreSQL.

    ./dev bench growth
    .venv/bin/python bench/growth.py --games 100 --mode pacman

Games between two bots of level 2 are stored event by event, as a server stores them, each with
two people, their presence, and the links of the table. Sizes count indexes, and are those of the
files after a checkpoint, less those of an empty database.
"""

import argparse
import asyncio
import functools
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random

from rivals import machine
from server import postgres
from sqlalchemy import text

from corridor import MODES, Game
from corridor.engine.specs import make_player
from corridor.match.decide import decide
from corridor.match.decision import Situation
from corridor.match.fold import new_match
from corridor.match.match import Match
from corridor.match.seats import seat_numbers
from corridor.match.setup import check
from corridor.match.tags import Tags
from corridor.rules.modes import make_mode
from corridor.server import identity
from corridor.server.matches.creation import fresh_secrets
from corridor.server.settings import Settings
from corridor.server.storage.presence import PresenceRows
from corridor.server.storage.store import Store
from corridor.server.storage.writer import Append
from corridor.wire import commands as cmd
from corridor.wire import events as ev
from corridor.wire.setup import Setup

MOST_PLIES = 300
PEOPLE = ("0123456789abcdef0123", "89abcdef0123456789ab")
SIZE = text("SELECT SUM(pg_total_relation_size(oid)) FROM pg_class"
            " WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace")  # fmt: skip


async def sat_down(store: Store, mode: str, rng: Random) -> Match:
    """A table with its people, started."""
    setup = check(Setup(mode=mode, seats=seat_numbers(make_mode(mode).layout)[0]))
    match = new_match(Tags(identity.fresh_match(), setup, PEOPLE[0]))
    seats = tuple(ev.Seated(seat, "Somebody", PEOPLE[seat % 2]) for seat in range(setup.seats))
    _code, _links, rows = fresh_secrets(match.tags.id, list(range(1, setup.seats)))
    await store.append(Append(match, seats, secrets=rows, fresh=True))
    start = cmd.Start(match=match.tags.id, seq=match.seq)
    situation = Situation(PEOPLE[0], await store.now(), "", rng.getrandbits(32))
    await store.append(Append(match, decide(match, start, situation).events))
    await PresenceRows(store).touch([(match.tags.id, player) for player in PEOPLE])
    return match


@functools.cache
def moves_of(mode: str, number: int) -> tuple[str, ...]:
    """A game of two bots, at most so many moves of it; thought about once for both databases."""
    rng, player, game = Random(number), make_player("level:2"), Game(mode)
    while game.outcome is None and len(game.history) < MOST_PLIES:
        game.push(player.choose(game, rng=rng))
    return tuple(game.text(move) for move in game.history)


async def play(store: Store, mode: str, number: int) -> int:
    """Store one game from first to last event; returns its moves."""
    match = await sat_down(store, mode, Random(number))
    moves = moves_of(mode, number)
    for move in moves:
        await store.append(Append(match, (ev.Moved(match.deciders()[0], move),)))
    if match.phase == "playing":
        await store.append(Append(match, (ev.Resigned(match.deciders()[0]),)))
    return len(moves)


async def size(store: Store, settings: Settings) -> int:
    """Bytes of the database."""
    async with store.engine.connect() as connection:
        if settings.shared:
            return int((await connection.execute(SIZE)).scalar_one())
        await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    return (settings.folder / "corridor.sqlite3").stat().st_size


async def measured(settings: Settings, mode: str, games: int) -> tuple[float, float]:
    """Moves and bytes of a game."""
    store = Store(settings)
    await store.open()
    before = await size(store, settings)
    plies = [await play(store, mode, number) for number in range(games)]
    grown = await size(store, settings) - before
    await store.close()
    return sum(plies) / games, grown / games


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--mode", choices=MODES, action="append", help="only these modes")
    wanted = parser.parse_args()
    games = wanted.games
    print(machine(), f"- {games} games a mode")
    print(f"{'mode':16}{'moves':>8}{'SQLite':>10}{'PostgreSQL':>12}   bytes a game")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(postgres(folder))
        for mode in wanted.mode or MODES:
            data = str(folder / mode)
            moves, small = asyncio.run(measured(Settings(data=data), mode, games))
            _moves, large = asyncio.run(measured(Settings(data=data, database=url), mode, games))
            print(f"{mode:16}{moves:8.0f}{small:10,.0f}{large:12,.0f}", flush=True)


if __name__ == "__main__":
    main()

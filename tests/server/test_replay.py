"""No game is replayed on the event loop: not for a bot's move, not when a match is loaded."""

import asyncio
import threading
from pathlib import Path

import pytest

from corridor.match.match import Match
from corridor.match.snapshot import loaded
from corridor.match.tags import Tags
from corridor.rules.game import Game
from corridor.rules.moves import Move
from corridor.server.bots import Bots, Job, job_of
from corridor.server.storage import snapshots
from corridor.server.storage.snapshots import Snapshots
from corridor.server.storage.store import Store
from corridor.server.storage.writer import Append
from corridor.server.turns import Claim
from corridor.wire import commands as cmd
from corridor.wire.events import Stored
from corridor.wire.setup import Setup
from tests.match.desk import ANN, Desk
from tests.server.workers import fresh_settings


def test_a_bots_job_is_a_copy_of_the_game_and_no_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(Setup(lots="seats"))
    desk.do(ANN, cmd.Take, seat=0)
    desk.do(ANN, cmd.Fill, level=1)
    desk.do(ANN, cmd.Start)
    desk.do(ANN, cmd.Move, move="e2")

    def refuse(_game: Game, _move: Move) -> None:
        raise AssertionError("a move was played again")

    with monkeypatch.context() as patched:
        patched.setattr(Game, "push", refuse)
        job = job_of(desk.match, 1, 1)
    assert job.game is not desk.match.game
    assert job.game.history == desk.match.game.history
    move = asyncio.run(_chosen(job))
    job.game.push_text(move)
    assert len(desk.match.game.history) == 1  # the match is not touched by its copy


async def _chosen(job: Job) -> str:
    async def wanted() -> Job:
        return job

    bots = Bots(threads=1)
    try:
        chosen = await bots.choose(Claim("", ANN), wanted)
        assert chosen is not None
        return chosen[1]
    finally:
        bots.close()


def test_a_match_is_loaded_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(Setup(lots="seats"))
    threads: list[threading.Thread] = []

    def watched(
        tags: Tags, events: list[Stored], snapshot: tuple[int, bytes] | None
    ) -> tuple[Match, int]:
        threads.append(threading.current_thread())
        return loaded(tags, events, snapshot)

    async def load() -> Match | None:
        store = Store(fresh_settings(tmp_path))
        await store.open()
        try:
            await store.append(Append(desk.match, (), fresh=True))
            return await Snapshots(store).load(desk.match.tags.id)
        finally:
            await store.close()

    monkeypatch.setattr(snapshots, "loaded", watched)
    found = asyncio.run(load())
    assert found is not None
    assert found.tags == desk.match.tags
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()  # which ran the event loop

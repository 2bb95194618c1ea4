"""The perfect bot: only where there are tables, and never a reason for a match to stand still."""

import re
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from corridor.engine.complaint import Complaint
from corridor.rules.modes import make_mode
from corridor.rules.position import Position
from corridor.server import perfect
from corridor.server.settings import Settings
from corridor.solver import perfect as player
from corridor.wire.setup import PERFECT
from tests.server.test_socket import lay, run
from tests.server.workers import Running

PAGE = Path(__file__).parents[2] / "web/src/parts/levels.ts"


def test_without_tables_it_is_refused_and_nothing_changes(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CORRIDOR_TABLES", str(tmp_path))

    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            setup = {"mode": "pacman", "seats": 2}
            table = {"setup": setup, "bots": {"1": PERFECT}}
            answer = await ann.request("POST", "/api/tables", table)
            assert (answer.status_code, answer.json()["code"]) == (409, "no_perfect")
            made = await lay(ann, setup)
            match = made["match"]
            assert (await ann.do("bot", match, seat=1, level=PERFECT))["code"] == "no_perfect"
            assert (await ann.do("fill", match, level=PERFECT))["code"] == "no_perfect"
            assert not ann.table(made["match"])["seats"][1].get("level")

    run(settings, play)


def test_if_its_tables_are_gone_the_strongest_level_plays_on(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CORRIDOR_TABLES", str(tmp_path))
    monkeypatch.setattr(perfect, "is_possible", lambda _mode: True)

    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            made = await lay(
                ann, {"mode": "pacman", "seats": 2, "lots": "seats"}, seat=1, bots={"0": PERFECT}
            )
            await ann.do("start", made["match"])
            await ann.wait(lambda message: message.get("event", {}).get("type") == "moved")

    run(settings, play)


def test_the_presets_with_tables_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    solved = make_mode("pacman", layout="open", preset="danish")

    def cannot_play(position: Position) -> Complaint | None:
        return None if position.mode == solved else Complaint("solver-only-pacman", mode="x")

    monkeypatch.setattr(player, "cannot_play", cannot_play)
    assert perfect.presets_with_tables("pacman", "open") == ("danish",)
    assert perfect.presets_with_tables("pacman", "recon-1") == ()
    assert perfect.presets_with_tables("classic-2", "standard") == ()


FEW = "pacman / b3d6g6 / c2f4f7 / e5 e9 - - - / a1i1a9i9 / {lives} / walk"


def test_at_a_table_that_begins_with_few_ghosts_it_is_offered_and_plays(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CORRIDOR_TABLES", str(tmp_path))

    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            few = await ann.post("/api/editor/position", {"text": FEW.format(lives=1)})
            assert few["perfect"] is True
            setup = {**few["setup"], "seats": 2, "lots": "seats"}
            made = await lay(ann, setup, seat=1, bots={"0": PERFECT})
            with capture_logs() as lines:
                await ann.do("start", made["match"])
                moved = {"type": "moved", "seat": 0}
                await ann.wait(lambda one: moved.items() <= one.get("event", {}).items())
            assert "perfect_player_failed" not in [one["event"] for one in lines]
            other = await lay(ann, setup)
            assert (await ann.do("bot", other["match"], seat=1, level=PERFECT))["type"] == "done"
            # With a life left the eaten ghosts come back, and all four are there.
            more = await ann.post("/api/editor/position", {"text": FEW.format(lives=2)})
            assert not more.get("perfect")
            table = {"setup": {**more["setup"], "seats": 2}, "bots": {"1": PERFECT}}
            answer = await ann.request("POST", "/api/tables", table)
            assert answer.json()["code"] == "no_perfect"

    run(settings, play)


def test_the_page_knows_its_level() -> None:
    found = re.search(r"PERFECT = (\d+);", PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert int(found[1]) == PERFECT

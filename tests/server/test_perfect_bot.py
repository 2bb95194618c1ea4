"""The perfect bot: only where there are tables, and never a reason for a match to stand still."""

import re
from pathlib import Path

import pytest

from corridor.rules.modes import Mode, make_mode
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

    def can_play(mode: Mode) -> bool:
        return mode == solved

    monkeypatch.setattr(player, "can_play", can_play)
    assert perfect.presets_with_tables("pacman", "open") == ("danish",)
    assert perfect.presets_with_tables("pacman", "recon-1") == ()
    assert perfect.presets_with_tables("classic-2", "standard") == ()


def test_the_page_knows_its_level() -> None:
    found = re.search(r"PERFECT = (\d+);", PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert int(found[1]) == PERFECT

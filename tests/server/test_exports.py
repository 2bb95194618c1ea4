"""Exports: records that can be read again, and pictures."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote
from xml.etree import ElementTree as ET

import pytest

from corridor import i18n
from corridor.rules.game import Game
from corridor.rules.record_reader import read_record
from corridor.server.http.exports import names_of
from corridor.server.settings import Settings
from corridor.wire.setup import Setup
from tests.match.desk import started
from tests.server.test_socket import lay, run
from tests.server.workers import Running, fresh_settings, running

PNG = b"\x89PNG\r\n\x1a\n"


def test_a_match_can_be_fetched_as_record_and_picture(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            made = await lay(ann, {"lots": "seats"}, name="Ann & <b>")
            match = made["match"]
            await ann.do("take", match, seat=1, name="Bob", character="inky")
            await ann.do("start", match)
            for move in ("e2", "e8", "e3h"):
                await ann.do("move", match, move=move)
            await ann.do("resign", match, seat=1)
            for kind in ("qgn", "json"):
                answer = await ann.request("GET", f"/game/export/{match}.{kind}")
                record = read_record(answer.text)
                assert ("Seat1", "Ann & <b>") in record.tags
                assert ("Seat2", "Bob") in record.tags
                game = record.game()
                assert [str(game.text(move)) for move in game.history][-1] == "e3h"
                assert len(game.history) == 3
                assert record.winners == (0,)
                assert record.termination == "resign"
            drawing = await ann.request("GET", f"/game/export/{match}.svg?theme=dark")
            assert drawing.headers["content-type"] == "image/svg+xml"
            assert ET.fromstring(drawing.text).tag.endswith("svg")
            pixels = await ann.request("GET", f"/game/export/{match}.png")
            assert pixels.content.startswith(PNG)
            now = await ann.request("GET", f"/game/export/{match}.svg?ply=3")
            assert "Ann &amp; &lt;b&gt;" in now.text
            then = await ann.request("GET", f"/game/export/{match}.svg?ply=1")
            assert then.text != now.text
            bare = await ann.request("GET", f"/game/export/{match}.svg?bare=true")
            assert "Ann" not in bare.text
            film = await ann.request("GET", f"/game/export/{match}.gif")
            assert (film.headers["content-type"], film.content[:6]) == ("image/gif", b"GIF89a")
            film = await ann.request("GET", f"/game/export/{match}.animated.svg?theme=dark")
            assert ET.fromstring(film.text).tag.endswith("svg")
            assert "<animate " in film.text
            for wrong in (f"{match}.jpg", "zzzzzzzz.gif", "zzzzzzzz.svg", "x.svg"):
                assert (await ann.request("GET", f"/game/export/{wrong}")).status_code in (400, 404)

    run(settings, play)


@pytest.mark.parametrize(("lang", "team"), [("en", "bob, cleo"), ("ja", "bob、cleo")])
def test_names_of_a_team_are_listed_as_the_language_does(lang: str, team: str) -> None:
    i18n.speak(lang)
    try:
        named = names_of(started(Setup(mode="pacman", seats=3, lots="seats")).match)
    finally:
        i18n.speak(None)
    assert named == {0: "ann", 1: team}


def test_a_record_carries_the_date_and_the_clocks(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            time = {"kind": "fischer", "seconds": 300, "increment": 5}
            match = (await lay(ann, {"lots": "seats", "time": time}, name="Ann"))["match"]
            await ann.do("take", match, seat=1)
            await ann.do("start", match)
            for move in ("e2", "e8", "e3", "e7"):
                await ann.do("move", match, move=move)
            await ann.do("offer", match, seat=0, kind="takeback")
            await ann.do("answer", match, seat=1, kind="takeback", yes=True)
            await ann.do("resign", match, seat=1)
            told = (await ann.request("GET", f"/api/tables/{match}")).json()
            record = read_record((await ann.request("GET", f"/game/export/{match}.qgn")).text)
            tags = dict(record.tags)
            assert tags["TimeControl"] == "300+5"
            began = datetime.strptime(tags["Date"], "%Y.%m.%d").replace(tzinfo=UTC)
            assert 0 <= told["now"] / 1000 - began.timestamp() < 2 * 86_400
            lefts = [played.clock for played in record.moves]
            assert len(lefts) == len(told["moves"]) < 4
            assert all(left is not None and 300_000 < left <= 310_000 for left in lefts)

    run(settings, play)


@pytest.mark.parametrize("mode", ["classic-2", "classic-4", "pacman", "pacman-advanced"])
def test_a_position_can_be_fetched_as_a_picture(tmp_path: Path, mode: str) -> None:
    text = Game(mode).position_text()

    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,):
            who = worker.client()
            for written in (quote(text, safe=""), quote(text.replace(" ", "+"), safe="/+")):
                drawing = await who.request("GET", f"/image/{written}.svg")
                assert drawing.status_code == 200, written
                assert ET.fromstring(drawing.text).tag.endswith("svg")
            pixels = await who.request("GET", f"/image/{quote(text, safe='')}.png")
            assert pixels.content.startswith(PNG)
            wrong = await who.request("GET", "/image/nonsense.svg")
            assert (wrong.status_code, wrong.json()["code"]) == (400, "bad_message")

    asyncio.run(whole())

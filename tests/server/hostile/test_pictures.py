"""Pictures: made in a process of their own, once, kept with an ETag, limited; views are bounded."""

import asyncio
from pathlib import Path

from corridor.rules.game import Game
from corridor.server.pictures import easel
from tests.server.test_socket import lay
from tests.server.workers import fresh_settings, running

PNG = b"\x89PNG\r\n\x1a\n"
STORM = 12


def test_a_storm_for_one_picture_makes_it_once_and_not_here(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path, limits=True)) as (worker,):
            asked: list[str] = []
            gallery = worker.services.gallery
            paint = gallery.easel.png

            async def counted(drawing: str) -> bytes:
                asked.append(drawing)
                made: bytes = await paint(drawing)
                return made

            gallery.easel.png = counted
            async with worker.client() as ann:
                match = (await lay(ann, {}))["match"]
                path = f"/game/export/{match}.png"
                found = await asyncio.gather(*(ann.request("GET", path) for _ in range(STORM)))
                assert {one.status_code for one in found} == {200}
                assert all(one.content.startswith(PNG) for one in found)
                assert len(asked) == 1
                assert gallery.easel.painter is not None  # the process that made it

    asyncio.run(whole())


def test_who_has_a_picture_is_told_so_until_the_board_changes(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,), worker.client() as ann:
            match = (await lay(ann, {"lots": "seats"}))["match"]
            await ann.do("take", match, seat=1)
            await ann.do("start", match)
            path = f"/game/export/{match}.svg"
            first = await ann.request("GET", path)
            tag = first.headers["etag"]
            again = await ann.request("GET", path, headers={"If-None-Match": tag})
            assert (again.status_code, again.content) == (304, b"")
            await ann.do("move", match, move="e2")
            moved = await ann.request("GET", path, headers={"If-None-Match": tag})
            assert moved.status_code == 200
            assert moved.headers["etag"] != tag
            dark = await ann.request("GET", path + "?theme=dark", headers={"If-None-Match": tag})
            assert dark.status_code == 200

    asyncio.run(whole())


def test_pictures_have_a_limit_of_their_own_and_kept_ones_are_free(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limits=True, limit=("picture-address=2/0.001",))
        async with running(settings) as (worker,):
            who, text = worker.client(), Game("classic-2").position_text().replace(" ", "+")
            shades = [f"/image/{text}.svg?theme={theme}" for theme in ("light", "dark")]
            codes = [(await who.request("GET", path)).status_code for path in shades * 5]
            assert codes == [200] * 10
            other = await who.request("GET", f"/image/{text}.png")
            assert (other.status_code, other.json()["code"]) == (429, "too_many")
            assert int(other.headers["retry-after"]) > 1

    asyncio.run(whole())


def test_a_painter_that_died_is_replaced() -> None:
    async def whole() -> None:
        frame = easel.Easel()
        drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
        try:
            assert (await frame.png(drawing)).startswith(PNG)
            first = frame.painter
            assert first is not None
            first.kill()
            await first.wait()
            assert (await frame.png(drawing)).startswith(PNG)
            assert frame.painter is not first
            try:
                await frame.png("no drawing")
                raise AssertionError("a picture of nothing")
            except easel.NoPicture:
                assert (await frame.png(drawing)).startswith(PNG)
        finally:
            await frame.close()

    asyncio.run(whole())


def test_earlier_views_are_bounded_and_limited(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limits=True, limit=("history-address=3/0.001",))
        async with running(settings) as (worker,), worker.client() as ann:
            match = (await lay(ann, {"lots": "seats"}))["match"]
            await ann.do("take", match, seat=1)
            await ann.do("start", match)
            for number in range(36):
                await ann.do("move", match, move=("e2", "e8", "e1", "e9")[number % 4])
            path = f"/api/tables/{match}/views"
            assert [one["ply"] for one in await ann.get(path + "?from=3&to=6")] == [3, 4, 5, 6]
            assert len(await ann.get(path)) == 37
            assert await ann.get(path + "?from=40&to=99") == []
            refused = await ann.request("GET", path)
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many")

    asyncio.run(whole())

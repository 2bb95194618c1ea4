"""Pictures: made in a process of their own, once, kept with an ETag, limited; views are bounded.

Link previews and the routes of the analysis board cost as much, and are held as short.
"""

import asyncio
import threading
from pathlib import Path
from typing import Any, cast

import pytest

from corridor.match.decision import Declined
from corridor.rules.game import Game
from corridor.server.aside import LANES, aside
from corridor.server.http import analysis, editor, previews
from corridor.server.limit_table import read_limits
from corridor.server.limits import Limits
from corridor.server.pictures import easel
from corridor.server.pictures.gallery import PNG as PNG_KIND
from corridor.server.pictures.gallery import Gallery
from corridor.server.pictures.painter import Film
from tests.server.test_socket import lay
from tests.server.workers import PATIENCE, fresh_settings, running

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


class Held:
    """A gallery whose pictures and films are begun, and made when it is told to."""

    def __init__(self, *limits: str) -> None:
        self.limits = Limits(read_limits(limits), on=True)
        self.gallery = Gallery(self.limits)
        self._go_on = asyncio.Event()
        for easel_ in (self.gallery.easel, self.gallery._projector):
            for work in ("png", "film"):
                setattr(easel_, work, self._made)
        self._asked: list[asyncio.Task[Any]] = []

    async def _made(self, _order: object) -> bytes:
        await self._go_on.wait()
        return b"made"

    def _film(self) -> Film:
        return Film("gif", "", "light", {}, {})

    async def ask(self, sort: str, name: str, address: str, person: str = "") -> str:
        """Ask for one: the code if it is refused, else empty; it is in the making now."""
        gallery = self.gallery
        found = (
            gallery.film(f"{name} gif", self._film, address, person)
            if sort == "film"
            else gallery.picture(name, str, PNG_KIND, address, person)
        )
        task = asyncio.create_task(found)
        await asyncio.sleep(0)  # refused at once, or begun
        await asyncio.sleep(0)
        if not task.done():
            self._asked.append(task)
            return ""
        error = task.exception()
        return "" if error is None else str(cast("Declined", error).code)

    async def make(self) -> None:
        self._go_on.set()
        await asyncio.gather(*self._asked)
        await self.gallery.close()


def test_films_that_are_made_for_many_leave_pictures_to_all() -> None:
    async def whole() -> None:
        held = Held("films-waiting=3")
        told = [await held.ask("film", f"film {one}", f"10.0.0.{one}") for one in range(5)]
        assert told == ["", "", "", "busy", "busy"]
        assert await held.ask("picture", "board", "10.0.0.9") == ""
        await held.make()

    asyncio.run(whole())


@pytest.mark.parametrize(("sort", "most"), [("film", 2), ("picture", 4)])
def test_an_address_has_few_in_the_making(sort: str, most: int) -> None:
    async def whole() -> None:
        held = Held("pictures-waiting=99", "films-waiting=99")
        for address in ("192.0.2.1", "2001:db8:1:{}::"):  # a /48 counts as one
            told = [
                await held.ask(sort, f"{address} {one}", address.format(one))
                for one in range(most + 1)
            ]
            assert told == [""] * most + ["too_many"]
        await held.make()

    asyncio.run(whole())


def test_a_picture_that_is_refused_or_made_already_costs_nothing() -> None:
    async def whole() -> None:
        held = Held("picture=2/0.001", "pictures-waiting=1")
        assert await held.ask("picture", "one", "home", "ann") == ""
        assert await held.ask("picture", "one", "home", "ann") == ""  # she waits for it twice
        assert [await held.ask("picture", "two", "home", "ann") for _ in range(9)] == ["busy"] * 9
        await held.make()
        assert await held.ask("picture", "one", "home", "ann") == ""
        held.limits.spend("picture", "home", "ann")  # one of two is left
        with pytest.raises(Declined):
            held.limits.spend("picture", "home", "ann")

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


COMPUTED = (
    "/analysis?position=classic-2&line=e2+e8",
    "/rules/pacman?at=" + Game("pacman").position_text().replace(" ", "+"),
    "/puzzle/daily",
    "/maze/pacman?layout=e4e9i5e1a5.a1i1a9i9.b3hc6vf6v..0-0.3",
)


@pytest.mark.parametrize("path", COMPUTED)
def test_link_previews_that_must_be_worked_out_are_limited(tmp_path: Path, path: str) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limits=True, limit=("preview-address=2/0.001",))
        async with running(settings) as (worker,):
            who = worker.client()
            found = [await who.request("GET", path) for _ in range(4)]
            assert {one.status_code for one in found} == {200}  # the page opens all the same
            assert ["og:title" in one.text for one in found] == [True, True, False, False]

    asyncio.run(whole())


def test_a_line_of_hundreds_of_moves_has_no_preview(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,):
            round_trip = "e2+e8+e1+e9+"
            for times, tagged in ((70, True), (80, False)):
                line = (round_trip * times) + "%7B" + "a+" * 300 + "%7D"  # words of a comment
                path = f"/analysis?position=classic-2&line={line}"
                found = await worker.client().request("GET", path)
                assert ("og:title" in found.text) is tagged

    asyncio.run(whole())


def test_previews_and_analysis_are_computed_by_few_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def watched(module: Any, name: str) -> None:  # noqa: ANN401
        work = getattr(module, name)

        def noted(*args: Any) -> Any:  # noqa: ANN401
            threads.append(threading.current_thread().name)
            return work(*args)

        monkeypatch.setattr(module, name, noted)

    for module, name in (
        (previews, "game_in"),
        (analysis, "record_in"),
        (analysis, "_seen"),
        (editor, "judged_position"),
    ):
        watched(module, name)

    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,), worker.client() as ann:
            text = Game("classic-2").position_text()
            await ann.request("GET", COMPUTED[0])
            await ann.post("/api/analysis/read", {"text": "e2 e8"})
            await ann.post("/api/analysis/line", {"start": text, "moves": ["e2"]})
            await ann.post("/api/editor/position", {"text": text})
            assert len(threads) == 4
            assert all(one.startswith("aside") for one in threads)

    asyncio.run(whole())


def test_a_match_is_loaded_while_such_work_is_done_for_others(tmp_path: Path) -> None:
    async def whole() -> None:
        settings, done = fresh_settings(tmp_path), threading.Event()
        async with running(settings) as (worker,), worker.client() as ann:
            match = (await lay(ann, {}))["match"]
        async with running(settings) as (worker,):  # nothing is in memory
            asked = [asyncio.create_task(aside(done.wait)) for _ in range(LANES)]
            try:
                async with asyncio.timeout(PATIENCE):
                    assert (await worker.client().get(f"/api/tables/{match}"))["seq"] == 1
            finally:
                done.set()
                await asyncio.gather(*asked)

    asyncio.run(whole())

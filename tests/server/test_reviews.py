"""Reviews on a server: asked for, shared, stopped, made once; and lines tried beside them."""

import asyncio
from pathlib import Path
from typing import Any

from msgspec import json, structs

from corridor.engine.specs import make_thinker
from corridor.review.reviewing import HASH, review_of
from corridor.rules.record_reader import read_record
from corridor.server import metrics
from corridor.server.settings import Settings
from corridor.server.turns import Claim, Turns
from corridor.wire.review import ReviewState
from tests.server.conftest import Services
from tests.server.test_socket import lay
from tests.server.workers import PATIENCE, Client, Running, fresh_settings, running

NODES = 40
MOVES = ("e2", "e8", "e3", "e7", "e2", "e6")


def quick(settings: Settings, **more: Any) -> Settings:  # noqa: ANN401  any setting
    return structs.replace(settings, review_nodes=NODES, **more)


async def finished_match(ann: Client) -> str:
    """A match between two seats of one person, given up after six moves."""
    match: str = (await lay(ann, {"lots": "seats"}, name="Ann"))["match"]
    await ann.do("take", match, seat=1, name="Bob")
    await ann.do("start", match)
    for move in MOVES:
        await ann.do("move", match, move=move)
    await ann.do("resign", match, seat=1)
    return match


def path(match: str) -> str:
    return f"/api/tables/{match}/review"


async def state_of(who: Client, match: str) -> ReviewState:
    return json.decode((await who.request("GET", path(match))).content, type=ReviewState)


async def reviewed(who: Client, match: str) -> ReviewState:
    async with asyncio.timeout(PATIENCE):
        while (state := await state_of(who, match)).state in ("waiting", "running"):  # noqa: ASYNC110  it is asked for
            await asyncio.sleep(0.02)
    return state


def done_so_far() -> float:
    return float(metrics.reviews.labels("done")._value.get())


class Held:
    """Keeps every thread of the engine busy, so that reviews wait."""

    def __init__(self, worker: Running) -> None:
        self._turns: Turns = worker.services.bots.turns
        self._open = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> None:
        ready = [asyncio.Event() for _ in range(self._turns._threads)]
        for number, event in enumerate(ready):
            self._tasks.append(asyncio.create_task(self._hold(f"holder {number}", event)))
        for event in ready:
            await event.wait()

    async def _hold(self, name: str, ready: asyncio.Event) -> None:
        async with self._turns.turn(Claim(name, name)):
            ready.set()
            await self._open.wait()

    async def __aexit__(self, *_: object) -> None:
        self._open.set()
        await asyncio.gather(*self._tasks)


def test_a_review_is_made_once_and_shared_by_all_who_look(settings: Settings) -> None:
    async def whole() -> None:
        async with running(quick(settings)) as (worker,), worker.client() as ann:
            before = done_so_far()
            match = await finished_match(ann)
            assert (await state_of(ann, match)).state == "none"
            async with worker.client() as eve:
                answers = await asyncio.gather(
                    *(who.post(path(match)) for who in (ann, eve, ann, eve))
                )
                assert all(one["total"] == len(MOVES) + 1 for one in answers)
                found = await reviewed(ann, match)
                assert found == await reviewed(eve, match)
                assert (await eve.post(path(match)))["state"] == "done"
            record = read_record((await ann.request("GET", f"/game/export/{match}.qgn")).text)
            expected = review_of(record, make_thinker(hash_mb=HASH), nodes=NODES)
            assert found.review == expected
            assert done_so_far() - before == 1

    asyncio.run(whole())


def test_a_review_can_be_stopped_by_who_asked_for_it_and_asked_for_again(
    settings: Settings,
) -> None:
    async def whole() -> None:
        async with running(quick(settings)) as (worker,), worker.client() as ann:
            match = await finished_match(ann)
            async with worker.client() as eve, Held(worker):
                assert (await ann.post(path(match)))["mine"]
                told = (await eve.request("DELETE", path(match))).json()
                assert (told["state"] in ("waiting", "running"), told["mine"]) == (True, False)
                told = (await ann.request("DELETE", path(match))).json()
                assert (told["state"], "review" in told and told["review"]) == ("stopped", None)
            assert (await state_of(ann, match)).state == "stopped"
            await ann.post(path(match))
            assert (await reviewed(ann, match)).state == "done"

    asyncio.run(whole())


def test_a_review_is_refused_while_the_game_goes_on_and_where_there_is_none(
    tmp_path: Path,
) -> None:
    async def whole() -> None:
        async with running(quick(fresh_settings(tmp_path))) as (worker,), worker.client() as ann:
            match = (await lay(ann, {"lots": "seats"}, name="Ann"))["match"]
            await ann.do("take", match, seat=1, name="Bob")
            await ann.do("start", match)
            await ann.do("move", match, move="e2")
            for route, body in ((path(match), None), (f"/api/tables/{match}/line", LINE)):
                refused = await ann.request("POST", route, body)
                assert refused.json()["code"] == "not_over"
            for method in ("GET", "POST", "DELETE"):
                missing = await ann.request(method, path("zzzzzzzz"))
                assert (missing.status_code, missing.json()["code"]) == (404, "no_such_match")
            stranger = await worker.client().request("POST", path(match))
            assert stranger.json()["code"] == "bad_token"

    asyncio.run(whole())


def test_a_person_may_have_only_so_many_reviews_waiting(tmp_path: Path) -> None:
    few = quick(fresh_settings(tmp_path), limits=True, limit=("reviews=2",))

    async def whole() -> None:
        async with running(few) as (worker,), worker.client() as ann:
            matches = [await finished_match(ann) for _ in range(3)]
            async with Held(worker):
                for match in matches[:2]:
                    await ann.post(path(match))
                refused = await ann.request("POST", path(matches[2]))
                assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
                assert (await state_of(ann, matches[2])).state == "none"
            for match in matches[:2]:
                assert (await reviewed(ann, match)).state == "done"
            await ann.post(path(matches[2]))
            assert (await reviewed(ann, matches[2])).state == "done"

    asyncio.run(whole())


def test_two_workers_make_no_review_twice_and_lose_none(services: Services, tmp_path: Path) -> None:
    settings = services.settings(tmp_path)

    async def whole() -> None:
        async with running(quick(settings), 2) as (one, two), one.client() as ann:
            before = done_so_far()
            matches = [await finished_match(ann) for _ in range(4)]
            other = two.client(ann.token)
            await asyncio.gather(
                *(who.post(path(match)) for match in matches for who in (ann, other))
            )
            states = [await reviewed(ann, match) for match in matches]
            assert [state.state for state in states] == ["done"] * 4
            assert done_so_far() - before == 4

    asyncio.run(whole())


def test_a_review_under_way_is_finished_after_a_restart(settings: Settings) -> None:
    async def whole() -> None:
        async with running(quick(settings)) as (worker,), worker.client() as ann:
            match, token = await finished_match(ann), ann.token
            async with Held(worker):
                await ann.post(path(match))
                async with asyncio.timeout(PATIENCE):
                    while (await state_of(ann, match)).state != "running":  # noqa: ASYNC110  as above
                        await asyncio.sleep(0.02)
                await worker.services.reviews.close()
        async with running(quick(settings)) as (worker,):
            assert (await reviewed(worker.client(token), match)).state == "done"

    asyncio.run(whole())


LINE = {"ply": 2, "moves": ["e3", "e7"]}


def test_a_line_is_played_out_from_a_moment_and_the_engine_may_answer(
    tmp_path: Path,
) -> None:
    async def whole() -> None:
        async with running(quick(fresh_settings(tmp_path))) as (worker,), worker.client() as ann:
            match = await finished_match(ann)
            route = f"/api/tables/{match}/line"
            shown = await ann.post(route, LINE)
            assert shown["moves"] == ["e3", "e7"]
            assert [view["ply"] for view in shown["views"]] == [2, 3, 4]
            assert shown["options"]["walks"]
            answered = await ann.post(route, {"ply": 2, "moves": ["e3"], "reply": True})
            assert answered["moves"][0] == "e3"
            assert len(answered["moves"]) == 2
            assert answered["views"][-1]["to_move"] == 0
            refused = await ann.request("POST", route, {"ply": 2, "moves": ["e9"]})
            assert refused.status_code == 422
            assert refused.json()["args"]["refusal"] == "too_far"
            views = await ann.get(f"/api/tables/{match}/views?from=6&to=6")
            end = await ann.post(route, {"ply": 999, "moves": []})
            assert end["views"] == views

    asyncio.run(whole())


# Turns


def test_idle_work_waits_for_everybody_else() -> None:
    async def whole() -> list[str]:
        turns, order = Turns(1), []

        async def work(claim: Claim) -> None:
            async with turns.turn(claim):
                order.append(claim.person)
                await asyncio.sleep(0)

        review = Claim("review", "review", idle=True)
        await asyncio.gather(work(Claim("a", "Ann")), work(review), work(Claim("b", "Bob")))
        return order

    assert asyncio.run(whole()) == ["Ann", "Bob", "review"]


def test_idle_work_leaves_a_thread_to_others() -> None:
    async def whole() -> bool:
        turns = Turns(3)
        review = Claim("review", "review", idle=True)
        async with turns.turn(review):
            second = asyncio.create_task(_take(turns, Claim("review", "other", idle=True)))
            await _take(turns, Claim("a", "Ann"))  # does not wait
            waited = not second.done()
        await second
        return waited

    assert asyncio.run(whole())


async def _take(turns: Turns, claim: Claim) -> None:
    async with turns.turn(claim):
        pass


def test_a_review_that_is_being_leased_when_the_server_stops_is_given_back(
    settings: Settings,
) -> None:
    settings = structs.replace(quick(settings), lease=3600.0)

    async def whole() -> None:
        async with running(settings) as (worker,), worker.client() as ann:
            reviews, leased, go_on = worker.services.reviews, asyncio.Event(), asyncio.Event()
            lease = reviews._rows.lease

            async def slowly() -> str | None:
                found: str | None = await lease()
                if found is not None:
                    leased.set()
                    await go_on.wait()
                return found

            reviews._rows.lease = slowly
            match = await finished_match(ann)
            await ann.post(path(match))
            await asyncio.wait_for(leased.wait(), PATIENCE)
            assert (await state_of(ann, match)).state == "running"
            closing = asyncio.create_task(reviews.close())
            await asyncio.sleep(0)
            go_on.set()
            await closing
            assert (await state_of(ann, match)).state == "waiting"

    asyncio.run(whole())

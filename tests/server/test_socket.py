"""Whole matches through the WebSocket, on both databases."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec import json

from corridor.rules.game import Game
from corridor.server.live import audience
from corridor.server.options import options_of
from corridor.server.settings import Settings
from corridor.wire.messages import Choices
from corridor.wire.view import Options
from tests.server.workers import Client, Running, fresh_settings, running, sensible

Play = Callable[[Running], Awaitable[None]]


def run(settings: Settings, play: Play) -> None:
    async def whole() -> None:
        async with running(settings) as (worker,):
            await play(worker)

    asyncio.run(whole())


async def lay(owner: Client, setup: dict[str, Any], **more: Any) -> dict[str, Any]:  # noqa: ANN401
    made: dict[str, Any] = await owner.post("/api/tables", {"setup": setup, **more})
    watched = await owner.watch(made["match"])
    assert watched["type"] == "snapshot"
    return made


async def play_on(match: str, *people: Client, most: int = 400, seed: int = 1) -> dict[str, Any]:
    """Let all clients play from their options until the match is over."""
    rng = random.Random(seed)
    place = dict.fromkeys(people, 0)

    async def one(who: Client) -> None:
        for _ in range(most):
            told = await who.wait(
                lambda m: (
                    (m["type"] == "options" and m["match"] == match)
                    or (m.get("table", {}).get("match") == match and m["table"]["phase"] == "over")
                ),
                place[who],
            )
            place[who] = who.heard.index(told, place[who]) + 1
            if told["type"] != "options":
                return
            move = sensible(who, told["options"], rng)
            await who.do("move", match, move=move, seq=told["seq"])

    await asyncio.gather(*(one(who) for who in people))
    return people[0].table(match)


def test_five_people_play_pacman(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        people = [worker.client() for _ in range(5)]
        for who in people:
            await who.__aenter__()
        made = await lay(people[0], {"mode": "pacman", "seats": 5, "switches": {"lives": 1}})
        for who, secret in zip(people[1:4], made["links"].values(), strict=False):
            joined = await who.post("/api/join", {"secret": secret})
            assert joined["match"] == made["match"]
        joined = await people[4].post("/api/join", {"secret": made["code"], "name": "E\u202eve"})
        for who in people:
            await who.watch(made["match"])
        assert people[0].table(made["match"])["seats"][joined["seat"]]["name"] == "Eve"
        assert (await people[0].do("start", made["match"]))["type"] == "done"
        table = await play_on(made["match"], *people, most=60)
        assert table["phase"] in ("over", "playing")
        everything = [who.events(made["match"])[-20:] for who in people]
        assert all(one == everything[0] for one in everything)
        for who in people:
            await who.leave()

    run(settings, play)


def test_a_race_of_four_with_two_bots(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            setup = {"mode": "classic-4", "seats": 4}
            made = await lay(ann, setup, bots={"1": 1, "3": 1})
            await bob.post("/api/join", {"secret": made["links"]["2"]})
            await bob.watch(made["match"])
            await ann.watch(made["match"])
            await ann.do("start", made["match"])
            table = await play_on(made["match"], ann, bob)
            assert table["result"]["reason"] in ("goal", "plies")

    run(settings, play)


def test_one_against_a_team_of_bots_in_the_advanced_game(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            setup = {"mode": "pacman-advanced", "seats": 5, "lots": "seats",
                     "switches": {"lives": 1, "no_progress_limit": 6}}  # fmt: skip
            made = await lay(ann, setup, bots={str(seat): 1 for seat in range(1, 5)})
            await ann.do("start", made["match"])
            table = await play_on(made["match"], ann)
            assert table["phase"] == "over"
            moved = {event["seat"] for _seq, event in ann.events(made["match"])
                     if event["type"] == "moved"}  # fmt: skip
            assert moved > {0}
            assert moved <= {0, 1, 2, 3, 4}

    run(settings, play)


def test_two_legs_with_swapped_roles_and_a_summary(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            setup = {"mode": "pacman", "legs": 2, "lots": "seats"}
            made = await lay(ann, setup)
            await bob.post("/api/join", {"secret": made["links"]["1"]})
            await ann.watch(made["match"])
            await ann.do("start", made["match"])
            await ann.do("resign", made["match"], seat=0)
            score = await ann.wait(lambda m: m["type"] == "summary")
            assert (score["match"], score["points"]) == (made["match"], [0.0, 1.0])
            assert [leg["sides"] for leg in score["legs"]] == [[0, 1]]
            told = await ann.wait(
                lambda m: m["type"] == "event" and m["event"]["type"] == "continued"
            )
            second = told["event"]["match"]
            await ann.watch(second)
            await bob.watch(second)
            sides = [seat["side"] for seat in ann.table(second)["seats"]]
            assert (ann.table(second)["leg"], sides) == (2, [1, 0])
            score = await bob.wait(lambda m: m["type"] == "summary")
            assert (score["match"], score["points"]) == (second, [0.0, 1.0])
            await bob.do("resign", second, seat=1)
            summary = await ann.wait(lambda m: m["type"] == "summary" and len(m["legs"]) > 1)
            assert summary["points"] == [1.0, 1.0]
            assert [leg["winners"] for leg in summary["legs"]] == [[1], [1]]
            assert (await bob.get(f"/api/tables/{second}/summary"))["points"] == [1.0, 1.0]

    run(settings, play)


def test_a_takeback_a_draw_a_phrase_and_a_rematch(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob, worker.client() as eve:
            made = await lay(ann, {"lots": "seats"})
            match = made["match"]
            await bob.post("/api/join", {"secret": made["links"]["1"]})
            for who in (ann, bob, eve):
                await who.watch(match)
            await ann.do("start", match)
            await ann.do("move", match, move="e2")
            await bob.wait(lambda m: m["type"] == "options" and m["seq"] == ann.seq[match])
            await bob.do("move", match, move="e8")
            await ann.do("offer", match, seat=0, kind="takeback")
            await bob.wait(lambda m: m["type"] == "table" and m["table"].get("offers"))
            await bob.do("answer", match, seat=1, kind="takeback", yes=True)
            await eve.wait(lambda m: m["type"] == "event" and m["event"]["type"] == "tookback")
            assert (await eve.get(f"/api/tables/{match}"))["moves"] == []
            await bob.do("say", match, seat=1, phrase="nice_fence")
            await ann.wait(lambda m: m["type"] == "event" and m["event"]["type"] == "said")
            hint = await ann.do("hint", match, seat=0)
            assert Game().why_not(hint["move"]) is None
            await ann.do("offer", match, seat=0, kind="draw")
            await bob.do("answer", match, seat=1, kind="draw", yes=True)
            await ann.do("offer", match, seat=0, kind="rematch")
            await bob.do("answer", match, seat=1, kind="rematch", yes=True)
            told = await eve.wait(
                lambda m: m["type"] == "event" and m["event"]["type"] == "continued"
            )
            again = await eve.watch(told["event"]["match"])
            assert [seat["side"] for seat in again["table"]["seats"]] == [1, 0]
            assert not [m for m in eve.heard if m["type"] == "options"]

    run(settings, play)


def test_a_leaver_is_replaced_and_returns(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            made = await lay(ann, {"lots": "seats"})
            match = made["match"]
            await bob.post("/api/join", {"secret": made["links"]["1"]})
            await bob.watch(match)
            await ann.watch(match)
            await ann.do("start", match)
            refused = await ann.do("claim", match, seat=0, gone=1, want="bot", level=1)
            assert refused["code"] == "not_gone"
            place = len(ann.heard)
            await bob.leave()
            await ann.wait(
                lambda m: m["type"] == "presence" and not m["seats"][1].get("here"), place
            )
            worker.pass_time(worker.settings.patience + 1)
            claim = {"seat": 0, "gone": 1, "want": "bot", "level": 1}
            assert (await ann.do("claim", match, **claim))["code"] == "not_their_turn"
            await ann.do("move", match, move="e2")
            worker.pass_time(worker.settings.grace + 1)  # no clock runs, so there is no hurry
            assert (await ann.do("claim", match, **claim))["code"] == "not_gone"
            worker.pass_time(worker.settings.patience - worker.settings.grace)
            assert (await ann.do("claim", match, **claim))["type"] == "done"
            await ann.wait(lambda m: m["type"] == "table" and m["table"]["seats"][1].get("away"))
            await ann.wait(
                lambda m: (
                    m["type"] == "event"
                    and m["event"]["type"] == "moved"
                    and m["event"]["seat"] == 1
                )
            )
            await bob.connect()
            await bob.watch(match)
            assert (await bob.do("return", match, seat=1))["type"] == "done"
            back = await ann.wait(
                lambda m: m["type"] == "event" and m["event"]["type"] == "returned"
            )
            told = await ann.wait(lambda m: m["type"] == "options" and m["seq"] >= back["seq"])
            walk = told["options"]["walks"][0]["walks"][0]  # the bot may have fenced one off
            assert (await ann.do("move", match, move=walk))["type"] == "done"
            await bob.wait(lambda m: m["type"] == "options")

    run(settings, play)


def test_a_flag_falls_once(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            made = await lay(ann, {"lots": "seats", "time": {"kind": "per_move", "seconds": 1}})
            await bob.post("/api/join", {"secret": made["code"]})
            await ann.watch(made["match"])
            await ann.do("start", made["match"])
            told = await ann.wait(lambda m: m["type"] == "table" and m["table"].get("result"))
            assert told["table"]["result"] == {"winners": [1], "reason": "time"}
            flags = [e for _seq, e in ann.events(made["match"]) if e["type"] == "flagged"]
            assert flags == [{"type": "flagged", "side": 0}]

    run(settings, play)


def test_lobby_and_seeks(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            await bob.tell("lobby", on=True)
            await bob.wait(lambda m: m["type"] == "lobby" and not m["tables"])
            made = await lay(ann, {"public": True}, name="Ann")
            told = await bob.wait(lambda m: m["type"] == "lobby" and m["tables"])
            assert told["tables"][0]["seats"] == ["Ann", None]
            await bob.do("take", made["match"], seat=1, seq=made["seq"])
            await bob.wait(
                lambda m: m["type"] == "lobby" and not m["tables"], bob.heard.index(told)
            )
            wish = {"mode": "pacman", "time": {"kind": "fischer", "seconds": 300}}
            await ann.tell("seek", role="first", **wish)
            await bob.tell("seek", role="first", **wish)
            await bob.tell("seek", role="second", **wish)
            found = await ann.wait(lambda m: m["type"] == "found")
            await bob.wait(lambda m: m == found)
            await ann.watch(found["match"])
            seats = {s["player"]: s["side"] for s in ann.table(found["match"])["seats"]}
            assert seats == {ann.you: 0, bob.you: 1}

    run(settings, play)


def test_suggestions_reach_teammates_only(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob, worker.client() as cleo:
            made = await lay(ann, {"mode": "pacman", "seats": 3, "lots": "seats"})
            for who in (bob, cleo):
                await who.post("/api/join", {"secret": made["code"]})
                await who.watch(made["match"])
            await ann.watch(made["match"])
            await ann.do("start", made["match"])
            await bob.do("suggest", made["match"], seat=1, move="B e5")
            told = await cleo.wait(lambda m: m["type"] == "suggestion")
            assert (told["seat"], told["move"]) == (1, "B e5")
            await ann.tell("ping")
            await ann.wait(lambda m: m["type"] == "pong")
            assert not [m for m in ann.heard if m["type"] == "suggestion"]

    run(settings, play)


def test_resuming_tells_what_was_missed(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            made = await lay(ann, {"lots": "seats"})
            match = made["match"]
            await bob.post("/api/join", {"secret": made["links"]["1"]})
            await bob.watch(match)
            await ann.watch(match)
            await ann.do("start", match)
            await bob.wait(lambda m: m["type"] == "event" and m["event"]["type"] == "started")
            await bob.leave()
            await ann.do("move", match, move="e2")
            await bob.connect()
            await bob.watch(match)
            await bob.wait(lambda m: m["type"] == "options")
            seqs = [seq for seq, _event in bob.events(match)]
            assert seqs == sorted(set(seqs))
            assert bob.events(match)[-1][1] == {"type": "moved", "seat": 0, "move": "e2"}

    run(settings, play)


def test_a_worker_that_ends_tells_its_clients(tmp_path: Any) -> None:  # noqa: ANN401
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,):
            client = worker.client()
            await client.__aenter__()
        bye = await client.wait(lambda m: m["type"] == "bye")
        assert bye["again"] is True
        with pytest.raises(ConnectionError):
            await client.wait(lambda m: m["type"] == "nothing")
        assert client.closed == 1012

    asyncio.run(whole())


def test_choices_are_worked_out_and_encoded_once_for_all_who_watch(
    tmp_path: Any,  # noqa: ANN401
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked: list[int] = []
    encoded: list[int] = []

    def counted(game: Game) -> Options:
        worked.append(len(game.history))
        return options_of(game)

    def noted(message: Any) -> bytes:  # noqa: ANN401
        if isinstance(message, Choices):
            encoded.append(message.seq)
        return json.encode(message)

    monkeypatch.setattr(audience, "options_of", counted)
    monkeypatch.setattr(audience, "_encode", noted)

    async def play(worker: Running) -> None:
        async with worker.client() as ann, AsyncExitStack() as more:
            match = (await lay(ann, {"lots": "seats"}))["match"]
            await ann.do("take", match, seat=1)
            await ann.do("start", match)
            screens = [await more.enter_async_context(worker.client(ann.token)) for _ in range(2)]
            for who in screens:
                await who.watch(match)
            worked.clear()
            encoded.clear()
            seq = (await ann.do("move", match, move="e2"))["seq"]
            for who in (ann, *screens):
                await who.wait(lambda one: one["type"] == "options" and one["seq"] == seq)
            assert worked == [1]
            assert encoded == [seq]

    run(fresh_settings(tmp_path), play)

"""People who wait for a game are seen and met; public games are seen; setups change at the table.

Each test needs one server; rules of the decisions themselves are in tests/match.
"""

from typing import Any

from corridor.rules.game import Game
from corridor.server.settings import Settings
from corridor.server.storage.snapshots import Snapshots
from tests.server.test_socket import lay, run
from tests.server.workers import Client, Message, Running

QUICK = {"kind": "fischer", "seconds": 300, "increment": 5}
SLOW = {"kind": "fischer", "seconds": 600, "increment": 10}
LONG = {"kind": "fischer", "seconds": 1800, "increment": 20}


async def lobby(who: Client, waiting: int, since: int = 0) -> list[Message]:
    """The people who wait, as soon as the lobby tells of this many."""
    told = await who.wait(
        lambda m: m["type"] == "lobby" and len(m.get("waiting", [])) == waiting, since
    )
    found: list[Message] = told.get("waiting", [])
    return found


def test_people_with_near_clocks_meet_and_play_with_the_clock_of_the_one_who_waited(
    settings: Settings,
) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            await ann.tell("lobby", on=True)
            await ann.tell("seek", mode="classic-2", time=SLOW)
            await lobby(ann, 1)
            await bob.tell("seek", mode="classic-2", time=QUICK)
            found = await bob.wait(lambda m: m["type"] == "found")
            assert await ann.wait(lambda m: m["type"] == "found") == found
            await bob.watch(found["match"])
            table = bob.table(found["match"])
            assert (table["phase"], table["setup"]["time"]) == ("playing", SLOW)

    run(settings, play)


def test_the_same_clock_comes_before_a_near_one_and_a_far_one_never(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob, worker.client() as cleo:
            await ann.tell("lobby", on=True)
            await ann.tell("seek", mode="classic-2", time=LONG)
            await lobby(ann, 1)
            await bob.tell("seek", mode="classic-2", time=SLOW)
            await lobby(ann, 2)  # Ann's clock is too far from Bob's
            async with worker.client() as dan:
                await dan.tell("seek", mode="classic-2", time=LONG)
                found = await ann.wait(lambda m: m["type"] == "found")
                assert await dan.wait(lambda m: m["type"] == "found") == found
            await cleo.tell("seek", mode="classic-2", time=QUICK)
            met = await bob.wait(lambda m: m["type"] == "found")
            assert await cleo.wait(lambda m: m["type"] == "found") == met

    run(settings, play)


def test_a_person_who_waits_is_seen_and_can_be_met(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob, worker.client() as cleo:
            await bob.tell("lobby", on=True)
            await ann.tell("seek", mode="pacman", time=QUICK, role="second", name="Ann")
            (seen,) = await lobby(bob, 1)
            assert seen == {
                "player": ann.you,
                "name": "Ann",
                "mode": "pacman",
                "time": QUICK,
                "role": "second",
            }
            place = len(bob.heard)  # the lobby may tell of it before the answer comes
            await bob.tell("meet", player=seen["player"], name="Bob")
            found = await bob.wait(lambda m: m["type"] == "found")
            assert await ann.wait(lambda m: m["type"] == "found") == found
            await bob.watch(found["match"])
            seats = {one["player"]: one["side"] for one in bob.table(found["match"])["seats"]}
            assert seats == {ann.you: 1, bob.you: 0}
            await lobby(bob, 0, place)
            await cleo.tell("meet", player=seen["player"])
            refused = await cleo.wait(lambda m: m["type"] == "refused")
            assert refused["code"] == "not_waiting"

    run(settings, play)


def test_a_person_who_stops_or_goes_is_no_longer_seen(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            await bob.tell("lobby", on=True)
            await ann.tell("seek", mode="classic-2", time=QUICK)
            await lobby(bob, 1)
            await ann.tell("meet", player=ann.you)
            refused = await ann.wait(lambda m: m["type"] == "refused")
            assert refused["code"] == "not_waiting"
            place = len(bob.heard)
            await ann.tell("unseek")
            await lobby(bob, 0, place)
            place = len(bob.heard)
            async with worker.client() as cleo:
                await cleo.tell("seek", mode="classic-2", time=QUICK)
                await lobby(bob, 1, place)
                place = len(bob.heard)
            await lobby(bob, 0, place)

    run(settings, play)


def test_public_games_are_listed_while_they_are_played(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as eve:
            open_table = await lay(ann, {"public": True}, name="Ann")
            private = await lay(ann, {}, bots={"1": 1})
            assert (await ann.do("start", private["match"]))["type"] == "done"
            assert await eve.get("/api/games") == {"games": []}
            match = open_table["match"]
            await ann.do("take", match, seat=1, name="Ann too")
            await ann.do("start", match)
            (game,) = (await eve.get("/api/games"))["games"]
            assert (game["table"]["match"], game["view"]["ply"]) == (match, 0)
            await ann.do("move", match, move="e2")
            (game,) = (await eve.get("/api/games"))["games"]
            assert game["view"]["ply"] == 1
            assert [seat["name"] for seat in game["table"]["seats"]] == ["Ann", "Ann too"]
            await ann.do("resign", match, seat=0)
            assert await eve.get("/api/games") == {"games": []}

    run(settings, play)


def test_a_public_game_that_everybody_has_left_is_not_listed(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            made = await lay(ann, {"public": True}, bots={"1": 1})
            await ann.do("start", made["match"])
            assert len((await ann.get("/api/games"))["games"]) == 1
            await ann.tell("unsubscribe", match=made["match"])
            await ann.tell("ping")
            await ann.wait(lambda m: m["type"] == "pong")
            worker.pass_time(150)
            assert (await ann.get("/api/games"))["games"] == []

    run(settings, play)


def test_own_games_are_told_with_their_present_board(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            made = await lay(ann, {"lots": "seats"})
            match = made["match"]
            await ann.do("take", match, seat=1)
            await ann.do("start", match)
            game = Game("classic-2")
            for move in ("e2", "e8", "c3h"):
                await ann.do("move", match, move=move)
                game.push_text(move)
            (mine,) = (await ann.get("/api/me"))["tables"]
            assert mine["view"]["position"] == game.position_text()
            assert mine["view"]["ply"] == 3

    run(settings, play)


def test_people_at_the_table_see_a_change_and_agree_by_staying(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            setup: dict[str, Any] = {"mode": "pacman", "lots": "seats"}
            made = await lay(ann, setup, name="Ann")
            match = made["match"]
            await bob.watch(match)
            await bob.post("/api/join", {"secret": made["links"]["1"], "name": "Bob"})
            await bob.wait(lambda m: m["type"] == "table" and m["table"]["seats"][1].get("player"))
            clock = {"kind": "fischer", "seconds": 421, "increment": 7}
            wanted = {**setup, "time": clock, "layout": "open"}
            refused = await bob.do("change", match, setup=wanted)
            assert (refused["type"], refused["code"]) == ("refused", "not_owner")
            await ann.wait(lambda m: m["type"] == "table" and m["table"]["seats"][1].get("player"))
            place = len(bob.heard)
            assert (await ann.do("change", match, setup=wanted))["type"] == "done"
            told = await bob.wait(lambda m: m["type"] == "view", place)
            assert told["view"]["position"] == Game("pacman", layout="open").position_text()
            table = bob.table(match)
            assert table["setup"] == wanted
            assert table["seats"][1]["agreed"] == {**setup, "time": {"kind": "none"}}
            assert (await ann.do("start", match))["code"] == "not_agreed"
            assert (await bob.do("stay", match, seat=1))["type"] == "done"
            await ann.wait(
                lambda m: m["type"] == "event" and m["event"] == {"type": "stayed", "seat": 1}
            )
            assert (await ann.do("start", match))["type"] == "done"
            await bob.wait(lambda m: m["type"] == "table" and m["table"]["phase"] == "playing")
            assert bob.table(match)["clock"]["left"] == [421_000, 421_000]
            assert (await ann.do("change", match, setup=setup))["code"] == "started"

    run(settings, play)


def test_a_changed_setup_is_read_from_the_database(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            match = (await lay(ann, {"mode": "pacman"}))["match"]
            wanted = {"mode": "pacman", "layout": "open"}
            assert (await ann.do("change", match, setup=wanted))["type"] == "done"
            stored = await Snapshots(worker.services.store).load(match)
            assert stored is not None
            assert stored.tags.setup.layout == "open"
            assert stored.mode.layout == Game("pacman", layout="open").mode.layout

    run(settings, play)

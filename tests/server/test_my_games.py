"""The list of a person's own games: whose, in which order, by mode and result, page by page."""

from typing import Any

from corridor.server.settings import Settings
from tests.server.test_socket import lay, run
from tests.server.workers import Client, Running


async def over(
    ann: Client, *, mode: str = "classic-2", loser: int = 1, bob: Client | None = None
) -> str:
    """A game that ann and bob, or ann alone, have played; one of them resigns."""
    made = await lay(ann, {"mode": mode, "lots": "seats"}, name="Ann")
    match: str = made["match"]
    if bob is None:
        await ann.do("take", match, seat=1)
    else:
        answer = await bob.request(
            "POST", "/api/join", {"secret": made["links"]["1"], "name": "Bob"}
        )
        assert answer.status_code in (200, 201), answer.text
    await done(ann, "start", match)
    await done(ann if loser == 0 or bob is None else bob, "resign", match, seat=loser)
    return match


async def done(who: Client, what: str, match: str, **words: Any) -> None:  # noqa: ANN401
    """A command at the table as it stands, whatever this client has heard of it."""
    table = (await who.request("GET", f"/api/tables/{match}")).json()
    told = await who.do(what, match, seq=table["seq"], **words)
    assert told["type"] == "done", told


async def listed(who: Client, query: str = "") -> dict[str, Any]:
    answer = await who.request("GET", f"/api/me/games{query}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def ids(told: dict[str, Any]) -> list[str]:
    return [game["table"]["match"] for game in told["games"]]


def test_the_games_of_a_person_are_listed_by_mode_and_result(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            assert ids(await listed(ann)) == []
            won = await over(ann, bob=bob)
            lost = await over(ann, bob=bob, loser=0, mode="pacman")
            alone = await over(ann)
            going = (await lay(ann, {"lots": "seats"}))["match"]
            # a table is no game before its start
            assert ids(await listed(ann)) == [alone, lost, won]
            await ann.do("take", going, seat=1)
            await ann.do("start", going)
            told = await listed(ann)
            assert ids(told) == [going, alone, lost, won]
            assert [game.get("result") for game in told["games"]] == [None, "seen", "lost", "won"]
            assert ids(await listed(bob)) == [lost, won]
            assert [game["result"] for game in (await listed(bob))["games"]] == ["won", "lost"]
            assert ids(await listed(ann, "?mode=pacman")) == [lost]
            assert ids(await listed(ann, "?mode=classic-2")) == [going, alone, won]
            assert ids(await listed(ann, "?result=won")) == [won]
            assert ids(await listed(ann, "?result=lost&mode=pacman")) == [lost]
            assert ids(await listed(ann, "?result=draw")) == []
            for wrong in ("?result=often", "?mode=%25", "?after=x"):
                assert (await ann.request("GET", f"/api/me/games{wrong}")).status_code == 400

    run(settings, play)


def test_a_long_list_comes_page_by_page_and_on_another_device(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            all_games = [await over(ann) for _ in range(14)][::-1]
            first = await listed(ann)
            assert (ids(first), first["more"]) == (all_games[:12], True)
            rest = await listed(ann, f"?after={all_games[11]}")
            assert (ids(rest), rest["more"]) == (all_games[12:], False)
            link = (await ann.request("POST", "/api/link", {})).json()
            async with worker.client() as phone:
                assert ids(await listed(phone)) == []
                went = await phone.request("POST", "/api/return", {"secret": link["secret"]})
                phone.token = went.json()["token"]
                assert ids(await listed(phone)) == all_games[:12]

    run(settings, play)

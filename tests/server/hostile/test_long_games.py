"""Long games: repetitions are counted as they come, and the server ends what has no end."""

import asyncio
import random
from pathlib import Path

import pytest

from corridor.rules.game import Game
from corridor.rules.moves import Place
from corridor.rules.record_reader import read_record
from tests.server.test_socket import lay
from tests.server.workers import fresh_settings, running

TO_AND_FRO = ("e2", "e8", "e1", "e9")


def test_a_position_is_compared_with_few_others_however_long_the_game_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game("classic-2", threefold=True)
    rng = random.Random(3)
    while len(game.history) < 300:  # a game that repeats nothing twice
        walks = [move for move in game.legal_moves if not isinstance(move, Place)]
        quiet = [move for move in walks if game.position.after(move).outcome is None]
        game.push(rng.choice(quiet))
        if game.outcome is not None:
            game.pop()
    kind = type(game.position)
    equals, asked = kind.__eq__, []

    def counted(one: object, other: object) -> bool:
        asked.append(other)
        return bool(equals(one, other))

    monkeypatch.setattr(kind, "__eq__", counted)
    game.push(next(move for move in game.legal_moves if isinstance(move, Place)))
    assert len(asked) < 20


def test_repetitions_are_counted_through_takebacks_copies_and_rewinding() -> None:
    rng, game = random.Random(11), Game("classic-2", threefold=True)
    for _ in range(400):
        if game.outcome is not None or (game.history and rng.random() < 0.3):
            game.pop()
        else:
            walks = [move for move in game.legal_moves if not isinstance(move, Place)]
            game.push(rng.choice(walks))
        for one in (game, game.copy(), game.rewound(len(game.history) // 2)):
            line = [*(position for position, _counters in one.past()), one.position]
            threefold = one.outcome is not None and one.outcome.reason == "threefold"
            assert (line.count(one.position) >= 3) == threefold


def test_a_match_is_drawn_when_it_has_as_many_moves_as_the_server_allows(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limit=("plies=6",))
        async with running(settings) as (worker,), worker.client() as ann:
            match = (await lay(ann, {"lots": "seats"}))["match"]
            await ann.do("take", match, seat=1)
            await ann.do("start", match)
            said = [await ann.do("move", match, move=(TO_AND_FRO * 2)[n]) for n in range(7)]
            assert [one["type"] for one in said] == ["done"] * 6 + ["refused"]
            table = ann.table(match)
            assert (table["phase"], table["result"]["reason"]) == ("over", "plies")
            assert table["result"]["winners"] == [0, 1]
            text = (await ann.request("GET", f"/game/export/{match}.qgn")).text
            record = read_record(text)
            assert (record.winners, str(record.termination)) == ((0, 1), "abandoned")

    asyncio.run(whole())


def test_phrases_and_takebacks_do_not_make_a_match_endless(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limit=("plies=3",))
        async with running(settings) as (worker,), worker.client() as ann:
            match = (await lay(ann, {}))["match"]
            said = [await ann.do("say", match, seat=0, phrase="hello") for _ in range(15)]
            assert [one["type"] for one in said[:5]] == ["done"] * 5
            assert said[-1]["code"] == "too_many"

    asyncio.run(whole())

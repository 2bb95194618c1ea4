"""The engine: answers are legal and reproducible, and it stops when told."""

import asyncio
import threading
from random import Random
from typing import Any

import pytest

from corridor.engine import _core
from corridor.engine.limits import Clocks
from corridor.engine.player import Limit
from corridor.engine.search import Engine, EnginePlayer
from corridor.engine.thinking import Analysis
from corridor.rules.game import Game

MODES = ("classic-2", "classic-3", "classic-4", "pacman", "pacman-advanced")


def played(mode: str, plies: int, seed: int = 1) -> Game:
    rng, game = Random(seed), Game(mode)
    while game.counters.ply < plies:
        game.push(rng.choice(list(game.legal_moves)))
        if game.outcome is not None:
            game = Game(mode)
    return game


def facts(analysis: Analysis) -> tuple[object, ...]:
    """An analysis without its time."""
    return analysis.lines, analysis.distances, analysis.depth, analysis.nodes


@pytest.mark.parametrize("mode", MODES)
def test_every_move_of_a_game_against_itself_is_legal(mode: str) -> None:
    game, engine = Game(mode), Engine(hash_mb=1)
    for _ in range(60):
        if game.outcome is not None:
            break
        game.push(engine.analyse(game, Limit(nodes=300)).best.moves[0])


@pytest.mark.parametrize("mode", MODES)
def test_the_same_question_gets_the_same_answer(mode: str) -> None:
    game, engine = played(mode, 9), Engine(hash_mb=2)
    first = facts(engine.analyse(game, Limit(nodes=5000), multipv=2))
    engine.analyse(played(mode, 7, seed=3), Limit(nodes=3000))
    assert facts(engine.analyse(game, Limit(nodes=5000), multipv=2)) == first
    assert facts(Engine(hash_mb=2).analyse(game, Limit(nodes=5000), multipv=2)) == first


def test_engines_in_two_threads_do_not_disturb_each_other() -> None:
    games = [played("classic-2", 8), played("pacman-advanced", 12)]
    alone = [facts(Engine(hash_mb=2).analyse(game, Limit(nodes=20_000))) for game in games]
    found: dict[int, object] = {}

    def work(number: int) -> None:
        found[number] = facts(Engine(hash_mb=2).analyse(games[number], Limit(nodes=20_000)))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[0], found[1]] == alone


@pytest.mark.parametrize("mode", MODES)
def test_a_search_without_limit_ends_when_another_thread_says_so(mode: str) -> None:
    engine, game = Engine(hash_mb=1), played(mode, 6)
    thinks = threading.Event()

    def stop() -> None:
        thinks.wait()
        engine.stop()

    stopper = threading.Thread(target=stop)
    stopper.start()
    analysis = engine.analyse(game, Limit(), on_info=lambda _: thinks.set())
    stopper.join()
    assert game.position.why_not(analysis.best.moves[0]) is None


def test_several_threads_find_a_legal_move_and_share_the_nodes() -> None:
    game = played("classic-2", 8)
    analysis = Engine(hash_mb=2, threads=3).analyse(game, Limit(nodes=9000))
    assert game.position.why_not(analysis.best.moves[0]) is None
    assert analysis.nodes <= 9000


@pytest.mark.parametrize("hash_mb", [1, 3, 64])
def test_the_table_may_have_any_size(hash_mb: int) -> None:
    assert Engine(hash_mb=hash_mb).analyse(Game(), Limit(nodes=2000)).best.moves


def test_lines_are_different_and_the_best_comes_first() -> None:
    lines = Engine(hash_mb=1).analyse(Game(), Limit(nodes=8000), multipv=4).lines
    assert len({line.moves[0] for line in lines}) == 4
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)


@pytest.mark.parametrize("mode", MODES)
def test_chances_of_all_sides_add_up(mode: str) -> None:
    game = played(mode, 6)
    best = Engine(hash_mb=1).analyse(game, Limit(nodes=1000)).best
    assert len(best.chances) == len(game.mode.layout.stock)
    assert sum(best.chances) == pytest.approx(1, abs=1e-4)


def test_reports_grow_deeper() -> None:
    depths: list[int] = []
    Engine(hash_mb=1).analyse(
        Game(), Limit(nodes=5000), on_info=lambda told: depths.append(told.depth)
    )
    assert depths == sorted(depths)
    assert depths


def test_a_complaint_of_the_listener_comes_back_and_ends_the_search() -> None:
    def complain(_: Analysis) -> None:
        raise KeyError("enough")

    engine = Engine(hash_mb=1)
    with pytest.raises(KeyError):
        engine.analyse(Game(), Limit(), on_info=complain)
    assert engine.analyse(Game(), Limit(nodes=500)).best.moves


def test_a_move_that_wins_is_announced_as_the_end() -> None:
    game = Game.from_position("classic-2 / / / e8 a5 / 0 0 / 1")
    best = Engine(hash_mb=1).analyse(game, Limit(depth=3)).best
    assert game.text(best.moves[0]) == "e9"
    assert best.ends_in == 1
    assert best.chances == (1.0, 0.0)


def test_a_lost_race_is_announced_with_the_moves_that_are_left() -> None:
    game = Game.from_position("classic-2 / / / a1 i2 / 0 0 / 1")
    assert Engine(hash_mb=1).analyse(game, Limit(depth=3)).best.ends_in == -2


def test_a_seat_gets_a_move_of_its_own_piece() -> None:
    game = Game("pacman", ghost_order="free")
    game.push(next(iter(game.legal_moves)))
    assert game.to_move == 1
    for piece in (1, 2, 3, 4):
        move = EnginePlayer(Engine(hash_mb=1)).choose(
            game, Limit(nodes=300), rng=Random(1), pieces=[piece]
        )
        assert getattr(move, "piece", piece) == piece


def test_a_clock_is_not_overstepped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is told to end well before the clock does."""
    asked: list[dict[str, Any]] = []
    control = _core.Control

    def noted(**words: Any) -> Any:  # noqa: ANN401
        asked.append(words)
        return control(**words)

    monkeypatch.setattr(_core, "Control", noted)
    move = EnginePlayer(Engine(hash_mb=1)).choose_on_clock(
        Game(), Clocks((2.0, 2.0), (0.0, 0.0)), Limit(), rng=Random(1)
    )
    assert Game().position.why_not(move) is None
    (told,) = asked
    assert 0 < told["soft"] <= told["hard"] < 1.9


def test_pondering_ends_some_time_after_the_move_was_played() -> None:
    engine = Engine(hash_mb=1)
    played = threading.Event()

    def play_late(analysis: Analysis) -> None:
        if analysis.seconds > 0.1 and not played.is_set():
            played.set()
            engine.ponder_hit()

    engine.analyse(Game(), Limit(seconds=0.05), ponder=True, on_info=play_late)
    assert played.is_set()


def test_an_awaited_search_can_be_cancelled() -> None:
    async def main() -> None:
        engine = Engine(hash_mb=1)
        task = asyncio.create_task(engine.analyse_async(Game(), Limit()))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (await engine.analyse_async(Game(), Limit(nodes=500))).best.moves

    asyncio.run(main())


@pytest.mark.parametrize("wrong", [{"hash_mb": 0}, {"threads": 0}, {"hash_mb": 10**9}])
def test_an_engine_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="out of range"):
        Engine(**wrong)


def test_wrong_questions_are_refused() -> None:
    engine = Engine(hash_mb=1)
    with pytest.raises(ValueError, match="lines"):
        engine.analyse(Game(), Limit(nodes=10), multipv=0)
    with pytest.raises(ValueError, match="weights"):
        Engine(hash_mb=1, weights=[1, 2]).analyse(Game(), Limit(nodes=10))
    with pytest.raises(ValueError, match="over"):
        engine.analyse(Game.from_position("classic-2 / / / e9 a5 / 0 0 / 2"), Limit(nodes=10))


@pytest.mark.parametrize("way", ["analyse", "on_clock", "async"])
def test_the_clock_of_a_search_starts_when_its_turn_has_come(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads that share an engine wait for each other; the wait is not search time."""
    engine, game, order = Engine(hash_mb=1), Game("classic-2"), []
    turn, made = engine._turn, _core.Control

    class Turn:
        def __enter__(self) -> None:
            turn.acquire()
            order.append("turn")

        def __exit__(self, *_: object) -> None:
            turn.release()

    def control(**limits: Any) -> _core.Control:  # noqa: ANN401  as the core takes them
        order.append("clock")
        return made(**limits)

    monkeypatch.setattr(engine, "_turn", Turn())
    monkeypatch.setattr(_core, "Control", control)
    limit = Limit(seconds=60, depth=1)
    if way == "analyse":
        engine.analyse(game, limit)
    elif way == "on_clock":
        engine.analyse_on_clock(game, Clocks((60.0, 60.0), (0.0, 0.0)), limit)
    else:
        asyncio.run(engine.analyse_async(game, limit))
    assert order == ["turn", "clock"]

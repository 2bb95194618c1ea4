"""The UCI-like protocol: every command is answered, an invalid one by one line."""

import io
import re
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from corridor.engine.player import Limit
from corridor.engine.thinking import Analysis
from corridor.engine.uci import UciSession, run_uci
from corridor.engine.uci_options import option_lines
from corridor.rules.game import Game
from corridor.rules.modes import MODES, switches_of
from tests.engine.fakes import FakeThinker
from tests.engine.garbage import garbage

PATIENCE = 60.0  # seconds; a machine may be busy


class Talk:
    """A session and all lines it has written."""

    def __init__(self, thinker: type[FakeThinker] = FakeThinker) -> None:
        self.said: list[str] = []
        self.thinker = thinker()
        self.session = UciSession(lambda _: self.thinker, lambda *lines: self.said.extend(lines))

    def say(self, *lines: str) -> list[str]:
        """Send lines and take the immediate answers."""
        self.said.clear()
        for line in lines:
            self.session.handle(line)
        return list(self.said)

    def until(self, start: str) -> str:
        """Wait for a line that begins so."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for line in list(self.said):
                if line.startswith(start):
                    return line
            time.sleep(0.002)
        pytest.fail(f"no {start} in {self.said[-5:]}")


@pytest.fixture
def talk() -> Talk:
    return Talk()


def errors(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("info string error: ")]


def test_uci_is_answered_with_every_switch_of_every_mode(talk: Talk) -> None:
    lines = talk.say("uci")
    assert lines[0].startswith("id name Corridor")
    assert lines[-1] == "uciok"
    names = {found[1] for line in lines if (found := re.match(r"option name (\S+) type", line))}
    assert {"Hash", "Threads", "MultiPV", "Level", "Mode", "Layout", "Preset", "Ponder"} <= names
    assert {name for mode in MODES for name in switches_of(mode)} <= names
    assert len(list(option_lines())) == len(names)


def test_every_switch_can_be_set_to_each_of_its_values(talk: Talk) -> None:
    for mode in MODES:
        assert not errors(talk.say(f"setoption name Mode value {mode}"))
        for name, allowed in switches_of(mode).items():
            values = allowed[0].split("..") if ".." in allowed[0] else allowed
            for value in values:
                assert not errors(talk.say(f"setoption name {name} value {value}"))


def test_a_switch_changes_the_game_from_the_start(talk: Talk) -> None:
    lines = talk.say("setoption name fences_each value 3", "position startpos", "d")
    assert lines == ["info string classic-2 fences_each=3 / / / e1 e9 / 3 3 / 1"]


def test_a_switch_of_another_mode_is_refused(talk: Talk) -> None:
    assert errors(talk.say("setoption name lives value 2"))
    assert not errors(talk.say("setoption name Mode value pacman", "setoption name lives value 2"))


@pytest.mark.parametrize("mode", MODES)
def test_a_move_is_found_in_every_mode(talk: Talk, mode: str) -> None:
    talk.say(f"setoption name Mode value {mode}", "ucinewgame", "position startpos", "go depth 2")
    move = talk.until("bestmove").split()[1]
    assert move in Game(mode).legal_moves.texts()
    assert any(line.startswith("info depth 2 ") for line in talk.said)


def test_a_move_comes_with_the_answer_expected_to_it(talk: Talk) -> None:
    talk.say("position startpos moves e2 e8", "go nodes 100")
    words = talk.until("bestmove").split()
    assert words[::2] == ["bestmove", "ponder"]
    game = Game()
    for text in ("e2", "e8", words[1], words[3]):
        game.push_text(text)


def test_several_lines_are_shown_when_asked_for(talk: Talk) -> None:
    talk.say("setoption name MultiPV value 3", "position startpos", "go depth 1")
    talk.until("bestmove")
    infos = [line for line in talk.said if line.startswith("info depth 1 ")]
    assert [re.search(r"multipv (\d)", line)[1] for line in infos] == ["1", "2", "3"]  # type: ignore[index]
    assert re.fullmatch(
        r"info depth \d+ nodes \d+ time \d+( nps \d+)? multipv 1 score cp -?\d+"
        r" wp [\d.]+ [\d.]+ dist 8 8 pv e2 \S+",
        infos[0],
    )


def test_a_position_is_read_from_its_text(talk: Talk) -> None:
    text = "classic-2 / d2 / / e2 e8 / 9 10 / 2"
    lines = talk.say(f"position pos {text} moves e7", "d")
    assert lines == ["info string classic-2 / d2 / / e2 e7 / 9 10 / 1 / ply=1"]


def test_a_position_that_is_refused_leaves_the_last_one(talk: Talk) -> None:
    talk.say("position startpos moves e2")
    lines = talk.say("position startpos moves e2 e8 e9", "d")
    assert len(errors(lines)) == 1
    assert "too_far" in lines[0]
    assert lines[1].startswith("info string classic-2 / / / e2 e9")


def test_infinite_thinking_ends_with_stop_and_not_before(talk: Talk) -> None:
    talk.say("position startpos", "go infinite")
    talk.until("info depth 3 ")
    assert not any(line.startswith("bestmove") for line in talk.said)
    talk.session.handle("stop")
    talk.until("bestmove")


def test_a_search_that_is_done_early_waits_for_stop_when_it_was_asked_to_be_infinite(
    talk: Talk,
) -> None:
    talk.say("position startpos", "go infinite depth 1")
    assert talk.thinker.ended.wait(PATIENCE)
    assert not any(line.startswith("bestmove") for line in talk.said)
    talk.session.handle("stop")
    talk.until("bestmove")


def test_pondering_counts_time_only_from_the_hit_on(talk: Talk) -> None:
    talk.say("position startpos moves e2 e8", "go ponder movetime 60")
    talk.until("info depth 60 ")  # two milliseconds each: the time is up, if it counted
    assert not any(line.startswith("bestmove") for line in talk.said)
    began = time.monotonic()
    talk.session.handle("ponderhit")
    talk.until("bestmove")
    assert time.monotonic() - began > 0.04


def test_pondering_in_vain_ends_with_stop(talk: Talk) -> None:
    talk.say("position startpos moves e2 e8", "go ponder wtime 1000 btime 1000")
    talk.session.handle("stop")
    talk.until("bestmove")
    assert errors(talk.say("ponderhit"))


@pytest.mark.parametrize(
    ("mode", "clocks"),
    [
        ("classic-2", "wtime 500 btime 90000 winc 0 binc 0"),
        ("classic-2", "clock 500 90000 inc 0 0"),
        ("classic-4", "clock 500 90000 90000 90000 inc 0 0 0 0"),
        ("pacman", "wtime 500 btime 90000"),
    ],
)
def test_a_clock_is_shared_out(talk: Talk, mode: str, clocks: str) -> None:
    talk.say(f"setoption name Mode value {mode}", "position startpos")
    talk.session.handle(f"go {clocks}")
    talk.until("bestmove")
    ((limit, enough),) = talk.thinker.asked
    assert limit.seconds is not None
    assert enough is not None
    assert 0 < enough <= limit.seconds < 0.4


def test_a_level_plays_the_same_move_again(talk: Talk) -> None:
    talk.say("setoption name Level value 1", "position startpos moves e2 e8")
    moves = set()
    for _ in range(4):
        talk.said.clear()
        talk.session.handle("go")
        moves.add(talk.until("bestmove"))
    assert len(moves) == 1


def test_while_it_thinks_nothing_else_may_change(talk: Talk) -> None:
    talk.say("go infinite")
    lines = talk.say("position startpos", "setoption name Hash value 2", "go", "ucinewgame")
    assert len(errors(lines)) == 4
    assert "readyok" in talk.say("isready")
    talk.session.handle("stop")
    talk.until("bestmove")


def test_a_finished_game_has_no_best_move(talk: Talk) -> None:
    lines = talk.say("position pos classic-2 / / / d8 a2 / 10 10 / 1 moves d9", "go")
    assert lines == ["bestmove (none)"]


@pytest.mark.parametrize(
    "line",
    [
        "hello",
        "go movetime",
        "go movetime -5",
        "go nodes many",
        "go sideways",
        "go clock 1",
        "setoption",
        "setoption name Hash",
        "setoption name Hash value 0",
        "setoption name Hash value x",
        "setoption name Nothing value 1",
        "setoption name Mode value chess",
        "setoption name Layout value nowhere",
        "position",
        "position somewhere",
        "position pos",
        "position pos / / /",
        "position startpos moves e9",
        "position startpos moves zz",
        "ponderhit",
        "\x00\x01",
    ],
)
def test_nonsense_is_told_in_one_line(talk: Talk, line: str) -> None:
    lines = talk.say(line)
    assert len(lines) == 1, lines
    assert errors(lines) == lines
    assert "\n" not in lines[0]


def test_ten_thousand_lines_of_garbage_change_nothing(talk: Talk) -> None:
    for line in garbage(10_000):
        before = len(talk.said)
        assert talk.session.handle(line)
        assert len(talk.said) - before <= 1 or line.split()[0] == "uci"
    talk.say("stop", "setoption name Mode value classic-2", "setoption name Level value 0")
    talk.say("position startpos", "go depth 1")
    assert talk.until("bestmove").startswith("bestmove e2")


def test_a_failing_engine_still_answers(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("out of luck")

    monkeypatch.setattr(FakeThinker, "analyse", fail)
    talk.say("position startpos", "go depth 1")
    talk.until("bestmove")
    assert len(errors(talk.said)) == 1


def converse(text: bytes, run: Callable[[io.BytesIO, io.BytesIO], None]) -> list[str]:
    sink = io.BytesIO()
    run(io.BytesIO(text), sink)
    return sink.getvalue().decode().splitlines()


def test_a_conversation_ends_with_quit_and_at_the_end_of_the_lines() -> None:
    def run(source: io.BytesIO, sink: io.BytesIO) -> None:
        run_uci(lambda _: FakeThinker(), source, sink)

    assert converse(b"isready\nquit\nisready\n", run) == ["readyok"]
    lines = converse(b"\xff\xfe\r\n\n" + b"y" * (3 << 20) + b"\nisready\ngo infinite", run)
    assert len(errors(lines[:2])) == 2
    assert lines[2] == "readyok"
    assert lines[-1].startswith("bestmove")


class SecondThoughts(FakeThinker):
    """Returns another line than its last report, as a search that ends inside a depth may."""

    def analyse(self, game: Game, limit: Limit, **asked: Any) -> Analysis:  # noqa: ANN401
        found = super().analyse(game, limit, **asked)
        return replace(found, lines=found.lines[::-1])


@pytest.mark.parametrize("lines", [1, 3])
def test_the_last_line_about_the_best_way_is_about_the_move_that_is_played(lines: int) -> None:
    for thinker in (FakeThinker, SecondThoughts):
        talk = Talk(thinker)
        talk.say(f"setoption name MultiPV value {lines}", "go depth 2")
        played = talk.until("bestmove").split()[1]
        best = [line for line in talk.said if " multipv 1 " in line]
        assert best[-1].partition(" pv ")[2].split()[0] == played
        # What was told is not told again.
        assert len(best) == (3 if thinker is SecondThoughts and lines > 1 else 2)

"""Commands for programs and measurements: engine, analyse, arena, levels, bench."""

import json
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from corridor.cli import main
from corridor.engine import bench
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.rules.record_reader import read_record, read_records
from tests.engine.garbage import garbage

PATIENCE = 60.0
# A background test run starts with SIGINT ignored, and children inherit that: reset it.
SETUP = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
"""
PROGRAM = """
from corridor.cli import main
main()
"""
COMMAND = [sys.executable, "-c", SETUP + PROGRAM]


def corridor(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def talk(text: str, *words: str) -> list[str]:
    """Send lines to a command; returns the lines of its output."""
    done = subprocess.run(
        [*COMMAND, *words], input=text.encode(), capture_output=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    return done.stdout.decode().splitlines()


@contextmanager
def running(*words: str, before: str = "") -> Iterator["subprocess.Popen[str]"]:
    """A command in a process of its own, with a program that runs before it."""
    program = subprocess.Popen(
        [sys.executable, "-c", SETUP + before + PROGRAM, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    watchdog = threading.Timer(PATIENCE, program.kill)
    watchdog.start()
    try:
        yield program
    finally:
        watchdog.cancel()
        program.kill()
        program.communicate()


def say(program: "subprocess.Popen[str]", *lines: str) -> None:
    assert program.stdin is not None
    program.stdin.write("".join(f"{line}\n" for line in lines))
    program.stdin.flush()


def hear(program: "subprocess.Popen[str]", start: str) -> str:
    assert program.stdout is not None
    for line in program.stdout:
        if line.startswith(start):
            return line.strip()
    pytest.fail(f"no {start}")


def test_the_engine_speaks_the_uci_like_protocol() -> None:
    with running("engine") as engine:
        say(engine, "uci")
        hear(engine, "uciok")
        say(engine, "isready")
        hear(engine, "readyok")
        for mode in MODES:
            say(engine, f"setoption name Mode value {mode}", "ucinewgame", "position startpos")
            say(engine, "go nodes 500")
            assert hear(engine, "bestmove").split()[1] in Game(mode).legal_moves.texts()
        say(engine, "go infinite")
        hear(engine, "info depth 2 ")
        say(engine, "stop")
        hear(engine, "bestmove")
        say(engine, "quit")
        assert engine.wait(PATIENCE) == 0


def test_the_engine_survives_garbage_and_still_answers() -> None:
    lines = "\n".join(garbage(10_000, seed=11))
    end = "stop\nsetoption name Mode value classic-2\nsetoption name Level value 0\n"
    end += "position startpos moves e2\nd\nquit\n"
    said = talk(f"{lines}\n{end}", "engine")
    assert said[-1] == "info string classic-2 / / / e2 e9 / 10 10 / 2 / ply=1"


@pytest.mark.parametrize("order", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("words", [("engine",), ("engine", "--qtp"), ("analyse",)])
def test_an_order_to_end_is_followed_at_once(words: tuple[str, ...], order: signal.Signals) -> None:
    with running(*words) as program:
        if words == ("analyse",):
            say(program, '{"id": "v", "action": "query_version"}')
            hear(program, "{")
            say(program, '{"id": "a", "limit": {"seconds": 60}}')
        elif words == ("engine",):
            say(program, "go infinite")
            hear(program, "info")
        else:
            say(program, "name")
            hear(program, "=")
        program.send_signal(order)
        assert program.wait(PATIENCE) == 0


def test_the_engine_speaks_qtp() -> None:
    said = talk(
        "name\ngenmove black\ngenmove white\nhop\nquit\n", "engine", "--qtp", "--level", "2"
    )
    assert said[0] == "= Corridor"
    assert said[2].startswith("= ")
    assert said[6].startswith("? ")
    said = talk("genmove black\n" * 2, "engine", "--qtp", "--limit", "depth=2")
    assert said[0] == "= e8"


def test_the_engine_survives_garbage_in_qtp_and_still_answers() -> None:
    lines = "\n".join(garbage(10_000, seed=12))
    said = talk(f"{lines}\nwalls 10\nlimit depth=1\ngenmove black\n", "engine", "--qtp")
    assert said[-2] == "= e8"


def test_questions_are_answered() -> None:
    questions = [
        {"id": mode, "mode": mode, "limit": {"nodes": 300}, "multipv": 2} for mode in MODES
    ]
    text = "".join(json.dumps(question) + "\n" for question in questions)
    told = [json.loads(line) for line in talk(text, "analyse", "--workers", "2")]
    assert {answer["id"] for answer in told} == set(MODES)
    for answer in told:
        legal = Game(answer["id"]).legal_moves.texts()
        assert all(info["move"] in legal for info in answer["moveInfos"])


def test_a_match_is_reported_and_kept(tmp_path: Path) -> None:
    done = corridor(
        *("arena", "level:1", "random", "-n", "2", "-p", "1", "--openings", "random:2"),
        *("--out", str(tmp_path / "games"), "--limit", "nodes=100"),
    )
    assert done.exit_code == 0, done.output
    assert "level:1 against random: 2 won" in done.output
    assert "pentanomial" in done.output
    for name in ("00001.qgn", "00002.qgn"):
        record = read_record((tmp_path / "games" / name).read_text())
        assert {dict(record.tags)["Seat1"], dict(record.tags)["Seat2"]} == {"level:1", "random"}


def test_a_match_kept_in_one_file_can_be_checked_and_read(tmp_path: Path) -> None:
    file = tmp_path / "games.qgn"
    words = "arena random random -n 4 -p 1 --out".split()
    assert corridor(*words, str(file)).exit_code == 0
    moves = [len(record.moves) for record in read_records(file.read_text())]
    assert len(moves) == 4
    done = corridor("record", "check", str(file))
    assert done.exit_code == 0, done.output
    assert done.output == f"{file}: 4 good records; moves: {sum(moves):,}.\n"
    refused = corridor("play", "--resume", str(file))
    assert refused.exit_code == 1
    assert "corridor record check" in refused.stderr


def test_a_match_of_three_has_a_table() -> None:
    done = corridor(*"arena greedy random random -n 2 -p 1 --openings none".split())
    assert done.exit_code == 0, done.output
    assert done.output.count(" against ") == 3
    assert "│ greedy" in done.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("-m", "classic-4", "--seating", "single", "-n", "4"), "times the fair one"),
        (("-m", "pacman", "-n", "2"), "Decided pairs won"),
        (("--sprt", "0,400", "-n", "60"), "Elo is accepted"),
    ],
)
def test_what_matters_in_a_mode_is_said(words: tuple[str, ...], sentence: str) -> None:
    done = corridor("arena", "greedy", "random", "-p", "1", *words)
    assert done.exit_code == 0, done.output
    assert sentence in done.output


def test_programs_read_a_match_as_json() -> None:
    done = corridor(*"arena greedy random -m pacman -n 2 -p 1 --json".split())
    told = json.loads(done.output)
    assert told["games"] == told["planned"] == 2
    assert told["duels"][0]["sides"].keys() == {"pacman", "ghosts"}
    assert told["duels"][0]["kind"] == "trinomial"


@pytest.mark.parametrize(
    "words",
    [
        "arena greedy",
        "arena greedy stranger",
        "arena greedy level:9",
        "arena level:nodes=0 greedy -n 2",
        "arena greedy level:nodes=9,lines=0 -n 2",
        "arena greedy random --limit fast",
        "arena greedy random --limit movetime=0",
        "arena greedy random --openings book",
        "arena greedy random --sprt 5",
        "arena greedy random --sprt 5,0",
        "arena greedy random random --sprt 0,5",
        "arena greedy random --mode chess",
        "arena greedy engine:size=5",
        "arena greedy qtp[x=1]:program",
        "engine --qtp --limit clock=5",
        "analyse --limit x",
        "levels -m chess",
        "levels --from 5 --to 3",
        "arena greedy uci:/no/such/program",
        "arena qtp:/no/such/program greedy",
    ],
)
def test_a_wrong_command_line_is_told_in_one_line(words: str) -> None:
    done = corridor(*words.split())
    assert done.exit_code == 2, done.output
    assert done.stderr.startswith("corridor: ")
    assert done.stderr.count("\n") == 1


def test_what_cannot_be_measured_or_started_is_named() -> None:
    order = corridor(*"levels --from 5 --to 3".split()).stderr
    assert "Level 5 is above level 3" in order
    assert "/no/such/program" in corridor(*"arena greedy uci:/no/such/program".split()).stderr


@pytest.mark.parametrize("name", main.list_commands(None))  # type: ignore[arg-type]
def test_an_interrupted_command_has_the_exit_code_of_an_interrupt(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commands that are meant to be ended by Ctrl-C, such as engine, may catch it themselves."""

    def interrupted() -> None:
        raise KeyboardInterrupt

    command = main.get_command(None, name)  # type: ignore[arg-type]
    words = [name]
    if isinstance(command, click.Group):
        word, command = next(iter(command.commands.items()))
        words.append(word)
    monkeypatch.setattr(command, "params", [])
    monkeypatch.setattr(command, "callback", interrupted)
    done = corridor(*words)
    assert (done.exit_code, done.output) == (130, "")


# Says where a command is that is silent until it ends: what a search may cost, what is counted.
LOUD = """
from corridor.cli.commands import perft
from corridor.engine import bench

def said(work, text):
    def saying(*args):
        print(text(*args), flush=True)
        return work(*args)
    return saying

bench._run = said(bench._run, lambda _thinker, _mode, _text, limit: limit)
perft.perft = said(perft.perft, lambda _position, depth: f"depth {depth}")
"""
QUICK = "bench.DEPTHS = dict.fromkeys(bench.DEPTHS, 1)\n"


@pytest.mark.parametrize(
    ("words", "before", "heard"),
    [
        ("levels -m classic-2 -n 100000 -p 1", "", "classic-2, level 1"),
        ("perft -m classic-4 -d 6", LOUD, "depth 2"),
        ("bench --full", LOUD, "Limit(seconds=None"),
        ("bench --full --seconds 600", LOUD + QUICK, "Limit(seconds=600"),
    ],
    ids=["levels", "perft", "bench", "bench-in-time"],
)
def test_a_long_command_can_be_interrupted(words: str, before: str, heard: str) -> None:
    with running(*words.split(), before=before) as program:
        hear(program, heard)
        program.send_signal(signal.SIGINT)
        assert program.wait() == 130


def test_the_ladder_is_measured_and_written(tmp_path: Path) -> None:
    page = tmp_path / "levels.md"
    done = corridor(*"levels -m classic-2 -n 2 --to 2 -p 1 -o".split(), str(page))
    assert done.exit_code == 0, done.output
    assert "classic-2, level 2: " in done.output
    text = page.read_text()
    assert text.startswith("# Levels\n")
    assert sum(line.startswith("| ") for line in text.splitlines()) == 4


@pytest.fixture
def short_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two positions of each mode, at small depth."""
    some = {mode: texts[:2] for mode, texts in bench.positions().items()}
    monkeypatch.setattr(bench, "positions", lambda: some)
    monkeypatch.setattr(bench, "DEPTHS", dict.fromkeys(bench.DEPTHS, 4))


@pytest.mark.usefixtures("short_bench")
def test_the_bench_gives_one_number() -> None:
    numbers = {json.loads(corridor("bench", "--json").output)["bench"] for _ in range(2)}
    assert len(numbers) == 1


@pytest.mark.usefixtures("short_bench")
def test_the_full_bench_tells_depths_and_how_soon_it_stops() -> None:
    done = corridor("bench", "--full", "--seconds", "0.02")
    assert done.exit_code == 0, done.output
    assert done.output.splitlines()[-1].startswith("Bench: ")
    told = json.loads(corridor("bench", "--full", "--seconds", "0.02", "--json").output)
    assert told["depths"].keys() == told["stopMilliseconds"].keys() == set(MODES)


def test_a_bot_plays_at_the_level_asked_for() -> None:
    done = CliRunner().invoke(
        main, ["play", "--mode", "classic-2", "--people", "0", "--bots", "2", "--level", "1"]
    )
    assert done.exit_code == 0, done.output
    assert "wins" in done.output or "drawn" in done.output
    assert corridor("play", "--level", "9").exit_code == 2


def test_measuring_one_mode_leaves_the_others_on_the_page(tmp_path: Path) -> None:
    page = tmp_path / "levels.md"
    for mode, games in (("pacman", "2"), ("classic-2", "4"), ("classic-2", "2")):
        done = corridor("levels", "-m", mode, "-n", games, *"--to 2 -p 1 -o".split(), str(page))
        assert done.exit_code == 0, done.output
    text = page.read_text(encoding="utf-8")
    assert text.count("## `") == 2
    assert text.index("## `classic-2`") < text.index("## `pacman`")
    assert "--games 4" not in text
    assert "2 games of each level" in text


def test_measuring_some_rungs_leaves_the_others_on_the_page(tmp_path: Path) -> None:
    page = tmp_path / "levels.md"
    for words in ("--to 3 -n 4", "--from 3 --to 3 -n 2"):
        done = corridor("levels", "-m", "classic-2", *words.split(), "-p", "1", "-o", str(page))
        assert done.exit_code == 0, done.output
    text = page.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ")][1:]
    assert [row.split()[1] for row in rows] == ["---", "1", "2", "3"]
    assert [sum(map(int, re.findall(r"[+=-](\d+)", row))) for row in rows[2:]] == [4, 2]
    assert "--from 1 --to 3 --games 4" in text
    assert "--from 3 --to 3 --games 2" in text

"""The reference pages of the text forms: every example is read, every grammar matches it."""

import doctest
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from corridor.rules.errors import Expected
from corridor.rules.game import Game
from corridor.rules.layout_files import parse_layout
from corridor.rules.modes import LAYOUTS, MODES, frame_of, make_mode, switches_of
from corridor.rules.moves import Walk
from corridor.rules.position_reader import parse_position
from corridor.rules.position_text import position_text
from corridor.rules.qgn import qgn_text
from corridor.rules.record import Ending, record_of
from corridor.rules.record_json import json_text
from corridor.rules.record_reader import read_record

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
PAGES = ("layout-file.md", "move-text.md", "position-text.md", "record.md")
FENCED = re.compile(r"^```(?P<label>[^\n]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Example:
    """A fenced block of a page."""

    page: str
    line: int
    label: str
    body: str


def examples() -> Iterator[Example]:
    for page in PAGES:
        text = (REFERENCE / page).read_text(encoding="utf-8")
        for found in FENCED.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield Example(page, line, found["label"], found["body"])


EXAMPLES = list(examples())


# Reading each kind of example


def read_positions(body: str, _: str) -> None:
    for line in body.splitlines():
        assert position_text(*parse_position(line)) == line


def read_moves(body: str, mode: str) -> None:
    game = Game(mode)
    for text in body.split():
        game.push_text(text)
        assert game.position.mode.key == mode


def read_layout(body: str, mode: str) -> None:
    assert Game(mode, layout=parse_layout(body, frame_of(mode))).legal_moves


def read_text(body: str, _: str) -> None:
    assert qgn_text(read_record(body)) == body


def read_loose_text(body: str, _: str) -> None:
    record = read_record(body)
    assert read_record(qgn_text(record)) == record


def read_json(body: str, _: str) -> None:
    assert json_text(read_record(body)) == body


def read_grammar(body: str, _: str) -> None:
    assert rules_of(body)


def skip_python(body: str, _: str) -> None:
    """The Python of a page is one session, run elsewhere."""
    assert ">>> " in body


READERS: dict[str, Callable[[str, str], None]] = {
    "ebnf": read_grammar,
    "json": read_json,
    "moves": read_moves,
    "position": read_positions,
    "python": skip_python,
    "qgn": read_text,
    "qgn-input": read_loose_text,
    "toml": read_layout,
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e.page}:{e.line}")
def test_every_example_is_read(example: Example) -> None:
    kind, _, rest = example.label.partition(" ")
    READERS[kind](example.body, rest)


@pytest.mark.parametrize("page", PAGES)
def test_the_python_of_a_page_runs(page: str) -> None:
    blocks = [example for example in EXAMPLES if (example.page, example.label) == (page, "python")]
    source = "\n".join(example.body for example in blocks)
    session = doctest.DocTestParser().get_doctest(source, {}, page, page, 0)
    assert doctest.DocTestRunner().run(session).failed == 0
    assert len(session.examples) > 1


# Grammars

RULE = re.compile(r"^([a-z-]+)\s*= (.*?) ;$", re.MULTILINE | re.DOTALL)
SYMBOL = re.compile(r'"(?P<text>[^"]*)"|\? (?P<form>.*?) \?(?=\s|$)|(?P<name>[a-z-]+)|(?P<sign>\S)')
SIGNS = {"|": "|", "[": "(?:", "]": ")?", "{": "(?:", "}": ")*", "(": "(?:", ")": ")"}
DEEPEST = 3  # of variations in the examples
NUMBERS = count()  # of the groups in regular expressions


def rules_of(body: str) -> dict[str, str]:
    return dict(RULE.findall(body))


@cache
def grammar() -> dict[str, tuple[str, str]]:
    """Every grammar rule of every page, with its separator."""
    return {
        name: (rule, r"\s*" if example.label == "ebnf words" else "")
        for example in EXAMPLES
        if example.label.startswith("ebnf")
        for name, rule in rules_of(example.body).items()
    }


def form(name: str, depth: int = 0) -> str:
    """A rule as a regular expression; rules that contain themselves do so a few times."""
    rule, gap = grammar()[name]
    parts: list[str] = []
    once: list[str] = []  # the names of the groups that are open
    for found in SYMBOL.finditer(rule):
        if found["name"]:
            inner = depth + (found["name"] == "variation")
            parts.append(form(found["name"], inner) if inner <= DEEPEST else "(?!)")
        elif found["text"] is not None:
            parts.append(re.escape(found["text"]))
        elif found["form"]:
            parts.append(f"(?:{found['form']})")
        elif found["sign"] == ",":
            parts.append(gap)
        elif gap and found["sign"] in "[{":
            # Words are told apart by how they begin, so that there is never a second try: what
            # a look ahead has found is taken as it is. The short way to write that is `(...)*+`,
            # which Python does wrong before 3.11.5.
            once.append(f"once{next(NUMBERS)}")
            parts.append(f"(?=(?P<{once[-1]}>(?:(?:")
        elif gap and found["sign"] in "]}":
            parts.append(f"){gap}{SIGNS[found['sign']]}))(?P={once.pop()})")
        else:
            parts.append(SIGNS[found["sign"]])
    return f"(?:{''.join(parts)})"


@cache
def compiled(name: str) -> re.Pattern[str]:
    return re.compile(form(name))


def is_a(name: str, text: str) -> bool:
    return compiled(name).fullmatch(text) is not None


def test_no_rule_of_a_grammar_is_missing_or_unused() -> None:
    used = {
        found["name"]
        for rule, _ in grammar().values()
        for found in SYMBOL.finditer(rule)
        if found["name"]
    }
    assert used <= set(grammar())
    assert set(grammar()) - used == {"race-move", "chase-move", "position", "record"}


@pytest.mark.parametrize("mode", MODES)
def test_the_grammars_fit_what_is_written(mode: str) -> None:
    for layout in LAYOUTS[mode]:
        game = Game(mode, layout=layout)
        kind = "race-move" if game.rating is None else "chase-move"
        for _ in range(30):
            moves = list(game.legal_moves)
            if not moves:
                break
            assert all(is_a(kind, game.text(move)) for move in moves)
            game.push(next((m for m in moves if isinstance(m, Walk)), moves[len(moves) // 2]))
            assert is_a("position", game.position_text(counters=True))
        assert is_a("record", game.record(tags={"Event": "a"}).strip())


def test_the_grammars_fit_the_examples() -> None:
    fitting = {"position": "position", "qgn": "record", "qgn-input": "record"}
    for example in EXAMPLES:
        rule = fitting.get(example.label)
        texts = example.body.splitlines() if rule == "position" else [example.body.strip()]
        assert rule is None or all(is_a(rule, text) for text in texts), example


def test_the_grammars_do_not_fit_everything() -> None:
    assert not is_a("race-move", "Me6f6")
    assert not is_a("chase-move", "e2")
    assert not is_a("position", "classic-2")
    assert not is_a("record", "1. e2 (1. d1 *")


# Lists of the pages


def table_of(page: str) -> str:
    text = (REFERENCE / page).read_text(encoding="utf-8")
    return "\n".join(line for line in text.splitlines() if line.startswith("|"))


def test_every_way_to_end_is_listed() -> None:
    won = record_of(Game("classic-2")).termination
    assert won in Ending
    listed = re.findall(r"`(\w+)`", table_of("record.md"))
    assert set(Ending) <= set(listed)


def test_every_code_in_the_reference_exists() -> None:
    rows = table_of("layout-file.md").partition("| code | condition |")[2]
    codes = re.findall(r"`(\w+)`", "\n".join(row.split("|")[1] for row in rows.splitlines() if row))
    assert set(codes) <= set(Expected)


def test_every_piece_and_every_number_of_the_set_up_is_listed() -> None:
    page = (REFERENCE / "layout-file.md").read_text(encoding="utf-8")
    head = (REFERENCE / "position-text.md").read_text(encoding="utf-8")
    for mode in MODES:
        frame = frame_of(mode)
        assert all(f"`{figure.name}`" in page for figure in frame.figures)
        numbers = set(switches_of(mode)) - {
            name for name in switches_of(mode) if hasattr(make_mode(mode).rules, name)
        }
        assert all(f"`{name}`" in head for name in numbers)

"""The example of the arena guide runs; the page of protocols names every option and command."""

import re
from pathlib import Path
from random import Random

from corridor.engine import GreedyPlayer, Limit
from corridor.engine.qtp import QtpSession
from corridor.engine.uci import UciSession
from corridor.engine.uci_options import option_lines
from tests.engine.fakes import FakeThinker

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOLS = (DOCS / "reference" / "protocols.md").read_text(encoding="utf-8")
GUIDE = (DOCS / "guides" / "arena.md").read_text(encoding="utf-8")


def test_the_example_in_python_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    exec(compile(example, "arena.md", "exec"), {})


def test_every_word_of_the_uci_like_protocol_is_described() -> None:
    session = UciSession(lambda _: FakeThinker(), lambda *_: None)
    for word in session._words:
        assert f"| `{word}" in PROTOCOLS, word


def test_every_option_of_the_engine_is_described() -> None:
    for line in option_lines():
        name = line.split()[2]
        if name[0].isupper():
            assert f"`{name}`" in PROTOCOLS, name


def test_every_command_of_qtp_is_described() -> None:
    session = QtpSession(GreedyPlayer(), lambda *_: None, limit=Limit(), rng=Random(1))
    for word in session._words:
        assert f"`{word}" in PROTOCOLS, word

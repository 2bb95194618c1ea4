"""`corridor.match` needs the law and the wire messages, and nothing of the server."""

import subprocess
import sys

from corridor.match.decide import Situation, decide
from corridor.match.fold import apply, fold, new_match
from corridor.match.table import table_of
from corridor.match.tags import Tags
from corridor.wire import commands as cmd
from corridor.wire.commands import TableCommand
from corridor.wire.events import Stored
from corridor.wire.setup import Setup

# Run by a fresh interpreter. Prints the third-party packages, our packages, and the modules for
# network and storage that were loaded.
LOADED = """
import pkgutil, sys
sys.modules["typing_extensions"] = None  # used by msgspec where it is installed; not needed
before = set(sys.modules)
import corridor.match
for module in pkgutil.walk_packages(corridor.match.__path__, "corridor.match."):
    __import__(module.name)
loaded = set(sys.modules) - before
print(*sorted({name.partition(".")[0] for name in loaded} - sys.stdlib_module_names))
print(*sorted({".".join(name.split(".")[:2]) for name in loaded if name.startswith("corridor.")}))
print(*sorted(loaded & {"asyncio", "socket", "sqlite3", "ssl"}))
"""


def test_nothing_of_the_server_is_imported() -> None:
    told = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    ).stdout
    outside, own, network = told.splitlines()
    assert set(outside.split()) == {"corridor", "msgspec"}
    assert set(own.split()) <= {f"corridor.{name}" for name in ("rules", "wire", "match", "i18n")}
    assert "corridor.match" in own.split()
    assert network == ""


def test_a_little_game_is_a_fold_of_its_events() -> None:
    """Commands become events, and the events alone give the same match again."""
    tags = Tags("abcd1234", Setup(lots="seats"), owner="ann")
    match, log = new_match(tags), list[Stored]()
    said: list[tuple[str, TableCommand]] = [
        ("ann", cmd.Take(match=tags.id, seq=0, seat=0, name="Ann")),
        ("bob", cmd.Take(match=tags.id, seq=1, seat=1, name="Bob")),
        ("ann", cmd.Start(match=tags.id, seq=2)),
        ("ann", cmd.Move(match=tags.id, seq=3, move="e2")),
        ("bob", cmd.Move(match=tags.id, seq=4, move="e8")),
        ("bob", cmd.Resign(match=tags.id, seq=5, seat=1)),
    ]
    for number, (who, command) in enumerate(said, 1):
        for event in decide(match, command, Situation(who, now=1000 * number, invited=True)).events:
            log.append(Stored(match.seq + 1, 1000 * number, event))
            apply(match, log[-1])
    again = fold(tags, log)
    assert table_of(again) == table_of(match)
    assert (again.phase, again.game.position) == ("over", match.game.position)
    assert again.result is not None
    assert (again.result.winners, again.result.reason) == ((0,), "resign")

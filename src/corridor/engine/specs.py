"""Players by name, as people write them on a command line.

``random``, ``greedy``, ``level:5``, ``level:nodes=400,lines=4,slack=50``, ``engine``,
``engine:movetime=500,threads=2``, ``engine:movetime=500,ponder=1``, ``uci:COMMAND``,
``uci[Hash=16,limit=nodes=500]:COMMAND``, ``qtp:COMMAND``.
A text can be sent to another process or machine, where the player is made.
"""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import fields
from random import Random
from typing import Any

from corridor.engine.complaint import Complaint, quoted
from corridor.engine.drivers import QtpPlayer, UciPlayer
from corridor.engine.greedy import GreedyPlayer
from corridor.engine.levels import LEVEL_HASH, LEVELS, Level, LevelPlayer
from corridor.engine.limits import limit_of, whole
from corridor.engine.player import Limit, Player
from corridor.engine.random_player import RandomPlayer
from corridor.engine.thinking import Thinker
from corridor.engine.uci_options import MOST_HASH, MOST_LINES, MOST_THREADS
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece

FORMS = (
    "random",
    "greedy",
    "level:N",
    "engine",
    "engine:movetime=MS",
    "uci:COMMAND",
    "qtp:COMMAND",
)
_FOREIGN = re.compile(r"(uci|qtp)(?:\[([^\]]*)\])?:(.+)", re.DOTALL)
_NO_LIMIT = Limit()
_NO_OTHERS: Mapping[str, Callable[[], Player]] = {}
_MOST = 10**9
# Settings of a level to try out: the least and the most of each.
_LEVEL_BOUNDS = {
    "nodes": (1, _MOST),
    "depth": (1, 1000),
    "lines": (1, MOST_LINES),
    "slack": (0, _MOST),
    "paranoid": (0, 1),
    "fences": (-_MOST, _MOST),
    "saves": (0, _MOST),
    "careless": (0, 1),
    "instinct": (0, 100),
}
USUAL_HASH = 16  # MB; players in matches are many


def make_thinker(*, hash_mb: int = USUAL_HASH, threads: int = 1) -> Thinker:
    """The engine."""
    from corridor.engine.search import Engine  # loaded when it is needed

    return Engine(hash_mb=hash_mb, threads=threads)


def make_player(spec: str, others: Mapping[str, Callable[[], Player]] = _NO_OTHERS) -> Player:
    """The player that a text describes; ``others`` are players from outside the engine.

    >>> make_player("greedy").name
    'greedy'
    """
    if spec in others:
        return others[spec]()
    if found := _FOREIGN.fullmatch(spec):
        return _foreign(spec, *found.groups())
    kind, _, rest = spec.partition(":")
    if kind == "engine":
        return _engine(spec, rest)
    if kind == "level":
        return LevelPlayer(_level(spec, rest), make_thinker(hash_mb=LEVEL_HASH), name=spec)
    if spec == "random":
        return RandomPlayer()
    if spec == "greedy":
        return GreedyPlayer()
    raise Complaint("engine-no-such-player", found=quoted(spec), forms=(*FORMS, *others))


def _level(spec: str, rest: str) -> int | Level:
    """A level by its number, or one to be tried out: ``nodes=400,depth=2,lines=4,slack=50``."""
    try:
        if "=" not in rest:
            return whole(rest, LEVELS[-1], LEVELS[0])
        words = [_word(part) for part in rest.split(",")]
        found: dict[str, Any] = {name: _level_number(name, value) for name, value in words}
    except (Complaint, KeyError):
        raise _no_level(spec) from None
    if "nodes" not in found or len(found) < len(words):
        raise _no_level(spec)
    return Level(**found)


def _level_number(name: str, value: str) -> int:
    least, most = _level_bounds()[name]
    return whole(value, most, least)


def _level_bounds() -> dict[str, tuple[int, int]]:
    return {field.name: _LEVEL_BOUNDS[field.name] for field in fields(Level)}


def _no_level(spec: str) -> Complaint:
    parts = [f"{name}={least}..{most}" for name, (least, most) in _level_bounds().items()]
    own = parts[0] + "".join(f"[,{part}]" for part in parts[1:])
    forms = (f"level:{LEVELS[0]}..{LEVELS[-1]}", f"level:{own}")
    return Complaint("engine-no-level-of-this-form", found=quoted(spec), forms=forms)


def _foreign(spec: str, protocol: str, options: str | None, command: str) -> Player:
    words = dict(_word(part) for part in (options or "").split(",") if part.strip())
    limit = limit_of(dict([_word(words.pop("limit"))])) if "limit" in words else None
    if protocol == "qtp" and words:
        raise Complaint("engine-no-such-player", found=quoted(spec), forms=FORMS)
    player = (
        UciPlayer(command, options=words, name=spec)
        if protocol == "uci"
        else QtpPlayer(command, name=spec)
    )
    return player if limit is None else Limited(player, limit)


def _engine(spec: str, rest: str) -> Player:
    from corridor.engine.pondering import PonderingPlayer
    from corridor.engine.search import Engine, EnginePlayer

    words = dict(_word(part) for part in rest.split(",") if part.strip())
    hash_mb = whole(words.pop("hash", str(USUAL_HASH)), MOST_HASH)
    threads = whole(words.pop("threads", "1"), MOST_THREADS)
    ponders = whole(words.pop("ponder", "0"), 1, 0)
    make = PonderingPlayer if ponders else EnginePlayer
    player: Player = make(Engine(hash_mb=hash_mb, threads=threads), name=spec)
    return Limited(player, limit_of(words)) if words else player


def _word(part: str) -> tuple[str, str]:
    name, equals, value = part.strip().partition("=")
    if not equals or not name:
        raise Complaint("engine-no-such-player", found=quoted(part), forms=FORMS)
    return name.strip(), value.strip()


class Limited:
    """A player whose own limit replaces that of the match."""

    def __init__(self, player: Player, limit: Limit) -> None:
        self._player = player
        self.limit = limit

    @property
    def name(self) -> str:
        """What the player is called."""
        return self._player.name

    def choose(
        self,
        game: Game,
        limit: Limit = _NO_LIMIT,  # noqa: ARG002  it has its own
        *,
        rng: Random,
        pieces: Collection[Piece] | None = None,
    ) -> Move:
        """The player's move within its own limit."""
        return self._player.choose(game, self.limit, rng=rng, pieces=pieces)

    def start(self) -> None:
        """Start the player."""
        start(self._player)

    def close(self) -> None:
        """End the player."""
        close(self._player)


def start(player: Player) -> None:
    """Start a player that can be started, such as a program."""
    if (begin := getattr(player, "start", None)) is not None:
        begin()


def close(player: Player) -> None:
    """Close a player that can be closed, such as a program."""
    if (end := getattr(player, "close", None)) is not None:
        end()

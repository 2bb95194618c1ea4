"""Questions to the analysis front end, parsed from JSON."""

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from corridor.engine.complaint import Complaint, no_such, quoted
from corridor.engine.player import Limit
from corridor.engine.uci_options import MOST_LINES
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.rules.modes import MODES, Switch

_KEYS = {
    *("id", "mode", "layout", "preset", "switches", "position", "moves", "analyzeTurns"),
    *("limit", "multipv", "priority", "priorities", "reportDuringSearchEvery"),
}
_ACTIONS = ("terminate", "terminate_all", "query_version", "clear_cache")
_ACTION_KEYS = {"id", "action", "terminateId", "turnNumbers"}
_MOST_MOVES = 20_000
_MOST_NUMBER = 10**15


class BadField(Complaint):
    """An invalid question, and the field that is wrong."""

    def __init__(self, name: str, key: str, /, **args: str | tuple[str, ...]) -> None:
        super().__init__(key, **args)
        self.field = name


@dataclass(frozen=True, slots=True)
class Question:
    """A game, and the turns of it to analyse."""

    id: str
    game: Game  # at its end
    turns: tuple[int, ...]
    limit: Limit | None
    multipv: int
    priorities: tuple[int, ...]  # one for each of the turns
    every: float | None  # seconds between reports before the end


@dataclass(frozen=True, slots=True)
class Action:
    """A command such as ``terminate``, not a question."""

    id: str
    action: str
    told: Mapping[str, Any]  # as it came, to be sent back
    target: str | None = None
    turns: tuple[int, ...] | None = None


Asked: TypeAlias = Question | Action


def parse_line(line: str) -> Mapping[str, Any]:
    """A line as a JSON object."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise Complaint("engine-not-json", found=quoted(line)) from None
    if not isinstance(found, dict):
        raise Complaint("engine-not-json", found=quoted(line))
    return found


def parse_asked(told: Mapping[str, Any]) -> Asked:
    """Read a question or an action."""
    name = told.get("id")
    if not isinstance(name, str):
        raise BadField("id", "engine-json-text")
    if "action" in told:
        return _action(name, told)
    for key in told:
        if key not in _KEYS:
            raise BadField(quoted(key), "engine-json-unknown")
    game = _game(told)
    turns = _turns(told, len(game.history))
    return Question(
        id=name,
        game=game,
        turns=turns,
        limit=_limit(told),
        multipv=_whole(told.get("multipv", 1), "multipv", 1, MOST_LINES),
        priorities=_priorities(told, len(turns)),
        every=_seconds(told["reportDuringSearchEvery"], "reportDuringSearchEvery")
        if "reportDuringSearchEvery" in told
        else None,
    )


def _action(name: str, told: Mapping[str, Any]) -> Action:
    for key in told:
        if key not in _ACTION_KEYS:
            raise BadField(quoted(key), "engine-json-unknown")
    if told["action"] not in _ACTIONS:
        raise BadField("action", "engine-json-one-of", allowed=tuple(_ACTIONS))
    target = told.get("terminateId")
    if told["action"] == "terminate" and not isinstance(target, str):
        raise BadField("terminateId", "engine-json-text")
    turns = told.get("turnNumbers")
    if turns is not None:
        turns = tuple(
            _whole(turn, "turnNumbers", 0, _MOST_MOVES) for turn in _list(turns, "turnNumbers")
        )
    return Action(name, told["action"], told, target, turns)


def _game(told: Mapping[str, Any]) -> Game:
    game = _start(told)
    moves = told.get("moves", [])
    texts = moves.split() if isinstance(moves, str) else _list(moves, "moves")
    if len(texts) > _MOST_MOVES:
        raise BadField("moves", "engine-json-list")
    for text in texts:
        try:
            game.push_text(_text(text, "moves"))
        except (InvalidText, IllegalMove) as error:
            code = str(error.refusal if isinstance(error, IllegalMove) else error.expected)
            number = str(len(game.history) + 1)
            raise BadField(
                "moves", "engine-json-move", number=number, move=quoted(text), code=code
            ) from None
    return game


def _start(told: Mapping[str, Any]) -> Game:
    position = told.get("position")
    if position is not None:
        for key in ("mode", "layout", "preset", "switches"):
            if key in told:
                raise BadField(key, "engine-json-position-is-all")
        try:
            return Game.from_position(_text(position, "position"))
        except InvalidText as error:
            raise BadField(
                "position", "engine-unreadable", code=str(error.expected), found=quoted(error.text)
            ) from None
    names = {key: _text(told[key], key) for key in ("layout", "preset") if key in told}
    try:
        mode = _text(told.get("mode", MODES[0]), "mode")
        return Game(mode, layout=names.get("layout"), preset=names.get("preset"), **_switches(told))
    except InvalidSwitch as error:
        key, args = no_such(error)
        field = error.kind if error.kind in ("mode", "layout", "preset") else "switches"
        raise BadField(field, key, **args) from None


def _switches(told: Mapping[str, Any]) -> dict[str, Switch]:
    switches = told.get("switches", {})
    if not isinstance(switches, dict):
        raise BadField("switches", "engine-json-table")
    for name, value in switches.items():
        if not isinstance(value, str | int) or name in ("mode", "layout", "preset"):
            raise BadField("switches", "engine-json-table")
    return switches


def _turns(told: Mapping[str, Any], last: int) -> tuple[int, ...]:
    if "analyzeTurns" not in told:
        return (last,)
    found = _list(told["analyzeTurns"], "analyzeTurns")
    if not found:
        raise BadField("analyzeTurns", "engine-json-list")
    return tuple(dict.fromkeys(_whole(turn, "analyzeTurns", 0, last) for turn in found))


def _priorities(told: Mapping[str, Any], turns: int) -> tuple[int, ...]:
    each = _whole(told.get("priority", 0), "priority", -_MOST_NUMBER, _MOST_NUMBER)
    if "priorities" not in told:
        return (each,) * turns
    found = _list(told["priorities"], "priorities")
    if len(found) != turns:
        raise BadField("priorities", "engine-json-list")
    return tuple(_whole(one, "priorities", -_MOST_NUMBER, _MOST_NUMBER) for one in found)


def _limit(told: Mapping[str, Any]) -> Limit | None:
    limit = told.get("limit")
    if limit is None:
        return None
    if not isinstance(limit, dict) or not limit or limit.keys() - {"seconds", "nodes", "depth"}:
        raise BadField("limit", "engine-json-limit")
    return Limit(
        seconds=_seconds(limit["seconds"], "limit") if "seconds" in limit else None,
        nodes=_whole(limit["nodes"], "limit", 1, _MOST_NUMBER) if "nodes" in limit else None,
        depth=_whole(limit["depth"], "limit", 1, _MOST_MOVES) if "depth" in limit else None,
    )


# Types of fields


def _text(value: object, field: str) -> str:
    if isinstance(value, str):
        return value
    raise BadField(field, "engine-json-text")


def _list(value: object, field: str) -> list[Any]:
    if isinstance(value, list):
        return value
    raise BadField(field, "engine-json-list")


def _whole(value: object, field: str, least: int, most: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise BadField(field, "engine-json-number", least=str(least), most=str(most))


def _seconds(value: object, field: str) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 < value < math.inf:
        return float(min(value, _MOST_NUMBER))
    raise BadField(field, "engine-json-number", least="0", most=str(_MOST_NUMBER))

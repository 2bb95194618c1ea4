"""The route /api/modes: everything a table can be set up with, read from the law's modes."""

from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from msgspec import json

from corridor.engine.habits import habits
from corridor.engine.levels import LEVELS
from corridor.engine.shares import share_of_pacman
from corridor.match.seats import seat_numbers, team, usual_shares
from corridor.rules import modes
from corridor.rules.game import Game
from corridor.rules.inline_layout import layout_text
from corridor.rules.layout import Layout
from corridor.rules.modes import Mode, Switch, make_mode
from corridor.rules.moves import Side
from corridor.rules.record import Character
from corridor.server.http.static import Static, answer
from corridor.server.perfect import balances_of, presets_with_tables
from corridor.wire.codes import Phrase
from corridor.wire.playable import (
    Habits,
    LayoutOffered,
    LevelOffered,
    ModeOffered,
    PieceOffered,
    Playable,
    SwitchOffered,
)
from corridor.wire.setup import Days, Fischer, NoClock, PerMove, Time
from corridor.wire.view import view_of

TIMES: tuple[Time, ...] = (
    NoClock(),
    PerMove(30),
    PerMove(60),
    Fischer(180, 2),
    Fischer(300, 5),
    Fischer(600, 10),
    Fischer(1800, 20),
    Days(1),
    Days(3),
    Days(7),
)


@cache
def playable() -> Playable:
    """Modes, times, levels, phrases and characters."""
    return Playable(
        modes=tuple(_mode(key) for key in modes.MODES),
        times=TIMES,
        levels=tuple(LEVELS),
        phrases=tuple(Phrase),
        characters=tuple(Character),
    )


def _mode(key: str) -> ModeOffered:
    mode = make_mode(key)
    layout = mode.layout
    numbers = seat_numbers(layout)
    return ModeOffered(
        key=key,
        sides=tuple(_side(layout, side) for side in range(len(layout.stock))),
        pieces=tuple(PieceOffered(one.name, one.letter, one.side) for one in layout.figures),
        team=team(layout),
        seats=(numbers[0], numbers[-1]),
        shares={str(seats): usual_shares(layout, seats) for seats in numbers},
        presets={name: dict(told) for name, told in modes.PRESETS.get(key, {}).items()},
        switches=_switches(mode),
        layouts=tuple(_layout(key, name) for name in modes.LAYOUTS[key]),
        levels=tuple(_level(key, level) for level in LEVELS),
    )


def _level(key: str, level: int) -> LevelOffered:
    sides = range(len(make_mode(key).layout.stock))
    known = (habits(key, level, side) for side in sides)
    told = (Habits(one.sight.value, one.style.value, one.misses.value) for one in known)
    return LevelOffered(level, tuple(told), share_of_pacman(key, level))


def _side(layout: Layout, side: Side) -> str:
    """The name of a side: that of its only piece, or "ghosts"."""
    members = [figure.name for figure in layout.figures if figure.side == side]
    return members[0] if len(members) == 1 else "ghosts"


def _switches(mode: Mode) -> tuple[SwitchOffered, ...]:
    usual = modes.switch_values(mode)
    return tuple(
        _switch(name, values, usual[name]) for name, values in modes.switches_of(mode.key).items()
    )


def _switch(name: str, values: tuple[str, ...], usual: Switch) -> SwitchOffered:
    if isinstance(usual, bool):
        return SwitchOffered(name, "bool", (True, False), usual)
    low, dots, high = values[0].partition("..")
    if dots:
        return SwitchOffered(name, "int", (int(low), int(high)), usual)
    return SwitchOffered(name, "choice", values, usual)


def _layout(key: str, name: str) -> LayoutOffered:
    mode = make_mode(key, layout=name)
    view, perfect = view_of(Game(mode)), presets_with_tables(key, name)
    return LayoutOffered(name, layout_text(mode.layout), view, perfect, balances_of(key, name))


@cache
def _encoded() -> Static:
    return Static(json.encode(playable()), "application/json")


@get("/api/modes", sync_to_thread=False, responses={})
def offered(request: Request[Any, Any, State]) -> Response[Playable]:
    """Everything to choose from: modes with layouts, switches and presets; times and levels."""
    return answer(request, _encoded())  # type: ignore[return-value]  # encoded once


HANDLERS = [offered]

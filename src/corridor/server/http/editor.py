"""Routes of the editors: what can be edited, and what the law says of a draft."""

from functools import cache
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Body

from corridor.rules import drafts, modes
from corridor.rules.board import ALL_FENCES, Board
from corridor.rules.errors import InvalidText
from corridor.rules.fences import misfit
from corridor.rules.game import Game
from corridor.rules.inline_layout import layout_text
from corridor.server.aside import aside
from corridor.server.http.context import caller_address, known_player, services_of
from corridor.server.http.origin import player_of
from corridor.server.perfect import is_possible
from corridor.wire.editor import (
    Editable,
    Editables,
    FairnessState,
    Fault,
    Judged,
    LayoutDrawn,
    PositionDrawn,
)
from corridor.wire.setup import Setup
from corridor.wire.view import RefusedSlot, refused_slot, square_names, view_of


@cache
def editables() -> Editables:
    """What can be edited, of every mode."""
    return Editables(tuple(_editable(key) for key in modes.MODES))


def _editable(key: str) -> Editable:
    mode, frame = modes.make_mode(key), modes.frame_of(key)
    return Editable(
        key=key,
        fields=mode.rules.fields,
        phases=mode.rules.phases,
        fixed_fences=not frame.stock and not frame.chamber,
        stock=frame.stock,
        pellets=frame.pellets,
        lives=frame.lives,
        chamber=frame.chamber,
        off_board=frame.off_board,
        start=Game(mode).position_text(),
    )


@get("/api/editor", sync_to_thread=False)
def edited() -> Editables:
    """What can be edited, of every mode."""
    return editables()


@post("/api/editor/layout", status_code=200)
async def layout(request: Request[Any, Any, State], data: Annotated[LayoutDrawn, Body()]) -> Judged:
    """Every fault of a layout, with its place."""
    _spend(request)
    return await aside(judged_layout, data.mode, data.text)


@post("/api/editor/position", status_code=200)
async def position(
    request: Request[Any, Any, State], data: Annotated[PositionDrawn, Body()]
) -> Judged:
    """Every fault of a position, with its place."""
    _spend(request)
    return await aside(judged_position, data.text)


def _spend(request: Request[Any, Any, State]) -> None:
    services = services_of(request)
    services.limits.spend("draft", caller_address(request), player_of(request, services.signer))


def judged_layout(key: str, text: str) -> Judged:
    """What the law says of a layout."""
    draft = drafts.layout_draft(key, text)
    fences, refused = _slots(draft.board)
    faults = tuple(fault_of(one) for one in draft.faults)
    if draft.mode is None:
        return Judged(faults, fences, refused, "", None, None)
    written = layout_text(draft.mode.layout)
    setup = Setup(mode=key, layout=written)
    return Judged(faults, fences, refused, written, view_of(Game(draft.mode)), setup)


def judged_position(text: str) -> Judged:
    """What the law says of a position."""
    draft = drafts.position_draft(text)
    fences, refused = _slots(draft.board)
    faults = tuple(fault_of(one) for one in draft.faults)
    if draft.position is None:
        return Judged(faults, fences, refused, "", None, None)
    game = Game.from_position(text)
    written = game.position_text(counters=True)
    setup = None if game.outcome else Setup(mode=game.mode.key, position=written)
    perfect = setup is not None and is_possible(game.position)
    return Judged(faults, fences, refused, written, view_of(game), setup, perfect)


def fault_of(error: InvalidText) -> Fault:
    """A fault as a message."""
    args: dict[str, str | int] = {"found": error.text, "detail": error.detail}
    if error.line is not None and error.column is not None:
        args |= {"line": error.line, "column": error.column}
    code = str(error.expected)
    key = f"fault-{code}".replace("_", "-")
    return Fault(code, key, args, square_names(error.at.squares), error.at.fences, error.at.pieces)


def _slots(board: Board) -> tuple[tuple[str, ...], tuple[RefusedSlot, ...]]:
    """The fences that fit on a board, and the others with the law's reason."""
    fences, refused = [], []
    for fence in ALL_FENCES:
        why = misfit(board, fence)
        if why is None:
            fences.append(str(fence))
        elif fence not in board:
            refused.append(refused_slot(fence, why, None, {}))
    return tuple(fences), tuple(refused)


@post("/api/editor/fairness", status_code=200)
async def fairness(
    request: Request[Any, Any, State], data: Annotated[PositionDrawn, Body()]
) -> FairnessState:
    """How far the trial of a position is, and its result once it is done."""
    _spend(request)
    services = services_of(request)
    return await services.fairness.state(data.text, player_of(request, services.signer))


@post("/api/editor/fairness/ask", status_code=200)
async def ask_fairness(
    request: Request[Any, Any, State], data: Annotated[PositionDrawn, Body()]
) -> FairnessState:
    """Ask how fair a position is; nothing happens if somebody has asked before."""
    services, player = services_of(request), known_player(request)
    found = await services.fairness.state(data.text, player)
    if found.state in {"waiting", "running", "done"}:
        return found
    services.limits.spend("fairness", caller_address(request), player)
    return await services.fairness.ask(data.text, player)


@post("/api/editor/fairness/stop", status_code=200)
async def stop_fairness(
    request: Request[Any, Any, State], data: Annotated[PositionDrawn, Body()]
) -> FairnessState:
    """Stop a trial; only the person who asked for it can."""
    return await services_of(request).fairness.stop(data.text, known_player(request))


HANDLERS = [edited, layout, position, fairness, ask_fairness, stop_fairness]

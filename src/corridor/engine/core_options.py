"""The options of a game, worked out by the core: the same as the law's, many times faster.

The law names the walks, in its order, and says why a fence may not stand where it would close a
route; both are few. The core says which fences may be placed, what each costs, and which walks lead
to the same position. `tests/conformance` holds the answers to those of `corridor.wire.view`.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice

from corridor.engine import _core
from corridor.engine.core_position import decoded, encoded
from corridor.engine.core_state import state_of
from corridor.engine.core_table import table_of
from corridor.rules.board import ALL_FENCES, SLOTS, Board, Fence, bits, square_name
from corridor.rules.errors import Refusal
from corridor.rules.game import Game
from corridor.rules.modes import Mode
from corridor.rules.moves import PLACES, Enter, Move, Pass, Relocate, Spend, Walk
from corridor.rules.options import BY_ITS_PLACE
from corridor.rules.position import Position
from corridor.rules.view import routes
from corridor.wire.view import (
    FenceChoice,
    Options,
    RefusedSlot,
    Squares,
    WalkChoice,
    refused_slot,
    square_names,
)

_PLACE, _RELOCATE = 1, 2  # kinds of moves in the core's codes
_KIND = 7  # mask of the kind
_ARGUMENTS, _BITS, _MASK = 9, 7, 127  # where the arguments of a code begin, and their size
_ALL = (1 << len(ALL_FENCES)) - 1
_TEXTS = tuple(str(fence) for fence in ALL_FENCES)
_NONE = Options((), (), (), (), None, ())


@lru_cache(maxsize=256)
def _core_of(mode: Mode) -> _core.Core:
    """A core to be copied; it is never changed, since threads share it."""
    return _core.Core(table_of(mode))


def core_options(game: Game) -> Options:
    """The options of the side to move; equal to `options_of(game)`."""
    if game.outcome is not None:
        return _NONE
    position = game.position
    core = _core_of(game.mode).copy()
    core.set_state(state_of(position, game.counters), [])
    codes = core.legal_moves()
    fences = [code for code in codes if code & _KIND in (_PLACE, _RELOCATE)]
    others = _others(position, codes, fences)
    return Options(
        walks=_walk_choices(game, core, [move for move in others if isinstance(move, Walk)]),
        fences=_fence_choices(core, position, fences),
        refused=tuple(_refused(position, fences)),
        enters=tuple(game.text(move) for move in others if isinstance(move, Enter)),
        spend=next((game.text(move) for move in others if isinstance(move, Spend)), None),
        passes=tuple(game.text(move) for move in others if isinstance(move, Pass)),
    )


def _others(position: Position, codes: list[int], fences: list[int]) -> list[Move]:
    """All moves but fences, walks in the law's order, which lists them before all fences."""
    if not fences:
        return list(position.legal_moves())
    found = [decoded(code) for code in codes if code & _KIND not in (_PLACE, _RELOCATE)]
    rest = [move for move in found if not isinstance(move, Walk)]
    return [*islice(position.legal_moves(), len(found) - len(rest)), *rest]


def _walk_choices(game: Game, core: _core.Core, walks: list[Walk]) -> tuple[WalkChoice, ...]:
    ends = [(walk.piece, walk.path[-1]) for walk in walks]
    alone = len(set(ends)) == len(ends)  # then no two walks can be one choice
    groups: dict[tuple[int, int, int], list[Walk]] = {}
    for walk, end in zip(walks, ends, strict=True):
        key = (*end, 0 if alone else _hash_after(core, walk))
        groups.setdefault(key, []).append(walk)
    return tuple(
        WalkChoice(
            piece,
            square_name(end),
            tuple(map(game.text, group)),
            tuple(square_names(walk.path) for walk in group),
        )
        for (piece, end, _), group in groups.items()
    )


def _hash_after(core: _core.Core, walk: Walk) -> int:
    core.do(encoded(walk))
    found = core.hash()
    core.undo()
    return found


# Fences


def _fence_choices(
    core: _core.Core, position: Position, codes: list[int]
) -> tuple[FenceChoice, ...]:
    """Legal fences, with by how many steps each makes the way of each side longer."""
    before = core.distances()
    unchanged = tuple([None if steps < 0 else 0 for steps in before])
    if codes and codes[0] & _KIND == _RELOCATE:
        codes = sorted(codes, key=lambda code: _place_in_law(position, code))
    return tuple(
        [
            _fence_choice(code, unchanged if after == before else _costs(before, after))
            for code, after in zip(codes, core.distances_after(codes), strict=True)
        ]
    )


@lru_cache(maxsize=16_384)  # few fences and few costs: the same choices come again and again
def _fence_choice(code: int, costs: tuple[int | None, ...]) -> FenceChoice:
    return FenceChoice(_text(code), costs)


def _costs(before: list[int], after: list[int]) -> tuple[int | None, ...]:
    steps = zip(before, after, strict=True)
    return tuple([None if was < 0 or now < 0 else now - was for was, now in steps])


def _place_in_law(position: Position, code: int) -> tuple[int, int]:
    """The law goes through the Chamber's fences in their order."""
    old = ALL_FENCES[_argument(code)]
    return position.layout.chamber.index(old), _argument(code, 1)


def _argument(code: int, index: int = 0) -> int:
    """The number of a fence in a code: the one placed, or the old and the new one."""
    return code >> _ARGUMENTS + _BITS * index & _MASK


def _text(code: int) -> str:
    first = _TEXTS[_argument(code)]
    return first if code & _KIND == _PLACE else f"{first}>{_TEXTS[_argument(code, 1)]}"


def _refused(position: Position, codes: list[int]) -> Iterator[RefusedSlot]:
    """Fences that are refused because of their slot alone, with the reason."""
    relocates = bool(codes) and codes[-1] & _KIND == _RELOCATE
    chamber = position.layout.chamber if relocates else ()
    placed, moved = 0, dict.fromkeys(chamber, 0)  # the legal ones, as bits
    for code in codes:
        if code & _KIND == _PLACE:
            placed |= 1 << (code >> _ARGUMENTS & _MASK)  # `_argument` would take most of the time
        else:
            moved[ALL_FENCES[_argument(code)]] |= 1 << _argument(code, 1)
    if _could_place(position, placed):
        yield from _refused_on(position, position.board, placed, None)
    for old, legal in moved.items():
        if legal:
            yield from _refused_on(position, position.board.without_fence(old), legal, old)


def _could_place(position: Position, legal: int) -> bool:
    """Whether the turn offers a fence, so that slots are what some of them are refused for."""
    if legal:
        return True
    why = position.why_not(PLACES[0])
    return why is not None and why.refusal in BY_ITS_PLACE


def _refused_on(
    position: Position, board: Board, legal: int, old: Fence | None
) -> Iterator[RefusedSlot]:
    """All fences of a board that are not legal; the law is asked only if one would fit."""
    free = board.free_slots()
    fitting = free[0] | free[1] << SLOTS * SLOTS
    ways: dict[int, Squares] | None = None
    for number in bits(_ALL & ~legal):
        fence = ALL_FENCES[number]
        if old is not None and fence.slot == old.slot:
            yield RefusedSlot(_TEXTS[number], str(Refusal.SAME_SLOT), (), _at(old), str(old))
        elif not fitting >> number & 1:
            yield _misfit(board, fence, number, old)
        else:
            why = position.why_not(PLACES[number] if old is None else Relocate(old, fence))
            if why is None:
                raise AssertionError("the law allows what the core does not")
            if ways is None and why.pieces:
                ways = {way.piece: square_names(way.squares) for way in routes(position) if way}
            yield refused_slot(fence, why, old, ways or {})


def _misfit(board: Board, fence: Fence, number: int, old: Fence | None) -> RefusedSlot:
    crosses = (board.horizontal | board.vertical) >> fence.slot & 1
    if old is None:
        return _CROSSES[number] if crosses else _OVERLAPS[number]
    refusal = Refusal.CROSSES_FENCE if crosses else Refusal.OVERLAPS_FENCE
    return RefusedSlot(_TEXTS[number], str(refusal), (), _at(fence), str(old))


def _at(fence: Fence) -> Squares:
    return (square_name(fence.square),)


def _refused_everywhere(refusal: Refusal) -> Iterable[RefusedSlot]:
    return (RefusedSlot(str(fence), str(refusal), (), _at(fence)) for fence in ALL_FENCES)


_CROSSES = tuple(_refused_everywhere(Refusal.CROSSES_FENCE))
_OVERLAPS = tuple(_refused_everywhere(Refusal.OVERLAPS_FENCE))

"""`Engine`: the core's search with the types of the law.

Everything the core answers is checked by the law before it is shown or played.
"""

import asyncio
import math
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from random import Random

from corridor.engine import _core
from corridor.engine.core_position import CorePosition, decoded, encoded
from corridor.engine.limits import Clocks, Share, share_of
from corridor.engine.player import Limit
from corridor.engine.thinking import Analysis, Line, OnInfo
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece, Side

_NO_LIMIT = Limit()
_EVERY_PIECE = (1 << 32) - 1
_OVERHEAD = 0.004  # seconds from the core's answer to the caller
_SHORTEST = 0.001
_SCALE = 250.0  # the score at which 3 of 4 games are won; fitted to self-play

_USUAL, _PARANOID = 0, 1  # the core's methods: a tree for races of many, or alpha-beta for all

_Report = tuple[int, int, float, int, list[tuple[int, list[int], list[float]]]]


class Engine:
    """Searches positions of every mode, one at a time.

    Threads that share an engine wait for their turn; the wait takes nothing off their time.

    With a limit of nodes or depth and none of time a search begins without memories, so the same
    question gets the same answer (with one thread). Otherwise what was found before is used.

    >>> engine = Engine(hash_mb=1)
    >>> analysis = engine.analyse(Game("classic-2"), Limit(nodes=2000))
    >>> Game("classic-2").text(analysis.best.moves[0])
    'e2'
    """

    def __init__(self, *, hash_mb: int = 64, threads: int = 1, weights: Sequence[int] = ()) -> None:
        self._search = _core.Search(hash_mb=hash_mb, threads=threads)
        self._weights = list(weights)
        self._turn = threading.Lock()
        self._control: _core.Control | None = None

    def analyse(
        self,
        game: Game,
        limit: Limit = _NO_LIMIT,
        *,
        multipv: int = 1,
        on_info: OnInfo | None = None,
        pieces: Collection[Piece] | None = None,
        enough: float | None = None,
        ponder: bool = False,
        on_begin: Callable[["Running"], None] | None = None,
        paranoid: bool = False,
        avoid: Collection[Move] = (),
    ) -> Analysis:
        """Think until the limit or `stop`; the game must not be over, and is left as it was.

        With ``enough`` it ends after about so many seconds, sooner when the choice is clear, later
        when it is not, never after those of the limit.

        ``on_info`` is told what is thought so far, in the calling thread. Only moves of ``pieces``
        are weighed, where a seat holds not all of a side, and none of ``avoid``. With ``ponder``
        the time of the limit counts from `ponder_hit` on; ``on_begin`` gets this very search, to be
        steered from another thread. With ``paranoid`` a race of many is searched as one of two,
        which is quicker and weaker.
        """
        soft = limit.seconds if enough is None else enough
        return self._think(
            game,
            lambda: _control(soft, limit.seconds, limit, ponder=ponder),
            multipv,
            on_info,
            on_begin=on_begin,
            pieces=pieces,
            forget_first=_is_reproducible(limit),
            method=_PARANOID if paranoid else _USUAL,
            avoid=avoid,
        )

    def analyse_on_clock(
        self,
        game: Game,
        clocks: Clocks,
        limit: Limit = _NO_LIMIT,
        *,
        pieces: Collection[Piece] | None = None,
    ) -> Analysis:
        """Search for the share of the clock that one move gets."""
        share = share_of(clocks, game.to_move).within(limit.seconds)
        return self._think(
            game, lambda: _control(share.enough, share.most, limit), 1, None, pieces=pieces
        )

    async def analyse_async(
        self,
        game: Game,
        limit: Limit = _NO_LIMIT,
        *,
        multipv: int = 1,
        on_info: OnInfo | None = None,
        pieces: Collection[Piece] | None = None,
    ) -> Analysis:
        """`analyse` in a thread beside the event loop; cancelling it stops the search."""
        loop = asyncio.get_running_loop()
        told = None if on_info is None else _told_in(loop, on_info)
        cancelled = threading.Event()

        def work() -> Analysis:
            return self._think(
                game,
                lambda: _control(limit.seconds, limit.seconds, limit),
                multipv,
                told,
                pieces=pieces,
                forget_first=_is_reproducible(limit),
                cancelled=cancelled,
            )

        task = asyncio.ensure_future(asyncio.to_thread(work))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            cancelled.set()
            self.stop()
            await asyncio.wait([task])
            raise

    def stop(self) -> None:
        """Stop the running search, if any; from any thread."""
        control = self._control
        if control is not None:
            control.stop()

    def ponder_hit(self) -> None:
        """The expected move has been played: time counts from now on."""
        control = self._control
        if control is not None:
            control.ponder_hit()

    def forget(self) -> None:
        """Clear the transposition table, as before a new game."""
        with self._turn:
            self._search.clear()

    def _think(
        self,
        game: Game,
        make_control: Callable[[], _core.Control],
        multipv: int,
        on_info: OnInfo | None,
        *,
        on_begin: Callable[["Running"], None] | None = None,
        pieces: Collection[Piece] | None = None,
        forget_first: bool = False,
        cancelled: threading.Event | None = None,
        method: int = _USUAL,
        avoid: Collection[Move] = (),
    ) -> Analysis:
        if game.outcome is not None:
            raise ValueError("the game is over")
        core = CorePosition.from_game(game)
        report = None if on_info is None else (lambda told: on_info(_analysis(game, core, told)))
        with self._running(make_control) as control:
            if on_begin is not None:
                on_begin(Running(control))
            if cancelled is not None and cancelled.is_set():
                control.stop()
            if forget_first:
                self._search.clear()
            found = self._search.think(
                core.core,
                control,
                lines=multipv,
                pieces=_mask(pieces),
                avoid=[encoded(move) for move in avoid],
                weights=self._weights,
                on_report=report,
                method=method,
            )
        return _analysis(game, core, found)

    @contextmanager
    def _running(self, make_control: Callable[[], _core.Control]) -> Iterator[_core.Control]:
        """Wait for the searches of other threads, then make the control of this one."""
        with self._turn:
            # A control counts time from its creation, so it is created after the wait.
            control = self._control = make_control()
            try:
                yield control
            finally:
                self._control = None


class Running:
    """A search under way, for other threads: it hears them from its beginning to its end."""

    def __init__(self, control: _core.Control) -> None:
        self._control = control

    def stop(self) -> None:
        """End the search with what it has found."""
        self._control.stop()

    def ponder_hit(self, share: Share | None) -> None:
        """The expected move has been played: from now on it has so much time."""
        if share is None:
            self._control.ponder_hit()
        else:
            self._control.ponder_hit(_net(share.enough), _net(share.most))


class EnginePlayer:
    """Plays what the engine finds best."""

    def __init__(self, engine: Engine | None = None, *, name: str = "engine") -> None:
        self.engine = engine or Engine()
        self.name = name

    def choose(
        self,
        game: Game,
        limit: Limit = _NO_LIMIT,
        *,
        rng: Random,  # noqa: ARG002  nothing is left to chance
        pieces: Collection[Piece] | None = None,
    ) -> Move:
        """The move that the engine finds best within the limit."""
        if limit == _NO_LIMIT:
            limit = Limit(seconds=1.0)
        return self.engine.analyse(game, limit, pieces=pieces).best.moves[0]

    def choose_on_clock(
        self,
        game: Game,
        clocks: Clocks,
        limit: Limit,
        *,
        rng: Random,  # noqa: ARG002  as above
    ) -> Move:
        """The move that the engine finds best while its clock runs."""
        return self.engine.analyse_on_clock(game, clocks, limit).best.moves[0]


def _control(
    soft: float | None, hard: float | None, limit: Limit, *, ponder: bool = False
) -> _core.Control:
    return _core.Control(
        nodes=limit.nodes or 0,
        depth=limit.depth or 0,
        soft=_net(soft),
        hard=_net(hard),
        ponder=ponder,
    )


def _net(seconds: float | None) -> float:
    """Seconds for the core, which hands its answer on a little later; 0 is no limit."""
    return 0.0 if seconds is None else max(_SHORTEST, seconds - min(_OVERHEAD, seconds / 10))


def _is_reproducible(limit: Limit) -> bool:
    return limit.seconds is None and (limit.nodes, limit.depth) != (None, None)


def _told_in(loop: asyncio.AbstractEventLoop, on_info: OnInfo) -> Callable[[Analysis], None]:
    def told(analysis: Analysis) -> None:
        loop.call_soon_threadsafe(on_info, analysis)

    return told


def _mask(pieces: Collection[Piece] | None) -> int:
    return _EVERY_PIECE if pieces is None else sum(1 << piece for piece in set(pieces))


# Answers of the core as types of the law


def _analysis(game: Game, core: CorePosition, report: _Report) -> Analysis:
    depth, nodes, seconds, _permille, found = report
    if not found:
        raise ValueError("nothing to choose from")
    lines = tuple(_line(game, score, codes, chances) for score, codes, chances in found)
    return Analysis(lines, tuple(core.distances), depth, nodes, seconds)


def _line(game: Game, score: int, codes: Sequence[int], chances: Sequence[float]) -> Line:
    moves = tuple(_checked(game, [decoded(code) for code in codes]))
    ends_in = None
    if abs(score) >= _core.DECIDED:
        ends_in = _core.WIN - score if score > 0 else -(_core.WIN + score)
    known = chances or _chances(score, game.to_move, len(game.mode.layout.stock))
    return Line(moves, score, tuple(known), ends_in)


def _checked(game: Game, moves: Sequence[Move]) -> Iterator[Move]:
    """The moves up to the first illegal one; the first move must be legal."""
    position = game.position
    for number, move in enumerate(moves):
        if position.outcome is not None:
            return
        if position.why_not(move) is not None:
            if number == 0:
                raise RuntimeError(f"the core chose an illegal move: {game.text(move)}")
            return
        yield move
        position = position.after(move)


def _chances(score: int, side: Side, sides: int) -> tuple[float, ...]:
    """Each side's win probability; several rivals share the rest evenly."""
    if abs(score) >= _core.DECIDED:
        own = 1.0 if score > 0 else 0.0
    else:
        own = 1 / (1 + math.exp(-score * math.log(3) / _SCALE))
    rest = (1 - own) / (sides - 1)
    return tuple(own if other == side else rest for other in range(sides))

"""How fair a position is: quick games of the engine, and for mazes exact solutions.

A queue in the database, worked off like that of the reviews: one at a time on a worker, while the
engine has nothing else to do, each move a turn of its own. Results are kept by position, so that
nobody waits for what somebody else has asked before. Solutions are made by a process of its own at
low priority.
"""

import asyncio
import sys
from contextlib import suppress

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from corridor.lab.between_equals import interval
from corridor.lab.trial import LEVEL, Trial
from corridor.match.decision import decline
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.server import metrics
from corridor.server.bots import Bots, player_of_level
from corridor.server.limits import Limits
from corridor.server.logs import log
from corridor.server.storage.reviews import FairnessRows
from corridor.server.storage.store import Store
from corridor.server.tasks import TaskSet, happens, kept_or_undone
from corridor.server.turns import Claim
from corridor.wire.codes import Code
from corridor.wire.editor import Exact, Fair, FairnessState, SideShare
from corridor.wire.review import ReviewStage

_LONGEST_SLEEP = 2.0  # seconds: what other workers queued is seen by looking
_CLAIM = Claim("fairness", "fairness", idle=True)
_SOLVER = "corridor.lab.exact"
_SOLUTIONS = 3  # lines that the solver writes
_MOST_WAIT = 600.0  # seconds for the solver, which shares its processor with everybody
_fair = json.Decoder(Fair)
_exact = json.Decoder(Exact)


class _Stopped(Exception):
    """Somebody has stopped it."""


class Fairness:
    """The queue, and the trial that this worker is making."""

    def __init__(self, store: Store, bots: Bots, limits: Limits) -> None:
        self._rows = FairnessRows(store)
        self._settings = store.settings
        self._bots = bots
        self._limits = limits
        self._due = asyncio.Event()
        self._loops = TaskSet()
        self._now: str | None = None

    async def start(self) -> None:
        """Begin to work; what a killed process was making is free at once."""
        await self._rows.release_left()
        _task = self._loops.spawn(self._run())

    async def close(self) -> None:
        """Stop; what is under way is left to another worker or the next start."""
        now = self._now
        await self._loops.cancel()
        with suppress(SQLAlchemyError, OSError):  # then its lease ends by itself
            await self._rows.release(now)

    # What people ask

    async def ask(self, text: str, player: str) -> FairnessState:
        """Queue a position, unless it is known or waits already."""
        game = _checked(text)
        key = game.position_text()
        most = int(self._limits.table.counts["trials"]) if self._limits.on else 2**31
        total = self._games + (_SOLUTIONS if _is_solvable(game) else 0)
        if not await self._rows.ask(key, player, total, most):
            raise decline(Code.TOO_MANY, seconds=60)
        self._due.set()
        return await self._state(key, player)

    async def stop(self, text: str, player: str) -> FairnessState:
        """Stop a trial; only the person who asked for it may."""
        key = _checked(text).position_text()
        if await self._rows.stop(key, player):
            metrics.fairness.labels("stopped").inc()
        return await self._state(key, player)

    async def state(self, text: str, player: str) -> FairnessState:
        """How far the trial of a position is, with the result if it is done."""
        return await self._state(_checked(text).position_text(), player)

    async def _state(self, key: str, player: str) -> FairnessState:
        found = await self._rows.find(key)
        if found is None:
            return FairnessState("none")
        row, ahead, leased = found
        if row.state == "done":
            return FairnessState("done", row.total, row.total, fair=_fair.decode(row.body))
        state: ReviewStage = "running" if row.state == "waiting" and leased else row.state
        return FairnessState(state, row.done, row.total, ahead, mine=row.player == player)

    @property
    def _games(self) -> int:
        return int(self._limits.table.counts["fairness-games"])

    # Making trials

    async def _run(self) -> None:
        while True:
            self._due.clear()
            try:
                self._now = await kept_or_undone(self._rows.lease(), self._rows.release)
                if self._now is not None:
                    await self._make(self._now)
            except (SQLAlchemyError, OSError) as error:
                log.warning("fairness_failed", error=type(error).__name__)
                self._now = None
            if self._now is None:
                await happens(self._due, _LONGEST_SLEEP)

    async def _make(self, key: str) -> None:
        try:
            fair = await self._measured(key)
            body, end = json.encode(fair).decode(), "done"
        except _Stopped:
            return
        except (SQLAlchemyError, OSError):
            raise  # the database has gone; the lease ends by itself
        except Exception as error:  # noqa: BLE001  one bad position may not end the queue
            log.error("fairness_failed", error=repr(error))
            body, end = None, "failed"
        if await self._rows.finish(key, end, body, 0):
            metrics.fairness.labels(end).inc()

    async def _measured(self, key: str) -> Fair:
        game = await asyncio.to_thread(Game.from_position, key)
        trial = Trial(key, self._games)
        while trial.done < trial.games:
            before = trial.done
            await self._bots.work(_CLAIM, lambda: _steps(trial))
            if trial.done > before:
                await self._tell(key, trial.done)
        exact = await self._solved(key, trial.games) if _is_solvable(game) else ()
        return Fair(
            level=LEVEL,
            games=trial.games,
            drawn=trial.drawn,
            sides=tuple(_share(won, trial.games) for won in trial.won),
            exact=exact,
        )

    async def _tell(self, key: str, done: int) -> None:
        if not await self._rows.progress(key, done):
            raise _Stopped  # or removed

    async def _solved(self, key: str, done: int) -> tuple[Exact, ...]:
        """What the solver says, as far as it gets; it ends with this trial."""
        solver = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", _SOLVER),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        found: list[Exact] = []
        try:
            assert solver.stdin is not None  # noqa: S101  both are pipes
            assert solver.stdout is not None  # noqa: S101
            solver.stdin.write(key.encode())
            solver.stdin.close()
            async with asyncio.timeout(_MOST_WAIT):
                while line := await self._line(solver.stdout, key, done + len(found)):
                    found.append(_exact.decode(line))
        except TimeoutError:
            log.warning("fairness_solver_slow")
        finally:
            with suppress(ProcessLookupError):
                solver.kill()
            await solver.wait()
        return tuple(found)

    async def _line(self, output: asyncio.StreamReader, key: str, done: int) -> bytes:
        """The next line; while it is awaited the lease is kept, and a stop is noticed."""
        wanted = asyncio.ensure_future(output.readline())
        try:
            while not wanted.done():
                await self._tell(key, done)
                await asyncio.wait([wanted], timeout=1.0)
            return wanted.result()
        finally:
            wanted.cancel()


def _steps(trial: Trial) -> None:
    """One move with the engine of this thread; engines are not shared."""
    trial.step(player_of_level(LEVEL))


def _share(won: int, games: int) -> SideShare:
    low, high = interval(won, games)
    return SideShare(won, low, high)


def _checked(text: str) -> Game:
    """The game that begins from a text; raises ``Declined`` if it cannot be played."""
    try:
        game = Game.from_position(text)
    except (InvalidText, InvalidSwitch, IllegalMove) as error:
        raise decline(Code.BAD_MESSAGE, why=str(error)) from None
    if game.outcome is not None:
        raise decline(Code.FINISHED)
    return game


def _is_solvable(game: Game) -> bool:
    """Whether the solver knows the game, and the position is where its maze begins."""
    try:
        from corridor.solver.chase import solvable
    except ImportError:  # without the compiled core there is no solver
        return False
    return solvable(game.mode) and game.position == game.mode.start()

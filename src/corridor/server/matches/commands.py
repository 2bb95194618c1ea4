"""Commands of players: decided by `corridor.match`, committed, counted."""

import asyncio
import secrets
import time

from corridor.match.decide import decide
from corridor.match.decision import Decision, Declined, Situation
from corridor.match.match import Match
from corridor.server import identity, metrics, perfect
from corridor.server.bot_tables import BotTables
from corridor.server.matches.absence import Absence
from corridor.server.matches.cache import MatchCache
from corridor.server.matches.changes import Changes, Decide
from corridor.wire import commands as cmd
from corridor.wire.commands import TableCommand
from corridor.wire.setup import PERFECT

_RANDOM = (cmd.Start, cmd.Offer, cmd.Answer)  # may draw lots or create the next match


class Commands:
    """Gathers what `decide` needs besides the match, and carries the decision out."""

    def __init__(
        self, changes: Changes, absence: Absence, matches: MatchCache, bot_tables: BotTables
    ) -> None:
        self._changes = changes
        self._absence = absence
        self._matches = matches
        self._bot_tables = bot_tables

    async def carry_out(self, command: TableCommand, actor: str, *, barred: bool = False) -> int:
        """The seq of the last event it led to; raises ``Declined`` if it is refused.

        ``barred``: somebody of the actor's network was sent away from the table.
        """
        if isinstance(command, cmd.Start):
            await self._bot_tables.check(await self._matches.look(command.match, Match.copy))
        gone = away = frozenset[str]()
        if isinstance(command, cmd.Claim):
            gone = await self._absence.gone(command.match)
        if _resigns(command):
            away = await self._absence.away(command.match)
        flawless = await self._can_be_perfect(command)
        fresh_id, seed = "", 0
        if isinstance(command, _RANDOM):
            fresh_id, seed = identity.fresh_match(), secrets.randbits(32)

        def decided(match: Match, now: int) -> Decision:
            situation = Situation(
                actor, now, fresh_id, seed, barred=barred, gone=gone, away=away, perfect=flawless
            )
            return decide(match, command, situation)

        return await self._counted(command, decided)

    async def _can_be_perfect(self, command: TableCommand) -> bool:
        """Whether the perfect bot that a command asks for can play at this table."""
        if not isinstance(command, cmd.Bot | cmd.Fill | cmd.Claim) or command.level != PERFECT:
            return False
        look = self._matches.look
        position = await look(command.match, lambda match: match.game.position, fresh=False)
        return await asyncio.to_thread(perfect.is_possible, position)

    async def _counted(self, command: TableCommand, decided: Decide) -> int:
        began, answer = time.perf_counter(), "failed"
        try:
            seq = await self._changes.change(command.match, decided)
            answer = "done"
        except Declined as error:
            answer = str(error.code)
            raise
        finally:
            metrics.answer_time.observe(time.perf_counter() - began)
            metrics.answered(type(command).__name__.lower(), answer).inc()
        return seq


def _resigns(command: TableCommand) -> bool:
    """Whether the present teammates are asked."""
    asks = isinstance(command, cmd.Offer | cmd.Answer) and command.kind == "resign"
    return asks or isinstance(command, cmd.Resign)

"""A command of a client and the answer to it: rate limits, hints, suggestions."""

from msgspec import json

from corridor.match.match import Match
from corridor.server.hints import Hints
from corridor.server.limits import Limits
from corridor.server.live.outbox import Outbox
from corridor.server.matches.cache import MatchCache
from corridor.server.matches.commands import Commands
from corridor.server.matches.quotas import Quotas
from corridor.server.matches.welcome import Welcome
from corridor.wire import commands as cmd
from corridor.wire import messages as msg
from corridor.wire.commands import TableCommand


class PlayerCommands:
    """Answers commands that come by WebSocket or by HTTP."""

    def __init__(
        self,
        *,
        limits: Limits,
        quotas: Quotas,
        commands: Commands,
        hints: Hints,
        outbox: Outbox,
        matches: MatchCache,
        welcome: Welcome,
    ) -> None:
        self._limits = limits
        self._quotas = quotas
        self._welcome = welcome
        self._commands = commands
        self._hints = hints
        self._outbox = outbox
        self._matches = matches

    async def answer(
        self, command: TableCommand, player: str, address: str
    ) -> msg.Done | msg.Hinted:
        """Carry a command out; hints and suggestions leave no event."""
        if isinstance(command, cmd.Take):
            async with self._quotas.one_more_seat(command.match, player):
                return await self._answer(command, player, address)
        return await self._answer(command, player, address)

    async def _answer(
        self, command: TableCommand, player: str, address: str
    ) -> msg.Done | msg.Hinted:
        self._limits.spend("command", address, player)
        if isinstance(command, cmd.Hint):
            self._limits.spend("hint", address, player)
        barred, sent_away = False, ""
        if isinstance(command, cmd.Take):
            barred = not await self._welcome.arrives(command.match, player, address)
        if isinstance(command, cmd.Leave):
            sent_away = await self._welcome.sent_away_by(command, player)
        seq = await self._commands.carry_out(command, player, barred=barred)
        if sent_away:
            await self._welcome.send_away(command.match, sent_away)
        if isinstance(command, cmd.Hint):
            seq, move, why = await self._hints.hint(command.match, command.seat)
            return msg.Hinted(command.match, seq, move, why)
        if isinstance(command, cmd.Suggest):
            await self._suggest(command)
        return msg.Done(command.rid, command.match, seq)

    async def _suggest(self, command: cmd.Suggest) -> None:
        """Show a move to the teammates, on any worker."""

        def teammates(match: Match) -> tuple[int, set[str]]:
            side = match.chair(command.seat).side
            return match.seq, {match.seats[n].player for n in match.side_seats(side)} - {""}

        seq, players = await self._matches.look(command.match, teammates)
        shown = json.encode(msg.Suggestion(command.match, seq, command.seat, command.move))
        for player in players:
            self._outbox.send(player, command.match, shown)

"""A command of a client and the answer to it: rate limits, hints, suggestions."""

from msgspec import json

from corridor.match.match import Match
from corridor.server.hints import Hints
from corridor.server.limits import Limits
from corridor.server.live.outbox import Outbox
from corridor.server.matches.cache import MatchCache
from corridor.server.matches.commands import Commands
from corridor.server.matches.quotas import Quotas
from corridor.server.storage.people import People
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
        people: People,
    ) -> None:
        self._limits = limits
        self._quotas = quotas
        self._people = people
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
        sent_away = isinstance(command, cmd.Leave) and await self._is_other(command, player)
        seq = await self._commands.carry_out(command, player)
        if sent_away:
            await self._people.withdraw_code(command.match)
        if isinstance(command, cmd.Hint):
            seq, move, why = await self._hints.hint(command.match, command.seat)
            return msg.Hinted(command.match, seq, move, why)
        if isinstance(command, cmd.Suggest):
            await self._suggest(command)
        return msg.Done(command.rid, command.match, seq)

    async def _is_other(self, command: cmd.Leave, player: str) -> bool:
        """Whether the seat is another person's, who knows the code and could come under a new name.

        The owner gets a new code with new links.
        """

        def other(match: Match) -> bool:
            seat = match.seats[command.seat] if command.seat < len(match.seats) else None
            return seat is not None and bool(seat.player) and seat.player != player

        return await self._matches.look(command.match, other)

    async def _suggest(self, command: cmd.Suggest) -> None:
        """Show a move to the teammates, on any worker."""

        def teammates(match: Match) -> tuple[int, set[str]]:
            side = match.chair(command.seat).side
            return match.seq, {match.seats[n].player for n in match.side_seats(side)} - {""}

        seq, players = await self._matches.look(command.match, teammates)
        shown = json.encode(msg.Suggestion(command.match, seq, command.seat, command.move))
        for player in players:
            self._outbox.send(player, command.match, shown)

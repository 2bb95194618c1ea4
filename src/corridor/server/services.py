"""The parts of a worker, put together: each gets what it needs by its constructor."""

import asyncio
import secrets

from corridor.match.decision import Declined
from corridor.server.analyses import Analyses
from corridor.server.bans import Bans
from corridor.server.bot_tables import BotTables
from corridor.server.bots import Bots
from corridor.server.duties import Duties
from corridor.server.fairness import Fairness
from corridor.server.hints import Hints
from corridor.server.host_news import HostNews
from corridor.server.identity import signer
from corridor.server.limit_table import read_limits
from corridor.server.limits import Limits
from corridor.server.live.attendance import Attendance
from corridor.server.live.audience import Audience
from corridor.server.live.doors import Doors
from corridor.server.live.hub import Hub
from corridor.server.live.news import NewsListener
from corridor.server.live.outbox import Outbox
from corridor.server.lobby import Lobby
from corridor.server.matches.absence import Absence
from corridor.server.matches.announcer import Announcer
from corridor.server.matches.cache import MatchCache
from corridor.server.matches.changes import Changes
from corridor.server.matches.commands import Commands
from corridor.server.matches.creation import Creation
from corridor.server.matches.invitations import Invitations
from corridor.server.matches.player_commands import PlayerCommands
from corridor.server.matches.quotas import Quotas
from corridor.server.matches.refresh import Refresh
from corridor.server.matches.summaries import Summaries
from corridor.server.matches.welcome import Welcome
from corridor.server.pictures.gallery import Gallery
from corridor.server.push.keys import push_key
from corridor.server.push.notices import Notices
from corridor.server.readiness import Readiness
from corridor.server.retention import Retention
from corridor.server.reviews import Reviews
from corridor.server.seeks import Seeks
from corridor.server.settings import Settings
from corridor.server.signouts import Signouts
from corridor.server.storage.people import People
from corridor.server.storage.presence import PresenceRows
from corridor.server.storage.pushes import Pushes
from corridor.server.storage.snapshots import Snapshots
from corridor.server.storage.store import Store
from corridor.server.tasks import TaskSet
from corridor.server.watching import Watching
from corridor.wire.codes import Code

_OURS = (Code.BUSY, Code.FAILED)


class Services:
    """All parts of one worker. Handlers and sockets reach them through this object."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.ready = False
        self.signer = signer(settings)
        self.limits = Limits(read_limits(settings.limit), on=settings.limits)
        self.doors = Doors(self.limits, proxies=settings.proxies)
        self.store = Store(settings)
        self.bans = Bans(self.store.clock)
        self.people = People(self.store, links=int(self.limits.table.counts["links"]))
        self.presence = PresenceRows(self.store)
        self.readiness = Readiness(self.store)
        self.audience = Audience()
        self.hub = Hub(settings.valkey, secrets.token_hex(4))
        self._commits = TaskSet()
        self.bots = Bots(threads=int(self.limits.table.counts["bot-threads"]))
        self.analyses = Analyses(self.bots, nodes=self.settings.analysis_nodes)
        self.gallery = Gallery(self.limits)
        self._outbox = Outbox(self.audience, self.hub)
        # How parts wake each other: one sets or fills these, another waits for them.
        self.duty_due, self._lobby_changed = asyncio.Event(), asyncio.Event()
        self._seats_changed: asyncio.Queue[str] = asyncio.Queue()
        self._scores_changed: asyncio.Queue[str] = asyncio.Queue()
        self.push_key, self.pushes = push_key(settings), Pushes(self.store)
        self._notices = Notices(settings, self.push_key, self.pushes, self.audience)
        self._retention = Retention(self.store)
        announcer = Announcer(
            audience=self.audience,
            hub=self.hub,
            duty_due=self.duty_due,
            lobby_changed=self._lobby_changed,
            seats_changed=self._seats_changed,
            scores_changed=self._scores_changed,
            notices=self._notices,
        )
        self._build_matches(announcer)
        self._build_lobby(announcer)
        self._build_loops()

    def _build_matches(self, announcer: Announcer) -> None:
        store, shared = self.store, self.settings.shared
        self._snapshots = Snapshots(store)
        self.matches = MatchCache(store, self._snapshots, announcer, shared=shared)
        self.summaries = Summaries(self.matches, self.audience, self._scores_changed)
        self._changes = Changes(
            store, self.matches, announcer, self._commits, snapshots=self._snapshots, shared=shared
        )
        self.quotas = Quotas(self.people, self.matches, self.limits)
        self._absence = Absence(self.settings, store, self.matches)
        self._bot_tables = BotTables(self.limits, store)
        self.commands = Commands(self._changes, self._absence, self.matches, self._bot_tables)
        hints = Hints(self.matches, self.bots)
        welcome = Welcome(store, self.people, self.matches, self.signer)
        self.player_commands = PlayerCommands(
            limits=self.limits,
            quotas=self.quotas,
            commands=self.commands,
            hints=hints,
            outbox=self._outbox,
            matches=self.matches,
            welcome=welcome,
        )
        plies = int(self.limits.table.counts["plies"])
        self.creation = Creation(store, self.matches, announcer, self._commits, plies=plies)
        self.invitations = Invitations(
            store=store,
            matches=self.matches,
            changes=self._changes,
            quotas=self.quotas,
            limits=self.limits,
            welcome=welcome,
        )

    def _build_lobby(self, announcer: Announcer) -> None:
        self.seeks = Seeks(
            store=self.store,
            audience=self.audience,
            creation=self.creation,
            commands=self.commands,
            announcer=announcer,
            limits=self.limits,
            signer=self.signer,
        )
        self.lobby = Lobby(
            store=self.store,
            matches=self.matches,
            audience=self.audience,
            seeks=self.seeks,
            changed=self._lobby_changed,
            poll=self.settings.poll,
        )

        self.watching = Watching(self.store, self.matches)

    def _build_loops(self) -> None:
        self.attendance = Attendance(
            store=self.store,
            matches=self.matches,
            audience=self.audience,
            hub=self.hub,
            absence=self._absence,
            seats_changed=self._seats_changed,
            grace=self.settings.grace,
        )
        self.duties = Duties(
            store=self.store,
            matches=self.matches,
            changes=self._changes,
            bots=self.bots,
            bot_tables=self._bot_tables,
            due=self.duty_due,
        )
        self.reviews = Reviews(self.store, self.matches, self.bots, self.limits)
        self.fairness = Fairness(self.store, self.bots, self.limits)
        self._refresh = Refresh(self.store, self.matches, self.audience, self.settings.poll)
        self.signouts = Signouts(
            self.people, self.signer, self.audience, self.hub, poll=self.settings.poll
        )
        self._host_news = HostNews(
            store=self.store,
            bans=self.bans,
            signouts=self.signouts,
            matches=self.matches,
            audience=self.audience,
            pause=self.settings.poll,
        )
        self._news = NewsListener(
            hub=self.hub,
            refresh=self._refresh,
            attendance=self.attendance,
            outbox=self._outbox,
            signouts=self.signouts,
            lobby_changed=self._lobby_changed,
        )

    async def open(self) -> None:
        """Bring the database up to date, and start the loops; once opened nothing is done."""
        if self.ready:
            return
        await self.store.open()
        await self._absence.resume()
        await self.signouts.open()
        await self._host_news.start()
        self._news.start()
        self.summaries.start()
        self.lobby.start()
        await self.duties.start()
        await self.reviews.start()
        await self.fairness.start()
        self._retention.start()
        self._refresh.start()
        await self.attendance.start()
        self.ready = True

    async def close(self) -> None:
        """Stop the loops, finish commits that have begun, close the database."""
        self.ready = False
        await self.attendance.close()
        await self.duties.close()
        await self.reviews.close()
        await self.fairness.close()
        await self._retention.close()
        await self._notices.close()
        self.bots.close()
        await self.gallery.close()
        await self._refresh.close()
        await self._host_news.close()
        await self.lobby.close()
        await self._commits.settle()
        await self._snapshots.settle()
        await self.summaries.close()
        await self.signouts.close()
        await self._news.close()
        await self.hub.close()
        await self.store.close()

    def note_fault(self, error: Declined, where: str) -> None:
        """Log a refusal that is the server's own fault."""
        if error.code in _OURS:
            self.readiness.note(error.__cause__, where)

    def farewell(self) -> None:
        """Ask every client to connect again, since this worker ends."""
        for session in self.audience.sessions:
            session.part()

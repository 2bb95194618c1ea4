"""Settings of a server, with their defaults."""

import os
import re
from pathlib import Path

from msgspec import Struct, json

ENVIRONMENT = "CORRIDOR_SETTINGS"  # variable by which a worker gets its settings


class Settings(Struct, frozen=True, kw_only=True):
    """All settings; passed to workers as JSON."""

    database: str = ""  # a URL; empty: SQLite in the data folder
    valkey: str = ""  # a URL; several workers need it
    data: str = ""  # folder of the database and of the key file
    key: str = ""  # the cookie key in hex; empty: that of the key file
    db_pool: int = 16  # connections to PostgreSQL that a worker may have open
    durable: bool = False  # SQLite waits for the disk at every commit
    workers: int = 1
    origins: tuple[str, ...] = ()  # origins of other pages that may call this server
    hosts: tuple[str, ...] = ()  # names by which the server may be called; none: any
    secure: bool = False  # served by https: the cookie is sent by https only
    proxies: int = 0  # number of trusted proxies that set X-Forwarded-For
    grace: float = 30.0  # seconds of absence before a claim, with a clock
    patience: float = 300.0  # the same without a clock
    poll: float = 2.0  # seconds between polls for events whose news was lost
    lease: float = 30.0  # seconds that a worker has for a leased duty
    metrics: str = ""  # HOST:PORT of the metrics; empty: none are served
    keep_days: int = 0  # days after which finished games are deleted; 0: never
    push_private: bool = False  # notifications may go to other networks than the public internet
    push_pause: float = 60.0  # seconds until a notification that failed is sent again
    review_nodes: int = 0  # nodes for each position of a review; 0: as many as the mode needs
    review_cluster: str = ""  # address of a Dask scheduler that makes reviews; empty: this worker
    analysis_nodes: int = 0  # nodes for each position of the analysis board; 0: as for reviews
    limits: bool = True  # limits by address and person are on
    limit: tuple[str, ...] = ()  # limits that differ from the defaults: "join=20/0.2"
    open_browser: bool = False
    lang: str = ""  # language of the page that is opened; empty: that of the browser

    @property
    def folder(self) -> Path:
        """The folder for database and key."""
        return Path(self.data) if self.data else _data_home() / "corridor"

    @property
    def url(self) -> str:
        """The SQLAlchemy URL of the database."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'corridor.sqlite3'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+asyncpg://" + self.database.removeprefix(prefix)
        return self.database

    @property
    def place(self) -> str:
        """Where the database is, for people: without a password."""
        if not self.database:
            return str(self.folder)
        return re.sub(r"//[^/@]*@", "//", self.database)

    @property
    def shared(self) -> bool:
        """Whether the database is PostgreSQL, so that other workers may change matches."""
        # Asked at every move: no path is put together where no database is named.
        return bool(self.database) and not self.url.startswith("sqlite")

    def text(self) -> str:
        """As JSON, for the environment of a worker."""
        return json.encode(self).decode()


def from_environment() -> Settings:
    """The settings in this process's environment."""
    return json.decode(os.environ.get(ENVIRONMENT, "{}"), type=Settings)


def _data_home() -> Path:
    told = os.environ.get("XDG_DATA_HOME", "")
    return Path(told) if told else Path.home() / ".local" / "share"

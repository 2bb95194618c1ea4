"""How a server is set up, with sane defaults."""

import os
from pathlib import Path

from msgspec import Struct, json

ENVIRONMENT = "CORRIDOR_SETTINGS"  # how a worker is told by the process that started it


class Settings(Struct, frozen=True, kw_only=True):
    """All that can be set."""

    database: str = ""  # a URL; nothing means SQLite in the data folder
    valkey: str = ""  # a URL; needed by several workers
    data: str = ""  # the folder of the database and of the key
    key: str = ""  # the cookie key in hex; nothing means the key file
    durable: bool = False  # SQLite waits until the disk has it
    workers: int = 1
    origins: tuple[str, ...] = ()  # other pages that may speak to this server
    secure: bool = False  # served by https: the cookie is not sent otherwise
    proxies: int = 0  # proxies in front, which tell the client's address
    grace: float = 30.0  # seconds until somebody who is away counts as gone, with a clock
    patience: float = 300.0  # the same without a clock, where nobody is in a hurry
    poll: float = 2.0  # seconds between looks for events that nobody announced
    lease: float = 30.0  # seconds a worker has for a duty
    limits: bool = True  # few commands at a time from one address
    open_browser: bool = False

    @property
    def folder(self) -> Path:
        """Where this server keeps what is its own."""
        return Path(self.data) if self.data else _data_home() / "corridor"

    @property
    def url(self) -> str:
        """The database's address."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'corridor.sqlite3'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+asyncpg://" + self.database.removeprefix(prefix)
        return self.database

    @property
    def shared(self) -> bool:
        """Whether other workers may change matches."""
        return not self.url.startswith("sqlite")

    def text(self) -> str:
        """For the environment of a worker."""
        return json.encode(self).decode()


def from_environment() -> Settings:
    """The settings that the starting process left for its workers."""
    return json.decode(os.environ.get(ENVIRONMENT, "{}"), type=Settings)


def _data_home() -> Path:
    told = os.environ.get("XDG_DATA_HOME", "")
    return Path(told) if told else Path.home() / ".local" / "share"

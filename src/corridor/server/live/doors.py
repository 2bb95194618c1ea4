"""The doors of a worker: how many connections there are, by address and in all.

A connection takes an open file, of which a process has a limited number: whoever holds them all
shuts everybody out. So an address has its share, some files are kept back for the database, and
refusals are logged, many of them as one line. So are requests that nobody can read.
"""

import resource
import time
from dataclasses import dataclass, field

from corridor.server.limits import Limits, network_of
from corridor.server.logs import log
from corridor.wire.codes import Code

_MOST_FILES = 65_536  # open files that a worker asks for
_KEPT_BACK = 100  # files that are not connections
_FEW_FILES = 4096
_LOG_PAUSE = 10.0  # seconds between two lines about the same


@dataclass(slots=True)
class Doors:
    """Counts connections; refuses those beyond the limits."""

    limits: Limits
    proxies: int = 0  # trusted ones in front of us: then all connections come from them
    most: int = field(default_factory=lambda: open_files() - _KEPT_BACK)
    open: int = 0
    refused: int = 0
    _here: dict[str, int] = field(default_factory=dict)
    _lines: dict[str, "_Line"] = field(default_factory=dict)  # by what they say

    def enter(self, address: str) -> bool:
        """Count a connection that was made; ``False``: there are too many, close it."""
        full = self.limits.on and not self.proxies and self._is_full(address)
        if self.open >= self.most or full:
            self._refuse(address, "all" if self.open >= self.most else "address")
            return False
        self.open += 1
        for key in _keys(address):
            self._here[key] = self._here.get(key, 0) + 1
        return True

    def _is_full(self, address: str) -> bool:
        """Whether an address, or its network, has as many connections as it may have."""
        counts = self.limits.table.counts
        most = counts["connections-address"], counts["connections-address"] * counts["network"]
        pairs = zip(_keys(address), most, strict=False)  # most addresses have no network
        return any(self._here.get(key, 0) >= limit for key, limit in pairs)

    def leave(self, address: str) -> None:
        """Count a connection that has ended."""
        self.open -= 1
        for key in _keys(address):
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]

    def note_malformed(self, address: str, where: str) -> None:
        """Log a request that nobody could read: one line with its code, or one for many."""
        self._log("request_malformed", fault=str(Code.BAD_MESSAGE), where=where, address=address)

    def _refuse(self, address: str, limit: str) -> None:
        self.refused += 1
        self._log("connections_refused", limit=limit, address=address, open=self.open)

    def _log(self, what: str, **words: object) -> None:
        line = self._lines.setdefault(what, _Line())
        line.count += 1
        now = time.monotonic()
        if now >= line.quiet_until:
            log.warning(what, **words, count=line.count)
            line.quiet_until, line.count = now + _LOG_PAUSE, 0


@dataclass(slots=True)
class _Line:
    """What happened so often since the last line about it, and when the next may be written."""

    count: int = 0
    quiet_until: float = 0.0


def _keys(address: str) -> list[str]:
    """The address, and its network if it has one; nothing for a connection without an address."""
    return [key for key in (address, network_of(address)) if key]


def open_files() -> int:
    """How many files this process may open."""
    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _MOST_FILES if soft == resource.RLIM_INFINITY else soft


def raise_open_files() -> None:
    """Raise the soft limit of open files as far as the hard one allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    if open_files() < _FEW_FILES:
        log.warning("few_open_files", files=open_files())

"""Dumps of PostgreSQL, by its own programs pg_dump and pg_restore."""

import os
import shutil
import subprocess
from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit

from corridor.engine.complaint import Complaint, quoted


def dump(url: str, target: Path) -> None:
    """Write a dump at one moment, while servers run; and read its list of contents again."""
    _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={target}")
    target.chmod(0o600)
    _run("pg_restore", "", "--list", str(target))


def load(url: str, dumped: Path) -> None:
    """Replace the contents of a database by those of a dump: all of them, or none."""
    _run("pg_restore", url, "--clean", "--if-exists", "--no-owner", "--no-privileges",
         "--single-transaction", "--exit-on-error", str(dumped))  # fmt: skip


def _run(program: str, url: str, *words: str) -> None:
    found = shutil.which(program)
    if found is None:
        raise Complaint("host-no-program", program=program)
    where, password = _without_password(url)
    done = subprocess.run(  # noqa: S603  PostgreSQL's own program, with words of ours
        [found, *words, *([f"--dbname={where}"] if url else [])],
        env={**os.environ, **({"PGPASSWORD": password} if password else {})},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        said = done.stderr.strip().splitlines() or [str(done.returncode)]
        raise Complaint("host-program-failed", program=program, why=quoted(said[-1]))


def _without_password(url: str) -> tuple[str, str]:
    """A URL for libpq, and its password apart: words of a command can be read by all users."""
    parts = urlsplit(url.replace("+asyncpg", ""))
    who, at, where = parts.netloc.rpartition("@")
    name, _, password = who.partition(":")
    return urlunsplit(parts._replace(netloc=f"{name}{at}{where}")), unquote(password)

"""Versions of the schema: that of a database, and those that this program knows."""

from functools import cache
from importlib.resources import files

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def alembic_config() -> Config:
    """Where alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(files("corridor.server.storage") / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


@cache
def known_revisions() -> frozenset[str]:
    """The versions that this program can read or upgrade."""
    found = ScriptDirectory.from_config(alembic_config()).walk_revisions()
    return frozenset(script.revision for script in found)


HEAD = max(known_revisions())  # four digits, so the largest is the latest


def current_revision(connection: Connection) -> str | None:
    """The version of a database; ``None`` if it was never ours."""
    return MigrationContext.configure(connection).get_current_revision()


def is_newer(revision: str) -> bool:
    """Whether a version is one that only a later program knows."""
    return revision not in known_revisions()

"""``--database`` and ``--data``: which server's database a host's command is about."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import click

from corridor.cli.speech.help import Option
from corridor.cli.speech.refusals import Misuse, Refusal
from corridor.i18n import say

if TYPE_CHECKING:
    from corridor.server.settings import Settings

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


def database_options(command: F) -> F:
    """Add both options, as `corridor serve` has them."""
    data = click.option("--data", cls=Option, metavar="FOLDER", envvar="CORRIDOR_DATA", default="",
                        help="cli-help-data")  # fmt: skip
    database = click.option("--database", cls=Option, metavar="URL", envvar="CORRIDOR_DATABASE",
                            default="", help="cli-help-database")  # fmt: skip
    return database(data(command))


def settings_of(database: str, data: str) -> "Settings":
    """The settings of the server whose database is meant; needs the extra ``server``."""
    try:
        from corridor.server.settings import Settings
    except ImportError:
        raise Misuse(say("cli-serve-needs-extra")) from None
    return Settings(database=database, data=data)


def carried_out(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run work on a database; what it complains of is a sentence and exit code 1."""
    try:
        from corridor.engine.complaint import Complaint

        return asyncio.run(work())
    except Complaint as error:
        raise Refusal(str(error)) from None
    except ImportError:
        raise Misuse(say("cli-serve-needs-extra")) from None

"""Structured logs: one line of JSON for each entry, with secrets masked."""

import logging
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any

import structlog

log: Any = structlog.get_logger("corridor")
_SECRET = frozenset({"token", "secret", "cookie", "code", "key", "authorization"})


def _without_secrets(
    _logger: object, _method: str, line: MutableMapping[str, Any]
) -> Mapping[str, Any]:
    return {name: "..." if name in _SECRET else value for name, value in line.items()}


def set_up(*, quiet: bool = False) -> None:
    """Log to the standard error; ``quiet``: warnings and errors only."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            _without_secrets,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.WARNING if quiet else logging.INFO
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )

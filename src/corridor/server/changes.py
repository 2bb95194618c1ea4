"""What a commit writes, as statements: by rows, or all rows at once."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Insert,
    Table,
    Update,
    bindparam,
    func,
    insert,
    select,
    update,
)

from corridor.server import schema


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a table for rows that have the names of its parameters."""

    by_row: Insert | Update
    at_once: Insert | Update  # for SQLite, which takes all rows as the JSON text ``rows``


_ROWS = func.json_each(bindparam("rows")).table_valued("value")


def _told(name: str) -> ColumnElement[Any]:
    return func.json_extract(_ROWS.c.value, f"$.{name}")


def _new(table: Table, *names: str) -> Change:
    chosen = select(*(_told(name) for name in names)).select_from(_ROWS)
    return Change(insert(table), insert(table).from_select(list(names), chosen))


def _later(**told: str) -> Change:
    """The changing columns of a match, each with its name in a row."""
    name = schema.matches.c.id
    rest: dict[str, Any] = {
        "leased_until": 0
    }  # whatever was to be done for it is done or no longer wanted
    by_row: dict[str, Any] = {column: bindparam(one) for column, one in told.items()}
    at_once: dict[str, Any] = {column: _told(one) for column, one in told.items()}
    return Change(
        update(schema.matches).where(name == bindparam("match_id")).values({**by_row, **rest}),
        update(schema.matches).where(name == _told("match_id")).values({**at_once, **rest}),
    )


NEW_MATCHES = _new(
    schema.matches, "id", "tags", "created", "phase", "public", "seq", "due_at", "flag_at"
)
NEW_EVENTS = _new(schema.events, "match", "seq", "at", "body")
NEW_SECRETS = _new(schema.secrets, "hash", "match", "seat")
LATER_MATCHES = _later(phase="new_phase", seq="new_seq", due_at="new_due", flag_at="new_flag")

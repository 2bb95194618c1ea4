"""Bulk statements of a commit: each takes all its rows as one JSON text.

One statement for many rows saves a round trip, and the parsing of parameters, for each row.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import (
    JSON,
    Column,
    ColumnElement,
    Delete,
    Insert,
    Table,
    Text,
    Update,
    bindparam,
    cast,
    column,
    delete,
    exists,
    func,
    insert,
    select,
    tuple_,
    update,
)

from corridor.server.storage import schema

Told: TypeAlias = Mapping[str, ColumnElement[Any]]  # the expression for each column
Statement: TypeAlias = Insert | Update | Delete
_ROWS = bindparam("rows", type_=Text())


@dataclass(frozen=True, slots=True)
class Change:
    """A statement for both databases; its parameter ``rows`` is a JSON list of objects."""

    sqlite: Statement
    postgres: Statement


def _change(make: Callable[[Table, Told], Statement], table: Table, *names: str) -> Change:
    columns = [table.c[name] for name in names]
    return Change(make(table, _by_sqlite(columns)), make(table, _by_postgres(columns)))


def _by_sqlite(columns: Iterable[Column[Any]]) -> Told:
    rows = func.json_each(_ROWS).table_valued("value")
    return {each.name: func.json_extract(rows.c.value, f"$.{each.name}") for each in columns}


def _by_postgres(columns: Iterable[Column[Any]]) -> Told:
    rows = func.json_to_recordset(cast(_ROWS, JSON))
    typed = rows.table_valued(*(column(each.name, each.type) for each in columns))
    return dict(typed.render_derived(name="told", with_types=True).c)


def _new(table: Table, told: Told) -> Insert:
    return insert(table).from_select(list(told), select(*told.values()))


def _new_once(table: Table, told: Told) -> Insert:
    """Rows that are there already stay as they are."""
    same = [table.c[name] == value for name, value in told.items()]
    fresh = select(*told.values()).where(~exists().where(*same).correlate_except(table))
    return insert(table).from_select(list(told), fresh)


def _removed(table: Table, told: Told) -> Delete:
    row = tuple_(*(table.c[name] for name in told))
    return delete(table).where(row.in_(select(*told.values())))


def _later(table: Table, told: Told) -> Update:
    """An update that also ends the lease: a change settles or replaces the duty."""
    changed = {name: value for name, value in told.items() if name != "id"}
    return update(table).where(table.c.id == told["id"]).values(**changed, leased_until=0)


def _ended(table: Table, told: Told) -> Update:
    mine = (table.c.match == told["match"]) & (table.c.player == told["player"])
    return update(table).where(mine).values(result=told["result"])


_MOVING = ("phase", "seq", "due_at", "flag_at")  # columns that change during a match
_MADE = ("id", "tags", "created", "public", "owner", "origin")
NEW_MATCHES = _change(_new, schema.matches, *_MADE, *_MOVING)
NEW_EVENTS = _change(_new, schema.events, "match", "seq", "at", "body")
NEW_SECRETS = _change(_new, schema.secrets, "hash", "match", "seat")
LATER_MATCHES = _change(_later, schema.matches, "id", *_MOVING)
SAT_DOWN = _change(_new_once, schema.sitting, "match", "player")
ENDED = _change(_ended, schema.sitting, "match", "player", "result")
STOOD_UP = _change(_removed, schema.sitting, "match", "player")

"""Records of the law as messages of the analysis board, and back."""

import json
from typing import Any

from corridor.rules.errors import InvalidText
from corridor.rules.notation import move_text
from corridor.rules.position import Counters, Position
from corridor.rules.position_text import position_text
from corridor.rules.record import Line, Played, Record, result_text, seats_text
from corridor.rules.record_json import FORMAT
from corridor.rules.record_parts import clock_text
from corridor.rules.record_reader import read_record
from corridor.wire.analysis import NotedLine, NotedMove, NotedRecord


def noted(record: Record) -> NotedRecord:
    """A record as a message."""
    usual = record.start == record.mode.start() and record.counters == Counters()
    return NotedRecord(
        start=position_text(record.start, record.counters),
        usual=usual,
        line=_noted_line(record.line, record.start),
        tags=dict(record.tags),
        seats=seats_text(record.seats, record.mode),
        characters=" ".join(record.characters),
        result=record.result,
        termination=str(record.termination),
    )


def _noted_line(line: Line, start: Position) -> NotedLine:
    return NotedLine(line.comment, tuple(_noted_move(played, start) for played in line.moves))


def _noted_move(played: Played, start: Position) -> NotedMove:
    return NotedMove(
        move=move_text(start, played.move),
        glyph=str(played.glyph or ""),
        clock="" if played.clock is None else clock_text(played.clock),
        eval=played.evaluation,
        comment=played.comment,
        variations=tuple(_noted_line(line, start) for line in played.variations),
    )


def record_noted(told: NotedRecord) -> Record:
    """The record of a message, every move checked; if its main line ends, so does the record.

    Raises ``InvalidText`` for what is no record.
    """
    table: dict[str, Any] = {"format": FORMAT, "start": told.start, **_line(told.line)}
    if told.tags:
        table["tags"] = told.tags
    for name in ("seats", "characters"):
        if text := getattr(told, name):
            table[name] = text
    ways = ({"result": told.result, "termination": told.termination}, {"result": "*"})
    said = ways[0] if told.result != "*" else ways[1]
    try:
        return read_record(json.dumps(table | said))
    except InvalidText:
        pass  # its line is another now: the board says how it ended
    outcome = read_record(json.dumps(table | {"moves": [], "result": "*"})).game()
    for move in told.line.moves:
        outcome.push_text(move.move)
    end = outcome.outcome
    sides = len(outcome.mode.layout.stock)
    winners = () if end is None else tuple(range(sides)) if end.winner is None else (end.winner,)
    return read_record(json.dumps(table | {"result": result_text(winners, sides)}))


def _line(line: NotedLine) -> dict[str, Any]:
    moves = [_move(move) for move in line.moves]
    return {"comment": line.comment, "moves": moves} if line.comment else {"moves": moves}


def _move(move: NotedMove) -> str | dict[str, Any]:
    said: dict[str, Any] = {"move": move.move}
    for name in ("glyph", "clock", "eval", "comment"):
        if text := getattr(move, name):
            said[name] = text
    if move.variations:
        said["variations"] = [_line(line) for line in move.variations]
    return said
